package link

import (
	"context"
	"fmt"
	"maps"
	"math"
	"runtime"
	"sync/atomic"
	"testing"
	"time"

	"github.com/wendgames/wend/grid"
)

// deal lays so many tiles of each kind on a board at random; the last kind gets what is left.
func deal(size grid.Size, each int, seed uint64) *Board {
	r := grid.NewRandom(seed, 99)
	kinds := make([]Kind, size.Cells())
	for i := range kinds {
		kinds[i] = Kind(i/each + 1)
	}
	r.Shuffle(len(kinds), func(i, j int) { kinds[i], kinds[j] = kinds[j], kinds[i] })
	rows := make([][]Kind, size.Rows)
	for i := range rows {
		rows[i] = kinds[i*size.Cols : (i+1)*size.Cols]
	}
	return NewBoard(rows)
}

// graded are boards whose grades are pinned: whatever changes them needs another GradeVersion.
var graded = []struct {
	size  grid.Size
	each  int
	rules Rules
	want  string
}{
	{grid.Size{Rows: 8, Cols: 14}, 8, Rules{Turns: 2}, "{1 112 14  {200 197 28} {200 197 54} {100 5590 65240 15 3}} trivial"},
	{grid.Size{Rows: 10, Cols: 16}, 8, Rules{Turns: 2, Outside: true, Slide: SlideDown},
		"{1 160 20  {200 145 1044} {200 124 1568} {100 7743 99373 25 6}} easy"},
	{grid.Size{Rows: 14, Cols: 6}, 6, Rules{Turns: 2, Slide: ColsIn}, "{1 84 14  {200 68 7216} {200 55 8000} {100 2322 10916 9 0}} medium"},
	{grid.Size{Rows: 18, Cols: 8}, 4, Rules{Turns: 2, Outside: true}, "{1 144 36  {200 187 732} {200 200 0} {100 7044 43995 15 1}} trivial"},
	{grid.Size{Rows: 10, Cols: 16}, 4, Rules{Turns: 2}, "{1 160 40  {200 0 26000} {200 0 26000} {100 1600 5708 8 0}} fiendish"},
	{grid.Size{Rows: 6, Cols: 7}, 4, Rules{Turns: AnyTurns, Slide: RowsOut},
		"{1 42 11  {200 200 0} {200 200 0} {100 2100 14295 9 4}} trivial"},
}

func TestGradesArePinned(t *testing.T) {
	for _, test := range graded {
		b := deal(test.size, test.each, 1)
		for _, procs := range []int{1, 2} {
			before := runtime.GOMAXPROCS(procs)
			g := Grade(context.Background(), b, test.rules, 200, 7)
			runtime.GOMAXPROCS(before)
			if got := fmt.Sprint(g, " ", g.Label()); got != test.want {
				t.Errorf("%v, %d of a kind, %v, %d processors:\n%s, want\n%s", test.size, test.each, test.rules, procs, got, test.want)
			}
		}
	}
}

func TestGradesOfSpecialBoards(t *testing.T) {
	for _, test := range []struct {
		name  string
		rows  [][]Kind
		want  Grades
		label Label
	}{
		{"without tiles", [][]Kind{{0, Wall, 0}}, Grades{
			Random: Plays{10, 10, 0}, Near: Plays{10, 10, 0}, Open: OpenPairs{Plays: 10},
		}, Trivial},
		{"one pair", [][]Kind{{1, 0, 1}}, Grades{
			Tiles: 2, Kinds: 1, Random: Plays{10, 10, 0}, Near: Plays{10, 10, 0},
			Open: OpenPairs{Plays: 10, Positions: 10, Pairs: 10, Start: 1, Least: 1},
		}, Trivial},
		{"dead", [][]Kind{{1, 2}, {2, 1}}, Grades{
			Tiles: 4, Kinds: 2, Random: Plays{10, 0, 40}, Near: Plays{10, 0, 40}, Open: OpenPairs{Plays: 10, Positions: 10},
		}, Fiendish},
		{"an odd kind", [][]Kind{{1, 1, 1}}, Grades{
			Tiles: 3, Kinds: 1, Random: Plays{10, 0, 10}, Near: Plays{10, 0, 10},
			Open: OpenPairs{Plays: 10, Positions: 20, Pairs: 20, Start: 2, Least: 2},
		}, Hard},
		{"one tile", [][]Kind{{2147483647}}, Grades{
			Tiles: 1, Kinds: 1, Random: Plays{10, 0, 10}, Near: Plays{10, 0, 10}, Open: OpenPairs{Plays: 10, Positions: 10},
		}, Fiendish},
	} {
		test.want.Version = GradeVersion
		got := Grade(context.Background(), NewBoard(test.rows), Rules{Turns: 2}, 10, 1)
		if got != test.want || got.Label() != test.label {
			t.Errorf("%s: %+v, %v, want %+v, %v", test.name, got, got.Label(), test.want, test.label)
		}
	}
}

