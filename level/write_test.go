package level_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
	"github.com/wendgames/wend/level"
	"github.com/wendgames/wend/link"
)

// TestWhatCannotBeWritten has levels that no file can say.
func TestWhatCannotBeWritten(t *testing.T) {
	board := &level.Link{Board: link.NewBoard([][]link.Kind{{1, 1}}), Rules: link.Standard}
	size := grid.Size{Rows: 1, Cols: 3}
	exit := &level.Lair{Lair: lair.New(size, []grid.Pos{{}}), Body: []grid.Pos{{Col: 1}}}
	goal := lair.New(size, nil)
	goal.SetGoal([]grid.Pos{{}, {Col: 1}})
	for name, test := range map[string]struct {
		l    level.Level
		want string
	}{
		"no game":              {level.Level{}, "it is for no game"},
		"both games":           {level.Level{Link: board, Lair: exit}, "it is for both games"},
		"two lines":            {level.Level{Link: board, Title: "a\nrules: turns=0"}, "title: a control character"},
		"no UTF-8":             {level.Level{Link: board, Author: "\xff"}, "author: this is no UTF-8 text"},
		"blanks at the ends":   {level.Level{Link: board, Made: " a"}, "made: blanks at an end"},
		"a claim":              {level.Level{Link: board, Expect: "9"}, "expect: a number of steps"},
		"moves":                {level.Level{Link: board, Moves: "U"}, "moves: want a take"},
		"moves not as written": {level.Level{Lair: exit, Solution: "L L"}, `solution: these moves are written "LL"`},
		"a name":               {level.Level{Link: board, Extra: []level.Extra{{Name: "x-A", Value: "1"}}}, `"x-A" is no name`},
		"a name of another":    {level.Level{Link: board, Extra: []level.Extra{{Name: "colour", Value: "1"}}}, `"colour" is no name`},
		"a name twice":         {level.Level{Link: board, Extra: []level.Extra{{Name: "x-a"}, {Name: "x-a"}}}, "x-a: the key is there twice"},
		"a key again":          {level.Level{Link: board, Extra: []level.Extra{{Name: "game", Value: "lair"}}}, `"game" is no name`},
		"no snake":             {level.Level{Lair: &level.Lair{Lair: exit.Lair}}, "the snake has no blocks"},
		"no body": {level.Level{Lair: &level.Lair{Lair: exit.Lair, Body: []grid.Pos{{Col: 3}}}},
			"a block of the snake is off the lair"},
		"no end":         {level.Level{Lair: &level.Lair{Lair: lair.New(size, nil), Body: exit.Body}}, "neither an exit nor a goal"},
		"no board":       {level.Level{Link: &level.Link{}}, "there is no board"},
		"no lair":        {level.Level{Lair: &level.Lair{}}, "there is no lair"},
		"no slide":       {level.Level{Link: &level.Link{Board: board.Board, Rules: link.Rules{Slide: 99}}}, "its slide is none"},
		"too many turns": {level.Level{Link: &level.Link{Board: board.Board, Rules: link.Rules{Turns: 1 << 40}}}, "its number of turns"},
		"an exit twice": {level.Level{Lair: &level.Lair{Lair: lair.New(size, []grid.Pos{{}, {}}), Body: exit.Body}},
			"an exit is there twice"},
		"steps with a sign": {level.Level{Lair: exit, Expect: "-5"}, "expect: want solvable"},
		"another length":    {level.Level{Lair: &level.Lair{Lair: goal, Body: exit.Body}}, "different lengths"},
	} {
		for format, write := range map[string]func([]byte) ([]byte, error){"text": test.l.AppendText, "JSON": test.l.AppendJSON} {
			out, err := write([]byte("before"))
			if err == nil || !strings.Contains(err.Error(), test.want) || string(out) != "before" {
				t.Errorf("%s as %s: %q, error %v, want %q", name, format, out, err, test.want)
			}
		}
	}
}

func TestSplitMoves(t *testing.T) {
	for _, test := range []struct {
		game        level.Game
		text, moves string // the moves with a bar in between
	}{
		{level.LinkGame, " 2,2-1,1\t~1,2,1 3,4-3,4 ", "1,1-2,2|~1,2,1|3,4-3,4"},
		{level.LairGame, "DRRU  LU\tL", "D|R|R|U|L|U|L"},
		{level.LairGame, "D R\r\n~2,1 UU", "D|R|~2,1|U|U"},
		{level.LinkGame, "", ""},
		{level.LairGame, " ", ""},
	} {
		moves, err := level.SplitMoves(test.game, test.text)
		if got := strings.Join(moves, "|"); err != nil || got != test.moves {
			t.Errorf("%q: %q, error %v, want %q", test.text, got, err, test.moves)
		}
		joined := level.JoinMoves(test.game, moves)
		if again, err := level.SplitMoves(test.game, joined); err != nil || !slices.Equal(again, moves) {
			t.Errorf("%q: joined as %q, which is %q, error %v", test.text, joined, again, err)
		}
	}
	for game, text := range map[level.Game]string{level.LinkGame: "1,1-1,2 U", level.LairGame: "DR ~x"} {
		if _, err := level.SplitMoves(game, text); err == nil || !strings.HasPrefix(err.Error(), "want ") {
			t.Errorf("%s %q: error %v", game, text, err)
		}
	}
}
