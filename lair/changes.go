package lair

import (
	"context"
	"slices"

	"github.com/wendgames/wend/grid"
)

// Change is a square where a stone more or less changes the answer to Escape.
type Change struct {
	At      grid.Pos
	Verdict Verdict // of the lair so changed; Unknown if it is known that its answer is another one, but not which
	Steps   int     // if found: of its shortest way
}

// Changes is the answer to Passages and Obstacles. What it says of a square is exact, whatever was not decided of
// others.
type Changes struct {
	Verdict   Verdict    // of the lair as it is
	Moves     Moves      // if found: its shortest way
	Squares   []Change   // those that change the answer
	Undecided []grid.Pos // squares of which it is not known whether they do
	Stop      Stop       // why some were not decided, or what one changes the answer to, or the lair itself
}

// Passages finds the squares on which the head steps on every shortest way of a snake, in the order of the way that
// Escape shows, with the answer that a stone there would give. They are also all squares on which a further stone
// changes the answer. A square where only the start has the head is none. If the answer is Impossible there are none.
//
// Each search has the limits, of which the memory is also that of a copy of the lair. It costs a search for each square
// of the way at most.
//
// With a stone on a square the ways are those of the lair as it is on which the head does not step on that square: a
// stone is asked about by the head alone, and the rest of the snake goes where the head has been. So the least number
// of steps stays the same just if a shortest way leaves the square out. A square beside the known way changes nothing,
// since that way is left.
func Passages(ctx context.Context, snake *Snake, limits Limits) Changes {
	c := newChanger(ctx, snake, limits)
	if c.Verdict != Found {
		return c.Changes
	}
	for squares, _ := c.way(c.Moves); len(squares) > 0; squares = squares[1:] {
		at := squares[0]
		c.lair.setStone(int(at))
		other := c.note(at)
		c.lair.vacate(int(at))
		if other.Verdict == Found && len(other.Moves) == len(c.Moves) {
			// What is not on this way too is not on every way.
			_, also := c.way(other.Moves)
			squares = slices.DeleteFunc(squares, func(i int32) bool { return i != at && !also[i] })
		}
	}
	return c.Changes
}

// Obstacles finds the stones without which the answer would be another, in reading order, with that answer.
//
// Each search has the limits, of which the memory is also that of a copy of the lair, and of two tables of distances
// before the searches: if that is too little for the tables, no stone is decided. It costs O(squares), and a search for
// each stone through which a way may be shorter: one that has fewer steps than the shortest way if it passes there,
// without regard to the snake.
//
// That is all that need be tried. A way of the lair without the stone that is no way of the lair as it is steps on its
// square. Up to the first time, and after the last time, it is on vacant squares of the lair as it is. So it has at
// least as many steps as lie between the head and the square, and between the square and an exit, over vacant squares.
func Obstacles(ctx context.Context, snake *Snake, limits Limits) Changes {
	c := newChanger(ctx, snake, limits)
	if c.Verdict == Unknown {
		return c.Changes
	}
	stones, stop := c.promising()
	for _, at := range stones {
		if stop != "" {
			c.leave(at, stop)
			continue
		}
		c.lair.vacate(int(at))
		c.note(at)
		c.lair.setStone(int(at))
	}
	return c.Changes
}

// changer tries what a stone more or less changes.
type changer struct {
	Changes
	ctx    context.Context
	lair   *Lair // a copy, whose stones come and go
	snake  *Snake
	limits Limits
	solver Solver
}

// newChanger knows the answer for the lair as it is.
func newChanger(ctx context.Context, snake *Snake, limits Limits) *changer {
	l := *snake.lair
	c := &changer{ctx: ctx, lair: &l, limits: limits}
	if !c.limits.spend(16*int64(len(l.stones)) + 4*int64(snake.Length())) { // a bit for a stone and one for a block
		c.Stop = TooLarge
		return c
	}
	l.stones = slices.Clone(l.stones)
	c.snake = NewSnake(&l, snake.Body())
	as := c.solver.Escape(ctx, c.snake, c.limits)
	c.Verdict, c.Moves, c.Stop = as.Verdict, as.Moves, as.Stop
	return c
}