// TestTheNearestPairCanBeWrong is about a board of four tiles in a row of pairs that are open. Who takes those in the
// middle, which touch, has lost; of three choices one is that.
func TestTheNearestPairCanBeWrong(t *testing.T) {
	b := NewBoard([][]Kind{
		{1, 0, 1, 1},
		{0, 0, 0, 0},
		{0, 0, 0, 1},
	})
	g := Grade(context.Background(), b, Rules{Turns: 0}, 900, 1)
	if want := (Plays{900, 0, 1800}); g.Near != want {
		t.Errorf("nearest pairs first: %+v, want %+v", g.Near, want)
	}
	if off := g.Random.Share() - 2./3; math.Abs(off) > 4*g.Random.ShareError() {
		t.Errorf("any pair: %+v, want two plays in three", g.Random)
	}
}

// TestGradesAgreeWithAnObviousPlayer compares shares and tiles left with those of plays that are made on boards, of pairs
// that are found the slow way.
func TestGradesAgreeWithAnObviousPlayer(t *testing.T) {
	const plays = 200
	for i, rules := range []Rules{
		{Turns: 2}, {Turns: 1, Outside: true}, {Turns: 2, Slide: SlideDown}, {Turns: 2, Outside: true, Slide: ColsIn}, {Turns: 3, Slide: RowsOut},
	} {
		b := deal(grid.Size{Rows: 4, Cols: 6}, 4, uint64(i)+1)
		g := Grade(context.Background(), b, rules, 2000, 1)
		r := grid.NewRandom(12, 13)
		random, near := make([]int, plays), make([]int, plays)
		for i := range plays {
			random[i] = obvious(r, b.Clone(), rules, func(pairs []Pair) []Pair { return pairs })
			near[i] = obvious(r, b.Clone(), rules, nearestOf)
		}
		t.Run(fmt.Sprint("random/", rules), func(t *testing.T) { alike(t, g.Random, random) })
		t.Run(fmt.Sprint("near/", rules), func(t *testing.T) { alike(t, g.Near, near) })
	}
}

// alike compares plays with the tiles that others have left: shares and means differ by no more than four standard errors
// and what a single play may be off.
func alike(t *testing.T, got Plays, left []int) {
	t.Helper()
	var want Plays
	squares := 0.0
	for _, n := range left {
		want.note(n)
		squares += float64(n * n)
	}
	n := float64(len(left))
	errors := 4 * math.Sqrt(1/n+1/float64(got.Made))
	share := want.Share()
	if off := math.Abs(got.Share() - share); off > errors*math.Sqrt(share*(1-share))+1/n {
		t.Errorf("share %g, want %g", got.Share(), share)
	}
	mean := want.MeanLeft()
	if off := math.Abs(got.MeanLeft() - mean); off > errors*math.Sqrt(max(0, squares/n-mean*mean))+2/n {
		t.Errorf("%g tiles left, want %g", got.MeanLeft(), mean)
	}
}

// obvious plays a board to its end and returns how many tiles are left.
func obvious(r *grid.Random, b *Board, rules Rules, among func([]Pair) []Pair) int {
	for {
		pairs := among(b.OpenPairs(rules))
		if len(pairs) == 0 {
			return b.Tiles()
		}
		pair := pairs[r.Below(len(pairs))]
		b.Take(pair.A, pair.B, rules)
	}
}

func TestPlaysAsPeopleReadThem(t *testing.T) {
	for _, test := range []struct {
		plays              Plays
		share, error, left float64
	}{
		{Plays{}, 0, 0, 0},
		{Plays{1000, 500, 4000}, 0.5, math.Sqrt(0.5 * 0.5 / 1000), 4},
		{Plays{1000, 100, 9000}, 0.1, math.Sqrt(0.1 * 0.9 / 1000), 9},
		{Plays{1000, 1000, 0}, 1, 0, 0},
		{Plays{4, 0, 10}, 0, 0, 2.5},
	} {
		p := test.plays
		if p.Share() != test.share || math.Abs(p.ShareError()-test.error) > 1e-15 || p.MeanLeft() != test.left {
			t.Errorf("%v: %g ± %g, %g left", p, p.Share(), p.ShareError(), p.MeanLeft())
		}
	}
	if got := (OpenPairs{Positions: 8, Pairs: 20}).Mean(); got != 2.5 {
		t.Errorf("mean of 20 pairs in 8 positions: %g", got)
	}
}

