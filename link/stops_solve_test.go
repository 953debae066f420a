package link_test

import (
	"context"
	"math/rand/v2"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/link"
)

// TestSolveStopsAnywhere ends searches at every point at which they look: they must say that they do not know, or be right.
func TestSolveStopsAnywhere(t *testing.T) {
	for _, test := range []struct {
		name   string
		size   grid.Size
		copies []int
		rules  link.Rules
		seed   uint64
	}{
		{"a jam", grid.Size{Rows: 40, Cols: 40}, same(400, 4), link.Rules{Turns: 2, Outside: true}, 1},
		{"a jam of piles", grid.Size{Rows: 30, Cols: 30}, same(225, 4), link.Rules{Turns: 2, Slide: link.RowsIn}, 1},
		{"any turns", grid.Size{Rows: 10, Cols: 10}, same(25, 4), link.Rules{Turns: link.AnyTurns, Outside: true}, 2},
		{"a search", grid.Size{Rows: 8, Cols: 18}, same(36, 4), link.Rules{Turns: 2, Outside: true}, 1},
		{"a search of piles", grid.Size{Rows: 8, Cols: 14}, same(28, 4), link.Rules{Turns: 2, Outside: true, Slide: link.SlideDown}, 1},
		{"wide", grid.Size{Rows: 4, Cols: 80}, same(80, 4), link.Rules{Turns: 2, Outside: true}, 3},
	} {
		b := fullDeal(test.size, test.copies, test.seed)
		right := link.Solve(context.Background(), b, test.rules, link.Limits{States: 20_000})
		if right.Verdict == link.Unknown {
			t.Fatalf("%s: not decided", test.name)
		}
		unknown := 0
		for after := 0; ; after++ {
			s := link.Solve(newAskedOften(after), b, test.rules, link.Limits{})
			if s.Verdict == link.Unknown && s.Stop == link.Cancelled && after < 300 {
				unknown++
				continue
			}
			if s.Verdict != right.Verdict && s.Verdict != link.Unknown {
				t.Errorf("%s: %v after %d looks, want %v", test.name, s.Verdict, after, right.Verdict)
			}
			holds(t, b, test.rules, s)
			break
		}
		t.Logf("%s: %v after %d looks, %d states", test.name, right.Verdict, unknown, right.States)
		if unknown < 2 {
			t.Errorf("%s: only %d places to stop at", test.name, unknown)
		}
	}
}

// TestSmallJamStopsAnywhere ends the search for a small jam: what comes back is a jam all the same.
func TestSmallJamStopsAnywhere(t *testing.T) {
	rules := link.Standard
	b := fullDeal(grid.Size{Rows: 6, Cols: 80}, same(120, 4), 1) // wide: there it looks often
	s := link.Solve(context.Background(), b, rules, link.Limits{})
	if s.Jam == nil {
		t.Fatal("no jam")
	}
	last := len(s.Jam)
	for after := range 30 {
		jam := link.SmallJam(newAskedOften(after*after*after), b, rules, s.Jam)
		if !link.IsJam(b, rules, jam) || len(jam) > last {
			t.Fatalf("after %d looks: %d tiles, after fewer %d: a jam: %v", after*after*after, len(jam), last, link.IsJam(b, rules, jam))
		}
		last = len(jam)
	}
	if last > len(s.Jam)*3/4 {
		t.Errorf("%d of %d tiles: not small", last, len(s.Jam))
	}
}

// TestSolveAtOtherPace solves small boards with jams, proofs and beams everywhere, at which they matter for most boards.
func TestSolveAtOtherPace(t *testing.T) {
	boards := 4000
	if testing.Short() {
		boards = 800
	}
	rnd := rand.New(rand.NewPCG(43, 44))
	for n := range boards {
		b, rules := tightBoard(rnd), anyRules(rnd)
		rules.Slide = link.Slides[1+n%8]
		want := link.Impossible
		if clearable(b.Clone(), rules, map[string]bool{}) {
			want = link.Solvable
		}
		if len(oddKinds(b)) > 0 {
			continue
		}
		for _, budget := range []int{1, 2, 10} {
			s := link.SolveAtOtherPace(context.Background(), b, rules, budget)
			holds(t, b, rules, s)
			if s.Verdict != want {
				t.Fatalf("%v is %v with a budget of %d, want %v:\n%s", rules, s.Verdict, budget, want, picture(b))
			}
		}
	}
}

// oddKinds is the kinds of which there is an odd number of tiles.
func oddKinds(b *link.Board) (odd []link.Kind) {
	count := map[link.Kind]int{}
	for _, k := range b.Kinds() {
		count[k]++
	}
	for k, n := range count {
		if n%2 != 0 {
			odd = append(odd, k)
		}
	}
	return odd
}
