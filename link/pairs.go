package link

import "github.com/wendgames/wend/grid"

// Pair is two tiles that connect under the rules, the first such pair in reading order, and whether there is one.
// A board with tiles and without such a pair is dead. It searches from every tile, at a cost of O(cells) each at worst,
// and of a few steps for a tile that is closed in.
func (b *Board) Pair(rules Rules) (p, q grid.Pos, ok bool) {
	r := newReach(b, rules)
	size := b.Size()
	for i, k := range b.kinds {
		if k <= Empty {
			continue
		}
		if j := r.firstAfter(i); j >= 0 {
			return size.At(i), size.At(j), true
		}
	}
	return grid.Pos{}, grid.Pos{}, false
}

// reach finds the tiles of its kind that lines from a tile lead to. It goes by legs: from each cell that the legs before
// have reached first, to both sides across them.
type reach struct {
	board  *Board
	rules  Rules
	seen   [2][]int32 // for vertical legs and for others: from which tile a cell was last reached, counted from 1
	from   int32
	corner []corner // cells that the legs of the turn at hand start from
	next   []corner // and those for the turn after it
	best   int      // the first tile found
}

// corner is a cell from which legs go, up and down or to the left and right.
type corner struct {
	at       grid.Pos
	vertical bool
}

func newReach(b *Board, rules Rules) *reach {
	size := b.Size()
	cells := (size.Rows + 2) * (size.Cols + 2) // with the ring
	return &reach{board: b, rules: rules, seen: [2][]int32{make([]int32, cells), make([]int32, cells)}}
}

// firstAfter is the number of the first tile behind tile i in reading order that connects to it, or -1.
func (r *reach) firstAfter(i int) int {
	p := r.board.Size().At(i)
	r.from, r.best = int32(i)+1, -1
	r.next = append(r.next[:0], corner{p, true}, corner{p, false})
	for turn := 0; len(r.next) > 0 && r.rules.allow(turn); turn++ {
		r.corner, r.next = r.next, r.corner[:0]
		for _, c := range r.corner {
			first := grid.Left
			if c.vertical {
				first = grid.Up
			}
			r.leg(c, first, i)
			r.leg(c, first^1, i)
		}
	}
	return r.best
}

// leg goes from a corner in a direction as far as cells are empty, or until an earlier leg has gone on from there.
func (r *reach) leg(c corner, d grid.Dir, start int) {
	size := r.board.Size()
	for p := c.at.Step(d); ; p = p.Step(d) {
		if size.Contains(p) && r.board.At(p) != Empty {
			if j := size.Index(p); j > start && r.board.At(p) == r.board.kinds[start] && (r.best < 0 || j < r.best) {
				r.best = j
			}
			return
		}
		if !r.free(p) || !r.visit(p, c.vertical) {
			return
		}
		if !r.visited(p, !c.vertical) {
			r.next = append(r.next, corner{p, !c.vertical})
		}
	}
}

// free reports whether a cell that holds nothing may be gone through.
func (r *reach) free(p grid.Pos) bool {
	size := r.board.Size()
	if !r.rules.Outside {
		return size.Contains(p)
	}
	return p.Row >= -1 && p.Row <= size.Rows && p.Col >= -1 && p.Col <= size.Cols
}

// slot is the place of a cell in seen.
func (r *reach) slot(p grid.Pos, vertical bool) *int32 {
	axis := 0
	if vertical {
		axis = 1
	}
	return &r.seen[axis][(p.Row+1)*(r.board.Size().Cols+2)+p.Col+1]
}

func (r *reach) visited(p grid.Pos, vertical bool) bool { return *r.slot(p, vertical) == r.from }

// visit marks a cell, and reports whether it was not marked yet.
func (r *reach) visit(p grid.Pos, vertical bool) bool {
	if r.visited(p, vertical) {
		return false
	}
	*r.slot(p, vertical) = r.from
	return true
}
