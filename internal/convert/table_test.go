package convert_test

import (
	"testing"

	"github.com/wendgames/wend/internal/convert"
)

const (
	linkRules = "game: link\nrules: turns=2 outside=no slide=none\n\n"
	lairRules = "game: lair\nrules: tail=strict\n\n"
)

func TestReadCSV(t *testing.T) {
	const noCell = "a cell is a kind (a number from 1), . or 0 (empty) or # (a wall), not "
	for _, r := range []reading{
		{name: "tiles", text: "1,2,3\n0,.,\n#,2147483647,1\n", want: linkRules + "         1          2          3\n         .          .          .\n         # 2147483647          1\n"},
		{name: "of Windows", text: "\xef\xbb\xbf1,2\r\n2,1\r\n", want: linkRules + " 1  2\n 2  1\n"},
		{name: "without a line end", text: "1,2\n2,1", want: linkRules + " 1  2\n 2  1\n"},
		{name: "semicolons", text: "1;;2\n2;#;1\n", want: linkRules + " 1  .  2\n 2  #  1\n"},
		{name: "quotes and blanks", text: "\"1\", \"2\" ,\" 3 \"\n\t4 ,\"\",  \n", want: linkRules + " 1  2  3\n 4  .  .\n"},
		{name: "one column", text: "1\n\n1\n\n\n", want: linkRules + " 1\n .\n 1\n"},
		{name: "one column that ends empty", text: "\n1\n0\n", want: linkRules + " .\n 1\n .\n"},
		{name: "empty rows", text: ",,\n1,1,\n,,\n \r\n\n", want: linkRules + " .  .  .\n 1  1  .\n .  .  .\n"},
		{name: "nothing", text: "", err: "in:1:1: the board has no cells"},
		{name: "blank lines", text: "\n\n", err: "in:1:1: the board has no cells"},
		{name: "rows of several lengths", text: "1,2,3\n1\n1,2,3,4\n,,\n",
			err: "in:2:2: this row is 1 long, the first 3\nin:3:7: this row is 4 long, the first 3"},
		{name: "no kinds", text: "01,3.0,-1\n1e2,\"1\"2,+1\n 2147483648,\"1\",x",
			err: "in:1:1: a kind has no leading zeros: 1, not \"01\"\nin:1:4: " + noCell + "\"3.0\"\nin:1:8: " + noCell + "\"-1\"\n" +
				"in:2:1: " + noCell + "\"1e2\"\nin:2:5: " + noCell + `"\"1\"2"` + "\nin:2:10: " + noCell + "\"+1\"\n" +
				"in:3:2: a kind is at most 2147483647, not \"2147483648\"\nin:3:17: " + noCell + "\"x\""},
		{name: "separators in quotes", text: "\"1,5\",2\n1,2\n", err: "in:1:1: " + noCell + `"1,5"`},
		{name: "a quote that does not end", text: "\"1,5\n1,2\n", err: "in:1:1: " + noCell + `"\"1"`},
		{name: "commas win over semicolons", text: "1;2,3\n", err: "in:1:1: " + noCell + `"1;2"`},
		{name: "tabs", text: "1\t2\n", err: "in:1:1: " + noCell + `"1\t2"`},
		{name: "behind a mark", text: "\xef\xbb\xbfx\n", err: "in:1:1: " + noCell + `"x"`},
		{name: "no UTF-8", text: "1,2\n1,\xe9\n", err: "in:2:3: this is no UTF-8 text"},
		{name: "UTF-16", text: "\xff\xfe1\x00", err: "in:1: this is UTF-16 text; save it as UTF-8"},

		{name: "lair", text: "E,,#,.\n>,v, ,#\n^,>,\"@\",.\n", want: lairRules + "E.#.\n>v.#\n^>@.\n"},
		{name: "lair without head and exit", text: ".,<\n", err: "in:1: the drawing shows no head (@)\nin:1: the drawing shows no exit (E)\n" +
			"in:1:3: this arrow points to 1,1, where no block is\nin:1:3: this block belongs to no head: none (@) is drawn"},
		{name: "lair with other marks", text: "E,@, 12,x\n0,.,\n",
			err: "in:1:6: a square is one of . # E @ ^ v < >, or nothing, not \"12\"\n" +
				"in:1:9: a square is . (vacant), # (stone), E (exit), @ (head) or an arrow ^ v < >, not 'x'\n" +
				"in:2:1: a square is . (vacant), # (stone), E (exit), @ (head) or an arrow ^ v < >, not '0'\n" +
				"in:2:5: this row is 3 long, the first 4"},
		{name: "lair with a longer row", text: "E;@\n.;.;EE\n",
			err: "in:2:5: a square is one of . # E @ ^ v < >, or nothing, not \"EE\"\nin:2:5: this row is 3 long, the first 2"},
		{name: "walls alone are tiles", text: "#,.\n", want: linkRules + " #  .\n"},
		{name: "a longer word is no mark", text: "1,E2\n", err: "in:1:3: " + noCell + `"E2"`},
	} {
		r.try(t, convert.CSV)
	}
}

func TestReadTSV(t *testing.T) {
	for _, r := range []reading{
		{name: "tiles", text: "1\t\t2\r\n\"2\"\t # \t1\r\n", want: linkRules + " 1  .  2\n 2  #  1\n"},
		{name: "an empty row", text: "1\t1\n\t\n\n", want: linkRules + " 1  1\n .  .\n"},
		{name: "lair", text: "E\t\t\n@\t<\t\n", want: lairRules + "E..\n@<.\n"},
		{name: "commas", text: "1,2\t3", err: "in:1:1: a cell is a kind (a number from 1), . or 0 (empty) or # (a wall), not \"1,2\""},
	} {
		r.try(t, convert.TSV)
	}
}

func TestWriteTables(t *testing.T) {
	for _, w := range []writing{
		{name: "tiles", level: "link\ntitle: T\n\n1 . 20\n# . 1\n", want: "1\t0\t20\n#\t0\t1\n"},
		{name: "one column", level: "link\n\n.\n1\n.\n", want: "0\n1\n0\n"},
		{name: "lair", level: "lair\n\nE.#\n@<E\n", want: "E\t.\t#\n@\t<\tE\n"},
		{name: "other rules", level: "link\nrules: turns=0 outside=yes slide=cols-in\n\n1\n", err: "tsv cannot say: turns=0, outside=yes, slide=cols-in"},
		{name: "loose", level: "lair\nrules: tail=loose\n\nE@\n", err: "tsv cannot say: tail=loose"},
		{name: "hidden", level: "lair\nexits: 1,1 1,3\nsnake: 1,3 1,2 1,1\n\n##.\n",
			err: "tsv cannot say: exits on stones (1,1), a snake on stones (1,2 1,1), a snake on exits (1,3 1,1)"},
		{name: "goal", level: "lair\ngoal: 1,1\n\n.@\n", err: "tsv cannot say: a goal (1,1)"},
	} {
		w.try(t, convert.TSV)
	}
	writing{name: "tiles", level: "link\n\n1 .\n", want: "1,0\n"}.try(t, convert.CSV)
	writing{name: "hidden", level: "lair\nsnake: 1,1\n\nE\n", err: "csv cannot say: a snake on exits (1,1)"}.try(t, convert.CSV)
}
