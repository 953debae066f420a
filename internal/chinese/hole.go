package chinese

import "strings"

// The kinds of holes that are not the name of a chapter.
const (
	nameKind  = "name"   // one of the names that are given; only at the beginning of a pattern
	textKind  = "text"   // anything, up to the literal behind it or the end
	numKind   = "n"      // a number, 12
	cellKind  = "cell"   // a square or a cell, 3,4
	cellsKind = "cells"  // one or several of them: 3,4 3,5
	wordKind  = "word"   // a key or a value: small letters, digits, dots and hyphens
	quoteKind = "quoted" // a text or a character as Go quotes it
	countKind = "count"  // a number of things: 2 tiles

	amountKind = "amount" // a time or a size: 1.5 s, 64 MiB
)

const (
	digits      = "0123456789"
	wordLetters = "abcdefghijklmnopqrstuvwxyz" + digits + ".-"
)

// match finds what fills the holes of a pattern so that it is the text. Of several ways it finds the one that fills the
// first hole as short as it can be, where the hole does not tell where it ends, and as long as it can be where it does.
func (b book) match(pattern []part, text string, names []string) (*filling, bool) {
	if len(pattern) == 0 {
		return nil, text == ""
	}
	p, rest := pattern[0], pattern[1:]
	switch p.kind {
	case "":
		after, ok := strings.CutPrefix(text, p.literal)
		if !ok {
			return nil, false
		}
		return b.match(rest, after, names)
	case nameKind:
		return b.matchName(p, rest, text, names)
	case textKind:
		return b.matchText(p, rest, text, names)
	}
	if _, ok := b[p.kind]; ok { // it is the last
		said, ok := b.translate(p.kind, text, names)
		return &filling{p.hole, said, nil}, ok
	}
	n, said := known(p.kind, text)
	if n == 0 {
		return nil, false
	}
	next, ok := b.match(rest, text[n:], names)
	return &filling{p.hole, said, next}, ok
}

// matchName is match for a name and the rest of a pattern.
func (b book) matchName(p part, rest []part, text string, names []string) (*filling, bool) {
	for _, name := range names {
		if after, ok := strings.CutPrefix(text, name); ok {
			if next, ok := b.match(rest, after, names); ok {
				return &filling{p.hole, name, next}, true
			}
		}
	}
	return nil, false
}

// matchText is match for any text and the rest of a pattern, which begins with a literal if there is a rest.
func (b book) matchText(p part, rest []part, text string, names []string) (*filling, bool) {
	switch len(rest) {
	case 0:
		return &filling{p.hole, text, nil}, true
	case 1: // without a search, so that a pattern may have such a hole behind another
		before, ok := strings.CutSuffix(text, rest[0].literal)
		return &filling{p.hole, before, nil}, ok
	}
	for at := 0; ; at++ {
		n := strings.Index(text[at:], rest[0].literal)
		if n < 0 {
			return nil, false
		}
		at += n
		if next, ok := b.match(rest[1:], text[at+len(rest[0].literal):], names); ok {
			return &filling{p.hole, text[:at], next}, true
		}
	}
}

// known is how many bytes at the beginning of a text are of a kind that tells where it ends, and those in Chinese. 0 is none.
func known(kind, text string) (n int, said string) {
	switch kind {
	case numKind:
		n = span(text, digits)
	case cellKind:
		n = cell(text)
	case cellsKind:
		n = cells(text)
	case wordKind:
		n = span(text, wordLetters)
	case quoteKind:
		n = quoted(text)
	case amountKind:
		n = amount(text)
	case countKind:
		return count(text)
	default:
		return term(kind, text)
	}
	return n, text[:n]
}

// span is how many bytes at the beginning of a text are among some.
func span(text, among string) int { return len(text) - len(strings.TrimLeft(text, among)) }

// cell is the length of a square at the beginning of a text, or 0.
func cell(text string) int {
	row := span(text, digits)
	if row == 0 || !strings.HasPrefix(text[row:], ",") {
		return 0
	}
	col := span(text[row+1:], digits)
	if col == 0 {
		return 0
	}
	return row + 1 + col
}

// cells is the length of squares, apart by blanks, at the beginning of a text, or 0.
func cells(text string) int {
	n := cell(text)
	for n > 0 && strings.HasPrefix(text[n:], " ") {
		next := cell(text[n+1:])
		if next == 0 {
			break
		}
		n += 1 + next
	}
	return n
}

// quoted is the length of a quoted text or character at the beginning of a text, or 0. It ends at the first quotation mark
// without a backslash.
func quoted(text string) int {
	if text == "" || text[0] != '"' && text[0] != '\'' {
		return 0
	}
	for i := 1; i < len(text); i++ {
		switch text[i] {
		case '\\':
			i++
		case text[0]:
			return i + 1
		}
	}
	return 0
}

// count is a number of things at the beginning of a text: how long it is, and how it is said in Chinese.
func count(text string) (n int, said string) {
	number := span(text, digits)
	if number == 0 || !strings.HasPrefix(text[number:], " ") {
		return 0, ""
	}
	n = number + 1 + span(text[number+1:], wordLetters)
	thing := text[number+1 : n]
	for _, m := range measures {
		if thing == m.english || thing == m.english+"s" {
			return n, text[:number] + " " + m.chinese
		}
	}
	return 0, ""
}

// amount is the length of a time or a size at the beginning of a text, or 0.
func amount(text string) int {
	number := span(text, digits+".")
	for _, unit := range []string{" s", " MiB"} {
		if number > 0 && strings.HasPrefix(text[number:], unit) {
			return number + len(unit)
		}
	}
	return 0
}

// term is a word, or some words, of a kind at the beginning of a text: how long it is, and how it is said in Chinese.
func term(kind, text string) (n int, said string) {
	for _, t := range terms {
		after, ok := strings.CutPrefix(text, t.english)
		if ok && t.kind == kind && span(after, wordLetters) == 0 {
			return len(t.english), t.chinese
		}
	}
	return 0, ""
}
