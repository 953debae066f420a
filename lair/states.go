package lair

import "unsafe"

// state is a node of the search.
type state struct {
	head    int32
	steps   int32  // the fewest steps in which it has been reached
	bound   int32  // the fewest steps from it to an exit, at least, or never if there is no way
	open    bool   // whether it waits in the queue
	weighed bool   // whether it was asked where the snake can turn from it
	parent  uint32 // the state before it on that way, or none
	first   uint32 // its blocks are states.arena[first:first+count]
	count   int32
}

const none = ^uint32(0)

// estimate is the fewest steps of a whole way through the state, at least; never if there is none.
func (s *state) estimate() int32 {
	if s.bound == never {
		return never
	}
	return s.steps + s.bound
}

// states holds all states met, found by head and blocks through an open hash table. Its slots are never
// cleared: those of earlier searches bear another generation.
type states struct {
	all        []state
	arena      []block
	slots      []slot // a power of two
	generation uint32
}

type slot struct {
	generation uint32
	id         uint32
}

// reset forgets all states.
func (s *states) reset() {
	s.all, s.arena = s.all[:0], s.arena[:0]
	s.generation++
	if s.generation == 0 { // after 2^32 searches the generations would mean something again
		clear(s.slots)
		s.generation = 1
	}
}

// blocks is the blocks of a state, those that open first in front.
func (s *states) blocks(id uint32) []block {
	st := &s.all[id]
	return s.arena[st.first:][:st.count]
}

// blocked reports whether a block is on a square in the next step.
func (s *states) blocked(id uint32, square int32) bool {
	for _, b := range s.blocks(id) {
		if b.square == square {
			return true // it opens after two steps or later, else it would not be kept
		}
	}
	return false
}

// take reports whether a state waits for its turn, and lets it wait no more. A state that was reached again in
// fewer steps has two turns to come; the one with the lower estimate is the first.
func (s *states) take(id uint32) bool {
	st := &s.all[id]
	waits := st.open
	st.open = false
	return waits
}

// find is the state with a head and blocks, known or new; ok is false if the memory does not allow a new one.
func (s *states) find(m *memory, head int32, blocks []block) (id uint32, known, ok bool) {
	if !s.reserve(m, len(blocks)) {
		return 0, false, false
	}
	at := s.slotOf(head, blocks)
	if s.slots[at].generation == s.generation {
		return s.slots[at].id, true, true
	}
	id = uint32(len(s.all))
	s.all = append(s.all, state{head: head, first: uint32(len(s.arena)), count: int32(len(blocks))})
	s.arena = append(s.arena, blocks...)
	s.slots[at] = slot{s.generation, id}
	return id, false, true
}

// reserve makes room for one more state.
func (s *states) reserve(m *memory, blocks int) (ok bool) {
	if s.all, ok = grown(m, s.all, 1); !ok || uint64(len(s.all)) >= uint64(none) {
		return false
	}
	if s.arena, ok = grown(m, s.arena, blocks); !ok || uint64(len(s.arena)+blocks) >= uint64(none) {
		return false
	}
	if 4*(len(s.all)+1) <= 3*len(s.slots) {
		return true
	}
	slots, ok := sized(m, []slot(nil), max(64, 2*len(s.slots)))
	if !ok {
		return false
	}
	m.used -= int64(len(s.slots)) * int64(unsafe.Sizeof(slot{}))
	s.slots = slots
	for id := range s.all {
		const some = 1 << 14 // states that are placed at a time, within a few milliseconds
		if id%some == some-1 && m.ended() {
			return false // the search is over, and no state will be looked for any more
		}
		st := &s.all[id]
		s.slots[s.slotOf(st.head, s.blocks(uint32(id)))] = slot{s.generation, uint32(id)}
	}
	return true
}

// slotOf is the slot of a state, or the empty one where it would stand.
func (s *states) slotOf(head int32, blocks []block) int {
	mask := len(s.slots) - 1
	for at := int(hash(head, blocks)) & mask; ; at = (at + 1) & mask {
		if s.slots[at].generation != s.generation || s.same(s.slots[at].id, head, blocks) {
			return at
		}
	}
}

// same reports whether a state has this head and these blocks.
func (s *states) same(id uint32, head int32, blocks []block) bool {
	if s.all[id].head != head || int(s.all[id].count) != len(blocks) {
		return false
	}
	for i, b := range s.blocks(id) {
		if b != blocks[i] {
			return false
		}
	}
	return true
}

// hash mixes a head and blocks by multiplication, as FNV does, a number at a time.
func hash(head int32, blocks []block) uint64 {
	const prime = 0x9e3779b97f4a7c15
	h := uint64(head) * prime
	for _, b := range blocks {
		h = (h ^ h>>29 ^ uint64(b.square) ^ uint64(b.opens)<<32) * prime
	}
	return h ^ h>>32
}
