package link

import (
	"math"
	"math/bits"
	"slices"

	"github.com/wendgames/wend/grid"
)

// Line is the points of a line: the tiles at its ends and between them, in order, the cells in which it
// turns. Points in the ring have row or column -1, row Rows or column Cols.
type Line []grid.Pos

// Append appends the text of the line to dst: its points, apart by a blank.
func (l Line) Append(dst []byte) []byte {
	for i, p := range l {
		if i > 0 {
			dst = append(dst, ' ')
		}
		dst = p.Append(dst)
	}
	return dst
}

// String is the text of the line, as Append writes it.
func (l Line) String() string { return string(l.Append(nil)) }

// Line is the line from a to b, two different cells of the board that hold tiles, or nil if there is none.
// Of all lines that the rules allow it is one with the fewest turns, of these one with the fewest steps,
// and of these the one whose list of points, written from the tile that comes first in reading order, is
// lexicographically smallest.
//
// Up to two turns it costs O(rows·cols/64 + rows + cols); where more are needed, O(n log n) in the number of
// cells.
func (m Mask) Line(a, b grid.Pos, rules Rules) Line {
	first, last := a, b
	if b.Before(a) {
		first, last = b, a
	}
	line := m.fewTurns(first, last, rules)
	if line == nil && rules.allow(3) {
		line = m.manyTurns(first, last, rules)
	}
	if first != a {
		slices.Reverse(line)
	}
	return line
}

// fewTurns finds the line from a to b, a first in reading order, among those with at most two turns.
func (m Mask) fewTurns(a, b grid.Pos, rules Rules) Line {
	if m.straight(a, b) {
		return Line{a, b}
	}
	// Both corners make a line of the same length. The one in a's row comes first in reading order.
	for _, corner := range [2]grid.Pos{{Row: a.Row, Col: b.Col}, {Row: b.Row, Col: a.Col}} {
		if rules.allow(1) && a.Row != b.Row && a.Col != b.Col && !m.Filled(corner) &&
			m.straight(a, corner) && m.straight(corner, b) {
			return Line{a, corner, b}
		}
	}
	if !rules.allow(2) {
		return nil
	}
	return m.twoTurns(a, b, rules.Outside)
}

// straight reports whether a and b share a row or a column and all cells between them are empty.
func (m Mask) straight(a, b grid.Pos) bool {
	switch {
	case a.Row == b.Row:
		right := max(a.Col, b.Col)
		return m.filledBetween(a.Row, min(a.Col, b.Col), right) == right
	case a.Col == b.Col:
		return m.clearCols(a.Col, a.Col, min(a.Row, b.Row), max(a.Row, b.Row)) != 0
	}
	return false
}

// twoTurns finds the best line from a to b with exactly two turns, provided that none has fewer.
func (m Mask) twoTurns(a, b grid.Pos, outside bool) Line {
	best := choice{a: a, b: b, steps: math.MaxInt}
	m.eachColumn(a, b, outside, func(col int) {
		best.offer(grid.Pos{Row: a.Row, Col: col}, grid.Pos{Row: b.Row, Col: col})
	})
	m.eachRow(a, b, outside, func(row int) {
		best.offer(grid.Pos{Row: row, Col: a.Col}, grid.Pos{Row: row, Col: b.Col})
	})
	if best.steps == math.MaxInt {
		return nil
	}
	return Line{a, best.p, best.q, b}
}

// eachColumn calls use for every column in which the middle leg of a line can lie.
func (m Mask) eachColumn(a, b grid.Pos, outside bool, use func(col int)) {
	both := m.seenCols(a, outside).and(m.seenCols(b, outside))
	board := both.within(m.size.Cols)
	if both.lo < board.lo {
		use(both.lo)
	}
	top, bottom := min(a.Row, b.Row), max(a.Row, b.Row)
	for col := board.lo; col <= board.hi; col += 64 {
		for set := m.clearCols(col, board.hi, top, bottom); set != 0; set &= set - 1 {
			use(col + bits.TrailingZeros64(set))
		}
	}
	if both.hi > board.hi {
		use(both.hi)
	}
}

// eachRow calls use for every row in which the middle leg of a line can lie.
func (m Mask) eachRow(a, b grid.Pos, outside bool, use func(row int)) {
	seen := m.seenRows(a, span{math.MinInt, math.MaxInt}, outside)
	both := m.seenRows(b, seen, outside).and(seen)
	left, right := min(a.Col, b.Col), max(a.Col, b.Col)
	for row := both.lo; row <= both.hi; row++ {
		if row < 0 || row == m.size.Rows || m.filledBetween(row, left, right) == right {
			use(row)
		}
	}
}

// choice is the best line of two turns so far, from a over p and q to b.
type choice struct {
	a, b, p, q grid.Pos
	steps      int
}

// offer takes the line over p and q if it is shorter, or as long and its points come first. Of two such
// lines the first corners differ, so they decide.
func (c *choice) offer(p, q grid.Pos) {
	steps := c.a.Distance(p) + p.Distance(q) + q.Distance(c.b)
	if steps < c.steps || steps == c.steps && p.Before(c.p) {
		c.p, c.q, c.steps = p, q, steps
	}
}
