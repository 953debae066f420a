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

func TestBack(t *testing.T) {
	for name, test := range map[string]struct {
		text, moves string
		want        ask.Back
	}{
		"the last take":    {fork, "1,4-1,5 1,2-1,3", ask.Back{Start: ask.Solvable, Undo: 1, Least: true, Number: 2, Move: "1,2-1,3"}},
		"the first take":   {fork, "1,2-1,3 1,4-1,5 1,6-1,7", ask.Back{Start: ask.Solvable, Undo: 3, Least: true, Number: 1, Move: "1,2-1,3"}},
		"one in between":   {fork, "1,4-1,5 1,2-1,3 1,6-1,7", ask.Back{Start: ask.Solvable, Undo: 2, Least: true, Number: 2, Move: "1,2-1,3"}},
		"lost from start":  {"link\n\n1 2 3 3\n2 1 . .\n", "1,3-1,4", ask.Back{Start: ask.Impossible, Least: true}},
		"a shuffle lost":   {"link\nrules: turns=0\n\n1 1 2 2\n", "~1,2,1,2", ask.Back{Start: ask.Solvable, Undo: 1, Least: true, Number: 1, Move: "~1,2,1,2"}},
		"a shuffle helped": {tangle, "~1,1,1,5,5,6,6,1 1,2-1,3 1,4-1,5", ask.Back{Start: ask.Impossible, Undo: 2, Least: true, Number: 2, Move: "1,2-1,3"}},
		"none helped":      {tangle, "~1,5,6,5,6,1,1,1 1,6-1,7", ask.Back{Start: ask.Impossible, Least: true}},
		"a snake":          {cell, "D", ask.Back{Start: ask.Solvable, Undo: 1, Least: true, Number: 1, Move: "D"}},
	} {
		h, err := ask.Hint(context.Background(), name, after(t, test.text, test.moves), ask.Limits{})
		if err != nil || h.Verdict != ask.Impossible || h.Back == nil || *h.Back != test.want {
			t.Errorf("%s: verdict %s, %+v, want %+v, error %v", name, h.Verdict, h.Back, test.want, err)
		}
	}
}

// TestBackIsWhatUndoingFinds compares the binary search with undoing one move after the other.
func TestBackIsWhatUndoingFinds(t *testing.T) {
	lost := 0
	for e := range level.Builtin() {
		g := play.New(e.Level, nil)
		for len(g.Moves()) < 40 { // the first pair that is open, and a bad shuffle now and then
			p := g.Position().(*play.LinkPosition)
			a, b, ok := p.Hint()
			if !ok {
				break
			}
			g.Move(a.String() + "-" + b.String())
		}
		if e.Level.Size().Cells() > 120 {
			continue
		}
		limits := ask.Limits{Time: 20 * time.Second}
		h, err := ask.Hint(context.Background(), e.Name, g, limits)
		if err != nil {
			t.Fatal(err)
		}
		if h.Verdict != ask.Impossible {
			continue
		}
		lost++
		undone := 0
		for undone < h.Back.Undo {
			if s, err := ask.Solve(context.Background(), e.Name, g, limits); err != nil || s.Verdict != ask.Impossible {
				t.Errorf("%s: %s after %d moves taken back, error %v", e.Name, s.Verdict, undone, err)
			}
			g.Undo()
			undone++
		}
		s, err := ask.Solve(context.Background(), e.Name, g, limits)
		if err != nil || s.Verdict != ask.Solvable || !h.Back.Least || h.Back.Number != len(g.Moves())+1 {
			t.Errorf("%s: %s after %d moves taken back, %+v, error %v", e.Name, s.Verdict, undone, h.Back, err)
		}
	}
	if lost < 3 {
		t.Errorf("%d games were lost", lost)
	}
}
