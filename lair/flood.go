package lair

import (
	"context"
	"math"
)

// block is a square of the body that may be in the head's way: the head can step on it for the first time
// after opens steps from now.
type block struct{ square, opens int32 }

// flood finds a lower bound on the steps to an exit, from one state: the earliest arrival of a head that
// may wait, and whose body opens block by block while it stays where the head has been. That head can do
// all that the real one can, so its arrival is a bound; and since a step of the real head takes it nowhere
// faster, the bound is consistent: it falls by at most one a step.
//
// The flood goes from square to square, a step a layer, for gap-1 steps. By then all blocks have opened
// (the neck, which is last, opens after gap-1), and from there on the plain distance to the exit is exact.
// Waiting costs an even number of steps, as a square's colour says when the head can be on it.
//
// Direct ways. A way that meets the bound and never waits can be gone by the real head: its squares are
// all different, so that it never meets its own trail. Those of the flood are, as each has one arrival. Behind
// them, from the square nearest to an exit on, the distance falls with every step. If such a step came to a
// square of the flood's way, that square or, if its colour is the wrong one, the next on the way out would
// have been reached in time and be nearer, which nothing is.
//
// Room. The next gap-1 steps of the real head are on different squares. So after t of them, t < gap, unless it
// is out before, t/2+1 squares of its colour and (t+1)/2 of the other (rounded down) must have been
// reached; where they are not, the state is dead.
//
// Merging. A block is touched if the flood comes to it before it opens. One that is not touched is never
// in the way of the real head, whatever it does: of a way that it stopped, the part before would have
// touched it. So states with the same head and the same touched blocks have the same future.
type flood struct {
	ctx      context.Context
	stop     Stop // why the last flood was stopped in the middle, or empty; then it says nothing
	work     int  // squares walked since the context was asked
	asked    int  // squares that this flood had reached when it was
	gap      int32
	cells    []cell
	stamp    uint32
	reached  squares  // in the order of arrival
	touched  []touch  // by opens
	layerEnd []int32  // layerEnd[t] is how many squares are reached in t steps
	counts   [2]int32 // how many are reached of the head's colour, and of the other
	arrival  int32    // when the first exit was reached, never if it was not
	dead     int32    // toward: for how many steps there was no room, or no way to the end, or 0
}

// cell is what the flood knows of a square: its stamp in the upper half, else it knows nothing; and in the
// lower half, as an int32, twice the step of arrival, and one more if every way that arrives then has waited
// somewhere. Below 0 that is a block that has not been reached: minus twice the step at which it opens.
type cell uint64

func (f *flood) cell(at int32) cell { return cell(f.stamp)<<32 | cell(uint32(at)) }

func (f *flood) known(c cell) bool { return uint32(c>>32) == f.stamp }

func (c cell) at() int32 { return int32(uint32(c)) }

// touch is a touched block.
type touch struct {
	stamp  uint32
	square int32
}

const never = math.MaxInt32

// size makes room for a lair and a gap, and reports whether the memory allows it.
func (f *flood) size(m *memory, l *Lair, gap int32) (ok bool) {
	f.gap = gap
	if f.cells, ok = sized(m, f.cells, l.squares()); !ok {
		return false
	}
	f.reached.count = 0
	if !f.reached.reserve(m, min(l.squares(), within(int(gap)-1))) {
		return false
	}
	if f.touched, ok = sized(m, f.touched, int(gap)+1); !ok {
		return false
	}
	f.layerEnd, ok = sized(m, f.layerEnd, int(gap)+1)
	return ok
}

// within is how many squares there are at most in so many steps round one.
func within(steps int) int {
	steps = min(steps, 1<<15) // as many as the largest lair has
	return 2*steps*(steps+1) + 1
}

// run floods a lair from the head. It returns the bound and whether a way that never waits meets it, which is
// then a shortest way; or that the state is dead.
func (f *flood) run(l *Lair, exits []int32, head int32, blocks []block) (bound int32, direct, ok bool) {
	f.start(head, blocks)
	if exits[head] == 1 {
		f.arrival = 0
	}
	for t := int32(1); t < f.gap; t++ {
		f.layer(l, exits, t)
		if f.due() && f.ask() {
			return 0, false, false
		}
		if f.arrival >= t && !f.room(t) {
			return 0, false, false
		}
	}
	return f.bound(exits)
}

// many is how many squares are reached or walked between two questions to the context.
const many = 1 << 16

// due reports whether the flood has reached so many squares since the context was asked that it is to be asked again.
func (f *flood) due() bool { return f.reached.count-f.asked >= many }

// walked counts a square of a walk, which may be stopped by it.
func (f *flood) walked() {
	if f.work++; f.work >= many {
		f.ask()
	}
}

// ask asks the context, and reports whether to stop.
func (f *flood) ask() bool {
	f.work, f.asked, f.stop = 0, f.reached.count, cancelled(f.ctx)
	return f.stop != ""
}

// start begins a flood: only the head is reached.
func (f *flood) start(head int32, blocks []block) {
	f.stamp++
	if f.stamp == 0 { // after 2^32 floods the stamps would mean something again
		clear(f.cells[:cap(f.cells)])
		clear(f.touched[:cap(f.touched)])
		f.stamp = 1
	}
	for _, b := range blocks {
		f.cells[b.square] = f.cell(-2 * b.opens)
	}
	f.cells[head] = f.cell(0)
	f.reached.all[0], f.reached.count, f.asked = head, 1, 0
	f.layerEnd[0] = 1
	f.counts = [2]int32{1, 0}
	f.arrival = never
}

