package link

import (
	"math/bits"

	"github.com/wendgames/wend/grid"
)

// Mask says which cells of a board are filled, by a tile or a wall: all that a line has to know.
// It holds a bit a cell, so questions about a stretch of a row are asked 64 cells at a time.
type Mask struct {
	size  grid.Size
	words []uint64
}

// NewMask is the mask of an empty board.
func NewMask(size grid.Size) Mask {
	return Mask{size, make([]uint64, MaskWords(size.Cells()))}
}

// MaskOf is the mask of a board whose filled cells are the set bits of words: cell i in reading order is
// bit i%64 of word i/64. The mask keeps words, which must be at least MaskWords(size.Cells()) long; bits
// beyond the last cell have no meaning.
func MaskOf(size grid.Size, words []uint64) Mask {
	if len(words) < MaskWords(size.Cells()) {
		panic("link: a mask shorter than its board")
	}
	return Mask{size, words}
}

// MaskWords is the number of words of a mask with so many cells: one more than hold them, so that 64 bits
// can be read from any cell on.
func MaskWords(cells int) int { return (cells+63)/64 + 1 }

// Size is the size of the board.
func (m Mask) Size() grid.Size { return m.size }

// Filled reports whether cell p is filled. It panics if p is not on the board.
func (m Mask) Filled(p grid.Pos) bool { return m.bit(index(m.size, p)) }

// index is the number of cell p, which must be on the board.
func index(size grid.Size, p grid.Pos) int {
	if !size.Contains(p) {
		panic("link: no cell " + p.String())
	}
	return size.Index(p)
}

// Set fills or empties cell p. It panics if p is not on the board.
func (m Mask) Set(p grid.Pos, filled bool) {
	i := index(m.size, p)
	m.words[i>>6] &^= 1 << (i & 63)
	if filled {
		m.words[i>>6] |= 1 << (i & 63)
	}
}

func (m Mask) bit(i int) bool { return m.words[i>>6]>>(i&63)&1 != 0 }

// from is the 64 bits that begin at cell i.
func (m Mask) from(i int) uint64 {
	w := i >> 6
	behind, here := m.words[w+1], m.words[w]
	return here>>(i&63) | behind<<1<<(^i&63)
}

// nextFilled is the first filled cell of lo..hi-1, or hi.
func (m Mask) nextFilled(lo, hi int) int {
	for ; lo < hi; lo += 64 {
		if w := m.from(lo); w != 0 {
			return min(lo+bits.TrailingZeros64(w), hi)
		}
	}
	return hi
}

// lastFilled is the last filled cell of lo..hi-1, or lo-1.
func (m Mask) lastFilled(lo, hi int) int {
	for hi > lo {
		w := hi - 1 // the cell that stands in the top bit once shifted
		if v := m.words[w>>6] << (63 - w&63); v != 0 {
			return max(w-bits.LeadingZeros64(v), lo-1)
		}
		hi = w &^ 63
	}
	return lo - 1
}
