package stress

import (
	"iter"
	"strings"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/judge"
)

// tileKinds are the kinds of cases of the tile problem.
func tileKinds() []Kind {
	return []Kind{
		{"sample", "the cases of the statement", Sample, tileSample},
		{"tiny", "every board of up to 8 cells, the small ones first", Tiny, tileTiny},
		{"random", "boards of up to 48 cells, from empty to full, of few kinds or many", Small, tileForever(tileRandom)},
		{"turns", "full boards with a line of none to four turns cut into them", Small, tileForever(tileTurns)},
		{"corridors", "combs, serpentines and rings of walls, with few gaps", Small, tileForever(tileCorridors)},
		{"edges", "high and wide boards on which lines need the first or the last row or column, or would need the outside",
			Small, tileForever(tileEdges)},
		{"crowds", "boards of one kind or two: equal tiles stand in the way", Small, tileForever(tileCrowds)},
		{"straight", "single rows and columns, and boards of two, with long straight lines", Small, tileForever(tileStraight)},
		{"traps", "boards of up to 24 cells on which one of the known faults shows", Small, tileForever(func(r *grid.Random) tileCase {
			return tileTrap(r, 24)
		})},
		{"largest", "boards of 1000 rows and 999 columns with 49 queries", Largest, tileLargest},
		{"disputed", "small boards on which the same cell is named twice", Contested, tileForever(tileDisputed)},
	}
}

// tileForever draws cases with draw.
func tileForever(draw func(*grid.Random) tileCase) func(*grid.Random) iter.Seq[Case] {
	return func(r *grid.Random) iter.Seq[Case] {
		return func(yield func(Case) bool) {
			for yield(draw(r)) {
				continue
			}
		}
	}
}

// tileSample is the sample of the statement.
func tileSample(*grid.Random) iter.Seq[Case] {
	return func(yield func(Case) bool) {
		for c, err := range judge.HDU1175Cases("sample", strings.NewReader(tileSampleText)) {
			if err != nil || !yield(tileCase{c}) {
				return
			}
		}
	}
}

const tileSampleText = `3 4
1 2 3 4
0 0 0 0
4 3 2 1
4
1 1 3 4
1 1 2 4
1 1 3 3
2 1 2 4
3 4
0 1 4 3
0 2 4 1
0 0 0 0
2
1 1 2 4
1 3 2 3
0 0
`
