package link

import (
	"slices"

	"github.com/wendgames/wend/grid"
)

// A jam is a set of tiles of which none can be the first to go: as long as all of them lie there, no line leads from
// one of them to a tile of its kind, or to the place of one that is gone, even if everything else is gone. So a board
// with a jam cannot be cleared, whatever else is on it.
//
// The search uses more than that. For every set of tiles some tile of it goes first, with a mate to which a line leads
// while the set lies there: so one of the couples with such a line goes together, in every solution. That is a clause,
// the cut of the set. A pairing that satisfies the cuts of all sets clears the board: of one that does not, the tiles
// that stay when nothing is open any more are a set whose cut is violated. The sets worth a cut are those that are jams
// if couples that are excluded do not count.

// IsJam reports whether tiles are a jam of a board on which nothing slides: a proof that it cannot be cleared. It goes by
// the rule alone and shares nothing with the search. It costs a line for every tile of the jam and tile of its kind.
func IsJam(b *Board, rules Rules, jam []grid.Pos) bool {
	if len(jam) == 0 || rules.Slide != NoSlide {
		return false
	}
	size := b.Size()
	mask := NewMask(size)
	for i, k := range b.kinds {
		mask.Set(size.At(i), k == Wall)
	}
	for _, p := range jam {
		if !size.Contains(p) || b.At(p) <= Empty {
			return false
		}
		mask.Set(p, true)
	}
	for i, k := range b.kinds {
		for _, p := range jam {
			if q := size.At(i); k == b.At(p) && p != q && mask.Line(p, q, rules) != nil {
				return false
			}
		}
	}
	return true
}

// SmallJam is a part of a jam that is a jam without any tile to spare, or at least a smaller one where that would take
// too long. It panics if tiles are no jam of the board.
func SmallJam(b *Board, rules Rules, jam []grid.Pos) []grid.Pos {
	p := newPairing(b, rules)
	left := make([]int32, 0, len(jam))
	for t, place := range p.tiles {
		if slices.Contains(jam, place.pos()) {
			left = append(left, int32(t))
		} else {
			p.relaxed.free(place)
		}
	}
	start := p.relaxed.clone()
	best := left
	for from := range orders {
		p.relaxed.copyFrom(start)
		if small := p.shrink(rotated(left, from*len(left)/orders)); len(small) < len(best) {
			best = small
		}
	}
	slices.Sort(best)
	return p.positions(best)
}

// orders is how many orders of leaving out tiles SmallJam tries.
const orders = 8

func rotated(tiles []int32, by int) []int32 { return slices.Concat(tiles[by:], tiles[:by]) }

// shrink leaves out one tile after the other, with all that could go then, if a jam stays. A tile whose absence leaves
// none is part of every jam among those that are left, so each is tried once.
func (p *pairing) shrink(jam []int32) []int32 {
	saved := p.relaxed.clone()
	var kept []int32
	for len(jam) > 0 {
		t := jam[0]
		p.relaxed.free(p.tiles[t])
		rest := p.relax(slices.Concat(kept, jam[1:]))
		if len(rest) == 0 {
			p.relaxed.copyFrom(saved)
			kept, jam = append(kept, t), jam[1:]
			continue
		}
		kept = slices.DeleteFunc(kept, func(k int32) bool { return !slices.Contains(rest, k) })
		jam = rest[len(kept):] // rest is in the order that it had
		saved.copyFrom(p.relaxed)
	}
	return kept
}

// jam is the tiles left of which none can go first if excluded couples do not count, or nil if there are no such tiles.
// p.relaxed holds those alone.
func (p *pairing) jam() []int32 {
	p.relaxed.copyFrom(p.board)
	p.left = p.left[:0]
	for t, taken := range p.taken {
		if !taken {
			p.left = append(p.left, int32(t))
		}
	}
	if left := p.relax(p.left); len(left) > 0 {
		return left
	}
	return nil
}

// relax lets tiles go from p.relaxed one at a time, as long as a line leads from one to a mate or where it lay. It
// returns those that stay, in the same memory.
func (p *pairing) relax(left []int32) []int32 {
	for again := true; again; {
		again = false
		keep := left[:0]
		for _, t := range left {
			if p.goes(t) {
				p.relaxed.free(p.tiles[t])
				again = true
			} else {
				keep = append(keep, t)
			}
		}
		left = keep
	}
	return left
}

func (p *pairing) goes(t int32) bool {
	if !p.touching[t] && p.relaxed.boxed(p.tiles[t]) {
		return false
	}
	for _, m := range p.mates[t] {
		if !p.excluded(m) && p.relaxed.joined(p.tiles[t], p.tiles[m.tile]) {
			return true
		}
	}
	return false
}

// cutOfJam is the cut of a jam whose tiles alone are left on p.relaxed. All its literals are false.
func (p *pairing) cutOfJam(jam []int32) []literal {
	p.cut = p.cutOf(jam, func(t, mate int32) bool { return p.relaxed.joined(p.tiles[t], p.tiles[mate]) }, p.cut)
	return p.cut
}

// positions is where tiles lie on the board.
func (p *pairing) positions(tiles []int32) []grid.Pos {
	positions := make([]grid.Pos, len(tiles))
	for i, t := range tiles {
		positions[i] = p.tiles[t].pos()
	}
	return positions
}
