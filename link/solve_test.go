package link_test

import (
	"context"
	"math/rand/v2"
	"os"
	"reflect"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/link"
)

// clearable is whether a board can be cleared, by trying every order of takes.
func clearable(b *link.Board, rules link.Rules, dead map[string]bool) bool {
	if b.Tiles() == 0 {
		return true
	}
	key := picture(b)
	if dead[key] {
		return false
	}
	size := b.Size()
	for j := range size.Cells() {
		for i := range j {
			t, code := b.Take(size.At(i), size.At(j), rules)
			if code != "" {
				continue
			}
			ok := clearable(b, rules, dead)
			b.Undo(t)
			if ok {
				return true
			}
		}
	}
	dead[key] = true
	return false
}

// replayMoves makes the moves of a solution on a copy of a board, which they must clear.
func replayMoves(t testing.TB, b *link.Board, rules link.Rules, moves []link.Pair) {
	t.Helper()
	b = b.Clone()
	for n, m := range moves {
		if _, code := b.Take(m.A, m.B, rules); code != "" {
			t.Fatalf("move %d, %v-%v, is refused: %v\n%s", n+1, m.A, m.B, code, picture(b))
		}
		if m.B.Before(m.A) {
			t.Errorf("move %d, %v-%v, has its second tile first", n+1, m.A, m.B)
		}
	}
	if b.Tiles() != 0 {
		t.Fatalf("%d tiles are left:\n%s", b.Tiles(), picture(b))
	}
}

// holds fails the test if a solution does not prove what it says, as far as that can be seen.
func holds(t testing.TB, b *link.Board, rules link.Rules, s link.Solution) {
	t.Helper()
	switch s.Verdict {
	case link.Solvable:
		replayMoves(t, b, rules, s.Moves)
	case link.Impossible:
		if s.Jam != nil && rules.Slide == link.NoSlide && !link.IsJam(b, rules, s.Jam) {
			t.Fatalf("%v is no jam:\n%s", s.Jam, picture(b))
		}
	}
}

// dealt is a board with tiles of kinds with the given numbers of copies, and walls and empty cells for the rest.
func dealt(rnd *rand.Rand, size grid.Size, copies []int) [][]link.Kind {
	var bag []link.Kind
	for k, n := range copies {
		for range n {
			bag = append(bag, link.Kind(k+1))
		}
	}
	for len(bag) < size.Cells() {
		bag = append(bag, link.Kind(-rnd.IntN(2)))
	}
	rnd.Shuffle(len(bag), func(i, j int) { bag[i], bag[j] = bag[j], bag[i] })
	return slices.Collect(slices.Chunk(bag, size.Cols))
}

// smallDeal is a board of at most 20 tiles with twos, fours and sixes of a kind, about a third of which cannot be cleared.
func smallDeal(rnd *rand.Rand) [][]link.Kind {
	size := grid.Size{Rows: 2 + rnd.IntN(4), Cols: 2 + rnd.IntN(4)}
	var copies []int
	for left := min(size.Cells(), 20); ; {
		n := []int{2, 2, 4, 4, 4, 6}[rnd.IntN(6)]
		if n > left {
			return dealt(rnd, size, copies)
		}
		copies, left = append(copies, n), left-n
	}
}

// widened is a board with so many columns of walls on its right.
func widened(rows [][]link.Kind, cols int) [][]link.Kind {
	for r := range rows {
		rows[r] = append(slices.Clip(rows[r]), slices.Repeat([]link.Kind{link.Wall}, cols)...)
	}
	return rows
}

// anyRules is a rule set of any kind, most often one with two turns.
func anyRules(rnd *rand.Rand) link.Rules {
	turns := []int{0, 1, 2, 2, 2, 2, 3, link.AnyTurns}
	return link.Rules{
		Turns: turns[rnd.IntN(len(turns))], Outside: rnd.IntN(3) == 0, Slide: link.Slides[rnd.IntN(len(link.Slides))],
	}
}

