package stress

import (
	"slices"

	"github.com/wendgames/wend/grid"
)

// tileTrapTries is how many boards are drawn to find a trap.
const tileTrapTries = 200

// tileTrap draws a case of at most so many cells, from 2, on which a fault that is drawn too shows, or differs from another
// one, if it finds such a case. Faults that show only after another case are rarely found, and need none.
func tileTrap(r *grid.Random, cells int) tileCase {
	one, other := tileDrawnVariants(r)
	for try := 0; ; try++ {
		d := newTileDraft(r, tileTrapSize(r, cells))
		d.fill(d.between(1, 3), d.between(1, 3))
		d.ask(12)
		c := d.done()
		if try == tileTrapTries || !slices.Equal(one([]Case{c}), other([]Case{c})) {
			return c
		}
	}
}

// tileTrapSize is a size of at most so many cells, as often as not one near a square of so many.
func tileTrapSize(r *grid.Random, cells int) grid.Size {
	size := tileSizeWithin(r, cells, 8)
	if r.Below(2) == 0 {
		for size.Rows = 1; (size.Rows+1)*(size.Rows+1) <= cells; {
			size.Rows++
		}
		size.Cols = cells / size.Rows
	}
	return size
}

// tileDrawnVariants are variants of two undisputed faults, or of one and a right program. Half of the faults that are drawn
// are those that have a variant for each order of directions, since these are hardest to tell apart, hardest of all with
// the same order.
func tileDrawnVariants(r *grid.Random) (one, other func([]Case) []string) {
	right := tileFault{Fault: Fault{variants: tileVariants(tileProgram{})}}
	var all, ordered []tileFault
	for _, f := range tileFaultTable() {
		if !f.Disputed {
			all = append(all, f)
		}
		if f.ordered {
			ordered = append(ordered, f)
		}
	}
	if r.Below(2) == 0 {
		all = ordered
	}
	i := r.Below(len(all))
	j := (i + 1 + r.Below(len(all)-1)) % len(all)
	f, g := all[i], all[j]
	if r.Below(3) == 0 {
		g = right
	}
	i = r.Below(len(f.variants))
	j = r.Below(len(g.variants))
	if f.ordered && g.ordered {
		j += (i - j) % tileOrdered
		j = (j + tileOrdered) % len(g.variants)
	}
	return f.variants[i], g.variants[j]
}

// tileOrdered is how many programs tileSearches makes for a listing: two an order of directions, always in the same order.
const tileOrdered = 2 * 24

// tileLikely draws a case of at most so many cells, from 2, on which mistakes are likely to show.
func tileLikely(r *grid.Random, cells int) Case {
	if r.Below(8) > 0 {
		return tileTrap(r, cells)
	}
	d := newTileDraft(r, tileSizeWithin(r, cells, tileMaxCols))
	d.fill(d.between(1, 8), d.between(1, 4))
	d.ask(12)
	return d.done()
}
