package lair_test

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
)

// countingDown is a context that ends when it has been asked so often whether it has.
func countingDown(asked int) *countdown {
	c := &countdown{Context: context.Background()}
	c.left.Store(int64(asked))
	return c
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

// swept is a random lair for which a search sweeps after some states.
func swept() puzzle {
	rnd := rand.New(rand.NewPCG(55, 56))
	for {
		p := randomPuzzleUpTo(rnd, 8, 10)
		if lair.Escape(context.Background(), p.snake(), lair.Limits{}).By == lair.BySweep {
			return p
		}
	}
}

// TestStopsInTheMiddle ends searches at every time at which they ask: then the answer is the whole one, or that it was stopped,
// with bounds that are right. The Solver serves the next search as if nothing had been.
func TestStopsInTheMiddle(t *testing.T) {
	defer lair.SetDiveAfter(20)()
	defer lair.WeighAfter(1<<30, 1<<30)()
	restore := lair.SetSweepAfter(20)
	sweep, wideGoal := swept(), wide()
	restore()
	wideGoal.exits, wideGoal.goal = nil, slices.Clone(wideGoal.body)
	slices.Reverse(wideGoal.goal)
	var s lair.Solver
	for _, test := range []struct {
		name   string
		puzzle puzzle
		states int
		sweep  int // after how many states
	}{
		{"search", hard(), 0, 1 << 30}, {"goal", turned(5, 9, 14), 0, 0},
		{"goal, loose", turned(7, 8, 16).by(lair.Rules{Loose: true}), 0, 0},
		{"wide", wide(), 30, 1 << 30}, {"wide goal", wideGoal, 10, 0}, {"sweep", sweep, 0, 20},
	} {
		restore := lair.SetSweepAfter(test.sweep)
		name, p, limits := test.name, test.puzzle, lair.Limits{States: test.states}
		snake, ctx := p.snake(), countingDown(1<<30)
		want := new(lair.Solver).Escape(ctx, snake, limits)
		asked := 1<<30 - int(ctx.left.Load())
		if asked < 3 {
			t.Errorf("%s: asked %d times", name, asked)
		}
		t.Logf("%s: %v after %d states, asked %d times", name, want.Verdict, want.Expanded, asked)
		if name == "sweep" && want.By != lair.BySweep {
			t.Errorf("%s: decided by %s", name, want.By)
		}
		for most := 0; most < asked; most += 1 + asked/40 {
			got := s.Escape(countingDown(most), snake, limits)
			if got.Verdict == lair.Unknown {
				if got.Stop != lair.Cancelled || got.Expanded > want.Expanded {
					t.Errorf("%s, stopped when asked %d times: %q after %d states", name, most, got.Stop, got.Expanded)
				}
				bounded(t, p, got, want)
			} else {
				sameAnswer(t, p, got, want)
			}
			if most%3 == 0 {
				sameAnswer(t, p, s.Escape(context.Background(), snake, limits), want)
			}
		}
		restore()
	}
}

// sameAnswer compares all of two answers.
func sameAnswer(t *testing.T, p puzzle, got, want lair.Result) {
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
		replays(t, p, got.Way)
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

// replays makes the steps of a way, which must be allowed and lead to the end.
func replays(t testing.TB, p puzzle, way lair.Moves) {
	t.Helper()
	snake := p.snake()
	if n, code := snake.Replay(way); code != "" || !snake.Out() {
		t.Fatalf("step %d of %v is refused (%s), or they do not lead to the end of\n%v", n+1, way, code, p)
	}
}

// TestBoundsOfSmallSearches ends searches of small lairs after each number of states.
func TestBoundsOfSmallSearches(t *testing.T) {
	lairs := 8_000
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
				sameAnswer(t, p, got, want)
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

// TestLeastIsKnownAtOnce has no memory for the tables: how far the head is from the end, stones aside, is known all the same.
func TestLeastIsKnownAtOnce(t *testing.T) {
	exit, goal := draw("E..#..@<<", "....#....", "E........"), draw("...#..@<<", "....#....", ".........")
	goal.goal = []grid.Pos{{}, {Row: 1}, {Row: 2}}
	for _, memory := range []int64{1, 500} {
		for name, p := range map[string]puzzle{"exit": exit, "goal": goal} {
			got := lair.Escape(context.Background(), p.snake(), lair.Limits{Memory: memory})
			if got.Verdict != lair.Unknown || got.Stop != lair.TooLarge || got.Least < 6 {
				t.Errorf("%s within %d bytes: %v, stopped by %q, at least %d steps", name, memory, got.Verdict, got.Stop, got.Least)
			}
		}
	}
}

// TestManyExitsAreAskedAbout has more exits than may be gone through without a question to the context, each time that is done.
func TestManyExitsAreAskedAbout(t *testing.T) {
	asked := func(exits int) int {
		l := lair.New(grid.Size{Rows: 3, Cols: 3}, slices.Repeat([]grid.Pos{{Col: 2}}, exits))
		l.SetStone(grid.Pos{Col: 1})
		ctx := countingDown(1 << 30)
		if got := lair.Escape(ctx, lair.NewSnake(l, []grid.Pos{{}}), lair.Limits{}); len(got.Moves) != 4 {
			t.Errorf("%d exits: %v in %d steps", exits, got.Verdict, len(got.Moves))
		}
		return 1<<30 - int(ctx.left.Load())
	}
	if few, many := asked(1), asked(1<<18); many < few+8 {
		t.Errorf("asked %d times of many exits, %d of one", many, few)
	}
}
