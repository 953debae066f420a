package link_test

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/link"
)

// TestJamDrawn has boards that show why they cannot be cleared.
func TestJamDrawn(t *testing.T) {
	for _, test := range []struct {
		rows []string
		jam  []grid.Pos // of which tiles a small one consists
	}{
		// Each of four tiles in a square needs one that is behind another.
		{[]string{"1 2", "2 1"}, []grid.Pos{at1(1, 1), at1(1, 2), at1(2, 1), at1(2, 2)}},
		// A wall parts the ones; the rest can go.
		{[]string{"2 1 # 1", "2 # # #"}, []grid.Pos{at1(1, 4)}},
	} {
		b := link.NewBoard(draw(t, test.rows...))
		s := link.Solve(context.Background(), b, link.Standard, link.Limits{})
		if s.Verdict != link.Impossible || !link.IsJam(b, link.Standard, s.Jam) {
			t.Errorf("%v: %v, jam %v", test.rows, s.Verdict, s.Jam)
			continue
		}
		jam := link.SmallJam(context.Background(), b, link.Standard, s.Jam)
		if !link.IsJam(b, link.Standard, jam) || !slices.Equal(jam, test.jam) {
			t.Errorf("%v: small jam %v, want %v", test.rows, jam, test.jam)
		}
	}
}

// TestSmallJamBesideOddKinds has jams on boards with kinds that cannot be paired, and sets that are no jams.
func TestSmallJamBesideOddKinds(t *testing.T) {
	square := []grid.Pos{at1(1, 1), at1(1, 2), at1(2, 1), at1(2, 2)}
	falling := link.Rules{Turns: 2, Slide: link.SlideDown}
	for _, test := range []struct {
		rows      []string
		rules     link.Rules
		jam, want []grid.Pos
	}{
		{[]string{"1 2 .", "2 1 .", ". . 9"}, link.Standard, square, square},
		{[]string{"1 2 .", "2 1 .", ". . 9"}, link.Standard, append(slices.Clone(square), at1(3, 3)), []grid.Pos{at1(3, 3)}},
		{[]string{"1 # 2"}, link.Standard, []grid.Pos{at1(1, 1)}, []grid.Pos{at1(1, 1)}},
		{[]string{"1 2 2 1"}, link.Standard, []grid.Pos{at1(1, 1), at1(1, 4)}, []grid.Pos{at1(1, 1), at1(1, 4)}}, // no jam
		{[]string{"1 2", "2 1"}, falling, square, square},
		{[]string{"1 1"}, link.Standard, nil, nil},
	} {
		got := link.SmallJam(context.Background(), link.NewBoard(draw(t, test.rows...)), test.rules, test.jam)
		if !slices.Equal(got, test.want) {
			t.Errorf("%v: %v, want %v", test.rows, got, test.want)
		}
	}
}

// TestIsJamRefuses has sets that prove nothing.
func TestIsJamRefuses(t *testing.T) {
	b := link.NewBoard(draw(t, "1 2 3", "2 1 3", ". # ."))
	square := []grid.Pos{at1(1, 1), at1(1, 2), at1(2, 1), at1(2, 2)}
	for _, test := range []struct {
		name  string
		rules link.Rules
		jam   []grid.Pos
		want  bool
	}{
		{"a jam", link.Standard, square, true},
		{"no tiles", link.Standard, nil, false},
		{"a pair that touches", link.Standard, append(slices.Clone(square), at1(1, 3)), false},
		{"a tile less", link.Standard, square[:3], false},
		{"lines round the outside", link.Rules{Turns: link.AnyTurns, Outside: true}, square, false},
		{"tiles that slide", link.Rules{Turns: 2, Slide: link.SlideDown}, square, false},
		{"an empty cell", link.Standard, append(slices.Clone(square), at1(3, 1)), false},
		{"a wall", link.Standard, append(slices.Clone(square), at1(3, 2)), false},
		{"beyond the board", link.Standard, append(slices.Clone(square), at1(4, 1)), false},
	} {
		if got := link.IsJam(b, test.rules, test.jam); got != test.want {
			t.Errorf("%s: %v, want %v", test.name, got, test.want)
		}
	}
}

// TestSmallJamsHaveNoTileToSpare leaves out each tile of small jams.
func TestSmallJamsHaveNoTileToSpare(t *testing.T) {
	jams := 0
	for seed := range uint64(60) {
		rules := link.Rules{Turns: int(seed % 3), Outside: seed%2 == 0}
		b := fullDeal(grid.Size{Rows: 6, Cols: 8}, same(12, 4), seed)
		s := link.Solve(context.Background(), b, rules, link.Limits{})
		if s.Jam == nil {
			continue
		}
		jams++
		jam := link.SmallJam(context.Background(), b, rules, s.Jam)
		if !link.IsJam(b, rules, jam) || len(jam) > len(s.Jam) {
			t.Fatalf("seed %d: %v is no small jam", seed, jam)
		}
		for i := range jam {
			if link.IsJam(b, rules, slices.Delete(slices.Clone(jam), i, i+1)) {
				t.Errorf("seed %d: the jam %v does not need %v", seed, jam, jam[i])
			}
		}
	}
	if jams < 10 {
		t.Errorf("%d jams are too few to test anything", jams)
	}
}

// fullDeal is a full board with tiles dealt at random.
func fullDeal(size grid.Size, copies []int, seed uint64) *link.Board {
	return link.NewBoard(dealt(rand.New(rand.NewPCG(seed, 1)), size, copies))
}

// same is n kinds with so many copies each.
func same(n, copies int) []int {
	kinds := make([]int, n)
	for i := range kinds {
		kinds[i] = copies
	}
	return kinds
}

// playInto plays at random until nothing connects, and returns the first tile of a jam that goes, if one does.
func playInto(b *link.Board, jam []grid.Pos, rules link.Rules, rnd *rand.Rand) (first grid.Pos, gone bool) {
	was := map[grid.Pos]grid.Pos{} // where the tiles of the jam lay at first, by where they lie
	for _, p := range jam {
		was[p] = p
	}
	size := b.Size()
	for {
		var open []link.Pair
		for i := range size.Cells() {
			for j := range i {
				if _, code := b.Connect(size.At(j), size.At(i), rules); code == "" {
					open = append(open, link.Pair{A: size.At(j), B: size.At(i)})
				}
			}
		}
		if len(open) == 0 {
			return first, false
		}
		m := open[rnd.IntN(len(open))]
		for _, p := range []grid.Pos{m.A, m.B} {
			if first, gone = was[p]; gone {
				return first, true
			}
		}
		taken, _ := b.Take(m.A, m.B, rules)
		for _, s := range taken.Shifts {
			if p, ok := was[s.From]; ok {
				delete(was, s.From)
				was[s.To] = p
			}
		}
	}
}
