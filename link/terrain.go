package link

import "slices"

// terrain is which way tiles slide on the cells of a plane: its stretches, each of which settles by itself.
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
	for _, stretch := range stretches(b, slide) {
		for i := 1; i < len(stretch); i++ {
			t.above[p.cell(placeOf(stretch[i-1]))] = int32(p.cell(placeOf(stretch[i])))
		}
		if len(stretch) > 1 {
			t.feet = append(t.feet, int32(p.cell(placeOf(stretch[0]))))
		}
	}
	return t
}
