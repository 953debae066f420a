package link_test

import (
	"context"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/link"
)

// generate makes a board that there must be.
func generate(t testing.TB, q link.Request) link.Made {
	t.Helper()
	m, err := link.Generate(context.Background(), q)
	if err != nil || m.Verdict != link.Solvable {
		t.Fatalf("%v, %v, %q after %d deals", err, m.Verdict, m.Stop, m.Deals)
	}
	replayMoves(t, m.Board, q.Rules, m.Moves)
	return m
}

// digest is a number for a board and moves.
func digest(m link.Made) string {
	type ends struct{ A, B grid.Pos } // printed as the pins have them
	var moves []ends
	for _, m := range m.Moves {
		moves = append(moves, ends(m))
	}
	h := fnv.New64a()
	fmt.Fprint(h, picture(m.Board), moves)
	return fmt.Sprintf("%016x", h.Sum64())
}

// TestGenerateIsPinned has boards that must stay as they are for as long as GenerateVersion does.
func TestGenerateIsPinned(t *testing.T) {
	small := link.FullBoard(grid.Size{Rows: 8, Cols: 14})
	wide := link.FullBoard(grid.Size{Rows: 8, Cols: 18})
	inside := link.Standard
	outside := link.Rules{Turns: 2, Outside: true}
	falling := link.Rules{Turns: 2, Outside: true, Slide: link.SlideDown}
	fallingInside := link.Rules{Turns: 2, Slide: link.SlideDown}
	for _, test := range []struct {
		name  string
		q     link.Request
		want  string
		deals int
	}{
		{"easy", link.Request{Cells: small, Kinds: 14, Rules: outside, Seed: 1}, "58e0b13deb348c77", 1},
		{"uneven", link.Request{Cells: small, Kinds: 15, Rules: outside, Seed: 2}, "b9843cb7860a13b1", 1},
		{"searched", link.Request{Cells: wide, Copies: 4, Rules: outside, Seed: 3}, "7d52f33fe505376f", 1},
		{"falling", link.Request{Cells: wide, Copies: 4, Rules: falling, Seed: 4}, "7662f59832ea425f", 1},
		{"inside", link.Request{Cells: wide, Copies: 4, Rules: inside, Seed: 5}, "341659c263454327", 1},
		{"rejected", link.Request{Cells: wide, Copies: 4, Rules: inside, Seed: 3}, "b38a6b1cdef1203d", 29}, // by the search, 28 times
		{"rejected, falling", link.Request{Cells: small, Copies: 4, Rules: fallingInside, Seed: 1}, "b660b3b549d25178", 3},
		{"mended", link.Request{Cells: link.FullBoard(grid.Size{Rows: 16, Cols: 30}), Copies: 4, Rules: outside, Seed: 6},
			"95181cf29a819e6f", 65},
	} {
		var got [2]link.Made
		for i, procs := range []int{1, 2} {
			before := runtime.GOMAXPROCS(procs)
			got[i] = generate(t, test.q)
			runtime.GOMAXPROCS(before)
		}
		if digest(got[0]) != test.want || got[0].Deals != test.deals || digest(got[1]) != test.want {
			t.Errorf("%s: %s after %d deals, and %s, want %s after %d",
				test.name, digest(got[0]), got[0].Deals, digest(got[1]), test.want, test.deals)
		}
	}
}

// TestGenerateEverything generates small boards of all sorts.
func TestGenerateEverything(t *testing.T) {
	boards := 2000
	if testing.Short() {
		boards = 200
	}
	rnd := rand.New(rand.NewPCG(51, 52))
	made := map[link.Verdict]int{}
	for range boards {
		cells := link.NewBoard(smallDeal(rnd))
		if cells.Tiles() == 0 {
			continue
		}
		kinds := 1 + rnd.IntN(cells.Tiles()/2)
		q := link.Request{Cells: cells, Kinds: kinds, Rules: anyRules(rnd), Seed: rnd.Uint64(), Deals: 300}
		m, err := link.Generate(context.Background(), q)
		if err != nil {
			t.Fatal(err)
		}
		made[m.Verdict]++
		if m.Deals > q.Deals || (m.Stop == link.TooManyDeals) != (m.Verdict == link.Unknown) {
			t.Fatalf("%v and %q after %d of %d deals", m.Verdict, m.Stop, m.Deals, q.Deals)
		}
		switch m.Verdict {
		case link.Solvable:
			replayMoves(t, m.Board, q.Rules, m.Moves)
			asAsked(t, q, m.Board)
		case link.Impossible:
			if one := monochrome(cells); clearable(one, q.Rules, map[string]bool{}) {
				t.Fatalf("under %v there is a board on these cells, of one kind:\n%s", q.Rules, picture(cells))
			}
		}
	}
	if made[link.Solvable] < boards/2 || made[link.Impossible] < boards/100 {
		t.Errorf("%v of %d boards: too few of one kind to test anything", made, boards)
	}
}

