package stress

import (
	"iter"
	"slices"

	"github.com/wendgames/wend/grid"
)

// snakeTinyCells is the most squares of a lair of the kind tiny.
const snakeTinyCells = 8

// snakeTinies are all undisputed cases of up to snakeTinyCells squares.
func snakeTinies(*grid.Random) iter.Seq[Case] {
	return func(yield func(Case) bool) {
		for c := range snakeAll(snakeShort, snakeTinyCells, false) {
			if !yield(c) {
				return
			}
		}
	}
}

// snakeAll yields every case of lairs of so many squares, within the limits of the problem, from fewest to most: every
// shape of lair, every body, every set of stones. They are undisputed, or all.
func snakeAll(from, to int, disputed bool) iter.Seq[snakeCase] {
	return func(yield func(snakeCase) bool) {
		for cells := from; cells <= to; cells++ {
			for rows := 1; rows <= min(cells, snakeSide); rows++ {
				size := grid.Size{Rows: rows, Cols: cells / rows}
				if size.Cells() == cells && size.Cols <= snakeSide && !snakeAllOf(size, disputed, yield) {
					return
				}
			}
		}
	}
}

// snakeAllOf yields the cases of lairs of a size, and reports whether more are wanted.
func snakeAllOf(size grid.Size, disputed bool, yield func(snakeCase) bool) bool {
	for length := snakeShort; length <= min(snakeLong, size.Cells()); length++ {
		for i := range size.Cells() {
			more := snakeBodies(size, []grid.Pos{size.At(i)}, length, func(body []grid.Pos) bool {
				return !disputed && slices.Contains(body[1:], snakeExit) || snakeStonesAround(size, body, disputed, yield)
			})
			if !more {
				return false
			}
		}
	}
	return true
}

// snakeBodies yields all bodies of a length that begin so, each in memory of its own, and reports whether more are wanted.
func snakeBodies(size grid.Size, body []grid.Pos, length int, yield func([]grid.Pos) bool) bool {
	if len(body) == length {
		return yield(slices.Clone(body))
	}
	for _, d := range grid.Dirs {
		next := body[len(body)-1].Step(d)
		if size.Contains(next) && !slices.Contains(body, next) && !snakeBodies(size, append(body, next), length, yield) {
			return false
		}
	}
	return true
}

// snakeStonesAround yields the cases of a body with every set of stones, or with those of which none lies under it, and reports
// whether more are wanted.
func snakeStonesAround(size grid.Size, body []grid.Pos, under bool, yield func(snakeCase) bool) bool {
	var places []grid.Pos
	for i := range size.Cells() {
		if at := size.At(i); under || !slices.Contains(body, at) {
			places = append(places, at)
		}
	}
	stones := make([]grid.Pos, 0, len(places))
	for set := range 1 << len(places) {
		stones = stones[:0]
		for i, at := range places {
			if set>>i&1 != 0 {
				stones = append(stones, at)
			}
		}
		if !yield(newSnakeCase(size, body, stones)) {
			return false
		}
	}
	return true
}
