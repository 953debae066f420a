package lair

import "github.com/wendgames/wend/grid"

// shaper grows the tree of shapes.
type shaper struct {
	planes
	watch
	reach   int
	vacant  []uint64
	at      []grid.Pos // the blocks of the live part, the head at 0, 0
	fits    [][]uint64 // by number of blocks, less one: the squares for the head where they all lie on vacant squares
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
	if meets(s.at, to) {
		return noShape
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
	s.look(s.words())
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

// leadAll fills in the classes after each step.
func (s *shaper) leadAll() {
	var front [4]int32
	for _, d := range grid.Dirs {
		front[d] = s.tree.follow(0, d^1) // the block behind a head that has gone up is below it, and so on
	}
	s.lead(0, front)
}

// lead fills in the classes after each step from the live part of a node, and from those that are longer. By the
// direction of the step, front is where that live part with the new head in front is found: a node; or noShape; or, if
// not all of it is live then, the class that it has.
func (s *shaper) lead(node int32, front [4]int32) {
	s.look(8)
	t := s.tree
	if class := t.class[node]; class != noShape {
		for d, place := range front {
			t.next[class][d] = t.classAt(place)
		}
	}
	for d, kid := range t.kids[node] {
		if kid < 0 || s.stop != "" {
			continue
		}
		further := front
		for i, place := range front {
			further[i] = t.follow(place, grid.Dir(d))
		}
		s.lead(kid, further)
	}
}
