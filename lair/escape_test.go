package lair_test

import (
	"context"
	"math/rand/v2"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
)

// draw reads a lair as the level files draw it: . vacant, # stone, E exit, @ head, and ^ v < > blocks that
// point to the next block on the way to the head.
func draw(rows ...string) puzzle {
	p := puzzle{size: grid.Size{Rows: len(rows), Cols: len(rows[0])}, stones: map[grid.Pos]bool{}}
	points := map[grid.Pos]grid.Pos{} // from a block's square to the block that points there
	for r, row := range rows {
		for c, mark := range row {
			at := grid.Pos{Row: r, Col: c}
			switch mark {
			case '#':
				p.stones[at] = true
			case 'E':
				p.exits = append(p.exits, at)
			case '@':
				p.body = append(p.body, at)
			case '^':
				points[at.Step(grid.Up)] = at
			case 'v':
				points[at.Step(grid.Down)] = at
			case '<':
				points[at.Step(grid.Left)] = at
			case '>':
				points[at.Step(grid.Right)] = at
			}
		}
	}
	for {
		next, ok := points[p.body[len(p.body)-1]]
		if !ok {
			return p
		}
		p.body = append(p.body, next)
	}
}

func (p puzzle) lair() *lair.Lair {
	l := lair.New(p.size, p.exits)
	for s := range p.stones {
		l.SetStone(s)
	}
	l.SetRules(p.rules)
	if p.goal != nil {
		l.SetGoal(p.goal)
	}
	return l
}

func (p puzzle) snake() *lair.Snake { return lair.NewSnake(p.lair(), p.body) }

// check solves a puzzle and compares the answer with the oracle; a way is replayed.
func check(t testing.TB, s *lair.Solver, p puzzle) lair.Result {
	t.Helper()
	want := p.least()
	got := s.Escape(context.Background(), p.snake(), lair.Limits{})
	switch {
	case want < 0 && got.Verdict != lair.Impossible:
		t.Fatalf("verdict %d with %d steps, but there is no way:\n%v", got.Verdict, len(got.Moves), p)
	case want >= 0 && (got.Verdict != lair.Found || len(got.Moves) != want):
		t.Fatalf("verdict %d with %d steps, but the least is %d:\n%v", got.Verdict, len(got.Moves), want, p)
	case want >= 0:
		replays(t, p, got.Moves)
	}
	return got
}

// The numbers of expanded states are pinned: a change of the search that alters them must say so.
var drawn = []struct {
	name     string
	puzzle   puzzle
	want     int // steps, -1 for impossible
	expanded int
}{
	{"the problem's sample", draw("E.....", "..#...", ">v##..", "@<....", "......"), 9, 1},
	{"the problem's second sample", draw("E.v<", "##@^", "...#", ".#.."), -1, 2},
	{"on the exit", puzzle{size: grid.Size{Rows: 1, Cols: 2}, exits: []grid.Pos{{}}, body: []grid.Pos{{}, {Col: 1}}}, 0, 0},
	{"the tail leaves too late", draw(">@", "^<"), -1, 0},
	{"a way back for a snake of one", draw("E..@"), 3, 0},
	{"two exits of different colours", draw("E#......", "..v<....", "..>>@#.E", "........"), 5, 0},
	{"turn round in a room", draw("E..@<<<<", "########"), 3, 0},
	{"turn round in a room ahead", draw("E.>>>>@..", "#######..", "#######.."), 14, 4},
	{"a room too small to turn in", draw("E.>>>>>@.", "#######..", "########."), -1, 0},
}

func TestEscapeDrawn(t *testing.T) {
	var s lair.Solver
	for _, test := range drawn {
		t.Run(test.name, func(t *testing.T) {
			got := check(t, &s, test.puzzle)
			if steps := len(got.Moves); got.Verdict == lair.Found && steps != test.want || got.Verdict != lair.Found && test.want >= 0 {
				t.Errorf("verdict %d, %d steps, want %d", got.Verdict, steps, test.want)
			}
			if got.Expanded != test.expanded {
				t.Errorf("%d states expanded, want %d", got.Expanded, test.expanded)
			}
		})
	}
}

