package lair_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
)

// TestStepsAreUndone steps and undoes at random, under all rules, with the body after each kept in a list.
func TestStepsAreUndone(t *testing.T) {
	games := 6_000
	if testing.Short() {
		games = 600
	}
	rnd := rand.New(rand.NewPCG(41, 42))
	onto := map[lair.Rules]int{} // steps onto the tail's square
	for i := range games {
		p := randomPuzzle(rnd).by(ruleSets[i%len(ruleSets)])
		g := game{puzzle: p, snake: p.snake(), bodies: [][]grid.Pos{p.body}}
		for range 60 {
			if rnd.IntN(3) == 0 {
				g.undo()
			} else if d := grid.Dirs[rnd.IntN(4)]; g.step(d) && g.snake.Head() == g.tail() {
				onto[p.rules]++
			}
			g.sound(t)
		}
		for len(g.bodies) > 1 {
			g.undo()
			g.sound(t)
		}
	}
	if onto[lair.Standard] > 0 || onto[lair.Rules{Loose: true}] < games/100 || onto[lair.Rules{Loose: true, Swap: true}] < games/100 {
		t.Errorf("steps onto the tail's square: %v", onto)
	}
}

// game is a snake, with all bodies that it has had, the one of now last.
type game struct {
	puzzle
	snake  *lair.Snake
	bodies [][]grid.Pos
}

func (g *game) body() []grid.Pos { return g.bodies[len(g.bodies)-1] }

// tail is the square that the tail has left last.
func (g *game) tail() grid.Pos {
	before := g.bodies[len(g.bodies)-2]
	return before[len(before)-1]
}

func (g *game) step(d grid.Dir) bool {
	to := g.body()[0].Step(d)
	if g.snake.Step(d) != "" {
		return false
	}
	g.bodies = append(g.bodies, moved(g.body(), to))
	return true
}

func (g *game) undo() {
	if len(g.bodies) > 1 {
		g.snake.Undo(g.tail())
		g.bodies = g.bodies[:len(g.bodies)-1]
	}
}

// sound compares all that the snake says of itself with its body: its squares, and what it may do next.
func (g *game) sound(t *testing.T) {
	t.Helper()
	body := g.body()
	s := g.snake
	if !slices.Equal(s.Body(), body) || s.Head() != body[0] || s.Tail() != body[len(body)-1] || s.Length() != len(body) || s.Out() != g.over(body) {
		t.Fatalf("the body is %v, out: %t, want %v, %t in\n%v", s.Body(), s.Out(), body, g.over(body), g.puzzle)
	}
	stuck := true
	for _, d := range grid.Dirs {
		want := g.refusal(body, body[0].Step(d))
		if got := string(s.Step(d)); got != want {
			t.Fatalf("step %v with body %v: %q, want %q in\n%v", d, body, got, want, g.puzzle)
		}
		if want == "" {
			stuck = false
			s.Undo(body[len(body)-1])
		}
		if !slices.Equal(s.Body(), body) {
			t.Fatalf("step %v (%q) undone leaves body %v, want %v in\n%v", d, want, s.Body(), body, g.puzzle)
		}
	}
	if s.Stuck() != stuck {
		t.Fatalf("stuck: %t with body %v, want %t in\n%v", s.Stuck(), body, stuck, g.puzzle)
	}
}

// TestEveryLengthGoesRound lets snakes of all lengths go a long way round a ring and back.
func TestEveryLengthGoesRound(t *testing.T) {
	for _, rules := range ruleSets {
		for length := 1; length <= 10; length++ {
			p := puzzle{size: grid.Size{Rows: 2, Cols: 5}, rules: rules}
			for i := range length {
				p.body = append(p.body, ring(length-i))
			}
			g := game{puzzle: p, snake: p.snake(), bodies: [][]grid.Pos{p.body}}
			for n := range 30 {
				way := ring(length + len(g.bodies))
				d := grid.Dirs[slices.IndexFunc(grid.Dirs[:], func(d grid.Dir) bool { return g.body()[0].Step(d) == way })]
				if made, want := g.step(d), length < 10 || rules.Loose; made != want {
					t.Fatalf("%v, %d blocks: step %d is made: %t", rules, length, n, made)
				}
				g.sound(t)
			}
			for len(g.bodies) > 1 {
				g.undo()
				g.sound(t)
			}
		}
	}
}

// ring is the square on the way round two rows of five.
func ring(i int) grid.Pos {
	if i %= 10; i < 5 {
		return grid.Pos{Col: i}
	}
	return grid.Pos{Row: 1, Col: 9 - i}
}
