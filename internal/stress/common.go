package stress

import (
	"iter"

	"github.com/wendgames/wend/grid"
)

// What the parts of both problems use: endless draws, the orders of directions, shapes turned, and runs to leave out.

// endless are the cases that a draw makes, one after the other.
func endless[C Case](draw func(*grid.Random) C) func(*grid.Random) iter.Seq[Case] {
	return func(r *grid.Random) iter.Seq[Case] {
		return func(yield func(Case) bool) {
			for yield(draw(r)) {
				continue
			}
		}
	}
}

// allOrders are the 24 orders of the directions.
func allOrders() (orders [][4]grid.Dir) {
	for i := range 4 * 4 * 4 * 4 {
		order := [4]grid.Dir{grid.Dirs[i>>6], grid.Dirs[i>>4&3], grid.Dirs[i>>2&3], grid.Dirs[i&3]}
		seen := 0
		for _, d := range order {
			seen |= 1 << d
		}
		if seen == 1<<4-1 {
			orders = append(orders, order)
		}
	}
	return orders
}

// eitherShape is a size as it is or with rows for columns.
func eitherShape(r *grid.Random, size grid.Size) grid.Size {
	if r.Below(2) == 0 {
		return grid.Size{Rows: size.Cols, Cols: size.Rows}
	}
	return size
}

// runsOf are the runs from i to below j of n things that are worth leaving out: all halves, quarters and so on.
func runsOf(n int) iter.Seq2[int, int] {
	return func(yield func(i, j int) bool) {
		for length := (n + 1) / 2; length > 0; length /= 2 {
			for i := 0; i < n; i += length {
				if !yield(i, min(i+length, n)) {
					return
				}
			}
		}
	}
}
