package link

import (
	"slices"
	"sync/atomic"

	"github.com/wendgames/wend/grid"
)

// dealPlayer plays a deal, and can mend it where the play is stuck.
type dealPlayer struct {
	slide Slide
	player
	names []Kind // of the kinds that position numbers
	moves []Pair
	kinds []Kind // of the tiles of each move
}

func newDealPlayer(b *Board, rules Rules, r *grid.Random, stopped *atomic.Bool) *dealPlayer {
	p := &dealPlayer{slide: rules.Slide, names: slices.Compact(slices.Sorted(slices.Values(b.Kinds())))}
	p.player = player{position: newPosition(b, rules), rnd: r, stopped: stopped}
	return p
}

// play takes open pairs at random until none is open, and reports whether the board is cleared.
func (p *dealPlayer) play() bool {
	for {
		a, b, ok := p.some()
		if !ok {
			return len(p.tiles) == 0
		}
		p.moves = append(p.moves, pairOf(p.at[a], p.at[b]))
		p.kinds = append(p.kinds, p.names[p.kind[a]])
		p.take(a, b)
	}
}

// some is an open pair, the smaller number first; ok is false if none is open. Pairs of equal tiles are drawn, and should none of
// them be open, all are tried from a drawn tile on: one that is open more often is taken more often, which does not matter here.
func (p *dealPlayer) some() (a, b int32, ok bool) {
	for range drawn {
		if a, b, ok = p.equal(); !ok || p.open(a, b) {
			return a, b, ok
		}
	}
	from := p.rnd.Below(len(p.tiles))
	for i := range p.tiles {
		a = p.tiles[(from+i)%len(p.tiles)]
		k := p.kind[a]
		for b = a + 1; b < p.first[k]+p.left[k] && !p.stopped.Load(); b++ {
			if p.open(a, b) {
				return a, b, true
			}
		}
	}
	return 0, 0, false
}

// mended plays on, and where it is stuck exchanges two tiles that lie there still, so that a pair is open: the moves so far
// can be made all the same. It reports whether the board is cleared.
func (p *dealPlayer) mended() bool {
	for len(p.tiles) > 0 {
		if !p.mend() {
			return false
		}
		p.play()
	}
	return true
}

// mend lets a tile that a line joins with another change places with one of that other's kind.
func (p *dealPlayer) mend() bool {
	tiles := slices.Clone(p.tiles)
	p.rnd.Shuffle(len(tiles), func(i, j int) { tiles[i], tiles[j] = tiles[j], tiles[i] })
	for i, a := range tiles {
		for _, b := range tiles[:i] {
			if p.stopped.Load() {
				return false
			}
			if p.open(a, b) {
				p.exchange(b, p.another(a))
				return true
			}
		}
	}
	return false
}

// another is another tile of a tile's kind.
func (p *dealPlayer) another(t int32) int32 {
	k := p.kind[t]
	other := p.first[k] + int32(p.rnd.Below(int(p.left[k])-1))
	if other >= t {
		other++
	}
	return other
}

// exchange lets two tiles change places.
func (p *dealPlayer) exchange(a, b int32) {
	cellA, cellB := p.plane.cell(p.at[a]), p.plane.cell(p.at[b])
	p.put(a, cellB)
	p.put(b, cellA)
}

// board is the board on which the moves were made, with the places of an earlier one: its tiles as they would have had to lie from
// the start.
func (p *dealPlayer) board(places *Board) *Board {
	size := places.Size()
	cells := places.Clone()
	for i, k := range cells.kinds {
		if k > Empty {
			cells.kinds[i] = Kind(i) + 1 // the name of the tile, whose kind is to be found
		}
	}
	made := places.Clone()
	for n, m := range p.moves {
		for _, at := range [2]int{size.Index(m.A), size.Index(m.B)} {
			made.kinds[cells.kinds[at]-1] = p.kinds[n]
		}
		cells.put(m.A, Empty)
		cells.put(m.B, Empty)
		cells.settleAfter(p.slide, m.A, m.B)
	}
	return made
}
