package convert_test

import (
	"strings"
	"testing"

	"github.com/wendgames/wend/internal/convert"
)

func TestReadSnake(t *testing.T) {
	const mark = "a square is @ (head), $ (body), * (goal), # (wall) or a blank (vacant), not "
	const ways = "the body can be read in more than one way: behind the block at "
	for _, r := range []reading{
		{name: "one block", text: "*@", want: lairRules + "E@\n"},
		{name: "trimmed lines", text: "*\n  # \n @$$\n   $\n", want: lairRules + "E...\n..#.\n.@<<\n...^\n"},
		{name: "of Windows", text: "\xef\xbb\xbf*@\r\n$$\r\n", want: lairRules + "E@\n>^\n"},
		{name: "blank rows", text: "\n @*\n\n\n", want: lairRules + "...\n.@E\n...\n...\n"},
		{name: "touches itself", text: "@$\n $*\n$$\n$\n$$$", want: lairRules + "@<.\n.^E\n>^.\n^..\n^<<\n"},
		{name: "nothing", text: "", err: "in:1: the drawing has no squares"},
		{name: "blank lines", text: "\r\n\n", err: "in:1: the drawing has no squares"},
		{name: "no head and no goal", text: " #\n $", err: "in:1: the drawing shows no head (@)\nin:1: the drawing shows no goal (*)"},
		{name: "two of each", text: "@*\n\n*@", err: "in:3:1: a second goal (*) at 3,1: there is one at 1,2 already\nin:3:2: a second head (@) at 3,2: there is one at 1,1 already"},
		{name: "other marks", text: "@*\t.\nx\r#é$",
			err: "in:1:3: " + mark + `'\t'` + "\nin:1:4: " + mark + "'.'\nin:2:1: " + mark + "'x'\nin:2:2: " + mark + `'\r'` + "\nin:2:4: " + mark + "'é'"},
		{name: "no UTF-8", text: "@*\xff", err: "in:1:3: this is no UTF-8 text"},
		{name: "several ways", text: "@$*\n$$", err: "in:1:1: " + ways + "1,1 the next is the one at 1,2 or the one at 2,1"},
		{name: "several ways behind the head", text: " $$\n@$$*\n", err: "in:2:2: " + ways + "2,2 the next is the one at 1,2 or the one at 2,3"},
		{name: "several goals and ways", text: "*@$*\n $$\n*", err: "in:1:2: " + ways + "1,2 the next is the one at 1,3 or the one at 2,2\n" +
			"in:1:4: a second goal (*) at 1,4: there is one at 1,1 already\nin:3:1: a second goal (*) at 3,1: there is one at 1,1 already"},
		{name: "no goal and not connected", text: "@$ $\n\n$", err: "in:1: the drawing shows no goal (*)\nin:1:4: the block at 1,4 is not connected with the head at 1,1"},
		{name: "two ends", text: "$@$*", err: "in:1:2: the body cannot be read: no way from the head goes over every block once"},
		{name: "too large", text: "@*" + strings.Repeat(" ", 9000) + strings.Repeat("\n", 8000), err: "in:1: a lair has at most 67108864 squares, not 8000 times 9002"},
	} {
		r.try(t, convert.Snake)
	}
}

func TestWriteSnake(t *testing.T) {
	const ways = "the body can be read in more than one way: behind the block at "
	for _, w := range []writing{
		{name: "lair", level: "lair\ntitle: T\n\nE...\n..#.\n.@<<\n...^\n....\n", want: "*   \n  # \n @$$\n   $\n    "},
		{name: "goal under the head", level: "lair\nsnake: 1,1\n\nE.\n", err: "snake cannot say: a snake on exits (1,1)"},
		{name: "exits", level: "lair\n\nE@E\n", err: "snake cannot say: more than one exit (1,1 1,3)"},
		{name: "hidden and loose", level: "lair\nrules: tail=loose\nexits: 1,1\nsnake: 1,3\n\n#.#\n", err: "snake cannot say: exits on stones (1,1), a snake on stones (1,3), tail=loose"},
		{name: "goal", level: "lair\ngoal: 1,1\n\n.@\n", err: "snake cannot say: a goal (1,1)"},
		{name: "body", level: "lair\nrules: tail=loose\n\n@<E\n>^.\n", err: "snake cannot say: tail=loose, this body (" + ways + "1,1 the next is the one at 1,2 or the one at 2,1)"},
		{name: "the other game", level: "link\n\n1\n", err: "snake cannot say: the tile game"},
	} {
		w.try(t, convert.Snake)
	}
}
