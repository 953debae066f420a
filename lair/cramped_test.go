package lair_test

import (
	"context"
	"math/rand/v2"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
)

// crampedPuzzle is a lair of few squares in which it is hard to turn: corridors, some with rooms, in a tree or with a
// few loops, dug in stone square by square; and a snake that lies in it anyhow, often as long as it can.
func crampedPuzzle(rnd *rand.Rand) puzzle {
	p := puzzle{size: grid.Size{Rows: 3 + rnd.IntN(6), Cols: 3 + rnd.IntN(6)}, stones: map[grid.Pos]bool{}}
	for i := range p.size.Cells() {
		p.stones[p.size.At(i)] = true
	}
	var dug []grid.Pos
	dig := func(at grid.Pos) {
		if p.size.Contains(at) && p.stones[at] {
			delete(p.stones, at)
			dug = append(dug, at)
		}
	}
	dig(p.size.At(rnd.IntN(p.size.Cells())))
	for want := 4 + rnd.IntN(24); len(dug) < want && rnd.IntN(200) > 0; {
		at, d := dug[rnd.IntN(len(dug))], grid.Dirs[rnd.IntN(4)]
		for range 1 + rnd.IntN(3) { // a corridor
			at = at.Step(d)
			dig(at)
		}
		if rnd.IntN(4) == 0 { // a room
			for i := range 4 + 2*rnd.IntN(2) {
				dig(grid.Pos{Row: at.Row + i/2, Col: at.Col + i%2})
			}
		}
	}
	p.exits = []grid.Pos{dug[rnd.IntN(len(dug))]}
	if at := dug[rnd.IntN(len(dug))]; rnd.IntN(6) == 0 {
		p.stones[at] = true
	}
	layAnyhow(rnd, &p, dug, 1+rnd.IntN(9+rnd.IntN(2)*8))
	return p
}

// layAnyhow lays a snake of up to a length on squares, or, seldom, with a block on a stone.
func layAnyhow(rnd *rand.Rand, p *puzzle, dug []grid.Pos, length int) {
	for range 6 {
		body := []grid.Pos{dug[rnd.IntN(len(dug))]}
		for range 8 * length {
			to := body[len(body)-1].Step(grid.Dirs[rnd.IntN(4)])
			free := p.refusal(body, to) == "" || p.stones[to] && p.size.Contains(to) && rnd.IntN(60) == 0 && !on(body, to)
			if len(body) < length && free {
				body = append(body, to)
			}
		}
		if len(body) > len(p.body) {
			p.body = body
		}
	}
}

func on(body []grid.Pos, at grid.Pos) bool {
	for _, b := range body {
		if b == at {
			return true
		}
	}
	return false
}

// TestEscapeInCrampedLairs weighs states from the first one on, and looks at once at the whole of the start's region or
// only after some states.
func TestEscapeInCrampedLairs(t *testing.T) {
	lairs := 120_000
	if testing.Short() {
		lairs = 6_000
	}
	rnd := rand.New(rand.NewPCG(73, 74))
	var s lair.Solver
	by := map[lair.Means]int{}
	for i := range lairs {
		restore := lair.WeighAfter(i%2*i%5, 3*i%7)
		got := check(t, &s, crampedPuzzle(rnd).by(ruleSets[i%len(ruleSets)]))
		restore()
		by[got.By]++
	}
	t.Logf("%d lairs, decided by %v", lairs, by)
	for _, means := range []lair.Means{lair.ByStart, lair.ByWalk, lair.ByWalls, lair.ByBound, lair.ByRoom, lair.ByTurning, lair.BySearch} {
		if by[means] < lairs/200 {
			t.Errorf("%d of %d lairs are decided by %s: too few to test much", by[means], lairs, means)
		}
	}
}

