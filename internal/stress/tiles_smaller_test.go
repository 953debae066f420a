package stress

import (
	"slices"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/judge"
)

// TestTileSmaller shows that whatever is made from a case is smaller by the order that ends, within the statement, and
// leaves the case as it was.
func TestTileSmaller(t *testing.T) {
	r := grid.NewRandom(8, 8)
	for range 60 {
		for _, c := range []tileCase{tileRandom(r), tileTurns(r), tileStraight(r), tileDisputed(r)} {
			before := string(c.Append(nil))
			for s := range tileSmaller(c) {
				tileCheck(t, "smaller", s)
				if tileCompare(s.(tileCase), c) >= 0 {
					t.Fatalf("not smaller:\n%swas made from\n%s", s.Append(nil), before)
				}
			}
			if after := string(c.Append(nil)); after != before {
				t.Fatalf("changed to\n%sfrom\n%s", after, before)
			}
		}
	}
}

// TestTileSmallerSteps shows the simplifications, one by one.
func TestTileSmallerSteps(t *testing.T) {
	for _, step := range []struct{ what, from, to string }{
		{"half of the rows", "4 1\n0\n0\n1\n1\n1\n3 1 4 1\n", "2 1\n1\n1\n1\n1 1 2 1\n"},
		{"a column", "1 3\n1 0 1\n1\n1 1 1 3\n", "1 2\n1 1\n1\n1 1 1 2\n"},
		{"a row, with its query", "2 2\n1 1\n2 2\n2\n1 1 1 2\n2 1 2 2\n", "1 2\n2 2\n1\n1 1 1 2\n"},
		{"a query", "1 2\n1 1\n2\n1 1 1 2\n1 2 1 1\n", "1 2\n1 1\n1\n1 2 1 1\n"},
		{"half of the tiles", "1 4\n1 2 3 1\n1\n1 1 1 4\n", "1 4\n0 0 3 1\n1\n1 1 1 4\n"},
		{"names of kinds", "1 3\n7 7 5\n1\n1 1 1 2\n", "1 3\n1 1 2\n1\n1 1 1 2\n"},
		{"a tile moved with its query", "1 3\n1 0 1\n1\n1 1 1 3\n", "1 3\n0 1 1\n1\n1 2 1 3\n"},
		{"an equal kind", "1 4\n1 2 3 1\n1\n1 1 1 4\n", "1 4\n1 2 2 1\n1\n1 1 1 4\n"},
		{"a query asked again", "2 2\n1 1\n1 1\n2\n1 1 1 2\n2 1 2 2\n", "2 2\n1 1\n1 1\n2\n2 1 2 2\n2 1 2 2\n"},
		{"a query turned", "1 2\n1 1\n1\n1 2 1 1\n", "1 2\n1 1\n1\n1 1 1 2\n"},
	} {
		from := tileInput(t, step.from+judge.HDU1175End)[0]
		var made []string
		for s := range tileSmaller(from) {
			made = append(made, string(s.Append(nil)))
		}
		if !slices.Contains(made, step.to) {
			t.Errorf("%s: from\n%scomes\n%q\nand not\n%s", step.what, step.from, made, step.to)
		}
	}
}

// TestTileSmallerEndsSmall makes failing cases smaller, step by step, as long as they fail: what is left has 12 cells at
// most, wherever one begins. Faults that need several queries or cases are left out if a single case does not show them.
func TestTileSmallerEndsSmall(t *testing.T) {
	right := tileProgram{order: grid.Dirs}
	rounds := 600
	if testing.Short() {
		rounds = 120
	}
	for _, f := range tileFaults() {
		r := grid.NewRandom(9, 9)
		shown := 0
		for range rounds {
			variant := f.variants[r.Below(len(f.variants))]
			fails := func(c Case) bool { return !slices.Equal(variant([]Case{c}), right.run([]Case{c})) }
			c := Case(tileRandom(r))
			if f.Disputed {
				c = tileDisputed(r)
			}
			if !fails(c) {
				continue
			}
			c = tileShrunk(c, fails)
			if c.Cells() > 12 {
				t.Errorf("%s: %d cells are left\n%s", f.Name, c.Cells(), c.Append(nil))
			}
			shown++
		}
		if shown == 0 && !testing.Short() && f.Name != "first-case" && f.Name != "board-kept" && f.Name != "marks-renumbered" {
			t.Errorf("%s does not show", f.Name)
		}
	}
}

// tileShrunk makes a failing case smaller until none of the smaller cases fails.
func tileShrunk(c Case, fails func(Case) bool) Case {
	for {
		next := Case(nil)
		for s := range tileSmaller(c) {
			if fails(s) {
				next = s
				break
			}
		}
		if next == nil {
			return c
		}
		c = next
	}
}
