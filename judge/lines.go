package judge

import "bytes"

// A board with few tiles has one line that comes again and again, and comparing a line with it costs a small
// part of reading it. So a chunk of the input ends with a line where it can, and cells keeps the line that
// has come most of late, by a majority vote.
// Source of the vote: R. S. Boyer and J S. Moore, MJRTY: a fast majority vote algorithm, 1991.

const (
	maxChunk  = 4 << 10 // the most bytes of a chunk
	longLine  = 512     // the least bytes of a line that is worth it
	manyCells = 128     // and its least cells
	maxVotes  = 4
	patience  = 16 // how many chunks may come without that line until ends of lines are no longer looked for
	interval  = 64 // after how many more chunks they are looked for again
)

// line is a line of the board that may come again.
type line struct {
	text  [maxChunk]byte
	size  int // bytes of text
	first int // the number of its first cell
	cells int
	empty bool // whether all of them are
	votes int

	next  int64 // where the next line begins, if the last chunk was a line
	other int   // how many chunks have come since it came last
}

// reset is for a new board, which has no line yet.
func (l *line) reset() { l.size, l.votes, l.next, l.other = 0, 0, 0, 0 }

// chunk reads some of the left cells from the window. It reports whether it could read on; if not, what comes
// next must be read word by word.
func (c *cells) chunk(t *text, left int) bool {
	p := t.buf[t.pos:t.end]
	if c.line.next == t.base+int64(t.pos) && c.line.comesAgain(p, left) {
		c.repeat()
		t.pos += c.line.size
		c.line.next += int64(c.line.size)
		return true
	}
	p, isLine := c.line.nextChunk(p)
	first := c.count
	size, ok := c.blocks(p, left, isLine)
	t.pos += size
	if isLine && size == len(p) {
		c.line.next = t.base + int64(t.pos)
		c.vote(p, first)
	}
	return ok
}

// comesAgain reports whether p begins with the line, which leaves cells to be read.
func (l *line) comesAgain(p []byte, left int) bool {
	if l.size == 0 || l.size > len(p) || l.cells+blockCells >= left || string(p[:l.size]) != string(l.text[:l.size]) {
		return false
	}
	l.votes = min(l.votes+1, maxVotes)
	l.other = 0
	return true
}

// nextChunk is the part of the window to read next, and whether it ends with a line.
func (l *line) nextChunk(p []byte) ([]byte, bool) {
	l.other++
	if l.other < patience || l.other%interval < 2 {
		p = p[:min(len(p), maxChunk)]
		if end := bytes.IndexByte(p, '\n') + 1; end >= longLine {
			return p[:end], true
		}
	}
	return p[:min(len(p), markEvery)], false
}

// vote is for a line that has been read: it takes the place of the one kept if that has not come more often.
func (c *cells) vote(text []byte, first int) {
	l := &c.line
	if l.votes > 0 {
		l.votes--
		return
	}
	if cells := c.count - first; cells >= manyCells {
		l.size, l.first, l.cells = copy(l.text[:], text), first, cells
		l.empty = !bytes.ContainsAny(text, "123456789")
	}
}

// repeat adds the cells of the line again, 64 at a time: whole words, shifted.
func (c *cells) repeat() {
	if c.line.empty {
		c.pushNoughts(c.line.cells)
		return
	}
	from := c.line.first
	if used := c.count & 63; used > 0 {
		n := 64 - used
		c.push(c.bits(from)&(1<<n-1), n)
		from += n
	}
	end := c.line.first + c.line.cells
	for ; from+64 <= end; from += 64 {
		c.words = append(c.words, c.bits(from))
		c.count += 64
	}
	c.acc = c.bits(from) & (1<<(end-from) - 1)
	c.count += end - from
}

// bits is 64 bits from cell i on, which must be whole words behind it.
func (c *cells) bits(i int) uint64 {
	behind, here := c.words[i>>6+1], c.words[i>>6]
	return here>>(i&63) | behind<<1<<(^i&63)
}
