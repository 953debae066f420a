package wend_test

import (
	"slices"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/link"
)

// table is a board as the textbook has it, by the standard rules: two turns at most, on the board.
type table struct{ *link.Board }

// empty reports whether a line may pass through a cell.
func (b table) empty(p grid.Pos) bool { return b.Size().Contains(p) && b.At(p) == link.Empty }

// bySteps is breadth-first search, a step at a time, over states: a cell, the direction in which the line has come
// there, and how often it has turned. It counts the states that it meets.
func (b table) bySteps(from, to grid.Pos) (joined bool, met int) {
	type state struct {
		at    grid.Pos
		dir   grid.Dir
		turns int
	}
	seen := make([][4][3]bool, b.Size().Cells())
	var queue []state
	for _, d := range grid.Dirs {
		queue = append(queue, state{from, d, 0})
	}
	for ; len(queue) > 0; queue = queue[1:] {
		s := queue[0]
		for _, d := range grid.Dirs {
			next := state{s.at.Step(d), d, s.turns}
			if d != s.dir {
				next.turns++
			}
			switch {
			case next.turns > 2:
			case next.at == to:
				return true, met
			case b.empty(next.at):
				if mark := &seen[b.Size().Index(next.at)][d][next.turns]; !*mark {
					*mark = true
					met++
					queue = append(queue, next)
				}
			}
		}
	}
	return false, met
}

// byTurns is breadth-first search, a turn at a time: each line is stretched as far as it goes, or to where one has
// passed along it before. It tells the fewest turns to each cell, -1 where there are none that few, and counts the cells
// that it passes.
func (b table) byTurns(from, to grid.Pos) (joined bool, turns []int, passed int) {
	turns = slices.Repeat([]int{-1}, b.Size().Cells())
	seen := [2][]bool{make([]bool, len(turns)), make([]bool, len(turns))} // by lines across, and by lines up and down
	bends := []grid.Pos{from}
	for turn := range 3 {
		var next []grid.Pos
		for _, bend := range bends {
			for _, d := range grid.Dirs {
				along := seen[0]
				if d.Vertical() {
					along = seen[1]
				}
				p := bend.Step(d)
				for ; b.empty(p) && !along[b.Size().Index(p)]; p = p.Step(d) {
					i := b.Size().Index(p)
					along[i] = true
					passed++
					next = append(next, p)
					if turns[i] < 0 {
						turns[i] = turn
					}
				}
				if p == to {
					return true, turns, passed
				}
			}
		}
		bends = next
	}
	return false, turns, passed
}

// byLeg looks for the middle leg of a line, in a column and in a row. It counts the words of 64 cells that it reads.
func (b table) byLeg(from, to grid.Pos) (joined bool, read int) {
	size := b.Size()
	rows, cols := newLanes(size.Rows, size.Cols), newLanes(size.Cols, size.Rows)
	for i := range size.Cells() {
		if p := size.At(i); b.At(p) != link.Empty {
			rows[p.Row].set(p.Col)
			cols[p.Col].set(p.Row)
		}
	}
	if rows.leg(from.Row, from.Col, to.Row, to.Col, size.Cols, &read) {
		return true, read
	}
	return cols.leg(from.Col, from.Row, to.Col, to.Row, size.Rows, &read), read
}

// lane is a row or a column: a bit for each cell, set where it is filled.
type lane []uint64

// lanes is all rows or all columns of a board.
type lanes []lane

func newLanes(n, length int) lanes {
	l := make(lanes, n)
	for i := range l {
		l[i] = make(lane, (length+63)/64)
	}
	return l
}

func (l lane) set(i int)         { l[i/64] |= 1 << (i % 64) }
func (l lane) filled(i int) bool { return l[i/64]>>(i%64)&1 != 0 }

// sight is the place of a cell and those that an empty stretch joins to it.
func (l lane) sight(at, length int) (lo, hi int) {
	for lo = at; lo > 0 && !l.filled(lo-1); lo-- {
	}
	for hi = at; hi < length-1 && !l.filled(hi+1); hi++ {
	}
	return lo, hi
}

// leg reports whether there is a place that cell a of lane i and cell b of lane j both see along their lanes, and that is
// empty in all lanes between.
func (l lanes) leg(i, a, j, b, length int, read *int) bool {
	lo, hi := l[i].sight(a, length)
	lo2, hi2 := l[j].sight(b, length)
	*read += (hi-lo)/64 + (hi2-lo2)/64 + 2
	lo, hi = max(lo, lo2), min(hi, hi2)
	for w := lo / 64; w <= hi/64; w++ {
		filled := uint64(0)
		for lane := min(i, j) + 1; lane < max(i, j) && ^filled != 0; lane++ {
			filled |= l[lane][w]
			*read++
		}
		for at := max(lo, 64*w); at <= min(hi, 64*w+63); at++ {
			if filled>>(at%64)&1 == 0 {
				return true
			}
		}
	}
	return false
}