// tightBoard is a random board of 20 to 24 cells with some walls and gaps, and 2, 4 or 6 tiles of each kind; seldom with one
// tile too few.
func tightBoard(rnd *rand.Rand) *link.Board {
	size := [...]grid.Size{
		{Rows: 4, Cols: 5}, {Rows: 5, Cols: 4}, {Rows: 3, Cols: 7}, {Rows: 7, Cols: 3},
		{Rows: 4, Cols: 6}, {Rows: 6, Cols: 4}, {Rows: 2, Cols: 11}, {Rows: 11, Cols: 2},
	}[rnd.IntN(8)]
	cells := make([]link.Kind, size.Cells())
	walls, gaps := rnd.IntN(4), [3]int{0, 0, 6}[rnd.IntN(3)]
	for i := range min(walls, rnd.IntN(4)) {
		cells[i] = link.Wall
	}
	kind := link.Kind(0)
	for i := walls; ; {
		n := 2 * (1 + max(0, rnd.IntN(5)-2))
		if i+n > len(cells)-gaps {
			break
		}
		kind++
		for range n {
			cells[i] = kind
			i++
		}
	}
	if rnd.IntN(50) == 0 {
		cells[walls] = link.Empty
	}
	rnd.Shuffle(len(cells), func(i, j int) { cells[i], cells[j] = cells[j], cells[i] })
	rows := make([][]link.Kind, size.Rows)
	for r := range rows {
		rows[r] = cells[r*size.Cols : (r+1)*size.Cols]
	}
	return link.NewBoard(rows)
}

// TestSolveSmallBoards compares Solve with every order of takes, under all rules.
func TestSolveSmallBoards(t *testing.T) {
	boards := 8000
	if testing.Short() {
		boards = 1000
	}
	rnd := rand.New(rand.NewPCG(41, 42))
	jams, seen := 0, map[link.Verdict]int{}
	for n := range boards {
		rows, rules := rowsOf(tightBoard(rnd)), anyRules(rnd)
		if n%8 == 0 {
			rows = widened(rows, 64) // rows longer than a word are kept in another way
		}
		b := link.NewBoard(rows)
		before := b.Clone()
		s := link.Solve(context.Background(), b, rules, link.Limits{})
		if !reflect.DeepEqual(before, b) {
			t.Fatalf("%v: the board has changed:\n%s", rules, picture(before))
		}
		holds(t, b, rules, s)
		want := link.Impossible
		if clearable(b.Clone(), rules, map[string]bool{}) {
			want = link.Solvable
		}
		if s.Verdict != want {
			t.Fatalf("%v is %v, want %v:\n%s", rules, s.Verdict, want, picture(b))
		}
		seen[want]++
		if s.Jam != nil {
			jams++
			if p, gone := playInto(b.Clone(), s.Jam, rules, rnd); gone {
				t.Fatalf("%v: the tile on %v is in a jam, but goes:\n%s", rules, p, picture(b))
			}
		}
	}
	if seen[link.Impossible] < boards/5 || seen[link.Solvable] < boards/5 || jams < boards/20 {
		t.Errorf("%v, %d jams: too few of one kind to test anything", seen, jams)
	}
}

// TestSolveNeedsWholeKinds has the boards on which a take that looks safe loses.
func TestSolveNeedsWholeKinds(t *testing.T) {
	for _, test := range []struct {
		rows  []string
		rules link.Rules
	}{
		{[]string{"3 2", "3 2", "3 1", "1 3"}, link.Standard},
		{[]string{"2 3", "1 1", "2 4", "3 4"}, link.Rules{Turns: 2, Slide: link.SlideDown}},
	} {
		b := link.NewBoard(draw(t, test.rows...))
		s := link.Solve(context.Background(), b, test.rules, link.Limits{})
		if s.Verdict != link.Solvable {
			t.Errorf("%v: %v", test.rows, s.Verdict)
		}
		holds(t, b, test.rules, s)
	}
}

// readBoard is a board of testdata.
func readBoard(t testing.TB, name string) *link.Board {
	t.Helper()
	text, err := os.ReadFile("testdata/" + name + ".txt")
	if err != nil {
		t.Fatal(err)
	}
	return link.NewBoard(draw(t, slices.DeleteFunc(strings.Split(string(text), "\n"), func(row string) bool {
		return strings.TrimSpace(row) == ""
	})...))
}

