package lair

// How caves are made: of so many stones in a hundred squares, smoothed so many times.
const (
	caveStones  = 45
	caveSmooths = 4
)

// caves digs a cave: the rule by which a square becomes what most of the nine squares around it are makes lumps of
// random stones (J. Johnson, G. N. Yannakakis and J. Togelius, Cellular automata for real-time generation of infinite
// cave levels, 2010). Beyond the edge the squares at the edge are repeated, so that it is no wall by itself.
func (d *digger) caves() {
	rough, smooth := noughts[byte](&d.watch, d.Size.Cells()), noughts[byte](&d.watch, d.Size.Cells()) // 1 is a stone
	for i := range rough {
		if !d.goesOn(1) {
			return
		}
		if d.random.Below(100) < caveStones {
			rough[i] = 1
		}
	}
	for n := 0; n < caveSmooths && d.stop == ""; n++ {
		d.smooth(smooth, rough)
		rough, smooth = smooth, rough
	}
	d.l.fill()
	for i, stone := range rough {
		if !d.goesOn(1) {
			return
		}
		if stone == 0 {
			d.l.vacate(d.l.index(d.Size.At(i)))
		}
	}
	d.keepLargest()
}

// smooth makes of each square what most of the nine squares around it are.
func (d *digger) smooth(to, from []byte) {
	rows, cols := d.Size.Rows, d.Size.Cols
	three := noughts[byte](&d.watch, cols) // stones in three squares of a column
	for r := 0; r < rows && d.stop == ""; r++ {
		up, here, down := from[max(r-1, 0)*cols:], from[r*cols:], from[min(r+1, rows-1)*cols:]
		d.pieces(cols, func(first, end int) {
			for c := first; c < end; c++ {
				three[c] = up[c] + here[c] + down[c]
			}
		})
		d.pieces(cols, func(first, end int) {
			for c := first; c < end; c++ {
				stones := three[max(c-1, 0)] + three[c] + three[min(c+1, cols-1)]
				to[r*cols+c] = (stones + 3) >> 3 // 5 or more of 9
			}
		})
	}
}

// keepLargest fills all vacant parts but the largest, the first in reading order among equals.
func (d *digger) keepLargest() {
	rest := &Lair{stride: d.l.stride, stones: append([]uint64(nil), d.l.stones...)}
	var largest, part []int32
	for i := range d.l.squares() {
		if !d.goesOn(1) {
			return
		}
		if rest.stone(i) {
			continue
		}
		if part = d.part(rest, i, part[:0]); len(part) > len(largest) {
			largest, part = part, largest
		}
	}
	d.l.fill()
	d.pieces(len(largest), func(from, to int) {
		for _, i := range largest[from:to] {
			d.l.vacate(int(i))
		}
	})
}

// part appends to squares those that hang together with square i, and fills them.
func (d *digger) part(l *Lair, i int, squares []int32) []int32 {
	squares = more(&d.watch, squares, int32(i))
	l.setStone(i)
	for n := 0; n < len(squares) && d.goesOn(1); n++ {
		for _, offset := range l.offsets() {
			if to := int(squares[n]) + offset; !l.stone(to) {
				l.setStone(to)
				squares = more(&d.watch, squares, int32(to))
			}
		}
	}
	return squares
}
