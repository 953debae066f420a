package lair

import (
	"context"
)

// Verdict is the answer to a search.
type Verdict uint8

// The three answers. Unknown is neither of the others: the search was stopped before it was decided.
const (
	Unknown Verdict = iota
	Found
	Impossible
)

// String is the verdict as a word.
func (v Verdict) String() string {
	switch v {
	case Found:
		return "found"
	case Impossible:
		return "impossible"
	}
	return "unknown"
}

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
	Moves    Moves  // if found: a shortest way, the same on every machine for the same limits
	By       Means  // what decided it, if it is decided
	Reason   Reason // if impossible: why; a Solver leaves it out
	Least    int    // if not impossible: no way has fewer steps
	Way      Moves  // if unknown: the shortest way that was met, or nil
	Expanded int    // states whose successors were made
	Stop     Stop   // if unknown: why
}

// Means is what decided a search.
type Means string

// The means, the cheapest first.
const (
	ByStart   Means = "start"   // the game is over before the first step
	ByGoal    Means = "goal"    // the goal has another length, or a stone on it, or lies less than a body's length ahead
	ByWalk    Means = "walk"    // a way as short as the plain distance was found by walking
	ByWalls   Means = "walls"   // stones part the head from every exit, or from the goal
	ByBound   Means = "bound"   // a way as short as the first bound was found by a single flood
	ByRoom    Means = "room"    // the head comes to too few squares before its body has opened; or can come from too few to the goal
	ByTurning Means = "turning" // where the snake can turn round: nowhere, or nowhere that a way out would be shorter
	BySearch  Means = "search"  // a search of states came to its end
	BySweep   Means = "sweep"   // all positions were gone through, as a search of states did not come to its end
)

// Escape finds the least number of steps that bring the head of a snake to an exit, or proves that there is
// none, unless the context, which must not be nil, ends or a limit is reached before. What takes no search is
// answered all the same. The snake is not moved. Most lairs cost O(squares). The search is exponential in the length of
// the snake at worst: the question is PSPACE-complete (M. De Biasi and T. Ophelders, The complexity of snake, FUN 2016)
// and fixed-parameter tractable in the length (S. Gupta, G. Sa'ar and M. Zehavi, The parameterized complexity of motion
// planning for snake-like robots, JAIR 69, 2020).
func Escape(ctx context.Context, snake *Snake, limits Limits) Result {
	return Observe(ctx, snake, limits, nil)
}

// Observe is Escape, watched by an observer, or by none if it is nil.
func Observe(ctx context.Context, snake *Snake, limits Limits, o *Observer) Result {
	s := &Solver{Observer: o, explains: true}
	return s.Escape(ctx, snake, limits)
}

// Solver is Escape with tables that serve one search after the other. Its zero value is ready; it is for one
// search at a time.
//
// The head's way is all that matters: the body is the part of that way behind it. So the rules come to one number,
// gap: after how many steps a square can be visited again, at the earliest; see gapOf. Block i of the body (the head
// is 0) opens gap-i steps from now.
//
// What the cheap tries in solve do not answer is left to search.
type Solver struct {
	Observer *Observer // watches the searches, if it is not nil

	explains  bool // whether a result is to have its reason
	ctx       context.Context
	lair      *Lair
	limits    Limits
	gap       int32 // steps between two visits of a square, at least
	exits     distances
	flood     flood
	states    states
	open      queue
	near      shelf // the states that wait by their bounds, if diving
	diving    bool
	incumbent incumbent
	least     int // no way has fewer steps
	memory    memory
	turning   turning
	prospect  prospect
	snake     *Snake
	nextSweep int     // how many states are expanded before a sweep is tried
	head      int32   // of the start
	body      []block // of the start
	expanded  int
	next      []block  // the blocks of a successor
	squares   []int32  // the way found
	pursuit   *pursuit // for goals, once there was one
}

// Escape answers as the function Escape does, in the memory of earlier searches if the limit allows as much.
// Within a limit it decides all that the function does; more, if a table is large enough already.
func (s *Solver) Escape(ctx context.Context, snake *Snake, limits Limits) Result {
	if snake.Out() {
		return Result{Verdict: Found, By: ByStart}
	}
	if limits.Memory > 0 && s.memory.used > limits.Memory {
		*s = Solver{Observer: s.Observer, explains: s.explains}
	}
	s.incumbent = incumbent{steps: never}
	s.prospect.reset()
	s.ctx, s.lair, s.limits, s.expanded = ctx, snake.lair, limits, 0
	s.gap = int32(gapOf(snake.lair.rules, snake.Length()))
	s.memory.limit, s.memory.ctx, s.least = limits.Memory, ctx, 0
	s.flood.ctx, s.flood.stop = ctx, ""
	carried := s.memory.used > 0
	var result Result
	if snake.lair.goal == nil {
		result = s.solve(snake)
	} else {
		result = s.solveGoal(snake)
	}
	if result.Stop == TooLarge && ctx.Err() != nil {
		result.Stop = cancelled(ctx)
	}
	if result.Stop == TooLarge && carried {
		// Tables of earlier searches count too. They must not be why this one is not decided.
		*s = Solver{Observer: s.Observer, explains: s.explains}
		return s.Escape(ctx, snake, limits)
	}
	if result.Verdict == Unknown {
		s.stopHere(&result)
	}
	if s.explains && result.Verdict == Impossible {
		s.explain(&result)
	}
	s.exits.reset(&s.memory)
	drop(&s.memory, &s.incumbent.way) // it is the caller's now
	result.Expanded = s.expanded
	return result
}

