package judge

import (
	"errors"
	"io"
	"unicode/utf8"
)

const (
	windowSize = 64 << 10
	// longestWord is how much of a word is kept: all that an error shows of it. Words are numbers of at
	// most maxDigits digits, so one that is longer is wrong whatever its rest is.
	longestWord = (shown + 1) * utf8.UTFMax
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
