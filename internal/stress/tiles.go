package stress

import (
	"bytes"
	"context"
	"time"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/judge"
	"github.com/wendgames/wend/link"
)

// The limits of the tile problem's statement. It does not bound kinds; ours stay below tileMaxKind, so that no program is
// blamed for short integers.
const (
	tileMaxRows    = 1000
	tileMaxCols    = 999
	tileMaxQueries = 49
	tileMaxKind    = 1000
)

// tileLargestRun is how many of the largest boards an input holds. The slowest, of the kind largest-sealed, has lines that
// cross 83 million cells, and no board could have more than 98 million: two a cell and query. examples/textbook/hdu1175.cpp
// takes 1.0 s for it with g++ -O0, reading included. A fifth of the judge's time is 2 s.
const tileLargestRun = 1

// HDU1175 is the tile problem: which pairs of tiles can be joined by a line of at most two turns.
func HDU1175() *Problem {
	return &Problem{
		Name:       "hdu1175",
		End:        judge.HDU1175End,
		Budget:     Budget{10 * time.Second, 32 << 20},
		javaBudget: Budget{20 * time.Second, 64 << 20},
		Kinds:      tileKinds(),
		Faults:     tileFaults,
		largestRun: tileLargestRun,
		right:      tileRight,
		smaller:    tileSmaller,
		random:     tileLikely,
	}
}

// tileCase is a case of the tile problem.
type tileCase struct{ judge.HDU1175Case }

// newTileCase is a case with the given rows and queries.
func newTileCase(rows [][]link.Kind, queries [][2]grid.Pos) tileCase {
	return tileCase{judge.HDU1175Case{Board: link.NewBoard(rows), Queries: queries}}
}

// Cells is rows × columns.
func (c tileCase) Cells() int { return c.Board.Size().Cells() }

// Answers is the number of queries.
func (c tileCase) Answers() int { return len(c.Queries) }

// Disputed reports whether a query names the same cell twice: one tile is no pair, but not all accepted programs know it.
func (c tileCase) Disputed() bool {
	for _, q := range c.Queries {
		if q[0] == q[1] {
			return true
		}
	}
	return false
}

// tileRight is the lines that answer an input.
func tileRight(ctx context.Context, input []byte) ([]string, error) {
	h := judge.NewHDU1175("input", bytes.NewReader(input))
	var lines []string
	for h.Next() {
		lines = append(lines, string(bytes.TrimSuffix(h.AppendAnswer(nil, false), []byte("\n"))))
		if err := ctx.Err(); err != nil {
			return nil, err
		}
	}
	return lines, h.Err()
}
