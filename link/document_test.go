package link_test

import (
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/wendgames/wend/link"
)

// example is a drawing of docs/rules.md: rules, moves, each with its answer or none, a board, and the one after the
// moves or none.
type example struct {
	text           string
	rules          link.Rules
	moves, answers []string
	before, after  []string
}

var (
	exampleBlock = regexp.MustCompile("(?s)```link\n(.*?)```")
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
	e := example{text: text, rules: link.Standard}
	head, board, _ := strings.Cut(text, "\n\n")
	for line := range strings.Lines(head) {
		line = strings.TrimSpace(line)
		if strings.Contains(line, "=") {
			setRules(t, &e.rules, line)
			continue
		}
		move, answer, _ := strings.Cut(line, ": ")
		e.moves, e.answers = append(e.moves, move), append(e.answers, answer)
	}
	for line := range strings.Lines(board) {
		boards := beside.Split(strings.TrimSpace(line), -1)
		e.before = append(e.before, boards[0])
		if len(boards) == 2 {
			e.after = append(e.after, boards[1])
		}
	}
	if len(e.moves) == 0 || e.after != nil && len(e.after) != len(e.before) {
		t.Fatalf("this example has no moves, or no whole boards:\n%s", text)
	}
	return e
}

func setRules(t *testing.T, rules *link.Rules, text string) {
	t.Helper()
	for part := range strings.FieldsSeq(text) {
		name, value, _ := strings.Cut(part, "=")
		if err := rules.Set(name, value); err != nil {
			t.Fatal(err)
		}
	}
}

// perform makes the moves by some rules; without a board after, it makes each of them on the board as drawn. It returns
// their answers, and the board.
func (e example) perform(t *testing.T, rules link.Rules) (answers []string, after string) {
	t.Helper()
	start := link.NewBoard(draw(t, e.before...))
	b := start.Clone()
	for _, text := range e.moves {
		move, err := link.ParseMove(text)
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		if e.after == nil {
			b = start.Clone()
		}
		before := picture(b)
		p, q := move.A, move.B
		if !strings.HasPrefix(text, move.A.String()+"-") { // it is asked from the other tile
			p, q = q, p
		}
		var taken link.Taken
		var code link.Code
		if move.Shuffle != nil {
			code = b.Shuffle(move.Shuffle)
		} else {
			taken, code = b.Take(p, q, rules)
		}
		if code != "" && picture(b) != before {
			t.Errorf("%s is refused, but changes the board:\n%s", text, e.text)
		}
		answers = append(answers, answer(taken.Line, code))
	}
	return answers, picture(b)
}

// same reports whether the example shows what happens by some rules.
func (e example) same(t *testing.T, rules link.Rules) bool {
	answers, after := e.perform(t, rules)
	for i, want := range e.answers {
		if want != "" && want != answers[i] || want == "" && slices.Contains(codes, link.Code(answers[i])) {
			return false
		}
	}
	return e.after == nil || after == drawing(draw(t, e.after...))
}

var codes = []link.Code{
	link.OffBoard, link.SameCell, link.OnWall, link.OnEmpty, link.KindsDiffer, link.NoLine, link.NotAShuffle,
}

// TestRulesDocument performs every example, and looks for one of every part of a rule set, which must not come out the
// same by the standard rules, and of every code.
func TestRulesDocument(t *testing.T) {
	wanted := map[string]bool{"turns=0": true, "turns=1": true, "turns=3": true, "turns=any": true, "outside=yes": true, "shuffle": true}
	for _, slide := range link.Slides {
		wanted["slide="+slide.String()] = true
	}
	for _, code := range codes {
		wanted[string(code)] = true
	}
	for _, e := range examples(t, "../docs/rules.md") {
		if !e.same(t, e.rules) {
			answers, after := e.perform(t, e.rules)
			t.Errorf("%s\n\nis wrong: %q\n%s", e.text, answers, after)
		}
		if e.rules == link.Standard || !e.same(t, link.Standard) {
			for part := range strings.FieldsSeq(e.rules.String()) {
				delete(wanted, part)
			}
		}
		for i, answer := range e.answers {
			delete(wanted, answer)
			if answer == "" && strings.HasPrefix(e.moves[i], "~") {
				delete(wanted, "shuffle")
			}
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
