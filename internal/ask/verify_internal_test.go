package ask

import (
	"errors"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/level"
	"github.com/wendgames/wend/link"
	"github.com/wendgames/wend/play"
)

// TestWrongAnswersAreNotShown has what a search with a fault might find.
func TestWrongAnswersAreNotShown(t *testing.T) {
	board := link.NewBoard([][]link.Kind{{1, 2, 2, 1}})
	g := play.New(&level.Level{Link: &level.Link{Board: board, Rules: link.Standard}}, nil)
	for name, f := range map[string]found{
		"refused":   {verdict: Solvable, moves: []string{"1,1-1,4", "1,2-1,3"}},
		"not all":   {verdict: Solvable, moves: []string{"1,2-1,3"}},
		"too many":  {verdict: Solvable, moves: []string{"1,2-1,3", "1,1-1,4", "1,1-1,4"}},
		"no moves":  {verdict: Solvable, moves: []string{"x"}},
		"no jam":    {verdict: Impossible, jam: []grid.Pos{{Col: 1}, {Col: 2}}},
		"no tile":   {verdict: Impossible, jam: []grid.Pos{{Row: 5}}},
		"empty jam": {verdict: Impossible, jam: []grid.Pos{}},
	} {
		if err := f.verify(g); !errors.Is(err, ErrInternal) {
			t.Errorf("%s: error %v", name, err)
		}
	}
	right := found{verdict: Solvable, moves: []string{"1,2-1,3", "1,1-1,4"}}
	if err := right.verify(g); err != nil {
		t.Errorf("what is right: error %v", err)
	}
}
