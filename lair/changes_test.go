package lair_test

import (
	"context"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
)

// shunning is the least number of steps of a way on which the head never steps on a square, by breadth-first search
// over whole bodies; -1 if there is none.
func (p puzzle) shunning(square grid.Pos) int {
	steps := map[string]int{key(p.body): 0}
	for list := [][]grid.Pos{p.body}; len(list) > 0; list = list[1:] {
		body := list[0]
		if p.over(body) {
			return steps[key(body)]
		}
		for _, d := range grid.Dirs {
			to := body[0].Step(d)
			if to == square || p.refusal(body, to) != "" {
				continue
			}
			after := moved(body, to)
			if _, seen := steps[key(after)]; !seen {
				steps[key(after)] = steps[key(body)] + 1
				list = append(list, after)
			}
		}
	}
	return -1
}

// with is the puzzle with a stone more, or one less if there is one.
func (p puzzle) with(square grid.Pos) puzzle {
	p.stones = maps.Clone(p.stones)
	if p.stones[square] {
		delete(p.stones, square)
	} else {
		p.stones[square] = true
	}
	return p
}

// asLeast is an answer as the oracle has it.
func asLeast(v lair.Verdict, n int) int {
	switch v {
	case lair.Found:
		return n
	case lair.Impossible:
		return -1
	}
	return -2
}

// smallPuzzle is a lair of up to five rows and columns with up to six blocks, which may lie on stones.
func smallPuzzle(rnd *rand.Rand) puzzle {
	for {
		p := randomPuzzle(rnd)
		if p.size.Rows <= 5 && p.size.Cols <= 5 && len(p.body) <= 6 {
			return p.by(ruleSets[rnd.IntN(len(ruleSets))])
		}
	}
}

// smallGoal is one with a goal.
func smallGoal(rnd *rand.Rand) puzzle {
	for {
		p := randomGoal(rnd)
		if p.size.Rows <= 5 && p.size.Cols <= 5 && len(p.body) <= 6 {
			return p.by(ruleSets[rnd.IntN(len(ruleSets))])
		}
	}
}

// TestChangesOnRandomLairs changes every square of small lairs and asks the oracle.
func TestChangesOnRandomLairs(t *testing.T) {
	t.Run("exits", func(t *testing.T) { checkChanges(t, smallPuzzle) })
	t.Run("goals", func(t *testing.T) { checkChanges(t, smallGoal) })
}

func checkChanges(t *testing.T, random func(rnd *rand.Rand) puzzle) {
	rounds := 8000
	if testing.Short() {
		rounds = 1000
	}
	rnd := rand.New(rand.NewPCG(21, 22))
	passages, obstacles, opened := 0, 0, 0
	for range rounds {
		p := random(rnd)
		least := p.least()
		more := lair.Passages(context.Background(), p.snake(), lair.Limits{})
		fewer := lair.Obstacles(context.Background(), p.snake(), lair.Limits{})
		for name, c := range map[string]lair.Changes{"passages": more, "obstacles": fewer} {
			if asLeast(c.Verdict, len(c.Moves)) != least || c.Stop != "" || c.Undecided != nil {
				t.Fatalf("%v\n%s: %v with %d steps, want %d; stopped by %q", p, name, c.Verdict, len(c.Moves), least, c.Stop)
			}
		}
		got := map[grid.Pos]int{}
		for _, c := range slices.Concat(more.Squares, fewer.Squares) {
			got[c.At] = asLeast(c.Verdict, c.Steps)
		}
		for i := range p.size.Cells() {
			at := p.size.At(i)
			want := p.with(at).least()
			n, changes := got[at]
			if changes != (want != least) || changes && n != want {
				t.Fatalf("%v\n%d steps, and %d with a change at %v; got %t, %d", p, least, want, at, changes, n)
			}
			if every := least > 0 && !p.stones[at] && p.shunning(at) != least; every != (changes && !p.stones[at]) {
				t.Fatalf("%v\n%v is on every shortest way: %t, of the passages: %t", p, at, every, changes)
			}
		}
		passages += len(more.Squares)
		obstacles += len(fewer.Squares)
		if least < 0 && len(fewer.Squares) > 0 {
			opened++
		}
		if !slices.IsSortedFunc(fewer.Squares, func(a, b lair.Change) int { return a.At.Compare(b.At) }) {
			t.Fatalf("%v\nthe obstacles are not in reading order: %v", p, fewer.Squares)
		}
	}
	if passages < rounds/2 || obstacles < rounds/10 || opened < rounds/20 {
		t.Errorf("%d passages, %d obstacles, %d lairs opened: that tests little", passages, obstacles, opened)
	}
}

