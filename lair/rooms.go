package lair

import "github.com/wendgames/wend/grid"

// stretch is the squares from one to another along a row or a column, the second not included.
type stretch struct{ from, to int }

// rooms digs bands of rooms, each band with its own division, and doors of one square between neighbours.
func (d *digger) rooms() {
	d.l.fill()
	var p places
	var above []stretch
	for n, band := range d.divide(d.Size.Rows) {
		rooms := d.divide(d.Size.Cols)
		for i, room := range rooms {
			if !d.goesOn(1) {
				return
			}
			d.clear(d.square(band.from, room.from), d.square(band.to-1, room.to-1))
			if i > 0 {
				d.door(&p, p.count+i-1, p.count+i, stretch{rooms[i-1].to, room.from}, band)
			}
		}
		if n > 0 {
			d.doorsUp(&p, above, rooms, band.from-1)
		}
		above = rooms
		p.count += len(rooms)
	}
	d.open(p)
}

// square is the number of a square.
func (d *digger) square(row, col int) int32 { return int32(d.l.index(grid.Pos{Row: row, Col: col})) }

// door adds a place for a door between two rooms side by side: a square of a column, in one of some rows.
func (d *digger) door(p *places, a, b int, col, rows stretch) {
	at := d.square(rows.from+d.random.Below(rows.to-rows.from), col.from)
	p.joins = more(&d.watch, p.joins, join{int32(a), int32(b), at, at})
}

// doorsUp adds places for doors through the wall above a band: one wherever a room has squares above squares of
// another. The rooms of the band are those from p.count on.
func (d *digger) doorsUp(p *places, above, below []stretch, wall int) {
	for i, j := 0, 0; i < len(above) && j < len(below) && d.goesOn(1); {
		both := stretch{max(above[i].from, below[j].from), min(above[i].to, below[j].to)}
		if both.from < both.to {
			at := d.square(wall, both.from+d.random.Below(both.to-both.from))
			p.joins = more(&d.watch, p.joins, join{int32(p.count - len(above) + i), int32(p.count + j), at, at})
		}
		if above[i].to < below[j].to {
			i++
		} else {
			j++
		}
	}
}

// divide cuts squares in a line into rooms of Least to Most squares with a wall between each two. Where that does not
// come out even there are as many rooms as there can be, as large as can be; and in less than Least squares one room.
// Once the context has ended there are none.
func (d *digger) divide(squares int) []stretch {
	fewest, most := (squares+1+d.Most)/(d.Most+1), (squares+1)/(d.Least+1)
	if most < 1 {
		return []stretch{{0, squares}}
	}
	if fewest > most {
		fewest = most
	}
	n := fewest + d.random.Below(most-fewest+1)
	sizes, rooms := d.sizes(n, squares-(n-1)), noughts[stretch](&d.watch, n)
	at := 0
	for i, size := range sizes {
		if !d.goesOn(1) {
			return nil
		}
		rooms[i] = stretch{at, at + size}
		at += size + 1
	}
	return rooms
}

// sizes is the sizes of n rooms, Least to Most each, that together have so many squares, or all Most if that is fewer.
func (d *digger) sizes(n, squares int) []int {
	sizes, small := noughts[int](&d.watch, n), noughts[int](&d.watch, n)
	d.pieces(min(len(sizes), len(small)), func(from, to int) {
		for i := from; i < to; i++ {
			sizes[i], small[i] = d.Least, i
		}
	})
	for more := squares - n*d.Least; more > 0 && len(small) > 0 && d.goesOn(1); {
		i := d.random.Below(len(small))
		if sizes[small[i]] == d.Most {
			small[i] = small[len(small)-1]
			small = small[:len(small)-1]
			continue
		}
		sizes[small[i]]++
		more--
	}
	return sizes
}
