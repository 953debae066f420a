package lair

import (
	"math"
	"math/bits"
)

// nodesOf and classesOf are the numbers of nodes and classes of the tree of shapes on a plane without edges, by half
// of the reach.
var (
	nodesOf   = [...]int64{1, 5, 25, 117, 569, 2885, 15225, 83141, 467249, 2689301, 15788041}
	classesOf = [...]int64{1, 4, 20, 92, 444, 2212, 11556, 62948, 354500, 2048572, 12082764}
)

// AtlasBytes is an upper bound on the bytes of the tables of an Atlas while it is measured, for any number of Jobs:
// MeasureAtlas does not stop with TooLarge if it may use so many. Most take a third of it, as their ways are shorter
// than they might be; and one of a maze far less, as few bodies fit into it. If the exact need counts, measure within
// a limit, which stops before more is used. It is math.MaxInt64 if the bound is beyond that or no bound is known,
// which is so for more than 21 blocks, or 22 if the head may follow the tail. It costs O(1). It panics if the length is
// below 1.
func AtlasBytes(l *Lair, length int) int64 {
	if length < 1 {
		panic("lair: an atlas needs a length from 1")
	}
	p := layout(l.size)
	if length > l.size.Cells() {
		return 2*p.bytes() + treeBytes(p, 0, 0, 2)
	}
	half := (gapOf(l.rules, length) - 2) / 2
	if half >= len(nodesOf) {
		return math.MaxInt64
	}
	nodes, classes := nodesOf[half], classesOf[half]
	digits := bits.Len64(uint64(classes) * uint64(l.size.Cells()))
	planes := int64(2+length+sumDigits(length)) + classes*int64(digits)
	over, planeBytes := bits.Mul64(uint64(planes), uint64(p.bytes()))
	if over != 0 || planeBytes > math.MaxInt64/2 {
		return math.MaxInt64
	}
	return int64(planeBytes) + treeBytes(p, nodes, classes, 2)
}

// bytes is the memory of a plane.
func (p planes) bytes() int64 { return 8 * int64(p.words()) }

// treeBytes is how many bytes the tree of shapes with so many nodes and classes takes, with the closed planes and the
// layers for exits of so many colours.
func treeBytes(p planes, nodes, classes int64, colours int) int64 {
	const node, class = 16 + 4, 16
	layers := int64(colours) * (classes + 1) * (p.bytes() + 2)
	return nodes*node + classes*(class+p.bytes()) + layers
}

// room reports whether the memory allows a tree of so many nodes and classes, with all planes that are needed
// whatever the ways are like. So it is beyond no int how many words they have, even without a limit.
func (m *measurer) room(nodes, classes int) bool {
	most := 1 << 30 // so that all numbers of nodes and classes are an int32, and a good deal of others
	if m.most > 0 {
		most = min(most, m.most)
	}
	return nodes < most && treeBytes(m.planes, int64(nodes), int64(classes), len(m.colours)) <= m.memory.left()
}

// sumDigits is how many binary digits the number of bodies of a length with one head has at most: it is at most 4
// times 3 to the power of the blocks less two, and no more than what can be counted in a lifetime.
func sumDigits(length int) int { return min(2*length+1, 63) }
