package link

import (
	"math"

	"github.com/wendgames/wend/grid"
)

// Joined reports whether a line with at most two turns leads from a to b, two different cells of the board
// that hold tiles. What the tiles are does not matter here.
//
// A line with two turns has its middle leg in a column that both tiles see along their rows, or in a row
// that both see along their columns; lines with fewer turns are such lines with a leg of length nought.
// The cost is O(rows·cols/64 + rows) at worst.
func (m Mask) Joined(a, b grid.Pos, outside bool) bool {
	if a.Beside(b) {
		return true
	}
	if m.boxed(a, outside) || m.boxed(b, outside) {
		return false
	}
	return m.joinedByColumn(a, b, outside) || m.joinedByRow(a, b, outside)
}

// boxed reports whether no line can leave the tile on p, except straight to a tile beside it.
func (m Mask) boxed(p grid.Pos, outside bool) bool {
	for _, d := range grid.Dirs {
		q := p.Step(d)
		if on := m.size.Contains(q); !on && outside || on && !m.Filled(q) {
			return false
		}
	}
	return true
}

// joinedByColumn reports whether a line's middle leg can lie in a column.
func (m Mask) joinedByColumn(a, b grid.Pos, outside bool) bool {
	both := m.seenCols(a, outside).and(m.seenCols(b, outside))
	board := both.within(m.size.Cols)
	if board != both {
		return true // the ring is always empty
	}
	top, bottom := min(a.Row, b.Row), max(a.Row, b.Row)
	for col := board.lo; col <= board.hi; col += 64 {
		if m.clearCols(col, board.hi, top, bottom) != 0 {
			return true
		}
	}
	return false
}

// joinedByRow reports whether a line's middle leg can lie in a row.
func (m Mask) joinedByRow(a, b grid.Pos, outside bool) bool {
	seen := m.seenRows(a, span{math.MinInt, math.MaxInt}, outside)
	both := m.seenRows(b, seen, outside).and(seen)
	board := both.within(m.size.Rows)
	if board != both {
		return true
	}
	left, right := min(a.Col, b.Col), max(a.Col, b.Col)
	blocker := right // what stopped the last row often stops the next: a wall, seen from its side
	for row, at := board.lo, board.lo*m.size.Cols; row <= board.hi; row, at = row+1, at+m.size.Cols {
		if blocker < right && m.bit(at+blocker) {
			continue
		}
		if blocker = m.filledBetween(row, left, right); blocker == right {
			return true
		}
	}
	return false
}
