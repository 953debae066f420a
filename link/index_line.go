package link

import (
	"math"
	"slices"

	"github.com/wendgames/wend/grid"
)

// Connect reports by an empty code that the tiles on p and q connect, as Board.Connect does, and otherwise says why they
// do not. It allocates nothing while at most two turns are allowed, and costs O(rows/64·log columns + columns/64·log rows)
// then; else O(cells).
func (x *Index) Connect(p, q grid.Pos) Code {
	if code := x.board.refusal(p, q); code != "" {
		return code
	}
	if !x.joined(p, q) {
		return NoLine
	}
	return ""
}

// joined reports whether a line leads from a to b, two different cells that hold tiles.
func (x *Index) joined(a, b grid.Pos) bool {
	switch {
	case x.rules.allow(2):
		return x.leg(byRow, a, b) || x.leg(byCol, a, b) || x.many && x.planar().byLegs(placeOf(a), placeOf(b))
	case x.rules.allow(1):
		return x.straight(a, b) || x.corner(a, b) || x.corner(b, a)
	}
	return x.straight(a, b)
}

// straight reports whether a and b share a row or a column and all cells between them are empty.
func (x *Index) straight(a, b grid.Pos) bool {
	switch {
	case a.Row == b.Row:
		return x.trees[byRow].next(a.Row, min(a.Col, b.Col)+1) == max(a.Col, b.Col)
	case a.Col == b.Col:
		return x.trees[byCol].next(a.Col, min(a.Row, b.Row)+1) == max(a.Row, b.Row)
	}
	return false
}

// corner reports whether a line turns once, in the row of a and the column of b, which are in different rows and columns.
func (x *Index) corner(a, b grid.Pos) bool {
	return a.Row != b.Row && a.Col != b.Col && x.view(byRow, a).has(b.Col) && x.view(byCol, b).has(a.Row)
}

// leg reports whether a line with two turns at most has its middle leg across the lanes: in a place that both see along
// their lanes, and that is empty in all lanes between theirs. The ring is always empty. Each sees its own place too: a line
// with fewer turns is one with a leg of length nought.
func (x *Index) leg(axis int, a, b grid.Pos) bool {
	both := x.view(axis, a).and(x.view(axis, b))
	if both.lo > both.hi {
		return false
	}
	t := &x.trees[axis]
	board := both.within(t.length)
	if board != both {
		return true
	}
	laneA, _ := laneOf(axis, a)
	laneB, _ := laneOf(axis, b)
	between := t.between(min(laneA, laneB), max(laneA, laneB))
	return between.first(board) >= 0
}

// AppendLine appends the line from p to q that Board.Connect draws to dst, with an empty code; or it leaves dst as it is,
// and the code says why the two do not connect. It costs what Connect does; a line of more than two turns O(n log n)
// in the number of cells.
func (x *Index) AppendLine(dst Line, p, q grid.Pos) (Line, Code) {
	if code := x.board.refusal(p, q); code != "" {
		return dst, code
	}
	a, b := p, q
	if b.Before(a) {
		a, b = b, a
	}
	line := x.appendLine(dst, a, b)
	if len(line) == len(dst) {
		return dst, NoLine
	}
	if a != p {
		slices.Reverse(line[len(dst):])
	}
	return line, ""
}

// appendLine is AppendLine where a comes first in reading order; it appends nothing if there is no line.
func (x *Index) appendLine(dst Line, a, b grid.Pos) Line {
	if x.straight(a, b) {
		return append(dst, a, b)
	}
	if x.rules.allow(1) {
		// Of the two corners, which make lines of the same length, the one in a's row comes first in reading order.
		if x.corner(a, b) {
			return append(dst, a, grid.Pos{Row: a.Row, Col: b.Col}, b)
		}
		if x.corner(b, a) {
			return append(dst, a, grid.Pos{Row: b.Row, Col: a.Col}, b)
		}
	}
	if x.rules.allow(2) {
		if p, q, ok := x.twoTurns(a, b); ok {
			return append(dst, a, p, q, b)
		}
	}
	if x.many {
		return append(dst, x.board.mask.manyTurns(a, b, x.rules)...)
	}
	return dst
}

// twoTurns is the corners of the best line with two turns from a to b, a first in reading order, if none has fewer.
func (x *Index) twoTurns(a, b grid.Pos) (p, q grid.Pos, ok bool) {
	best := choice{a: a, b: b, steps: math.MaxInt}
	x.offerLegs(byRow, &best)
	x.offerLegs(byCol, &best)
	return best.p, best.q, best.steps < math.MaxInt
}

// offerLegs offers the lines whose middle legs lie across the lanes, as far as they can be best. In a place between the
// two tiles' own a leg makes no detour, and the first such place has the smallest points. Before and behind them the
// nearest place is best.
func (x *Index) offerLegs(axis int, best *choice) {
	t := &x.trees[axis]
	laneA, atA := laneOf(axis, best.a)
	laneB, atB := laneOf(axis, best.b)
	both := x.view(axis, best.a).and(x.view(axis, best.b))
	between := t.between(min(laneA, laneB), max(laneA, laneB))
	offer := func(at int) { best.offer(pos(axis, laneA, at), pos(axis, laneB, at)) }
	board := both.within(t.length)
	lo, hi := min(atA, atB), max(atA, atB)
	for _, at := range [3]int{
		between.first(board.and(span{lo, hi})), between.last(board.and(span{0, lo - 1})), between.first(board.and(span{hi + 1, t.length})),
	} {
		if at >= 0 {
			offer(at)
		}
	}
	for _, at := range [2]int{-1, t.length} {
		if both.has(at) {
			offer(at)
		}
	}
}