// everyBody calls use with every body of up to most blocks on a board.
func everyBody(size grid.Size, most int, use func([]grid.Pos)) {
	var extend func(body []grid.Pos)
	extend = func(body []grid.Pos) {
		use(body)
		if len(body) == most {
			return
		}
	next:
		for _, d := range grid.Dirs {
			to := body[len(body)-1].Step(d)
			if !size.Contains(to) {
				continue
			}
			for _, b := range body {
				if b == to {
					continue next
				}
			}
			extend(append(body[:len(body):len(body)], to))
		}
	}
	for i := range size.Cells() {
		extend([]grid.Pos{size.At(i)})
	}
}

// TestEscapeOnEverySmallLair goes through all lairs of up to 8 squares with the exit of the original: all
// stones, all snakes.
func TestEscapeOnEverySmallLair(t *testing.T) {
	most := 8
	if testing.Short() {
		most = 6
	}
	var s lair.Solver
	everyStones(most, func(size grid.Size, set int, stones map[grid.Pos]bool) {
		everyBody(size, size.Cells(), func(body []grid.Pos) {
			p := puzzle{size: size, stones: stones, exits: []grid.Pos{{}}, body: body}
			check(t, &s, p)
			check(t, &s, p.by(lair.Rules{Loose: true, Swap: len(body) == 2 && set&1 == 0}))
		})
	})
}

// everyStones calls use with every set of stones on every size of up to most squares.
func everyStones(most int, use func(size grid.Size, set int, stones map[grid.Pos]bool)) {
	for rows := 1; rows <= most; rows++ {
		for cols := 1; rows*cols <= most; cols++ {
			size := grid.Size{Rows: rows, Cols: cols}
			for set := range 1 << size.Cells() {
				stones := map[grid.Pos]bool{}
				for i := range size.Cells() {
					if set>>i&1 != 0 {
						stones[size.At(i)] = true
					}
				}
				use(size, set, stones)
			}
		}
	}
}

// randomPuzzle is a lair of up to 8 rows and columns with up to 14 blocks.
func randomPuzzle(rnd *rand.Rand) puzzle { return randomPuzzleUpTo(rnd, 8, 14) }

// randomPuzzleUpTo is a lair of up to so many rows and columns with up to so many blocks.
func randomPuzzleUpTo(rnd *rand.Rand, side, blocks int) puzzle {
	p := puzzle{size: grid.Size{Rows: 1 + rnd.IntN(side), Cols: 1 + rnd.IntN(side)}, stones: map[grid.Pos]bool{}}
	anywhere := func() grid.Pos { return p.size.At(rnd.IntN(p.size.Cells())) }
	p.body = []grid.Pos{anywhere()}
	length := 1 + rnd.IntN(blocks)
	for range 4 * length {
		if to := p.body[len(p.body)-1].Step(grid.Dirs[rnd.IntN(4)]); len(p.body) < length && p.refusal(p.body, to) == "" {
			p.body = append(p.body, to)
		}
	}
	p.exits = []grid.Pos{anywhere()}
	for range rnd.IntN(5) / 4 {
		p.exits = append(p.exits, anywhere())
	}
	for range rnd.IntN(1 + p.size.Cells()*2/3) {
		if at := anywhere(); rnd.IntN(8) == 0 || p.refusal(p.body, at) == "" && at != p.exits[0] {
			p.stones[at] = true
		}
	}
	return p
}

func TestEscapeOnRandomLairs(t *testing.T) {
	lairs := 40_000
	if testing.Short() {
		lairs = 3_000
	}
	rnd := rand.New(rand.NewPCG(3, 4))
	var s lair.Solver
	searched := 0
	for i := range lairs {
		restore := lair.WeighAfter(8*(i%4), 100)
		if check(t, &s, randomPuzzle(rnd).by(ruleSets[i%len(ruleSets)])).Expanded > 2 {
			searched++
		}
		restore()
	}
	if searched < lairs/200 {
		t.Errorf("only %d of %d lairs needed a search: that tests the bound only", searched, lairs)
	}
}

