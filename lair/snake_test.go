package lair_test

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
)

func TestStepCodes(t *testing.T) {
	for _, test := range []struct {
		name string
		p    puzzle
		dir  grid.Dir
		want lair.Code
	}{
		{"over the upper edge", draw("@<"), grid.Up, lair.OffLair},
		{"over the lower edge", draw("@<"), grid.Down, lair.OffLair},
		{"over the left edge", draw("@<"), grid.Left, lair.OffLair},
		{"over the right edge", draw(".>@", "..."), grid.Right, lair.OffLair},
		{"onto a stone", draw("@<", "#."), grid.Down, lair.OnStone},
		{"onto the neck", draw("@<<"), grid.Right, lair.OnBody},
		{"onto the body", draw(">>v", "^@<", "^.."), grid.Up, lair.OnBody},
		{"onto the tail", draw("v<", "@^"), grid.Right, lair.OnTail},
		{"onto the tail, two blocks long", draw("@<"), grid.Right, lair.OnTail},
		{"free", draw("@<", ".."), grid.Down, ""},
		{"alone", draw("@."), grid.Right, ""},
	} {
		s := test.p.snake()
		before := s.Body()
		if got := s.Step(test.dir); got != test.want {
			t.Errorf("%s: %q, want %q", test.name, got, test.want)
		}
		if test.want != "" && !slices.Equal(s.Body(), before) {
			t.Errorf("%s: refused, but the snake moved", test.name)
		}
	}
}

func TestStoneUnderTheBodyComesBeforeIt(t *testing.T) {
	p := draw("v<", "@^")
	p.stones[grid.Pos{Row: 1, Col: 1}] = true
	if got := p.snake().Step(grid.Right); got != lair.OnStone {
		t.Errorf("%q, want %q", got, lair.OnStone)
	}
}

// TestStepsFollowTheRule makes random steps and compares every one with the oracle.
func TestStepsFollowTheRule(t *testing.T) {
	rnd := rand.New(rand.NewPCG(13, 14))
	for i := range 6000 {
		p := randomPuzzle(rnd).by(ruleSets[i%len(ruleSets)])
		s := p.snake()
		for range 30 {
			body := s.Body()
			d := grid.Dirs[rnd.IntN(4)]
			to := body[0].Step(d)
			want := p.refusal(body, to)
			if got := string(s.Step(d)); got != want {
				t.Fatalf("step %s with body %v: %q, want %q\n%v", d, body, got, want, p)
			}
			if want == "" {
				body = moved(body, to)
			}
			if !slices.Equal(s.Body(), body) || s.Head() != body[0] || s.Length() != len(body) {
				t.Fatalf("the body is %v, want %v", s.Body(), body)
			}
			if s.Out() != slices.Contains(p.exits, body[0]) {
				t.Fatalf("out: %t with the head on %v, exits %v", s.Out(), body[0], p.exits)
			}
		}
	}
}

func TestReplayStopsAtTheFirstRefusal(t *testing.T) {
	s := draw("@<..", "....").snake()
	n, code := s.Replay(lair.Moves{grid.Down, grid.Right, grid.Down, grid.Right})
	if n != 2 || code != lair.OffLair || s.Head() != (grid.Pos{Row: 1, Col: 1}) {
		t.Errorf("%d steps, %q, head on %v", n, code, s.Head())
	}
}

func TestMisuseIsNamed(t *testing.T) {
	size := grid.Size{Rows: 2, Cols: 2}
	l := lair.New(size, nil)
	exit := lair.New(size, []grid.Pos{{}})
	undo := func(p puzzle, row, col int) func() {
		return func() { p.snake().Undo(grid.Pos{Row: row - 1, Col: col - 1}) }
	}
	for name, misuse := range map[string]func(){
		"no squares":         func() { lair.New(grid.Size{Rows: 0, Cols: 3}, nil) },
		"too many squares":   func() { lair.New(grid.Size{Rows: math.MaxInt, Cols: math.MaxInt}, nil) },
		"exit off the lair":  func() { lair.New(size, []grid.Pos{{Row: 2}}) },
		"stone off it":       func() { l.SetStone(grid.Pos{Col: -1}) },
		"no blocks":          func() { lair.NewSnake(l, nil) },
		"block off it":       func() { lair.NewSnake(l, []grid.Pos{{Col: 2}}) },
		"blocks apart":       func() { lair.NewSnake(l, []grid.Pos{{}, {Row: 1, Col: 1}}) },
		"no direction":       func() { lair.NewSnake(l, []grid.Pos{{}}).Step(4) },
		"blocks together":    func() { lair.NewSnake(l, []grid.Pos{{}, {Row: 1}, {}}) },
		"swap, but strict":   func() { l.SetRules(lair.Rules{Swap: true}) },
		"goal and exit":      func() { exit.SetGoal([]grid.Pos{{}}) },
		"goal off the lair":  func() { l.SetGoal([]grid.Pos{{}, {Row: -1}}) },
		"goal in parts":      func() { l.SetGoal([]grid.Pos{{}, {Row: 1, Col: 1}}) },
		"goal twice":         func() { l.SetGoal([]grid.Pos{{}, {Row: 1}, {}}) },
		"undo from afar":     undo(draw("@<..", "...."), 1, 4),
		"undo to a corner":   undo(draw("@<..", "...."), 2, 3),
		"undo off the lair":  undo(draw("..@<", "...."), 1, 5),
		"undo onto itself":   undo(draw("@<..", "...."), 1, 2),
		"undo onto a block":  undo(draw(">>v.", "^@<."), 1, 2),
		"undo from the neck": undo(draw("@<<."), 1, 2),
		"undo, one block":    undo(draw("@."), 1, 1),
	} {
		func() {
			defer func() {
				if s, _ := recover().(string); !strings.HasPrefix(s, "lair: ") {
					t.Errorf("%s: the panic says %q", name, s)
				}
			}()
			misuse()
		}()
	}
}

func TestPicture(t *testing.T) {
	for _, rows := range [][]string{
		{"E.....", "..#...", ">v##..", "@<....", "......"},
		{"E.v<", "##@^", "...#", ".#.."},
		{"@"},
	} {
		p := draw(rows...)
		l := lair.New(p.size, p.exits)
		for s := range p.stones {
			l.SetStone(s)
		}
		want := "over\n" + strings.Join(rows, "\n") + "\n"
		if got := string(l.AppendPicture([]byte("over\n"), p.body)); got != want {
			t.Errorf("drawn\n%swant\n%s", got, want)
		}
	}
	l := lair.New(grid.Size{Rows: 1, Cols: 2}, []grid.Pos{{}, {Col: 1}})
	l.SetStone(grid.Pos{})
	if got := string(l.AppendPicture(nil, nil)); got != "#E\n" {
		t.Errorf("a stone on an exit is drawn %q", got)
	}
}
