package stress

import (
	"iter"

	"github.com/wendgames/wend/grid"
)

// snakeKinds are the kinds of cases of the snake problem.
func snakeKinds() []Kind {
	return []Kind{
		{"sample", "the two lairs of the statement's sample", Sample, snakeSamples},
		{"tiny", "every lair of up to 8 squares: all shapes, all snakes, all sets of stones", Tiny, snakeTinies},
		{"random", "random lairs of up to 36 squares with random snakes", Small, endless(snakeAny)},
		{"coils", "snakes coiled up so that the square which the tail is about to leave decides", Small,
			snakeDiffering(20, snakeTailAllowed)},
		{"pockets", "snakes that must turn round in a dead end, or cannot", Small,
			snakeDiffering(20, snakeOneMark, snakeCodeShort, snakeHeadAndTail)},
		{"shortcuts", "a shorter way over the squares that the snake's own body blocks", Small, endless(snakeShortcut)},
		{"lures", "dead ends beside the straight way, for searches that go by distance", Small, endless(snakeLured)},
		{"rings", "corridors one square wide with a ring to turn in", Small, endless(snakeRing)},
		{"long-ways", "ways of more steps than the lair has squares", Small, endless(snakeLongWay)},
		{"walled-in", "snakes that cannot reach the exit", Small, endless(snakeWalled)},
		{"tall", "lairs taller than wide that need all their rows", Small, endless(snakeTall)},
		{"wide", "lairs wider than tall that need all their columns", Small, endless(snakeWide)},
		{"far-sides", "ways along the last row or the last column", Small, snakeDiffering(24, snakeLastRow, snakeLastColumn)},
		{"many", "lairs of 2 to 4 squares, every 256th larger: for inputs of more than 255 cases", Small, snakeMany},
		{"largest-open", "20 × 20 squares without a stone", Largest, endless(snakeOpen)},
		{"largest-stones", "20 × 20 squares with stones at random", Largest, endless(snakeStony)},
		{"largest-maze", "20 × 20 squares full of corridors", Largest, endless(snakeMaze)},
		{"largest-winding", "20 × 20 squares, one corridor winding from the far side to the exit", Largest, endless(snakeWinding)},
		{"largest-sealed", "20 × 20 squares with the exit walled in: every state must be searched", Largest, endless(snakeSealed)},
		{"disputed", "the exit or stones under the first body", Contested, endless(snakeDisputed)},
	}
}

// snakeSamples are the cases of the statement's sample.
func snakeSamples(*grid.Random) iter.Seq[Case] {
	return func(yield func(Case) bool) {
		for _, c := range snakeSample() {
			if !yield(c) {
				return
			}
		}
	}
}

func snakeSample() []snakeCase {
	return []snakeCase{
		newSnakeCase(grid.Size{Rows: 5, Cols: 6}, []grid.Pos{{Row: 3}, {Row: 3, Col: 1}, {Row: 2, Col: 1}, {Row: 2}},
			[]grid.Pos{{Row: 1, Col: 2}, {Row: 2, Col: 2}, {Row: 2, Col: 3}}),
		newSnakeCase(grid.Size{Rows: 4, Cols: 4}, []grid.Pos{{Row: 1, Col: 2}, {Col: 2}, {Col: 3}, {Row: 1, Col: 3}},
			[]grid.Pos{{Row: 1}, {Row: 1, Col: 1}, {Row: 2, Col: 3}, {Row: 3, Col: 1}}),
	}
}

// snakeMany are cases so small that hundreds of them make a short input. The 256th has a snake longer than those before,
// whose states no earlier case can have marked, and a way of at least two steps.
func snakeMany(r *grid.Random) iter.Seq[Case] {
	return func(yield func(Case) bool) {
		const little, big, round = 4, 16, 256
		for i := 1; ; i++ {
			c := snakeDrawn(r, little, little)
			for i%round == 0 && (len(c.Body) <= little || snakeAnswer(snakeNoSlip, c) < 2) {
				c = snakeDrawn(r, big, snakeLong)
			}
			if !yield(c) {
				return
			}
		}
	}
}

// snakeAnswer is the answer of a program with a mistake to a case.
func snakeAnswer(slip snakeSlip, c snakeCase) int {
	return (&snakeProgram{slip: slip, choice: usual[0]}).answerTo(c)
}

// snakeShowing draws cases of at most so many squares until one shows one of these mistakes.
func snakeShowing(r *grid.Random, draw func(*grid.Random) snakeCase, slips ...snakeSlip) snakeCase {
	for {
		c := draw(r)
		right := snakeAnswer(snakeNoSlip, c)
		for _, s := range slips {
			if snakeAnswer(s, c) != right {
				return c
			}
		}
	}
}

// snakeDiffering are random cases of at most so many squares on which one of these mistakes shows.
func snakeDiffering(cells int, slips ...snakeSlip) func(*grid.Random) iter.Seq[Case] {
	draw := func(r *grid.Random) snakeCase { return snakeDrawn(r, cells, snakeLong) }
	return endless(func(r *grid.Random) snakeCase { return snakeShowing(r, draw, slips...) })
}
