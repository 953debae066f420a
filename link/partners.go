package link

import "slices"

// appendPartners appends the tiles that connect to the tile on cell i, if it holds one, to dst: all of them, some of them
// more than once, or one at least, if there is one.
//
// It goes over the runs that the tile looks onto, or over the tiles of its kind, whichever is less work: first over the
// runs, but gives up where those turn out to be longer.
func (x *Index) appendPartners(dst []int32, i int, all bool) []int32 {
	if x.board.kinds[i] <= Empty {
		return dst
	}
	if x.many {
		return x.appendLed(dst, i)
	}
	w := walk{x: x, from: int32(i), kind: x.board.kinds[i], found: dst, all: all}
	budget := 128
	if x.peers.cells == nil {
		budget = 4096 // to list the tiles costs more than this once
	}
	if w.within(budget) {
		return w.found
	}
	x.peers.build(x)
	const tile = 8 // as much work as so many cells
	if peers := tile * int(x.peers.count[x.kinds.of(w.kind)]); peers > budget {
		if w.found = dst; w.within(peers) {
			return w.found
		}
	}
	p := x.board.mask.size.At(i)
	for j := x.peers.cells[i].next; int(j) != i; j = x.peers.cells[j].next {
		x.work += tile
		if x.board.kinds[j] == w.kind && x.joined(p, x.board.mask.size.At(int(j))) {
			if dst = append(dst, j); !all {
				break
			}
		}
	}
	return dst
}

// appendLed appends the tiles of its kind that lines lead to from the tile on cell i to dst, some of them more than once.
func (x *Index) appendLed(dst []int32, i int) []int32 {
	size := x.board.mask.size
	for _, end := range x.planar().led(placeOf(size.At(i))) {
		p := end.pos()
		if !size.Contains(p) {
			continue // the ring, where lines may not go there
		}
		if j := size.Index(p); j != i && x.board.kinds[j] == x.board.kinds[i] {
			dst = append(dst, int32(j))
		}
	}
	return dst
}

// planar is the plane of the board, for lines of more than two turns.
func (x *Index) planar() *plane {
	if x.plane == nil {
		x.plane = newPlane(x.board, x.rules)
	}
	return x.plane
}

// walk goes over the runs that a tile looks onto.
type walk struct {
	x     *Index
	from  int32
	kind  Kind
	found []int32 // tiles of the kind on the way
	all   bool
	had   int // tiles found before
	left  int // cells that may still be looked at
}

// within walks, but looks at so many cells at the most. It reports whether that was enough.
func (w *walk) within(budget int) bool {
	w.left, w.had = budget, len(w.found)
	w.axis(byRow)
	w.axis(byCol)
	w.x.work += budget - w.left
	return w.left >= 0 || w.done()
}

// done reports whether what was found is enough.
func (w *walk) done() bool { return !w.all && len(w.found) > w.had }

// see notes the tile in a place of a lane, if there is one and it is of the kind.
func (w *walk) see(axis, lane, at int) {
	if t := &w.x.trees[axis]; at < 0 || at >= t.length {
		return
	}
	if i := w.x.cellAt(axis, lane, at); w.x.board.kinds[i] == w.kind && int32(i) != w.from {
		w.found = append(w.found, int32(i))
	}
}

// axis walks along the tile's lane, as far as the tile sees, and from each cell over the run across the lane.
func (w *walk) axis(axis int) {
	p := w.x.board.mask.size.At(int(w.from))
	lane, own := laneOf(axis, p)
	view := w.x.view(axis, p)
	board := view.within(w.x.trees[axis].length)
	w.see(axis, lane, board.lo-1)
	w.see(axis, lane, board.hi+1)
	if w.x.rules.Turns == 0 {
		return
	}
	for at := view.lo; at <= view.hi && w.left >= 0 && !w.done(); at++ {
		if at != own {
			w.run(1-axis, at, lane)
		}
	}
}

// run walks over the run of a lane, which may be in the ring, through a place.
func (w *walk) run(axis, lane, at int) {
	t, across := &w.x.trees[axis], &w.x.trees[1-axis]
	w.left--
	switch {
	case lane < 0:
		w.side(1-axis, span{0, t.length - 1}, func(at int) int { return across.next(at, 0) })
		return
	case lane >= t.lanes:
		w.side(1-axis, span{0, t.length - 1}, func(at int) int { return across.last(at, t.lanes-1) })
		return
	}
	run := t.view(lane, at)
	w.see(axis, lane, run.lo-1)
	w.see(axis, lane, run.hi+1)
	if w.x.rules.allow(2) {
		w.side(1-axis, run, func(at int) int { return across.next(at, lane+1) })
		w.side(1-axis, run, func(at int) int { return across.last(at, lane-1) })
	}
}

// side looks from each cell of a run to a side, to the tile that nearest knows.
func (w *walk) side(axis int, run span, nearest func(at int) int) {
	for at := run.lo; at <= run.hi && w.left >= 0 && !w.done(); at++ {
		w.left--
		w.see(axis, at, nearest(at))
	}
}

// partners is the tiles that connect to the tile on a cell, each once, in reading order.
func (x *Index) partners(i int) []int32 {
	x.found = x.appendPartners(x.found[:0], i, true)
	slices.Sort(x.found)
	x.found = slices.Compact(x.found)
	return x.found
}