// FuzzEscape reads a puzzle from bytes: rows and columns, exit, then a step of the body or a stone a byte. The rules are in
// the columns.
func FuzzEscape(f *testing.F) {
	f.Add(uint8(5), uint8(6), uint8(0), uint8(18), []byte{3, 0, 2}, []byte{8, 14, 15})
	f.Add(uint8(1), uint8(2), uint8(0), uint8(1), []byte{2}, []byte{})
	f.Add(uint8(3), uint8(9), uint8(0), uint8(6), []byte{2, 2, 2}, []byte{9, 10, 11, 12, 13, 14, 18, 19, 20, 21})
	f.Fuzz(func(t *testing.T, rows, cols, exit, head uint8, body, stones []byte) {
		p := puzzle{size: grid.Size{Rows: 1 + int(rows)%6, Cols: 1 + int(cols)%6}, stones: map[grid.Pos]bool{}}
		at := func(b byte) grid.Pos { return p.size.At(int(b) % p.size.Cells()) }
		p.exits, p.body = []grid.Pos{at(exit)}, []grid.Pos{at(head)}
		for _, b := range body[:min(len(body), 15)] {
			if to := p.body[len(p.body)-1].Step(grid.Dirs[b%4]); p.refusal(p.body, to) == "" {
				p.body = append(p.body, to)
			}
		}
		for _, b := range stones {
			p.stones[at(b)] = true
		}
		p.rules = ruleSets[cols/6%3]
		check(t, new(lair.Solver), p)
		defer lair.WeighAfter(0, 2)() // the same again, with all that there is
		check(t, new(lair.Solver), p)
	})
}

// hard is a lair that takes some hundred states: 20×20 with some stones, and a snake of 80 blocks.
func hard() puzzle {
	const seed, blocks = 28, 80
	rnd := rand.New(rand.NewPCG(seed, 0))
	p := puzzle{size: grid.Size{Rows: 20, Cols: 20}, stones: map[grid.Pos]bool{}, exits: []grid.Pos{{}}}
	for i := range p.size.Cells() {
		if rnd.Float64() < 0.25 && i > 0 {
			p.stones[p.size.At(i)] = true
		}
	}
	for len(p.body) < blocks {
		p.body = []grid.Pos{p.size.At(rnd.IntN(p.size.Cells()))}
		for i := 0; i < 20*blocks && len(p.body) < blocks; i++ {
			if to := p.body[len(p.body)-1].Step(grid.Dirs[rnd.IntN(4)]); p.refusal(p.body, to) == "" {
				p.body = append(p.body, to)
			}
		}
	}
	return p
}

func TestLimits(t *testing.T) {
	cancelled, cancel := context.WithCancel(context.Background())
	cancel()
	late, stop := context.WithTimeout(context.Background(), 0)
	defer stop()
	all := lair.Escape(context.Background(), hard().snake(), lair.Limits{})
	if all.Verdict == lair.Unknown || all.Expanded < 100 {
		t.Fatalf("verdict %d after %d states: that is not hard", all.Verdict, all.Expanded)
	}
	for _, test := range []struct {
		ctx    context.Context
		limits lair.Limits
		want   lair.Stop
	}{
		{cancelled, lair.Limits{}, lair.Cancelled},
		{late, lair.Limits{}, lair.OutOfTime},
		{context.Background(), lair.Limits{States: 10}, lair.TooMany},
		{context.Background(), lair.Limits{Memory: 1 << 10}, lair.TooLarge},
		{context.Background(), lair.Limits{Memory: 12 << 10}, lair.TooLarge},
		{context.Background(), lair.Limits{Memory: 1 << 30, States: all.Expanded + 1}, ""},
	} {
		var s lair.Solver
		got := s.Escape(test.ctx, hard().snake(), test.limits)
		if got.Stop != test.want || (got.Verdict == lair.Unknown) != (test.want != "") {
			t.Errorf("limits %+v: verdict %d, stopped by %q, want %q", test.limits, got.Verdict, got.Stop, test.want)
		}
		if again := s.Escape(context.Background(), hard().snake(), lair.Limits{}); again.Verdict != all.Verdict || again.Expanded != all.Expanded {
			t.Errorf("after limits %+v the solver says %d after %d states, want %d after %d", test.limits, again.Verdict, again.Expanded, all.Verdict, all.Expanded)
		}
	}
}

