package judge

import (
	"encoding/binary"
	"math/bits"
	"sort"
	"strings"

	"github.com/wendgames/wend/link"
)

// cells reads the cells of a board. Of each it keeps a bit, whether the cell is filled; its kind is read
// again from the input if it is ever asked for.
//
// Most of a board is read in blocks of 64 bytes that hold nothing but digits and white space, begin and end
// anywhere, and are classified eight bytes at a time. What such a block does not say at a glance (a word
// that is no number, a leading zero, a long number) is read word by word.
type cells struct {
	words []uint64 // the bits of whole words
	acc   uint64   // the bits behind them
	count int      // cells read
	marks []mark   // where cells can be found again, a mark about every markEvery bytes
	again [markEvery + 64]byte
}

// mark says that the first cell whose text begins at offset at or later is number cells.
type mark struct {
	at    int64
	cells int
}

const (
	markEvery = 1 << 11
	// blockCells is the most cells that can begin in a block.
	blockCells = 32
)

// read reads n cells. Its error says what is wrong in the place of a kind.
func (c *cells) read(t *text, n int) error {
	c.words, c.acc, c.count, c.marks = c.words[:0], 0, 0, c.marks[:0]
	need := link.MaskWords(n)
	slowTo := int64(0) // an offset up to which words are read one by one
	for c.count < n {
		c.reserve(need)
		at := t.base + int64(t.pos)
		if len(c.marks) == 0 || at-c.marks[len(c.marks)-1].at >= markEvery {
			c.marks = append(c.marks, mark{at, c.count})
		}
		if at >= slowTo && n-c.count > blockCells && t.end-t.pos >= 64 {
			size := c.blocks(t.buf[t.pos:min(t.end, t.pos+markEvery)], n-c.count)
			t.pos += size
			if size < markEvery/2 { // something in the way, or the window is at its end
				slowTo = t.base + int64(t.pos) + 64
			}
			continue
		}
		filled, ok := kind(t.next())
		if !ok {
			return t.fault("a kind (a number from 0)")
		}
		c.add(filled)
	}
	return nil
}

