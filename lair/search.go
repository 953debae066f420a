package lair

import "github.com/wendgames/wend/grid"

// The search is A* (P. E. Hart, N. J. Nilsson and B. Raphael, 1968) over states: a head, and those blocks that can still
// be in its way. The estimate of a state is its steps plus the bound of flood. A successor is flooded only when its turn
// comes, which for many is never; until then it has the estimate of the state that it comes from, which is none too
// high, as the bound is consistent.

// search is A* from a head with the blocks in s.next.
func (s *Solver) search(head int32) Result {
	s.states.reset()
	s.open.reset()
	s.diving = false
	stop := s.visit(none, head, 0)
	for stop == "" {
		if s.expanded >= min(pace.dive, pace.sweep) {
			result, done, dived := s.aside()
			if done {
				return result
			}
			if stop = result.Stop; dived || stop != "" {
				continue
			}
		}
		turn, ok := s.open.pop()
		if !ok || s.open.estimate() >= s.incumbent.steps {
			return s.ended()
		}
		if least := int(s.open.estimate()); least > s.least {
			s.raise(least)
		}
		stop = s.takeTurn(turn)
	}
	return Result{Stop: stop}
}

// aside is what a long search tries beside A*: a sweep, which may be the end, or a dive. It is stopped with a reason.
func (s *Solver) aside() (result Result, done, dived bool) {
	if s.sweeps() {
		if result, done = s.sweep(); done {
			return result, true, false
		}
	}
	var stop Stop
	if s.dives() {
		dived, stop = s.dive()
	}
	return Result{Stop: stop}, false, dived
}

// ended is the result of a search that has nothing left to do.
func (s *Solver) ended() Result {
	if s.incumbent.steps == never {
		return Result{Verdict: Impossible, By: s.by()}
	}
	return found(s.by(), s.incumbent.way)
}

// takeTurn visits a successor, or expands a state, unless its turn came before, with fewer steps.
func (s *Solver) takeTurn(t turn) Stop {
	if t.to != itself {
		if stop := cancelled(s.ctx); stop != "" {
			return stop
		}
		return s.succeed(t.state, t.to)
	}
	if s.states.take(t.state) {
		return s.advance(t.state)
	}
	return ""
}

// by is the means of a search that has come to its end.
func (s *Solver) by() Means {
	switch {
	case s.prospect.means != "":
		return s.prospect.means
	case s.expanded > 0:
		return BySearch
	}
	return ByBound
}

// expand puts the successors of a state into the queue.
func (s *Solver) expand(id uint32) Stop {
	if stop := s.stopped(); stop != "" {
		return stop
	}
	s.expanded++
	if s.Observer != nil {
		s.Observer.expanded(s.sight(s.states.all[id], forward))
	}
	head := s.states.all[id].head
	for _, offset := range s.lair.offsets() {
		to := head + int32(offset)
		if s.lair.stone(int(to)) || s.states.blocked(id, to) {
			continue
		}
		if !s.open.push(&s.memory, turn{id, to}, s.open.estimate()) {
			return TooLarge
		}
	}
	return ""
}

// succeed visits the successor of a state whose head is on a square.
func (s *Solver) succeed(parent uint32, head int32) Stop {
	s.follow(&s.states, parent)
	return s.visit(parent, head, s.states.all[parent].steps+1)
}

// follow puts the blocks behind a head that has stepped away from a state into s.next, those that open first in front.
func (s *Solver) follow(states *states, parent uint32) {
	s.next = s.next[:0]
	for _, b := range states.blocks(parent) {
		s.next = s.addBlock(s.next, b.square, b.opens-1)
	}
	s.next = s.addBlock(s.next, states.all[parent].head, s.gap-1)
}

// addBlock adds a block that opens after some steps, unless it cannot be in the way: a stone is there, or it opens within
// two steps. For the head comes to its square, as the colours have it, after an even number of steps if that is even.
func (s *Solver) addBlock(blocks []block, square, opens int32) []block {
	if opens < 3 || s.lair.stone(int(square)) {
		return blocks
	}
	return append(blocks, block{square, opens})
}

// visit puts a state into the queue, reached from parent in some steps: the head on a square, the blocks in
// s.next, those that open first in front. A state that is dead, or was reached as soon, or is on no way shorter than the
// incumbent, is forgotten; one that was reached later takes another turn.
func (s *Solver) visit(parent uint32, head, steps int32) Stop {
	bound, direct, ok := s.flood.run(s.lair, s.exits.to, head, s.next)
	if s.flood.stop != "" {
		return s.flood.stop
	}
	now := state{head: head, steps: steps, bound: bound}
	if !ok && parent == none {
		s.prospect.means = ByRoom
	}
	if !ok || steps+bound >= s.incumbent.steps {
		s.Observer.pruned(s.sight(now, forward), ok, Longer)
		return ""
	}
	s.next = s.flood.touchedOf(s.next)
	id, known, ok := s.states.find(&s.memory, head, s.next)
	if !ok {
		return TooLarge
	}
	st := &s.states.all[id]
	if known && (st.steps <= steps || st.bound == never) {
		s.Observer.pruned(s.sight(now, forward), st.bound != never, Known)
		return ""
	}
	if s.Observer != nil {
		s.Observer.generated(s.sight(now, forward))
	}
	st.parent, st.steps, st.bound, st.open, st.weighed = parent, steps, bound, false, false
	if direct {
		return s.offer(id)
	}
	if s.diving && !s.near.push(&s.memory, id, bound) {
		return TooLarge
	}
	return s.wait(id)
}

// moves is the steps of a way over squares, which are in the memory. A long one may be stopped in the middle.
func (s *Solver) moves(start int32, way []int32) (Moves, Stop) {
	const some = 16 * many
	steps, ok := exactly[grid.Dir](&s.memory, len(way))
	if !ok {
		return nil, TooLarge
	}
	m := Moves(steps[:0])
	for ; len(way) > some; way = way[some:] {
		if s.flood.ask() {
			drop(&s.memory, &steps)
			return nil, s.flood.stop
		}
		m = m.over(start, way[:some])
		start = way[some-1]
	}
	return m.over(start, way), ""
}

// over appends the steps from a square over others.
func (m Moves) over(start int32, way []int32) Moves {
	for _, to := range way {
		m = append(m, dirTo(start, to))
		start = to
	}
	return m
}
