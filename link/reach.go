package link

import (
	"slices"

	"github.com/wendgames/wend/grid"
)

// reach finds the tiles of its kind that lines from a tile lead to. It goes by legs: from each cell that the legs before
// have reached first, to both sides across them.
type reach struct {
	board  *Board
	rules  Rules
	seen   [2][]uint32 // for vertical legs and for others: by which search a cell was last reached
	search uint32      // the number of the search at hand, from 1
	corner []corner    // cells that the legs of the turn at hand start from
	next   []corner    // and those for the turn after it
	found  []int32     // the tiles found
}

// corner is a cell from which legs go, up and down or to the left and right.
type corner struct {
	at       grid.Pos
	vertical bool
}

func newReach(b *Board, rules Rules) *reach {
	size := b.Size()
	cells := (size.Rows + 2) * (size.Cols + 2) // with the ring
	return &reach{board: b, rules: rules, seen: [2][]uint32{make([]uint32, cells), make([]uint32, cells)}}
}

// appendLed appends the tiles that lines lead to from the tile on cell i to dst, some of them more than once.
func (x *Index) appendLed(dst []int32, i int) []int32 {
	if x.reach == nil {
		x.reach = newReach(x.board, x.rules)
	}
	x.reach.found = dst
	x.reach.from(i)
	return x.reach.found
}

// leads reports whether a line leads from the tile on a to that on b, which are equal.
func (x *Index) leads(a, b grid.Pos) bool {
	size := x.board.Size()
	x.led = x.appendLed(x.led[:0], size.Index(a))
	return slices.Contains(x.led, int32(size.Index(b)))
}

// from finds the tiles that connect to the one on cell i.
func (r *reach) from(i int) {
	if r.search++; r.search == 0 {
		clear(r.seen[0])
		clear(r.seen[1])
		r.search = 1
	}
	p := r.board.Size().At(i)
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
}

// leg goes from a corner in a direction as far as cells are empty, or until an earlier leg has gone on from there.
func (r *reach) leg(c corner, d grid.Dir, start int) {
	size := r.board.Size()
	for p := c.at.Step(d); ; p = p.Step(d) {
		if size.Contains(p) && r.board.At(p) != Empty {
			if j := size.Index(p); j != start && r.board.kinds[j] == r.board.kinds[start] {
				r.found = append(r.found, int32(j))
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
func (r *reach) slot(p grid.Pos, vertical bool) *uint32 {
	axis := 0
	if vertical {
		axis = 1
	}
	return &r.seen[axis][(p.Row+1)*(r.board.Size().Cols+2)+p.Col+1]
}

func (r *reach) visited(p grid.Pos, vertical bool) bool { return *r.slot(p, vertical) == r.search }

// visit marks a cell, and reports whether it was not marked yet.
func (r *reach) visit(p grid.Pos, vertical bool) bool {
	if r.visited(p, vertical) {
		return false
	}
	*r.slot(p, vertical) = r.search
	return true
}