// TestTurning compares what turning alone says of a snake with the oracle.
func TestTurning(t *testing.T) {
	lairs := 60_000
	if testing.Short() {
		lairs = 3_000
	}
	rnd := rand.New(rand.NewPCG(75, 76))
	var s lair.Solver
	dead, impossible, better, ways := 0, 0, 0, 0
	for i := range lairs {
		p := crampedPuzzle(rnd).by(ruleSets[i%len(ruleSets)])
		bound, isDead, way, _, ok := s.Turns(p.snake())
		if !ok || p.over(p.body) {
			continue
		}
		least := p.least()
		switch {
		case isDead && least >= 0:
			t.Fatalf("said to be dead, but the least is %d:\n%v", least, p)
		case least >= 0 && bound > least:
			t.Fatalf("the bound is %d, but the least is %d:\n%v", bound, least, p)
		case way >= 0 && (least < 0 || way < least):
			t.Fatalf("a way of %d steps, but the least is %d:\n%v", way, least, p)
		}
		if least < 0 {
			impossible++
		}
		if isDead {
			dead++
		}
		if least >= 0 && way >= 0 {
			ways++
		}
		if least >= 0 && way < 0 && bound > 2 {
			better++
		}
	}
	t.Logf("%d dead of %d impossible, %d with a way within the region, %d only by turning", dead, impossible, ways, better)
	if dead < impossible/2 || dead < lairs/20 || ways < lairs/20 || better < lairs/20 {
		t.Errorf("%d dead of %d impossible, %d ways within the region, %d only by turning: too few to test much", dead, impossible, ways, better)
	}
}

// TestWaysRound tries out all simple ways in small lairs: turning never says that all ways round are shorter than one is.
func TestWaysRound(t *testing.T) {
	lairs := 20_000
	if testing.Short() {
		lairs = 2_000
	}
	rnd := rand.New(rand.NewPCG(77, 78))
	var s lair.Solver
	dead, exact := 0, 0
	for range lairs {
		p := crampedPuzzle(rnd)
		for _, b := range p.body {
			delete(p.stones, b)
		}
		p.exits = p.body[len(p.body)-1:] // under the tail, so that the snake has to turn
		_, isDead, _, round, ok := s.Turns(p.snake())
		if !ok || !isDead || len(p.body) == 1 {
			continue
		}
		dead++
		longest := p.longestRound()
		if round < longest {
			t.Fatalf("a way round has %d squares at most, but there is one of %d:\n%v", round, longest, p)
		}
		if round == longest {
			exact++
		}
	}
	t.Logf("%d of %d dead are exact", exact, dead)
	if dead < lairs/20 || exact < dead/2 {
		t.Errorf("of %d, where the snake cannot turn, %d are exact: too few to test much", dead, exact)
	}
}

// longestRound is the most squares of a way round that the snake closes with its first step to a square visited before,
// of the body too, whenever that opens. The last block's squares are as far behind as the rules keep them.
func (p puzzle) longestRound() (longest int) {
	gap := len(p.body) + 1 + (len(p.body)+1)%2
	at := map[grid.Pos]int{}
	for i, b := range p.body {
		if i == 0 || gap-i >= 2 {
			at[b] = -i
		}
	}
	var walk func(head grid.Pos, t int)
	walk = func(head grid.Pos, t int) {
		for _, d := range grid.Dirs {
			to := head.Step(d)
			if !p.size.Contains(to) || p.stones[to] {
				continue
			}
			if i, visited := at[to]; visited {
				if t+1-i > 2 {
					longest = max(longest, t+1-i)
				}
				continue
			}
			at[to] = t + 1
			walk(to, t+1)
			delete(at, to)
		}
	}
	walk(p.body[0], 0)
	return longest
}

// TestStopsWhileWeighing ends the context at every time that a search asks for it: then it says so, or the same as ever.
func TestStopsWhileWeighing(t *testing.T) {
	defer lair.WeighAfter(0, 2)()
	rnd := rand.New(rand.NewPCG(79, 80))
	for range 200 {
		p := crampedPuzzle(rnd)
		want := lair.Escape(context.Background(), p.snake(), lair.Limits{})
		for most := 0; ; most++ {
			got := new(lair.Solver).Escape(countingDown(most), p.snake(), lair.Limits{})
			if got.Verdict == lair.Unknown && got.Stop != lair.Cancelled || got.Verdict != lair.Unknown && got.Verdict != want.Verdict ||
				len(got.Moves) > 0 && got.Moves.String() != want.Moves.String() {
				t.Fatalf("%v of %v, %v, after %d questions; want %v of %v in\n%v", got.Verdict, got.Moves, got.Stop, most, want.Verdict, want.Moves, p)
			}
			if got.Verdict != lair.Unknown {
				break
			}
		}
	}
}
