package lair_test

import (
	"context"
	"math/rand/v2"
	"os"
	"slices"
	"testing"
	"time"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
)

// scattered is a lair of a size, a share of whose squares are stones, with neither a snake nor an end.
func scattered(rnd *rand.Rand, size grid.Size, share float64) puzzle {
	p := puzzle{size: size, stones: map[grid.Pos]bool{}}
	for i := range size.Cells() {
		if rnd.Float64() < share {
			p.stones[size.At(i)] = true
		}
	}
	return p
}

// lying is a body of so many blocks somewhere on vacant squares.
func (p puzzle) lying(rnd *rand.Rand, blocks int) []grid.Pos {
	for {
		body := []grid.Pos{p.size.At(rnd.IntN(p.size.Cells()))}
		if p.stones[body[0]] {
			continue
		}
		for range 20 * blocks {
			to := body[len(body)-1].Step(grid.Dirs[rnd.IntN(4)])
			if len(body) < blocks && p.refusal(nil, to) == "" && !slices.Contains(body, to) {
				body = append(body, to)
			}
		}
		if len(body) == blocks {
			return body
		}
	}
}

// TestFiguresGoals measures goals of a whole body: pairs of two random bodies on random lairs. It is for people to read, and
// asserts no times:
//
//	WEND_FIGURES=1 go test -run TestFiguresGoals -v ./lair
func TestFiguresGoals(t *testing.T) {
	if os.Getenv("WEND_FIGURES") == "" {
		t.Skip("WEND_FIGURES is not set")
	}
	size := grid.Size{Rows: 20, Cols: 20}
	for _, test := range []struct {
		length, pairs int
		turned        bool // whether the goal is the first body, head and tail exchanged
	}{{8, 200, false}, {8, 200, true}, {16, 100, false}, {16, 100, true}, {32, 50, false}, {32, 50, true}, {64, 20, false}} {
		rnd := rand.New(rand.NewPCG(uint64(test.length), 20))
		var s lair.Solver
		answers := map[lair.Verdict]int{}
		decided := map[lair.Means]int{}
		var times []time.Duration
		var states []int
		for i := range test.pairs {
			p := scattered(rnd, size, 0.2).by(ruleSets[i%2])
			p.body, p.goal = p.lying(rnd, test.length), p.lying(rnd, test.length)
			if test.turned {
				p.goal = slices.Clone(p.body)
				slices.Reverse(p.goal)
			}
			ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
			start := time.Now()
			got := s.Escape(ctx, p.snake(), lair.Limits{})
			times, states = append(times, time.Since(start)), append(states, got.Expanded)
			cancel()
			answers[got.Verdict]++
			decided[got.By]++
			if got.Verdict == lair.Unknown {
				t.Logf("L %d: at least %d, a way of %d; %d states", test.length, got.Least, len(got.Way), got.Expanded)
			}
		}
		slices.Sort(times)
		slices.Sort(states)
		t.Logf("L %d, turned %t, %d pairs: %v, by %v; median %v, at most %v; states: median %d, at most %d", test.length, test.turned, test.pairs, answers, decided,
			times[len(times)/2], times[len(times)-1], states[len(states)/2], states[len(states)-1])
	}
}
