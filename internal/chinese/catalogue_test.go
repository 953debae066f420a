package chinese

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// selfEnding are the kinds of holes that tell where they end.
var selfEnding = []string{
	numKind, cellKind, cellsKind, wordKind, quoteKind, countKind, amountKind,
	"game", "status", "means", "code", "verdict", "tool",
}

// holes are the holes of a pattern, sorted.
func holes(pattern []part) (list []string) {
	for _, p := range pattern {
		if p.hole != "" {
			list = append(list, p.hole)
		}
	}
	slices.Sort(list)
	return list
}

// TestPatterns holds the catalogue against the rules by which it can be read: both patterns of a message have the same
// holes, each once, and nothing that could be filled in two ways.
func TestPatterns(t *testing.T) {
	b := newBook(catalogue())
	for _, c := range catalogue() {
		seen := map[string]bool{}
		for _, m := range c.messages {
			english, chinese := parts(m.english), parts(m.chinese)
			if !slices.Equal(holes(english), holes(chinese)) || len(slices.Compact(holes(english))) != len(holes(english)) {
				t.Errorf("%s: %q has other holes than %q, or one twice", c.name, m.english, m.chinese)
			}
			if what := wrongOrder(b, english); what != "" {
				t.Errorf("%s: %q: %s", c.name, m.english, what)
			}
			if seen[m.english] {
				t.Errorf("%s: %q is there twice", c.name, m.english)
			}
			seen[m.english] = true
			had, has := numbers(m.english), numbers(m.chinese)
			for number, times := range had {
				if has[number] < times {
					t.Errorf("%s: %q has lost %s", c.name, m.chinese, number)
				}
			}
		}
	}
}

// wrongOrder is what is wrong with the order of the parts of a pattern, or empty.
func wrongOrder(b book, pattern []part) string {
	open := 0
	for i, p := range pattern {
		last := i == len(pattern)-1
		_, chapter := b[p.kind]
		switch {
		case p.hole == "" || slices.Contains(selfEnding, p.kind):
		case p.kind == nameKind && i > 0:
			return "a name does not begin it"
		case p.kind == nameKind:
		case p.kind == textKind && !last && pattern[i+1].literal == "":
			return "no literal ends the text"
		case p.kind == textKind && i < len(pattern)-2:
			open++
		case p.kind == textKind:
		case chapter && !last:
			return "something follows " + p.kind
		case !chapter:
			return "nothing fits " + p.kind
		}
	}
	if open > 1 {
		return "more than one text inside it costs more than a line's length"
	}
	return ""
}

// writer writes messages at random.
type writer struct {
	*rand.Rand
	book  map[string][]message
	names []string
}

// write is a message of the catalogue with its holes filled, in English and in Chinese.
func (w writer) write(m message) (english, chinese string) {
	filled := map[string]message{}
	for _, p := range parts(m.english) {
		if p.hole == "" {
			english += p.literal
			continue
		}
		f := w.fill(p.kind)
		filled[p.hole] = f
		english += f.english
	}
	for _, p := range parts(m.chinese) {
		chinese += p.literal + filled[p.hole].chinese
	}
	return english, chinese
}

// fill is what may fill a hole of a kind.
func (w writer) fill(kind string) message {
	n := w.IntN(3000)
	same := func(text string) message { return message{text, text} }
	switch kind {
	case nameKind:
		return same(w.names[w.IntN(len(w.names))])
	case textKind:
		return same([]string{"x", "a b.level", "~1,2", "1m0s", "héron", "狐.level"}[w.IntN(6)])
	case numKind:
		return same(fmt.Sprint(n))
	case cellKind:
		return same(fmt.Sprintf("%d,%d", n, w.IntN(9)))
	case cellsKind:
		return same(strings.TrimSpace(strings.Repeat(fmt.Sprintf("%d,%d ", n, w.IntN(9)), 1+w.IntN(9))))
	case wordKind:
		return same([]string{"expect", "x-a.b", "solvable", "12"}[w.IntN(4)])
	case quoteKind:
		return same(fmt.Sprintf("%q", []string{"a", `"`, `", not "b"`, "不是", "\xff\n", `\`}[w.IntN(6)]))
	case amountKind:
		return same([]string{"0.1 s", "64 MiB"}[w.IntN(2)])
	case countKind:
		m := measures[w.IntN(len(measures))]
		if w.IntN(2) == 0 {
			return message{"1 " + m.english, "1 " + m.chinese}
		}
		return message{fmt.Sprintf("%d %ss", n, m.english), fmt.Sprintf("%d %s", n, m.chinese)}
	}
	var list []message
	for _, term := range terms {
		if term.kind == kind {
			list = append(list, message{term.english, term.chinese})
		}
	}
	if list != nil {
		return list[w.IntN(len(list))]
	}
	list = w.book[kind]
	english, chinese := w.write(list[w.IntN(len(list))])
	return message{english, chinese}
}

// TestEveryMessage writes each message of the catalogue in many ways: in Chinese it is that message and no other.
func TestEveryMessage(t *testing.T) {
	w := writer{rand.New(rand.NewPCG(41, 42)), map[string][]message{}, []string{"a.level", "x: y", ": ok: link", "-", "a", "1"}}
	for _, c := range catalogue() {
		w.book[c.name] = c.messages
	}
	b, names := opened(), longestFirst(w.names)
	for _, c := range catalogue() {
		for _, m := range c.messages {
			for range 50 {
				english, want := w.write(m)
				if got, ok := b.translate(c.name, english, names); !ok || got != want {
					t.Fatalf("%s: %q: %q, %v\nwant %q", c.name, english, got, ok, want)
				}
			}
		}
	}
}
