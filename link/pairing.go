package link

import "context"

// pairing is the search for takes that clear a board on which nothing slides.
//
// There the order of takes does not matter, only which tile goes with which. For takes free cells and never fill any:
// once it is settled that two tiles go together, to take them as soon as a line joins them hurts nothing, and a board
// whose tiles are all paired is decided by taking what is open until nothing is. So the search is for a pairing, under
// the constraints that jams give: see jam.
type pairing struct {
	*matching
	ctx    context.Context
	limits Limits
	states int

	tiles    []place
	touching []bool // whether a tile has a mate beside it
	bytes    int64  // of the tables

	board *plane // after the takes that follow from what is true
	taken []bool
	takes []take

	relaxed *plane // in which jams are looked for
	left    []int32
	cut     []literal
}

// take is a couple that was taken, and the level on which that could be done.
type take struct {
	couple
	level int32
}

// newPairing is the search on a board. All its kinds have an even number of tiles.
func newPairing(b *Board, rules Rules) *pairing {
	p := &pairing{board: newPlane(b, rules)}
	p.relaxed = p.board.clone()
	size := b.Size()
	numbers := make([]int32, size.Cells()) // of the tile on a cell
	for i, k := range b.kinds {
		if k > Empty {
			numbers[i] = int32(len(p.tiles))
			p.tiles = append(p.tiles, placeOf(size.At(i)))
		}
	}
	kinds := b.byKind()
	for _, kind := range kinds {
		for i, cell := range kind {
			kind[i] = numbers[cell]
		}
	}
	p.matching = newMatching(len(p.tiles), kinds)
	p.touching, p.taken = make([]bool, len(p.tiles)), make([]bool, len(p.tiles))
	for t, mates := range p.mates {
		for _, m := range mates {
			p.touching[t] = p.touching[t] || p.tiles[t].beside(p.tiles[m.tile])
		}
	}
	return p
}

// solve is the search: assume that a couple which could be taken now goes together, see what follows and learn from
// what cannot be.
func (p *pairing) solve() Solution {
	for {
		if stop := p.stopped(); stop != "" {
			return Solution{Stop: stop, States: p.states}
		}
		p.states++
		conflict := p.propagate()
		if conflict == nil {
			p.takeOpen()
			if 2*len(p.takes) == len(p.tiles) {
				return Solution{Verdict: Solvable, Moves: p.moves(), States: p.states}
			}
			if jam := p.jam(); jam != nil {
				if conflict = p.cutOfJam(jam); len(conflict) == 0 {
					return Solution{Verdict: Impossible, Jam: p.positions(jam), States: p.states}
				}
			}
		}
		if conflict == nil {
			p.assume(positive(p.choose()))
			continue
		}
		if !p.learn(conflict) {
			return Solution{Verdict: Impossible, States: p.states}
		}
		p.untake()
	}
}

// stopped is the reason to stop now, or empty.
func (p *pairing) stopped() Stop {
	if stop := ended(p.ctx); stop != "" {
		return stop
	}
	if p.limits.States > 0 && p.states >= p.limits.States {
		return TooMany
	}
	if len(p.learned) > 4000+int(p.turn)/4 || p.limits.Memory > 0 && p.bytes+p.clauses.bytes > p.limits.Memory {
		p.forget()
	}
	if p.limits.Memory > 0 && p.bytes+p.clauses.bytes > p.limits.Memory {
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
				if !p.taken[c.a] && p.board.joined(p.tiles[c.a], p.tiles[c.b]) {
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

// choose is the most active open variable with a couple that can be taken now. There is one: without, the tiles left
// would be a jam.
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
			if p.board.joined(p.tiles[t], p.tiles[m.tile]) {
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
