package lair

import (
	"slices"
)

// The search is A* (P. E. Hart, N. J. Nilsson and B. Raphael, 1968) over states: the head with those blocks that can still be in its way. The estimate of a
// state is its steps and the bound that flood computes. A successor is flooded only when its turn comes, which
// for many is never; until then it has the estimate of the state that it comes from, which is none too
// high, as the bound is consistent.

// search is A* from a head with the blocks in s.next.
func (s *Solver) search(head int32) Result {
	s.states.reset()
	s.open.reset()
	s.prospect.reset()
	stop := s.visit(none, head, 0)
	for stop == "" {
		turn, ok := s.open.pop()
		switch {
		case s.prospect.best != never && (!ok || s.open.estimate() >= s.prospect.best):
			return found(s.by(), s.best())
		case !ok:
			return Result{Verdict: Impossible, By: s.by()}
		case turn.to != itself:
			if stop = cancelled(s.ctx); stop == "" {
				stop = s.succeed(turn.state, turn.to)
			}
		case !s.states.take(turn.state):
			// its turn came before, with fewer steps
		case s.states.all[turn.state].direct:
			return found(s.by(), s.way(turn.state))
		default:
			stop = s.advance(turn.state)
		}
	}
	return Result{Stop: stop}
}

// by is the means of a search that has come to its end.
func (s *Solver) by() Means {
	switch {
	case s.prospect.means != "":
		return s.prospect.means
	case s.expanded > 0:
		return BySearch
	case len(s.states.all) == 0:
		return ByRoom
	}
	return ByBound
}

// expand puts the successors of a state into the queue.
func (s *Solver) expand(id uint32) Stop {
	if stop := s.stopped(); stop != "" {
		return stop
	}
	s.expanded++
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

// addBlock adds a block that opens after some steps, unless it cannot be in the way: a stone is there, or
// it opens in time for the first step.
func (s *Solver) addBlock(blocks []block, square, opens int32) []block {
	if opens < 2 || s.lair.stone(int(square)) {
		return blocks
	}
	return append(blocks, block{square, opens})
}

// visit puts a state into the queue, reached from parent in some steps: the head on a square, the blocks in
// s.next, those that open first in front. A state that is dead, or was reached as soon, is forgotten; one
// that was reached later takes another turn.
func (s *Solver) visit(parent uint32, head, steps int32) Stop {
	s.flooded = none
	bound, direct, ok := s.flood.run(s.lair, s.exits.to, head, s.next)
	if !ok {
		return ""
	}
	s.next = s.flood.touchedOf(s.next)
	id, known, ok := s.states.find(&s.memory, head, s.next)
	if !ok {
		return TooLarge
	}
	s.flooded = id
	st := &s.states.all[id]
	if known && (st.steps <= steps || st.bound == never) {
		return ""
	}
	st.parent, st.steps, st.bound, st.direct, st.weighed = parent, steps, bound, direct, false
	return s.wait(id)
}

// way is the moves from the start to a state and on to an exit by the direct way of its bound.
func (s *Solver) way(id uint32) Moves {
	from := s.states.all[id]
	if id != s.flooded {
		s.flood.run(s.lair, s.exits.to, from.head, s.states.blocks(id))
	}
	n := s.depth(id)
	s.squares = slices.Grow(s.squares[:0], n+int(from.bound))[:n+int(from.bound)]
	s.flood.path(s.lair, s.exits.to, s.squares[n:])
	return s.trace(id, n)
}

// depth is how many states were gone through from the start to a state.
func (s *Solver) depth(id uint32) (n int) {
	for at := s.states.all[id]; at.parent != none; at = s.states.all[at.parent] {
		n++
	}
	return n
}

// trace is the moves from the start to a state with a depth, and on over the squares that are in s.squares behind that.
func (s *Solver) trace(id uint32, depth int) Moves {
	for at := s.states.all[id]; at.parent != none; at = s.states.all[at.parent] {
		depth--
		s.squares[depth] = at.head
	}
	return moves(s.states.all[0].head, s.squares)
}

// moves is the steps of a way over squares.
func moves(start int32, way []int32) Moves {
	m := make(Moves, len(way))
	for i, to := range way {
		m[i] = dirTo(start, to)
		start = to
	}
	return m
}
