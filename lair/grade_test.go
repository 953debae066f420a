package lair_test

import (
	"context"
	"fmt"
	"maps"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
)

// plain is the distances to the nearest exit, or to where the head is to be, over squares that are no stones.
func (p puzzle) plain() map[grid.Pos]int {
	far := map[grid.Pos]int{}
	var list []grid.Pos
	meet := func(at grid.Pos, n int) {
		if _, met := far[at]; p.size.Contains(at) && !p.stones[at] && !met {
			far[at] = n
			list = append(list, at)
		}
	}
	ends := p.exits
	if p.goal != nil {
		ends = p.goal[:1]
	}
	for _, e := range ends {
		meet(e, 0)
	}
	for n := 0; n < len(list); n++ {
		for _, d := range grid.Dirs {
			meet(list[n].Step(d), far[list[n]]+1)
		}
	}
	return far
}

// grade is the measures of a way, word by word, with the oracle asked after every step.
func (p puzzle) grade() lair.Grades {
	g := lair.Grades{Version: lair.GradeVersion, Verdict: lair.Impossible}
	left := p.least()
	if left < 0 {
		return g
	}
	plain := p.plain()
	far := func(at grid.Pos) int {
		if n, ok := plain[at]; ok {
			return n
		}
		least := math.MaxInt
		for _, d := range grid.Dirs {
			if n, ok := plain[at.Step(d)]; ok {
				least = min(least, n+1)
			}
		}
		return least
	}
	g.Verdict, g.Steps = lair.Found, left
	if left > 0 {
		g.Distance = far(p.body[0])
	}
	nearest := g.Distance
	for ; left > 0; left-- {
		now := far(p.body[0])
		allowed, losing, lures, next := 0, 0, 0, grid.Dir(4)
		for _, d := range grid.Dirs {
			to := p.body[0].Step(d)
			if p.refusal(p.body, to) != "" {
				continue
			}
			allowed++
			after := p
			after.body = moved(p.body, to)
			n := after.least()
			toFar, ok := plain[to]
			if n < 0 {
				losing++
				if ok && toFar < now {
					lures++
				}
			}
			if n == left-1 && next == 4 {
				next = d
			}
		}
		to := p.body[0].Step(next)
		if allowed == 1 {
			g.Forced++
		} else {
			g.Choices++
			if far(to) >= now {
				g.Against++
			}
			g.Losing += losing
			g.Lures += lures
			if losing > 0 {
				g.Traps++
			}
		}
		g.Moves = append(g.Moves, next)
		p.body = moved(p.body, to)
		g.Climb = max(g.Climb, far(to)-nearest)
		nearest = min(nearest, far(to))
	}
	return g
}

// same compares grades without their moves, which have a text.
func same(t *testing.T, p puzzle, got, want lair.Grades) {
	t.Helper()
	if fmt.Sprintf("%+v", got) != fmt.Sprintf("%+v", want) {
		t.Fatalf("%v\n%+v, want\n%+v", p, got, want)
	}
}

func TestGradesOnRandomLairs(t *testing.T) {
	t.Run("exits", func(t *testing.T) { checkGrades(t, smallPuzzle) })
	t.Run("goals", func(t *testing.T) { checkGrades(t, smallGoal) })
}

func checkGrades(t *testing.T, random func(rnd *rand.Rand) puzzle) {
	const rounds = 8000
	rnd := rand.New(rand.NewPCG(41, 42))
	var sums lair.Grades
	for range rounds {
		p := random(rnd)
		got := lair.GradeWay(context.Background(), p.snake(), lair.Limits{})
		same(t, p, got, p.grade())
		sums.Climb += got.Climb
		sums.Against += got.Against
		sums.Forced += got.Forced
		sums.Traps += got.Traps
		sums.Lures += got.Lures
	}
	if n := rounds / 50; sums.Climb < n || sums.Against < n || sums.Forced < n || sums.Traps < n || sums.Lures == 0 {
		t.Errorf("%+v of %d lairs: that tests little", sums, rounds)
	}
}