// open reports whether the head can be on a square at step t, as far as the stones and the blocks at the
// start of the flood say.
func (f *flood) open(l *Lair, square, t int32) bool {
	c := f.cells[square]
	return (!f.known(c) || c.at() >= -2*t) && !l.stone(int(square))
}

// layer reaches the squares that take t steps.
func (f *flood) layer(l *Lair, exits []int32, t int32) {
	first := int32(0)
	if t > 1 {
		first = f.layerEnd[t-2]
	}
	cells, stones, all, count := f.cells, l.stones, f.reached.all, f.reached.count
	offsets, stamp := l.offsets(), f.stamp
	for _, i := range all[first:f.layerEnd[t-1]] {
		now := f.cell(2*t | cells[i].at()&1)
		for _, offset := range offsets {
			next := int(i) + offset
			old := cells[next]
			if uint32(old>>32) == stamp {
				if uint32(old)>>31|uint32(old^now)&1 != 0 {
					f.reached.count = count
					f.meet(exits, next, t, now, old)
					count = f.reached.count
				}
			} else if stones[next>>6]>>(next&63)&1 == 0 {
				cells[next] = now
				all[count] = int32(next)
				count++
				if exits[next] == 1 {
					f.arrival = min(f.arrival, t)
				}
			}
		}
	}
	f.reached.count = count
	if w := f.touched[t]; w.stamp == f.stamp && f.cells[w.square] == f.cell(-2*t) {
		f.reach(exits, int(w.square), t, f.cell(2*t+1))
	}
	f.layerEnd[t] = int32(f.reached.count)
	f.counts[t&1] += f.layerEnd[t] - f.layerEnd[t-1]
}

// meet is for a known neighbour that may gain from being met: a block, or a square whose cell differs from
// now, the one it would get, in having waited.
func (f *flood) meet(exits []int32, next int, t int32, now, old cell) {
	switch at := old.at(); {
	case at < -2*t:
		f.touched[-at/2] = touch{f.stamp, int32(next)}
	case at < 0:
		f.reach(exits, next, t, now)
	case at == 2*t+1:
		f.cells[next] = now
	}
}

// reach notes the arrival on a block.
func (f *flood) reach(exits []int32, square int, t int32, now cell) {
	f.cells[square] = now
	f.reached.all[f.reached.count] = int32(square)
	f.reached.count++
	if exits[square] == 1 {
		f.arrival = min(f.arrival, t)
	}
}

// room reports whether the squares reached in t steps leave room for t steps on different ones.
func (f *flood) room(t int32) bool {
	return f.counts[0] > t/2 && f.counts[1] >= (t+1)/2
}

// bound is the result of a flood that has run to its end.
func (f *flood) bound(exits []int32) (bound int32, direct, ok bool) {
	if f.arrival == 0 {
		return 0, true, true
	}
	if f.arrival != never {
		_, direct = f.end(exits, f.arrival, 1)
		return f.arrival, direct, true
	}
	nearest := int32(never)
	for t := f.gap - 1; t > 0; t -= 2 {
		for _, i := range f.reached.all[f.layerEnd[t-1]:f.layerEnd[t]] {
			if far := exits[i]; far > 0 {
				nearest = min(nearest, far)
			}
		}
	}
	if nearest == never {
		return 0, false, false
	}
	_, direct = f.end(exits, f.gap-1, nearest)
	return f.gap - 1 + nearest - 1, direct, true
}

// end is a square that is reached after exactly t steps without waiting, and is as far from an exit as
// given, if there is one.
func (f *flood) end(exits []int32, t, far int32) (int32, bool) {
	for _, i := range f.reached.all[f.layerEnd[t-1]:f.layerEnd[t]] {
		if exits[i] == far && f.cells[i].at()&1 == 0 {
			return i, true
		}
	}
	return 0, false
}

// touchedOf is those of the blocks that were touched, in the same order and the same memory.
func (f *flood) touchedOf(blocks []block) []block {
	touched := blocks[:0]
	for _, b := range blocks {
		if t := f.touched[b.opens]; t.stamp == f.stamp && t.square == b.square {
			touched = append(touched, b)
		}
	}
	return touched
}

// path fills in the squares of a way that meets the bound, which is len(path), and never waits, without the
// head's. There must be one. A long one may be stopped in the middle.
func (f *flood) path(l *Lair, exits []int32, path []int32) {
	if len(path) > 0 && !f.tryPath(l, exits, path) && f.stop == "" {
		panic("lair: a way without an end")
	}
}

// before is a square next to i from which a way that never waits comes to i in t steps.
func (f *flood) before(l *Lair, i, t int32) int32 {
	for _, offset := range l.offsets() {
		if p := i + int32(offset); f.cells[p] == f.cell(2*(t-1)) {
			return p
		}
	}
	panic("lair: a way without a beginning")
}

// downhill is a square next to i that is a step nearer to an exit, if there is one.
func downhill(l *Lair, exits []int32, i int32) (square int32, ok bool) {
	for _, offset := range l.offsets() {
		if p := i + int32(offset); exits[p] == exits[i]-1 && exits[p] > 0 {
			return p, true
		}
	}
	return 0, false
}
