package stress

import (
	"iter"
	"slices"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/judge"
	"github.com/wendgames/wend/link"
)

// What is smallest is searched for over all smaller inputs, fewer by these arguments:
//
//   - An undisputed case has two cells or more: on one cell, there is but the same cell twice to ask for.
//   - Most programs here keep nothing from a query to the next, so what they say of a query they say if it is the only one.
//     The others, in tileRemember, are given all short sequences of queries and cases instead.
//   - Of a query for two equal tiles only this matters of each other cell: whether it is empty or holds a tile; and, for
//     two faults, whether that is equal to the two. Of all other pairs, every program of a fault whose smallest input has
//     more than two cells says NO before it searches, as is right, and so stays as it was.
//   - What lies beyond the board is left over from another case at best. That is four cells or more, which is more than
//     the smallest input of any fault to which it matters.
//
// Of those that remember:
//
//   - One YES is enough to keep a flag, a case to keep a board, a pair to take it away, a query to leave marks: two queries
//     for the same case show what any number shows. A mark with a number matters to the query of this number alone, so one
//     query a case is enough there. Pairs that are not equal tiles leave nothing behind, so one such pair stands for all.
//   - A queue that is left over: a line is found before the queue is empty, so there is an empty cell on it (or a start,
//     which waits behind such). It leads to a false YES for two equal tiles that do not connect, and with an empty cell
//     too, these need four cells: on three, two tiles with one empty cell always connect.
var tileRemember = []string{
	"marks-kept", "marks-renumbered", "queue-kept", "flag-kept", "board-kept", "takes", "tile-lost", "first-case",
}

// tileSinglePairs are all cases of n cells with one query for two equal tiles, as far as they differ by the arguments above:
// each other cell is one of base things, empty, another tile, an equal tile.
func tileSinglePairs(n, base int) iter.Seq[tileCase] {
	return func(yield func(tileCase) bool) {
		for size := range tileShapes(n) {
			for a := range n {
				for b := range n {
					if a == b {
						continue
					}
					query := [][2]grid.Pos{{size.At(a), size.At(b)}}
					for code := range tilePower(base, n-2) {
						if !yield(newTileCase(tileRows(tileCoded(n, a, b, code, base), size.Cols), query)) {
							return
						}
					}
				}
			}
		}
	}
}

// tileCoded are n kinds: 1 at a and b, and elsewhere what the digits of code to the base stand for.
func tileCoded(n, a, b, code, base int) []link.Kind {
	kinds := make([]link.Kind, n)
	for i := range kinds {
		if i == a || i == b {
			kinds[i] = 1
			continue
		}
		kinds[i] = [...]link.Kind{0, 2, 1}[code%base]
		code /= base
	}
	return kinds
}

// tilePower is base to the power n.
func tilePower(base, n int) int {
	p := 1
	for range n {
		p *= base
	}
	return p
}

// tileSequences are all inputs of undisputed cases of n cells in all and of least cells or more each, with one to most
// queries.
func tileSequences(n, most, least int) iter.Seq[[]Case] {
	return func(yield func([]Case) bool) {
		if n == 0 {
			yield(nil)
			return
		}
		for cells := least; cells <= n; cells++ {
			for c := range tileShortCases(cells, most) {
				for rest := range tileSequences(n-cells, most, least) {
					if !yield(append([]Case{c}, rest...)) {
						return
					}
				}
			}
		}
	}
}

// tileShortCases are all cases of n cells with one to most queries, up to the names of kinds.
func tileShortCases(n, most int) iter.Seq[tileCase] {
	return func(yield func(tileCase) bool) {
		for size := range tileShapes(n) {
			for kinds := range tilePatterns(n) {
				pairs := tileTelling(kinds, size)
				rows := tileRows(slices.Clone(kinds), size.Cols)
				for queries := range tileLists(pairs, most) {
					if !yield(newTileCase(rows, queries)) {
						return
					}
				}
			}
		}
	}
}

// tileTelling are all pairs of equal tiles, either way round, and one pair that is none.
func tileTelling(kinds []link.Kind, size grid.Size) (pairs [][2]grid.Pos) {
	none := false
	for a, k := range kinds {
		for b, l := range kinds {
			equal := k == l && k != link.Empty
			if a == b || !equal && none {
				continue
			}
			none = none || !equal
			pairs = append(pairs, [2]grid.Pos{size.At(a), size.At(b)})
		}
	}
	return pairs
}

// tileLists are the lists of one to most of the pairs.
func tileLists(pairs [][2]grid.Pos, most int) iter.Seq[[][2]grid.Pos] {
	return func(yield func([][2]grid.Pos) bool) {
		for length := 1; length <= most; length++ {
			for code := range tilePower(len(pairs), length) {
				list := make([][2]grid.Pos, length)
				for i := range list {
					list[i] = pairs[code%len(pairs)]
					code /= len(pairs)
				}
				if !yield(list) {
					return
				}
			}
		}
	}
}

// tileShows is the first input of n cells on which a variant of f shows, if there is one.
func tileShows(f Fault, n int) []Case {
	right := tileProgram{order: grid.Dirs}
	for input := range tileInputs(f, n) {
		if tileAnyDiffers(f, right.run(input), input) {
			return input
		}
	}
	return nil
}

// tileInputs are the inputs of n cells on which f might show.
func tileInputs(f Fault, n int) iter.Seq[[]Case] {
	if n == 2 || slices.Contains(tileRemember, f.Name) {
		if f.Name == "marks-renumbered" {
			return tileSequences(n, 1, 3)
		}
		return tileSequences(n, 2, 2)
	}
	base := 2
	if f.Name == "through-equal" || f.Name == "third-tile" {
		base = 3
	}
	return func(yield func([]Case) bool) {
		for c := range tileSinglePairs(n, base) {
			if !yield([]Case{c}) {
				return
			}
		}
	}
}

// tileAnyDiffers reports whether a variant of f answers otherwise than right.
func tileAnyDiffers(f Fault, right []string, input []Case) bool {
	return slices.ContainsFunc(f.variants, func(v func([]Case) []string) bool { return !slices.Equal(v(input), right) })
}

// TestTileSmallest searches for the smallest input on which each fault shows.
func TestTileSmallest(t *testing.T) {
	for _, f := range tileFaults() {
		if f.Disputed || testing.Short() && f.Smallest > 6 {
			continue
		}
		for n := 2; n < f.Smallest; n++ {
			if input := tileShows(f, n); input != nil {
				t.Errorf("%s shows on %d cells, fewer than %d:\n%s", f.Name, n, f.Smallest, tileText(input))
			}
		}
		if tileShows(f, f.Smallest) == nil {
			t.Errorf("%s shows on no input of %d cells", f.Name, f.Smallest)
		}
	}
}

// TestTileSmallestDisputed shows disputed faults on a single tile. There is no smaller board.
func TestTileSmallestDisputed(t *testing.T) {
	input := tileInput(t, "1 1\n1\n1\n1 1 1 1\n"+judge.HDU1175End)
	for _, f := range tileFaults() {
		if f.Disputed && (f.Smallest != 1 || !tileAnyDiffers(f, tileAnswers(t, input), input)) {
			t.Errorf("%s does not show on one cell, or its smallest input is said to have %d", f.Name, f.Smallest)
		}
	}
}
