package judge

import (
	"encoding/binary"
	"strings"
)

const (
	blockSize  = 64
	blockCells = 32 // the most cells that can begin in a block
)

// blocks reads p, which begins between two words, block by block, as long as more than blockCells of the left
// cells remain. If p ends with white space its last block may be short. It returns how many bytes it has used,
// up to the end of a word, and whether nothing but the end of p or of the cells was in the way.
func (c *cells) blocks(p []byte, left int, short bool) (size int, ok bool) {
	stop := c.count + left - blockCells
	var before carry
	n := 0
	for n+blockSize <= len(p) && c.count < stop {
		if x := binary.LittleEndian.Uint64(p[n:]); x == blanksLast || x == blanksFirst {
			size, after := c.noughts(p[n:], before, stop)
			n, before = n+size, after
			if n+blockSize > len(p) || c.count >= stop {
				break
			}
		}
		next, ok := c.block((*[blockSize]byte)(p[n:]), before)
		if !ok {
			return c.retreat(p, n), false
		}
		n, before = n+blockSize, next
	}
	if short && n < len(p) && n+blockSize > len(p) && c.count < stop {
		last := blanks
		copy(last[:], p[n:])
		if _, ok := c.block(&last, before); !ok {
			return c.retreat(p, n), false
		}
		return len(p), true
	}
	return c.retreat(p, n), true
}

// blanks is a block without words.
var blanks = [blockSize]byte([]byte(strings.Repeat(" ", blockSize)))

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

	spaces = lows * ' '
)

// block reads one block, and reports whether it could.
//
// The masks of a block have bit 8·i+j for byte i of the j-th eight bytes: no order of reading, but one in
// which the eight words are combined by shifts alone, and in which the byte before is 8 bits away.
func (c *cells) block(b *[blockSize]byte, before carry) (carry, bool) {
	y0 := binary.LittleEndian.Uint64(b[0:8]) ^ spaces
	y1 := binary.LittleEndian.Uint64(b[8:16]) ^ spaces
	y2 := binary.LittleEndian.Uint64(b[16:24]) ^ spaces
	y3 := binary.LittleEndian.Uint64(b[24:32]) ^ spaces
	y4 := binary.LittleEndian.Uint64(b[32:40]) ^ spaces
	y5 := binary.LittleEndian.Uint64(b[40:48]) ^ spaces
	y6 := binary.LittleEndian.Uint64(b[48:56]) ^ spaces
	y7 := binary.LittleEndian.Uint64(b[56:64]) ^ spaces
	// Now a space is 0 and a digit 0x10 to 0x19; all other white space has bit 5 set. Bit 4 tells digits.
	digits := y0>>4&lows | y1>>3&(lows<<1) | y2>>2&(lows<<2) | y3>>1&(lows<<3) |
		y4&(lows<<4) | y5<<1&(lows<<5) | y6<<2&(lows<<6) | y7<<3&(lows<<7)
	// Of the digits, all but nought have one of the bits 0 to 3 set.
	some := low4(y0)>>7&lows | low4(y1)>>6&(lows<<1) | low4(y2)>>5&(lows<<2) | low4(y3)>>4&(lows<<3) |
		low4(y4)>>3&(lows<<4) | low4(y5)>>2&(lows<<5) | low4(y6)>>1&(lows<<6) | low4(y7)&(lows<<7)
	odd := (high(y0) | high(y1) | high(y2) | high(y3) | high(y4) | high(y5) | high(y6) | high(y7)) & (lows * 0xe0)
	if odd|some&^digits != 0 && !plain(b) {
		return carry{}, false
	}

	starts := digits &^ behind(digits, before.digit)
	noughts := starts &^ some
	if behind(noughts, before.nought)&digits != 0 || long(digits) {
		return carry{}, false
	}
	filled := starts & some
	if filled != 0 && few(filled) {
		c.keepKinds(b, starts, filled)
	}
	c.pushStarts(starts, filled)
	return carry{digits >> 63, noughts >> 63}, true
}

// behind moves the bits of a mask to the byte behind; in comes the bit of the byte before the block.
func behind(mask, in uint64) uint64 {
	return mask<<8 | mask>>55&0xfe | in
}

// high has one of the bits 5 to 7 of a byte set unless it is below 0x1a; a byte from 0xfa may touch the next.
func high(y uint64) uint64 { return y | (y + lows*6) }

// low4 has the high bit of every byte set whose lower four bits are not nought.
func low4(x uint64) uint64 { return x&(lows*0x0f) + lows*0x7f }

// plain reports whether all bytes are digits or white space.
func plain(b *[blockSize]byte) bool {
	bad := uint64(0)
	for i := 0; i < len(b); i += 8 {
		x := binary.LittleEndian.Uint64(b[i : i+8])
		noDigit := (x ^ lows*'0') + lows*(0x80-10)
		noSpace := (x ^ spaces) + lows*(0x80-1)
		bad |= noDigit&noSpace&^control(x) | x
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

// Eight bytes of empty cells, seen as a number: noughts with blanks between.
const (
	blanksLast  = 0x2030203020302030 // "0 0 0 0 "
	blanksFirst = 0x3020302030203020 // " 0 0 0 0"
)

// runSize is the number of bytes of empty cells that are recognised in one comparison, or half of it.
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
