package judge

import (
	"bytes"
	"errors"
	"io"
	"slices"
	"unicode/utf8"
)

const (
	windowSize = 64 << 10
	// longestWord is how much of a word is kept: all that an error shows of it. Words are numbers of at
	// most maxDigits digits, so one that is longer is wrong whatever its rest is.
	longestWord = (shown + 1) * utf8.UTFMax
	maxDigits   = 18
)

// text is an input as a sequence of words, seen through a window that moves along it.
type text struct {
	source string
	r      io.Reader
	err    error  // why no more can be read; io.EOF at the end
	buf    []byte // the window is buf[:end]; buf[:pos] has been used
	pos    int
	end    int
	base   int64 // the offset of buf[0] in the input

	word   []byte // the last word, nil at the end of the input; its end is cut off if it is too long
	wordAt int64  // its offset

	first spot // the first word of the case
	over  bool // the row of zeros has been read
	line  linePlace
	past  history
}

// linePlace is how far lines have been counted: those that end before offset at, and where the last began.
type linePlace struct {
	at, start int64
	lines     int
}

func newText(source string, r io.Reader) *text {
	t := &text{source: source, r: r, buf: make([]byte, windowSize)}
	t.past = newHistory(r)
	t.skipMark()
	return t
}

// skipMark leaves out a UTF-8 byte-order mark at the start of the input.
func (t *text) skipMark() {
	const mark = "\xef\xbb\xbf"
	for n := 1; n <= len(mark); n++ {
		for t.end < n && t.more(0) {
		}
		if t.end < n || t.buf[n-1] != mark[n-1] {
			return
		}
	}
	t.pos, t.line = len(mark), linePlace{at: int64(len(mark)), start: int64(len(mark))}
}

// more reads on. It forgets the window before keep, which must not be beyond pos, and reports whether
// anything came.
func (t *text) more(keep int) bool {
	if t.err != nil {
		return false
	}
	if t.past.again == nil { // else they can be counted when somebody asks
		t.countLines(t.base + int64(keep))
	}
	t.past.leave(t.buf[:keep], t.base)
	copy(t.buf, t.buf[keep:t.end])
	t.base += int64(keep)
	t.pos -= keep
	t.end -= keep
	for range 100 {
		n, err := t.r.Read(t.buf[t.end:])
		t.end += n
		t.err = err
		if n > 0 || err != nil {
			return n > 0
		}
	}
	t.err = io.ErrNoProgress
	return false
}

// next goes to the next word and returns it; nil means that the input has ended or cannot be read.
func (t *text) next() []byte {
	for {
		for t.pos < t.end && isSpace(t.buf[t.pos]) {
			t.pos++
		}
		if t.pos < t.end {
			break
		}
		if !t.more(t.pos) {
			t.word, t.wordAt = nil, t.base+int64(t.pos)
			return nil
		}
	}
	i := t.pos
	for {
		for i < t.end && !isSpace(t.buf[i]) {
			i++
		}
		if i < t.end || i-t.pos >= longestWord {
			break
		}
		i -= t.pos
		grown := t.more(t.pos)
		i += t.pos
		if !grown && !errors.Is(t.err, io.EOF) {
			t.word, t.wordAt = nil, t.base+int64(t.pos) // what was read of it may not be the whole word
			return nil
		}
		if !grown {
			break
		}
	}
	t.word, t.wordAt = t.buf[t.pos:i], t.base+int64(t.pos)
	t.pos = i
	return t.word
}

func isSpace(c byte) bool { return c == ' ' || c-'\t' < 5 }

func isDigit(c byte) bool { return c-'0' <= 9 }

// number goes to the next word and returns its value; it reports whether the word is a number at all.
func (t *text) number() (int, bool) {
	if n, size := shortNumber(t.buf[t.pos:t.end]); size > 0 {
		t.word, t.wordAt = t.buf[t.pos+1:t.pos+size], t.base+int64(t.pos+1)
		t.pos += size
		return n, true
	}
	return value(t.next())
}

