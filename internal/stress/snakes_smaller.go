package stress

import (
	"iter"
	"slices"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
)

// snakeCompare is negative if a is smaller than b: it has fewer squares, or as many and fewer blocks and stones, or as many
// and a smaller sum of their rows and columns. Each is a whole number from 0, so getting smaller ends.
func snakeCompare(a, b snakeCase) int {
	x, y := snakeMeasure(a), snakeMeasure(b)
	return slices.Compare(x[:], y[:])
}

func snakeMeasure(c snakeCase) [3]int {
	stones := c.stones()
	sum := 0
	for _, p := range append(stones, c.Body...) {
		sum += p.Row + p.Col
	}
	return [3]int{c.Cells(), len(c.Body) + len(stones), sum}
}

// snakeSmaller are the cases smaller than c that are a change away from it, the boldest first: without some rows or
// columns, without some blocks at the tail or at the head, without some stones, and with snake or stones nearer to the exit.
func snakeSmaller(c Case) iter.Seq[Case] {
	of := c.(snakeCase)
	return func(yield func(Case) bool) {
		_ = snakeWithoutLines(of, yield) && snakeWithoutBlocks(of, yield) && snakeWithoutStones(of, yield) && snakeShifted(of, yield)
	}
}

// snakeWithoutLines leaves out rows, then columns, with all that is on them.
func snakeWithoutLines(c snakeCase, yield func(Case) bool) bool {
	size := c.Lair.Size()
	for from, to := range runsOf(size.Rows) {
		less := grid.Size{Rows: size.Rows - (to - from), Cols: size.Cols}
		if !snakeWithout(c, less, func(p grid.Pos) (grid.Pos, bool) {
			row, ok := snakeLeftOut(p.Row, from, to)
			return grid.Pos{Row: row, Col: p.Col}, ok
		}, yield) {
			return false
		}
	}
	for from, to := range runsOf(size.Cols) {
		less := grid.Size{Rows: size.Rows, Cols: size.Cols - (to - from)}
		if !snakeWithout(c, less, func(p grid.Pos) (grid.Pos, bool) {
			col, ok := snakeLeftOut(p.Col, from, to)
			return grid.Pos{Row: p.Row, Col: col}, ok
		}, yield) {
			return false
		}
	}
	return true
}

// snakeLeftOut is the number of line i when those from one to another, which stays, are left out, and whether it stays too.
func snakeLeftOut(i, from, to int) (int, bool) {
	if i < to {
		return i, i < from
	}
	return i - (to - from), true
}

// snakeWithout is the case of a size with those blocks and stones that stay, where they then are, if that is a case.
func snakeWithout(c snakeCase, size grid.Size, stays func(grid.Pos) (grid.Pos, bool), yield func(Case) bool) bool {
	var body, stones []grid.Pos
	for _, b := range c.Body {
		if to, ok := stays(b); ok {
			body = append(body, to)
		}
	}
	for _, s := range c.stones() {
		if to, ok := stays(s); ok {
			stones = append(stones, to)
		}
	}
	return snakeOffer(size, body, stones, yield)
}

// snakeOffer yields a case if it is one, and reports whether more are wanted.
func snakeOffer(size grid.Size, body, stones []grid.Pos, yield func(Case) bool) bool {
	if len(body) < snakeShort {
		return true
	}
	if _, fault := lair.BodyFault(size, body); fault != "" {
		return true
	}
	return yield(newSnakeCase(size, body, stones))
}

// snakeWithoutBlocks cuts the snake at its tail, then at its head.
func snakeWithoutBlocks(c snakeCase, yield func(Case) bool) bool {
	size, n := c.Lair.Size(), len(c.Body)
	for length := snakeShort; length < n; length++ {
		if !yield(newSnakeCase(size, c.Body[:length], c.stones())) {
			return false
		}
	}
	for length := snakeShort; length < n; length++ {
		if !yield(newSnakeCase(size, c.Body[n-length:], c.stones())) {
			return false
		}
	}
	return true
}

func snakeWithoutStones(c snakeCase, yield func(Case) bool) bool {
	stones := c.stones()
	for from, to := range runsOf(len(stones)) {
		if !yield(newSnakeCase(c.Lair.Size(), c.Body, slices.Delete(slices.Clone(stones), from, to))) {
			return false
		}
	}
	return true
}

// snakeShifted moves everything, the snake, its last block, or a stone, up or to the left.
func snakeShifted(c snakeCase, yield func(Case) bool) bool {
	size, stones := c.Lair.Size(), c.stones()
	for _, d := range []grid.Dir{grid.Up, grid.Left} {
		if !snakeOfferShift(c, snakeMoved(c.Body, d), snakeMoved(stones, d), yield) ||
			!snakeOfferShift(c, snakeMoved(c.Body, d), stones, yield) {
			return false
		}
		for i := range stones {
			one := slices.Clone(stones)
			one[i] = one[i].Step(d)
			if !slices.Contains(stones, one[i]) && !snakeOfferShift(c, c.Body, one, yield) {
				return false
			}
		}
	}
	last := c.Body[len(c.Body)-1]
	for _, d := range grid.Dirs {
		to := c.Body[len(c.Body)-2].Step(d)
		if to.Row+to.Col < last.Row+last.Col && !snakeOffer(size, append(slices.Clone(c.Body[:len(c.Body)-1]), to), stones, yield) {
			return false
		}
	}
	return true
}

// snakeMoved are squares each a step further.
func snakeMoved(squares []grid.Pos, d grid.Dir) (to []grid.Pos) {
	for _, s := range squares {
		to = append(to, s.Step(d))
	}
	return to
}

// snakeOfferShift is offer, unless a stone has left the lair.
func snakeOfferShift(c snakeCase, body, stones []grid.Pos, yield func(Case) bool) bool {
	size := c.Lair.Size()
	if slices.ContainsFunc(stones, func(s grid.Pos) bool { return !size.Contains(s) }) {
		return true
	}
	return snakeOffer(size, body, stones, yield)
}
