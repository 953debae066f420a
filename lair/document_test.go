package lair_test

import (
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
)

// example is a drawing of docs/rules.md: rules, a goal or stones that cannot be seen, ways, each with its answer or none,
// a lair, and the one after the way or none.
type example struct {
	text          string
	puzzle        puzzle
	ways, answers []string
	after         []string
}

var (
	exampleBlock = regexp.MustCompile("(?s)```lair\n(.*?)```")
	beside       = regexp.MustCompile(`\s+-->\s+|\s{3,}`)
)

// examples reads the drawings of a document.
func examples(t *testing.T, name string) (list []example) {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	for _, block := range exampleBlock.FindAllStringSubmatch(string(text), -1) {
		list = append(list, parseExample(t, block[1]))
	}
	return list
}

func parseExample(t *testing.T, text string) example {
	t.Helper()
	e := example{text: text}
	head, board, _ := strings.Cut(text, "\n\n")
	var before []string
	for line := range strings.Lines(board) {
		boards := beside.Split(strings.TrimSpace(line), -1)
		before = append(before, boards[0])
		if len(boards) == 2 {
			e.after = append(e.after, boards[1])
		}
	}
	e.puzzle = draw(before...)
	for line := range strings.Lines(head) {
		e.parseLine(t, strings.TrimSpace(line))
	}
	if len(e.ways) == 0 || e.after != nil && (len(e.after) != len(before) || len(e.ways) != 1) {
		t.Fatalf("this example has no way, or no whole lairs:\n%s", text)
	}
	return e
}

// parseLine reads a line before the drawing.
func (e *example) parseLine(t *testing.T, line string) {
	t.Helper()
	name, rest, _ := strings.Cut(line, ": ")
	switch {
	case strings.Contains(line, "="):
		for part := range strings.FieldsSeq(line) {
			name, value, _ := strings.Cut(part, "=")
			if err := e.puzzle.rules.Set(name, value); err != nil {
				t.Fatal(err)
			}
		}
	case name == "goal":
		e.puzzle.goal = squares(t, rest)
	case name == "stones":
		for _, p := range squares(t, rest) {
			e.puzzle.stones[p] = true
		}
	default:
		e.ways, e.answers = append(e.ways, name), append(e.answers, rest)
	}
}

func squares(t *testing.T, text string) (list []grid.Pos) {
	t.Helper()
	for word := range strings.FieldsSeq(text) {
		p, ok := grid.ParsePos(word)
		if !ok {
			t.Fatalf("%q is no square", word)
		}
		list = append(list, p)
	}
	return list
}

// perform goes every way from the start by some rules. It returns what came of them, and the lair after the last.
func (e example) perform(t *testing.T, rules lair.Rules) (answers []string, after string) {
	t.Helper()
	for _, way := range e.ways {
		moves, err := lair.ParseMoves(way)
		if err != nil {
			t.Fatalf("%s: %v", way, err)
		}
		p := e.puzzle.by(rules)
		s := p.snake()
		_, code := s.Replay(moves)
		switch {
		case code != "":
			answers = append(answers, string(code))
		case s.Out():
			answers = append(answers, "reached")
		default:
			answers = append(answers, "not reached")
		}
		after = string(p.lair().AppendPicture(nil, s.Body()))
	}
	return answers, after
}

// same reports whether the example shows what happens by some rules.
func (e example) same(t *testing.T, rules lair.Rules) bool {
	answers, after := e.perform(t, rules)
	for i, want := range e.answers {
		if want != "" && want != answers[i] {
			return false
		}
	}
	return e.after == nil || after == strings.Join(e.after, "\n")+"\n"
}

// TestRulesDocument performs every example, and looks for one of every rule set, which must not come out the same by
// stricter rules, and of every code.
func TestRulesDocument(t *testing.T) {
	wanted := map[string]bool{"tail=strict": true, "tail=loose": true, "tail=loose swap=yes": true, "exits": true, "goal": true}
	for _, answer := range []string{"reached", "not reached", "off-lair", "stone", "body", "tail", "swap"} {
		wanted[answer] = true
	}
	for _, e := range examples(t, "../docs/rules.md") {
		rules := e.puzzle.rules
		if !e.same(t, rules) {
			answers, after := e.perform(t, rules)
			t.Errorf("%s\n\nis wrong: %q\n%s", e.text, answers, after)
		}
		if rules == lair.Standard || e.after != nil && !e.same(t, lair.Rules{Loose: rules.Swap}) {
			delete(wanted, rules.String())
		}
		if len(e.puzzle.exits) > 1 {
			delete(wanted, "exits")
		}
		if e.puzzle.goal != nil {
			delete(wanted, "goal")
		}
		for _, answer := range e.answers {
			delete(wanted, answer)
		}
	}
	if len(wanted) > 0 {
		t.Errorf("no example shows %v", slices.Sorted(maps.Keys(wanted)))
	}
}

func TestBothRulesDocumentsDrawTheSame(t *testing.T) {
	english, chinese := examples(t, "../docs/rules.md"), examples(t, "../docs/rules.zh.md")
	if !slices.EqualFunc(english, chinese, func(e, c example) bool { return e.text == c.text }) {
		t.Errorf("the Chinese document draws other examples: %d, the English one %d", len(chinese), len(english))
	}
}
