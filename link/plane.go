package link

import (
	"math/bits"
	"slices"

	"github.com/wendgames/wend/grid"
)

// plane is what a search sees of a board: the cells of the board and of the ring round it, each filled or not. The
// ring is filled where lines may not go there, so that it needs no care any more.
//
// Cells count from the upper left corner of the ring. If neither side is longer than a word, rows and cols hold a bit
// a cell, by rows and by columns, and the question whether a line joins two cells takes a few word operations. A larger
// board has a mask.
type plane struct {
	turns      int
	size       grid.Size // with the ring
	rows, cols []uint64
	mask       Mask
	legs       *legs // for more than two turns
}

// place is a cell of a plane.
type place struct{ row, col int32 }

// placeOf is cell p of the board.
func placeOf(p grid.Pos) place { return place{int32(p.Row) + 1, int32(p.Col) + 1} }

// pos is where the place is on the board.
func (p place) pos() grid.Pos { return grid.Pos{Row: int(p.row) - 1, Col: int(p.col) - 1} }

// newPlane is the plane of a board under rules.
func newPlane(b *Board, rules Rules) *plane {
	size := b.Size()
	p := &plane{turns: rules.Turns, size: grid.Size{Rows: size.Rows + 2, Cols: size.Cols + 2}}
	if p.size.Rows <= 64 && p.size.Cols <= 64 {
		p.rows, p.cols = filledBeyond(p.size.Rows, p.size.Cols), filledBeyond(p.size.Cols, p.size.Rows)
	} else {
		p.mask = NewMask(p.size)
	}
	for i := range p.size.Cells() {
		at := p.size.At(i)
		q := grid.Pos{Row: at.Row - 1, Col: at.Col - 1}
		if on := size.Contains(q); on && b.At(q) != Empty || !on && !rules.Outside {
			p.fill(placeOf(q))
		}
	}
	return p
}

// filledBeyond is n words in which all bits but the first few are set: beyond the ring nothing is empty.
func filledBeyond(n, few int) []uint64 {
	words := make([]uint64, n)
	for i := range words {
		words[i] = ^uint64(0) << few
	}
	return words
}

// copyFrom makes p a copy of q, a plane of the same size.
func (p *plane) copyFrom(q *plane) {
	copy(p.rows, q.rows)
	copy(p.cols, q.cols)
	copy(p.mask.words, q.mask.words)
}

// clone is a copy of p that changes by itself.
func (p *plane) clone() *plane {
	c := *p
	c.rows, c.cols, c.mask.words = slices.Clone(p.rows), slices.Clone(p.cols), slices.Clone(p.mask.words)
	c.legs = nil
	return &c
}

func (p *plane) fill(at place) {
	if p.rows == nil {
		p.mask.Set(at.onMask(), true)
		return
	}
	p.rows[at.row] |= 1 << at.col
	p.cols[at.col] |= 1 << at.row
}

func (p *plane) free(at place) {
	if p.rows == nil {
		p.mask.Set(at.onMask(), false)
		return
	}
	p.rows[at.row] &^= 1 << at.col
	p.cols[at.col] &^= 1 << at.row
}

// set fills a cell, or frees it.
func (p *plane) set(at place, filled bool) {
	if filled {
		p.fill(at)
	} else {
		p.free(at)
	}
}

func (p *plane) filled(at place) bool {
	if p.rows == nil {
		return p.mask.bit(p.cell(at))
	}
	return p.rows[at.row]>>at.col&1 != 0
}

// onMask is where the place is on the mask, which has the ring too.
func (at place) onMask() grid.Pos { return grid.Pos{Row: int(at.row), Col: int(at.col)} }

// boxed reports whether no cell beside at is empty: then no line leaves it, except straight to a cell beside it.
func (p *plane) boxed(at place) bool {
	if p.rows == nil {
		return p.mask.boxed(at.onMask(), false)
	}
	row, col := p.rows[at.row], p.cols[at.col]
	return (row>>(at.col-1))&(row>>(at.col+1))&(col>>(at.row-1))&(col>>(at.row+1))&1 != 0
}

// joined reports whether a line that the rules allow leads from a to b, two different cells of the board. What they
// hold does not matter; every cell between has to be empty.
func (p *plane) joined(a, b place) bool {
	if a.beside(b) {
		return true
	}
	switch {
	case p.boxed(a) || p.boxed(b):
		return false
	case p.turns == 2 && p.rows != nil:
		return middleLeg(p.rows, a.row, a.col, b.row, b.col) || middleLeg(p.cols, a.col, a.row, b.col, b.row)
	case p.turns == 2:
		return p.mask.Joined(a.onMask(), b.onMask(), false)
	case p.turns == 0 || p.turns == 1:
		return p.bent(a, b)
	}
	return p.byLegs(a, b)
}

// beside reports whether two places are neighbours.
func (at place) beside(b place) bool {
	dr, dc := at.row-b.row, at.col-b.col
	return dr*dr+dc*dc == 1
}

// middleLeg reports whether the middle leg of a line of two turns, between cell a of line i and cell b of line j, can cross the
// lines. Lines are rows, crossed in a column, or columns, crossed in a row.
func middleLeg(lines []uint64, i, a, j, b int32) bool {
	common := sight(lines[i], a) & sight(lines[j], b)
	for l := min(i, j) + 1; common != 0 && l < max(i, j); l++ {
		common &^= lines[l]
	}
	return common != 0
}

// sight is what cell at of a row or column sees of it: its own bit and the zeros on both sides up to the next one.
func sight(filled uint64, at int32) uint64 {
	below := filled & (1<<at - 1)
	above := filled &^ (2<<at - 1)
	return (above&-above - 1) &^ (1<<bits.Len64(below) - 1)
}

// bent reports whether a line with at most one turn, or none, leads from a to b.
func (p *plane) bent(a, b place) bool {
	if a.row == b.row || a.col == b.col {
		return p.straight(a, b)
	}
	if p.turns == 0 {
		return false
	}
	c, d := place{a.row, b.col}, place{b.row, a.col}
	return !p.filled(c) && p.straight(a, c) && p.straight(c, b) || !p.filled(d) && p.straight(a, d) && p.straight(d, b)
}

// straight reports whether a and b share a row or a column and all cells between them are empty.
func (p *plane) straight(a, b place) bool {
	if p.rows == nil {
		return p.mask.straight(a.onMask(), b.onMask())
	}
	if a.row == b.row {
		lo, hi := min(a.col, b.col), max(a.col, b.col)
		return p.rows[a.row]&(1<<hi-1)&^(2<<lo-1) == 0
	}
	lo, hi := min(a.row, b.row), max(a.row, b.row)
	return p.cols[a.col]&(1<<hi-1)&^(2<<lo-1) == 0
}