// couple is two cells, the first in reading order first.
type couple [2]grid.Pos

func coupleOf(p, q grid.Pos) couple {
	if q.Before(p) {
		p, q = q, p
	}
	return couple{p, q}
}

// openByRuns finds all pairs that connect by the runs of empty cells: two equal tiles that look onto one run do, and so do
// those that touch. It counts the lookers of all runs.
func (b table) openByRuns() (open map[couple]bool, lookers int) {
	open = map[couple]bool{}
	for i := range b.Size().Cells() {
		p := b.Size().At(i)
		for _, d := range [...]grid.Dir{grid.Down, grid.Right} {
			b.open(open, []grid.Pos{p, p.Step(d)})
			if b.empty(p) && !b.empty(p.Step(d^1)) { // a run begins
				tiles := b.lookers(p, d)
				lookers += len(tiles)
				b.open(open, tiles)
			}
		}
	}
	return open, lookers
}

// open adds the pairs of equal tiles among some cells.
func (b table) open(open map[couple]bool, cells []grid.Pos) {
	for i, p := range cells {
		for _, q := range cells[:i] {
			if b.tile(p) && b.tile(q) && b.At(p) == b.At(q) {
				open[coupleOf(p, q)] = true
			}
		}
	}
}

func (b table) tile(p grid.Pos) bool { return b.Size().Contains(p) && b.At(p) > link.Empty }

// lookers is the tiles that look onto the run that begins in a cell and goes on in a direction, down or right: those at
// its ends, and the nearest on both sides of each of its cells.
func (b table) lookers(p grid.Pos, d grid.Dir) (tiles []grid.Pos) {
	see := func(p grid.Pos, d grid.Dir) {
		for p = p.Step(d); b.empty(p); p = p.Step(d) {
		}
		if b.tile(p) {
			tiles = append(tiles, p)
		}
	}
	see(p, d^1)
	see(p, d)
	for ; b.empty(p); p = p.Step(d) {
		side := grid.Down
		if d == grid.Down {
			side = grid.Right
		}
		see(p, side)
		see(p, side^1)
	}
	return tiles
}

// randomTable is a board on which about so many of a hundred cells are filled, with tiles of so many kinds and some walls.
func randomTable(size grid.Size, full, kinds, walls int, seed uint64) table {
	r, rows := grid.NewRandom(seed, 0), make([][]link.Kind, size.Rows)
	for i := range rows {
		for range size.Cols {
			k := link.Empty
			if r.Below(100) < full {
				if k = link.Kind(1 + r.Below(kinds)); r.Below(100) < walls {
					k = link.Wall
				}
			}
			rows[i] = append(rows[i], k)
		}
	}
	return table{link.NewBoard(rows)}
}

// TestHowTilesAreJoined holds the searches of the textbook against each other and against the library.
func TestHowTilesAreJoined(t *testing.T) {
	r, yes, no := grid.NewRandom(1, 0), 0, 0
	for seed := range uint64(3000) {
		b := randomTable(grid.Size{Rows: 1 + r.Below(7), Cols: 1 + r.Below(7)}, 20+r.Below(70), 1+r.Below(4), 10, seed)
		open, _ := b.openByRuns()
		for i := range b.Size().Cells() {
			for j := range b.Size().Cells() {
				p, q := b.Size().At(i), b.Size().At(j)
				if i == j || !b.tile(p) || !b.tile(q) || b.At(p) != b.At(q) {
					continue
				}
				_, code := b.Connect(p, q, link.Standard)
				want := code == ""
				steps, _ := b.bySteps(p, q)
				turns, _, _ := b.byTurns(p, q)
				leg, _ := b.byLeg(p, q)
				if steps != want || turns != want || leg != want || open[coupleOf(p, q)] != want {
					t.Fatalf("%v-%v: %v by steps, %v by turns, %v by the middle leg, %v by runs, want %v on\n%s",
						p, q, steps, turns, leg, open[coupleOf(p, q)], want, b.AppendPicture(nil))
				}
				if want {
					yes++
				} else {
					no++
				}
			}
		}
	}
	if yes < 1000 || no < 1000 {
		t.Errorf("%d pairs connect, and %d do not", yes, no)
	}
}
