package stress

import (
	"iter"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/link"
)

// tileTinyCells is the size of the largest of the tiny boards.
const tileTinyCells = 8

// tileTiny is every board of 2 to 8 cells, up to the names of the kinds: a board of one cell has no query but a disputed
// one. Small boards come first. Each is asked for all pairs of equal tiles, and for some others.
func tileTiny(*grid.Random) iter.Seq[Case] {
	return func(yield func(Case) bool) {
		count := 0
		for n := 2; n <= tileTinyCells; n++ {
			for size := range tileShapes(n) {
				for kinds := range tilePatterns(n) {
					count++
					if !yield(newTileCase(tileRows(kinds, size.Cols), tileTinyQueries(kinds, size, count))) {
						return
					}
				}
			}
		}
	}
}

// tileShapes are the sizes of n cells.
func tileShapes(n int) iter.Seq[grid.Size] {
	return func(yield func(grid.Size) bool) {
		for rows := 1; rows <= n; rows++ {
			if n%rows == 0 && !yield(grid.Size{Rows: rows, Cols: n / rows}) {
				return
			}
		}
	}
}

// tilePatterns are the contents of n cells, up to the names of the kinds: a cell is empty, or has a kind that came before,
// or the next one. There are Bell(n+1) of them: the empty cells are one more class of a partition. The slice is the same
// each time.
func tilePatterns(n int) iter.Seq[[]link.Kind] {
	return func(yield func([]link.Kind) bool) {
		kinds := make([]link.Kind, n)
		var fill func(i int, most link.Kind) bool
		fill = func(i int, most link.Kind) bool {
			if i == n {
				return yield(kinds)
			}
			for k := range most + 2 {
				kinds[i] = k
				if !fill(i+1, max(most, k)) {
					return false
				}
			}
			return true
		}
		fill(0, 0)
	}
}

// tileRows cuts kinds into rows.
func tileRows(kinds []link.Kind, cols int) (rows [][]link.Kind) {
	for i := 0; i < len(kinds); i += cols {
		rows = append(rows, kinds[i:i+cols])
	}
	return rows
}

// tileTinyQueries are all pairs of equal tiles, then some of the other pairs, one of each sort, then the equal tiles the
// other way round, as far as the statement allows. Which of the other pairs they are changes with count.
func tileTinyQueries(kinds []link.Kind, size grid.Size, count int) (queries [][2]grid.Pos) {
	var others [3][][2]grid.Pos // both empty, one of them empty, different tiles
	for i, k := range kinds {
		for j := range i {
			q := [2]grid.Pos{size.At(j), size.At(i)}
			switch l := kinds[j]; {
			case k == l && k != link.Empty:
				queries = append(queries, q)
			case k == l:
				others[0] = append(others[0], q)
			case k == link.Empty || l == link.Empty:
				others[1] = append(others[1], q)
			default:
				others[2] = append(others[2], q)
			}
		}
	}
	equal := len(queries)
	for _, list := range others {
		if len(list) > 0 {
			queries = append(queries, list[count%len(list)])
		}
	}
	for _, q := range queries[:min(equal, tileMaxQueries-len(queries))] {
		queries = append(queries, [2]grid.Pos{q[1], q[0]})
	}
	return queries
}