// TestSolveKnownBoards decides what is said of the boards of testdata.
func TestSolveKnownBoards(t *testing.T) {
	const falls = "unsolvable-when-tiles-fall-14x6"
	for _, test := range []struct {
		name  string
		slide link.Slide
		want  link.Verdict
	}{
		{"one-pair-left-24x12", link.NoSlide, link.Solvable},
		{"solvable-greedy-fails-18x8", link.NoSlide, link.Solvable},
		{"unsolvable-18x8", link.NoSlide, link.Impossible},
		{falls, link.NoSlide, link.Solvable},
		{falls, link.SlideDown, link.Impossible},
		{falls, link.SlideUp, link.Impossible},
		{falls, link.SlideLeft, link.Solvable},
		{falls, link.SlideRight, link.Solvable},
		{falls, link.RowsIn, link.Impossible},
		{falls, link.RowsOut, link.Solvable},
		{falls, link.ColsIn, link.Solvable},
		{falls, link.ColsOut, link.Solvable},
	} {
		b, rules := readBoard(t, test.name), link.Rules{Turns: 2, Outside: true, Slide: test.slide}
		s := link.Solve(context.Background(), b, rules, link.Limits{})
		if s.Verdict != test.want {
			t.Errorf("%s under %v: %v, want %v", test.name, rules, s.Verdict, test.want)
		}
		holds(t, b, rules, s)
		t.Logf("%s under %v: %v, %d states, jam of %d", test.name, rules, s.Verdict, s.States, len(s.Jam))
	}
}

// TestSolveIsPinned has the states of some searches, so that no change of their order goes unseen.
func TestSolveIsPinned(t *testing.T) {
	for slide, want := range map[link.Slide][]int{
		link.NoSlide:   {51, 46, 37, 53, 40, 42, 37, 54, 37, 85, 52, 76},
		link.SlideDown: {73, 673, 73, 224, 15240, 2818, 73, 445, 178, 3600, 73, 73},
	} {
		rules := link.Rules{Turns: 2, Outside: true, Slide: slide}
		var states []int
		for seed := range uint64(12) {
			b := fullDeal(grid.Size{Rows: 8, Cols: 18}, same(36, 4), seed)
			s := link.Solve(context.Background(), b, rules, link.Limits{States: 30_000})
			if again := link.Solve(context.Background(), b, rules, link.Limits{States: 30_000}); !reflect.DeepEqual(s, again) {
				t.Errorf("deal %d: %+v, then %+v", seed, s, again)
			}
			states = append(states, s.States)
		}
		if !slices.Equal(states, want) {
			t.Errorf("slide %v: states %v, want %v", slide, states, want)
		}
	}
}

// TestSolveOdd has a kind that cannot be paired.
func TestSolveOdd(t *testing.T) {
	b := link.NewBoard(draw(t, "1 1 2", "3 2 3", "2 4 4"))
	s := link.Solve(context.Background(), b, link.Standard, link.Limits{})
	if s.Verdict != link.Impossible || s.Odd != 2 {
		t.Errorf("%v, odd %d, want impossible and kind 2", s.Verdict, s.Odd)
	}
}

func TestSolveEmpty(t *testing.T) {
	s := link.Solve(context.Background(), link.NewBoard(draw(t, ". #")), link.Standard, link.Limits{})
	if s.Verdict != link.Solvable || len(s.Moves) != 0 {
		t.Errorf("a board without tiles is %v with %d moves", s.Verdict, len(s.Moves))
	}
}

// hard is a deal that takes a search of some hundred states.
func hard(t testing.TB, slide link.Slide) (*link.Board, link.Rules) {
	t.Helper()
	rules := link.Rules{Turns: 2, Outside: true, Slide: slide}
	for seed := range uint64(200) {
		b := fullDeal(grid.Size{Rows: 8, Cols: 18}, same(36, 4), seed)
		if s := link.Solve(context.Background(), b, rules, link.Limits{States: 300}); s.Verdict == link.Unknown {
			return b, rules
		}
	}
	t.Fatal("no hard deal")
	return nil, rules
}

