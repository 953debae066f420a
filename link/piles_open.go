package link

import "math/bits"

// openings finds the couples that connect.
//
// A line of more than a step begins and ends with an empty cell. So only loose tiles, which have an empty cell beside
// them, need to be tried with each other; others connect with those they touch, and with no more.
type openings struct {
	*piles
	meter *meter
	loose [][]int32 // of each kind, the loose tiles
	met   []int32   // the kinds that have some
}

func newOpenings(p *piles, m *meter) *openings {
	return &openings{piles: p, meter: m, loose: make([][]int32, len(p.kinds))}
}

// all appends the couples that connect to dst. It misses some once the meter has stopped.
func (o *openings) all(dst []couple) []couple {
	for _, k := range o.met {
		o.loose[k] = o.loose[k][:0]
	}
	o.met = o.met[:0]
	dst = o.touching(dst, o.touch.right, 1)
	dst = o.touching(dst, o.touch.below, o.touch.cols)
	if o.plane.rows != nil {
		o.seeRows()
	} else {
		o.seeTiles()
	}
	for _, k := range o.met {
		for i, t := range o.loose[k] {
			for _, u := range o.loose[k][:i] {
				if o.meter.joined(o.plane, o.where[u], o.where[t]) {
					dst = append(dst, couple{u, t})
				}
			}
		}
	}
	return dst
}

// touching appends the couples that touch, unless both tiles are loose. Their second cell is step behind the first.
func (o *openings) touching(dst []couple, cells []uint64, step int) []couple {
	for w, word := range cells {
		for ; word != 0; word &= word - 1 {
			cell := w<<6 + bits.TrailingZeros64(word)
			t, u := o.tile[cell], o.tile[cell+step]
			if o.plane.boxed(o.where[t]) || o.plane.boxed(o.where[u]) {
				dst = append(dst, couple{t, u})
			}
		}
	}
	return dst
}

// seeRows notes the loose tiles, a row at a time.
func (o *openings) seeRows() {
	for r := 1; r < len(o.plane.rows)-1; r++ {
		for loose := o.looseOf(r); loose != 0; loose &= loose - 1 {
			if t := o.tile[r*o.plane.size.Cols+bits.TrailingZeros64(loose)]; t >= 0 {
				o.note(t)
			}
		}
	}
}

// looseOf is the filled cells of row r of the plane, without those of the ring, that have an empty one beside them.
func (p *piles) looseOf(r int) uint64 {
	rows := p.plane.rows
	row := rows[r]
	boxed := row << 1 & (row >> 1) & rows[r-1] & rows[r+1]
	return row &^ boxed & (1<<(p.plane.size.Cols-1) - 2)
}

// rough is how many filled cells have an empty one beside them; on boards too large for rows of bits it is nought.
func (p *piles) rough() int {
	n := 0
	for r := 1; r < len(p.plane.rows)-1; r++ {
		n += bits.OnesCount64(p.looseOf(r))
	}
	return n
}

// seeTiles is seeRows for boards of any size.
func (o *openings) seeTiles() {
	for _, pile := range o.pile {
		for _, t := range pile {
			if !o.plane.boxed(o.where[t]) {
				o.note(t)
			}
		}
	}
}

// note notes a loose tile.
func (o *openings) note(t int32) {
	k := o.kind[t]
	if len(o.loose[k]) == 0 {
		o.met = append(o.met, k)
	}
	o.loose[k] = append(o.loose[k], t)
}
