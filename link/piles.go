package link

import (
	"math/rand/v2"
	"slices"
)

// piles is a settled board on which tiles slide, as a search sees it.
//
// The tiles of a stretch are a pile: they lie on its first cells, in an order that never changes, and none leaves it. So a
// settled board is a function of the set of tiles left, and what is known of a set holds however it was reached. Taking a
// tile moves those beyond it by a cell and empties the last filled cell of its pile, nothing else: cells become empty
// and stay so, and only tiles beyond a taken one move.
type piles struct {
	plane *plane
	cells [][]place // of each stretch
	base  [][]int32 // the tiles of each pile at the start
	pile  [][]int32 // and those left of them
	in    []int32   // the pile of each tile
	level []int32   // how many tiles lie under each tile
	where []place   // the cell of each tile
	tile  []int32   // the tile on each cell of the plane, or -1
	touch touching

	kind  []int32   // the kind of each tile, counted from 0
	kinds [][]int32 // the tiles of each kind
	many  []int32   // how many are left of each kind
	left  tileSet   // the tiles left
	count int       // how many
	hash  uint64    // of left
	salt  []uint64  // what each tile adds to hash
}

// newPiles is the board b once settled, under rules with a slide. The cells where its tiles lie before that are start.
func newPiles(b *Board, rules Rules) (p *piles, start []place) {
	settled := b.Clone()
	settled.Settle(rules.Slide)
	p = &piles{plane: newPlane(settled, rules)}
	number := make(map[Kind]int32)
	for s, cells := range stretches(b, rules.Slide) {
		var pile []int32
		places := make([]place, len(cells))
		for i, at := range cells {
			places[i] = placeOf(at)
			if k := b.At(at); k != Empty {
				t := int32(len(start))
				start = append(start, places[i])
				pile = append(pile, t)
				p.in = append(p.in, int32(s))
				p.addKind(t, k, number)
			}
		}
		p.cells, p.base, p.pile = append(p.cells, places), append(p.base, pile), append(p.pile, slices.Clone(pile))
	}
	p.lay()
	return p, start
}

// addKind notes the kind of a new tile. Kinds are numbered as they come.
func (p *piles) addKind(t int32, k Kind, number map[Kind]int32) {
	n, ok := number[k]
	if !ok {
		n = int32(len(number))
		number[k] = n
		p.kinds = append(p.kinds, nil)
	}
	p.kind = append(p.kind, n)
	p.kinds[n] = append(p.kinds[n], t)
}

// lay sets all that follows from the piles before the first set of tiles is laid.
func (p *piles) lay() {
	tiles := len(p.kind)
	p.level, p.where, p.tile = make([]int32, tiles), make([]place, tiles), make([]int32, p.plane.size.Cells())
	p.many, p.left, p.salt = make([]int32, len(p.kinds)), newTileSet(tiles), make([]uint64, tiles)
	p.touch = newTouching(p.plane.size)
	for i := range p.tile {
		p.tile[i] = -1
	}
	all := newTileSet(tiles)
	rnd := rand.New(rand.NewPCG(1, 2))
	for t := range p.salt {
		all.add(int32(t))
		p.salt[t] = rnd.Uint64()
	}
	p.reset(all)
}

// reset lays the board on which a set of tiles is left.
func (p *piles) reset(set tileSet) {
	copy(p.left, set)
	clear(p.many)
	p.count, p.hash = 0, 0
	for s, base := range p.base {
		n := 0
		for _, t := range base {
			if set.has(t) {
				p.pile[s] = append(p.pile[s][:n], t)
				p.put(t, s, n)
				p.many[p.kind[t]]++
				p.hash ^= p.salt[t]
				n++
			}
		}
		p.pile[s] = p.pile[s][:n]
		p.count += n
		for _, at := range p.cells[s][n:len(base)] {
			p.tile[p.plane.cell(at)] = -1
			p.plane.free(at)
		}
	}
	p.touch.seeAll(p)
}

// put lays a tile on a level of its pile.
func (p *piles) put(t int32, s, level int) {
	at := p.cells[s][level]
	p.level[t], p.where[t] = int32(level), at
	p.tile[p.plane.cell(at)] = t
	p.plane.fill(at)
}