func TestChangesDrawn(t *testing.T) {
	p := draw(
		"E.#...",
		".##.#.",
		"....#@",
		"###.#^",
		"......",
	)
	for _, test := range []struct {
		name string
		got  lair.Changes
		want string
	}{
		// The only way leads all round, and any stone on it is the end.
		{"passages", lair.Passages(context.Background(), p.snake(), lair.Limits{}),
			"2,6:impossible 1,6:impossible 1,5:impossible 1,4:impossible 2,4:impossible 3,4:impossible 3,3:impossible " +
				"3,2:impossible 3,1:impossible 2,1:impossible 1,1:impossible "},
		{"obstacles", lair.Obstacles(context.Background(), p.snake(), lair.Limits{}), "1,3:found 7 2,5:found 9 3,5:found 7 "},
	} {
		if text := said(test.got); text != test.want || test.got.Verdict != lair.Found || test.got.Moves.String() != "UULLDDLLLUU" {
			t.Errorf("%s: %v, %v, %s", test.name, test.got.Verdict, test.got.Moves, text)
		}
	}
}

// said is changes as text.
func said(c lair.Changes) (text string) {
	for _, c := range c.Squares {
		text += fmt.Sprintf("%v:%v", c.At, c.Verdict)
		if c.Verdict == lair.Found {
			text += fmt.Sprint(" ", c.Steps)
		}
		text += " "
	}
	return text
}

// changers are both questions.
var changers = map[string]func(context.Context, *lair.Snake, lair.Limits) lair.Changes{
	"passages": lair.Passages, "obstacles": lair.Obstacles,
}

func TestChangesAreStopped(t *testing.T) {
	ended, cancel := context.WithCancel(context.Background())
	cancel()
	for name, ask := range changers {
		if c := ask(ended, hard().snake(), lair.Limits{}); c.Stop != lair.Cancelled || c.Verdict != lair.Unknown || c.Squares != nil {
			t.Errorf("%s: %v, stopped by %q", name, c.Verdict, c.Stop)
		}
	}
}

// TestChangesWithinLimits gives too few states for some of the searches: what is said is the same as without a limit,
// and what is not said is undecided.
func TestChangesWithinLimits(t *testing.T) {
	l := inFamily(t, "rooms 20x20, half").lair(0)
	for name, ask := range changers {
		cut := 0
		for n := range 20 {
			snake := lair.NewSnake(l, start(t, l, 32, n))
			all := ask(context.Background(), snake, lair.Limits{})
			if all.Stop != "" || all.Undecided != nil {
				t.Fatalf("%s: stopped by %q", name, all.Stop)
			}
			for _, states := range []int{1, 3, 10} {
				few := ask(context.Background(), snake, lair.Limits{States: states})
				if few.Verdict == lair.Unknown {
					continue
				}
				open := len(few.Undecided) > 0 ||
					slices.ContainsFunc(few.Squares, func(c lair.Change) bool { return c.Verdict == lair.Unknown })
				if (few.Stop == lair.TooMany) != open || few.Verdict != all.Verdict {
					t.Fatalf("%s, start %d: %v, want %v, stopped by %q", name, n, few.Verdict, all.Verdict, few.Stop)
				}
				cut += len(few.Undecided)
				checkSaid(t, few, all)
			}
		}
		if cut == 0 {
			t.Errorf("%s: all was decided within a limit", name)
		}
	}
}

// checkSaid checks that of all changes each is said or undecided, and that nothing else is said.
func checkSaid(t *testing.T, few, all lair.Changes) {
	t.Helper()
	for _, c := range few.Squares {
		if !slices.ContainsFunc(all.Squares, func(a lair.Change) bool { return a.At == c.At && (c.Verdict == lair.Unknown || a == c) }) {
			t.Errorf("%v is said within a limit, but not without", c)
		}
	}
	for _, a := range all.Squares {
		said := slices.ContainsFunc(few.Squares, func(c lair.Change) bool { return a.At == c.At })
		if said == slices.Contains(few.Undecided, a.At) {
			t.Errorf("of %v it is said %t within a limit", a, said)
		}
	}
}
