package lair

// Weighing. Most states are decided by their flood. If a search goes on, each state is weighed before it is expanded:
// where can the snake turn from there? See turning.

// smallLair is how many squares with a way out may have a lair whose start is weighed as soon as any is.
const smallLair = 128

// weighWidth is how many squares a region may have, times gap.
const weighWidth = 16

// prospect is what weighing has found out about a search as a whole.
type prospect struct {
	weighed int   // how often the start was, or done
	means   Means // what has decided the search, if that was the start alone
	round   int32 // if the snake cannot turn: how many squares a way round can have; see turns
}

// done is more often than the start is weighed.
const done = 2

// reset forgets all of another search.
func (p *prospect) reset() { *p = prospect{} }

// advance expands a state, unless it turns out to be dead, or farther from an exit than was known, or a way as short as
// any can be was met.
func (s *Solver) advance(id uint32) Stop {
	if s.expanded < pace.weigh {
		return s.expand(id)
	}
	if stop := s.weighStart(); stop != "" || s.prospect.means != "" {
		return stop
	}
	if stop := s.weighOnce(id); stop != "" {
		return stop
	}
	switch st := &s.states.all[id]; {
	case st.estimate() >= s.incumbent.steps:
		s.Observer.pruned(s.sight(*st, forward), st.bound != never, Longer)
		return ""
	case st.estimate() > s.open.estimate():
		return s.wait(id)
	}
	return s.expand(id)
}

// weighOnce raises the bound of a state by weighing it, unless it is too early for that, or was done.
func (s *Solver) weighOnce(id uint32) Stop {
	st := &s.states.all[id]
	if s.expanded < s.patience() || st.weighed {
		return ""
	}
	st.weighed = true
	turns, ok, stop := s.weigh(id, s.width())
	if ok {
		st.bound = max(st.bound, turns.bound)
	}
	return stop
}

// wait has a state take its turn when that of its estimate has come.
func (s *Solver) wait(id uint32) Stop {
	st := &s.states.all[id]
	st.open = true
	if !s.open.push(&s.memory, turn{id, itself}, st.estimate()) {
		return TooLarge
	}
	return ""
}

// patience is how many states are expanded before the first is weighed, the start of a small lair aside: fewer if the
// snake is long, since then floods cost more, beside which weighing costs little.
func (s *Solver) patience() int { return pace.weigh * max(1, 64/int(s.gap)) }

// width is how many squares the region of a state may have to be looked at.
func (s *Solver) width() int { return min(weighWidth*int(s.gap), s.whole()) }

// whole is how many squares any region has, at most: those with a way out, and the head's, if that is a stone.
func (s *Solver) whole() int { return s.exits.reached.count + 1 }

// weighStart weighs the start when the search has gone on for some states, which is what a person would do first: if
// the snake cannot turn, all of the search is decided, and if it has to go far to turn, no way is shorter. On a
// large lair that is dear, and the search goes on for longer before.
func (s *Solver) weighStart() Stop {
	p, width := &s.prospect, s.width()
	switch {
	case p.weighed == 0 && s.expanded >= pace.weigh && (s.expanded >= s.patience() || s.whole() <= smallLair):
	case p.weighed == 1 && s.expanded >= pace.whole:
		width = s.whole()
	default:
		return ""
	}
	p.weighed++
	turns, ok, stop := s.weigh(0, width)
	if stop != "" || !ok {
		return stop
	}
	p.weighed = done
	if turns.bound == never {
		p.means, p.round = ByTurning, turns.round
		s.open.reset()
		return ""
	}
	if turns.bound == s.incumbent.steps {
		p.means = ByTurning
	}
	if s.raise(int(turns.bound)); !s.open.raise(&s.memory, turns.bound) {
		return TooLarge
	}
	return ""
}

// weigh asks where the snake can turn from a state on, and keeps the way within its region if it is the shortest yet.
func (s *Solver) weigh(id uint32, width int) (t turns, ok bool, stop Stop) {
	s.trail(id)
	s.turning.ctx = s.ctx
	st := &s.states.all[id]
	t, ok = s.turning.judge(&s.memory, s.lair, s.exits.to, s.gap, st.head, width)
	if stop = cancelled(s.ctx); stop == "" && ok && t.way != never && st.steps+t.way < s.incumbent.steps {
		stop = s.offerOut(id, t)
	}
	return t, ok, stop
}

// trail puts those squares behind the head of a state that have not opened into s.turning.
func (s *Solver) trail(id uint32) {
	trail, passed := s.turning.trail[:0], int32(0)
	at := s.states.all[id]
	for ; at.parent != none && passed < s.gap; at = s.states.all[at.parent] {
		passed++
		trail = s.addBlock(trail, s.states.all[at.parent].head, s.gap-passed)
	}
	if at.parent == none {
		for _, b := range s.body {
			trail = s.addBlock(trail, b.square, b.opens-passed)
		}
	}
	s.turning.trail = trail
}
