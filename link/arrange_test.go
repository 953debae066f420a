package link

import (
	"context"
	"fmt"
	"slices"
	"testing"
)

// TestTryAllKeepsTheOldForLast has an arrangement that comes first and can be cleared, but is wanted last.
func TestTryAllKeepsTheOldForLast(t *testing.T) {
	for _, test := range []struct{ old, want []Kind }{
		{[]Kind{1, 1, 2, 2}, []Kind{1, 2, 2, 1}},
		{[]Kind{1, 2, 2, 1}, []Kind{1, 1, 2, 2}},
		{nil, []Kind{1, 1, 2, 2}},
		{[]Kind{1, 1, 1, 1}, []Kind{1, 1, 1, 1}},
	} {
		bag := test.old
		if bag == nil {
			bag = test.want
		}
		a := &arranger{ctx: context.Background(), cells: NewBoard([][]Kind{{1, 1, 1, 1}}), bag: bag, not: test.old, rules: Standard}
		if m := a.tryAll(); m.Verdict != Solvable || !slices.Equal(m.Board.Kinds(), test.want) {
			t.Errorf("%v becomes %v, want %v", test.old, m.Board, test.want)
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