// TestGradesDrawn has grades that are pinned: whatever changes them needs another GradeVersion.
func TestGradesDrawn(t *testing.T) {
	for _, test := range []struct {
		name   string
		puzzle puzzle
		want   string
	}{
		{"the problem's sample", drawn[0].puzzle, "found DRRULUUUL 9-3 climb 3 forced 3 choices 0/6 traps 0 losing 0/0 lost 8/310: trivial 25"},
		{"impossible", drawn[1].puzzle, "impossible  0-0 climb 0 forced 0 choices 0/0 traps 0 losing 0/0 lost 25/40: ungraded -1"},
		{"on the exit", drawn[2].puzzle, "found  0-0 climb 0 forced 0 choices 0/0 traps 0 losing 0/0 lost 1/2: trivial 0"},
		{"a corridor", draw("E.........@<<<"), "found LLLLLLLLLL 10-10 climb 0 forced 10 choices 0/0 traps 0 losing 0/0 lost 11/22: trivial 0"},
		{"an open field", draw("E.....", "......", "......", "....@<"), "found UUULLLL 7-7 climb 0 forced 0 choices 0/7 traps 0 losing 0/0 lost 0/76: trivial 28"},
		{"turn round in a room ahead", drawn[7].puzzle, "found RDDRUULLLLLLLL 14-6 climb 4 forced 11 choices 2/3 traps 1 losing 0/1 lost 9/48: easy 193"},
		{"a pocket that draws one in", draw("E#...", ".#...", ".v#.#", ".>v.#", ".#@.."), "found RUUULURRDLDDLLULUU 18-6 climb 4 forced 11 choices 1/7 traps 4 losing 0/4 lost 34/106: medium 253"},
	} {
		g := lair.Grade(context.Background(), test.puzzle.snake(), lair.Limits{}, 1)
		got := fmt.Sprintf("%v %v %d-%d climb %d forced %d choices %d/%d traps %d losing %d/%d lost %d/%d: %v %d", g.Verdict, g.Moves,
			g.Steps, g.Distance, g.Climb, g.Forced, g.Against, g.Choices, g.Traps, g.Lures, g.Losing, g.Lost.Lost, g.Lost.Positions, g.Label(), g.Score())
		if got != test.want || g.Stop != "" || g.Version != lair.GradeVersion {
			t.Errorf("%s: %s, want %s", test.name, got, test.want)
		}
	}
}

// TestGradesOfStarts pins labels of generated starts.
func TestGradesOfStarts(t *testing.T) {
	labels := map[lair.Label]int{}
	for _, style := range lair.Styles {
		for seed := range uint64(40) {
			q := lair.Request{Terrain: lair.Terrain{Size: grid.Size{Rows: 12, Cols: 12}, Style: style}, Length: 8, Seed: seed}
			if style == lair.Scattered {
				q.Stones = 25
			}
			m := generate(t, q)
			labels[lair.GradeWay(context.Background(), lair.NewSnake(m.Lair, m.Body), lair.Limits{}).Label()]++
		}
	}
	if want := (map[lair.Label]int{lair.Trivial: 92, lair.Easy: 74, lair.Medium: 20, lair.Hard: 9, lair.Fiendish: 5}); !maps.Equal(labels, want) {
		t.Errorf("%v, want %v", labels, want)
	}
}

// TestLostShareAgreesWithTheAtlas compares a sample with all positions, and the Atlas with what is counted here.
func TestLostShareAgreesWithTheAtlas(t *testing.T) {
	rnd := rand.New(rand.NewPCG(51, 52))
	for range 200 {
		p, length := randomLair(rnd), 1+rnd.IntN(5)
		got, stop := lair.LostShare(context.Background(), p.lair(), length, lair.AtlasLimits{Jobs: 1})
		want := lair.Share{}
		for _, n := range p.leastOf(p.vacant(length)) {
			want.Positions++
			if n < 0 {
				want.Lost++
			}
		}
		if got != want || stop != "" {
			t.Fatalf("%v\nlength %d: %+v, want %+v, stopped by %q", p, length, got, want, stop)
		}
	}
}

