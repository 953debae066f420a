package lair_test

import (
	"strings"
	"testing"

	"github.com/wendgames/wend/lair"
)

// TestRulesText writes every rule set and reads it again.
func TestRulesText(t *testing.T) {
	texts := []string{"tail=strict", "tail=loose", "tail=loose swap=yes"}
	for i, r := range ruleSets {
		if r.String() != texts[i] || r.Fault() != "" {
			t.Errorf("%+v is written %v, want %s; fault %q", r, r, texts[i], r.Fault())
		}
		got := lair.Rules{Loose: !r.Loose}
		for part := range strings.FieldsSeq(r.String()) {
			name, value, _ := strings.Cut(part, "=")
			if err := got.Set(name, value); err != nil {
				t.Errorf("%v: %v", r, err)
			}
		}
		if got != r {
			t.Errorf("%v is read as %v", r, got)
		}
		l := draw("@").by(r).lair()
		if l.Rules() != r {
			t.Errorf("a lair with rules %v has %v", r, l.Rules())
		}
	}
}

func TestSwapNeedsLoose(t *testing.T) {
	var r lair.Rules
	if err := r.Set("swap", "yes"); err != nil {
		t.Fatal(err)
	}
	if got := r.Fault(); got != "swap=yes needs tail=loose: with tail=strict head and tail never change places" {
		t.Errorf("the fault is %q", got)
	}
	if r.Set("tail", "loose"); r.Fault() != "" {
		t.Errorf("%v: %s", r, r.Fault())
	}
	if r.Set("swap", "no"); r != (lair.Rules{Loose: true}) {
		t.Errorf("swap=no leaves %v", r)
	}
}

func TestRulesFaults(t *testing.T) {
	for _, test := range []struct{ name, value, want string }{
		{"tail", "long", `tail is strict or loose, not "long"`},
		{"tail", "", `tail is strict or loose, not ""`},
		{"tail", "Loose", `tail is strict or loose, not "Loose"`},
		{"swap", "true", `swap is yes or no, not "true"`},
		{"swap", "a value of more than 20 characters", `swap is yes or no, not "a value of more than"`},
		{"turns", "2", `the snake game has no rule "turns", but tail and swap`},
		{"", "", `the snake game has no rule "", but tail and swap`},
	} {
		r := lair.Rules{Loose: true, Swap: true}
		err := r.Set(test.name, test.value)
		if err == nil || err.Error() != test.want || r != (lair.Rules{Loose: true, Swap: true}) {
			t.Errorf("%s=%s: %v, and rules %v, want %s", test.name, test.value, err, r, test.want)
		}
	}
}

func TestParseMoves(t *testing.T) {
	for _, text := range []string{"", "U", "DRRUULULU"} {
		if moves, err := lair.ParseMoves(text); err != nil || moves.String() != text || len(moves) != len(text) {
			t.Errorf("%q is read as %v (%v)", text, moves, err)
		}
	}
	for _, text := range []string{"u", "X", "UDX", "U D", " U", "U\n", "R2", "~1", "↑", "U\xff", "1,1-2,2"} {
		moves, err := lair.ParseMoves(text)
		if err == nil || moves != nil || err.Error() != "steps such as DRRU (U up, D down, L left, R right)" {
			t.Errorf("%q is read as %v, its error %v", text, moves, err)
		}
	}
}
