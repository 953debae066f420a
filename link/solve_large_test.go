package link_test

import (
	"context"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/link"
)

// TestSolveLargeBoards solves boards that are longer than a machine word is wide, where planes are masks.
func TestSolveLargeBoards(t *testing.T) {
	for _, size := range []grid.Size{{Rows: 2, Cols: 100}, {Rows: 100, Cols: 2}, {Rows: 4, Cols: 70}} {
		b := link.FullBoard(size)
		for r := range size.Rows { // 1 2 over 2 1, and so on
			for c := range size.Cols {
				b.Set(grid.Pos{Row: r, Col: c}, link.Kind(1+c/2*2+(r+c)%2+size.Cols*(r/2)))
			}
		}
		s := link.Solve(context.Background(), b, link.Standard, link.Limits{})
		if s.Verdict != link.Impossible || !link.IsJam(b, link.Standard, link.SmallJam(context.Background(), b, link.Standard, s.Jam)) {
			t.Errorf("%v: a board of jams is %v", size, s.Verdict)
		}
	}
}
