package stress

import (
	"iter"
	"slices"

	"github.com/wendgames/wend/grid"
)

// snakeTiny is the most squares of a lair of the kind tiny.
const snakeTiny = 8

// tinySnakes are all undisputed cases of up to snakeTiny squares.
func tinySnakes(*grid.Random) iter.Seq[Case] {
	return func(yield func(Case) bool) {
		for c := range allSnakes(shortSnake, snakeTiny, false) {
			if !yield(c) {
				return
			}
		}
	}
}

// allSnakes yields every case of lairs of so many squares, within the limits of the problem, from fewest to most: every
// shape of lair, every body, every set of stones. They are undisputed, or all.
func allSnakes(from, to int, disputed bool) iter.Seq[snakeCase] {
	return func(yield func(snakeCase) bool) {
		for cells := from; cells <= to; cells++ {
			for rows := 1; rows <= min(cells, snakeSide); rows++ {
				size := grid.Size{Rows: rows, Cols: cells / rows}
				if size.Cells() == cells && size.Cols <= snakeSide && !snakesOf(size, disputed, yield) {
					return
				}
			}
		}
	}
}

// snakesOf yields the cases of lairs of a size, and reports whether more are wanted.
func snakesOf(size grid.Size, disputed bool, yield func(snakeCase) bool) bool {
	for length := shortSnake; length <= min(longSnake, size.Cells()); length++ {
		for i := range size.Cells() {
			more := bodiesFrom(size, []grid.Pos{size.At(i)}, length, func(body []grid.Pos) bool {
				return !disputed && slices.Contains(body[1:], snakeExit) || stonesAround(size, body, disputed, yield)
			})
			if !more {
				return false
			}
		}
	}
	return true
}

// bodiesFrom yields all bodies of a length that begin so, each in memory of its own, and reports whether more are wanted.
func bodiesFrom(size grid.Size, body []grid.Pos, length int, yield func([]grid.Pos) bool) bool {
	if len(body) == length {
		return yield(slices.Clone(body))
	}
	for _, d := range grid.Dirs {
		next := body[len(body)-1].Step(d)
		if size.Contains(next) && !slices.Contains(body, next) && !bodiesFrom(size, append(body, next), length, yield) {
			return false
		}
	}
	return true
}

// stonesAround yields the cases of a body with every set of stones, or with those of which none lies under it, and reports
// whether more are wanted.
func stonesAround(size grid.Size, body []grid.Pos, under bool, yield func(snakeCase) bool) bool {
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