// TestManyExits has as many exits as the list of squares has room for at first, and more.
func TestManyExits(t *testing.T) {
	for exits := 60; exits < 140; exits++ {
		p := puzzle{size: grid.Size{Rows: 2, Cols: 160}, stones: map[grid.Pos]bool{}}
		p.body = []grid.Pos{{Row: 1}, {}, {Col: 1}}
		for i := range exits {
			p.exits = append(p.exits, grid.Pos{Row: i % 2, Col: 159 - i/2})
		}
		p.stones[grid.Pos{Row: 1, Col: 3}] = true // the straight way is blocked
		check(t, new(lair.Solver), p)
	}
}

// TestCancelledWhileMeasuring ends the context of a search in a large lair before it has begun.
func TestCancelledWhileMeasuring(t *testing.T) {
	p := puzzle{size: grid.Size{Rows: 400, Cols: 400}, exits: []grid.Pos{{}}, stones: map[grid.Pos]bool{}}
	p.body = []grid.Pos{{Row: 399, Col: 200}, {Row: 399, Col: 201}}
	for c := range 399 { // so the straight way is blocked
		p.stones[grid.Pos{Row: 200, Col: c}] = true
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if got := lair.Escape(ctx, p.snake(), lair.Limits{}); got.Stop != lair.Cancelled {
		t.Errorf("%v, stopped by %q", got.Verdict, got.Stop)
	}
}

// TestMemoryOfEarlierSearches gives a search just the memory that it needs alone, after another one.
func TestMemoryOfEarlierSearches(t *testing.T) {
	enough := lair.Limits{Memory: 1 << 10}
	for lair.Escape(context.Background(), hard().snake(), enough).Verdict == lair.Unknown {
		enough.Memory += enough.Memory / 8
	}
	var s lair.Solver
	wide := puzzle{size: grid.Size{Rows: 40, Cols: 60}, exits: []grid.Pos{{}}, body: []grid.Pos{{Row: 39, Col: 59}, {Row: 39, Col: 58}}}
	if got := s.Escape(context.Background(), wide.snake(), lair.Limits{}); got.Verdict != lair.Found {
		t.Fatalf("the wide lair: %v", got.Verdict)
	}
	if got := s.Escape(context.Background(), wide.snake(), lair.Limits{Memory: 1}); got.Stop != lair.TooLarge {
		t.Errorf("with one byte: %v, stopped by %q", got.Verdict, got.Stop)
	}
	if got := s.Escape(context.Background(), wide.snake(), lair.Limits{}); got.Verdict != lair.Found {
		t.Fatalf("the wide lair again: %v", got.Verdict)
	}
	if got := s.Escape(context.Background(), hard().snake(), enough); got.Verdict == lair.Unknown {
		t.Errorf("with %d bytes, enough for it alone, it is stopped by %s", enough.Memory, got.Stop)
	}
}

func BenchmarkEscape(b *testing.B) {
	rooms := map[string]puzzle{"hard": hard(), "sample": drawn[0].puzzle}
	open := puzzle{size: grid.Size{Rows: 20, Cols: 20}, exits: []grid.Pos{{}}}
	for i := range 8 {
		open.body = append(open.body, grid.Pos{Row: 15, Col: 10 + i})
	}
	rooms["open"] = open
	for name, p := range rooms {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			snake := p.snake()
			var s lair.Solver
			for b.Loop() {
				s.Escape(context.Background(), snake, lair.Limits{})
			}
		})
	}
}
