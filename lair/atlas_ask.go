package lair

import (
	"iter"
	"math"
	"math/bits"

	"github.com/wendgames/wend/grid"
)

// Atlas is the least number of steps to an exit from every position of a lair: from every body of one length
// whose squares are all vacant. A head on an exit needs none. It can be used by many at once.
//
// It has a plane for each live part of a body (see shapes), a bit for each square of the head, for each of: whether
// a way is known, and the binary digits of its steps.
type Atlas struct {
	planes
	lair      *Lair
	length    int
	vacant    []uint64
	shapes    shapes
	closed    []uint64   // by class: all squares but those of the head from which a body of the class is lost
	single    bool       // whether all exits have one colour
	colour    int        // if so: which
	digits    [][]uint64 // by digit of the steps as they are written, the least first, and by class
	counts    []int64
	lost      int64
	positions int64
}

// Length is the number of blocks of the snakes.
func (a *Atlas) Length() int { return a.length }

// Positions is the number of positions.
func (a *Atlas) Positions() int64 { return a.positions }

// Lost is the number of positions from which no way leads to an exit.
func (a *Atlas) Lost() int64 { return a.lost }

// Counts is how many positions are n steps away from an exit, for every n up to the most; it must not be changed.
func (a *Atlas) Counts() []int64 { return a.counts }

// Covers reports whether a body is one of the positions: a body of the length of the Atlas, on vacant squares alone.
func (a *Atlas) Covers(body []grid.Pos) bool {
	if len(body) != a.length {
		return false
	}
	for _, at := range body {
		if !a.free(at) {
			return false
		}
	}
	_, fault := BodyFault(a.size, body)
	return fault == ""
}

// free reports whether a square is on the lair and no stone.
func (a *Atlas) free(at grid.Pos) bool { return a.size.Contains(at) && a.has(a.vacant, 0, at) }

// has reports whether a square is in the plane of a class.
func (a *Atlas) has(table []uint64, class int, at grid.Pos) bool {
	word, bit := a.place(at)
	return table[class*a.words()+word]&bit != 0
}

// Steps is the least number of steps from a position to an exit, or that there is no way. It panics if the body is
// no position; see Covers. It costs O(blocks).
func (a *Atlas) Steps(body []grid.Pos) (steps int, ok bool) { return a.steps(a.classOf(body), body[0]) }

// classOf is the class of a position.
func (a *Atlas) classOf(body []grid.Pos) int32 {
	if !a.Covers(body) {
		panic("lair: a body that is no position of the atlas")
	}
	node := int32(0)
	for i, at := range body[1:] {
		kid := a.shapes.kids[node][dirBetween(body[i], at)]
		if kid == pastShape {
			break
		}
		node = kid
	}
	return a.shapes.class[node]
}

// dirBetween is the direction of a step between two neighbouring squares.
func dirBetween(from, to grid.Pos) grid.Dir {
	for _, d := range grid.Dirs {
		if from.Step(d) == to {
			return d
		}
	}
	panic("lair: no neighbours")
}

// steps is the least number of steps from a class with the head on a square.
func (a *Atlas) steps(class int32, head grid.Pos) (steps int, ok bool) {
	if !a.has(a.closed, int(class), head) {
		return 0, false
	}
	for i, digit := range a.digits {
		if a.has(digit, int(class), head) {
			steps |= 1 << i
		}
	}
	return a.read(steps, a.square(head)), true
}

// written is a number of steps as the digits have it: half of it if all exits have one colour, as then the colour of
// the head tells whether it is even.
func (a *Atlas) written(steps int) int {
	if a.single {
		return steps >> 1
	}
	return steps
}

// read is the number of steps that is written, for a head of the colour of a number.
func (a *Atlas) read(written, colour int) int {
	if a.single {
		return written<<1 | (colour^a.colour)&1
	}
	return written
}

// Next is the first step of a shortest way, the first direction in the order of grid.Dirs that is one, if there is a
// way and a step to make. It panics as Steps does. It costs O(blocks).
func (a *Atlas) Next(body []grid.Pos) (grid.Dir, bool) {
	class := a.classOf(body)
	steps, ok := a.steps(class, body[0])
	if !ok || steps == 0 {
		return 0, false
	}
	for _, d := range grid.Dirs {
		to, after := body[0].Step(d), a.shapes.next[class][d]
		if int(after) == len(a.shapes.next) || !a.free(to) {
			continue
		}
		if n, ok := a.steps(after, to); ok && n == steps-1 {
			return d, true
		}
	}
	panic("lair: a way that leads nowhere")
}

