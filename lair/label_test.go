package lair_test

import (
	"fmt"
	"math"
	"testing"

	"github.com/wendgames/wend/lair"
)

// TestLabelsGoOneWay raises every measure by itself: the score never falls, it never leaves its range, and each label
// comes.
func TestLabelsGoOneWay(t *testing.T) {
	labels := map[lair.Label]bool{}
	counts := []int{0, 1, 2, 3, 5, 10, 30, 100, math.MaxInt32}
	for i := range len(counts) * len(counts) * len(counts) * len(counts) {
		at := [4]int{i % 9, i / 9 % 9, i / 81 % 9, i / 729}
		grades := func() lair.Grades {
			return lair.Grades{Verdict: lair.Found, Against: counts[at[0]], Traps: counts[at[1]], Lures: counts[at[2]], Choices: counts[at[3]]}
		}
		g := grades()
		score, label := g.Score(), g.Label()
		labels[label] = true
		if score < 0 || score > 1000 {
			t.Fatalf("%+v: score %d", g, score)
		}
		for j := range at {
			if at[j]+1 == len(counts) {
				continue
			}
			at[j]++
			if more := grades(); more.Score() < score || more.Label() < label {
				t.Fatalf("%+v: %d, %v, but with more %d, %v", g, score, label, more.Score(), more.Label())
			}
			at[j]--
		}
	}
	if len(labels) != 5 {
		t.Errorf("only the labels %v come", labels)
	}
}

func TestLabels(t *testing.T) {
	for _, test := range []struct {
		grades lair.Grades
		score  int
		want   lair.Label
	}{
		{lair.Grades{Verdict: lair.Found}, 0, lair.Trivial},
		{lair.Grades{Verdict: lair.Found, Choices: 60}, 100, lair.Easy},
		{lair.Grades{Verdict: lair.Found, Choices: 57}, 98, lair.Trivial},
		{lair.Grades{Verdict: lair.Found, Traps: 2, Choices: 60}, 200, lair.Medium},
		{lair.Grades{Verdict: lair.Found, Lures: 1, Traps: 2, Choices: 15}, 275, lair.Medium},
		{lair.Grades{Verdict: lair.Found, Against: 1, Lures: 1, Traps: 2, Choices: 15}, 350, lair.Hard},
		{lair.Grades{Verdict: lair.Found, Against: 3, Lures: 4, Traps: 4, Choices: 15}, 550, lair.Fiendish},
		{lair.Grades{Verdict: lair.Impossible}, -1, lair.Ungraded},
		{lair.Grades{}, -1, lair.Ungraded},
		{lair.Grades{Verdict: lair.Found, Choices: 60, Stop: lair.Cancelled}, -1, lair.Ungraded},
	} {
		if got := test.grades.Score(); got != test.score || test.grades.Label() != test.want {
			t.Errorf("%+v: %d, %v, want %d, %v", test.grades, got, test.grades.Label(), test.score, test.want)
		}
	}
	if got := fmt.Sprint(lair.Ungraded, lair.Trivial, lair.Easy, lair.Medium, lair.Hard, lair.Fiendish) + lair.Label(6).String(); got !=
		"ungraded trivial easy medium hard fiendish" {
		t.Error(got)
	}
}
