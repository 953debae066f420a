package link_test

import (
	"cmp"
	"slices"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/link"
)

// The oracles follow the rule word by word, slowly, and share nothing with the package but its types.

// at is what cell p of a drawn board holds: empty in the ring if lines may go there, else a wall.
func at(rows [][]link.Kind, p grid.Pos, outside bool) link.Kind {
	n, m := len(rows), len(rows[0])
	if p.Row >= 0 && p.Col >= 0 && p.Row < n && p.Col < m {
		return rows[p.Row][p.Col]
	}
	if outside && p.Row >= -1 && p.Col >= -1 && p.Row <= n && p.Col <= m {
		return link.Empty
	}
	return link.Wall
}

// pairRefusal is the code for two cells that are no two equal tiles.
func pairRefusal(rows [][]link.Kind, p, q grid.Pos) link.Code {
	size := grid.Size{Rows: len(rows), Cols: len(rows[0])}
	if !size.Contains(p) || !size.Contains(q) {
		return link.OffBoard
	}
	if p == q {
		return link.SameCell
	}
	k, l := rows[p.Row][p.Col], rows[q.Row][q.Col]
	if k == link.Wall || l == link.Wall {
		return link.OnWall
	}
	if k == link.Empty || l == link.Empty {
		return link.OnEmpty
	}
	if k != l {
		return link.KindsDiffer
	}
	return ""
}

// leastTurns is the least number of turns of a line from p to q, by breadth-first search over cell and
// direction, a layer a turn; -1 if there is no line.
func leastTurns(rows [][]link.Kind, p, q grid.Pos, outside bool) int {
	type state struct {
		p grid.Pos
		d grid.Dir
	}
	seen := map[state]bool{}
	var layer []state
	for _, d := range grid.Dirs {
		layer = append(layer, state{p, d})
	}
	for turns := 0; len(layer) > 0; turns++ {
		var next []state
		for len(layer) > 0 {
			s := layer[0]
			layer = layer[1:]
			if seen[s] {
				continue
			}
			seen[s] = true
			to := s.p.Step(s.d)
			if to == q {
				return turns
			}
			if at(rows, to, outside) != link.Empty {
				continue
			}
			layer = append(layer, state{to, s.d})
			for _, d := range grid.Dirs {
				if d != s.d {
					next = append(next, state{to, d})
				}
			}
		}
		layer = next
	}
	return -1
}

// bestLine writes down every line from p to q with the given number of turns, which must be the least,
// corner by corner, and keeps the best one.
func bestLine(rows [][]link.Kind, p, q grid.Pos, outside bool, turns int) link.Line {
	var best link.Line
	bestSteps := 0
	key := func(l link.Line) link.Line {
		if q.Before(p) {
			l = slices.Clone(l)
			slices.Reverse(l)
		}
		return l
	}
	var extend func(line link.Line, last grid.Dir, steps int)
	extend = func(line link.Line, last grid.Dir, steps int) {
		for _, d := range grid.Dirs {
			if len(line) > 1 && d.Vertical() == last.Vertical() {
				continue
			}
			n := steps
			for c := line[len(line)-1].Step(d); ; c = c.Step(d) {
				n++
				if c == q && len(line) == turns+1 {
					whole := append(slices.Clone(line), q)
					if best == nil || n < bestSteps || n == bestSteps && comesFirst(key(whole), key(best)) {
						best, bestSteps = whole, n
					}
				}
				if at(rows, c, outside) != link.Empty {
					break
				}
				if len(line) <= turns {
					extend(append(slices.Clone(line), c), d, n)
				}
			}
		}
	}
	extend(link.Line{p}, 0, 0)
	return best
}

// comesFirst compares two lines of as many points, point by point.
func comesFirst(l, k link.Line) bool {
	for i := range l {
		if l[i] != k[i] {
			return l[i].Before(k[i])
		}
	}
	return false
}

// connect is the right answer to Board.Connect.
func connect(rows [][]link.Kind, p, q grid.Pos, rules link.Rules) (link.Line, link.Code) {
	if code := pairRefusal(rows, p, q); code != "" {
		return nil, code
	}
	turns := leastTurns(rows, p, q, rules.Outside)
	if turns < 0 || rules.Turns != link.AnyTurns && turns > rules.Turns {
		return nil, link.NoLine
	}
	return bestLine(rows, p, q, rules.Outside, turns), ""
}

// settle is what a board settles to: one tile moves by one cell, as long as one can.
func settle(rows [][]link.Kind, slide link.Slide) [][]link.Kind {
	board := make([][]link.Kind, len(rows))
	for r, row := range rows {
		board[r] = slices.Clone(row)
	}
	size := grid.Size{Rows: len(rows), Cols: len(rows[0])}
	for moved := true; moved; {
		moved = false
		for i := range size.Cells() {
			p := size.At(i)
			d := wanted(size, p, slide)
			if d == none || board[p.Row][p.Col] <= link.Empty {
				continue
			}
			to := p.Step(d)
			if at(board, to, false) != link.Empty || wanted(size, to, slide) != d { // the centre line, or the middle
				continue
			}
			board[to.Row][to.Col], board[p.Row][p.Col] = board[p.Row][p.Col], link.Empty
			moved = true
		}
	}
	return board
}

// none is no direction.
const none grid.Dir = 4

// wanted is the direction in which a tile on p wants to move.
func wanted(size grid.Size, p grid.Pos, slide link.Slide) grid.Dir {
	row, col := side(p.Row, size.Rows), side(p.Col, size.Cols)
	switch slide {
	case link.SlideDown:
		return grid.Down
	case link.SlideUp:
		return grid.Up
	case link.SlideLeft:
		return grid.Left
	case link.SlideRight:
		return grid.Right
	case link.RowsIn:
		return [3]grid.Dir{grid.Down, none, grid.Up}[row]
	case link.RowsOut:
		return [3]grid.Dir{grid.Up, none, grid.Down}[row]
	case link.ColsIn:
		return [3]grid.Dir{grid.Right, none, grid.Left}[col]
	case link.ColsOut:
		return [3]grid.Dir{grid.Left, none, grid.Right}[col]
	}
	return none
}

// side is where row (column) i of n lies: 0 in the first half, 1 in the middle, 2 in the second half.
func side(i, n int) int { return 1 + cmp.Compare(2*i+1, n) }
