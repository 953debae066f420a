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
		{"random", "boards of up to 48 cells, from empty to full, of few kinds or many", Small, endless(tileRandom)},
		{"turns", "full boards with a line of none to four turns cut into them", Small, endless(tileTurns)},
		{"corridors", "combs, serpentines and rings of walls, with few gaps", Small, endless(tileCorridors)},
		{"edges", "high and wide boards on which lines need the first or the last row or column, or would need the outside",
			Small, endless(tileEdges)},
		{"crowds", "boards of one kind or two: equal tiles stand in the way", Small, endless(tileCrowds)},
		{"straight", "single rows and columns, and boards of two, with long straight lines", Small, endless(tileStraight)},
		{"traps", "boards of up to 24 cells on which one of the known mistakes shows", Small, endless(func(r *grid.Random) tileCase {
			return tileTrap(r, 24)
		})},
		{"largest-sparse", "1000 × 999 cells with 200 tiles, some of them walled in", Largest, tileLargest(tileSparse)},
		{"largest-full", "1000 × 999 cells without an empty one", Largest, tileLargest(tileFull)},
		{"largest-half", "1000 × 999 cells, half of them empty", Largest, tileLargest(tileHalf)},
		{"largest-winding", "1000 × 999 cells, one corridor winding from row to row", Largest,
			tileLargest(tileLongWay(tileSerpentine))},
		{"largest-comb", "1000 × 999 cells, corridors down from the first row", Largest, tileLargest(tileLongWay(tileComb))},
		{"largest-sealed", "1000 × 999 cells, nearly all empty, with a tile walled in: searched in vain", Largest,
			tileLargest(tileSealed)},
		{"disputed", "small boards on which the same cell is named twice", Contested, endless(tileDisputed)},
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