// reserve makes room for the bits of some blocks, of need words in all. What is reserved follows what has
// been read, not what was declared; few large steps leave little behind.
func (c *cells) reserve(need int) {
	const step = 1 << 10
	if cap(c.words)-len(c.words) > markEvery/64 {
		return
	}
	words := make([]uint64, len(c.words), min(need, 8*len(c.words))+step)
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

// push adds n cells, at most 32, whose bits are the low ones of set.
func (c *cells) push(set uint64, n int) {
	used := c.count & 63
	c.acc |= set << used
	c.count += n
	if used+n >= 64 {
		c.words = append(c.words, c.acc)
		c.acc = set >> (64 - used)
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

// mask is the bits of all cells, as a link.Mask wants them.
func (c *cells) mask() []uint64 {
	c.words = append(c.words, c.acc, 0)
	return c.words[:max(len(c.words), link.MaskWords(c.count))]
}

// Eight bytes of empty cells, seen as a number: noughts with blanks between.
const (
	blanksLast  = 0x2030203020302030 // "0 0 0 0 "
	blanksFirst = 0x3020302030203020 // " 0 0 0 0"
)

// blocks reads blocks of 64 bytes from p, which begins between two words, as long as more than
// blockCells of the left cells remain. It returns how many bytes it has used, up to the end of a word.
func (c *cells) blocks(p []byte, left int) int {
	stop := c.count + left - blockCells
	var before carry
	n := 0
	for n+64 <= len(p) && c.count < stop {
		if x := binary.LittleEndian.Uint64(p[n:]); x == blanksLast || x == blanksFirst {
			size, after := c.noughts(p[n:], before, stop)
			n, before = n+size, after
			if n+64 > len(p) {
				break
			}
		}
		next, ok := c.block((*[64]byte)(p[n:]), before)
		if !ok {
			break
		}
		n, before = n+64, next
	}
	return c.retreat(p, n)
}

// retreat goes back from n to the start of a word that may go on behind n, and takes its cell back.
func (c *cells) retreat(p []byte, n int) int {
	if n == 0 || isSpace(p[n-1]) {
		return n
	}
	c.drop()
	for n > 0 && !isSpace(p[n-1]) {
		n--
	}
	return n
}

// carry is what a block says to the next: whether its last byte is a digit, and whether it is a nought
// with which a word begins. Both are bit 0.
type carry struct{ digit, nought uint64 }

// In a word of eight bytes, the same bits of all.
const (
	lows  = 0x0101010101010101
	highs = 0x8080808080808080
)

// block reads one block, and reports whether it could.
//
// The masks of a block have bit 8·i+j for byte i of the j-th eight bytes: no order of reading, but one in
// which the eight words are combined by shifts alone, and in which the byte before is 8 bits away.
func (c *cells) block(b *[64]byte, before carry) (carry, bool) {
	x0 := binary.LittleEndian.Uint64(b[0:8])
	x1 := binary.LittleEndian.Uint64(b[8:16])
	x2 := binary.LittleEndian.Uint64(b[16:24])
	x3 := binary.LittleEndian.Uint64(b[24:32])
	x4 := binary.LittleEndian.Uint64(b[32:40])
	x5 := binary.LittleEndian.Uint64(b[40:48])
	x6 := binary.LittleEndian.Uint64(b[48:56])
	x7 := binary.LittleEndian.Uint64(b[56:64])
	odd := strange(x0) | strange(x1) | strange(x2) | strange(x3) | strange(x4) | strange(x5) | strange(x6) | strange(x7)
	if odd&highs != 0 && !plain(b) {
		return carry{}, false
	}
	// Of digits and white space only digits have bit 4 set.
	digits := x0>>4&lows | x1>>3&(lows<<1) | x2>>2&(lows<<2) | x3>>1&(lows<<3) |
		x4&(lows<<4) | x5<<1&(lows<<5) | x6<<2&(lows<<6) | x7<<3&(lows<<7)
	// Of these digits all but nought have one of the bits 0 to 3 set.
	some := low4(x0)>>7&lows | low4(x1)>>6&(lows<<1) | low4(x2)>>5&(lows<<2) | low4(x3)>>4&(lows<<3) |
		low4(x4)>>3&(lows<<4) | low4(x5)>>2&(lows<<5) | low4(x6)>>1&(lows<<6) | low4(x7)&(lows<<7)

	starts := digits &^ behind(digits, before.digit)
	filled := starts & some
	noughts := starts &^ some
	if behind(noughts, before.nought)&digits != 0 || long(digits) {
		return carry{}, false
	}
	c.pushStarts(starts, filled)
	return carry{digits >> 63, noughts >> 63}, true
}

// behind moves the bits of a mask to the byte behind; in comes the bit of the byte before the block.
func behind(mask, in uint64) uint64 {
	return mask<<8 | mask>>55&0xfe | in
}

// strange has the high bit of every byte set that is neither a digit nor a space; of bytes from 0x80 it
// says at least one.
func strange(x uint64) uint64 {
	noDigit := (x ^ lows*'0') + lows*(0x80-10)
	noSpace := (x ^ lows*' ') + lows*(0x80-1)
	return noDigit&noSpace | x
}

// low4 has the high bit of every byte set whose lower four bits are not nought.
func low4(x uint64) uint64 { return x&(lows*0x0f) + lows*0x7f }

// plain reports whether all bytes are digits or white space.
func plain(b *[64]byte) bool {
	bad := uint64(0)
	for i := 0; i < len(b); i += 8 {
		x := binary.LittleEndian.Uint64(b[i : i+8])
		bad |= strange(x)&^control(x) | x
	}
	return bad&highs == 0
}

// control has the high bit of every byte set that is one of the white space characters from tab to carriage
// return. Of eight bytes below 0x80 it says all.
func control(x uint64) uint64 { return (x + lows*(0x80-'\t')) &^ (x + lows*(0x80-'\r'-1)) }

// long reports whether eight bytes that were read together are all digits. A word of more than maxDigits has
// such bytes in it wherever it begins; shorter ones with eight digits or more may.
func long(digits uint64) bool {
	digits &= digits >> 32
	digits &= digits >> 16
	digits &= digits >> 8
	return digits&0xff != 0
}

// runSize is the number of bytes of empty cells that are recognised in one comparison.
const runSize = 256

// noughtRun is empty cells with single blanks between, one byte more than runSize: it is compared from its
// start or, where a block begins with a blank, from its second byte.
var noughtRun = strings.Repeat("0 ", runSize/2) + "0"

// noughts reads empty cells, a run after the other, and returns how many bytes it has used and what the
// last of them say.
func (c *cells) noughts(p []byte, before carry, stop int) (int, carry) {
	run, after := noughtRun[:runSize], carry{}
	if p[0] == ' ' {
		run, after = noughtRun[1:], carry{1, 1}
	} else if before.digit != 0 {
		return 0, before
	}
	p = p[:min(len(p), 2*(stop-c.count))]
	n := 0
	for size := runSize; size >= runSize/2; size /= 2 {
		for n+size <= len(p) && string(p[n:n+size]) == run[:size] {
			n += size
		}
	}
	if n == 0 {
		return 0, before
	}
	c.pushNoughts(n / 2)
	return n, after
}

// pushNoughts adds n empty cells, a multiple of 64.
func (c *cells) pushNoughts(n int) {
	c.count += n
	c.words = append(c.words, c.acc)
	for range n/64 - 1 {
		c.words = append(c.words, 0)
	}
	c.acc = 0
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

// squeeze is the filled bits at starts, brought together in the order of the bytes. Two words do not begin
// in neighbouring bytes, so every two bytes hold at most one start; four such pairs, one of the eight
// bytes that were read together, make an index into a table.
func squeeze(starts, filled uint64) uint64 {
	const even = 0x00ff00ff00ff00ff
	pairs := transpose((starts|starts>>8)&even | (filled|filled>>8)&even<<8)
	out, n := uint64(0), 0
	for range 8 {
		s := squeezed[pairs&0xff]
		out |= uint64(s&0x0f) << n
		n += int(s >> 4)
		pairs >>= 8
	}
	return out
}

// squeezed says what the four pairs of an index hold, two bits a pair (whether a cell begins there, whether
// it is filled): the number of cells, times 16, and their bits.
var squeezed = func() (table [256]uint8) {
	for i := range table {
		n, set := 0, 0
		for pair := range 4 {
			if i>>(2*pair)&1 != 0 {
				set |= i >> (2*pair + 1) & 1 << n
				n++
			}
		}
		table[i] = uint8(n<<4 | set)
	}
	return table
}()

// transpose exchanges rows and columns of eight times eight bits.
// Source: H. S. Warren, Hacker's Delight, second edition, section 7-3.
func transpose(x uint64) uint64 {
	t := (x ^ x>>7) & 0x00aa00aa00aa00aa
	x ^= t ^ t<<7
	t = (x ^ x>>14) & 0x0000cccc0000cccc
	x ^= t ^ t<<14
	t = (x ^ x>>28) & 0x00000000f0f0f0f0
	return x ^ t ^ t<<28
}

// kind is the kind of cell i, which must be filled.
func (c *cells) kind(t *text, i int) (int, error) {
	m := c.marks[sort.Search(len(c.marks), func(k int) bool { return c.marks[k].cells > i })-1]
	at, skip := m.at, i-m.cells
	for {
		n, err := t.readAt(c.again[:], at)
		if err != nil {
			return 0, err
		}
		word, passed, used := findWord(c.again[:n], skip)
		if used == 0 {
			return 0, errChanged
		}
		if word != nil {
			k, ok := value(word)
			if !ok || k == 0 {
				return 0, errChanged
			}
			return k, nil
		}
		at, skip = at+int64(used), skip-passed
	}
}

// findWord is word number skip of p, from 0, or nil and how many words have been passed in how many bytes,
// if it does not end in p.
func findWord(p []byte, skip int) (word []byte, passed, used int) {
	i, passed := skipWords(p, skip)
	for {
		for i < len(p) && isSpace(p[i]) {
			i++
		}
		start := i
		for i < len(p) && !isSpace(p[i]) {
			i++
		}
		if i == len(p) {
			return nil, passed, start
		}
		if passed == skip {
			return p[start:i], passed, i
		}
		passed++
	}
}

// skipWords passes words of p, most of them at most, eight bytes at a time. It returns where it stopped, at
// the start of a word or in the white space before, and how many words it has passed. All words are
// numbers, so bit 4 tells their digits from the rest.
func skipWords(p []byte, most int) (at, passed int) {
	inWord := uint64(0)
	for at+8 <= len(p) && passed+4 <= most {
		digits := binary.LittleEndian.Uint64(p[at:]) >> 4 & lows
		passed += bits.OnesCount64(digits &^ (digits<<8 | inWord))
		inWord = digits >> 56
		at += 8
	}
	if inWord == 0 {
		return at, passed
	}
	for at > 0 && !isSpace(p[at-1]) {
		at--
	}
	return at, passed - 1
}