// TestSolveStops ends searches by all their limits.
func TestSolveStops(t *testing.T) {
	for _, slide := range []link.Slide{link.NoSlide, link.SlideDown} {
		b, rules := hard(t, slide)
		cancelled, cancel := context.WithCancel(context.Background())
		cancel()
		late, cancel := context.WithDeadline(context.Background(), time.Unix(0, 0))
		defer cancel()
		for _, test := range []struct {
			ctx    context.Context
			limits link.Limits
			want   link.Stop
		}{
			{cancelled, link.Limits{}, link.Cancelled},
			{late, link.Limits{}, link.OutOfTime},
			{context.Background(), link.Limits{States: 100}, link.TooMany},
			{context.Background(), link.Limits{Memory: 10_000}, link.TooLarge},
		} {
			s := link.Solve(test.ctx, b, rules, test.limits)
			if s.Verdict != link.Unknown || s.Stop != test.want {
				t.Errorf("slide %v: %v, stop %q, want unknown and %q", slide, s.Verdict, s.Stop, test.want)
			}
			if test.limits.States > 0 && s.States > test.limits.States {
				t.Errorf("slide %v: %d states, over the limit of %d", slide, s.States, test.limits.States)
			}
		}
	}
}

// TestSolveAsksBeforeItTakesMemory has a kind of so many tiles that the tables for its couples would take gigabytes.
func TestSolveAsksBeforeItTakesMemory(t *testing.T) {
	b := fullDeal(grid.Size{Rows: 200, Cols: 200}, same(2, 20_000), 1)
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	s := link.Solve(context.Background(), b, link.Standard, link.Limits{Memory: 1 << 20})
	runtime.ReadMemStats(&after)
	if used := after.TotalAlloc - before.TotalAlloc; used > 64<<20 || s.Stop != link.TooLarge {
		t.Errorf("%v, %q, with %d bytes", s.Verdict, s.Stop, used)
	}
}

// TestSolveKeepsTheBoard finds the board as it was.
func TestSolveKeepsTheBoard(t *testing.T) {
	b := readBoard(t, "solvable-greedy-fails-18x8")
	before := picture(b)
	for _, slide := range link.Slides {
		link.Solve(context.Background(), b, link.Rules{Turns: 2, Outside: true, Slide: slide}, link.Limits{States: 1000})
	}
	if picture(b) != before {
		t.Error("the board has changed")
	}
}

// FuzzSolve holds what Solve says against what can be replayed, on boards of bytes.
func FuzzSolve(f *testing.F) {
	f.Add([]byte{1, 2, 2, 1, 3, 3}, 2, 2, true, 0)
	f.Add([]byte{2, 3, 1, 1, 2, 4, 3, 4}, 2, 2, false, 1)
	f.Fuzz(func(t *testing.T, cells []byte, cols, turns int, outside bool, slide int) {
		if cols < 1 || cols > 70 || len(cells) < cols || len(cells) > 140 || slide < 0 || slide >= len(link.Slides) {
			return
		}
		var rows [][]link.Kind
		for n := 0; n+cols <= len(cells); n += cols {
			var row []link.Kind
			for _, c := range cells[n : n+cols] {
				row = append(row, max(link.Wall, link.Kind(c%8)-1))
			}
			rows = append(rows, row)
		}
		b, rules := link.NewBoard(rows), link.Rules{Turns: turns, Outside: outside, Slide: link.Slides[slide]}
		s := link.Solve(context.Background(), b, rules, link.Limits{States: 500, Memory: 1 << 24})
		holds(t, b, rules, s)
		if b.Tiles() > 12 || s.Verdict == link.Unknown {
			return
		}
		if can := clearable(b, rules, map[string]bool{}); can != (s.Verdict == link.Solvable) {
			t.Fatalf("%v under %v, but it can be cleared: %v\n%s", s.Verdict, rules, can, picture(b))
		}
	})
}
