package lair

import "github.com/wendgames/wend/grid"

// Observer watches a search, for tests, teaching and progress. Each of its functions may be nil; they are called in
// the goroutine of the search, which waits for them, and must not use its Solver.
type Observer struct {
	Generated func(Sight)        // a state was met that was not known, or not so soon
	Expanded  func(Sight)        // a state has its turn: its successors are to be made
	Pruned    func(Sight, Prune) // a state was met and dropped
	Better    func(way Moves)    // a whole way was found that is shorter than the one before
	Raised    func(least int)    // no whole way has fewer steps; it was not known before
}

// Sight is what an Observer sees of a state.
type Sight struct {
	Head grid.Pos
	// Backward is whether the search comes to it from the goal of a whole body: then the head is one that goes backward
	// from there.
	Backward bool
	Steps    int // from where the search began, as far as is known
	// Bound is the steps to where the search ends, at least; of no meaning if the state is dead. With a goal that is
	// where the head is on the square of the tail to be.
	Bound int
}

// Prune is why a state is dropped.
type Prune string

// The reasons.
const (
	Dead   Prune = "dead"   // no way leads on from it, as its bound shows
	Known  Prune = "known"  // one with the same future was met, as soon or sooner
	Longer Prune = "longer" // no way through it is shorter than one that is known
)

// sight is what an Observer sees of a state on a side.
func (s *Solver) sight(st state, side int) Sight {
	if s.Observer == nil {
		return Sight{}
	}
	return Sight{Head: s.lair.pos(int(st.head)), Backward: side == backward, Steps: int(st.steps), Bound: int(st.bound)}
}

func (o *Observer) generated(at Sight) {
	if o != nil && o.Generated != nil {
		o.Generated(at)
	}
}

func (o *Observer) expanded(at Sight) {
	if o != nil && o.Expanded != nil {
		o.Expanded(at)
	}
}

// pruned tells of a state that is dead, or else is dropped for another reason.
func (o *Observer) pruned(at Sight, alive bool, why Prune) {
	if o == nil || o.Pruned == nil {
		return
	}
	if !alive {
		why = Dead
	}
	o.Pruned(at, why)
}

// wantsBetter reports whether Better is to be called.
func (o *Observer) wantsBetter() bool { return o != nil && o.Better != nil }

// raise notes that no whole way has fewer steps.
func (s *Solver) raise(least int) {
	if least <= s.least {
		return
	}
	s.least = least
	if o := s.Observer; o != nil && o.Raised != nil {
		o.Raised(least)
	}
}
