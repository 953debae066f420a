package lair

import (
	"context"
)

// distances holds how far every square is from the nearest exit over squares without stones, the snake left
// out: a step more than the distance, or 0 if there is no way. Between searches it is all nought, so a
// search pays for the squares that it reaches alone.
type distances struct {
	to      []int32
	reached squares // those with a distance, nearest first
	next    int     // the first of them whose neighbours may have none yet
}

// size makes room for a lair, and reports whether the memory allows it.
func (d *distances) size(m *memory, l *Lair) (ok bool) {
	d.to, ok = sized(m, d.to, l.squares())
	return ok
}

// measure fills the table from the exits outward. An exit that is a stone is none.
func (d *distances) measure(ctx context.Context, m *memory, l *Lair) Stop {
	return d.measureTo(ctx, m, l, all)
}

// measureTo is measure up to a square: once it has its distance, and so all that are nearer have theirs, flow fills in
// the rest.
func (d *distances) measureTo(ctx context.Context, m *memory, l *Lair, square int32) Stop {
	if !d.reached.reserve(m, len(l.exits)+1) {
		return TooLarge
	}
	for n, e := range l.exits {
		if n%many == many-1 {
			if stop := cancelled(ctx); stop != "" {
				return stop
			}
		}
		d.spread(l, l.index(e), [4]int{}, 1)
	}
	return d.flow(ctx, m, l, square)
}

// measureFrom fills the table from a head outward: its body opens block by block, and the head may wait. It takes a
// flood of f, which must have its size.
func (d *distances) measureFrom(ctx context.Context, m *memory, l *Lair, f *flood, head int32, body []block) Stop {
	f.start(head, body)
	for t := int32(1); t < f.gap; t++ {
		f.layer(l, d.to, t)
		if f.due() && f.ask() {
			return f.stop
		}
	}
	if !d.reached.reserve(m, f.reached.count) {
		return TooLarge
	}
	for _, i := range f.reached.all[:f.reached.count] {
		d.to[i] = f.cells[i].at()>>1 + 1
		d.reached.all[d.reached.count] = i
		d.reached.count++
		if f.walked(); f.stop != "" {
			return f.stop
		}
	}
	d.next = int(f.layerEnd[max(f.gap-2, 0)])
	return d.flow(ctx, m, l, all)
}

// all has flow fill in the whole table: it is in the frame, and never gets a distance.
const all = 0

// flow fills the table on from the squares that have a distance, until a square has one.
func (d *distances) flow(ctx context.Context, m *memory, l *Lair, until int32) Stop {
	offsets, n := l.offsets(), d.next
	for ; n < d.reached.count && d.to[until] == 0; n++ {
		if n&0xffff == 0xffff {
			if stop := cancelled(ctx); stop != "" {
				return stop
			}
		}
		if !d.reached.reserve(m, len(offsets)+1) {
			return TooLarge
		}
		i := int(d.reached.all[n])
		d.spread(l, i, offsets, d.to[i]+1)
	}
	d.next = n
	return ""
}

// spread gives the squares at four offsets from square i their distance, except stones and those that have
// one. In a maze that is a toss-up, which no processor foresees; so there is no branch, and what is not wanted
// is written where it does not matter: a place behind the end of the list is needed for it.
func (d *distances) spread(l *Lair, i int, offsets [4]int, far int32) {
	to, all, count := d.to, d.reached.all, d.reached.count
	for _, offset := range offsets {
		next := i + offset
		old := to[next]
		free := int32(uint32(old-1)>>31) &^ int32(l.stones[next>>6]>>(next&63)&1)
		to[next] = old + far*free
		all[count] = int32(next)
		count += int(free)
	}
	d.reached.count = count
}

// hugeTable is how many squares have a table that takes longer to be made nought again than a search may go on after its
// end. It is dropped.
const hugeTable = 1 << 21

// reset makes the table nought again: all of it, if most squares have been reached, which is faster than one by one.
func (d *distances) reset(m *memory) {
	switch {
	case len(d.to) > hugeTable && d.reached.count > hugeTable/8:
		drop(m, &d.to)
		drop(m, &d.reached.all)
	case 4*d.reached.count > len(d.to):
		clear(d.to)
	default:
		for _, i := range d.reached.all[:d.reached.count] {
			d.to[i] = 0
		}
	}
	d.reached.count, d.next = 0, 0
}

// squares is a list of squares with room behind its end.
type squares struct {
	all   []int32
	count int // how many of all are in the list
}

// reserve makes room for n more squares, and reports whether the memory allows it.
func (s *squares) reserve(m *memory, n int) bool {
	if s.count+n <= len(s.all) {
		return true
	}
	all, ok := grown(m, s.all, n)
	s.all = all[:cap(all)]
	return ok
}
