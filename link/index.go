package link

import (
	"fmt"
	"math"

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
	plane *plane // nil until a line of more than two turns is asked for

	// What is known of open pairs; see hint.go.
	swept   bool
	open    marks
	pending queue
	witness [2]int32 // an open pair, if it still is one
	alive   bool     // whether it is, as far as is known
	newest  int      // the tile marked last
	work    int      // cells looked at since the question began

	// Room for what questions need for a while.
	runs   [2]runs
	stamps stamps
	found  []int32
}

// The two ways to see a board: its lanes are the rows, or the columns.
const (
	byRow = iota
	byCol
)

// NewIndex is an index of a board for a set of rules. It works on that board, which must then be changed by the index
// alone. It costs O(cells).
//
// Beside the board it takes 40 KiB and a byte for each cell, on boards of a row or a column 25. Questions take more once they
// need it: 4 bytes for each number up to the greatest kind, but no more than 8 for each cell; up to 28 for each cell where
// equal tiles are many and far apart; up to 40 for each cell if lines may turn more than twice, and as much again while such a
// line is drawn. It panics if the board has more than 2^31-1 cells.
func NewIndex(b *Board, rules Rules) *Index {
	size := b.Size()
	if size.Cells() > math.MaxInt32 {
		panic(fmt.Sprintf("link: an index of %d×%d cells", size.Rows, size.Cols))
	}
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

// Undo takes back the take that was the last change of the board, as Board.Undo does: t is what Take returned for it, of the
// index or of its board before that had one. It costs what the take did.
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
	if x.plane != nil {
		x.plane.set(placeOf(p), filled)
	}
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