// monochrome is a board with tiles of one kind where cells has some.
func monochrome(cells *link.Board) *link.Board {
	one := cells.Clone()
	for i := range cells.Size().Cells() {
		if p := cells.Size().At(i); cells.At(p) > link.Empty {
			one.Set(p, 1)
		}
	}
	return one
}

// asAsked fails the test if a board has not the cells or the kinds of a request.
func asAsked(t *testing.T, q link.Request, b *link.Board) {
	t.Helper()
	if picture(monochrome(b)) != picture(monochrome(q.Cells)) {
		t.Errorf("other cells than asked for:\n%s", picture(b))
	}
	count := map[link.Kind]int{}
	for _, k := range b.Kinds() {
		count[k]++
	}
	least, most := b.Tiles(), 0
	for k := range q.Kinds {
		n := count[link.Kind(k+1)]
		least, most = min(least, n), max(most, n)
		if n%2 != 0 {
			t.Errorf("%d tiles of kind %d", n, k+1)
		}
	}
	if len(count) != q.Kinds || most-least > 2 {
		t.Errorf("%v for %d kinds", count, q.Kinds)
	}
}

// TestGenerateFaults has requests that have no meaning.
func TestGenerateFaults(t *testing.T) {
	cells := link.FullBoard(grid.Size{Rows: 4, Cols: 5})
	for _, test := range []struct {
		q    link.Request
		want string
	}{
		{link.Request{Cells: link.FullBoard(grid.Size{Rows: 3, Cols: 3}), Kinds: 2}, "tiles: 9, but"},
		{link.Request{Cells: link.NewBoard(draw(t, ". #")), Kinds: 2}, "no cell"},
		{link.Request{Cells: cells}, "number of kinds"},
		{link.Request{Cells: cells, Kinds: 11}, "at most"},
		{link.Request{Cells: cells, Kinds: -1}, "positive"},
		{link.Request{Cells: cells, Copies: 3}, "3 tiles of each kind: want a positive even number"},
		{link.Request{Cells: cells, Copies: 8}, "8 tiles of each kind for 20 cells"},
		{link.Request{Cells: cells, Kinds: 4, Deals: -1}, "-1 boards to try"},
		{link.Request{Cells: cells, Kinds: 4, Copies: 4}, "4 kinds with 4 tiles each for 20 cells"},
	} {
		if _, err := link.Generate(context.Background(), test.q); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%v, want it to say %q", err, test.want)
		}
	}
}

// TestGenerateHopeless has cells on which no tiles can be cleared.
func TestGenerateHopeless(t *testing.T) {
	for _, test := range []struct {
		rows  []string
		kinds int
		rules link.Rules
	}{
		{[]string{"1 # 1"}, 1, link.Rules{Turns: 2}},                          // apart
		{[]string{"1 . 1", "# . #", "1 . 1"}, 2, link.Rules{Turns: 0}},        // two rows, and two kinds would be fine
		{[]string{"1 # 1 # 1 # 1 # 1 # 1 # 1 # 1 # 1 # 1"}, 5, link.Standard}, // too many arrangements to try
	} {
		q := link.Request{Cells: link.NewBoard(draw(t, test.rows...)), Kinds: test.kinds, Rules: test.rules}
		m, err := link.Generate(context.Background(), q)
		can := clearable(monochrome(q.Cells), q.Rules, map[string]bool{})
		if err != nil || (m.Verdict == link.Solvable) != can {
			t.Errorf("%v: %v, %v, %q", test.rows, err, m.Verdict, m.Stop)
		}
	}
}

// TestGenerateFallsTogether has cells on which tiles are apart until the first take lets them fall into one row. So rare are the
// deals that can be cleared that one has to be mended.
func TestGenerateFallsTogether(t *testing.T) {
	q := link.Request{
		Cells: link.NewBoard(draw(t,
			"1 # 1 # 1 # 1 # 1 # 1 # 1 # 1 # 1 # 1 # 1 # 1 # 1",
			". . . . . . . . . . . . . . . . . . . . . . . . 1")),
		Copies: 2, Rules: link.Rules{Turns: 0, Slide: link.SlideDown}, Seed: 1,
	}
	if m := generate(t, q); m.Deals < 65 {
		t.Errorf("%d deals: none was mended", m.Deals)
	}
	q.Rules.Slide = link.NoSlide
	if m, err := link.Generate(context.Background(), q); err != nil || m.Verdict != link.Impossible || m.Deals != 64 {
		t.Errorf("%v, %v after %d deals, want impossible after 64", err, m.Verdict, m.Deals)
	}
}

