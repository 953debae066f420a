package lair_test

import (
	"context"
	"slices"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
)

// TestRandomBodies draws bodies in a small lair: each must come.
func TestRandomBodies(t *testing.T) {
	p := draw("E...", ".#..", "@...")
	l := p.lair()
	for length := 1; length <= 6; length++ {
		want := map[string]bool{}
		for _, body := range p.vacant(length) {
			if !slices.Contains(body, p.exits[0]) {
				want[key(body)] = true
			}
		}
		heads := map[grid.Pos]int{}
		got := map[string]bool{}
		for n := range uint64(5000) {
			body, stop := lair.RandomBody(context.Background(), l, length, 1, n)
			if stop != "" || !want[key(body)] {
				t.Fatalf("length %d: %v, %q", length, body, stop)
			}
			got[key(body)] = true
			heads[body[0]]++
		}
		if len(got) != len(want) || len(heads) != 10 {
			t.Errorf("length %d: %d bodies with %d heads came, want %d with 10", length, len(got), len(heads), len(want))
		}
	}
}

// TestLongRandomBodies fills small lairs with a snake, as far as that goes.
func TestLongRandomBodies(t *testing.T) {
	for _, test := range []struct {
		p      puzzle
		length int
		want   bool
	}{
		{draw("E@.."), 3, true},
		{draw("E@.."), 4, false},
		{draw("E@..", "...."), 7, true},
		{draw("E@...", ".....", ".....", ".....", "....."), 24, true}, // from a corner's colour alone
		{draw("E@#..", "..#.."), 4, true},
		{draw("E@#..", "..#.."), 5, false},
		{draw(".E@", "..."), 5, true},
		{draw("@"), 1, true},
		{draw("@"), 2, false},
		{draw("E@#", "#.#", "..."), 4, true},
		{draw("E@#", "#.#", "..."), 5, false},
	} {
		l := test.p.lair()
		body, stop := lair.RandomBody(context.Background(), l, test.length, 1, 1)
		if stop != "" || (body != nil) != test.want || test.want && len(body) != test.length {
			t.Errorf("%v\n%d blocks: %v, %q", test.p, test.length, body, stop)
		}
	}
}
