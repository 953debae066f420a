package lair

// Turning. Let p(0) be the square of the head; p(-1), p(-2) ... those of its trail that have not opened yet; p(1), p(2)
// ... a way that it can go. Let p(j), j > 0, be the first square of the way that was visited before: p(j) = p(i),
// i < j, the trail included. Then j-i is gap at least, and p(i), ..., p(j-1) are different squares, a way round: there
// the snake has turned. Until then no square of the way is visited twice, and none of the trail is, open or not. So
// until then the way stays in the region, see region, and goes down one line of its chambers. So one of three things
// is what happens first:
//
//   - The head comes to an exit within the region. Any shortest way within the region can be gone.
//   - It turns within the region, p(0) included: then a chamber has a way round of gap squares or more. A way round
//     alternates between the colours of a chequerboard, so it has at most twice the squares of the chamber's rarer
//     colour.
//   - It turns with its trail: p(j) = p(i), i < 0, and from p(0) to a place next to p(i) there was a way of j-1 steps
//     on different squares, j >= gap+i, which is when p(i) opens. Such a way is no longer than the sum of what it can
//     be in the chambers on its line. In a chamber it goes from the door to a place of the same colour with 2k steps:
//     k squares of the other colour and k+1 of the same; or to one of the other colour with 2k-1: k of each. Where
//     this is all that may happen first, the steps are counted by threads as well.
//
// Where none of them can happen there is no way out. And a way out has at least the steps of the shortest of them: to an
// exit within the region; or to some place of a chamber with a way round of gap squares, round it, and from there the
// plain distance; or to an open square of the trail, and the plain distance.
//
// That speaks of the trail as p(-1), p(-2) ... up to any p(-m): squares behind that are as any others. Of those a search
// knows only the ones that can be in the way; but states with the same future, see flood, may each be judged by the
// trail of any.
//
// The gap must be 4 at least, since with 2 a step there and back would be a way round. A block on a stone never opens
// and is no square to turn at, so it is left out of the trail. If there is a stone under the head, its square counts
// as a place all the same: that allows more, not less.
type turning struct {
	region
	trail []block // with the step at which each opens
	threads
	ends []end
}

// end is a block of the trail next to the region, where the snake can turn if a way of as many steps leads there as it
// takes to open.
type end struct {
	block
	far, most int32 // the least steps to it, and the most on different squares, at most
}

// Threads cost more than the rest. They are asked only where they may decide that there is no way.
const (
	fewEnds      = 4    // of blocks of the trail at which the snake may turn
	threadPlaces = 1000 // squares of the region
)

// turns is what turning says of a state.
type turns struct {
	bound int32 // the fewest steps to an exit, at least; never if there is no way
	exit  int32 // the place of a nearest exit within the region, or wall
	way   int32 // the steps to that exit, or never
	round int32 // if there is no way: how many squares a way round can have, at most, or 0 if there is none
}

// judge looks where a head with the trail in t can turn. It reports false if it does not know: the region has more than
// most squares, the memory does not allow as many, or the context has ended.
func (t *turning) judge(m *memory, l *Lair, exits []int32, gap, head int32, most int) (turns, bool) {
	result := turns{bound: never, exit: wall, way: never}
	if gap < 4 || !t.reserve(m, l, most+len(l.offsets())+1) || !t.room(m, min(most, threadPlaces)+1) {
		return result, false
	}
	t.start(head, t.trail)
	if !t.spread(l, most) || !t.divide(l) {
		return result, false
	}
	if !t.out(exits, &result) {
		return result, false
	}
	for n := len(t.chambers) - 1; n >= 0; n-- {
		if t.ended(n) || !t.turnIn(t.chambers[n], exits, gap, &result) {
			return result, false
		}
	}
	t.findEnds(l.offsets())
	if result.bound == never && len(t.places) <= threadPlaces {
		t.threadEnds(l.offsets())
	}
	for _, e := range t.ends {
		result.turnAt(e, exits, gap)
	}
	return result, true
}

// room makes room for the ends, and for threads through so many places, and reports whether the memory allows it.
func (t *turning) room(m *memory, places int) (ok bool) {
	if t.ends, ok = grown(m, t.ends[:0], len(t.trail)); !ok {
		return false
	}
	if t.knots, ok = grown(m, t.knots[:0], places); !ok {
		return false
	}
	t.queue, ok = grown(m, t.queue[:0], places)
	return ok
}

