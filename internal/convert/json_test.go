package convert_test

import (
	"strings"
	"testing"

	"github.com/wendgames/wend/internal/convert"
)

func TestReadJSON(t *testing.T) {
	const noCell = "a cell is a kind (a number from 1), . or 0 (empty) or # (a wall), not "
	const noSquare = "a square is . (vacant), # (stone), E (exit), @ (head) or an arrow ^ v < >, not "
	for _, r := range []reading{
		{name: "tiles", text: "[[1,0,\"#\"],\n [ 2 , \".\" , 2147483647 ]]", want: linkRules + "         1          .          #\n         2          . 2147483647\n"},
		{name: "with a mark", text: "\xef\xbb\xbf [[1]]\n", want: linkRules + " 1\n"},
		{name: "escapes", text: `[["\u0023",1]]`, want: linkRules + " #  1\n"},
		{name: "lair", text: `["E.#", "@<."]`, want: lairRules + "E.#\n@<.\n"},
		{name: "lair with escapes", text: `["E.#", "@\u003c."]`, want: lairRules + "E.#\n@<.\n"},

		{name: "nothing", text: "", err: "in:1:1: this is no JSON: unexpected end of JSON input"},
		{name: "the end", text: "[[1,2],\n[3", err: "in:2:3: this is no JSON: unexpected end of JSON input"},
		{name: "no JSON", text: "[[1,\n x]]", err: "in:2:2: this is no JSON: invalid character 'x' looking for beginning of value"},
		{name: "at the last byte", text: "[[1],]", err: "in:1:6: this is no JSON: invalid character ']' looking for beginning of value"},
		{name: "something behind", text: "[[1]]\n[", err: "in:2:1: this is no JSON: invalid character '[' after top-level value"},
		{name: "leading zero", text: "[[01]]", err: "in:1:4: this is no JSON: invalid character '1' after array element"},
		{name: "too deep", text: strings.Repeat("[", 20000), err: "in:1:10001: this is no JSON: invalid character '[' exceeded max depth"},
		{name: "object", text: "\n {\"board\":[[1]]}", err: `in:2:2: want an array of rows, such as [[1,0],[0,1]] or ["E.","@<"], not "{\"board\":[[1]]}"`},
		{name: "number", text: "12", err: `in:1:1: want an array of rows, such as [[1,0],[0,1]] or ["E.","@<"], not "12"`},
		{name: "no rows", text: "[]", err: "in:1:1: the board has no cells"},
		{name: "empty row", text: " [[]]", err: "in:1:4: the board has no cells"},
		{name: "rows of several lengths", text: "[[1,2],\n [1],\n [1,2,3]]", err: "in:2:4: this row is 1 long, the first 2\nin:3:7: this row is 3 long, the first 2"},
		{name: "no kinds", text: `[[3.0, -1, 1e2, null],` + "\n" + ` ["3", [1], {"a":[2]}, 2147483648]]`,
			err: "in:1:3: " + noCell + `"3.0"` + "\nin:1:8: " + noCell + `"-1"` + "\nin:1:12: " + noCell + `"1e2"` + "\nin:1:17: " + noCell + `"null"` +
				"\nin:2:3: " + noCell + `"\"3\""` + "\nin:2:8: " + noCell + `"[1]"` + "\nin:2:13: " + noCell + `"{\"a\":[2]}"` +
				"\nin:2:24: a kind is at most 2147483647, not \"2147483648\""},
		{name: "rows of several sorts", text: "[[1],\n  \"E\", 5, [1]]", err: `in:2:3: want a row of cells, such as [1,0,"#"], not "\"E\""` +
			"\n" + `in:2:8: want a row of cells, such as [1,0,"#"], not "5"`},
		{name: "first row", text: "[7]", err: "in:1:1: the board has no cells\n" + `in:1:2: want a row of cells, such as [1,0,"#"], not "7"`},

		{name: "lair of several sorts", text: "[\"E@\",\n [1], null, \"..\"]", err: `in:2:2: want a row of squares, such as "E..@", not "[1]"` +
			"\n" + `in:2:7: want a row of squares, such as "E..@", not "null"`},
		{name: "lair with other marks", text: "[\"E@x\",\n  \"..\"]", err: "in:1:5: " + noSquare + "'x'\nin:2:6: this row is 2 long, the first 3"},
		{name: "lair with other marks and escapes", text: "[\"E@.\",\n  \"\\u002ex.\",\n \"é,.\"]",
			err: "in:2:3: " + noSquare + "'x'\nin:3:2: " + noSquare + "'é'\nin:3:2: " + noSquare + "','"},
		{name: "lair without squares", text: `[""]`, err: "in:1:3: the lair has no squares"},
		{name: "lair without head and exit", text: `["."]`, err: "in:1: the drawing shows no head (@)\nin:1: the drawing shows no exit (E)"},
	} {
		r.try(t, convert.JSON)
	}
}

func TestWriteJSON(t *testing.T) {
	for _, w := range []writing{
		{name: "tiles", level: "link\ntitle: T\n\n1 . 20\n# . 1\n", want: "[\n  [1, 0, 20],\n  [\"#\", 0, 1]\n]\n"},
		{name: "lair", level: "lair\n\nE.#\n@<E\n", want: "[\n  \"E.#\",\n  \"@<E\"\n]\n"},
		{name: "other rules", level: "link\nrules: slide=up\n\n1\n", err: "json cannot say: slide=up"},
		{name: "hidden", level: "lair\nrules: tail=loose\nsnake: 1,1\n\nE\n", err: "json cannot say: a snake on exits (1,1), tail=loose"},
		{name: "goal", level: "lair\ngoal: 1,1\n\n.@\n", err: "json cannot say: a goal (1,1)"},
	} {
		w.try(t, convert.JSON)
	}
}
