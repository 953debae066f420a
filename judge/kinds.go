package judge

import (
	"encoding/binary"
	"math/bits"
	"sort"
)

// mark says that the first cell whose text begins at offset at or later is number cells.
type mark struct {
	at    int64
	cells int
}

// markEvery is how many bytes there are between two marks, more or less: few, so that a kind is found soon,
// but enough that marks take little memory.
const markEvery = 2 << 10

// firstMarks is how many marks are reserved at first.
const firstMarks = 4 << 10

// mark notes where the next cell is, if it is far enough from the last mark.
func (c *cells) mark(at int64) {
	if c.marks == nil {
		c.marks = make([]mark, 0, firstMarks)
	}
	if len(c.marks) == 0 || at-c.marks[len(c.marks)-1].at >= markEvery/2 {
		c.marks = append(c.marks, mark{at, c.count})
	}
}

// known is a cell whose kind has been read.
type known struct{ cell, kind int }

// maxKnown is how many kinds of a board are kept, at most.
const maxKnown = 4 << 10

// few reports whether so few cells of a block are filled that their kinds are kept: two at most.
func few(filled uint64) bool {
	filled &= filled - 1
	return filled&(filled-1) == 0
}

// keepKinds keeps the kinds of a block's filled cells: where tiles are rare, queries are likely to ask for them,
// and reading them again costs more. It comes before the block's cells are added.
func (c *cells) keepKinds(b *[blockSize]byte, starts, filled uint64) {
	if len(c.known) >= maxKnown {
		return
	}
	starts = transpose(starts)
	for filled = transpose(filled); filled != 0; filled &= filled - 1 {
		at := bits.TrailingZeros64(filled)
		word := b[at:]
		for i, digit := range word {
			if isSpace(digit) {
				k, _ := value(word[:i])
				c.known = append(c.known, known{c.count + bits.OnesCount64(starts&(1<<at-1)), k})
				break
			}
		}
	}
}

// kind is the kind of cell i, which must be filled.
func (c *cells) kind(t *text, i int) (int, error) {
	if k := sort.Search(len(c.known), func(k int) bool { return c.known[k].cell >= i }); k < len(c.known) && c.known[k].cell == i {
		return c.known[k].kind, nil
	}
	m := c.marks[sort.Search(len(c.marks), func(k int) bool { return c.marks[k].cells > i })-1]
	at, skip := m.at, i-m.cells
	for {
		text, err := c.textFrom(t, at)
		if err != nil {
			return 0, err
		}
		word, passed, used := findWord(text, skip)
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

// textFrom is the text of the board from an offset on, as much as fits. What was read last is not read again.
func (c *cells) textFrom(t *text, at int64) ([]byte, error) {
	if at != c.textAt || c.textSize == 0 {
		n, err := t.readAt(c.text[:], at)
		if err != nil {
			return nil, err
		}
		c.textAt, c.textSize = at, n
	}
	return c.text[:c.textSize], nil
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
