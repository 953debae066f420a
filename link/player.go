package link

import (
	"sync/atomic"

	"github.com/wendgames/wend/grid"
)

// player makes plays of a board: it takes one open pair after the other until none is left.
type player struct {
	*position
	start   *position
	rnd     *grid.Random
	stopped *atomic.Bool // once it is true, no answer means anything
}

// play plays the board to its end, taking what choose says, and tells how many tiles are left.
func (p *player) play(choose func() (a, b int32, ok bool)) int {
	p.copyFrom(p.start)
	for {
		a, b, ok := choose()
		if !ok {
			return len(p.tiles)
		}
		p.take(a, b)
	}
}

// drawn is after how many draws that were not open all pairs are tried in turn. Both ways are right; it is the fastest
// number for boards of 100 to 160 tiles, and another one makes other plays.
const drawn = 64

// random is an open pair, all equally likely, the smaller number first; ok is false if none is open. A pair drawn from
// all pairs of equal tiles until one is open is such a pair, and where few are open, one drawn from those.
func (p *player) random() (a, b int32, ok bool) {
	for range drawn {
		a, b, ok = p.equal()
		if !ok || p.stopped.Load() {
			return 0, 0, false
		}
		if p.open(a, b) {
			return a, b, true
		}
	}
	n, a, b := p.count()
	return a, b, n > 0
}

// open reports whether a line joins two tiles.
func (p *player) open(a, b int32) bool { return p.plane.joined(p.at[a], p.at[b]) }

// equal is a pair of equal tiles, all equally likely, the smaller number first; ok is false if there is none. It draws
// a tile, and one of as many others as the largest kind has for it. Where the tile's own kind has fewer and not that
// one, it draws both anew.
func (p *player) equal() (a, b int32, ok bool) {
	if p.most < 2 {
		return 0, 0, false
	}
	for {
		a = p.tiles[p.rnd.Below(len(p.tiles))]
		b = int32(p.rnd.Below(int(p.most) - 1))
		k := p.kind[a]
		if b >= p.left[k]-1 {
			continue
		}
		if b += p.first[k]; b < a {
			return b, a, true
		}
		return a, b + 1, true
	}
}

// count is how many pairs are open, and one of them, all equally likely, the smaller number first. It tries all pairs
// of equal tiles.
func (p *player) count() (open int64, a, b int32) {
	for k, first := range p.first {
		end := first + p.left[k]
		for i := first; i < end; i++ {
			for j := i + 1; j < end; j++ {
				if p.stopped.Load() {
					return 0, 0, 0
				}
				if !p.open(i, j) {
					continue
				}
				open++
				if p.rnd.Below64(open) == 0 { // so the last is kept once in open times, those before as often
					a, b = i, j
				}
			}
		}
	}
	return open, a, b
}

// nearest is an open pair of the least distance, all such equally likely, the smaller number first; ok is false if none
// is open. It measures all pairs of equal tiles.
func (p *player) nearest() (a, b int32, ok bool) {
	least, ties := int32(1)<<30, 0
	for k, first := range p.first {
		end := first + p.left[k]
		for i := first; i < end; i++ {
			if p.stopped.Load() {
				return 0, 0, false
			}
			for j := i + 1; j < end; j++ {
				d := distance(p.at[i], p.at[j])
				if d > least || p.stopped.Load() || !p.open(i, j) {
					continue
				}
				if d < least {
					least, ties = d, 0
				}
				ties++
				if p.rnd.Below(ties) == 0 {
					a, b = i, j
				}
			}
		}
	}
	return a, b, ties > 0
}

// distance is the number of steps from a to b with nothing in the way.
func distance(a, b place) int32 {
	dr, dc := a.row-b.row, a.col-b.col
	return max(dr, -dr) + max(dc, -dc)
}
