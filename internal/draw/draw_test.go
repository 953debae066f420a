package draw_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
	"github.com/wendgames/wend/level"
	"github.com/wendgames/wend/link"
	"github.com/wendgames/wend/play"
)

// game is the game of a level file with moves made.
func game(t *testing.T, text, moves string) *play.Game {
	t.Helper()
	l, err := level.Parse("test", "wend: 1\n"+text)
	if err != nil {
		t.Fatal(err)
	}
	g := play.New(l, nil)
	if _, err := g.Replay(moves); err != nil {
		t.Fatal(err)
	}
	return g
}

// linkGame and lairGame are games of a drawing, by a set of rules.
func linkGame(t *testing.T, rules, drawing, moves string) *play.Game {
	t.Helper()
	return game(t, "game: link\nrules: "+rules+"\n\n"+drawing, moves)
}

func lairGame(t *testing.T, keys, drawing, moves string) *play.Game {
	t.Helper()
	return game(t, "game: lair\n"+keys+"\n\n"+drawing, moves)
}

// eachRandom calls use with random games of both kinds, at their start and after each of some moves.
func eachRandom(t *testing.T, use func(t *testing.T, g *play.Game)) {
	t.Helper()
	random := rand.New(rand.NewPCG(1, 2))
	for range 150 {
		g := randomLink(random)
		use(t, g)
		for range 4 {
			b, r := g.Position().(*play.LinkPosition).Board(), g.Position().(*play.LinkPosition).Rules()
			if p, q, ok := link.NewIndex(b, r).Hint(); ok {
				mustMove(t, g, link.Move{A: p, B: q}.String())
				use(t, g)
			}
		}
		kinds := g.Position().(*play.LinkPosition).Board().Kinds()
		if slices.Reverse(kinds); len(kinds) > 0 {
			mustMove(t, g, link.Move{Shuffle: kinds}.String())
			use(t, g)
		}
	}
	for range 150 {
		g := randomLair(random)
		use(t, g)
		for range 6 {
			if g.Move(string("UDLR"[random.IntN(4)])) == "" {
				use(t, g)
			}
		}
	}
}

func mustMove(t *testing.T, g *play.Game, move string) {
	t.Helper()
	if code := g.Move(move); code != "" {
		t.Fatalf("%s is refused: %s", move, code)
	}
}

func randomLink(random *rand.Rand) *play.Game {
	size := grid.Size{Rows: 1 + random.IntN(7), Cols: 1 + random.IntN(12)}
	rows := make([][]link.Kind, size.Rows)
	kinds := 1 + random.IntN(80)
	for r := range rows {
		for range size.Cols {
			k := link.Kind(random.IntN(kinds + 1))
			switch random.IntN(12) {
			case 0:
				k = link.Wall
			case 1, 2, 3:
				k = link.Empty
			case 4:
				k = 2147483647
			}
			rows[r] = append(rows[r], k)
		}
	}
	rules := link.Rules{Turns: random.IntN(5) - 1, Outside: random.IntN(2) == 0, Slide: link.Slides[random.IntN(len(link.Slides))]}
	return play.New(&level.Level{Link: &level.Link{Board: link.NewBoard(rows), Rules: rules}}, nil)
}

func randomLair(random *rand.Rand) *play.Game {
	size := grid.Size{Rows: 1 + random.IntN(6), Cols: 1 + random.IntN(8)}
	body := randomBody(random, size, 1+random.IntN(9))
	goal := randomBody(random, size, len(body))
	var exits []grid.Pos
	for range random.IntN(4) {
		exits = append(exits, size.At(random.IntN(size.Cells())))
	}
	l := lair.New(size, exits)
	l.SetRules(lair.Rules{Loose: true})
	for range random.IntN(size.Cells()) {
		l.SetStone(size.At(random.IntN(size.Cells())))
	}
	if len(exits) == 0 && len(goal) == len(body) {
		l.SetGoal(goal)
	}
	return play.New(&level.Level{Lair: &level.Lair{Lair: l, Body: body}}, nil)
}

// randomBody is a body of at most so many blocks.
func randomBody(random *rand.Rand, size grid.Size, blocks int) []grid.Pos {
	body := []grid.Pos{size.At(random.IntN(size.Cells()))}
	for range 4 * blocks {
		next := body[len(body)-1].Step(grid.Dirs[random.IntN(4)])
		if len(body) < blocks && size.Contains(next) && !slices.Contains(body, next) {
			body = append(body, next)
		}
	}
	return body
}
