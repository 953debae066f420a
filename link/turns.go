package link

import (
	"container/heap"
	"math"

	"github.com/wendgames/wend/grid"
)

// manyTurns finds the best line from a to b with any number of turns that the rules allow. It measures the
// cost of reaching b from every cell and direction, by Dijkstra's algorithm from b backward, and then
// walks from a to the smallest next point that keeps the cost.
func (m Mask) manyTurns(a, b grid.Pos, rules Rules) Line {
	f := newField(m, a, b, rules.Outside)
	f.measure()
	best := uint64(unreached)
	for _, d := range grid.Dirs {
		best = min(best, f.toGo[f.state(a, d)])
	}
	if best == unreached || !rules.allow(int(best/turn)) {
		return nil
	}
	return f.walk(best)
}

// A cost is turns and steps in one number, so that fewer turns always win: steps count 1, a turn counts turn.
const (
	turn      = 1 << 32
	unreached = math.MaxUint64
)

// field holds, for every cell and direction, the least cost of a line from that cell to the goal whose
// first step goes in that direction.
type field struct {
	mask        Mask
	start, goal grid.Pos
	outside     bool
	ring        grid.Size // the board with the ring round it
	toGo        []uint64
	queue       costs
}

func newField(m Mask, start, goal grid.Pos, outside bool) *field {
	f := &field{mask: m, start: start, goal: goal, outside: outside}
	f.ring = grid.Size{Rows: m.size.Rows + 2, Cols: m.size.Cols + 2}
	f.toGo = make([]uint64, 4*f.ring.Cells())
	for i := range f.toGo {
		f.toGo[i] = unreached
	}
	return f
}

// state is the number of a cell, which may be in the ring, with a direction.
func (f *field) state(p grid.Pos, d grid.Dir) int {
	return 4*f.ring.Index(grid.Pos{Row: p.Row + 1, Col: p.Col + 1}) + int(d)
}

// free reports whether a line may pass through p.
func (f *field) free(p grid.Pos) bool {
	if f.mask.size.Contains(p) {
		return !f.mask.Filled(p)
	}
	return f.outside && f.ring.Contains(grid.Pos{Row: p.Row + 1, Col: p.Col + 1})
}

// measure fills the field from the goal outward. A line never turns back on itself, since it would be
// shorter with fewer turns if it had not come that way.
func (f *field) measure() {
	for _, d := range grid.Dirs {
		f.reach(f.goal, d, 1)
	}
	for len(f.queue) > 0 {
		c := heap.Pop(&f.queue).(cost)
		p := grid.Pos{Row: c.state/4/f.ring.Cols - 1, Col: c.state/4%f.ring.Cols - 1}
		if c.toGo > f.toGo[c.state] || p == f.start {
			continue
		}
		ahead := grid.Dir(c.state % 4)
		for _, d := range grid.Dirs {
			switch {
			case d == ahead:
				f.reach(p, d, c.toGo+1)
			case d.Vertical() != ahead.Vertical():
				f.reach(p, d, c.toGo+1+turn)
			}
		}
	}
}

// reach notes that a step in direction d to p leads to the goal at the given cost.
func (f *field) reach(p grid.Pos, d grid.Dir, toGo uint64) {
	before := p.Step(d ^ 1) // the opposite of a direction differs from it in the last bit
	if before != f.start && !f.free(before) {
		return
	}
	if s := f.state(before, d); toGo < f.toGo[s] {
		f.toGo[s] = toGo
		heap.Push(&f.queue, cost{toGo, s})
	}
}

// walk is the line from start to goal with the given cost whose points come first.
func (f *field) walk(left uint64) Line {
	line := Line{f.start}
	for p := f.start; p != f.goal; {
		p, left = f.nextPoint(p, left)
		line = append(line, p)
	}
	return line
}

// nextPoint is the smallest point at which a line from p with so much left to go can turn, or the goal if
// it need not turn any more, and what is left to go from there.
func (f *field) nextPoint(p grid.Pos, left uint64) (grid.Pos, uint64) {
	var next grid.Pos
	nextLeft := uint64(unreached)
	for _, d := range grid.Dirs {
		if f.toGo[f.state(p, d)] != left {
			continue
		}
		if q, rest := f.firstTurn(p, d, left); nextLeft == unreached || q.Before(next) {
			next, nextLeft = q, rest
		}
	}
	return next, nextLeft
}

// firstTurn is the smallest such point in direction d.
func (f *field) firstTurn(p grid.Pos, d grid.Dir, left uint64) (grid.Pos, uint64) {
	if left < turn {
		return f.goal, 0
	}
	var best grid.Pos
	bestLeft := uint64(unreached)
	steps := uint64(0)
	for q := p.Step(d); f.free(q) && steps < left%turn-1; q = q.Step(d) {
		steps++
		rest := left - turn - steps
		if f.turnsAt(q, d, rest) && (bestLeft == unreached || q.Before(best)) {
			best, bestLeft = q, rest
		}
	}
	return best, bestLeft
}

// turnsAt reports whether a line that comes to q in direction d can turn there with so much left to go.
func (f *field) turnsAt(q grid.Pos, d grid.Dir, left uint64) bool {
	for _, e := range grid.Dirs {
		if e.Vertical() != d.Vertical() && f.toGo[f.state(q, e)] == left {
			return true
		}
	}
	return false
}

// cost is a state of the field in the queue, with what it had to go when it was put there.
type cost struct {
	toGo  uint64
	state int
}

// costs is a heap of states, the cheapest on top.
type costs []cost

func (c costs) Len() int           { return len(c) }
func (c costs) Less(i, j int) bool { return c[i].toGo < c[j].toGo }
func (c costs) Swap(i, j int)      { c[i], c[j] = c[j], c[i] }

// Push adds a cost at the end, as container/heap wants it.
func (c *costs) Push(x any) { *c = append(*c, x.(cost)) }

// Pop takes the last cost, as container/heap wants it.
func (c *costs) Pop() any {
	last := len(*c) - 1
	x := (*c)[last]
	*c = (*c)[:last]
	return x
}
