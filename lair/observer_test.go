package lair_test

import (
	"context"
	"math/rand/v2"
	"testing"

	"github.com/wendgames/wend/lair"
)

// log is what an observer has seen of a search.
type log struct {
	generated, expanded int
	pruned              map[lair.Prune]int
	ways, least         []int
	wrong               string
}

// watch has a log observe the searches of a solver for a puzzle.
func (g *log) watch(s *lair.Solver, p puzzle) {
	*g = log{pruned: map[lair.Prune]int{}}
	fits := func(at lair.Sight) {
		if !p.size.Contains(at.Head) || at.Steps < 0 || at.Bound < 0 || at.Backward && p.goal == nil {
			g.wrong = "a state that cannot be"
		}
	}
	s.Observer = &lair.Observer{
		Generated: func(at lair.Sight) { g.generated++; fits(at) },
		Expanded:  func(at lair.Sight) { g.expanded++; fits(at) },
		Pruned:    func(_ lair.Sight, why lair.Prune) { g.pruned[why]++ },
		Better: func(way lair.Moves) {
			snake := p.snake()
			if _, code := snake.Replay(way); code != "" || !snake.Out() {
				g.wrong = "a way that is none"
			}
			g.ways = append(g.ways, len(way))
		},
		Raised: func(least int) { g.least = append(g.least, least) },
	}
}

// check compares what was seen with the answer.
func (g *log) check(t *testing.T, p puzzle, got lair.Result) {
	t.Helper()
	for i, n := range g.ways {
		if i > 0 && n >= g.ways[i-1] || got.Verdict == lair.Impossible || n < got.Least {
			g.wrong = "a way that is no better"
		}
	}
	for i, n := range g.least {
		if i > 0 && n <= g.least[i-1] || got.Verdict == lair.Found && n > len(got.Moves) || got.Verdict == lair.Unknown && n > got.Least {
			g.wrong = "a bound that is too high or no higher"
		}
	}
	if got.Verdict == lair.Found && got.By == lair.BySearch && (len(g.ways) == 0 || g.ways[len(g.ways)-1] != len(got.Moves)) {
		g.wrong = "the answer is not the last way"
	}
	if g.wrong != "" || g.expanded != got.Expanded || g.generated < g.expanded {
		t.Fatalf("%q: seen %+v, the answer is %+v of\n%v", g.wrong, g, got, p)
	}
}

// TestObserver watches searches, some of them stopped, of which it must not change the answers.
func TestObserver(t *testing.T) {
	lairs := 10_000
	if testing.Short() {
		lairs = 1_000
	}
	rnd := rand.New(rand.NewPCG(53, 54))
	var s, alone lair.Solver
	var g log
	pruned := map[lair.Prune]int{}
	for i := range lairs {
		p := randomPuzzle(rnd).by(ruleSets[i%3])
		if i%2 == 0 {
			p = randomGoal(rnd).by(ruleSets[i%3])
		}
		limits := lair.Limits{States: rnd.IntN(4) * rnd.IntN(20)}
		g.watch(&s, p)
		got := s.Escape(context.Background(), p.snake(), limits)
		g.check(t, p, got)
		sameAnswer(t, p, got, alone.Escape(context.Background(), p.snake(), limits))
		for why, n := range g.pruned {
			pruned[why] += n
		}
	}
	t.Log(pruned)
	if pruned[lair.Dead] < lairs/10 || pruned[lair.Known] < lairs/100 || pruned[lair.Longer] < lairs/100 || len(pruned) != 3 {
		t.Errorf("states were dropped for these reasons only: %v", pruned)
	}
}
