package lair

import (
	"context"

	"github.com/wendgames/wend/grid"
)

// What a body forbids its head is told by a part of it, and that part alone is what an Atlas has a plane for.
//
// Let gap be the least number of steps between two visits of a square: a head may enter any neighbouring square but
// a stone or one that it was on less than gap steps ago. A strict snake of L blocks has gap L+1, a loose one L; at
// least 2, and for a loose snake of two blocks that may not change ends, 3. Steps alternate between the two colours
// of a chequerboard, so that the time between two visits is even and an odd gap is the same as the next even one.
//
// Let reach be gap-2, and block i of the body (the head is 0) lie n squares away from the head, rows and columns
// added up. A head that enters the block's square after t steps has t >= n, and comes too early if t+i < gap, which,
// as t+i is even, is t+i <= reach. So if n+i > reach, block i is never in the way of the head, whatever it does. And
// n+i never falls from one block to the next, since n falls by one at most. So the blocks with n+i <= reach are the
// first ones of the body, its live part; where the others lie, and on what, has no influence on the ways of the head.
// Positions with the same head and the same live part have the same steps to the exit. (Each live part of a longest
// body is among those that can still close a ring of reach+2 squares, so there are about as many as such rings: for
// 8, 12 and 16 blocks 444, 11,556 and 354,500, beside 2,172, 120,292 and 6,416,596 shapes of bodies.)
//
// A block that is not live will not be: after a step it is block i+1, and no nearer than n-1. So the live part after
// a step follows from the live part before it, and the step.

// gap is the least number of steps between two visits of a square by a snake of a length, made even.
func (l *Lair) gap(length int) int {
	gap := length + 1
	if l.rules.Loose {
		gap = length
	}
	if length == 2 && l.rules.Loose && !l.rules.Swap {
		gap = 3
	}
	return (max(gap, 2) + 1) &^ 1
}

// shapes are the live parts of the bodies that fit on the vacant squares of a lair, as a tree: from the head a
// direction to each further block.
type shapes struct {
	kids  [][4]int32 // by node and direction: the node of a live part that is longer by a block, or none, or past
	class []int32    // by node: the number of the live part if a body can end or go on past it there, or none
	next  [][4]int32 // by class and direction: the class after a step of the head, or the number of classes
}

// What a child can be instead of a node.
const (
	noShape   = -1 // no body goes there: it would meet itself, or fits nowhere
	pastShape = -2 // the next block, and all that follow, are not live
)

// shaper grows the tree of shapes.
type shaper struct {
	planes
	ctx     context.Context
	stop    Stop
	reach   int
	vacant  []uint64
	at      []grid.Pos // the blocks of the live part, the head at 0, 0
	fits    [][]uint64 // by number of blocks, less one: the squares for the head where they all lie on vacant squares
	work    int        // words since the context was looked at
	memory  *memory
	nodes   int
	classes int
	room    func(nodes, classes int) bool // whether there is memory for so many
	tree    *shapes                       // where the nodes go, or nil to count them
	closed  []uint64                      // by class: all squares but those for the head
}

// grow adds the node of the live part in s.at, whose squares for the head are known, and all beyond it.
func (s *shaper) grow() int32 {
	node, last := int32(s.nodes), len(s.at)-1
	s.nodes++
	if s.stop == "" && !s.room(s.nodes, s.classes) {
		s.stop = TooLarge
	}
	kids, ends := [4]int32{}, last == s.reach-1
	for _, d := range grid.Dirs {
		kids[d] = s.child(s.at[last].Step(d))
		ends = ends || kids[d] == pastShape
	}
	class := int32(noShape)
	if ends && s.far(s.at[last], last) == s.reach {
		class = int32(s.classes)
		s.classes++
	}
	if s.tree != nil {
		s.keep(node, kids, class)
	}
	return node
}

// keep stores a node.
func (s *shaper) keep(node int32, kids [4]int32, class int32) {
	s.tree.kids[node], s.tree.class[node] = kids, class
	if class == noShape {
		return
	}
	closed := s.closed[int(class)*s.words():][:s.words()]
	for i, fits := range s.fits[len(s.at)-1] {
		closed[i] = ^fits
	}
}

// far is the sum of a block's number and its distance from the head: beyond reach, it is not live.
func (s *shaper) far(at grid.Pos, block int) int { return at.Distance(grid.Pos{}) + block }

// child is the node of the live part with one more block, or what there is instead.
func (s *shaper) child(to grid.Pos) int32 {
	n := len(s.at)
	for i := n - 2; i >= 0; i -= 2 {
		if s.at[i] == to {
			return noShape
		}
	}
	if s.far(to, n) > s.reach {
		return pastShape
	}
	if s.stop != "" || !s.fit(to) {
		return noShape
	}
	s.at = append(s.at, to)
	node := s.grow()
	s.at = s.at[:n]
	return node
}

// fit finds the squares for the head of the live part with one more block, and reports whether there are any.
func (s *shaper) fit(to grid.Pos) bool {
	if s.work += s.words(); s.work >= fewWords {
		s.stop, s.work = cancelled(s.ctx), 0
	}
	n := len(s.at)
	if n == len(s.fits) {
		plane, ok := exactly[uint64](s.memory, s.words())
		if !ok {
			s.stop = TooLarge
			return false
		}
		s.fits = append(s.fits, plane)
	}
	return s.within(s.fits[n], s.fits[n-1], s.vacant, to)
}

// fewWords is how many words of planes are worked through between two looks at the context: a millisecond's work.
const fewWords = 1 << 20

// leadAll fills in the classes after each step.
func (t *shapes) leadAll() {
	var front [4]int32
	for _, d := range grid.Dirs {
		front[d] = t.follow(0, d^1) // the block behind a head that has gone up is below it, and so on
	}
	t.lead(0, front)
}

// lead fills in the classes after each step from the live part of a node, and from those that are longer. By the
// direction of the step, front is where that live part with the new head in front is found: a node; or noShape; or, if
// not all of it is live then, the class that it has.
func (t *shapes) lead(node int32, front [4]int32) {
	if class := t.class[node]; class != noShape {
		for d, place := range front {
			t.next[class][d] = t.classAt(place)
		}
	}
	for d, kid := range t.kids[node] {
		if kid < 0 {
			continue
		}
		further := front
		for i, place := range front {
			further[i] = t.follow(place, grid.Dir(d))
		}
		t.lead(kid, further)
	}
}

// follow is where a further block in a direction leads from a place as lead has it. A class is written as a number
// below pastShape.
func (t *shapes) follow(place int32, d grid.Dir) int32 {
	if place < 0 {
		return place
	}
	kid := t.kids[place][d]
	if kid == pastShape {
		return pastShape - 1 - t.class[place]
	}
	return kid
}

// classAt is the class at a place as lead has it, or the number of classes if there is none.
func (t *shapes) classAt(place int32) int32 {
	switch {
	case place == noShape:
		return int32(len(t.next))
	case place < 0:
		return pastShape - 1 - place
	}
	return t.class[place]
}
