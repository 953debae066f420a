package lair

import (
	"github.com/wendgames/wend/grid"
)

// Code says why a step is refused; it is empty for a step that is made.
type Code string

// The codes, in the order in which they are looked for: the first that applies is given.
const (
	OffLair Code = "off-lair" // the lair ends there
	OnStone Code = "stone"    // a stone is there
	OnBody  Code = "body"     // a block of the snake is there, not the last
	OnTail  Code = "tail"     // the last block is there: the tail leaves too late
	OnSwap  Code = "swap"     // the same, by the loose rule: a snake of two blocks would turn on the spot
)

// Snake is a snake in a lair, as the game has it now.
type Snake struct {
	lair   *Lair
	blocks []int32 // the numbers of its squares, a ring: the head is blocks[head], the tail the one before
	head   int
	on     []uint64 // the squares that it occupies, a bit each
}

// NewSnake puts a snake into a lair, with its squares from head to tail. It panics if they are no body: none,
// one off the lair, one not next to the one before, or one twice.
func NewSnake(l *Lair, body []grid.Pos) *Snake {
	s := new(Snake)
	s.Reset(l, body)
	return s
}

// Reset makes s what NewSnake would make, in the same memory if that is enough.
func (s *Snake) Reset(l *Lair, body []grid.Pos) {
	if len(body) == 0 {
		panic("lair: a snake without blocks")
	}
	s.lair, s.blocks, s.head = l, s.blocks[:0], 0
	s.on = cleared(s.on, len(l.stones))
	for i, p := range body {
		if i > 0 && !p.Beside(body[i-1]) {
			panic("lair: a block that is not next to the one before")
		}
		at := int32(l.index(p))
		if s.occupies(at) {
			panic("lair: a body twice on one square")
		}
		s.blocks = append(s.blocks, at)
		s.flip(at)
	}
}

func (s *Snake) occupies(i int32) bool { return s.on[i>>6]>>(i&63)&1 != 0 }

func (s *Snake) flip(i int32) { s.on[i>>6] ^= 1 << (i & 63) }

// block is the square of a block; block 0 is the head.
func (s *Snake) block(i int) int32 {
	if i += s.head; i >= len(s.blocks) {
		i -= len(s.blocks)
	}
	return s.blocks[i]
}

// appendBlocks appends the squares of all blocks, from head to tail.
func (s *Snake) appendBlocks(squares []int32) []int32 {
	return append(append(squares, s.blocks[s.head:]...), s.blocks[:s.head]...)
}

// Length is the number of blocks.
func (s *Snake) Length() int { return len(s.blocks) }

// Head is the square of the head.
func (s *Snake) Head() grid.Pos { return s.lair.pos(int(s.block(0))) }

// Tail is the square of the last block.
func (s *Snake) Tail() grid.Pos { return s.lair.pos(int(s.block(len(s.blocks) - 1))) }

// Body is the squares of the snake from head to tail.
func (s *Snake) Body() []grid.Pos {
	body := make([]grid.Pos, len(s.blocks))
	for i := range body {
		body[i] = s.lair.pos(int(s.block(i)))
	}
	return body
}

// Step moves the snake, or says why it may not move so and leaves it where it is. It costs O(1). It panics if
// d is no direction.
func (s *Snake) Step(d grid.Dir) Code {
	if !d.Valid() {
		panic("lair: a step in no direction: " + d.String())
	}
	to := s.block(0) + int32(s.lair.offset(d))
	tail := s.block(len(s.blocks) - 1)
	if !s.mayEnter(to, tail) {
		return s.refusal(to, tail)
	}
	s.flip(tail) // and back again if the head goes there
	s.flip(to)
	if s.head--; s.head < 0 {
		s.head = len(s.blocks) - 1
	}
	s.blocks[s.head] = to
	return ""
}

// mayEnter reports whether the head may go to a neighbouring square.
func (s *Snake) mayEnter(to, tail int32) bool {
	return !s.lair.stone(int(to)) && (!s.occupies(to) || to == tail && s.follows())
}

// follows reports whether the head may enter the square that the tail is about to leave.
func (s *Snake) follows() bool {
	return s.lair.rules.Loose && (len(s.blocks) != 2 || s.lair.rules.Swap)
}

// refusal is the code of a step to a square that is a stone, in the frame, or occupied.
func (s *Snake) refusal(to, tail int32) Code {
	switch {
	case !s.lair.size.Contains(s.lair.pos(int(to))):
		return OffLair
	case s.lair.stone(int(to)):
		return OnStone
	case to != tail:
		return OnBody
	case s.lair.rules.Loose:
		return OnSwap
	}
	return OnTail
}

// Undo takes back the step with which the tail left a square: it is the exact inverse of Step. It costs O(1). It
// panics if no step can have left that square so: one that is not next to the last block, or that is occupied,
// unless by a head that may follow its tail.
func (s *Snake) Undo(tail grid.Pos) {
	at, head := int32(s.lair.index(tail)), s.block(0)
	if followed := at == head && s.follows(); !tail.Beside(s.Tail()) || s.occupies(at) && !followed {
		panic("lair: no step has left " + tail.String())
	}
	s.flip(head)
	s.flip(at)
	s.blocks[s.head] = at // the ring's slot of the head is next to that of the last block
	if s.head++; s.head == len(s.blocks) {
		s.head = 0
	}
}

// Stuck reports whether no step is allowed.
func (s *Snake) Stuck() bool {
	head, tail := s.block(0), s.block(len(s.blocks)-1)
	for _, offset := range s.lair.offsets() {
		if s.mayEnter(head+int32(offset), tail) {
			return false
		}
	}
	return true
}

// Out reports whether the game is over: the head is on an exit, or every block is on its square of the goal.
// It costs O(log exits), or O(blocks) on the way to the goal.
func (s *Snake) Out() bool {
	if s.lair.goal == nil {
		return s.lair.exit(s.block(0))
	}
	if len(s.lair.goal) != len(s.blocks) {
		return false
	}
	for i, p := range s.lair.goal {
		if s.block(i) != int32(s.lair.index(p)) {
			return false
		}
	}
	return true
}

// Replay makes steps until one is refused, and returns how many were made and the code that stopped them.
func (s *Snake) Replay(moves Moves) (int, Code) {
	for i, d := range moves {
		if code := s.Step(d); code != "" {
			return i, code
		}
	}
	return len(moves), ""
}
