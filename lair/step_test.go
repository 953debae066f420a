package lair_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
)

var (
	strict = []lair.Rules{lair.Standard}
	loose  = []lair.Rules{{Loose: true}, {Loose: true, Swap: true}}
	noSwap = []lair.Rules{{Loose: true}}
	swap   = []lair.Rules{{Loose: true, Swap: true}}
)

// steps are lairs, each beside what it is after one step that is made, or as it stays after one that is refused.
var steps = []struct {
	name  string
	rules []lair.Rules
	step  string
	rows  []string
	want  lair.Code
}{
	{"one block has no tail to follow", ruleSets, "R", []string{"@. | .@"}, ""},
	{"two blocks, strict", strict, "R", []string{"@< | @<"}, lair.OnTail},
	{"two blocks, loose", noSwap, "R", []string{"@< | @<"}, lair.OnSwap},
	{"two blocks, swap", swap, "R", []string{"@< | >@"}, ""},
	{"two blocks, upright", swap, "U", []string{"^ | @", "@ | v"}, ""},
	{"two blocks elsewhere", ruleSets, "D", []string{"@< | v.", ".. | @."}, ""},
	{"three blocks never meet the tail", ruleSets, "D", []string{"@< | v<", ".^ | @."}, ""},
	{"the neck of three", ruleSets, "R", []string{"@< | @<", ".^ | .^"}, lair.OnBody},
	{"four blocks, strict", strict, "R", []string{"v< | v<", "@^ | @^"}, lair.OnTail},
	{"four blocks, loose", loose, "R", []string{"v< | v<", "@^ | >@"}, ""},
	{"the neck of four", ruleSets, "U", []string{"v< | v<", "@^ | @^"}, lair.OnBody},
	{"eight blocks, strict", strict, "L", []string{
		">>v | >>v",
		"^#v | ^#v",
		"^@< | ^@<",
	}, lair.OnTail},
	{"eight blocks, loose", loose, "L", []string{
		">>v | >>v",
		"^#v | ^#v",
		"^@< | @<<",
	}, ""},
	{"the block before the tail", ruleSets, "L", []string{
		">>v | >>v",
		"^@< | ^@<",
		"^.. | ^..",
	}, lair.OnBody},
	{"an edge", ruleSets, "U", []string{"@< | @<"}, lair.OffLair},
	{"a stone", ruleSets, "U", []string{"#. | #.", "@< | @<"}, lair.OnStone},
	{"an exit is a square like others", ruleSets, "U", []string{"E. | @.", "@< | ^."}, ""},
}

// half is the drawing at the left (0) or at the right (1) of drawings side by side.
func half(side int, rows []string) []string {
	var drawing []string
	for _, row := range rows {
		drawing = append(drawing, strings.TrimSpace(strings.Split(row, "|")[side]))
	}
	return drawing
}

func TestStepsDrawn(t *testing.T) {
	for _, test := range steps {
		for _, rules := range test.rules {
			s := draw(half(0, test.rows)...).by(rules).snake()
			want := draw(half(1, test.rows)...).body
			moves, err := lair.ParseMoves(test.step)
			if err != nil {
				t.Fatal(err)
			}
			if code := s.Step(moves[0]); code != test.want || !slices.Equal(s.Body(), want) {
				t.Errorf("%s, %v: %q with body %v, want %q with %v", test.name, rules, code, s.Body(), test.want, want)
			}
		}
	}
}

// TestStoneUnderTheTail has the code of a stone come first, and the stone in the way under all rules.
func TestStoneUnderTheTail(t *testing.T) {
	for _, rules := range ruleSets {
		for _, p := range []puzzle{draw("v<", "@^"), draw("..", "@<")} {
			p.stones[grid.Pos{Row: 1, Col: 1}] = true
			if got := p.by(rules).snake().Step(grid.Right); got != lair.OnStone {
				t.Errorf("%v, %d blocks: %q, want %q", rules, len(p.body), got, lair.OnStone)
			}
		}
	}
}

func TestStuckDrawn(t *testing.T) {
	for _, test := range []struct {
		name  string
		rules []lair.Rules
		rows  []string
		want  bool
	}{
		{"alone on one square", ruleSets, []string{"@"}, true},
		{"one block in a corner", ruleSets, []string{"@.", "#."}, false},
		{"one block shut in", ruleSets, []string{"@#", "#."}, true},
		{"two blocks in a corridor", strict, []string{"@<."}, true},
		{"two blocks in a corridor, loose", noSwap, []string{"@<."}, true},
		{"two blocks in a corridor, swap", swap, []string{"@<."}, false},
		{"a ring of four, strict", strict, []string{"v<", "@^"}, true},
		{"a ring of four, loose", loose, []string{"v<", "@^"}, false},
		{"an exit is a way", ruleSets, []string{"E@<"}, false},
	} {
		for _, rules := range test.rules {
			if got := draw(test.rows...).by(rules).snake().Stuck(); got != test.want {
				t.Errorf("%s, %v: stuck %t", test.name, rules, got)
			}
		}
	}
}
