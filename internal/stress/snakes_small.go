package stress

import (
	"slices"

	"github.com/wendgames/wend/grid"
)

// snakeSmall is the most squares of most random lairs.
const snakeSmall = 36

// snakeRandom is a case of at most so many squares, or of two; one in four is what chance makes of a lure, if it is so small.
func snakeRandom(r *grid.Random, cells int) Case {
	if r.Below(4) == 0 {
		if c := snakeLures[r.Below(len(snakeLures))].draw(r); c.Cells() <= cells {
			return c
		}
	}
	c := snakeDrawn(r, cells, snakeLong)
	const tries = 4 // for a way that is not as short as it can be
	for range tries {
		if snakeAnswer(snakeNoSlip, c) != c.Body[0].Distance(snakeExit) {
			break
		}
		c = snakeDrawn(r, cells, snakeLong)
	}
	return c
}

func snakeAny(r *grid.Random) snakeCase {
	return snakeRandom(r, snakeShort+r.Below(snakeSmall-snakeShort+1)).(snakeCase)
}

// snakeDrawn is a case of at most so many squares, or of two, with a snake of at most so many blocks.
func snakeDrawn(r *grid.Random, cells, longest int) snakeCase {
	return snakeIn(r, snakeSizeWithin(r, max(cells, snakeShort)), longest)
}

// snakeSizeWithin is a size of 2 to so many squares, more often with several rows and columns than with one.
func snakeSizeWithin(r *grid.Random, cells int) grid.Size {
	for {
		n := snakeShort + r.Below(cells-snakeShort+1)
		short := 1
		for short*short < n && r.Below(3) > 0 {
			short++
		}
		if short == 1 && r.Below(4) > 0 {
			continue
		}
		size := grid.Size{Rows: short, Cols: min(n/short, snakeSide)}
		size = eitherShape(r, size)
		if size.Cells() >= snakeShort {
			return size
		}
	}
}

// snakeIn is an undisputed case of a size, of at least two squares, with a snake of at most so many blocks, and with few to
// many stones, very seldom one on the exit.
func snakeIn(r *grid.Random, size grid.Size, longest int) snakeCase {
	body := snakeUndisputed(r, size, longest)
	return newSnakeCase(size, body, snakeStones(r, size, body, 10*r.Below(6)))
}

// snakeUndisputed is a body of at most so many blocks, of which none but the head is on the exit.
func snakeUndisputed(r *grid.Random, size grid.Size, longest int) []grid.Pos {
	for {
		length := snakeShort + r.Below(min(longest, size.Cells())-snakeShort+1)
		if body := snakeWalk(r, size, length, nil); body != nil && !slices.Contains(body[1:], snakeExit) {
			return body
		}
	}
}

// snakeWalk is a body of a length that is on no stone, or nil where the walk at random ends before. Half of all bodies coil up.
func snakeWalk(r *grid.Random, size grid.Size, length int, stones []grid.Pos) []grid.Pos {
	at := size.At(r.Below(size.Cells()))
	if slices.Contains(stones, at) {
		return nil
	}
	body := []grid.Pos{at}
	coils := r.Below(2) == 0
	for len(body) < length {
		var free []grid.Pos
		for _, d := range grid.Dirs {
			to := body[len(body)-1].Step(d)
			if size.Contains(to) && !slices.Contains(body, to) && !slices.Contains(stones, to) {
				free = append(free, to)
				if coils && snakeBesides(body, to) > 1 {
					free = append(free, to, to)
				}
			}
		}
		if len(free) == 0 {
			return nil
		}
		body = append(body, free[r.Below(len(free))])
	}
	return body
}

// snakeBesides is how many of the squares are beside one.
func snakeBesides(squares []grid.Pos, one grid.Pos) (n int) {
	for _, s := range squares {
		if s.Beside(one) {
			n++
		}
	}
	return n
}

// snakeStones are stones on so many percent of the squares that no block is on, on the exit in one case of twenty at most.
func snakeStones(r *grid.Random, size grid.Size, body []grid.Pos, percent int) (stones []grid.Pos) {
	open := r.Below(20) > 0
	for i := range size.Cells() {
		at := size.At(i)
		if r.Below(100) < percent && !slices.Contains(body, at) && (at != snakeExit || !open) {
			stones = append(stones, at)
		}
	}
	return stones
}

// snakeDisputed is a case with the exit or a stone under the body.
func snakeDisputed(r *grid.Random) snakeCase {
	for {
		size := snakeSizeWithin(r, 16)
		body := snakeWalk(r, size, snakeShort+r.Below(min(snakeLong, size.Cells())-snakeShort+1), nil)
		if body == nil {
			continue
		}
		stones := snakeStones(r, size, body, 10*r.Below(5))
		for _, b := range body {
			if r.Below(2*len(body)) == 0 {
				stones = append(stones, b)
			}
		}
		if c := newSnakeCase(size, body, stones); c.Disputed() {
			return c
		}
	}
}

