package lair

// shelf holds states in stacks, a stack for each number from first on.
type shelf struct {
	stacks [][]uint32
	first  int32 // the number of stacks[0]
	low    int   // no stack below it holds any
	high   int   // nor one above it
	count  int
}

// reset empties the shelf. The stacks' memory serves the next search.
func (h *shelf) reset(first int32) {
	for at := h.low; at <= h.high && h.count > 0; at++ {
		h.stacks[at] = h.stacks[at][:0]
	}
	h.first, h.low, h.high, h.count = first, 0, -1, 0
}

// push adds a state, and reports whether the memory allows it.
func (h *shelf) push(m *memory, id uint32, number int32) (ok bool) {
	at := int(number - h.first)
	if h.stacks, ok = grown(m, h.stacks, max(0, at+1-len(h.stacks))); !ok {
		return false
	}
	for at >= len(h.stacks) {
		h.stacks = append(h.stacks, nil)
	}
	if h.stacks[at], ok = grown(m, h.stacks[at], 1); !ok {
		return false
	}
	h.stacks[at] = append(h.stacks[at], id)
	if h.count == 0 {
		h.low, h.high = at, at
	}
	h.low, h.high = min(h.low, at), max(h.high, at)
	h.count++
	return true
}

// least is the lowest number of a state, never if there is none.
func (h *shelf) least() int32 {
	if h.count == 0 {
		return never
	}
	for len(h.stacks[h.low]) == 0 {
		h.low++
	}
	return h.first + int32(h.low)
}

// takeLow takes the state that came last among those with the lowest number. There must be one.
func (h *shelf) takeLow() uint32 {
	h.least()
	return h.take(h.low)
}

// takeHigh takes the state that came last among those with the highest number. There must be one.
func (h *shelf) takeHigh() uint32 {
	for len(h.stacks[h.high]) == 0 {
		h.high--
	}
	return h.take(h.high)
}

func (h *shelf) take(at int) uint32 {
	last := len(h.stacks[at]) - 1
	id := h.stacks[at][last]
	h.stacks[at] = h.stacks[at][:last]
	h.count--
	return id
}