// TestGenerateTriesNoMore has 90 arrangements, none of which can be cleared: that is proven if all of them may be tried after
// the first 64 deals, and else no more boards are tried than may be.
func TestGenerateTriesNoMore(t *testing.T) {
	cells := link.NewBoard(draw(t, "1 # 1 # 1 # 1 # 1 # 1"))
	rules := link.Rules{Turns: 2, Slide: link.SlideDown}
	for _, deals := range []int{1, 64, 65, 100, 64 + 89, 64 + 90, 1000, 0} {
		m, err := link.Generate(context.Background(), link.Request{Cells: cells, Kinds: 3, Rules: rules, Deals: deals})
		want, tried := link.Made{Verdict: link.Impossible}, 64+90
		if deals != 0 && deals < tried {
			want, tried = link.Made{Stop: link.TooManyDeals}, deals
		}
		if err != nil || m.Verdict != want.Verdict || m.Stop != want.Stop || m.Deals != tried {
			t.Errorf("%d deals: %v, %v, %q after %d, want %v, %q after %d", deals, err, m.Verdict, m.Stop, m.Deals, want.Verdict, want.Stop, tried)
		}
	}
}

// TestGenerateStops ends generators by what ends them.
func TestGenerateStops(t *testing.T) {
	apart := link.NewBoard(draw(t, "1 # 1 # 1 # 1 # 1 # 1 # 1 # 1 # 1 # 1"))
	cancelled, cancel := context.WithCancel(context.Background())
	cancel()
	late, cancel := context.WithDeadline(context.Background(), time.Unix(0, 0))
	defer cancel()
	for _, test := range []struct {
		ctx  context.Context
		want link.Stop
	}{{cancelled, link.Cancelled}, {late, link.OutOfTime}, {context.Background(), link.TooManyDeals}} {
		m, err := link.Generate(test.ctx, link.Request{Cells: apart, Kinds: 5, Deals: 10})
		if err != nil || m.Verdict != link.Unknown || m.Stop != test.want || m.Board != nil {
			t.Errorf("%v, %v, %q, want unknown and %q", err, m.Verdict, m.Stop, test.want)
		}
		if m := link.Shuffle(test.ctx, apart, link.Standard, 1, 10); m.Verdict != link.Unknown || m.Stop != test.want {
			t.Errorf("shuffle: %v, %q, want unknown and %q", m.Verdict, m.Stop, test.want)
		}
	}
}

// TestShuffleDealsAnew shuffles boards in the course of games.
func TestShuffleDealsAnew(t *testing.T) {
	boards := 300
	if testing.Short() {
		boards = 60
	}
	rnd := rand.New(rand.NewPCG(61, 62))
	for range boards {
		b, rules := link.NewBoard(smallDeal(rnd)), anyRules(rnd)
		for range rnd.IntN(4) {
			if p, q, ok := openPair(rnd, b, rules); ok {
				b.Take(p, q, rules)
			}
		}
		before := picture(b)
		m := link.Shuffle(context.Background(), b, rules, rnd.Uint64(), 300)
		if picture(b) != before {
			t.Fatal("the board has changed")
		}
		if m.Verdict != link.Solvable {
			continue
		}
		replayMoves(t, m.Board, rules, m.Moves)
		after := b.Clone()
		if code := after.Shuffle(m.Board.Kinds()); code != "" || picture(after) != picture(m.Board) {
			t.Fatalf("%v: from\n%sto\n%s", code, before, picture(m.Board))
		}
		if picture(after) == before && onlyOne(b, rules) != 1 {
			t.Fatalf("under %v it is the same board, and there are others:\n%s", rules, before)
		}
	}
}

// onlyOne is how many arrangements of a board can be cleared, up to 2.
func onlyOne(b *link.Board, rules link.Rules) int {
	seen := map[string]bool{}
	kinds := b.Kinds()
	var extend func(n int)
	extend = func(n int) {
		if n == len(kinds) {
			c := b.Clone()
			c.Shuffle(kinds)
			if !seen[picture(c)] && clearable(c, rules, map[string]bool{}) {
				seen[picture(c)] = true
			}
			return
		}
		for i := n; i < len(kinds) && len(seen) < 2; i++ {
			if slices.Contains(kinds[n:i], kinds[i]) {
				continue
			}
			kinds[n], kinds[i] = kinds[i], kinds[n]
			extend(n + 1)
			kinds[n], kinds[i] = kinds[i], kinds[n]
		}
	}
	extend(0)
	return len(seen)
}

