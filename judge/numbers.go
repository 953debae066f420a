package judge

import (
	"errors"
	"io"
	"slices"
)

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

// shortPair goes over the next two numbers if both are short and count from 1 to the most that they may be.
func (t *text) shortPair(most [2]int) (a, b int, ok bool) {
	p := t.buf[t.pos:t.end]
	a, n := shortNumber(p)
	b, m := shortNumber(p[n:])
	if n == 0 || m == 0 || a < 1 || a > most[0] || b < 1 || b > most[1] {
		return 0, 0, false
	}
	t.pos += n + m
	return a, b, true
}

// oneTo reads a number from 1 to most, which errors call what.
func (t *text) oneTo(most int, what string) (int, error) {
	n, ok := t.number()
	if !ok || n < 1 || n > most {
		return 0, t.fault(span(what, most))
	}
	return n, nil
}

// maxDigits is how many digits a number has, at most.
const maxDigits = 18

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
