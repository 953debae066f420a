package lair

import "slices"

// meet puts ways together from a state of one side, whose turn it is, and those of the other that wait with their head on
// the same square.
//
// Such a pair is a way if no square is in both trails too soon: i squares behind the one head, j behind the other, and
// i+j below gap. Which of the ways that led to a state are behind it makes no difference: the trail of the other state is a
// future of this one, and all ways to a state have the same futures. For the same reason only the blocks that are kept
// with this state need be compared with the other's trail, since others are in no future's way.
//
// Those that wait are enough. On a way, take the first moment at which some state of it is known on both sides. Then
// neither had its turn, or the one after it on the way would be known on both sides already. So the other still waits when the
// first of the two has its turn.
func (s *Solver) meet(k int, id uint32) Stop {
	p := s.pursuit
	d, other := &p.sides[k], &p.sides[1-k]
	st := d.states.all[id]
	for _, b := range d.states.blocks(id) {
		p.when[b.square] = b.opens
	}
	stop, count := Stop(""), 0
	for v := other.first(&other.newest[st.head]); v != 0 && stop == ""; v = other.first(&other.older[v-1]) {
		if st.steps+other.states.all[v-1].steps < p.length && p.apart(s.gap, other, v-1) {
			stop = s.join(k, id, v-1)
		}
		if count++; stop == "" && count&0xfff == 0 {
			stop = cancelled(s.ctx)
		}
	}
	for _, b := range d.states.blocks(id) {
		p.when[b.square] = 0
	}
	return stop
}

// join makes the way to a state, and on to where the other side began by a state of that side, the best.
func (s *Solver) join(k int, id, v uint32) (stop Stop) {
	var ok bool
	other := &s.pursuit.sides[1-k]
	if s.squares, ok = grown(&s.memory, s.squares[:0], int(other.states.all[v].steps)); !ok {
		return TooLarge
	}
	s.squares = other.trail(s.squares, v)
	return s.take(k, id, s.squares)
}

// first is the first state of a list that waits, or 0. Those before it leave the list.
func (d *side) first(list *uint32) uint32 {
	for *list != 0 && !d.states.all[*list-1].open {
		gone := *list - 1
		*list, d.older[gone] = d.older[gone], none
	}
	return *list
}

// apart reports whether the trail of a state meets no block, of which when says after how many steps it opens.
func (p *pursuit) apart(gap int32, d *side, id uint32) bool {
	for _, b := range d.states.blocks(id) {
		if p.when[b.square] > gap-b.opens { // that many steps behind the head the trail has the square
			return false
		}
	}
	steps := int32(1)
	for at := d.states.all[id].parent; at != none && steps < gap; at = d.states.all[at].parent {
		if p.when[d.states.all[at].head] > steps {
			return false
		}
		steps++
	}
	for i := 1; i < len(d.body) && steps < gap; i++ {
		if p.when[d.body[i]] > steps {
			return false
		}
		steps++
	}
	return true
}

// trail appends the squares behind the head of a state, back to that where its side began.
func (d *side) trail(squares []int32, id uint32) []int32 {
	for at := d.states.all[id].parent; at != none; at = d.states.all[at].parent {
		squares = append(squares, d.states.all[at].head)
	}
	return squares
}

// take makes the way to a state and on over squares, which must be shorter, the incumbent.
func (s *Solver) take(k int, id uint32, squares []int32) Stop {
	p, ok := s.pursuit, false
	d := &p.sides[k]
	if p.best, ok = grown(&s.memory, p.best[:0], int(d.states.all[id].steps)+1+len(squares)+p.rest()); !ok {
		return TooLarge
	}
	p.best = d.trail(append(p.best, d.states.all[id].head), id)
	slices.Reverse(p.best)
	p.best = append(p.best, squares...)
	if k == backward {
		slices.Reverse(p.best)
	}
	length := int32(len(p.best)) - 1
	p.best = append(p.best, p.sides[backward].body[1:]...)
	way, stop := s.moves(p.best[0], p.best[1:])
	if stop != "" {
		return stop
	}
	p.length = length
	s.keep(way)
	if s.Observer.wantsBetter() {
		s.Observer.Better(way)
	}
	return ""
}

// goDirect tries the way from a state that meets its bound and never waits. The state must be the one that was flooded last.
func (s *Solver) goDirect(k int, id uint32) Stop {
	p, ok := s.pursuit, false
	st, far := p.sides[k].states.all[id], p.sides[1-k].far.to
	if s.squares, ok = grown(&s.memory, s.squares[:0], int(st.bound)); !ok {
		return TooLarge
	}
	s.squares = s.squares[:st.bound]
	if s.flood.tryPath(&p.sides[k].lair, far, s.squares) && s.vacant(s.squares[:st.bound-1]) &&
		p.fits(s.gap, p.sides[k].states.blocks(id), s.squares, p.sides[1-k].body[1:]) {
		return s.take(k, id, s.squares)
	}
	return s.flood.stop
}

// vacant reports whether there are no stones on squares.
func (s *Solver) vacant(squares []int32) bool {
	return !slices.ContainsFunc(squares, func(i int32) bool { return s.lair.stone(int(i)) })
}

// fits reports whether a head with blocks behind it can go over squares and on over the rest of a body: whether none
// comes again too soon.
func (p *pursuit) fits(gap int32, blocks []block, way, rest []int32) bool {
	for _, b := range blocks {
		p.when[b.square] = b.opens
	}
	now, fit := gap, true // a square of a step s is free again at s+gap; the head is at step gap, so blocks are at their opens
	for _, squares := range [2][]int32{way, rest} {
		for _, i := range squares {
			now++
			if p.when[i] > now-gap {
				fit = false
			}
			p.when[i] = now
		}
	}
	for _, b := range blocks {
		p.when[b.square] = 0
	}
	for _, squares := range [2][]int32{way, rest} {
		for _, i := range squares {
			p.when[i] = 0
		}
	}
	return fit
}
