package judge

import (
	"math/bits"

	"github.com/wendgames/wend/link"
)

// cells reads the cells of a board. Of each it keeps a bit, whether the cell is filled; its kind is read
// again from the input if it is ever asked for.
//
// Most of a board is read in blocks of 64 bytes, see block.go; lines that are the same as the line before
// are not even that, see lines.go. What a block does not say at a glance (a word that is no number, a leading
// zero, a long number) is read word by word.
type cells struct {
	words []uint64 // the bits of whole words
	acc   uint64   // the bits behind them
	count int      // cells read
	marks []mark   // where cells can be found again
	known []known  // cells whose kinds are kept, in their order
	line  line
	// A part of the board's text, read again: textSize bytes from offset textAt on.
	text     [markEvery + 64]byte
	textAt   int64
	textSize int
}

// read reads n cells. Its error says what is wrong in the place of a kind.
func (c *cells) read(t *text, n int) error {
	c.words, c.acc, c.count, c.marks = c.words[:0], 0, 0, c.marks[:0]
	c.known = c.known[:0]
	c.line.reset()
	c.textSize = 0
	need := link.MaskWords(n)
	slowTo := int64(0) // an offset up to which words are read one by one
	for c.count < n {
		c.reserve(need)
		at := t.base + int64(t.pos)
		c.mark(at)
		if at >= slowTo && n-c.count > blockCells && t.end-t.pos >= blockSize {
			if !c.chunk(t, n-c.count) {
				slowTo = t.base + int64(t.pos) + blockSize
			}
			continue
		}
		filled, ok := kind(t.next())
		if !ok {
			return t.fault(aKind)
		}
		c.add(filled)
	}
	return nil
}

// aKind is what errors call what a cell holds.
const aKind = "a kind (a number from 0)"

// firstWords is what is reserved for the bits of any board: memory that is not used costs next to nothing,
// and most boards never need more.
const firstWords = 16 << 10

// reserve makes room for the bits of a chunk, of need words in all. Beyond firstWords, what is reserved follows
// what has been read, not what was declared.
func (c *cells) reserve(need int) {
	if cap(c.words)-len(c.words) > maxChunk/64 {
		return
	}
	words := make([]uint64, len(c.words), max(firstWords, min(need, 8*len(c.words))+maxChunk/32))
	copy(words, c.words)
	c.words = words
}

// kind reports whether a word is a number, and whether that number is a kind of tile: not nought.
func kind(word []byte) (filled, ok bool) {
	n, ok := value(word)
	return n != 0, ok
}

// add adds a cell.
func (c *cells) add(filled bool) {
	bit := uint64(0)
	if filled {
		bit = 1
	}
	c.push(bit, 1)
}

// push adds n cells, 1 to 64, whose bits are the low ones of set; its others are nought.
func (c *cells) push(set uint64, n int) {
	used := c.count & 63
	c.acc |= set << used
	c.count += n
	if used+n >= 64 {
		c.words = append(c.words, c.acc)
		c.acc = set >> 1 >> (63 - used)
	}
}

// drop takes back the last cell.
func (c *cells) drop() {
	if c.count&63 == 0 {
		c.acc = c.words[len(c.words)-1]
		c.words = c.words[:len(c.words)-1]
	}
	c.count--
	c.acc &= 1<<(c.count&63) - 1
}

// noughtWords is the bits of as many empty cells as are ever added at once.
var noughtWords [maxChunk / 2 / 64]uint64

// pushNoughts adds n empty cells, as many as a chunk can hold.
func (c *cells) pushNoughts(n int) {
	whole := (c.count+n)>>6 - c.count>>6 // words that they fill
	c.count += n
	if whole > 0 {
		c.words = append(c.words, c.acc)
		c.words = append(c.words, noughtWords[:whole-1]...)
		c.acc = 0
	}
}

// pushStarts adds the cells of a block, which begin at starts and are filled where filled says.
func (c *cells) pushStarts(starts, filled uint64) {
	n := bits.OnesCount64(starts)
	switch filled {
	case starts:
		c.push(1<<n-1, n)
	case 0:
		c.push(0, n)
	default:
		c.push(squeeze(starts, filled), n)
	}
}

// mask is the bits of all cells, as a link.Mask wants them.
func (c *cells) mask() []uint64 {
	c.words = append(c.words, c.acc, 0)
	return c.words
}