// TestShuffleOfOneArrangement keeps a board of which no other arrangement can be cleared, and says so of one of which none can.
func TestShuffleOfOneArrangement(t *testing.T) {
	for _, test := range []struct {
		row  string
		want link.Verdict
	}{{"1 1", link.Solvable}, {"1 # 1", link.Impossible}} {
		b := link.NewBoard(draw(t, test.row))
		m := link.Shuffle(context.Background(), b, link.Standard, 1, 0)
		if m.Verdict != test.want || m.Board != nil && picture(m.Board) != picture(b) {
			t.Errorf("%s: %v", test.row, m.Verdict)
		}
	}
}

// TestShuffleIsAnother has a board of few arrangements, four of which can be cleared: the answer is never the one that lies there.
func TestShuffleIsAnother(t *testing.T) {
	b := link.NewBoard(draw(t, "1 1 2 2"))
	made := map[string]bool{}
	for seed := range uint64(1000) {
		m := link.Shuffle(context.Background(), b, link.Standard, seed, -int(seed%2))
		if m.Verdict != link.Solvable || picture(m.Board) == picture(b) {
			t.Fatalf("seed %d: %v, %v", seed, m.Verdict, m.Board)
		}
		made[picture(m.Board)] = true
	}
	if len(made) != 3 {
		t.Errorf("%d other boards, want 2 2 1 1 and 1 2 2 1 and 2 1 1 2", len(made))
	}
}

// TestShuffleAtOnce has boards that need no deal: with an odd kind, on which mending once had no other tile to choose, and without
// tiles.
func TestShuffleAtOnce(t *testing.T) {
	odd := [][]link.Kind{{100}}
	for k := range 9 {
		odd[0] = append(odd[0], link.Kind(k), link.Kind(k))
	}
	for _, test := range []struct {
		b    *link.Board
		want link.Verdict
	}{
		{link.NewBoard(odd), link.Impossible},
		{link.NewBoard(draw(t, "1 1 1")), link.Impossible},
		{link.NewBoard(draw(t, "1 2 2", "2 # .")), link.Impossible},
		{link.NewBoard(draw(t, ". #")), link.Solvable},
	} {
		for _, slide := range []link.Slide{link.NoSlide, link.SlideLeft} {
			m := link.Shuffle(context.Background(), test.b, link.Rules{Turns: 2, Slide: slide}, 1, 0)
			if m.Verdict != test.want || m.Deals != 0 || m.Stop != "" {
				t.Errorf("%v, %q after %d deals, want %v\n%s", m.Verdict, m.Stop, m.Deals, test.want, picture(test.b))
			}
			if test.want == link.Solvable && (m.Board == test.b || picture(m.Board) != picture(test.b)) {
				t.Errorf("a board without tiles becomes %v", m.Board)
			}
		}
	}
}

// TestFewArrangementsAreEquallyLikely makes boards of cells on which few arrangements can be cleared.
func TestFewArrangementsAreEquallyLikely(t *testing.T) {
	cells := link.NewBoard(draw(t, "1 1 # 1 1 # 1 1"))
	seen := map[string]int{}
	for seed := range uint64(300) {
		m := generate(t, link.Request{Cells: cells, Kinds: 3, Rules: link.Standard, Seed: seed})
		seen[picture(m.Board)]++
	}
	if len(seen) != 6 {
		t.Fatalf("%v: want all six arrangements", seen)
	}
	for board, n := range seen {
		if n < 25 || n > 80 { // fifty are to be expected, with a deviation of 6.5
			t.Errorf("%d times %s", n, board)
		}
	}
}

// BenchmarkGenerate reports how many boards a second one core makes of each sort.
func BenchmarkGenerate(b *testing.B) {
	for _, test := range []struct {
		name string
		q    link.Request
	}{
		{"16x10", link.Request{Cells: link.FullBoard(grid.Size{Rows: 10, Cols: 16}), Kinds: 20, Rules: link.Rules{Turns: 2, Outside: true}}},
		{"18x8", link.Request{Cells: link.FullBoard(grid.Size{Rows: 8, Cols: 18}), Kinds: 36, Rules: link.Rules{Turns: 2, Outside: true}}},
		{"18x8-down", link.Request{Cells: link.FullBoard(grid.Size{Rows: 8, Cols: 18}), Kinds: 36,
			Rules: link.Rules{Turns: 2, Outside: true, Slide: link.SlideDown}}},
		{"18x8-inside", link.Request{Cells: link.FullBoard(grid.Size{Rows: 8, Cols: 18}), Kinds: 36, Rules: link.Standard}},
	} {
		b.Run(test.name, func(b *testing.B) {
			deals := 0
			for b.Loop() {
				deals += generate(b, test.q).Deals
				test.q.Seed++
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "boards/s")
			b.ReportMetric(float64(deals)/float64(b.N), "deals/board")
		})
	}
}
