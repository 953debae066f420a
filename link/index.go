package link

import (
	"math"
	"slices"

	"github.com/wendgames/wend/grid"
)

// Index is a board that is kept ready for questions: whether two tiles connect, which pairs do, whether the board is
// dead. It answers by one set of rules. A change of the board brings up to date only what it touches.
//
// It is for one user at a time, since questions note what they have found out.
type Index struct {
	board *Board
	rules Rules
	ring  bool // whether the ring matters: it does not while fewer than two turns are allowed
	many  bool // whether more than two turns are allowed
	trees [2]tree
	kinds numbers
	peers peers
	reach *reach // nil until a line of more than two turns is asked for

	// What is known of open pairs; see hint.go.
	swept   bool
	open    marks
	pending queue
	witness [2]int32 // an open pair, if it still is one
	alive   bool     // whether it is, as far as is known
	newest  int      // the tile marked last
	work    int      // cells looked at since the question began

	// Room for what questions need for a while.
	runs       [2]runs
	stamps     stamps
	found, led []int32
}

// The two ways to see a board: its lanes are the rows, or the columns.
const (
	byRow = iota
	byCol
)

// NewIndex is an index of a board for a set of rules. It works on that board, which must then be changed by the index
// alone. It costs O(cells), which may be 2^31-1 at most.
func NewIndex(b *Board, rules Rules) *Index {
	size := b.Size()
	x := &Index{board: b, rules: rules}
	x.many = rules.allow(3)
	x.ring = rules.Outside && rules.allow(2)
	x.trees = [2]tree{newTree(size.Rows, size.Cols), newTree(size.Cols, size.Rows)}
	rows, cols := &x.trees[byRow], &x.trees[byCol]
	for r := range size.Rows {
		lane := rows.lane(r)
		for w := range lane {
			lane[w] = b.mask.from(r*size.Cols + w<<6)
		}
		if rest := size.Cols & 63; rest != 0 {
			lane[len(lane)-1] &= 1<<rest - 1
		}
	}
	cols.transpose(rows)
	rows.join()
	cols.join()
	x.kinds = newNumbers(b.kinds)
	x.open = newMarks(size.Cells())
	x.pending = newQueue(size.Cells())
	x.runs = [2]runs{newRuns(x, byRow), newRuns(x, byCol)}
	return x
}

// Board is the board of the index. It must be changed by the index alone.
func (x *Index) Board() *Board { return x.board }

// Rules is the rules by which the index answers.
func (x *Index) Rules() Rules { return x.rules }

// laneOf is a cell as a lane and a place in it, where lanes are rows or columns.
func laneOf(axis int, p grid.Pos) (lane, at int) {
	if axis == byRow {
		return p.Row, p.Col
	}
	return p.Col, p.Row
}

// cellAt is the number of the cell with a lane and a place in it.
func (x *Index) cellAt(axis, lane, at int) int {
	if axis == byRow {
		return lane*x.board.mask.size.Cols + at
	}
	return at*x.board.mask.size.Cols + lane
}

// pos is the cell with a lane and a place in it.
func pos(axis, lane, at int) grid.Pos {
	if axis == byRow {
		return grid.Pos{Row: lane, Col: at}
	}
	return grid.Pos{Row: at, Col: lane}
}

// view is the places that p sees along its lane, ring included if that matters.
func (x *Index) view(axis int, p grid.Pos) span {
	t := &x.trees[axis]
	lane, at := laneOf(axis, p)
	return t.view(lane, at).widen(t.length, x.ring)
}

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
		return x.leg(byRow, a, b) || x.leg(byCol, a, b) || x.many && x.leads(a, b)
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

// Take takes the tiles on p and q, as Board.Take does, and brings the index up to date. That costs what AppendLine does, and
// O(log rows + log columns) for each cell that changes.
func (x *Index) Take(p, q grid.Pos) (Taken, Code) {
	line, code := x.AppendLine(nil, p, q)
	if code != "" {
		return Taken{}, code
	}
	t := x.board.remove(line, x.rules.Slide)
	// While no tile moves, open pairs stay open until one of them is taken.
	x.alive = x.alive && len(t.Shifts) == 0 && !x.witnesses(p) && !x.witnesses(q)
	x.changed(t)
	return t, ""
}

// Undo takes back the take that was the last change of the board, as Board.Undo does. It costs what the take did.
func (x *Index) Undo(t Taken) {
	x.board.Undo(t)
	x.alive = false
	x.changed(t)
}

// changed is for when the tiles of a take have gone, or are back.
func (x *Index) changed(t Taken) {
	x.touch(t.Line[0])
	x.touch(t.Line[len(t.Line)-1])
	for _, s := range t.Shifts {
		x.touch(s.From)
		x.touch(s.To)
	}
}

// touch brings the index up to date where a cell holds something else than before.
func (x *Index) touch(p grid.Pos) {
	i := x.board.mask.size.Index(p)
	filled := x.board.kinds[i] != Empty
	x.trees[byRow].set(p.Row, p.Col, filled)
	x.trees[byCol].set(p.Col, p.Row, filled)
	x.peers.update(x, i)
	switch {
	case x.many:
		x.swept = false
	case x.swept:
		x.pending.push(i)
	}
}

// Shuffle lays kinds on the cells that hold tiles, as Board.Shuffle does. What is known of open pairs is forgotten: the next
// question about them costs as much as the first.
func (x *Index) Shuffle(kinds []Kind) Code {
	code := x.board.Shuffle(kinds)
	if code == "" {
		x.swept, x.alive = false, false
		x.peers = peers{}
	}
	return code
}
