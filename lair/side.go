package lair

import "slices"

// side is the search from one of two bodies to the other.
type side struct {
	body   []int32   // the squares of the body where it begins; body[0] is the head's
	lair   Lair      // what its floods see
	vacant []uint64  // the stones of that lair, if they are others than those of the search
	far    distances // from there, the body opening block by block
	states states
	newest []uint32 // by square: one more than the first in a list of the states that wait with the head there, or 0
	older  []uint32 // by state: the same for the next in the list, or none if the state is in no list
	ripe   shelf    // the states that wait and have an estimate of at most pursuit.most, by their steps
	green  shelf    // those that have a higher one, by it
}

// openSide makes a side ready, which knows its body and the one where it ends: the table of distances, and no states.
func (s *Solver) openSide(d *side, end []int32) (stop Stop) {
	var ok bool
	d.older = d.older[:0]
	d.ripe.reset(0)
	d.states.reset()
	if !d.lift(&s.memory, s.lair, end) {
		return TooLarge
	}
	if d.newest, ok = sized(&s.memory, d.newest, s.lair.squares()); !ok || !d.far.size(&s.memory, s.lair) {
		return TooLarge
	}
	s.next = s.bodyBlocks(s.next[:0], d.body)
	return d.far.measureFrom(s.ctx, &s.memory, s.lair, &s.flood, d.body[0], s.next)
}

// lift makes d.lair the lair without the stones under the body where the side ends. The head never steps there, but what
// comes after the way is on them: a block that could be in the way of that must be touched.
func (d *side) lift(m *memory, l *Lair, end []int32) (ok bool) {
	d.lair = *l
	if !slices.ContainsFunc(end, func(i int32) bool { return l.stone(int(i)) }) {
		return true
	}
	if d.vacant, ok = sized(m, d.vacant, len(l.stones)); !ok {
		return false
	}
	copy(d.vacant, l.stones)
	for _, i := range end {
		d.vacant[i>>6] &^= 1 << (i & 63)
	}
	d.lair.stones = d.vacant
	return true
}

// end makes the tables of squares nought again.
func (d *side) end(m *memory) {
	d.far.reset(m)
	switch states := d.states.all; {
	case len(d.newest) > hugeTable:
		drop(m, &d.newest)
	case len(states) > len(d.newest):
		clear(d.newest)
	default:
		for i := range states {
			d.newest[states[i].head] = 0
		}
	}
}

// find is states.find; a new state is in no list.
func (d *side) find(m *memory, head int32, blocks []block) (id uint32, known, ok bool) {
	if d.older, ok = grown(m, d.older, 1); !ok {
		return 0, false, false
	}
	if id, known, ok = d.states.find(m, head, blocks); ok && !known {
		d.older = append(d.older, none)
	}
	return id, known, ok
}

// wait lets a state wait for its turn, and reports whether the memory allows it.
func (d *side) wait(m *memory, id uint32, most int32) bool {
	st := &d.states.all[id]
	st.open = true
	if d.older[id] == none {
		d.older[id], d.newest[st.head] = d.newest[st.head], id+1
	}
	if st.estimate() <= most {
		return d.ripe.push(m, id, st.steps)
	}
	return d.green.push(m, id, st.estimate())
}

// ripen moves the states with an estimate of at most most to those that may be expanded. One that was reached again in
// fewer steps may be there already, or even have had its turn; expandSide sees to that.
func (d *side) ripen(m *memory, most int32) bool {
	for d.green.least() <= most {
		id := d.green.takeLow()
		if st := &d.states.all[id]; st.open && !d.ripe.push(m, id, st.steps) {
			return false
		}
	}
	return true
}

// spent reports whether no state waits.
func (d *side) spent() bool { return d.ripe.count+d.green.count == 0 }

// expandSide puts ways together at a state and visits its successors, unless it had its turn before.
func (s *Solver) expandSide(k int, id uint32) Stop {
	d := &s.pursuit.sides[k]
	if !d.states.all[id].open {
		return "" // it had its turn before, with fewer steps
	}
	if stop := s.stopped(); stop != "" {
		return stop
	}
	s.expanded++
	s.Observer.expanded(s.sight(d.states.all[id], k))
	if stop := s.meet(k, id); stop != "" {
		return stop
	}
	d.states.take(id)
	from := d.states.all[id]
	for _, offset := range s.lair.offsets() {
		to := from.head + int32(offset)
		if s.lair.stone(int(to)) || d.states.blocked(id, to) {
			continue
		}
		s.follow(&d.states, id)
		if stop := s.visitSide(k, id, to, from.steps+1, d.states.all[id].estimate()); stop != "" {
			return stop
		}
	}
	return ""
}

// visitSide lets a state wait for its turn, reached from parent in some steps: the head on a square, the blocks in s.next,
// those that open first in front. No way through it has fewer steps than floor. A state that is dead, or was reached
// as soon, or through which no way is shorter than the best, is forgotten.
func (s *Solver) visitSide(k int, parent uint32, head, steps, floor int32) Stop {
	p := s.pursuit
	d, far := &p.sides[k], p.sides[1-k].far.to
	bound, ok := s.flood.toward(&d.lair, far, head, s.next, floor-steps)
	if s.flood.stop != "" {
		return s.flood.stop
	}
	now := state{head: head, steps: steps, bound: bound}
	if !ok || steps+bound >= p.length {
		s.Observer.pruned(s.sight(now, k), ok, Longer)
		return ""
	}
	s.next = s.flood.touchedOf(s.next)
	id, known, ok := d.find(&s.memory, head, s.next)
	if !ok {
		return TooLarge
	}
	st := &d.states.all[id]
	if known && st.steps <= steps {
		s.Observer.pruned(s.sight(now, k), true, Known)
		return ""
	}
	s.Observer.generated(s.sight(now, k))
	st.parent, st.steps, st.bound = parent, steps, bound
	if !d.wait(&s.memory, id, p.most) {
		return TooLarge
	}
	return s.goDirect(k, id)
}
