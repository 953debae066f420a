package lair

import (
	"context"
	"iter"

	"github.com/wendgames/wend/grid"
)

// All goes through all positions with their steps, -1 for those that are lost: the heads in reading order, then the
// directions from block to block in the order of grid.Dirs. A body must not be kept or changed: the next one takes its
// place.
func (a *Atlas) All() iter.Seq2[[]grid.Pos, int] {
	return func(yield func([]grid.Pos, int) bool) { a.all(context.Background(), yield) }
}

// all is All until a context ends. It looks at it after so much work, as there may be long ways between two positions.
func (a *Atlas) all(ctx context.Context, yield func([]grid.Pos, int) bool) Stop {
	if len(a.shapes.kids) == 0 {
		return ""
	}
	t := traveller{Atlas: a, watch: watch{ctx: ctx}, wanted: func(int) bool { return true }, yield: yield}
	for i := range a.size.Cells() {
		if at := a.size.At(i); !t.goesOn(1) || a.free(at) && !t.enter(at, 0) {
			break
		}
	}
	return t.stop
}

// first is the first position in the order of All with the head on a square and a number of steps.
func (a *Atlas) first(ctx context.Context, head grid.Pos, steps int) (found []grid.Pos, stop Stop) {
	t := traveller{Atlas: a, watch: watch{ctx: ctx}, wanted: func(n int) bool { return n == steps }}
	t.yield = func(body []grid.Pos, _ int) bool {
		found = body
		return false
	}
	t.enter(head, 0)
	return found, t.stop
}

// traveller goes through positions whose steps are wanted. The steps are known when the live part of a body ends, so
// that what follows is left out where they are not.
type traveller struct {
	*Atlas
	watch
	wanted func(steps int) bool // -1 if the position is lost
	yield  func(body []grid.Pos, steps int) bool
	body   []grid.Pos
	steps  int
}

// enter goes through the positions whose next block is on a free square. Its place in the tree of shapes is a node, or
// pastShape if the live part ended before. It reports whether to go on, which costs as much as looking through the body.
func (t *traveller) enter(at grid.Pos, place int32) bool {
	n := len(t.body)
	if !t.goesOn(1 + n/8) {
		return false
	}
	t.body = append(t.body, at)
	goOn := true
	if n+1 < t.length {
		goOn = t.spread(at, place)
	} else if place == pastShape || t.settle(place) {
		goOn = t.yield(t.body, t.steps)
	}
	t.body = t.body[:n]
	return goOn
}

// spread is enter for all blocks that can follow one.
func (t *traveller) spread(at grid.Pos, place int32) bool {
	for _, d := range grid.Dirs {
		to, kid := at.Step(d), int32(pastShape)
		if !t.free(to) || meets(t.body, to) {
			continue
		}
		if place != pastShape {
			kid = t.shapes.kids[place][d]
		}
		if kid == noShape || place != pastShape && kid == pastShape && !t.settle(place) {
			continue
		}
		if !t.enter(to, kid) {
			return false
		}
	}
	return true
}

// settle finds the steps of a body whose live part ends with a node, and reports whether they are wanted.
func (t *traveller) settle(node int32) bool {
	steps, ok := t.Atlas.steps(t.shapes.class[node], t.body[0])
	if !ok {
		steps = -1
	}
	t.steps = steps
	return t.wanted(steps)
}

// meets reports whether a square next to the last block of a body is one of its blocks. Those of the last block's
// colour cannot be.
func meets(body []grid.Pos, at grid.Pos) bool {
	for i := len(body) - 2; i >= 0; i -= 2 {
		if body[i] == at {
			return true
		}
	}
	return false
}
