package lair

import "github.com/wendgames/wend/grid"

// What a body forbids its head is told by a part of it, and that part alone is what an Atlas has a plane for.
//
// Let gap be the least number of steps between two visits of a square, which is even; see gapOf. A head may enter any
// neighbouring square but a stone or one that it was on less than gap steps ago.
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
