package lair_test

import (
	"context"
	"math/rand/v2"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
)

// TestWholeRegion has snakes in mazes without a way round, whose regions are too large for a state: then the start is
// weighed after all. In such a maze a snake gets out only by a way that does not cross its body, which is easy to see.
func TestWholeRegion(t *testing.T) {
	defer lair.WeighAfter(0, 5)()
	rnd := rand.New(rand.NewPCG(85, 86))
	var s lair.Solver
	turned, large := 0, 0
	for n := range uint64(300) {
		terrain := lair.Terrain{Size: grid.Size{Rows: 40, Cols: 40}, Style: lair.Maze}
		l, _ := terrain.Dig(context.Background(), 7, n)
		l.SetRules(ruleSets[n%3])
		body, _ := lair.RandomBody(context.Background(), l, 6+rnd.IntN(20), 7, n)
		if body == nil {
			t.Fatal("no body")
		}
		want := lair.Impossible
		if uncrossed(l, body) {
			want = lair.Found
		}
		r := lair.Escape(context.Background(), lair.NewSnake(l, body), lair.Limits{})
		if again := s.Escape(context.Background(), lair.NewSnake(l, body), lair.Limits{}); r.Verdict != want || again.Verdict != want {
			t.Fatalf("%v and %v, want %v\n%s", r.Verdict, again.Verdict, want, l.AppendPicture(nil, body))
		}
		if r.Verdict == lair.Impossible && r.By == lair.ByTurning {
			turned++
			if len(r.Reason.Squares) > 16*(len(body)+2) && r.Expanded == 5 {
				large++
			}
		}
	}
	t.Logf("%d by turning, %d of them with a large region", turned, large)
	if large < 5 {
		t.Errorf("%d of %d regions of snakes that cannot turn are large", large, turned)
	}
}

// uncrossed reports whether a way leads from the head to an exit that crosses no other block.
func uncrossed(l *lair.Lair, body []grid.Pos) bool {
	seen := map[grid.Pos]bool{}
	for _, b := range body {
		seen[b] = true
	}
	for queue := body[:1:1]; len(queue) > 0; queue = queue[1:] {
		if l.IsExit(queue[0]) {
			return true
		}
		for _, d := range grid.Dirs {
			to := queue[0].Step(d)
			if l.Size().Contains(to) && !l.Stone(to) && !seen[to] {
				seen[to] = true
				queue = append(queue, to)
			}
		}
	}
	return false
}

// TestRaise has a snake that must go far to turn: all that would be shorter is looked at no more once that is known.
func TestRaise(t *testing.T) {
	p := draw(
		"##############..####..####..#######....",
		"##############..####..####..#######....",
		"E>>>>>>>>@.............................",
		"###########..####..####..####..####....",
		"###########..####..####..####..####....",
	)
	defer lair.WeighAfter(1_000_000, 1_000_000)()
	var s lair.Solver
	without := check(t, &s, p)
	defer lair.WeighAfter(0, 0)()
	with := check(t, &s, p)
	if with.Expanded > len(with.Moves) || without.Expanded < 2*with.Expanded {
		t.Errorf("%d states for %d steps, and %d if they are not weighed", with.Expanded, len(with.Moves), without.Expanded)
	}
}
