package stress

import (
	"bytes"
	"context"
	"slices"
	"strings"
	"time"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/judge"
	"github.com/wendgames/wend/lair"
)

// The limits of POJ 1324.
const (
	snakeSide   = 20 // rows and columns, at most
	snakeShort  = 2  // blocks, at least
	snakeLong   = 8  // blocks, at most
	snakeTime   = 5 * time.Second
	snakeMemory = 64 << 20
	// snakeLargestRun is how many of the largest lairs an input holds. The slowest such input, six of the kind
	// largest-sealed, has 3.8 million states: examples/textbook/poj1324.cpp takes 0.36 s for all six with g++ -O0 and
	// 0.14 s with -O2, bench/classic1324.c 0.45 s and 0.22 s. A fifth of snakeTime is 1 s.
	snakeLargestRun = 6
)

// POJ1324 is the snake problem: in how many steps, at least, does the head come to row 1, column 1?
func POJ1324() *Problem {
	budget := Budget{Time: snakeTime, Memory: snakeMemory}
	return &Problem{
		Name: "poj1324", End: judge.POJ1324End, Budget: budget, javaBudget: budget,
		Kinds: snakeKinds(), Faults: snakeFaults, largestRun: snakeLargestRun,
		right: snakeRight, smaller: snakeSmaller, random: snakeRandom,
	}
}

// snakeRight is the lines that answer an input of the snake problem.
func snakeRight(ctx context.Context, input []byte) (lines []string, err error) {
	p := judge.NewPOJ1324(ctx, "the input", bytes.NewReader(input), lair.Limits{})
	var line []byte
	for p.Next() {
		line = p.AppendAnswer(line[:0], false)
		lines = append(lines, strings.TrimSuffix(string(line), "\n"))
	}
	return lines, p.Err()
}

// snakeExit is the exit of every lair of the problem.
var snakeExit = grid.Pos{}

// snakeCase is a case of the snake problem.
type snakeCase struct{ judge.POJ1324Case }

// newSnakeCase is the case of a lair with stones and a snake in it.
func newSnakeCase(size grid.Size, body, stones []grid.Pos) snakeCase {
	l := lair.New(size, []grid.Pos{snakeExit})
	for _, s := range stones {
		l.SetStone(s)
	}
	return snakeCase{judge.POJ1324Case{Lair: l, Body: body}}
}

// Append writes a blank line behind the case, as the statement's sample has one.
func (c snakeCase) Append(dst []byte) []byte { return append(c.POJ1324Case.Append(dst), '\n') }

// Cells is rows × columns.
func (c snakeCase) Cells() int { return c.Lair.Size().Cells() }

// Answers is one line.
func (c snakeCase) Answers() int { return 1 }

// Disputed reports whether a stone lies under the first body, or the exit under a block of it other than the head.
func (c snakeCase) Disputed() bool {
	return slices.ContainsFunc(c.Body, c.Lair.Stone) || slices.Contains(c.Body[1:], snakeExit)
}

// stones are the squares of the stones in reading order.
func (c snakeCase) stones() (stones []grid.Pos) {
	size := c.Lair.Size()
	for i := range size.Cells() {
		if s := size.At(i); c.Lair.Stone(s) {
			stones = append(stones, s)
		}
	}
	return stones
}
