package link

import "math/bits"

// tree holds which cells are filled, a lane after the other, and which are filled anywhere in blocks of lanes: it is a
// segment tree of bit rows, joined by or. Lanes are rows, or columns; a cell is its lane and its place in it, both from 0.
// A tree holds two bits a cell.
type tree struct {
	lanes, length int      // how many lanes, and the cells in each
	stride        int      // words of a bit row
	words         []uint64 // node i at i·stride; node lanes+j is lane j, node i below lanes is the or of nodes 2i and 2i+1
}

func newTree(lanes, length int) tree {
	stride := (length + 63) / 64
	return tree{lanes, length, stride, make([]uint64, 2*lanes*stride)}
}

// lane is the bits of a lane; those beyond the last cell are 0.
func (t *tree) lane(lane int) []uint64 {
	at := (t.lanes + lane) * t.stride
	return t.words[at : at+t.stride]
}

// join makes all nodes what their lanes say.
func (t *tree) join() {
	for i := t.lanes*t.stride - 1; i >= t.stride; i-- {
		node, w := i/t.stride, i%t.stride
		t.words[i] = t.words[2*node*t.stride+w] | t.words[(2*node+1)*t.stride+w]
	}
}

// filled reports whether a cell is.
func (t *tree) filled(lane, at int) bool {
	return t.words[(t.lanes+lane)*t.stride+at>>6]>>(at&63)&1 != 0
}

// set fills or empties a cell. It goes up the tree only as far as something changes.
func (t *tree) set(lane, at int, filled bool) {
	node, w, bit := t.lanes+lane, at>>6, uint64(1)<<(at&63)
	for changed := t.filled(lane, at) != filled; changed && node > 0; node /= 2 {
		t.words[node*t.stride+w] ^= bit
		if node == 1 {
			return
		}
		other := t.words[(node^1)*t.stride+w]
		up := t.words[node/2*t.stride+w]
		changed = (up^(t.words[node*t.stride+w]|other))&bit != 0
	}
}

// next is the first filled place of a lane from a place on, or length.
func (t *tree) next(lane, from int) int {
	if from >= t.length {
		return t.length
	}
	row := t.lane(lane)
	w := from >> 6
	if v := row[w] >> (from & 63); v != 0 {
		return from + bits.TrailingZeros64(v)
	}
	for w++; w < len(row); w++ {
		if row[w] != 0 {
			return w<<6 + bits.TrailingZeros64(row[w])
		}
	}
	return t.length
}

// nextClear is the first place of a lane's bits from a place on that is empty, or a place behind them.
func nextClear(lane []uint64, from int) int {
	for w := from >> 6; w < len(lane); w++ {
		if v := ^lane[w] >> (from & 63); v != 0 {
			return from + bits.TrailingZeros64(v)
		}
		from = (w + 1) << 6
	}
	return len(lane) << 6
}

// last is the last filled place of a lane up to a place, or -1.
func (t *tree) last(lane, from int) int {
	if from < 0 {
		return -1
	}
	row := t.lane(lane)
	w := from >> 6
	if v := row[w] << (^from & 63); v != 0 {
		return from - bits.LeadingZeros64(v)
	}
	for w--; w >= 0; w-- {
		if row[w] != 0 {
			return w<<6 + 63 - bits.LeadingZeros64(row[w])
		}
	}
	return -1
}

// view is the places that a cell sees along its lane: its own and those that an empty stretch joins to it.
func (t *tree) view(lane, at int) span {
	return span{t.last(lane, at-1) + 1, t.next(lane, at+1) - 1}
}

// between asks which places are empty in some lanes that follow one another.
type between struct {
	tree  *tree
	nodes [64]int32 // where the bit rows begin whose or is that of the lanes: two for each level of the tree at most
	count int
}

// between is the lanes after lo and before hi, which may be none.
func (t *tree) between(lo, hi int) between {
	b := between{tree: t}
	for l, r := t.lanes+lo+1, t.lanes+hi; l < r; l, r = l/2, r/2 {
		if l&1 != 0 {
			b.add(l)
			l++
		}
		if r&1 != 0 {
			r--
			b.add(r)
		}
	}
	return b
}

func (b *between) add(node int) {
	b.nodes[b.count] = int32(node * b.tree.stride)
	b.count++
}

// clear is a bit set of the places from 64w on that are in s and empty in all the lanes.
func (b *between) clear(w int, s span) uint64 {
	filled := uint64(0)
	for _, node := range b.nodes[:b.count] {
		filled |= b.tree.words[int(node)+w]
	}
	clear := ^filled
	if first := s.lo - w<<6; first > 0 {
		clear &= ^uint64(0) << first
	}
	if last := s.hi - w<<6; last < 63 {
		clear &= 1<<(last+1) - 1
	}
	return clear
}

// first is the first place of s that is empty in all the lanes, or -1.
func (b *between) first(s span) int {
	if s.lo > s.hi {
		return -1
	}
	for w := s.lo >> 6; w <= s.hi>>6; w++ {
		if clear := b.clear(w, s); clear != 0 {
			return w<<6 + bits.TrailingZeros64(clear)
		}
	}
	return -1
}

// last is the last such place, or -1.
func (b *between) last(s span) int {
	if s.lo > s.hi {
		return -1
	}
	for w := s.hi >> 6; w >= s.lo>>6; w-- {
		if clear := b.clear(w, s); clear != 0 {
			return w<<6 + 63 - bits.LeadingZeros64(clear)
		}
	}
	return -1
}

// transpose fills a tree's lanes with the places of another, 64 by 64 cells at a time.
func (t *tree) transpose(from *tree) {
	var block [64]uint64
	for top := 0; top < from.lanes; top += 64 {
		n := min(64, from.lanes-top)
		for w := range from.stride {
			for i := range n {
				block[i] = from.lane(top + i)[w]
			}
			clear(block[n:])
			flip(&block)
			for i := range min(64, t.lanes-w<<6) {
				t.lane(w<<6 + i)[top>>6] = block[i]
			}
		}
	}
}

// flip exchanges rows and columns of 64 by 64 bits: first the quarters of the block, then those of each quarter, and so
// on (Warren, Hacker's Delight, section 7-3).
func flip(block *[64]uint64) {
	mask := uint64(1)<<32 - 1
	for j := 32; j != 0; j, mask = j/2, mask^mask<<(j/2) {
		for k := 0; k < 64; k = (k + j + 1) &^ j {
			t := (block[k]>>j ^ block[k+j]) & mask
			block[k] ^= t << j
			block[k+j] ^= t
		}
	}
}