// TestLostShareOfASample is about a lair with a wall across that has a door: behind it all is lost for a snake that is
// in front of the wall, or that cannot turn.
func TestLostShareOfASample(t *testing.T) {
	l := lair.New(grid.Size{Rows: 60, Cols: 60}, []grid.Pos{{}})
	for r := range 60 {
		l.SetStone(grid.Pos{Row: r, Col: 30})
	}
	got, stop := lair.LostShare(context.Background(), l, 20, lair.AtlasLimits{Jobs: 1})
	if !got.Sampled || got.Positions+got.Undecided != 400 || stop != "" {
		t.Fatalf("%+v, %q", got, stop)
	}
	if off := got.Ratio() - 29.0/59; math.Abs(off) > 4*got.RatioError() || got.RatioError() < 0.02 || got.RatioError() > 0.03 {
		t.Errorf("%+v: a share of %g ± %g, want 29 columns of 59", got, got.Ratio(), got.RatioError())
	}
	if again, _ := lair.LostShare(context.Background(), l, 20, lair.AtlasLimits{Jobs: 2}); again != got {
		t.Errorf("%+v, and then %+v", got, again)
	}
	small := lair.New(grid.Size{Rows: 6, Cols: 6}, []grid.Pos{{}})
	for memory, sampled := range map[int64]bool{0: false, 1 << 20: false, 64: true} {
		if got, stop := lair.LostShare(context.Background(), small, 4, lair.AtlasLimits{Memory: memory}); got.Sampled != sampled || stop != "" {
			t.Errorf("with %d bytes: %+v, %q", memory, got, stop)
		}
	}
}

func TestShares(t *testing.T) {
	for _, test := range []struct {
		share       lair.Share
		want, error float64
	}{
		{lair.Share{}, 0, 0},
		{lair.Share{Sampled: true}, 0, 0},
		{lair.Share{Loss: lair.Loss{Positions: 400, Lost: 100}, Sampled: true}, 0.25, math.Sqrt(0.25 * 0.75 / 400)},
		{lair.Share{Loss: lair.Loss{Positions: 400, Lost: 100}}, 0.25, 0},
		{lair.Share{Loss: lair.Loss{Positions: 9, Lost: 9}, Sampled: true}, 1, 0},
	} {
		if got, off := test.share.Ratio(), test.share.RatioError(); got != test.want || math.Abs(off-test.error) > 1e-15 {
			t.Errorf("%+v: %g ± %g", test.share, got, off)
		}
	}
}

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

// TestGradesWithinLimits gives too few states for some of the searches along the way: then there is no label.
func TestGradesWithinLimits(t *testing.T) {
	l := inFamily(t, "rooms 20x20, half").lair(0)
	cut := 0
	for n := range 40 {
		snake := lair.NewSnake(l, start(t, l, 32, n))
		all := lair.GradeWay(context.Background(), snake, lair.Limits{})
		few := lair.GradeWay(context.Background(), snake, lair.Limits{States: 3})
		switch {
		case few.Stop == "":
			same(t, puzzleOf(l, snake.Body()), few, all)
		case few.Stop != lair.TooMany || few.Label() != lair.Ungraded || few.Verdict != lair.Unknown && few.Verdict != all.Verdict:
			t.Errorf("start %d: %v, %v, stopped by %q", n, few.Verdict, few.Label(), few.Stop)
		case few.Verdict == lair.Found:
			cut++
		}
	}
	if cut == 0 {
		t.Error("no way was found of which a side was left undecided")
	}
}
