package lair

import "github.com/wendgames/wend/grid"

// Atlas is the least number of steps to an exit from every position of a lair: from every body of one length whose
// squares are all vacant. A head on an exit needs none. It can be used by many at once.
//
// It has a plane for each live part of a body (see shapes), a bit for each square of the head, for each of: whether
// a way is known, and the binary digits of its steps.
type Atlas struct {
	planes
	length    int
	vacant    []uint64
	shapes    shapes
	closed    []uint64   // by class: all squares but those of the head from which a body of the class is lost
	single    bool       // whether all exits have one colour
	colour    int        // if so: which
	digits    [][]uint64 // by digit of the steps as they are written, the least first, and by class
	counted   bool
	counts    []int64
	positions int64
	lost      int64
	longest   []grid.Pos
}

// Length is the number of blocks of the snakes.
func (a *Atlas) Length() int { return a.length }

// Positions is the number of positions.
func (a *Atlas) Positions() int64 { return a.count().positions }

// Lost is the number of positions from which no way leads to an exit.
func (a *Atlas) Lost() int64 { return a.count().lost }

// Counts is how many positions are n steps away from an exit, for every n up to the most, and nil if all are lost; it
// must not be changed.
func (a *Atlas) Counts() []int64 { return a.count().counts }

// Longest is a position with the longest shortest way, the first of them in the order of All, and its steps. The body
// is nil if no position has a way; it must not be changed.
func (a *Atlas) Longest() (steps int, body []grid.Pos) {
	return max(len(a.count().counts)-1, 0), a.longest
}

// count is the Atlas, which must have counted its positions.
func (a *Atlas) count() *Atlas {
	if !a.counted {
		panic("lair: an atlas of steps only has no counts")
	}
	return a
}

// Covers reports whether a body is one of the positions: a body of the length of the Atlas, on vacant squares alone.
// It costs O(blocks).
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

// Steps is the least number of steps from a position to an exit; without ok there is no way. It panics if the body is
// no position: see Covers. It costs O(blocks).
func (a *Atlas) Steps(body []grid.Pos) (steps int, ok bool) { return a.steps(a.classOf(body), body[0]) }

// Next is the first step of a shortest way, the first direction in the order of grid.Dirs that is one, if there is a
// way and a step to make. It panics if the body is no position: see Covers. It costs O(blocks).
func (a *Atlas) Next(body []grid.Pos) (d grid.Dir, ok bool) {
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
	panic("lair: an atlas of a lair that was changed")
}

// classOf is the class of a position.
func (a *Atlas) classOf(body []grid.Pos) int32 {
	if !a.Covers(body) {
		panic("lair: a body that is no position of the atlas")
	}
	node := int32(0)
	for i, at := range body[1:] {
		kid := a.shapes.kids[node][dirTo(a.number(body[i]), a.number(at))]
		if kid == pastShape {
			break
		}
		node = kid
	}
	return a.shapes.class[node]
}

// number is the number of a square of a plane, as dirTo needs it.
func (a *Atlas) number(at grid.Pos) int32 { return int32(a.square(at)) }

// steps is the least number of steps from a class with the head on a square.
func (a *Atlas) steps(class int32, head grid.Pos) (steps int, ok bool) {
	if !a.has(a.closed, int(class), head) {
		return 0, false
	}
	written := 0
	for i, digit := range a.digits {
		if a.has(digit, int(class), head) {
			written |= 1 << i
		}
	}
	return a.read(written, a.square(head)&1), true
}

// written is a number of steps as the digits have it: half of it if all exits have one colour, as then the colour of
// the head tells whether it is even.
func (a *Atlas) written(steps int) int {
	if a.single {
		return steps >> 1
	}
	return steps
}

// read is the number of steps that is written for a head on a square of a colour.
func (a *Atlas) read(written, colour int) int {
	if a.single {
		return written<<1 | (colour ^ a.colour)
	}
	return written
}

// free reports whether a square is on the lair and no stone.
func (a *Atlas) free(at grid.Pos) bool { return a.size.Contains(at) && a.has(a.vacant, 0, at) }

// has reports whether a square is in the plane of a class.
func (a *Atlas) has(table []uint64, class int, at grid.Pos) bool {
	word, bit := a.place(at)
	return table[class*a.words()+word]&bit != 0
}
