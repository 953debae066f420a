package link

import "github.com/wendgames/wend/grid"

// span is a stretch of rows or columns, both ends included; it is empty when hi < lo.
type span struct{ lo, hi int }

// seenCols is the columns that the tile on p sees along its row: its own and those that an empty stretch
// joins to it. Under the outside rule a view to the edge goes on into the ring.
func (m Mask) seenCols(p grid.Pos, outside bool) span {
	row := p.Row * m.size.Cols
	s := span{m.lastFilled(row, row+p.Col) + 1 - row, m.nextFilled(row+p.Col+1, row+m.size.Cols) - 1 - row}
	return s.widen(m.size.Cols, outside)
}

// seenRows is the rows that the tile on p sees along its column, as seenCols; it looks no farther than
// the rows of limit, beyond which the answer may be cut off.
func (m Mask) seenRows(p grid.Pos, limit span, outside bool) span {
	size := m.size
	above := m.emptyCells(size.Index(p), -size.Cols, p.Row-max(limit.lo, 0))
	below := m.emptyCells(size.Index(p), size.Cols, min(limit.hi, size.Rows-1)-p.Row)
	s := span{p.Row - above, p.Row + below}
	return s.widen(m.size.Rows, outside)
}

// emptyCells is how many cells, most at the most, are empty on end from cell i in steps of stride.
func (m Mask) emptyCells(i, stride, most int) int {
	words := m.words
	for n := range most {
		i += stride
		if words[i>>6]>>(i&63)&1 != 0 {
			return n
		}
	}
	return max(most, 0)
}

// widen lets a view that reaches an edge of the board go on into the ring, if the rules do.
func (s span) widen(n int, outside bool) span {
	if outside && s.lo == 0 {
		s.lo = -1
	}
	if outside && s.hi == n-1 {
		s.hi = n
	}
	return s
}

func (s span) and(t span) span { return span{max(s.lo, t.lo), min(s.hi, t.hi)} }

// has reports whether i is in the span.
func (s span) has(i int) bool { return s.lo <= i && i <= s.hi }

// within cuts a span to 0..n-1, the part of it that is on the board.
func (s span) within(n int) span { return s.and(span{0, n - 1}) }

// clearCols is a bit set: bit i is set if column col+i, up to column last and 63 at most, is empty in
// all rows strictly between top and bottom. It stops as soon as no column is left.
func (m Mask) clearCols(col, last, top, bottom int) uint64 {
	clear := ^uint64(0)
	if n := last - col + 1; n < 64 {
		clear = 1<<n - 1
	}
	i, cols := (top+1)*m.size.Cols+col, m.size.Cols
	rows := bottom - top - 1
	for ; rows >= 4 && clear != 0; rows -= 4 {
		clear &^= m.from(i) | m.from(i+cols) | m.from(i+2*cols) | m.from(i+3*cols)
		i += 4 * cols
	}
	for ; rows > 0 && clear != 0; rows-- {
		clear &^= m.from(i)
		i += cols
	}
	return clear
}

// filledBetween is the first filled column strictly between left and right in row, or right.
func (m Mask) filledBetween(row, left, right int) int {
	at := row * m.size.Cols
	return m.nextFilled(at+left+1, at+right) - at
}
