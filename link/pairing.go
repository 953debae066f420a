package link

// pairing is the search for takes that clear a board on which nothing slides.
//
// There the order of takes does not matter, only which tile goes with which. For takes free cells and never fill any:
// once it is settled that two tiles go together, to take them as soon as a line joins them hurts nothing, and a board
// whose tiles are all paired is decided by taking what is open until nothing is. So the search is for a pairing, under
// the constraints that jams give: see jam.
type pairing struct {
	*matching
	*jams
	bytes int64  // of the tables, clauses aside
	board *plane // after the takes that follow from what is true
	taken []bool
	takes []take
	left  []int32
	cut   []literal
}

// take is a couple that was taken, and the level on which that could be done.
type take struct {
	couple
	level int32
}

// newPairing is the search on a board. All its kinds have an even number of tiles.
func newPairing(b *Board, rules Rules, m *meter) *pairing {
	p := &pairing{jams: newJams(b, rules, m)}
	p.matching = newMatching(len(p.tiles), p.kinds, m)
	p.allowed = p.matching
	p.board = p.plane.clone()
	p.taken = make([]bool, len(p.tiles))
	return p
}

// solve is the search: assume that a couple which could be taken now goes together, see what follows and learn from
// what cannot be.
func (p *pairing) solve() Solution {
	for {
		if stop := p.stopped(); stop != "" {
			return Solution{Stop: stop, States: p.meter.states}
		}
		conflict := p.propagate()
		if conflict == nil {
			p.takeOpen()
			if 2*len(p.takes) == len(p.tiles) {
				return Solution{Verdict: Solvable, Moves: p.moves(), States: p.meter.states}
			}
			var jam []int32
			if jam, conflict = p.jam(); jam != nil && len(conflict) == 0 && p.meter.stop == "" {
				return Solution{Verdict: Impossible, Jam: p.positions(jam), States: p.meter.states}
			}
		}
		switch {
		case p.meter.stop != "": // lines were not found that there may be
		case conflict != nil:
			if !p.learn(conflict) {
				return Solution{Verdict: Impossible, States: p.meter.states}
			}
			p.untake()
		default:
			if v := p.choose(); v >= 0 {
				p.assume(positive(v))
			}
		}
	}
}

// stopped counts a state, and is the reason to stop now, or empty.
func (p *pairing) stopped() Stop {
	p.meter.look() // a state may be long
	if !p.meter.state() {
		return p.meter.stop
	}
	if len(p.learned) > 4000+int(p.turn)/4 || !p.meter.allows(p.bytes+p.clauses.bytes) {
		p.forget()
	}
	if !p.meter.allows(p.bytes + p.clauses.bytes) {
		return TooLarge
	}
	return ""
}

// takeOpen takes all couples that go together and can be taken, until none can.
func (p *pairing) takeOpen() {
	for again := true; again; {
		again = false
		for _, l := range p.trail {
			if l.negated() {
				continue
			}
			for _, c := range p.couples[l.variable()] {
				if !p.taken[c.a] && p.meter.joined(p.board, p.tiles[c.a], p.tiles[c.b]) {
					p.take(c)
					again = true
				}
			}
		}
	}
}

func (p *pairing) take(c couple) {
	p.taken[c.a], p.taken[c.b] = true, true
	p.board.free(p.tiles[c.a])
	p.board.free(p.tiles[c.b])
	p.takes = append(p.takes, take{c, p.depth()})
}

// untake takes back what was taken on levels that are no more.
func (p *pairing) untake() {
	for n := len(p.takes) - 1; n >= 0 && p.takes[n].level > p.depth(); n-- {
		c := p.takes[n].couple
		p.taken[c.a], p.taken[c.b] = false, false
		p.board.fill(p.tiles[c.a])
		p.board.fill(p.tiles[c.b])
		p.takes = p.takes[:n]
	}
}

// jam is the tiles left of which none can go first if couples that are excluded do not count, and their cut, whose literals are all
// false; or nil if there are no such tiles.
func (p *pairing) jam() (jam []int32, cut []literal) {
	p.plane.copyFrom(p.board)
	p.left = p.left[:0]
	for t, taken := range p.taken {
		if !taken {
			p.left = append(p.left, int32(t))
		}
	}
	if jam = p.relax(p.left); len(jam) == 0 {
		return nil, nil
	}
	p.cut = p.cutOf(jam, func(t, mate int32) bool { return p.meter.joined(p.plane, p.tiles[t], p.tiles[mate]) }, p.cut)
	return jam, p.cut
}

// choose is the most active open variable with a couple that can be taken now. There is one, unless the search is stopped:
// without, the tiles left would be a jam.
func (p *pairing) choose() int32 {
	best := int32(-1)
	for t, mates := range p.mates {
		if p.taken[t] || !p.touching[t] && p.board.boxed(p.tiles[t]) {
			continue
		}
		for _, m := range mates {
			if int(m.tile) < t || p.taken[m.tile] || p.value[positive(m.variable)] != 0 ||
				best >= 0 && p.activity[m.variable] <= p.activity[best] {
				continue
			}
			if p.meter.joined(p.board, p.tiles[t], p.tiles[m.tile]) {
				best = m.variable
			}
		}
	}
	return best
}

// moves is the takes as pairs.
func (p *pairing) moves() []Pair {
	moves := make([]Pair, len(p.takes))
	for i, t := range p.takes {
		moves[i] = pairOf(p.tiles[t.a], p.tiles[t.b])
	}
	return moves
}
