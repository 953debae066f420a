package lair

import "github.com/wendgames/wend/grid"

// Where all positions fit into the memory, and no bound is of use, it is faster to go through all of them than through
// those that look promising: 64 squares of the head at a time, as an Atlas is made. The layers go backward from the exits until
// one comes to the start, or none is left. What that costs is known by the tree of live parts, which is counted
// first: a sweep begins when the search has cost about as much.

// A sweep that is too dear is tried again when twice as many states have been expanded.
const (
	sweepWords  = 64      // words of planes of a tree for each state that has been expanded, at most
	sweepMemory = 1 << 28 // bytes of a sweep's tables, at most
)

// sweeps reports whether it is time to try a sweep.
func (s *Solver) sweeps() bool {
	if s.expanded < s.nextSweep || s.prospect.means != "" {
		return false
	}
	s.nextSweep = 2 * s.expanded
	return true
}

// sweep goes through all positions. It is not done if there are too many.
func (s *Solver) sweep() (result Result, done bool) {
	m := &measurer{Atlas: &Atlas{planes: layout(s.lair.size), length: s.snake.Length()}, ctx: s.ctx, lair: s.lair, jobs: 1}
	m.memory.ctx, m.memory.limit = s.ctx, sweepMemory
	if s.limits.Memory > 0 {
		m.memory.limit = max(1, min(sweepMemory, s.limits.Memory-s.memory.used))
	}
	m.most = max(1, sweepWords*s.expanded/m.words())
	body := s.snake.Body()
	for _, part := range []func() Stop{m.open, func() Stop { return m.lift(body) }, m.survey, func() Stop { return m.bar(body) }} {
		if stop := part(); stop != "" {
			return s.unswept(stop)
		}
	}
	class := int(m.classOf(body))
	m.done = func() bool { return m.has(m.closed, class, body[0]) }
	if stop := m.spread(); stop != "" {
		return s.unswept(stop)
	}
	if !m.done() {
		return Result{Verdict: Impossible, By: BySweep}, true
	}
	way, stop := s.descend(m, NewSnake(s.lair, body))
	if stop != "" {
		return s.unswept(stop)
	}
	if s.Observer.wantsBetter() && int32(len(way)) < s.incumbent.steps {
		s.Observer.Better(way)
	}
	s.keep(way)
	return found(BySweep, way), true
}

// unswept is what comes of a sweep that was stopped: a search goes on unless the context has ended.
func (s *Solver) unswept(stop Stop) (result Result, done bool) {
	if ended := cancelled(s.ctx); ended != "" {
		return Result{Stop: ended}, true
	}
	return Result{Stop: stop}, false
}

// lift makes the squares of the first body vacant, so that it is a position too, whatever lies under it.
func (m *measurer) lift(body []grid.Pos) Stop {
	for _, at := range body {
		word, bit := m.place(at)
		m.vacant[word] |= bit
	}
	return ""
}

// bar closes the squares that lift has made vacant though stones are there, to every head but that of the first body.
func (m *measurer) bar(body []grid.Pos) Stop {
	for _, at := range body {
		if !m.lair.Stone(at) {
			continue
		}
		word, bit := m.place(at)
		for class := range len(m.shapes.next) {
			if class%many == many-1 && m.ctx.Err() != nil {
				return cancelled(m.ctx)
			}
			m.closed[class*m.words()+word] |= bit
		}
	}
	word, bit := m.place(body[0])
	m.closed[int(m.classOf(body))*m.words()+word] &^= bit
	return cancelled(m.ctx)
}

// descend is the steps of a shortest way, of those from each position the first in the order of grid.Dirs.
func (s *Solver) descend(m *measurer, snake *Snake) (way Moves, stop Stop) {
	left, _ := m.Steps(snake.Body())
	steps, ok := exactly[grid.Dir](&s.memory, left)
	if !ok {
		return nil, TooLarge
	}
	way = steps[:0]
	for ; left > 0 && stop == ""; left-- {
		way = append(way, m.nearer(snake, left))
		stop = cancelled(s.ctx)
	}
	return way, stop
}

// nearer makes the first step after which one step fewer is left.
func (m *measurer) nearer(snake *Snake, left int) grid.Dir {
	tail := snake.Tail()
	for _, d := range grid.Dirs {
		if snake.Step(d) != "" {
			continue
		}
		if n, ok := m.Steps(snake.Body()); ok && n == left-1 {
			return d
		}
		snake.Undo(tail)
	}
	panic("lair: a sweep with a hole")
}
