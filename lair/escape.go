package lair

import (
	"context"
	"slices"

	"github.com/wendgames/wend/grid"
)

// Verdict is the answer to a search.
type Verdict uint8

// The three answers. Unknown is neither of the others: the search was stopped before it was decided.
const (
	Unknown Verdict = iota
	Found
	Impossible
)

// Stop is the reason for an unknown answer.
type Stop string

// The reasons.
const (
	Cancelled Stop = "cancelled" // the context ended
	OutOfTime Stop = "time"      // the context's deadline passed
	TooMany   Stop = "states"    // Limits.States was reached
	TooLarge  Stop = "memory"    // Limits.Memory was reached
)

// Limits end a search. Nought is no limit.
type Limits struct {
	States int   // states expanded, at most
	Memory int64 // bytes of the search's tables, at most
}

// Result is the answer to Escape.
type Result struct {
	Verdict  Verdict
	Moves    []grid.Dir // if found: a shortest way, the same on every machine
	Expanded int        // states whose successors were made
	Stop     Stop       // if unknown: why
}

// Escape finds the least number of steps that bring the head of a snake to an exit.
func Escape(ctx context.Context, snake *Snake, limits Limits) Result {
	return new(Solver).Escape(ctx, snake, limits)
}

// Solver is Escape with tables that serve one search after the other. Its zero value is ready; it is for one
// search at a time.
//
// The head's way is all that matters: the body is the part of that way behind it. Under the rule a square
// can be visited again after gap steps at the earliest, and the time between two visits is even, since steps
// alternate between the two colours of a chequerboard. So a snake of 2m blocks and one of 2m+1 have the same
// game, with gap 2m+2, and block i of the body (the head is 0) opens gap-i steps from now.
//
// The search is A* over states with the bound that flood computes. A state is the head with those blocks
// that can still be in its way.
type Solver struct {
	ctx      context.Context
	lair     *Lair
	limits   Limits
	gap      int32 // steps between two visits of a square, at least
	exits    distances
	flood    flood
	states   states
	open     queue
	memory   memory
	expanded int
	next     []block // the blocks of a successor
	squares  []int32 // the way found
}

// Escape is the function Escape.
func (s *Solver) Escape(ctx context.Context, snake *Snake, limits Limits) Result {
	if snake.Out() {
		return Result{Verdict: Found}
	}
	s.ctx, s.lair, s.limits, s.expanded = ctx, snake.lair, limits, 0
	s.gap = int32(snake.Length()+2) / 2 * 2
	s.memory.limit = limits.Memory
	result := s.solve(snake)
	s.exits.reset()
	result.Expanded = s.expanded
	return result
}

// solve tries what is cheap before what is dear.
func (s *Solver) solve(snake *Snake) Result {
	if !s.exits.size(&s.memory, s.lair) || !s.flood.size(&s.memory, s.lair, s.gap) {
		return Result{Stop: TooLarge}
	}
	head := s.start(snake)
	s.flood.start(head, s.next)
	if way := s.straight(head); way != nil {
		return Result{Verdict: Found, Moves: s.moves(head, way)}
	}
	if stop := s.exits.measure(s.ctx, &s.memory, s.lair); stop != "" {
		return Result{Stop: stop}
	}
	if s.exits.to[head] != 0 {
		if way := s.nearer(head); way != nil {
			return Result{Verdict: Found, Moves: s.moves(head, way)}
		}
	} else if !s.lair.stone(int(head)) {
		return Result{Verdict: Impossible}
	}
	return s.search(head)
}

// start puts the blocks of a snake's body into s.next, those that open first in front, and returns its head.
func (s *Solver) start(snake *Snake) int32 {
	s.next = s.next[:0]
	for i := snake.Length() - 1; i > 0; i-- {
		s.next = s.addBlock(s.next, snake.block(i), s.gap-int32(i))
	}
	return snake.block(0)
}

// stopped is the reason to stop now, or empty.
func (s *Solver) stopped() Stop {
	if s.limits.States > 0 && s.expanded >= s.limits.States {
		return TooMany
	}
	return cancelled(s.ctx)
}

// cancelled is the reason why a context has ended, or empty.
func cancelled(ctx context.Context) Stop {
	switch ctx.Err() {
	case nil:
		return ""
	case context.DeadlineExceeded:
		return OutOfTime
	}
	return Cancelled
}

// search is A* from a head with the blocks in s.next.
func (s *Solver) search(head int32) Result {
	s.states.reset()
	s.open.reset()
	if stop := s.visit(none, head, 0); stop != "" {
		return Result{Stop: stop}
	}
	for {
		id, ok := s.open.pop(&s.states)
		if !ok {
			return Result{Verdict: Impossible}
		}
		if s.states.all[id].direct {
			return Result{Verdict: Found, Moves: s.way(id)}
		}
		if stop := s.expand(id); stop != "" {
			return Result{Stop: stop}
		}
	}
}

// addBlock adds a block that opens after some steps, unless it cannot be in the way: a stone is there, or
// it opens in time for the first step.
func (s *Solver) addBlock(blocks []block, square, opens int32) []block {
	if opens < 2 || s.lair.stone(int(square)) {
		return blocks
	}
	return append(blocks, block{square, opens})
}

// expand visits the successors of a state.
func (s *Solver) expand(id uint32) Stop {
	if stop := s.stopped(); stop != "" {
		return stop
	}
	s.expanded++
	from := s.states.all[id]
	for _, d := range grid.Dirs {
		to := from.head + int32(s.lair.offset(d))
		if s.lair.stone(int(to)) || s.states.blocked(id, to) {
			continue
		}
		s.next = s.next[:0]
		for _, b := range s.states.blocks(id) {
			s.next = s.addBlock(s.next, b.square, b.opens-1)
		}
		s.next = s.addBlock(s.next, from.head, s.gap-1)
		if stop := s.visit(id, to, from.steps+1); stop != "" {
			return stop
		}
	}
	return ""
}

// visit takes note of a state, reached from parent in some steps: the head on a square, the blocks in
// s.next, those that open first in front. A state that is dead, or was reached as soon, is forgotten.
func (s *Solver) visit(parent uint32, head, steps int32) Stop {
	bound, direct, ok := s.flood.run(s.lair, s.exits.to, head, s.next)
	if !ok {
		return ""
	}
	s.next = s.flood.touchedOf(s.next)
	id, known, ok := s.states.find(&s.memory, head, s.next)
	if !ok {
		return TooLarge
	}
	state := &s.states.all[id]
	if known && state.steps <= steps {
		return ""
	}
	state.parent, state.steps, state.bound, state.direct, state.open = parent, steps, bound, direct, true
	if !s.open.push(&s.memory, id, steps+bound) {
		return TooLarge
	}
	return ""
}

// way is the moves from the start to a state and on to an exit by the direct way of its bound.
func (s *Solver) way(id uint32) []grid.Dir {
	from := s.states.all[id]
	s.flood.run(s.lair, s.exits.to, from.head, s.states.blocks(id))
	s.squares = slices.Grow(s.squares[:0], int(from.steps+from.bound))[:from.steps+from.bound]
	s.flood.path(s.lair, s.exits.to, s.squares[from.steps:])
	for at := from; at.parent != none; at = s.states.all[at.parent] {
		s.squares[at.steps-1] = at.head
	}
	return s.moves(s.states.all[0].head, s.squares)
}

// moves is the steps of a way over squares.
func (s *Solver) moves(start int32, way []int32) []grid.Dir {
	moves := make([]grid.Dir, len(way))
	for i, to := range way {
		moves[i] = s.lair.dirTo(start, to)
		start = to
	}
	return moves
}
