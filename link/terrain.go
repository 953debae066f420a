package link

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/wendgames/wend/grid"
)

// terrain is which way tiles slide on the cells of a plane. Walls and the ends of what a slide moves part the cells into
// stretches, each of which settles by itself.
type terrain struct {
	spot  []place // where a cell is
	above []int32 // the cell whose tile slides into a cell once that is empty, or -1
	feet  []int32 // the cells to which stretches settle
}

// newTerrain is the terrain of a board that has a plane. It costs O(cells).
func newTerrain(b *Board, slide Slide, p *plane) *terrain {
	cells := p.size.Cells()
	t := &terrain{spot: make([]place, cells), above: slices.Repeat([]int32{-1}, cells)}
	for c := range cells {
		at := p.size.At(c)
		t.spot[c] = place{int32(at.Row), int32(at.Col)}
	}
	size := b.Size()
	slides := make([]bool, cells) // a tile on the cell slides on
	for i := range b.kinds {
		at := size.At(i)
		if to, ok := b.slidesTo(at, slide); ok {
			c := p.cell(placeOf(at))
			slides[c] = true
			t.above[p.cell(placeOf(to))] = int32(c)
		}
	}
	for c, up := range t.above {
		if up >= 0 && !slides[c] {
			t.feet = append(t.feet, int32(c))
		}
	}
	return t
}

// slidesTo is the next cell to which a tile on at slides if that is empty, and whether there is one.
func (b *Board) slidesTo(at grid.Pos, slide Slide) (to grid.Pos, ok bool) {
	d, ok := slide.towards(b.Size(), at)
	to = at.Step(d)
	if !ok || !b.Size().Contains(to) || b.At(at) == Wall || b.At(to) == Wall {
		return to, false
	}
	// Beyond the centre line and in the middle tiles slide elsewhere or not at all.
	e, on := slide.towards(b.Size(), to)
	return to, on && d == e
}

// towards is the direction in which a tile on at slides, and whether it does.
func (s Slide) towards(size grid.Size, at grid.Pos) (d grid.Dir, ok bool) {
	if s >= SlideDown && s <= SlideRight {
		return [...]grid.Dir{grid.Down, grid.Up, grid.Left, grid.Right}[s-SlideDown], true
	}
	if !s.Valid() {
		panic(fmt.Sprintf("link: no slide %d", s))
	}
	half := cmp.Compare(2*at.Row+1, size.Rows) // -1 in the upper half, 1 in the lower one
	back, on := grid.Up, grid.Down
	if s.alongRows() {
		half = cmp.Compare(2*at.Col+1, size.Cols)
		back, on = grid.Left, grid.Right
	}
	if s == NoSlide || half == 0 {
		return 0, false
	}
	if in := s == RowsIn || s == ColsIn; in == (half < 0) {
		return on, true
	}
	return back, true
}
