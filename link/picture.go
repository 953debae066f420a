package link

import (
	"fmt"

	"github.com/wendgames/wend/grid"
)

// cellWidth is the least width of a cell in a drawing.
const cellWidth = 2

// AppendPicture appends the drawing of the board to dst: a line a row, its cells right-aligned and apart by a blank,
// each as Kind.Append writes it. ParseCells reads its words.
func (b *Board) AppendPicture(dst []byte) []byte {
	width := cellWidth
	var cell []byte
	for _, k := range b.kinds {
		cell = k.Append(cell[:0])
		width = max(width, len(cell))
	}
	cols := b.Size().Cols
	for i, k := range b.kinds {
		if i%cols > 0 {
			dst = append(dst, ' ')
		}
		cell = k.Append(cell[:0])
		for range width - len(cell) {
			dst = append(dst, ' ')
		}
		dst = append(dst, cell...)
		if (i+1)%cols == 0 {
			dst = append(dst, '\n')
		}
	}
	return dst
}

// ParseCells reads the cells of a board, row by row, each as ParseKind does; all rows must have as many. What is
// wrong is told to fault, with the cell that it is wrong with; then there is no board. It costs O(text).
func ParseCells(rows [][]string, fault func(p grid.Pos, what string)) *Board {
	if len(rows) == 0 || len(rows[0]) == 0 {
		fault(grid.Pos{}, "the board has no cells")
		return nil
	}
	kinds := make([][]Kind, len(rows))
	good := true
	for r, row := range rows {
		for c, word := range row {
			k, err := ParseKind(word)
			if err != nil {
				good = false
				fault(grid.Pos{Row: r, Col: c}, fmt.Sprintf("%v, not %.20q", err, word))
			}
			kinds[r] = append(kinds[r], k)
		}
		if n, want := len(row), len(rows[0]); n != want {
			good = false
			fault(grid.Pos{Row: r, Col: min(n, want)}, fmt.Sprintf("this row is %d long, the first %d", n, want))
		}
	}
	if !good {
		return nil
	}
	return NewBoard(kinds)
}
