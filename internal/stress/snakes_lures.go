package stress

import (
	"strings"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
)

// snakeLure is a lair, drawn, on which two programs differ.
type snakeLure struct {
	one, other snakeSlip
	drawing    string
}

// snakeLures are lairs, found by search, in which programs that go by the distance to the exit go wrong, and one with a
// long way. Random lairs of these kinds are too rare: for snakeWrongClosed one in some ten thousand.
var snakeLures = []snakeLure{
	{snakeGreedy, snakeNoSlip, `
		E#.>@
		.....`},
	{snakeGreedy, snakeNoSlip, `
		E#..>@
		......`},
	{snakeBestFirst, snakeOneMark, `
		E#....v.
		..#.#.@#
		.......#`},
	{snakeFewSteps, snakeNoSlip, `
		E#....
		>@.#..`},
	{snakeWrongClosed, snakeNoSlip, `
		E#....
		v<#...
		>@....
		......`},
	{snakeWrongClosed, snakeNoSlip, `
		E#...
		>>>@.`},
	{snakeWrongClosed, snakeNoSlip, `
		E.#..
		.v<..
		v<##.
		>@..#
		.....`},
	{snakeWrongClosed, snakeNoSlip, `
		E#......
		.>>@..#.
		.^<<#.#.`},
}

// draw is the case of a lure, perhaps turned and wider by a row or column, with some squares changed by chance.
func (l snakeLure) draw(r *grid.Random) snakeCase {
	pic, _ := lair.ParsePicture(strings.Fields(l.drawing), func(grid.Pos, string) {})
	pic.Size.Rows += r.Below(4) / 3
	pic.Size.Cols += r.Below(4) / 3
	c := newSnakeCase(pic.Size, pic.Body, pic.Stones)
	for range r.Below(4) {
		c = snakeChanged(r, c)
	}
	if r.Below(2) == 0 {
		c = snakeTurned(c)
	}
	return c
}

// snakeLured is a case of a lure on which its two programs differ, for some order of directions.
func snakeLured(r *grid.Random) snakeCase {
	for {
		lure := snakeLures[r.Below(len(snakeLures))]
		c := lure.draw(r)
		one := snakeProgram{slip: lure.one, choice: snakeHeaps()[r.Below(len(snakeHeaps()))]}
		if one.answerTo(c) != snakeAnswer(lure.other, c) {
			return c
		}
	}
}
