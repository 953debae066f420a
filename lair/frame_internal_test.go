package lair

import (
	"testing"

	"github.com/wendgames/wend/grid"
)

// TestFrames compares the frames of lairs of many shapes with what a frame is, square by square.
func TestFrames(t *testing.T) {
	for rows := 1; rows < 140; rows += 1 + rows/9 {
		for cols := 1; cols < 140; cols++ {
			l := New(grid.Size{Rows: rows, Cols: cols}, nil)
			for i := range 64 * len(l.stones) {
				row, col := i/l.stride, i%l.stride
				want := i < l.squares() && (col == 0 || row == 0 || row > rows)
				if l.stone(i) != want {
					t.Fatalf("%d×%d: square %d is a stone: %t", rows, cols, i, !want)
				}
			}
		}
	}
}