// out finds the nearest exit within the region, and reports whether it was not stopped by the context.
func (t *turning) out(exits []int32, result *turns) bool {
	for i, p := range t.places {
		if exits[p.square] == 1 {
			result.exit, result.way, result.bound = int32(i), p.far, p.far
			return true
		}
		if t.ended(i) {
			return false
		}
	}
	return true
}

// turnIn finds out whether the snake can turn in a chamber, and how many steps it can make to the places there. Of the
// door that must be known. It reports whether it was not stopped by the context.
func (t *turning) turnIn(c chamber, exits []int32, gap int32, result *turns) bool {
	door, members := &t.places[c.door], t.member[c.first:c.end]
	count := [2]int32{1, 0} // squares of the door's colour, and of the other
	for n, i := range members {
		if count[(t.places[i].far^door.far)&1]++; t.ended(n) {
			return false
		}
	}
	most := [2]int32{door.most + 2*min(count[0]-1, count[1]), door.most + 2*min(count[0], count[1]) - 1}
	for n, i := range members {
		if t.places[i].most = most[(t.places[i].far^door.far)&1]; t.ended(n) {
			return false
		}
	}
	round := 2 * min(count[0], count[1])
	if round == 2 || exits[t.places[members[0]].square] == 0 {
		return true // two squares are no way round; and from under a stone the head may go where no exit is
	}
	if result.round = max(result.round, round); round < gap {
		return true
	}
	// All ways from the head to a member lead through the door, so it is as much farther from the head as it is from the
	// door, and no nearer to an exit than by that. Only a door without a distance, the head on a stone, does not say so.
	if result.turned(exits, door.square, door.far+gap); exits[door.square] > 0 {
		return true
	}
	for n, i := range members {
		if result.turned(exits, t.places[i].square, t.places[i].far+gap); t.ended(n) {
			return false
		}
	}
	return true
}

// findEnds finds the ends.
func (t *turning) findEnds(offsets [4]int) {
	t.ends = t.ends[:0]
	for _, b := range t.trail {
		e := end{b, never, 0}
		for _, offset := range offsets {
			if n := t.at(b.square + int32(offset)); n != wall {
				e.far, e.most = min(e.far, t.places[n].far+1), max(e.most, t.places[n].most+1)
			}
		}
		if e.far != never {
			t.ends = append(t.ends, e)
		}
	}
}

// threadEnds counts the steps to those ends where the snake may turn anew, by threads, if they are few.
func (t *turning) threadEnds(offsets [4]int) {
	n := 0
	for _, e := range t.ends {
		if e.most >= e.opens {
			n++
		}
	}
	if n > fewEnds {
		return
	}
	for i := range t.ends {
		if e := &t.ends[i]; e.most >= e.opens {
			e.most = t.longest(e, offsets)
		}
	}
}

// turnAt finds out whether the snake can turn at an end.
func (r *turns) turnAt(e end, exits []int32, gap int32) {
	if exits[e.square] == 0 {
		return
	}
	if round := e.most + gap - e.opens; round > 2 { // the block is gap-opens steps behind the head; 2 is a step back
		r.round = max(r.round, round)
	}
	if e.most >= e.opens {
		r.turned(exits, e.square, max(e.far, e.opens))
	}
}

// turned notes that the snake can have turned at a square after so many steps, at least.
func (r *turns) turned(exits []int32, square, steps int32) {
	if exits[square] > 0 {
		r.bound = min(r.bound, steps+exits[square]-1)
	}
}

// way fills in the squares of a shortest way to an exit within the region, which must be there, without the head's.
func (t *turning) way(l *Lair, r turns, way []int32) {
	at := r.exit
	for n := len(way); n > 0; n-- {
		way[n-1] = t.places[at].square
		at = t.before(l, at)
	}
}

// before is a place next to another, one step nearer to the head.
func (t *turning) before(l *Lair, at int32) int32 {
	p := t.places[at]
	for _, offset := range l.offsets() {
		if n := t.at(p.square + int32(offset)); n != wall && t.places[n].far == p.far-1 {
			return n
		}
	}
	panic("lair: a place without a way to it")
}
