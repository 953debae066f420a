package link

// legs finds out how many turns a line needs, for rules that allow more than two. It goes by legs: from each cell that
// the legs before have reached first, to both sides across them. The cost is O(cells).
type legs struct {
	seen       [2][]int32 // by which search a cell was last reached, on legs across the columns and on others
	search     int32
	from, next []bend
}

// bend is a cell from which legs go, up and down or to the left and right.
type bend struct {
	at       place
	vertical bool
}

// byLegs is joined for any number of turns.
func (p *plane) byLegs(a, b place) bool {
	if p.legs == nil {
		cells := p.size.Cells()
		p.legs = &legs{seen: [2][]int32{make([]int32, cells), make([]int32, cells)}}
	}
	l := p.legs
	l.search++
	l.next = append(l.next[:0], bend{a, true}, bend{a, false})
	for turn := 0; len(l.next) > 0 && (p.turns < 0 || turn <= p.turns); turn++ {
		l.from, l.next = l.next, l.from[:0]
		for _, from := range l.from {
			if p.leg(from, 1, b) || p.leg(from, -1, b) {
				return true
			}
		}
	}
	return false
}

// leg goes from a bend as far as cells are empty, or until an earlier leg has gone on from there. It reports whether it
// has come to b.
func (p *plane) leg(from bend, step int32, b place) bool {
	l := p.legs
	for at := from.at; ; {
		if from.vertical {
			at.row += step
		} else {
			at.col += step
		}
		if at == b {
			return true
		}
		if at.row < 0 || at.col < 0 || int(at.row) >= p.size.Rows || int(at.col) >= p.size.Cols || p.filled(at) ||
			!l.visit(p, at, from.vertical) {
			return false
		}
		if l.seen[l.axis(!from.vertical)][p.cell(at)] != l.search {
			l.next = append(l.next, bend{at, !from.vertical})
		}
	}
}

// axis is 0 for vertical legs and 1 for others.
func (l *legs) axis(vertical bool) int {
	if vertical {
		return 0
	}
	return 1
}

// visit marks a cell, and reports whether it was not marked yet.
func (l *legs) visit(p *plane, at place, vertical bool) bool {
	seen := &l.seen[l.axis(vertical)][p.cell(at)]
	if *seen == l.search {
		return false
	}
	*seen = l.search
	return true
}

// cell is the number of a cell, in reading order.
func (p *plane) cell(at place) int { return int(at.row)*p.size.Cols + int(at.col) }
