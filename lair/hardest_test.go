package lair_test

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
)

// TestHardestAndLossesOnRandomLairs compares both with search over whole bodies from every position.
func TestHardestAndLossesOnRandomLairs(t *testing.T) {
	rounds := 1000
	if testing.Short() {
		rounds = 200
	}
	rnd := rand.New(rand.NewPCG(31, 32))
	for range rounds {
		p, length := randomLair(rnd), 1+rnd.IntN(6)
		bodies := p.vacant(length)
		least := p.leastOf(bodies)
		checkHardest(t, p, length, bodies, least)
		checkLosses(t, p, length, bodies, least)
	}
}

func checkHardest(t *testing.T, p puzzle, length int, bodies [][]grid.Pos, least []int) {
	t.Helper()
	got := lair.Hardest(context.Background(), p.lair(), length, lair.AtlasLimits{})
	most := slices.Max(append([]int{-1}, least...))
	if most < 0 {
		if got.Verdict != lair.Impossible || got.Body != nil || got.Stop != "" {
			t.Fatalf("%v\nlength %d: %v, %v, %q, want none", p, length, got.Verdict, got.Body, got.Stop)
		}
		return
	}
	if first := slices.Index(least, most); got.Verdict != lair.Found || len(got.Moves) != most || !slices.Equal(got.Body, bodies[first]) {
		t.Fatalf("%v\nlength %d: %v, %d steps from %v, want %d from %v", p, length, got.Verdict, len(got.Moves), got.Body, most, bodies[first])
	}
	s := lair.NewSnake(p.lair(), got.Body)
	if n, code := s.Replay(got.Moves); code != "" || !s.Out() {
		t.Fatalf("%v\nlength %d: step %d of %v from %v is refused, or they do not end on an exit", p, length, n, got.Moves, got.Body)
	}
}

func checkLosses(t *testing.T, p puzzle, length int, bodies [][]grid.Pos, least []int) {
	t.Helper()
	got := lair.Losses(context.Background(), p.lair(), length, lair.AtlasLimits{})
	want, all := map[grid.Pos]lair.Loss{}, lair.Loss{}
	for i, body := range bodies {
		n := want[body[0]]
		n.Positions++
		all.Positions++
		if least[i] < 0 {
			n.Lost++
			all.Lost++
		}
		want[body[0]] = n
	}
	lost := []grid.Pos{}
	for i := range p.size.Cells() {
		at := p.size.At(i)
		if got.At(at) != want[at] {
			t.Fatalf("%v\nlength %d: %+v at %v, want %+v", p, length, got.At(at), at, want[at])
		}
		if n := want[at]; n.Lost > 0 && n.Lost == n.Positions {
			lost = append(lost, at)
		}
	}
	if !slices.Equal(got.Lost(), lost) || got.Total != all || got.Stop != "" {
		t.Fatalf("%v\nlength %d: %+v, lost %v, want %+v, %v", p, length, got.Total, got.Lost(), all, lost)
	}
}

func TestHardestAndLossesAreStopped(t *testing.T) {
	ended, cancel := context.WithCancel(context.Background())
	cancel()
	l := lair.New(grid.Size{Rows: 12, Cols: 12}, []grid.Pos{{}})
	for _, test := range []struct {
		ctx    context.Context
		limits lair.AtlasLimits
		want   lair.Stop
	}{
		{ended, lair.AtlasLimits{}, lair.Cancelled},
		{context.Background(), lair.AtlasLimits{Memory: 100}, lair.TooLarge},
	} {
		if got := lair.Hardest(test.ctx, l, 6, test.limits); got.Verdict != lair.Unknown || got.Stop != test.want || got.Body != nil {
			t.Errorf("hardest: %v, %q, want %q", got.Verdict, got.Stop, test.want)
		}
		got := lair.Losses(test.ctx, l, 6, test.limits)
		if got.Stop != test.want || got.Total != (lair.Loss{}) || got.At(grid.Pos{}) != (lair.Loss{}) || got.Lost() != nil {
			t.Errorf("losses: %+v, %q, want %q", got.Total, got.Stop, test.want)
		}
	}
}