func TestGradesByDefault(t *testing.T) {
	b := NewBoard([][]Kind{{1, 1}})
	for _, plays := range []int{0, -1} {
		g := Grade(context.Background(), b, Standard, plays, 1)
		if g.Random.Made != DefaultPlays || g.Near.Made != DefaultPlays || g.Open.Plays != 100 {
			t.Errorf("%d plays: %+v", plays, g)
		}
	}
}

func TestGradesCutShort(t *testing.T) {
	ended, cancel := context.WithCancel(context.Background())
	cancel()
	late, cancel := context.WithDeadline(context.Background(), time.Unix(1, 0))
	defer cancel()
	for _, test := range []struct {
		ctx  context.Context
		stop Stop
	}{{ended, Cancelled}, {late, OutOfTime}} {
		g := Grade(test.ctx, deal(grid.Size{Rows: 10, Cols: 10}, 4, 1), Standard, 10, 1)
		if g.Stop != test.stop || g.Random.Made != 0 || g.Label() != Ungraded || g.Score() != -1 || g.Tiles != 100 || g.Kinds != 25 {
			t.Errorf("%+v", g)
		}
	}
}

// TestGradesOfLargeBoardsEnd gives no time for grades that would take days.
func TestGradesOfLargeBoardsEnd(t *testing.T) {
	for _, test := range []struct {
		each  int
		rules Rules
	}{{4, Rules{Turns: 2}}, {10_000, Rules{Turns: 2, Slide: SlideDown}}, {250_000, Rules{Turns: AnyTurns, Outside: true}}} {
		b := deal(grid.Size{Rows: 500, Cols: 500}, test.each, 1)
		ctx, cancel := context.WithTimeout(context.Background(), 200*time.Millisecond)
		if g := Grade(ctx, b, test.rules, 1000, 1); g.Stop != OutOfTime || g.Label() != Ungraded || g.Random.Made != 0 {
			t.Errorf("%+v", g)
		}
		cancel()
	}
}

// TestAPlayCutShortIsNotNoted stops each player in the middle of a play.
func TestAPlayCutShortIsNotNoted(t *testing.T) {
	var stopped atomic.Bool
	g := newGrader(deal(grid.Size{Rows: 8, Cols: 8}, 4, 1), Standard, 1, &stopped)
	if !g.playRandom() || !g.playNear() {
		t.Fatal("a play did not come to its end")
	}
	want := g.grades
	stopped.Store(true)
	for range 2 {
		if g.playRandom() || g.playNear() {
			t.Error("a play came to its end")
		}
		want.Open.Plays, g.grades.Open.Plays = countedPlays, countedPlays // then without counting
	}
	if g.grades != want {
		t.Errorf("%+v, want %+v", g.grades, want)
	}
}

func TestLabels(t *testing.T) {
	for _, test := range []struct {
		random, near Plays
		want         Label
	}{
		{Plays{100, 90, 600}, Plays{100, 90, 600}, Trivial},
		{Plays{100, 100, 0}, Plays{100, 80, 600}, Trivial},
		{Plays{100, 100, 0}, Plays{100, 79, 600}, Easy},
		{Plays{100, 20, 600}, Plays{100, 100, 0}, Easy},
		{Plays{100, 59, 600}, Plays{100, 60, 600}, Medium},
		{Plays{100, 50, 600}, Plays{100, 0, 6000}, Medium},
		{Plays{100, 49, 600}, Plays{100, 0, 6000}, Hard},
		{Plays{100, 10, 9000}, Plays{100, 0, 10000}, Hard},
		{Plays{100, 9, 9000}, Plays{100, 0, 10000}, Fiendish},
		{Plays{100, 0, 4000}, Plays{100, 0, 6000}, Hard},
		{Plays{100, 0, 4001}, Plays{100, 0, 6000}, Fiendish},
	} {
		g := Grades{Tiles: 100, Random: test.random, Near: test.near}
		if got := g.Label(); got != test.want {
			t.Errorf("%v, %v: %v, want %v", test.random, test.near, got, test.want)
		}
		g.Stop = OutOfTime
		if got := g.Label(); got != Ungraded {
			t.Errorf("cut short: %v", got)
		}
	}
}