// snakeWalled is a case without a way, though the exit is no stone.
func snakeWalled(r *grid.Random) snakeCase {
	for {
		c := snakeDrawn(r, snakeSmall, snakeLong)
		if !c.Lair.Stone(snakeExit) && snakeAnswer(snakeNoSlip, c) == snakeNoWay {
			return c
		}
	}
}

// snakeShortcut is a case in which a shorter way leads over squares of the snake.
func snakeShortcut(r *grid.Random) snakeCase {
	for {
		c := snakeDrawn(r, snakeSmall, snakeLong)
		if n := snakeAnswer(snakeBodyIgnored, c); n != snakeNoWay && n < snakeAnswer(snakeNoSlip, c) {
			return c
		}
	}
}

// snakeTall is a case with more rows than columns, on which those who exchange them fail.
func snakeTall(r *grid.Random) snakeCase {
	return snakeShowing(r, func(r *grid.Random) snakeCase {
		cols := 1 + r.Below(4)
		return snakeIn(r, grid.Size{Rows: cols + 1 + r.Below(4), Cols: cols}, snakeLong)
	}, snakeRowsByColumns, snakeColumnsByRows)
}

// snakeWide is the same with more columns than rows.
func snakeWide(r *grid.Random) snakeCase {
	return snakeShowing(r, func(r *grid.Random) snakeCase {
		rows := 1 + r.Below(4)
		return snakeIn(r, grid.Size{Rows: rows, Cols: rows + 1 + r.Below(4)}, snakeLong)
	}, snakeRowsByColumns, snakeColumnsByRows)
}

// snakeRing is a case in which a ring one square wide lies at the end of a corridor one square wide. The snake lies in them,
// its head where chance has it.
func snakeRing(r *grid.Random) snakeCase {
	high, wide := 2+r.Below(3), 2+r.Below(3)
	row, col := r.Below(2), 1+r.Below(3) // of the ring's first square
	size := grid.Size{Rows: row + high, Cols: col + wide}
	open := map[grid.Pos]bool{}
	for i := range row + 1 {
		open[grid.Pos{Row: i}] = true
	}
	for i := range col {
		open[grid.Pos{Row: row, Col: i}] = true
	}
	for i := range high * wide {
		if y, x := i/wide, i%wide; y == 0 || x == 0 || y == high-1 || x == wide-1 {
			open[grid.Pos{Row: row + y, Col: col + x}] = true
		}
	}
	var stones []grid.Pos
	for i := range size.Cells() {
		if at := size.At(i); !open[at] {
			stones = append(stones, at)
		}
	}
	return snakeAmong(r, size, stones)
}

// snakeAmong is a case with these stones, and an undisputed snake on squares between them, which must have room for one of
// two blocks.
func snakeAmong(r *grid.Random, size grid.Size, stones []grid.Pos) snakeCase {
	for {
		length := snakeShort + r.Below(snakeLong-snakeShort+1)
		if body := snakeWalk(r, size, length, stones); body != nil && !slices.Contains(body[1:], snakeExit) {
			return newSnakeCase(size, body, stones)
		}
	}
}

// snakeLongWay is a case with a way of more steps than there are squares: the snake comes out of a dead end beside the exit,
// goes through a corridor to a place where it can turn, and back. Chance changes some squares.
func snakeLongWay(r *grid.Random) snakeCase {
	for {
		length, corridor, room := snakeShort+r.Below(3), r.Below(4), 3+r.Below(3)
		size := grid.Size{Rows: 2 + r.Below(2), Cols: length + corridor + room}
		var body, stones []grid.Pos
		for i := range length {
			body = append(body, grid.Pos{Row: 1, Col: length - 1 - i})
		}
		for i := 1; i < length+corridor; i++ {
			stones = append(stones, grid.Pos{Col: i})
		}
		c := newSnakeCase(size, body, append(stones, grid.Pos{Row: 1, Col: size.Cols - 1 - r.Below(room)}))
		for range r.Below(6) {
			c = snakeChanged(r, c)
		}
		if r.Below(2) == 0 {
			c = snakeTurned(c)
		}
		if snakeAnswer(snakeNoSlip, c) > c.Cells() {
			return c
		}
	}
}

// snakeTurned is a case with rows for columns.
func snakeTurned(c snakeCase) snakeCase {
	turn := func(squares []grid.Pos) (to []grid.Pos) {
		for _, s := range squares {
			to = append(to, grid.Pos{Row: s.Col, Col: s.Row})
		}
		return to
	}
	size := c.Lair.Size()
	return newSnakeCase(grid.Size{Rows: size.Cols, Cols: size.Rows}, turn(c.Body), turn(c.stones()))
}

// snakeChanged is a case with a stone more or less.
func snakeChanged(r *grid.Random, c snakeCase) snakeCase {
	size, stones := c.Lair.Size(), c.stones()
	at := size.At(r.Below(size.Cells()))
	if i := slices.Index(stones, at); i >= 0 {
		stones = slices.Delete(stones, i, i+1)
	} else if !slices.Contains(c.Body, at) {
		stones = append(stones, at)
	}
	return newSnakeCase(size, c.Body, stones)
}
