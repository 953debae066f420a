package link

import "math/bits"

// marks is a set of cells, by their numbers. Each level has a bit for each word of the level below, set if that is not
// nought, so the first and the last of the set are found in a step a level.
type marks struct{ levels [][]uint64 }

func newMarks(cells int) marks {
	var m marks
	for n := cells; ; {
		n = (n + 63) / 64
		m.levels = append(m.levels, make([]uint64, n))
		if n == 1 {
			return m
		}
	}
}

func (m *marks) set(i int) {
	for _, level := range m.levels {
		before := level[i>>6]
		level[i>>6] = before | 1<<(i&63)
		if before != 0 {
			return
		}
		i >>= 6
	}
}

func (m *marks) drop(i int) {
	for _, level := range m.levels {
		level[i>>6] &^= 1 << (i & 63)
		if level[i>>6] != 0 {
			return
		}
		i >>= 6
	}
}

func (m *marks) clear() {
	for _, level := range m.levels {
		clear(level)
	}
}

// next is the first of the set from i on, or -1.
func (m *marks) next(i int) int {
	for l, level := range m.levels {
		if i>>6 >= len(level) {
			return -1
		}
		if rest := level[i>>6] >> (i & 63); rest != 0 {
			i += bits.TrailingZeros64(rest)
			for l--; l >= 0; l-- {
				i = i<<6 + bits.TrailingZeros64(m.levels[l][i])
			}
			return i
		}
		i = i>>6 + 1
	}
	return -1
}

// last is the last of the set, or -1.
func (m *marks) last() int {
	i := 0
	for l := len(m.levels) - 1; l >= 0; l-- {
		word := m.levels[l][i]
		if word == 0 {
			return -1
		}
		i = i<<6 + 63 - bits.LeadingZeros64(word)
	}
	return i
}

// queue is the pending cells, each once; the last one comes first.
type queue struct {
	cells []int32
	in    []uint64 // a bit a cell
}

func newQueue(cells int) queue { return queue{in: make([]uint64, (cells+63)/64)} }

func (q *queue) push(i int) {
	if q.in[i>>6]>>(i&63)&1 != 0 {
		return
	}
	q.in[i>>6] |= 1 << (i & 63)
	q.cells = append(q.cells, int32(i))
}

func (q *queue) top() (int, bool) {
	if len(q.cells) == 0 {
		return 0, false
	}
	return int(q.cells[len(q.cells)-1]), true
}

func (q *queue) pop() (int, bool) {
	i, ok := q.top()
	if ok {
		q.cells = q.cells[:len(q.cells)-1]
		q.in[i>>6] &^= 1 << (i & 63)
	}
	return i, ok
}

// clear empties the queue.
func (q *queue) clear() {
	clear(q.in)
	q.cells = q.cells[:0]
}
