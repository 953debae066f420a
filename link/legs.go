package link

// legs is a search for lines of any number of turns over a plane. It goes by legs: from each cell that the legs before have
// reached first, to both sides across them. The cost is O(cells).
type legs struct {
	seen       [2][]uint32 // for vertical legs and for others: by which search a cell was last reached
	search     uint32      // the number of the search at hand, from 1
	from, next []bend      // cells that the legs of the turn at hand start from, and those for the turn after it
	ends       []place     // filled cells that legs have come to, some of them more than once
}

// bend is a cell from which legs go, up and down or to the left and right.
type bend struct {
	at       place
	vertical bool
}

// nowhere is a place that no leg comes to.
var nowhere = place{-1, -1}

// led is the filled cells that lines from a lead to, a and some others more than once, until the next search.
func (p *plane) led(a place) []place {
	p.byLegs(a, nowhere)
	return p.legs.ends
}

// byLegs is joined for any number of turns: it goes from a by as many legs as the rules allow, until one comes to b.
func (p *plane) byLegs(a, b place) bool {
	l := p.begunLegs()
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

// begunLegs is the legs of a plane, ready for another search.
func (p *plane) begunLegs() *legs {
	if p.legs == nil {
		cells := p.size.Cells()
		p.legs = &legs{seen: [2][]uint32{make([]uint32, cells), make([]uint32, cells)}}
	}
	l := p.legs
	l.ends = l.ends[:0]
	if l.search++; l.search == 0 { // the numbers begin anew, and none may be left from before
		clear(l.seen[0])
		clear(l.seen[1])
		l.search = 1
	}
	return l
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
		switch {
		case at == b:
			return true
		case at.row < 0 || at.col < 0 || int(at.row) >= p.size.Rows || int(at.col) >= p.size.Cols:
			return false
		case p.filled(at):
			l.ends = append(l.ends, at)
			return false
		case !l.visit(p, at, from.vertical):
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
