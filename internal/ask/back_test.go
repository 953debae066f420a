package ask_test

import (
	"context"
	"testing"
	"time"

	"github.com/wendgames/wend/internal/ask"
	"github.com/wendgames/wend/level"
	"github.com/wendgames/wend/play"
)

// A board on which one take loses the game, the same cells with tiles that nothing but a shuffle helps, and a snake that can
// turn the wrong way.
const (
	fork   = "link\nrules: turns=0\n\n1 1 1 5 5 6 6\n# # 1 # # # #\n"
	tangle = "link\nrules: turns=0\n\n1 5 6 5 6 1 1\n# # 1 # # # #\n"
	cell   = "lair\n\nE..#.\n##@<.\n##.##\n"
)

// lostBy is the way back from a game that a move has lost.
func lostBy(start ask.Verdict, undo, number int, move string) ask.Back {
	return ask.Back{Start: start, Undo: undo, Least: true, Number: number, Move: move}
}

func TestBack(t *testing.T) {
	for name, test := range map[string]struct {
		text, moves string
		want        ask.Back
	}{
		"the last take":    {fork, "1,4-1,5 1,2-1,3", lostBy(ask.Solvable, 1, 2, "1,2-1,3")},
		"the first take":   {fork, "1,2-1,3 1,4-1,5 1,6-1,7", lostBy(ask.Solvable, 3, 1, "1,2-1,3")},
		"one in between":   {fork, "1,4-1,5 1,2-1,3 1,6-1,7", lostBy(ask.Solvable, 2, 2, "1,2-1,3")},
		"lost from start":  {"link\n\n1 2 3 3\n2 1 . .\n", "1,3-1,4", ask.Back{Start: ask.Impossible, Least: true}},
		"a shuffle lost":   {"link\nrules: turns=0\n\n1 1 2 2\n", "~1,2,1,2", lostBy(ask.Solvable, 1, 1, "~1,2,1,2")},
		"a shuffle helped": {tangle, "~1,1,1,5,5,6,6,1 1,2-1,3 1,4-1,5", lostBy(ask.Impossible, 2, 2, "1,2-1,3")},
		"none helped":      {tangle, "~1,5,6,5,6,1,1,1 1,6-1,7", ask.Back{Start: ask.Impossible, Least: true}},
		"a snake":          {cell, "D", lostBy(ask.Solvable, 1, 1, "D")},
	} {
		h, err := ask.Hint(context.Background(), name, after(t, test.text, test.moves), ask.Limits{})
		if err != nil || h.Verdict != ask.Impossible || h.Back == nil || *h.Back != test.want {
			t.Errorf("%s: verdict %s, %+v, want %+v, error %v", name, h.Verdict, h.Back, test.want, err)
		}
	}
}

// lostGames are the games on smaller built-in levels of the tile game that taking always the first open pair loses.
func lostGames(t *testing.T) map[string]*play.Game {
	t.Helper()
	games := map[string]*play.Game{}
	for e := range level.Builtin() {
		if e.Level.Link == nil || e.Level.Size().Cells() > 120 {
			continue
		}
		g := play.New(e.Level, nil)
		for len(g.Moves()) < 40 {
			a, b, ok := g.Position().(*play.LinkPosition).Hint()
			if !ok {
				break
			}
			g.Move(a.String() + "-" + b.String())
		}
		s, err := ask.Solve(context.Background(), e.Name, g, ask.Limits{Time: 20 * time.Second})
		if err != nil {
			t.Fatal(err)
		}
		if s.Verdict == ask.Impossible {
			games[e.Name] = g
		}
	}
	if len(games) < 3 {
		t.Errorf("%d games were lost", len(games))
	}
	return games
}

// TestBackIsWhatUndoingFinds compares the binary search with undoing one move after the other, and what it finds when
// positions are not decided with both.
func TestBackIsWhatUndoingFinds(t *testing.T) {
	open := 0 // answers that are not the least
	for name, g := range lostGames(t) {
		h, err := ask.Hint(context.Background(), name, g, ask.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		for states := 1; states < 200; states *= 3 {
			few, err := ask.Hint(context.Background(), name, g, ask.Limits{States: states})
			if err != nil {
				t.Fatal(err)
			}
			b := few.Back
			if b == nil {
				continue
			}
			if b.Undo > 0 && b.Undo < h.Back.Undo || b.Least && b.Undo != h.Back.Undo || !b.Least && (b.Number > 0 || b.Stop != ask.TooMany) {
				t.Errorf("%s: with %d states %+v, without limits %+v", name, states, b, h.Back)
			}
			if !b.Least {
				open++
			}
		}
		for undone := range h.Back.Undo + 1 {
			want := ask.Impossible
			if undone == h.Back.Undo {
				want = ask.Solvable
			}
			if s, err := ask.Solve(context.Background(), name, g, ask.Limits{}); err != nil || s.Verdict != want {
				t.Errorf("%s: %s after %d moves taken back, want %s, error %v", name, s.Verdict, undone, want, err)
			}
			if want == ask.Solvable && (!h.Back.Least || h.Back.Number != len(g.Moves())+1) {
				t.Errorf("%s: %+v, but %d moves are left", name, h.Back, len(g.Moves()))
			}
			g.Undo()
		}
	}
	if open == 0 {
		t.Error("no answer was left open")
	}
}
