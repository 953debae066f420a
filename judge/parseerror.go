package judge

import (
	"fmt"
	"strconv"
	"unicode/utf8"

	"github.com/wendgames/wend/lair"
)

// ParseError says where an input has no meaning: what was expected there and what was found.
type ParseError struct {
	Source string // the name of the input
	Line   int    // from 1; a line ends at LF
	Col    int    // the byte in the line, from 1; a byte-order mark does not count
	Want   string // what was expected
	Got    string // what was found: its first 20 characters, quoted, or the end of the input
}

// Error is the message for people: place, expectation, finding.
func (e *ParseError) Error() string {
	return fmt.Sprintf("%s:%d:%d: want %s, found %s", e.Source, e.Line, e.Col, e.Want, e.Got)
}

// UndecidedError says that a case was not decided within the limits of a search.
type UndecidedError struct {
	Source string // the name of the input
	Case   int    // from 1
	Limit  string // the limit that was reached, with its unit
}

// Error is the message for people.
func (e *UndecidedError) Error() string {
	return fmt.Sprintf("%s: case %d: not decided within %s", e.Source, e.Case, e.Limit)
}

// limitText is the limit that stopped a search.
func limitText(stop lair.Stop, limits lair.Limits) string {
	if stop == lair.TooMany {
		return fmt.Sprintf("%d states", limits.States)
	}
	return memoryText(limits.Memory)
}

// memoryText writes a number of bytes in the largest unit that leaves it whole or above ten.
func memoryText(n int64) string {
	unit := ""
	for _, u := range [...]string{"KiB", "MiB", "GiB", "TiB"} {
		if n < 1024 || n%1024 != 0 && n < 10*1024 {
			break
		}
		n, unit = n/1024, u
	}
	if unit == "" {
		return fmt.Sprintf("%d B", n)
	}
	return fmt.Sprintf("%d %s", n, unit)
}

// shown is the number of characters of a word that an error shows.
const shown = 20

// quote writes a word as errors show it.
func quote(word []byte) string {
	n := 0
	for range shown {
		if n == len(word) {
			return strconv.Quote(string(word))
		}
		_, width := utf8.DecodeRune(word[n:])
		n += width
	}
	if n == len(word) {
		return strconv.Quote(string(word))
	}
	return strconv.Quote(string(word[:n])) + "…"
}

// pair writes two numbers of the input, which stand apart there, as errors show words.
func pair(a, b int) string { return quote(fmt.Appendf(nil, "%d %d", a, b)) }

// span is what a number that counts rows or columns should have been.
func span(what string, most int) string { return fmt.Sprintf("%s (1 to %d)", what, most) }
