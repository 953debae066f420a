package lair

import (
	"context"
	"math/bits"

	"github.com/wendgames/wend/grid"
)

// RandomBody lays a body of some blocks at random on vacant squares that are no exits. It is nil if it did not come to
// one, with a reason if ctx, which must not be nil, ended before. The head may be on each of these squares with the same
// chance; but where no body was found from it, another is tried, up to a hundred. The body is a function of the lair, the
// length, the seed, the stream and GenerateVersion. It costs O(squares/64) and O(length) a head in the open, and at worst
// some hundred times as much. It panics if length is below 1.
func RandomBody(ctx context.Context, l *Lair, length int, seed, stream uint64) ([]grid.Pos, Stop) {
	if length < 1 {
		panic("lair: a body without blocks")
	}
	const heads = 100
	g := newGrower(ctx, l, grid.NewRandom(seed, stream))
	vacant := g.vacant()
	for n := 0; n < heads && vacant >= length && cancelled(ctx) == ""; n++ {
		if g.grow(g.nthVacant(g.random.Below(vacant)), length) {
			return g.squares()
		}
	}
	return nil, cancelled(ctx)
}

// grower lays bodies at random, block by block from the head. Once its context has ended, what it has is of no use.
type grower struct {
	watch
	l      *Lair
	random *grid.Random
	taken  []uint64 // stones, exits and blocks, a bit each
	body   []int32
	near   [4]int32 // the squares beside the end: those that are vacant, and behind them those that are taken
}

func newGrower(ctx context.Context, l *Lair, random *grid.Random) *grower {
	g := &grower{watch: watch{ctx: ctx}, l: l, random: random, taken: append([]uint64(nil), l.stones...)}
	for i := l.squares(); i < 64*len(g.taken); i++ {
		g.take(int32(i))
	}
	g.pieces(len(l.order), func(from, to int) {
		for _, exit := range l.order[from:to] {
			g.take(exit)
		}
	})
	return g
}

func (g *grower) take(i int32) { g.taken[i>>6] |= 1 << (i & 63) }

func (g *grower) give(i int32) { g.taken[i>>6] &^= 1 << (i & 63) }

func (g *grower) isTaken(i int32) bool { return g.taken[i>>6]>>(i&63)&1 != 0 }

// vacant is how many squares are not taken.
func (g *grower) vacant() (n int) {
	for _, word := range g.taken {
		n += bits.OnesCount64(^word)
	}
	return n
}

// nthVacant is the nth of the squares that are not taken, in reading order, from 0.
func (g *grower) nthVacant(n int) int32 {
	for i, word := range g.taken {
		if ones := bits.OnesCount64(^word); n >= ones {
			n -= ones
			continue
		}
		vacant := ^word
		for ; n > 0; n-- {
			vacant &= vacant - 1
		}
		return int32(64*i + bits.TrailingZeros64(vacant))
	}
	panic("lair: too few vacant squares")
}

// growEffort is how many squares are looked at for each block of a body until it is given up.
const growEffort = 100

// grow lays a body from a head, and reports whether it came to its length before the context ended. Where its end is
// stuck, it is freed by a move that is known from the sampling of long polymers (M. L. Mansfield, Monte Carlo studies of
// polymer chains with bend constraints, J. Chem. Phys. 77, 1982): the end is joined to a block beside it, and the body is
// cut behind that block, so that the block that was next becomes the end. That keeps the squares. Or a piece is taken off.
func (g *grower) grow(head int32, length int) bool {
	if cap(g.body) < length {
		g.body = empty[int32](&g.watch, length)
	}
	g.body = more(&g.watch, g.body[:0], head)
	g.take(head)
	effort := growEffort * int64(length)
	for ; len(g.body) < length && effort > 0 && g.goesOn(1); effort-- {
		free, beside := g.around(g.body[len(g.body)-1])
		switch {
		case len(free) > 0:
			to := free[g.random.Below(len(free))]
			g.body = append(g.body, to)
			g.take(to)
		case len(g.body) == 1:
			effort = 0
		default:
			effort -= int64(g.unstick(beside))
		}
	}
	if len(g.body) == length {
		return g.stop == ""
	}
	g.cut(0)
	return false
}

// cut takes off all blocks but the first.
func (g *grower) cut(keep int) {
	piece := g.body[keep:]
	g.pieces(len(piece), func(from, to int) {
		for _, square := range piece[from:to] {
			g.give(square)
		}
	})
	g.body = g.body[:keep]
}

// around is the vacant squares beside the end of the body, and those taken.
func (g *grower) around(end int32) (free, beside []int32) {
	first, last := 0, len(g.near)
	for _, offset := range g.l.offsets() {
		if to := end + int32(offset); g.isTaken(to) {
			last--
			g.near[last] = to
		} else {
			g.near[first] = to
			first++
		}
	}
	return g.near[:first], g.near[last:]
}

// unstick gives the body another end, and returns how many blocks it looked at. beside is the squares beside the end
// that are taken: one is that of the block before.
func (g *grower) unstick(beside []int32) (effort int) {
	to := beside[g.random.Below(len(beside))]
	i := g.last(to)
	if i < 0 { // a stone, an exit, or the block before
		g.cut(1 + g.random.Below(len(g.body)-1))
		return len(g.body)
	}
	piece := g.body[i+1:]
	g.pieces(len(piece)/2, func(from, to int) {
		for a := from; a < to; a++ {
			b := len(piece) - 1 - a
			piece[a], piece[b] = piece[b], piece[a]
		}
	})
	return len(g.body) - i
}

// last is the number of the block on a square, from the end but two on, or -1.
func (g *grower) last(square int32) int {
	i := len(g.body) - 3
	for i >= 0 && g.body[i] != square {
		if i--; i%fewSquares == 0 && !g.goesOn(fewSquares) {
			return -1
		}
	}
	return i
}

// squares is the body as positions, or nil with a reason if the context has ended.
func (g *grower) squares() ([]grid.Pos, Stop) {
	body := noughts[grid.Pos](&g.watch, len(g.body))
	g.pieces(len(body), func(from, to int) {
		for i := from; i < to; i++ {
			body[i] = g.l.pos(int(g.body[i]))
		}
	})
	if g.stop != "" {
		return nil, g.stop
	}
	return body, ""
}
