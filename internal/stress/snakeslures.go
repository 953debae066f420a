package stress

import (
	"strings"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
)

// snakeLures are lairs, found by search, in which programs that go by the distance to the exit go wrong, each with two
// programs that differ on it. Random lairs of this kind are too rare: for wrongClosed one in some ten thousand.
var snakeLures = []struct {
	one, other snakeSlip
	drawing    string
}{
	{greedy, noSlip, `
		E#.>@
		.....`},
	{bestFirst, oneMark, `
		E#....v.
		..#.#.@#
		.......#`},
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

// lureSnake is one of the lures, perhaps turned and wider by a row or column, with some squares changed by chance. Some order
// of directions goes wrong on it.
func lureSnake(r *grid.Random) snakeCase {
	for {
		lure := snakeLures[r.Below(len(snakeLures))]
		pic, _ := lair.ParsePicture(strings.Fields(lure.drawing), func(grid.Pos, string) {})
		pic.Size.Rows += r.Below(2)
		pic.Size.Cols += r.Below(2)
		c := newSnakeCase(pic.Size, pic.Body, pic.Stones)
		for range r.Below(6) {
			c = changed(r, c)
		}
		if r.Below(2) == 0 {
			c = turned(c)
		}
		one := snakeProgram{slip: lure.one, choice: heaps[r.Below(len(heaps))]}
		if one.answerTo(c) != snakeAnswer(lure.other, c) {
			return c
		}
	}
}