// TestLabelsGoOneWay raises every measure by itself: more plays that clear never make a board harder, more tiles left never
// easier, by its label and by its score, and the scores of a label are those that are said to be.
func TestLabelsGoOneWay(t *testing.T) {
	grades := func(cleared, left int) Grades {
		return Grades{
			Tiles:  10,
			Random: Plays{50, cleared / 2, int64(left / 2)},
			Near:   Plays{50, cleared - cleared/2, int64(left - left/2)},
		}
	}
	type scores struct{ least, most int }
	seen := map[Label]scores{}
	for cleared := range 101 {
		for left := range 1001 {
			g := grades(cleared, left)
			l, n := g.Label(), g.Score()
			if s, ok := seen[l]; ok {
				seen[l] = scores{min(s.least, n), max(s.most, n)}
			} else {
				seen[l] = scores{n, n}
			}
			if more := grades(cleared-1, left); cleared > 0 && (l > more.Label() || n > more.Score()) {
				t.Fatalf("%d cleared, %d left: %v, %d", cleared, left, l, n)
			}
			if fewer := grades(cleared, left-1); left > 0 && (l < fewer.Label() || n < fewer.Score()) {
				t.Fatalf("%d cleared, %d left: %v, %d", cleared, left, l, n)
			}
		}
	}
	want := map[Label]scores{Trivial: {0, 50}, Easy: {55, 200}, Medium: {205, 375}, Hard: {380, 750}, Fiendish: {751, 1000}}
	if !maps.Equal(seen, want) {
		t.Errorf("scores by label %v, want %v", seen, want)
	}
}

// TestScoresAtTheThresholds has plays so many that a share lies just beside a threshold.
func TestScoresAtTheThresholds(t *testing.T) {
	const n = 1_000_000
	for _, test := range []struct {
		cleared int
		left    int64 // of 10 tiles in n plays
		want    int
	}{
		{n, 0, 0}, {n - 1, 1, 1}, {900_000, 0, 50}, {899_999, 0, 51}, {600_000, 0, 200}, {599_999, 0, 201}, {250_000, 0, 375},
		{249_999, 0, 376}, {50_000, 10 * n, 475}, {49_999, 0, 500}, {0, 5 * n, 750}, {0, 5*n + 1, 751}, {0, 10 * n, 1000},
	} {
		g := Grades{Tiles: 10, Random: Plays{n, test.cleared, test.left}}
		if got := g.Score(); got != test.want {
			t.Errorf("%d cleared, %d left: %d, want %d, %v", test.cleared, test.left, got, test.want, g.Label())
		}
	}
	if got := (Grades{}).Score(); got != 0 {
		t.Errorf("without plays: %d", got)
	}
}

func TestLabelNames(t *testing.T) {
	got := fmt.Sprint(Ungraded, Trivial, Easy, Medium, Hard, Fiendish) + Label(6).String()
	if got != "ungraded trivial easy medium hard fiendish" {
		t.Error(got)
	}
}

// TestLabelsAreSteady grades boards by two seeds: nearly all must have the same label.
func TestLabelsAreSteady(t *testing.T) {
	if testing.Short() {
		t.Skip("grades 36 boards twice")
	}
	boards, same := 0, 0
	for _, size := range []grid.Size{{Rows: 8, Cols: 14}, {Rows: 14, Cols: 6}} {
		for _, outside := range []bool{false, true} {
			for i, slide := range Slides {
				b, rules := deal(size, 6, 100+uint64(i)), Rules{Turns: 2, Outside: outside, Slide: slide}
				boards++
				if Grade(context.Background(), b, rules, 0, 1).Label() == Grade(context.Background(), b, rules, 0, 2).Label() {
					same++
				}
			}
		}
	}
	if 100*same < 95*boards {
		t.Errorf("%d of %d boards have the same label by another seed", same, boards)
	}
}

// BenchmarkPlays makes plays of a board of 160 tiles in 20 kinds: of both players, and with all open pairs counted.
func BenchmarkPlays(b *testing.B) {
	for _, rules := range []Rules{
		{Turns: 2}, {Turns: 2, Outside: true}, {Turns: 2, Outside: true, Slide: SlideDown}, {Turns: AnyTurns, Outside: true},
	} {
		g := newGrader(deal(grid.Size{Rows: 10, Cols: 16}, 8, 1), rules, 1, new(atomic.Bool))
		for _, player := range []struct {
			name string
			play func() bool
		}{
			{"random", func() bool { return g.play(g.random, g.random.random, &g.grades.Random) }},
			{"near", g.playNear},
			{"counting", g.playCounting},
		} {
			b.Run(fmt.Sprintf("%s/%v", player.name, rules), func(b *testing.B) {
				for b.Loop() {
					player.play()
				}
				b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "plays/s")
			})
		}
	}
}
