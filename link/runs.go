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

// stamps finds the kinds that look onto a run twice. It holds, for each kind, the last run that one of them looked onto,
// doubled, and one more if two did. Kinds go by their numbers, where 0 is none.
type stamps struct {
	last []uint32
	run  uint32
	// The last run of some kind with these last bits of its number. This table stays in the processor's nearest cache, and
	// spares most runs the way to the other one.
	near [1 << 13]uint32
}

// begin begins the next run, for kinds with numbers up to most.
func (s *stamps) begin(most int) {
	if s.last = grown(s.last, most, most); s.run == 1<<31-1 {
		clear(s.last)
		clear(s.near[:])
		s.run = 0
	}
	s.run++
}

// meet reports whether two lookers of the run may be of one kind: those at its ends, and those on its sides, which are as
// many on either. It has no branches but the loop, since runs are short and branches that cannot be foreseen would cost more
// than all the rest.
func (s *stamps) meet(left, right int32, before, behind []int32) bool {
	// A negative number is one whose sign bit is set. That of differs-1 is where nothing differs, that of k-1 where k is 0.
	const last = int32(len(s.near)) - 1
	s.near[left&last] = s.run
	differs := int32(s.near[right&last] ^ s.run)
	may := (differs - 1) &^ (right - 1)
	s.near[right&last] = s.run
	behind = behind[:len(before)]
	for i, k := range before {
		differs = int32(s.near[k&last] ^ s.run)
		may |= (differs - 1) &^ (k - 1)
		s.near[k&last] = s.run
		k = behind[i]
		differs = int32(s.near[k&last] ^ s.run)
		may |= (differs - 1) &^ (k - 1)
		s.near[k&last] = s.run
	}
	return may < 0
}

// add adds lookers of the run, and reports whether a kind has come twice now.
func (s *stamps) add(kinds ...int32) (twice bool) {
	last, run := s.last, s.run<<1
	for _, k := range kinds {
		if k == 0 {
			continue
		}
		if last[k]&^1 == run {
			last[k] = run | 1
			twice = true
		} else {
			last[k] = run
		}
	}
	return twice
}

// twice reports whether a kind has come twice.
func (s *stamps) twice(kind int32) bool { return kind != 0 && s.last[kind] == s.run<<1|1 }

// runs is the runs along the lanes of an axis, as they are gone over lane by lane.
type runs struct {
	x         *Index
	axis      int
	t, across *tree
	lane      int // at hand; -1 and the number of lanes are in the ring

	toLane, toPlace int // from a cell to that in the next lane, or in the next place

	// For each place of the run at hand, the kind of the nearest tile in the lanes before and in the lanes behind.
	before, behind []int32
}

func newRuns(x *Index, axis int) runs {
	t := &x.trees[axis]
	return runs{x: x, axis: axis, t: t, across: &x.trees[1-axis],
		toLane: x.cellAt(axis, 1, 0), toPlace: x.cellAt(axis, 0, 1),
		before: make([]int32, t.length), behind: make([]int32, t.length)}
}

// kind is the number of the kind that a place of a lane holds, 0 if there is no tile or no such place.
func (r *runs) kind(lane, at int) int32 {
	if uint(lane) >= uint(r.t.lanes) || uint(at) >= uint(r.t.length) {
		return 0
	}
	return r.x.kinds.of(r.x.board.kinds[lane*r.toLane+at*r.toPlace])
}

// all marks the tiles that look onto any of the runs together.
func (r *runs) all() {
	clear(r.before)
	for at := range r.behind {
		r.behind[at] = r.kind(r.across.next(at, 0), at)
	}
	const soon = 16
	for row := range soon {
		if r.axis == byRow {
			r.x.markBeside(row)
		}
	}
	if r.lane = -1; r.x.ring {
		r.mark(0, r.t.length)
	}
	for r.lane = range r.t.lanes {
		if r.axis == byRow {
			r.x.markBeside(r.lane + soon)
		}
		row := r.t.lane(r.lane)
		for lo := nextClear(row, 0); lo < r.t.length; {
			hi := r.t.next(r.lane, lo)
			r.mark(lo, hi)
			lo = nextClear(row, hi)
		}
		r.pass()
	}
	if r.lane = r.t.lanes; r.x.ring {
		r.mark(0, r.t.length)
	}
}

// pass makes before and behind what they are in the next lane. They change only where a cell is filled here, and matter only
// where it is empty there.
func (r *runs) pass() {
	for w, word := range r.t.lane(r.lane) {
		if r.lane+1 < r.t.lanes {
			word &^= r.t.lane(r.lane + 1)[w]
		}
		for ; word != 0; word &= word - 1 {
			at := w<<6 + bits.TrailingZeros64(word)
			r.before[at] = r.kind(r.lane, at)
			r.behind[at] = r.kind(r.across.next(at, r.lane+1), at)
		}
	}
}

// one marks the tiles that look onto a run of a lane together.
func (r *runs) one(lane int, run span) {
	r.lane = lane
	for at := run.lo; at <= run.hi; at++ {
		r.before[at] = r.kind(r.across.last(at, lane-1), at)
		r.behind[at] = r.kind(r.across.next(at, lane+1), at)
	}
	r.mark(run.lo, run.hi+1)
}

// mark marks the tiles that look onto the run from lo to hi-1 together and may be joined. A line of one turn has its corner
// in a cell from which it sees both; a straight line joins the ends.
func (r *runs) mark(lo, hi int) {
	switch {
	case r.x.rules.allow(2):
		r.markEqual(lo-1, hi, lo, hi)
	case r.x.rules.allow(1):
		for at := lo; at < hi; at++ {
			r.markEqual(lo-1, hi, at, at+1)
		}
	default:
		r.markEqual(lo-1, hi, lo, lo)
	}
}

// markEqual marks equal tiles among those in two places of the lane and those that are seen across it from lo to hi-1.
func (r *runs) markEqual(left, right, lo, hi int) {
	l, k := r.kind(r.lane, left), r.kind(r.lane, right)
	before, behind := r.before[lo:hi], r.behind[lo:hi]
	s := &r.x.stamps
	s.begin(r.x.kinds.most())
	if !s.meet(l, k, before, behind) {
		return
	}
	twice := s.add(l, k)
	twice = s.add(before...) || twice
	if !s.add(behind...) && !twice {
		return
	}
	for _, at := range [2]int{left, right} {
		if s.twice(r.kind(r.lane, at)) {
			r.open(r.lane, at)
		}
	}
	for at := lo; at < hi; at++ {
		if s.twice(r.before[at]) {
			r.open(r.across.last(at, r.lane-1), at)
		}
		if s.twice(r.behind[at]) {
			r.open(r.across.next(at, r.lane+1), at)
		}
	}
}

func (r *runs) open(lane, at int) {
	r.x.newest = r.x.cellAt(r.axis, lane, at)
	r.x.open.set(r.x.newest)
}
