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

func (p puzzle) snake() *lair.Snake {
	l := lair.New(p.size, p.exits)
	for s := range p.stones {
		l.SetStone(s)
	}
	return lair.NewSnake(l, p.body)
}

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
		snake := p.snake()
		if n, code := snake.Replay(got.Moves); code != "" || !snake.Out() {
			t.Fatalf("step %d of %v is refused (%s), or does not end on an exit:\n%v", n+1, got.Moves, code, p)
		}
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
	{"on the exit", puzzle{grid.Size{Rows: 1, Cols: 2}, nil, []grid.Pos{{}}, []grid.Pos{{}, {Col: 1}}}, 0, 0},
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
				everyBody(size, size.Cells(), func(body []grid.Pos) {
					check(t, &s, puzzle{size, stones, []grid.Pos{{}}, body})
				})
			}
		}
	}
}

// randomPuzzle is a lair of up to 8 rows and columns with up to 14 blocks.
func randomPuzzle(rnd *rand.Rand) puzzle {
	p := puzzle{size: grid.Size{Rows: 1 + rnd.IntN(8), Cols: 1 + rnd.IntN(8)}, stones: map[grid.Pos]bool{}}
	anywhere := func() grid.Pos { return p.size.At(rnd.IntN(p.size.Cells())) }
	p.body = []grid.Pos{anywhere()}
	length := 1 + rnd.IntN(14)
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
	lairs := 100_000
	if testing.Short() {
		lairs = 3_000
	}
	rnd := rand.New(rand.NewPCG(3, 4))
	var s lair.Solver
	searched := 0
	for range lairs {
		if check(t, &s, randomPuzzle(rnd)).Expanded > 2 {
			searched++
		}
	}
	if searched < lairs/100 {
		t.Errorf("only %d of %d lairs needed a search: that tests the bound only", searched, lairs)
	}
}
