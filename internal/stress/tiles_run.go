package stress

import (
	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/link"
)

// tileRun is a run of a program: its global variables.
type tileRun struct {
	tileProgram
	side  int         // of the tables, in cells
	kinds []link.Kind // the board's cell 0,0 is at 1,1: there are cells all round it
	seen  []int32     // stamp and turns of a mark
	stamp int
	size  grid.Size

	from, to grid.Pos // the box
	start    grid.Pos
	goal     grid.Pos
	kind     link.Kind // of the tile at the start
	states   tileStates
	found    bool
}

// run is what the program prints for an input, line by line.
func (p tileProgram) run(input []Case) []string {
	side := 0
	for _, c := range input {
		size := c.(tileCase).Board.Size()
		side = max(side, size.Rows+2, size.Cols+2)
	}
	r := &tileRun{tileProgram: p, side: side, stamp: 1}
	r.kinds, r.seen = make([]link.Kind, side*side), make([]int32, (side*side+1)*p.marks.width())
	var lines []string
	for i, c := range input {
		if i == 0 || !r.firstOnly {
			lines = r.answerCase(lines, c.(tileCase))
		}
	}
	return lines
}

// answerCase appends the answers of a case to lines.
func (r *tileRun) answerCase(lines []string, c tileCase) []string {
	r.read(c.Board)
	r.forget(tileForCase)
	for i, q := range c.Queries {
		r.forget(tileForQuery)
		if r.renumbered {
			r.stamp = i + 1
		}
		answer := "NO"
		if r.answer(q) {
			answer = "YES"
		}
		lines = append(lines, answer)
	}
	return lines
}

// read puts a board into the table.
func (r *tileRun) read(b *link.Board) {
	if !r.dirty && !r.keepsZeros {
		clear(r.kinds)
	}
	r.size = b.Size()
	for i := range r.size.Cells() {
		p := r.size.At(i)
		if k := b.At(p); k != link.Empty || !r.keepsZeros {
			r.kinds[r.index(p)] = k
		}
	}
}

// forget clears what is not kept for longer than scope.
func (r *tileRun) forget(scope tileScope) {
	if r.marksKept <= scope {
		r.stamp++
	}
	if r.queueKept <= scope {
		r.states.clear()
	}
	if r.flagKept <= scope {
		r.found = false
	}
}

// answer answers a query.
func (r *tileRun) answer(q [2]grid.Pos) bool {
	a, b := q[0], q[1]
	if r.columnFirst {
		a, b = grid.Pos{Row: a.Col, Col: a.Row}, grid.Pos{Row: b.Col, Col: b.Row}
	}
	if r.fromZero {
		a, b = grid.Pos{Row: a.Row + 1, Col: a.Col + 1}, grid.Pos{Row: b.Row + 1, Col: b.Col + 1}
	}
	if r.back {
		a, b = b, a
	}
	if !r.asks(a, b) {
		return r.flagAlways && r.found
	}
	if a == b && r.same != tileSameSearched {
		return true
	}
	r.found = r.search(a, b) || r.found
	if r.takes && r.found {
		r.kinds[r.index(a)], r.kinds[r.index(b)] = link.Empty, link.Empty
	}
	if r.opens {
		r.kinds[r.index(b)] = link.Empty
	}
	return r.found
}

// asks reports whether a and b may be equal tiles, or are taken for such.
func (r *tileRun) asks(a, b grid.Pos) bool {
	k, l := r.kinds[r.index(a)], r.kinds[r.index(b)]
	switch {
	case a == b && (r.same == tileSameNo || r.same == tileSameAlways):
		return r.same == tileSameAlways
	case k == link.Empty || l == link.Empty:
		return r.empties && k == l
	}
	return k == l || r.anyKinds
}

// search reports whether it finds a line from a to b.
func (r *tileRun) search(a, b grid.Pos) bool {
	r.from, r.to = grid.Pos{}, grid.Pos{Row: r.size.Rows, Col: r.size.Cols}
	if r.box != nil {
		r.from, r.to = r.box(r.size, a, b)
	}
	r.start, r.goal, r.kind = a, b, r.kinds[r.index(a)]
	start := tileState{at: a, dir: -1}
	if r.looks {
		start.dir = 0
	}
	if r.list == tileRecursion {
		return r.deep(start)
	}
	return r.wide(start)
}

