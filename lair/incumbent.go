package lair

import (
	"slices"

	"github.com/wendgames/wend/grid"
)

// incumbent is the shortest whole way that a search has met. A state whose bound is met by a direct way ends one: so
// it need not be expanded, and no state through which no shorter way leads.
type incumbent struct {
	steps int32      // never if there is none
	way   []grid.Dir // counted in the memory, until the search has come to its end
}

// keep makes a way the incumbent in place of the one before, if there was any.
func (s *Solver) keep(way Moves) {
	drop(&s.memory, &s.incumbent.way)
	s.incumbent = incumbent{int32(len(way)), way}
}

// offer makes the way through a state with a direct way the incumbent. It must be shorter, and the state the one that was
// flooded last.
func (s *Solver) offer(id uint32) Stop {
	bound := int(s.states.all[id].bound)
	n, stop := s.retrace(id, bound)
	if stop != "" {
		return stop
	}
	s.squares = s.squares[:n+bound]
	if s.flood.path(s.lair, s.exits.to, s.squares[n:]); s.flood.stop != "" {
		return s.flood.stop
	}
	return s.adopt()
}

// offerOut makes the way through a state that was weighed, and on to the exit within its region, the incumbent. It must be
// shorter.
func (s *Solver) offerOut(id uint32, t turns) Stop {
	n, stop := s.retrace(id, int(t.way))
	if stop != "" {
		return stop
	}
	s.squares = s.squares[:n+int(t.way)]
	s.turning.way(s.lair, t, s.squares[n:])
	return s.adopt()
}

// retrace puts the squares from the start to a state into s.squares, with room for more, and returns how many they are: fewer
// than its steps if a state on the way was reached again, sooner, since.
func (s *Solver) retrace(id uint32, more int) (n int, stop Stop) {
	from := s.states.all[id]
	var ok bool
	if s.squares, ok = grown(&s.memory, s.squares[:0], int(from.steps)+more); !ok {
		return 0, TooLarge
	}
	for at := from; at.parent != none; at = s.states.all[at.parent] {
		s.squares = append(s.squares, at.head)
	}
	slices.Reverse(s.squares)
	return len(s.squares), ""
}

// adopt makes the way over s.squares the incumbent.
func (s *Solver) adopt() Stop {
	way, stop := s.moves(s.states.all[0].head, s.squares)
	if stop != "" {
		return stop
	}
	s.keep(way)
	if s.Observer.wantsBetter() {
		s.Observer.Better(way)
	}
	return ""
}

// A* comes to the end of a way late, as it goes wherever a way could be short. If it has not decided after some
// states, every second state to be expanded, or every fourth once a way is known, is one with the least bound, whatever
// its steps: a dive. It shares the states, so what a dive has expanded A* need not.

// dives reports whether the next state to be expanded is one with the least bound.
func (s *Solver) dives() bool {
	if s.expanded < pace.dive || s.prospect.means != "" {
		return false
	}
	every := 2
	if s.incumbent.steps != never {
		every = 4
	}
	return s.expanded%every == every-1
}

// dive expands a state with the least bound, if any waits.
func (s *Solver) dive() (dived bool, stop Stop) {
	if !s.diving {
		if stop := s.startDiving(); stop != "" {
			return false, stop
		}
	}
	for s.near.count > 0 {
		id := s.near.takeLow()
		st := s.states.all[id]
		if !st.open || st.estimate() >= s.incumbent.steps {
			continue
		}
		if stop := s.stopped(); stop != "" {
			return false, stop
		}
		s.states.take(id)
		if stop := s.weighOnce(id); stop != "" || s.states.all[id].estimate() >= s.incumbent.steps {
			return true, stop
		}
		return true, s.expandNow(id)
	}
	return false, ""
}

// startDiving has all states that wait, and all that will, in the order of their bounds too.
func (s *Solver) startDiving() Stop {
	s.diving = true
	s.near.reset(0)
	for id := range s.states.all {
		if st := &s.states.all[id]; st.open && !s.near.push(&s.memory, uint32(id), st.bound) {
			return TooLarge
		}
	}
	return ""
}

// expandNow visits the successors of a state at once.
func (s *Solver) expandNow(id uint32) Stop {
	s.expanded++
	s.Observer.expanded(s.sight(s.states.all[id], forward))
	head := s.states.all[id].head
	for _, offset := range s.lair.offsets() {
		to := head + int32(offset)
		if s.lair.stone(int(to)) || s.states.blocked(id, to) {
			continue
		}
		if stop := s.succeed(id, to); stop != "" {
			return stop
		}
	}
	return ""
}
