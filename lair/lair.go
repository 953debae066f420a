package lair

import (
	"fmt"
	"slices"

	"github.com/wendgames/wend/grid"
)

// MaxSquares is the largest number of squares of a lair.
const MaxSquares = 1 << 26

// Lair is a maze: its size, its stones, its exits or its goal, and its rules. It can be used by many at once, but not
// while one changes it.
//
// Squares are numbered row by row in a frame of stones: one row above and one below, and one column at the
// left, which is also what lies to the right of the row before. So a step never has to look for an edge.
type Lair struct {
	size   grid.Size
	stride int      // from a square to the one below it
	stones []uint64 // bit i&63 of stones[i>>6] is square i
	exits  []grid.Pos
	order  []int32 // the numbers of the exits, sorted
	goal   []grid.Pos
	rules  Rules
}

// New is a lair of a size with exits, without stones, by the standard rules. It panics if an exit is not on it, or if the
// size is not 1 to MaxSquares squares. It costs O(squares/64), a few milliseconds for the largest, and
// O(exits · log exits).
func New(size grid.Size, exits []grid.Pos) *Lair {
	l := new(Lair)
	l.Reset(size, exits)
	return l
}

// Reset makes l what New would make, in the same memory if that is enough.
func (l *Lair) Reset(size grid.Size, exits []grid.Pos) {
	if size.Rows < 1 || size.Cols < 1 || size.Rows > MaxSquares/size.Cols {
		panic("lair: a lair of no or too many squares")
	}
	l.size, l.stride, l.exits = size, size.Cols+1, append(l.exits[:0], exits...)
	l.goal, l.rules = nil, Standard
	l.stones = cleared(l.stones, (l.squares()+63)/64)
	l.frame()
	l.order = l.order[:0]
	for _, p := range exits {
		l.order = append(l.order, int32(l.index(p)))
	}
	slices.Sort(l.order)
}

// frame puts stones around a lair that has none, and on none behind its last square.
func (l *Lair) frame() {
	l.leftColumn()
	l.run(0, l.stride)
	l.run(l.squares()-l.stride, l.squares())
	if behind := l.squares() & 63; behind > 0 {
		l.stones[len(l.stones)-1] &= 1<<behind - 1
	}
}

// run puts stones from one square to another, which gets none.
func (l *Lair) run(from, to int) {
	for from < to {
		end := min(to, (from|63)+1)
		l.stones[from>>6] |= ^uint64(0) >> (64 - (end - from)) << (from & 63)
		from = end
	}
}

// leftColumn puts stones on the squares whose numbers the stride divides.
func (l *Lair) leftColumn() {
	const narrow = 8
	if l.stride < narrow {
		l.narrowColumn()
		return
	}
	for i := 0; i < l.squares(); i += l.stride {
		l.setStone(i)
	}
}

// narrowColumn is leftColumn where there are many to a word: a lair of one column has as many as it has squares.
func (l *Lair) narrowColumn() {
	var words [64]uint64 // by the first bit
	for first := range l.stride {
		for bit := first; bit < 64; bit += l.stride {
			words[first] |= 1 << bit
		}
	}
	first := 0
	for i := range l.stones {
		l.stones[i] = words[first]
		first = (l.stride - (64-first)%l.stride) % l.stride
	}
}

// cleared is n words of noughts, in the memory of old if that is enough.
func cleared(old []uint64, n int) []uint64 {
	if n > cap(old) {
		return make([]uint64, n)
	}
	clear(old[:n])
	return old[:n]
}

// squares is the number of squares, frame included.
func (l *Lair) squares() int { return (l.size.Rows+2)*l.stride + 1 }

// index is the number of square p, which must be on the lair.
func (l *Lair) index(p grid.Pos) int {
	if !l.size.Contains(p) {
		panic("lair: no square " + p.String())
	}
	return (p.Row+1)*l.stride + p.Col + 1
}

// pos is the square with number i.
func (l *Lair) pos(i int) grid.Pos { return grid.Pos{Row: i/l.stride - 1, Col: i%l.stride - 1} }

// offset is what a step in direction d adds to the number of a square.
func (l *Lair) offset(d grid.Dir) int { return l.offsets()[d] }

// offsets is offset for all directions.
func (l *Lair) offsets() [4]int { return [4]int{-l.stride, l.stride, -1, 1} }

// dirTo is the direction of the step between two neighbouring squares. It has no branch, as ways turn where they
// like: the sign of the difference tells up and left from down and right, and its square tells the rest.
func dirTo(from, to int32) grid.Dir {
	step := int64(to - from)
	forward := grid.Dir(uint64(step)>>63) ^ 1
	sideways := grid.Dir((step*step-2)>>63) & grid.Left
	return sideways | forward
}

func (l *Lair) setStone(i int) { l.stones[i>>6] |= 1 << (i & 63) }

// stone reports whether the square with number i is a stone, or in the frame.
func (l *Lair) stone(i int) bool { return l.stones[i>>6]>>(i&63)&1 != 0 }

// SetStone puts a stone on square p, which must be on the lair. A second one changes nothing.
func (l *Lair) SetStone(p grid.Pos) { l.setStone(l.index(p)) }

// SetRules makes the snake step by other rules. It panics if they say Swap without Loose.
func (l *Lair) SetRules(r Rules) {
	if r.Swap && !r.Loose {
		panic("lair: head and tail may change places only under the loose rule")
	}
	l.rules = r
}

// Rules is the rules by which a snake steps.
func (l *Lair) Rules() Rules { return l.rules }

// SetGoal has the game end not at an exit but when every block of the snake is on its own square, from head to tail;
// without squares there is no goal. It panics if the lair has an exit, or if the squares are no body.
func (l *Lair) SetGoal(body []grid.Pos) {
	if len(l.exits) > 0 {
		panic("lair: a goal and an exit")
	}
	if i, what := BodyFault(l.size, body); what != "" {
		panic(fmt.Sprintf("lair: block %d of the goal %s", i, what))
	}
	l.goal = append([]grid.Pos(nil), body...)
}

// Goal is the squares on which the snake must lie, from head to tail, or nil; it must not be changed.
func (l *Lair) Goal() []grid.Pos { return l.goal }

// BodyFault finds what is wrong with a body in a lair of a size: the number of the first block at fault, the head
// being 0, and what it does, or nothing if the squares are a body. No squares are one too. It costs O(blocks).
func BodyFault(size grid.Size, body []grid.Pos) (block int, what string) {
	on := make(map[grid.Pos]bool, len(body))
	for i, p := range body {
		switch {
		case !size.Contains(p):
			return i, "is off the lair"
		case i > 0 && !p.Beside(body[i-1]):
			return i, "is not next to the block before"
		case on[p]:
			return i, "is on a square that a block before is on"
		}
		on[p] = true
	}
	return 0, ""
}

// Size is the number of rows and columns.
func (l *Lair) Size() grid.Size { return l.size }

// Exits is the exits; it must not be changed.
func (l *Lair) Exits() []grid.Pos { return l.exits }

// IsExit reports whether square p, which must be on the lair, is an exit. It costs O(log exits).
func (l *Lair) IsExit(p grid.Pos) bool { return l.exit(int32(l.index(p))) }

// exit reports whether the square with number i is an exit.
func (l *Lair) exit(i int32) bool {
	_, ok := slices.BinarySearch(l.order, i)
	return ok
}

// Stone reports whether square p, which must be on the lair, is a stone.
func (l *Lair) Stone(p grid.Pos) bool { return l.stone(l.index(p)) }