// deep searches on from s, depth first.
func (r *tileRun) deep(s tileState) bool {
	for i := range r.order {
		n, there, open := r.step(s, i)
		if there {
			return true
		}
		if open {
			r.mark(n)
			if r.deep(n) {
				return true
			}
		}
	}
	return false
}

// wide searches on from start and from whatever else is on the list, in the order of the list.
func (r *tileRun) wide(start tileState) bool {
	r.states.put(start, tileQueue, false)
	for s, more := r.states.take(); more; s, more = r.states.take() {
		if r.late && s != start {
			if r.marked(s) {
				continue
			}
			r.mark(s)
		}
		for i := range r.order {
			n, there, open := r.step(s, i)
			if there {
				return true
			}
			if open {
				if !r.late {
					r.mark(n)
				}
				r.states.put(n, r.list, n.turns == s.turns)
			}
		}
	}
	return false
}

// step is the state one step from s in the direction of number i; there reports whether the second tile is there, open
// whether the search may go on from it.
func (r *tileRun) step(s tileState, i int) (n tileState, there, open bool) {
	n = tileState{s.at.Step(r.order[i]), i, s.turns}
	if s.dir >= 0 && s.dir != i {
		n.turns++
	}
	if n.turns > 2+r.turns || n.turns == 2 && !r.ends(r.order[i]) {
		return n, r.lastFree && n.at == r.goal && r.inBox(n.at), false
	}
	if n.at == r.goal && (r.goalFirst || r.inBox(n.at)) || r.anyEqual && r.resembles(n.at) {
		return n, true, false
	}
	return n, false, r.inBox(n.at) && r.passes(n.at) && !r.marked(n)
}

// ends reports whether the program tries lines of two turns that end in direction d: their middle part lies across it.
func (r *tileRun) ends(d grid.Dir) bool {
	return r.middles == tileMiddleAny || d.Vertical() == (r.middles == tileMiddleRow)
}

// inBox reports whether lines may go through p.
func (r *tileRun) inBox(p grid.Pos) bool {
	return p.Row >= r.from.Row && p.Row < r.to.Row && p.Col >= r.from.Col && p.Col < r.to.Col
}

// resembles reports whether another tile like the first stands on p.
func (r *tileRun) resembles(p grid.Pos) bool {
	return p != r.start && r.inBox(p) && r.kinds[r.index(p)] == r.kind
}

// passes reports whether what stands on p lets a line pass.
func (r *tileRun) passes(p grid.Pos) bool {
	k := r.kinds[r.index(p)]
	return k == link.Empty || r.through && k == r.kind
}

// index is the place of cell p in the tables.
func (r *tileRun) index(p grid.Pos) int { return (p.Row+1)*r.side + p.Col + 1 }

// key is the place of the mark for s. Where a table is too short for the turns of s, it is one that means something else.
func (r *tileRun) key(s tileState) int {
	cell := r.index(s.at) * r.marks.width()
	switch r.marks {
	case tileMarkCell, tileMarkLeast:
		return cell
	case tileMarkDirection:
		return cell + s.dir
	case tileMarkShort:
		return cell + s.dir*2 + s.turns
	case tileMarkShorter:
		return cell + s.turns*4 + s.dir
	}
	return cell + s.dir*4 + s.turns
}

// width is the number of marks a cell.
func (m tileMarks) width() int { return [...]int{16, 1, 4, 1, 8, 8}[m] }

// mark marks s.
func (r *tileRun) mark(s tileState) { r.seen[r.key(s)] = int32(r.stamp<<2 | s.turns) }

// marked reports whether s is not wanted again.
func (r *tileRun) marked(s tileState) bool {
	v := int(r.seen[r.key(s)])
	return v>>2 == r.stamp && (r.marks != tileMarkLeast || v&3 <= s.turns)
}
