package link

import "context"

// pairing is the search for takes that clear a board on which nothing slides.
//
// There the order of takes does not matter, only which tile goes with which. For takes free cells and never fill any:
// once it is settled that two tiles go together, to take them as soon as a line joins them hurts nothing, and a board
// whose tiles are all paired is decided by taking what is open until nothing is. So the search is for a pairing, under
// the constraints that jams give: see jam.
type pairing struct {
	*clauses
	ctx    context.Context
	limits Limits
	states int

	tiles    []place
	kinds    [][]int32  // the tiles of a kind
	mates    [][]mate   // of a tile
	touching []bool     // whether a tile has a mate beside it
	couples  [][]couple // of a variable: the tiles that go together if it is true
	bytes    int64      // of all that

	board *plane // after the takes that follow from what is true
	taken []bool
	takes []take

	relaxed *plane // in which jams are looked for
	left    []int32
	cut     []literal
}

// mate is a tile with which another may go, and the variable that says so.
type mate struct{ tile, variable int32 }

// couple is two tiles of a kind.
type couple struct{ a, b int32 }

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
	p.kinds = b.byKind()
	p.tiles = make([]place, b.Tiles())
	numbers := make([]int32, size.Cells()) // of the tile on a cell
	n := int32(0)
	for i, k := range b.kinds {
		if k > Empty {
			p.tiles[n], numbers[i] = placeOf(size.At(i)), n
			n++
		}
	}
	for _, kind := range p.kinds {
		for i, cell := range kind {
			kind[i] = numbers[cell]
		}
	}
	p.mates, p.touching, p.taken = make([][]mate, n), make([]bool, n), make([]bool, n)
	var groups [][]int32
	for _, kind := range p.kinds {
		groups = append(groups, p.addKind(kind)...)
	}
	p.clauses = newClauses(len(p.couples))
	for _, g := range groups {
		p.exactlyOne(g)
	}
	return p
}

// addKind adds the variables of a kind, and returns the groups of them of which exactly one is true. Four tiles can be
// paired in three ways, so they have three variables; otherwise there is one for every two tiles, and each tile has one mate.
func (p *pairing) addKind(kind []int32) (groups [][]int32) {
	if len(kind) == 4 {
		a, b, c, d := kind[0], kind[1], kind[2], kind[3]
		return [][]int32{{
			p.addVariable(couple{a, b}, couple{c, d}), p.addVariable(couple{a, c}, couple{b, d}),
			p.addVariable(couple{a, d}, couple{b, c}),
		}}
	}
	for i, a := range kind {
		for _, b := range kind[i+1:] {
			p.addVariable(couple{a, b})
		}
	}
	for _, t := range kind {
		group := make([]int32, len(p.mates[t]))
		for i, m := range p.mates[t] {
			group[i] = m.variable
		}
		groups = append(groups, group)
	}
	return groups
}

func (p *pairing) addVariable(couples ...couple) int32 {
	v := int32(len(p.couples))
	p.couples = append(p.couples, couples)
	for _, c := range couples {
		p.mates[c.a] = append(p.mates[c.a], mate{c.b, v})
		p.mates[c.b] = append(p.mates[c.b], mate{c.a, v})
		if p.tiles[c.a].beside(p.tiles[c.b]) {
			p.touching[c.a], p.touching[c.b] = true, true
		}
	}
	return v
}

// pairingBytes is about what the tables for kinds of so many tiles take.
func pairingBytes(kinds [][]int32) int64 {
	const couple = bytesVariable + 2*8 + 2*12 + 3*8 // with its mates, groups and couples
	bytes := int64(0)
	for _, kind := range kinds {
		n := int64(len(kind))
		bytes += 100*n + couple*n*(n-1)/2
	}
	return bytes
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
				if conflict = p.cutOf(jam); len(conflict) == 0 {
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
