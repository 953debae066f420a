package lair

import (
	"context"

	"github.com/wendgames/wend/grid"
)

// GradeVersion says by which definitions, draws and thresholds Grade grades. Grades of different versions are not to be
// compared.
const GradeVersion = 1

// Grades is what can be said of how hard it is to bring a snake to an exit. All measures are counts that depend on the
// lair and the start alone, not on how the way was found; they are of the first of all shortest ways, in the order of
// U, D, L, R.
type Grades struct {
	Version int     // GradeVersion
	Verdict Verdict // only if Found there are measures of the way, a label and a score
	Stop    Stop    // why there are no measures; then there is no label

	// Moves is the way that is measured, Steps of it.
	Moves Moves
	Steps int
	// Distance is how many steps the head would need if it were alone: over squares that are no stones, those of the
	// body as free as others. Steps is never less.
	Distance int
	// Climb is how far the way leads away from the exit: by how much the distance of the head, so measured, is above
	// the least that it had before, at most.
	Climb int
	// Forced is the positions along the way at which exactly one step is allowed, Choices those at which more are.
	// Together they are Steps. Against is the choices at which the step of the way does not lead nearer to an exit, by
	// the distance of the head.
	Forced, Choices, Against int
	// Traps is the positions along the way at which some allowed step loses: after it no way leads to an exit. Losing
	// is how many such steps there are, and Lures how many of them lead nearer to an exit, by the distance of the head.
	Traps, Losing, Lures int
}

// Detour is how many steps the way has more than the plain distance. If there is one exit, half as many lead away from
// it.
func (g Grades) Detour() int { return g.Steps - g.Distance }

// Grade finds the measures of the shortest way, from which label and score come. How many other positions are lost is
// no part of them; see LostShare. It takes a search for the way, and one for each step that is allowed along it but is
// not its own: two for each position at most, or three for a snake that can turn on the spot, which is one of a block,
// or of two with Swap. Each has the limits, of which the memory is also that of a table of distances. If one of them is
// not decided, or ctx ends, Stop says why, and there are no measures.
//
// The measures of a lair of which it is proven that there is no way are all nought, and it has no label: who has seen
// that has solved it, and how hard that is does not come from a way.
func Grade(ctx context.Context, snake *Snake, limits Limits) Grades {
	w := &wayGrader{ctx: ctx, limits: limits, snake: NewSnake(snake.lair, snake.Body())}
	w.grades.Version = GradeVersion
	if stop := w.grade(); stop != "" {
		return Grades{Version: GradeVersion, Verdict: w.grades.Verdict, Stop: stop}
	}
	return w.grades
}

// wayGrader goes along a shortest way.
type wayGrader struct {
	ctx    context.Context
	limits Limits
	snake  *Snake // as it lies after the steps so far
	solver Solver
	plain  distances // over squares that are no stones, a step more
	left   Moves     // a shortest way from there
	grades Grades
}

func (w *wayGrader) grade() Stop {
	g := &w.grades
	r := w.solver.Escape(w.ctx, w.snake, w.limits)
	if g.Verdict, w.left = r.Verdict, r.Moves; len(w.left) == 0 {
		return r.Stop // there is no way, or it has no steps
	}
	if stop := w.measure(); stop != "" {
		return stop
	}
	g.Steps, g.Distance, g.Moves = len(w.left), w.distance(), make(Moves, 0, len(w.left))
	nearest := g.Distance
	for len(w.left) > 0 {
		if stop := w.position(); stop != "" {
			return stop
		}
		w.snake.Step(w.left[0])
		g.Moves = append(g.Moves, w.left[0])
		w.left = w.left[1:]
		g.Climb = max(g.Climb, w.distance()-nearest)
		nearest = min(nearest, w.distance())
	}
	return ""
}

// measure fills the table of distances. The exit of a lair with a goal is where the head is to be.
func (w *wayGrader) measure() Stop {
	l := w.snake.lair
	if l.goal != nil {
		to := *l
		to.exits = l.goal[:1]
		l = &to
	}
	if w.limits.Memory > 0 {
		w.solver = Solver{} // so that its tables are not there at the same time
	}
	m := &memory{limit: w.limits.Memory, ctx: w.ctx}
	stop := TooLarge
	if w.plain.size(m, l) {
		stop = w.plain.measure(w.ctx, m, l)
	}
	switch {
	case stop == TooLarge && w.ctx.Err() != nil:
		return cancelled(w.ctx)
	case stop == "" && !w.limits.spend(m.used):
		return TooLarge
	}
	return stop
}

// distance is how far the head is from an exit. At the start it may be on a stone, which has no distance of its own.
func (w *wayGrader) distance() int {
	head := w.snake.block(0)
	if far := w.plain.to[head]; far > 0 {
		return int(far) - 1
	}
	least := int32(never)
	for _, offset := range w.snake.lair.offsets() {
		if far := w.plain.to[head+int32(offset)]; far > 0 {
			least = min(least, far)
		}
	}
	return int(least)
}

// position counts what may be done where the snake is now, and makes the way go on as the first of the shortest ones
// does.
func (w *wayGrader) position() Stop {
	if stop := cancelled(w.ctx); stop != "" {
		return stop
	}
	steps := w.snake.steps()
	if len(steps) == 1 {
		w.grades.Forced++
		return ""
	}
	w.grades.Choices++
	own, before := w.left[0], w.grades.Losing
	for _, d := range steps {
		if d == own {
			continue
		}
		r := w.after(d)
		switch {
		case r.Verdict == Unknown:
			return r.Stop
		case r.Verdict == Impossible:
			w.grades.Losing++
			if w.nearer(d) {
				w.grades.Lures++
			}
		case len(r.Moves) == len(w.left)-1 && d < w.left[0]:
			w.left = append(Moves{d}, r.Moves...)
		}
	}
	if w.grades.Losing > before {
		w.grades.Traps++
	}
	if !w.nearer(w.left[0]) {
		w.grades.Against++
	}
	return ""
}

// nearer reports whether an allowed step leads nearer to an exit, by the distance of the head.
func (w *wayGrader) nearer(d grid.Dir) bool {
	far := w.plain.to[w.snake.block(0)+int32(w.snake.lair.offset(d))]
	return far > 0 && int(far)-1 < w.distance()
}

// after is the answer after a step, which is taken back.
func (w *wayGrader) after(d grid.Dir) Result {
	tail := w.snake.Tail()
	w.snake.Step(d)
	r := w.solver.Escape(w.ctx, w.snake, w.limits)
	w.snake.Undo(tail)
	return r
}

// steps is the directions in which a step is allowed, in their order.
func (s *Snake) steps() (dirs []grid.Dir) {
	head, tail := s.block(0), s.block(len(s.blocks)-1)
	for _, d := range grid.Dirs {
		if s.mayEnter(head+int32(s.lair.offset(d)), tail) {
			dirs = append(dirs, d)
		}
	}
	return dirs
}