// shortNumber is the number at the start of p if that is the commonest there is: one or two digits behind a
// single white space, with another behind them. It returns the number of bytes up to there, or 0. How many
// digits there are cannot be foreseen, so no branch depends on it.
func shortNumber(p []byte) (n, size int) {
	if len(p) < 4 {
		return 0, 0
	}
	tens, units := p[1]-'0', p[2]-'0'
	n, size = int(tens), 2
	if units <= 9 {
		n, size = 10*n+int(units), 3
	}
	if !isSpace(p[0]) || tens > 9 || !isSpace(p[size]) {
		return 0, 0
	}
	return n, size
}

// value is the number that a word writes: 1 to 18 digits.
func value(word []byte) (int, bool) {
	if len(word) == 0 || len(word) > maxDigits {
		return 0, false
	}
	n := 0
	for _, c := range word {
		if !isDigit(c) {
			return 0, false
		}
		n = n*10 + int(c-'0')
	}
	return n, true
}

// header reads the numbers with which a case begins, in the order of the names that errors give them. It
// reports whether there is a case: the input may have ended, or noughts alone end it.
func (t *text) header(n []int, names ...string) (more bool, err error) {
	if t.over {
		return false, nil
	}
	var nought pending // the first one, a fault unless all numbers are
	for i, name := range names {
		var ok bool
		n[i], ok = t.number()
		if i == 0 && t.word == nil && errors.Is(t.err, io.EOF) {
			return false, nil
		}
		if !ok {
			return false, t.fault(name + fromOne)
		}
		if i == 0 {
			t.first = t.here()
		}
		if n[i] == 0 && nought.want == "" {
			nought = pending{t.here(), name + fromOne, quote(t.word)}
		}
		if nought.want != "" && slices.Max(n[:i+1]) > 0 {
			return false, t.faultAt(nought.at, nought.want, nought.got)
		}
	}
	t.over = n[0] == 0
	return !t.over, nil
}

const fromOne = " (a number from 1)"

// pending is an error that later words may bring about.
type pending struct {
	at        spot
	want, got string
}

// spot is where a word stands: its offset, and the line and column if they had to be counted at once.
type spot struct {
	at        int64
	line, col int
}

// here is the spot of the last word. An input that can be read again is counted only when an error shows
// the place, any other now, before the window leaves it.
func (t *text) here() spot {
	s := spot{at: t.wordAt}
	if t.past.again == nil {
		t.count(&s)
	}
	return s
}

// count counts the line and column of a spot, both from 1.
func (t *text) count(s *spot) {
	t.countLines(s.at)
	s.line, s.col = t.line.lines+1, int(s.at-t.line.start)+1
}

// countLines counts the lines that end before offset to, as far as the input can be read again.
func (t *text) countLines(to int64) {
	for t.line.at < to {
		part := t.part(t.line.at, to)
		if len(part) == 0 {
			return
		}
		if n := bytes.Count(part, []byte{'\n'}); n > 0 {
			t.line.lines += n
			t.line.start = t.line.at + int64(bytes.LastIndexByte(part, '\n')) + 1
		}
		t.line.at += int64(len(part))
	}
}

// part is the input from offset from up to offset to, or the first part of that: what is in the window
// as it is, what is before it read again.
func (t *text) part(from, to int64) []byte {
	if from >= t.base {
		return t.buf[from-t.base : to-t.base]
	}
	again := make([]byte, min(windowSize, to-from))
	n, _ := t.readAt(again, from)
	return again[:n]
}

// fault is the error that the last word is not what was wanted. If the input ended because it could not
// be read, that is the error.
func (t *text) fault(want string) error {
	if t.word == nil {
		if !errors.Is(t.err, io.EOF) {
			return t.err
		}
		return t.faultAt(t.here(), want, "the end of the input")
	}
	return t.faultAt(t.here(), want, quote(t.word))
}

func (t *text) faultAt(at spot, want, got string) error {
	if at.line == 0 {
		t.count(&at)
	}
	return &ParseError{t.source, at.line, at.col, want, got}
}
