package judge

import (
	"bytes"
	"errors"
	"io"
)

// linePlace is how far lines have been counted: those that end before offset at, and where the last began.
type linePlace struct {
	at, start int64
	lines     int
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
