package link

import "math/bits"

// A run is a stretch of empty cells along a lane, ring included, that is as long as it can be. A tile looks onto a run if
// it is the nearest tile, in a direction across the run, from one of its cells, or stands at one of its ends.
//
// Two equal tiles that look onto one run connect with two turns at most: each has a straight way to a cell of the run, and
// the run joins the two cells. The other way round, a line with two turns at most that has an empty cell lies along one
// run, but for a first and a last leg across it, so both its tiles look onto that run: this is the run of its middle leg,
// of its one leg, or, if it turns once, of a leg with an empty cell. Lines without an empty cell join tiles that are beside
// each other; between them, one may say, lies a run without cells.
//
// From each cell of a run a tile is seen on either side at most, each time another one, so all runs together have fewer
// than four lookers a cell, and one walk over all of them finds every tile that has a partner.

// looker is a tile that looks onto a run: the number of its kind, 0 if there is no tile after all, and its cell.
type looker struct{ kind, cell int32 }

// stamps finds the kinds that look onto a run twice. It holds, for each kind, the last run that one of them looked onto,
// doubled, and one more if two did.
type stamps struct {
	last []uint32
	run  uint32
}

// begin begins the next run, for kinds with numbers up to most.
func (s *stamps) begin(most int) {
	s.last = grown(s.last, most, most)
	if s.run++; s.run == 1<<31 {
		clear(s.last)
		s.run = 1
	}
}

// add adds lookers of the run, and reports whether a kind has come twice now.
func (s *stamps) add(lookers ...looker) (twice bool) {
	for _, l := range lookers {
		if l.kind == 0 {
			continue
		}
		if last := &s.last[l.kind]; *last>>1 == s.run {
			*last |= 1
			twice = true
		} else {
			*last = s.run << 1
		}
	}
	return twice
}

// mark notes the lookers whose kinds came twice.
func (x *Index) mark(lookers ...looker) {
	for _, l := range lookers {
		if l.kind != 0 && x.stamps.last[l.kind] == x.stamps.run<<1|1 {
			x.open.set(int(l.cell))
		}
	}
}

// look is the tile with a lane and a place in it, as a looker.
func (x *Index) look(axis, lane, at int) looker {
	if t := &x.trees[axis]; lane < 0 || at < 0 || lane >= t.lanes || at >= t.length {
		return looker{}
	}
	i := x.cellAt(axis, lane, at)
	return looker{x.kinds.of(x.board.kinds[i]), int32(i)}
}

// sweep marks the tiles that have a partner, and no others; where many turns are allowed, all tiles. It costs O(cells).
func (x *Index) sweep() {
	x.open.clear()
	x.pending.clear()
	x.swept = true
	if x.many {
		for i, k := range x.board.kinds {
			if k > Empty {
				x.open.set(i)
			}
		}
		return
	}
	x.sweepLanes(byRow)
	x.sweepLanes(byCol)
}

// sweepLanes marks the tiles that look onto runs along the lanes. While it goes from lane to lane, behind and ahead hold
// the nearest tile of each place in the lanes before and in those to come.
func (x *Index) sweepLanes(axis int) {
	t, across := &x.trees[axis], &x.trees[1-axis]
	x.behind, x.ahead = make([]looker, t.length), make([]looker, t.length)
	for at := range x.ahead {
		x.ahead[at] = x.look(axis, across.next(at, 0), at)
	}
	if x.ring {
		x.sweepRun(looker{}, looker{}, x.behind, x.ahead)
	}
	for lane := range t.lanes {
		x.sweepLane(axis, lane)
	}
	if x.ring {
		x.sweepRun(looker{}, looker{}, x.behind, x.ahead)
	}
}

func (x *Index) sweepLane(axis, lane int) {
	across := &x.trees[1-axis]
	first, left := 0, looker{} // of the next run: its first place, the tile before it
	for w, word := range x.trees[axis].lane(lane) {
		for ; word != 0; word &= word - 1 {
			at := w<<6 + bits.TrailingZeros64(word)
			here := x.look(axis, lane, at)
			x.sweepRun(left, here, x.behind[first:at], x.ahead[first:at])
			first, left = at+1, here
			x.behind[at] = here
			x.ahead[at] = x.look(axis, across.next(at, lane+1), at)
		}
	}
	x.sweepRun(left, looker{}, x.behind[first:], x.ahead[first:])
}

// sweepRun marks the tiles at the ends of a run and on both sides of it that it joins.
func (x *Index) sweepRun(left, right looker, behind, ahead []looker) {
	if len(behind) == 0 || !x.rules.allow(2) {
		x.sweepNear(left, right, behind, ahead)
		return
	}
	x.stamps.begin(x.kinds.most())
	twice := x.stamps.add(left, right)
	twice = x.stamps.add(behind...) || twice
	if x.stamps.add(ahead...) || twice {
		x.mark(left, right)
		x.mark(behind...)
		x.mark(ahead...)
	}
}

// sweepNear is sweepRun where fewer than two turns are allowed or the run has no cell: a line of one turn has its corner
// in a cell from which both tiles are seen.
func (x *Index) sweepNear(left, right looker, behind, ahead []looker) {
	x.markEqual(left, right)
	if !x.rules.allow(1) {
		return
	}
	for i := range behind {
		for _, l := range [2]looker{behind[i], ahead[i]} {
			x.markEqual(left, l)
			x.markEqual(right, l)
		}
	}
}

func (x *Index) markEqual(l, k looker) {
	if l.kind == k.kind && l.kind != 0 {
		x.open.set(int(l.cell))
		x.open.set(int(k.cell))
	}
}
