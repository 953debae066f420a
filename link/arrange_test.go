package link

import (
	"context"
	"fmt"
	"slices"
	"testing"
)

// TestTryAllKeepsTheOldForLast never finds the arrangement that is wanted last, as long as another can be cleared.
func TestTryAllKeepsTheOldForLast(t *testing.T) {
	for _, test := range []struct {
		old  []Kind
		same bool
	}{
		{[]Kind{1, 1, 2, 2}, false},
		{[]Kind{1, 2, 2, 1}, false},
		{[]Kind{1, 1, 1, 1}, true},
	} {
		for seed := range uint64(50) {
			a := &arranger{
				ctx: context.Background(), cells: NewBoard([][]Kind{{1, 1, 1, 1}}), bag: test.old, not: test.old, rules: Standard, seed: seed,
			}
			if m := a.tryAll(); m.Verdict != Solvable || slices.Equal(m.Board.Kinds(), test.old) != test.same {
				t.Errorf("seed %d: %v becomes %v", seed, test.old, m.Board.Kinds())
			}
		}
	}
}

// TestArrangements counts the orders of bags by going through them.
func TestArrangements(t *testing.T) {
	for _, bag := range [][]Kind{{1}, {1, 1}, {1, 2}, {1, 1, 2, 2}, {3, 3, 7, 7, 9, 9}, {1, 1, 1, 1, 2, 2}, {1, 1, 2, 2, 3, 3, 4, 4}} {
		seen := map[string]bool{}
		for more := true; more; more = nextArrangement(bag) {
			seen[fmt.Sprint(bag)] = true
		}
		if n := arrangements(bag, mostArrangements); n != len(seen) {
			t.Errorf("%d orders of %v, want %d", n, bag, len(seen))
		}
	}
	if n := arrangements(slices.Repeat([]Kind{1, 2, 3, 4}, 1000), mostArrangements); n <= mostArrangements {
		t.Errorf("%d orders of 4000 tiles", n)
	}
}
