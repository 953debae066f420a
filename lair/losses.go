package lair

import (
	"context"

	"github.com/wendgames/wend/grid"
)

// Loss is how many positions there are, and how many of them are lost: from those no way leads to an exit.
type Loss struct{ Positions, Lost int64 }

// All reports whether there are positions and all of them are lost.
func (n Loss) All() bool { return n.Positions > 0 && n.Positions == n.Lost }

// LossMap says from where the exit is lost. A position is a body on vacant squares.
type LossMap struct {
	size    grid.Size
	squares []Loss // by the square of the head, in reading order
	Total   Loss   // all positions of the lair
	Stop    Stop   // why nothing is known; then all numbers are nought
}

// At is the positions with the head on square p, which must be on the lair.
func (m *LossMap) At(p grid.Pos) Loss {
	if !m.size.Contains(p) {
		panic("lair: no square " + p.String())
	}
	if m.squares == nil {
		return Loss{}
	}
	return m.squares[m.size.Index(p)]
}

// Lost is the squares that are lost for a head, however the snake lies behind it, in reading order.
func (m *LossMap) Lost() (squares []grid.Pos) {
	for i, n := range m.squares {
		if n.All() {
			squares = append(squares, m.size.At(i))
		}
	}
	return squares
}

// Losses counts for every square the positions of a snake of a length with the head there, and those from which the
// exit is lost. It measures an Atlas and goes through its positions: O(positions). It panics if the lair has a goal or
// the length is below 1.
func Losses(ctx context.Context, l *Lair, length int, limits AtlasLimits) *LossMap {
	m := &LossMap{size: l.size}
	a, stop := MeasureAtlas(ctx, l, length, limits)
	if stop == "" {
		m.squares = make([]Loss, l.size.Cells())
		stop = m.count(ctx, a)
	}
	if stop != "" {
		return &LossMap{size: l.size, Stop: stop}
	}
	return m
}

// count goes through the positions of an atlas.
func (m *LossMap) count(ctx context.Context, a *Atlas) Stop {
	return a.all(ctx, func(body []grid.Pos, steps int) bool {
		for _, n := range []*Loss{&m.squares[m.size.Index(body[0])], &m.Total} {
			n.Positions++
			if steps < 0 {
				n.Lost++
			}
		}
		return true
	})
}