// way is the squares on which the head steps, each once.
func (c *changer) way(moves Moves) (squares []int32, on map[int32]bool) {
	on = make(map[int32]bool, len(moves))
	at := c.snake.block(0)
	for _, d := range moves {
		if at += int32(c.lair.offset(d)); !on[at] {
			on[at] = true
			squares = append(squares, at)
		}
	}
	return squares, on
}

// note searches the lair as it is changed now, at a square, and notes what comes of it.
func (c *changer) note(at int32) Result {
	if stop := cancelled(c.ctx); stop != "" {
		c.leave(at, stop)
		return Result{Stop: stop}
	}
	p := c.lair.pos(int(at))
	r := c.solver.Escape(c.ctx, c.snake, c.limits)
	switch {
	case r.Verdict == Unknown && !c.differs(r):
		c.leave(at, r.Stop)
	case r.Verdict != c.Verdict || len(r.Moves) != len(c.Moves):
		c.Squares = append(c.Squares, Change{p, r.Verdict, len(r.Moves)})
	}
	if r.Verdict == Unknown {
		c.Stop = r.Stop
	}
	return r
}

// leave leaves a square undecided.
func (c *changer) leave(at int32, stop Stop) {
	c.Undecided, c.Stop = append(c.Undecided, c.lair.pos(int(at))), stop
}

// spend takes bytes off the limit of memory, and reports whether it has more.
func (l *Limits) spend(bytes int64) bool {
	if l.Memory <= 0 {
		return true
	}
	if l.Memory <= bytes {
		return false
	}
	l.Memory -= bytes
	return true
}

// differs reports whether an unknown answer is known to be another one than that for the lair as it is.
func (c *changer) differs(r Result) bool {
	if c.Verdict == Impossible {
		return r.Way != nil
	}
	return r.Least > len(c.Moves) || r.Way != nil && len(r.Way) < len(c.Moves)
}

// promising is the stones through which a way may be shorter, in reading order. Once there is a reason to stop it is all
// of them.
func (c *changer) promising() (stones []int32, stop Stop) {
	var head, exits distances
	w := watch{ctx: c.ctx, stop: c.measure(&head, &exits)}
	for i := range c.lair.size.Cells() {
		at := int32(c.lair.index(c.lair.size.At(i)))
		if w.goesOn(1); c.lair.stone(int(at)) && (w.stop != "" || c.promises(at, head.to, exits.to)) {
			stones = append(stones, at)
		}
	}
	return stones, w.stop
}

// measure fills the tables of distances from the head and from the exits.
func (c *changer) measure(head, exits *distances) Stop {
	if c.limits.Memory > 0 {
		c.solver = Solver{} // so that its tables are not there at the same time
	}
	m := &memory{limit: c.limits.Memory, ctx: c.ctx}
	if !head.size(m, c.lair) || !exits.size(m, c.lair) || !head.reached.reserve(m, 1) {
		if stop := cancelled(c.ctx); stop != "" {
			return stop
		}
		return TooLarge
	}
	head.to[c.snake.block(0)] = 1
	head.reached.all[0], head.reached.count = c.snake.block(0), 1
	if stop := head.flow(c.ctx, m, c.lair, all); stop != "" {
		return stop
	}
	return exits.measure(c.ctx, m, c.lair)
}

// promises reports whether a way may be shorter if it passes a stone, by how far the head and the exits are from where.
func (c *changer) promises(at int32, head, exits []int32) bool {
	in, out := never, never
	for _, offset := range c.lair.offsets() {
		if far := head[at+int32(offset)]; far > 0 {
			in = min(in, int(far)) // as far holds a step more
		}
		if far := exits[at+int32(offset)]; far > 0 {
			out = min(out, int(far))
		}
	}
	if c.lair.goal != nil || c.lair.exit(at) {
		out = 0
	}
	return in != never && out != never && (c.Verdict == Impossible || in+out < len(c.Moves))
}
