package chinese

import (
	"cmp"
	"slices"
	"strings"
)

// message is a message of the catalogue: its pattern in English, and that in Chinese, which has the same holes.
type message struct{ english, chinese string }

// chapter is the messages that may fill a hole of its name.
type chapter struct {
	name     string
	messages []message
}

// part is a part of a pattern: a literal text or, if that is empty, a hole.
type part struct {
	literal string
	hole    string // its name, such as n2
	kind    string // what fits it: the name without the digits at its end, n
}

// pair is a message whose patterns are taken apart.
type pair struct{ english, chinese []part }

// book is the catalogue as it is read: the messages of each chapter, those with the most literal text first, as they say
// most about what they fit.
type book map[string][]pair

// firstChapter has the messages that are whole lines.
const firstChapter = "line"

// newBook takes the patterns of a catalogue apart.
func newBook(catalogue []chapter) book {
	b := book{}
	for _, c := range catalogue {
		for _, m := range c.messages {
			b[c.name] = append(b[c.name], pair{parts(m.english), parts(m.chinese)})
		}
		slices.SortStableFunc(b[c.name], func(a, b pair) int {
			return cmp.Or(cmp.Compare(named(b.english), named(a.english)), cmp.Compare(literals(b.english), literals(a.english)))
		})
	}
	return b
}

// named is 1 if a pattern begins with a name, which is certain where it is, and else 0.
func named(parts []part) int {
	if len(parts) > 0 && parts[0].kind == nameKind {
		return 1
	}
	return 0
}

// literals is how many bytes of a pattern are literal.
func literals(parts []part) (n int) {
	for _, p := range parts {
		n += len(p.literal)
	}
	return n
}

// parts takes a pattern apart.
func parts(pattern string) (list []part) {
	for pattern != "" {
		literal, rest, _ := strings.Cut(pattern, "{")
		if literal != "" {
			list = append(list, part{literal: literal})
		}
		hole, rest, ok := strings.Cut(rest, "}")
		if ok {
			list = append(list, part{hole: hole, kind: strings.TrimRight(hole, "0123456789")})
		}
		pattern = rest
	}
	return list
}

// say is a line in Chinese, or as it is.
func (b book) say(line string, names []string) string {
	if said, ok := b.translate(firstChapter, line, names); ok {
		return said
	}
	return line
}

// translate is a text as a chapter has it in Chinese.
func (b book) translate(chapter, text string, names []string) (string, bool) {
	for _, p := range b[chapter] {
		if filled, ok := b.match(p.english, text, names); ok {
			return fill(p.chinese, filled), true
		}
	}
	return "", false
}

// filling is what fills a hole of a pattern, in Chinese, and those of the holes behind it.
type filling struct {
	hole, text string
	next       *filling
}

// fill is a pattern with its holes filled.
func fill(pattern []part, filled *filling) string {
	var out strings.Builder
	for _, p := range pattern {
		out.WriteString(p.literal)
		for f := filled; f != nil && p.hole != ""; f = f.next {
			if f.hole == p.hole {
				out.WriteString(f.text)
			}
		}
	}
	return out.String()
}