// gapOf is how many steps lie between two visits of a square, at least. At step t the body lies on the squares of steps
// t-1 to t-length, so a square is free again after length+1 steps, or by the loose rule, which lets the head follow
// the tail, after length; two blocks may do so only with Swap. A step cannot stay on its square, so it is 2 at least;
// and it is even, since steps alternate between the two colours of a chequerboard. So by the standard rules a snake of
// 2m blocks and one of 2m+1 have the same game.
func gapOf(rules Rules, length int) int {
	gap := length + 1
	if rules.Loose && (length != 2 || rules.Swap) {
		gap = length
	}
	return (max(gap, 2) + 1) / 2 * 2
}

// solve tries what is cheap before what is dear.
func (s *Solver) solve(snake *Snake) Result {
	exit, far, stop := s.nearest(snake.block(0))
	if stop != "" {
		return Result{Stop: stop}
	}
	if !s.exits.size(&s.memory, s.lair) || !s.flood.size(&s.memory, s.lair, s.gap) || !s.room() {
		return Result{Stop: TooLarge}
	}
	head := s.start(snake)
	s.head, s.body = head, append(s.body[:0], s.next...)
	s.snake, s.nextSweep = snake, pace.sweep
	s.flood.start(head, s.next)
	if way := s.straight(head, exit, far); way != nil {
		return s.found(ByWalk, head, way)
	}
	if stop := s.exits.measureTo(s.ctx, &s.memory, s.lair, head); stop != "" {
		return Result{Stop: stop}
	}
	if s.exits.to[head] != 0 {
		s.raise(int(s.exits.to[head] - 1))
		if way := s.nearer(head); way != nil {
			return s.found(ByWalk, head, way)
		}
	} else if s.walled(head) {
		return Result{Verdict: Impossible, By: ByWalls}
	}
	if stop := s.exits.flow(s.ctx, &s.memory, s.lair, all); stop != "" {
		return Result{Stop: stop}
	}
	return s.search(head)
}

// room makes room for the blocks that can be in the way, fewer than the gap, and reports whether the memory allows it.
func (s *Solver) room() bool {
	for _, blocks := range [...]*[]block{&s.next, &s.body, &s.turning.trail} {
		var ok bool
		if *blocks, ok = grown(&s.memory, (*blocks)[:0], int(s.gap)); !ok {
			return false
		}
	}
	return true
}

// stopHere fills in what is known of an answer that is not.
func (s *Solver) stopHere(result *Result) {
	result.Least = s.least
	if s.incumbent.steps != never {
		result.Way = s.incumbent.way
	}
}

// walled reports whether stones part a head that is on no exit's side from those next to it as well: it may stand on one.
func (s *Solver) walled(head int32) bool {
	for _, offset := range s.lair.offsets() {
		if s.exits.to[head+int32(offset)] != 0 {
			return false
		}
	}
	return true
}

// found is a shortest way, found by some means.
func found(by Means, way Moves) Result {
	return Result{Verdict: Found, Moves: way, By: by, Least: len(way)}
}

// found is a shortest way over squares, found by some means.
func (s *Solver) found(by Means, head int32, way []int32) Result {
	moves, stop := s.moves(head, way)
	if stop != "" {
		return Result{Stop: stop}
	}
	s.keep(moves)
	return found(by, moves)
}

// start puts the blocks of a snake's body into s.next and returns its head.
func (s *Solver) start(snake *Snake) int32 {
	s.next = s.next[:0]
	for i := snake.Length() - 1; i > 0; i-- {
		s.next = s.addBlock(s.next, snake.block(i), s.gap-int32(i))
	}
	return snake.block(0)
}

// bodyBlocks appends the blocks behind the head of a body, those that open first in front.
func (s *Solver) bodyBlocks(blocks []block, body []int32) []block {
	for i := len(body) - 1; i > 0; i-- {
		blocks = s.addBlock(blocks, body[i], s.gap-int32(i))
	}
	return blocks
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
