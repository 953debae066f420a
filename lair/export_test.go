package lair

import "context"

// SetSweepAfter has searches try a sweep after so many states, and returns what undoes it.
func SetSweepAfter(states int) (undo func()) {
	was := pace
	pace.sweep = states
	return func() { pace = was }
}

// SetDiveAfter has searches dive after so many states, and returns what undoes it.
func SetDiveAfter(states int) (undo func()) {
	was := pace
	pace.dive = states
	return func() { pace = was }
}

// WeighAfter has searches weigh states after so many, and the whole region of the start after so many, and returns a
// function that has it as it was.
func WeighAfter(states, whole int) (restore func()) {
	was := pace
	pace.weigh, pace.whole = states, whole
	return func() { pace = was }
}

// Turns is what turning says of a snake with a way out over vacant squares: the fewest steps to an exit, at least, or
// that there is no way; the steps of a shortest way within its region, or -1; and how long a way round can be.
func (s *Solver) Turns(snake *Snake) (bound int, dead bool, way, round int, ok bool) {
	s.ctx, s.lair, s.gap = context.Background(), snake.lair, int32(gapOf(snake.lair.rules, snake.Length()))
	s.exits.size(&s.memory, s.lair)
	s.exits.measure(s.ctx, &s.memory, s.lair)
	defer s.exits.reset(&s.memory)
	head := s.start(snake)
	s.turning.ctx, s.turning.trail = s.ctx, append(s.turning.trail[:0], s.next...)
	turns, ok := s.turning.judge(&s.memory, s.lair, s.exits.to, s.gap, head, s.lair.squares())
	if way = int(turns.way); turns.way == never {
		way = -1
	}
	return int(turns.bound), turns.bound == never, way, int(turns.round), ok
}

// SetTriedStates has Generate expand so many states for a try, and returns what undoes it.
func SetTriedStates(states int) (undo func()) {
	was := triedStates
	triedStates = states
	return func() { triedStates = was }
}
