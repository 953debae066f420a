package lair_test

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
)

// askedOften is a context that ends when it is asked whether it has ended for so many times.
type askedOften struct {
	context.Context
	asked int // so far
	most  int
}

func newAskedOften(most int) *askedOften {
	return &askedOften{Context: context.Background(), most: most}
}

func (c *askedOften) Err() error {
	if c.asked++; c.asked > c.most {
		return context.Canceled
	}
	return nil
}

// turned is a puzzle whose snake, somewhere on a random lair, is to change head and tail.
func turned(seed uint64, side, blocks int) puzzle {
	rnd := rand.New(rand.NewPCG(seed, 0))
	p := scattered(rnd, grid.Size{Rows: side, Cols: side}, 0.15)
	p.body = p.lying(rnd, blocks)
	p.goal = slices.Clone(p.body)
	slices.Reverse(p.goal)
	return p
}

// wide is a lair so large that a flood takes long: a corridor along the top, in which the snake lies, its tail towards the
// exit, and a room below in which it has to turn round.
func wide() puzzle {
	p := puzzle{size: grid.Size{Rows: 260, Cols: 260}, stones: map[grid.Pos]bool{}, exits: []grid.Pos{{}}}
	for c := range p.size.Cols - 1 {
		p.stones[grid.Pos{Row: 1, Col: c}] = true
		p.body = append(p.body, grid.Pos{Col: 259 - c})
	}
	return p
}

// TestStopsInTheMiddle ends searches at every time at which they ask: then the answer is the whole one, or that it was stopped,
// with bounds that are right. The Solver serves the next search as if nothing had been.
func TestStopsInTheMiddle(t *testing.T) {
	defer lair.SetDiveAfter(20)()
	wideGoal := wide()
	wideGoal.exits, wideGoal.goal = nil, slices.Clone(wideGoal.body)
	slices.Reverse(wideGoal.goal)
	var s lair.Solver
	for _, test := range []struct {
		name   string
		puzzle puzzle
		states int
	}{
		{"search", hard(), 0}, {"goal", turned(5, 9, 14), 0}, {"goal, loose", turned(7, 8, 16).by(lair.Rules{Loose: true}), 0},
		{"wide", wide(), 30}, {"wide goal", wideGoal, 10},
	} {
		name, p, limits := test.name, test.puzzle, lair.Limits{States: test.states}
		snake, ctx := p.snake(), newAskedOften(1<<30)
		want := new(lair.Solver).Escape(ctx, snake, limits)
		if ctx.asked < 3 {
			t.Errorf("%s: asked %d times", name, ctx.asked)
		}
		t.Logf("%s: %v after %d states, asked %d times", name, want.Verdict, want.Expanded, ctx.asked)
		for most := 0; most < ctx.asked; most += 1 + ctx.asked/40 {
			got := s.Escape(newAskedOften(most), snake, limits)
			if got.Verdict == lair.Unknown {
				if got.Stop != lair.Cancelled || got.Expanded > want.Expanded {
					t.Errorf("%s, stopped when asked %d times: %q after %d states", name, most, got.Stop, got.Expanded)
				}
				bounded(t, p, got, want)
			} else {
				sameResult(t, p, got, want)
			}
			if most%3 == 0 {
				sameResult(t, p, s.Escape(context.Background(), snake, limits), want)
			}
		}
	}
}

// sameResult compares all of two answers.
func sameResult(t *testing.T, p puzzle, got, want lair.Result) {
	t.Helper()
	if got.Verdict != want.Verdict || got.Moves.String() != want.Moves.String() || got.Expanded != want.Expanded || got.By != want.By ||
		got.Least != want.Least || got.Way.String() != want.Way.String() || got.Stop != want.Stop {
		t.Fatalf("%+v, want %+v of\n%v", got, want, p)
	}
}

// bounded compares what is said of an answer that is not known with the answer, as far as that is known: no way has fewer
// steps than the least, and the way leads to the end.
func bounded(t *testing.T, p puzzle, got, want lair.Result) {
	t.Helper()
	switch {
	case got.Way != nil:
		leads(t, p, got.Way)
		if want.Verdict == lair.Impossible || len(got.Way) < want.Least {
			t.Fatalf("a way of %d steps, but the answer is %v, at least %d", len(got.Way), want.Verdict, want.Least)
		}
		if len(got.Way) < got.Least {
			t.Fatalf("a way of %d steps, and at least %d", len(got.Way), got.Least)
		}
	case want.Verdict == lair.Found && got.Least > len(want.Moves):
		t.Fatalf("at least %d steps, but there is a way of %d of\n%v", got.Least, len(want.Moves), p)
	}
}

// leads makes the steps of a way, which must be allowed and lead to the end.
func leads(t testing.TB, p puzzle, way lair.Moves) {
	t.Helper()
	snake := p.snake()
	if n, code := snake.Replay(way); code != "" || !snake.Out() {
		t.Fatalf("step %d of %v is refused (%s), or they do not lead to the end of\n%v", n+1, way, code, p)
	}
}

// TestBoundsOfSmallSearches ends searches of small lairs after each number of states.
func TestBoundsOfSmallSearches(t *testing.T) {
	lairs := 20_000
	if testing.Short() {
		lairs = 1_000
	}
	rnd := rand.New(rand.NewPCG(51, 52))
	var s lair.Solver
	unknown, ways := 0, 0
	for i := range lairs {
		undo := lair.SetDiveAfter(rnd.IntN(4))
		p := randomPuzzle(rnd).by(ruleSets[i%3])
		if i%2 == 0 {
			p = randomGoal(rnd).by(ruleSets[i%3])
		}
		want := check(t, &s, p)
		for n := 1; n <= min(want.Expanded, 20); n++ {
			got := s.Escape(context.Background(), p.snake(), lair.Limits{States: n})
			if got.Verdict != lair.Unknown {
				sameResult(t, p, got, want)
				break
			}
			if got.Expanded != n || got.Stop != lair.TooMany {
				t.Fatalf("%d states within %d, stopped by %q", got.Expanded, n, got.Stop)
			}
			bounded(t, p, got, want)
			unknown++
			if got.Way != nil {
				ways++
			}
		}
		undo()
	}
	t.Logf("%d unknown, %d with a way", unknown, ways)
	if unknown < lairs/4 || ways < lairs/40 {
		t.Errorf("%d answers were unknown, %d of them with a way: too few to test much", unknown, ways)
	}
}