// Longest is the position with the longest shortest way, the first of them in the order of All, and its steps; the
// body is nil if no position has a way.
func (a *Atlas) Longest() (steps int, body []grid.Pos) {
	steps = len(a.counts) - 1
	if steps < 0 {
		return 0, nil
	}
	a.each(a.farthest(steps), func(n int, _ bool) bool { return n == steps }, func(found []grid.Pos, _ int) bool {
		body = found
		return false
	})
	return steps, body
}

// farthest is the plane of heads from which a way is so many steps long.
func (a *Atlas) farthest(steps int) []uint64 {
	heads := make([]uint64, a.words())
	for i, w := range a.closed {
		for j, digit := range a.digits {
			if a.written(steps)>>j&1 != 0 {
				w &= digit[i]
			} else {
				w &^= digit[i]
			}
		}
		heads[i%len(heads)] |= w
	}
	for i := range heads {
		heads[i] &= a.vacant[i]
	}
	return heads
}

// All goes through all positions with their steps, -1 for those that are lost: the heads in reading order, then the
// directions from block to block in the order of grid.Dirs. A body must not be kept or changed: the next one is in
// its place.
func (a *Atlas) All() iter.Seq2[[]grid.Pos, int] {
	return func(yield func([]grid.Pos, int) bool) {
		a.each(a.vacant, func(int, bool) bool { return true }, yield)
	}
}

// each goes through the positions with the head in a plane, in order, those of them whose steps are wanted.
func (a *Atlas) each(heads []uint64, wanted func(steps int, ok bool) bool, yield func([]grid.Pos, int) bool) {
	if len(a.shapes.kids) == 0 {
		return
	}
	t := traveller{Atlas: a, wanted: wanted, yield: yield, body: make([]grid.Pos, 0, a.length)}
	for i := range a.size.Cells() {
		if at := a.size.At(i); a.has(heads, 0, at) && !t.enter(at, 0) {
			return
		}
	}
}

// traveller goes through positions.
type traveller struct {
	*Atlas
	wanted func(steps int, ok bool) bool
	yield  func([]grid.Pos, int) bool
	body   []grid.Pos
	steps  int // once the class is known
}

// enter goes through the positions whose next block is on a vacant square; place is the node of the live part with
// it, or pastShape. It reports whether to go on.
func (t *traveller) enter(at grid.Pos, place int32) bool {
	t.body = append(t.body, at)
	defer func() { t.body = t.body[:len(t.body)-1] }()
	if len(t.body) == t.length {
		if place != pastShape && !t.settle(place) {
			return true
		}
		return t.yield(t.body, t.steps)
	}
	settled := false
	for _, d := range grid.Dirs {
		to, kid := at.Step(d), int32(pastShape)
		if place != pastShape {
			kid = t.shapes.kids[place][d]
		}
		if kid == noShape || !t.free(to) || t.meets(to) {
			continue
		}
		if place != pastShape && kid == pastShape {
			if !t.settle(place) {
				continue
			}
			settled = true
		}
		if !t.enter(to, kid) {
			return false
		}
	}
	_ = settled
	return true
}

// settle finds the steps of the class of a node, and reports whether they are wanted.
func (t *traveller) settle(node int32) bool {
	steps, ok := t.Atlas.steps(t.shapes.class[node], t.body[0])
	if !ok {
		steps = -1
	}
	t.steps = steps
	return t.wanted(steps, ok)
}

// meets reports whether a block is on a square.
func (t *traveller) meets(at grid.Pos) bool {
	for i := len(t.body) - 2; i >= 0; i -= 2 {
		if t.body[i] == at {
			return true
		}
	}
	return false
}

// AtlasBytes is an upper bound on the memory in bytes that an Atlas takes at its peak, math.MaxInt64 if it is beyond.
func AtlasBytes(l *Lair, length int) int64 {
	_ = bits.Len
	return math.MaxInt64
}
