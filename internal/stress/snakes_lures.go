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
// long way. Random lairs of these kinds are too rare: for wrongClosed one in some ten thousand.
var snakeLures = []snakeLure{
	{greedy, noSlip, `
		E#.>@
		.....`},
	{greedy, noSlip, `
		E#..>@
		......`},
	{bestFirst, oneMark, `
		E#....v.
		..#.#.@#
		.......#`},
	{fewSteps, noSlip, `
		E#....
		>@.#..`},
	{wrongClosed, noSlip, `
		E#....
		v<#...
		>@....
		......`},
	{wrongClosed, noSlip, `
		E#...
		>>>@.`},
	{wrongClosed, noSlip, `
		E.#..
		.v<..
		v<##.
		>@..#
		.....`},
	{wrongClosed, noSlip, `
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
		c = changed(r, c)
	}
	if r.Below(2) == 0 {
		c = turned(c)
	}
	return c
}

// lureSnake is a case of a lure on which its two programs differ, for some order of directions.
func lureSnake(r *grid.Random) snakeCase {
	for {
		lure := snakeLures[r.Below(len(snakeLures))]
		c := lure.draw(r)
		one := snakeProgram{slip: lure.one, choice: heaps()[r.Below(len(heaps()))]}
		if one.answerTo(c) != snakeAnswer(lure.other, c) {
			return c
		}
	}
}
