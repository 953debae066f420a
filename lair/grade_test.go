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
		got := lair.Grade(context.Background(), p.snake(), lair.Limits{})
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
		g := lair.Grade(context.Background(), test.puzzle.snake(), lair.Limits{})
		lost, _ := lair.LostShare(context.Background(), test.puzzle.lair(), len(test.puzzle.body), lair.AtlasLimits{Jobs: 1})
		got := fmt.Sprintf("%v %v %d-%d climb %d forced %d choices %d/%d traps %d losing %d/%d lost %d/%d: %v %d", g.Verdict, g.Moves,
			g.Steps, g.Distance, g.Climb, g.Forced, g.Against, g.Choices, g.Traps, g.Lures, g.Losing, lost.Lost, lost.Positions,
			g.Label(), g.Score())
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
			labels[lair.Grade(context.Background(), lair.NewSnake(m.Lair, m.Body), lair.Limits{}).Label()]++
		}
	}
	if want := (map[lair.Label]int{lair.Trivial: 92, lair.Easy: 74, lair.Medium: 20, lair.Hard: 9, lair.Fiendish: 5}); !maps.Equal(labels, want) {
		t.Errorf("%v, want %v", labels, want)
	}
}

// TestGradesWithinLimits gives too few states for some of the searches along the way: then there is no label.
func TestGradesWithinLimits(t *testing.T) {
	l := inFamily(t, "rooms 20x20, half").lair(0)
	cut := 0
	for n := range 40 {
		snake := lair.NewSnake(l, start(t, l, 32, n))
		all := lair.Grade(context.Background(), snake, lair.Limits{})
		few := lair.Grade(context.Background(), snake, lair.Limits{States: 3})
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
