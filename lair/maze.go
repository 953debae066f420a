package lair

import "github.com/wendgames/wend/grid"

// maze digs corridors. Their crossings and bends are squares of Width, one wall apart; so the whole wall between two of
// them is opened or none of it.
func (d *digger) maze() {
	d.l.fill()
	high, wide := min(d.Width, d.Size.Rows), min(d.Width, d.Size.Cols)
	rows, cols := max(1, (d.Size.Rows+1)/(d.Width+1)), max(1, (d.Size.Cols+1)/(d.Width+1))
	// square is the number of a square, counted from the first of the place in a row and column of places.
	square := func(row, col, down, right int) int32 {
		return int32(d.l.index(grid.Pos{Row: row*(d.Width+1) + down, Col: col*(d.Width+1) + right}))
	}
	p := places{count: rows * cols, joins: empty[join](&d.watch, 2*rows*cols-rows-cols)}
	for i := range p.count {
		if !d.goesOn(1) {
			return
		}
		r, c := i/cols, i%cols
		if c+1 < cols {
			p.joins = append(p.joins, join{int32(i), int32(i + 1), square(r, c, 0, wide), square(r, c, high-1, wide)})
		}
		if r+1 < rows {
			p.joins = append(p.joins, join{int32(i), int32(i + cols), square(r, c, high, 0), square(r, c, high, wide-1)})
		}
		d.clear(square(r, c, 0, 0), square(r, c, high-1, wide-1))
	}
	d.open(p)
}
