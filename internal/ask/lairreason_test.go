package ask_test

import (
	"context"
	"strings"
	"testing"

	"github.com/wendgames/wend/internal/ask"
	"github.com/wendgames/wend/play"
)

// TestNoWay has the reasons for which a snake cannot come to the end, in words, and how many squares there are to look at.
func TestNoWay(t *testing.T) {
	for name, test := range map[string]struct {
		text, why string
		squares   int
		reading   string
	}{
		"walls": {"E#.@", ": stones part the head from it", 2, "shown are the squares to which the head can come; one of them lies under the snake"},
		"nowhere": {"E.>>@#", ": the head has nowhere to go", 1,
			"shown are the squares to which the head can come before its body is out of the way; one of them lies under the snake"},
		"a dead end": {"E>>>>@...", ": within 4 steps the head can come to only 4 squares, which allow 3 steps at most, " +
			"as it may not come to one again before 6 steps", 4,
			"shown are the squares to which the head can come before its body is out of the way; one of them lies under the snake"},
		"ways that branch": {"E>>>>>@...\n######.###\n######....",
			": it has to turn, on a way round of 8 squares or more, and on the 9 squares to which it can come before that there is none",
			9, "shown are the squares to which the head can come before the snake has turned; one of them lies under the snake"},
		"small rooms": {"E..>>>>>>>>@..#..\n###########.....#\n###########..##..",
			": it has to turn, on a way round of 10 squares or more, and on the 14 squares to which it can come before that none has more than 8",
			14, "shown are the squares to which the head can come before the snake has turned (= is where a room ends); one of them lies under the snake"},
		"walls before a goal": {"goal: 1,1\n\n.#.@", ": stones part the head from it", 2,
			"shown are the squares to which the head can come; one of them lies under the snake"},
		"nowhere to go to a goal": {"goal: 1,3 1,2 1,1\n\n...>>@#", ": the head has nowhere to go", 1,
			"shown are the squares to which the head can come before its body is out of the way; one of them lies under the snake"},
		"nowhere to come from to a goal": {"goal: 1,3 1,2 1,1\n\n....@<<", ": there is nowhere to come from to the last square of the goal",
			1, "shown are the squares on which the head can be shortly before it comes to the last square of the goal"},
		"a dead end before a goal": {"goal: 1,6 1,5 1,4 1,3 1,2\n\n......@<<<<", ": in the last 2 steps before it comes to the last square " +
			"of the goal the head can be on only 2 squares, which allow 1 step at most, as it may not come to one again before 6 steps",
			2, "shown are the squares on which the head can be shortly before it comes to the last square of the goal"},
	} {
		text := test.text
		if !strings.HasPrefix(text, "goal") {
			text = "\n" + text
		}
		s, err := ask.Solve(context.Background(), name, play.New(parse(t, "lair\n"+text+"\n"), nil), ask.Limits{})
		if err != nil {
			t.Error(err)
			continue
		}
		if want := "no way leads the snake to the end" + test.why; s.Verdict != ask.Impossible || s.Why != want ||
			len(s.Squares) != test.squares || s.Reading != test.reading {
			t.Errorf("%s: %s, %q, %d squares, %q\nwant %q, %d squares, %q", name, s.Verdict, s.Why, len(s.Squares), s.Reading, want,
				test.squares, test.reading)
		}
	}
}
