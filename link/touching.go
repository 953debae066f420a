package link

import "github.com/wendgames/wend/grid"

// touching is the cells of a plane whose tile has one of its kind beside it, on the right or below.
type touching struct {
	cols         int
	right, below []uint64
}

func newTouching(size grid.Size) touching {
	words := (size.Cells() + 63) / 64
	return touching{size.Cols, make([]uint64, words), make([]uint64, words)}
}

// seeAll looks at all tiles.
func (h *touching) seeAll(p *piles) {
	clear(h.right)
	clear(h.below)
	for _, pile := range p.pile {
		for _, t := range pile {
			cell := p.plane.cell(p.where[t])
			h.note(p, h.right, cell, cell+1)
			h.note(p, h.below, cell, cell+h.cols)
		}
	}
}

// see looks anew at cells whose tile has changed.
func (h *touching) see(p *piles, cells []place) {
	for _, at := range cells {
		cell := p.plane.cell(at)
		h.note(p, h.right, cell, cell+1)
		h.note(p, h.right, cell-1, cell)
		h.note(p, h.below, cell, cell+h.cols)
		h.note(p, h.below, cell-h.cols, cell)
	}
}

// note notes whether a cell has a tile of the same kind as the next.
func (h *touching) note(p *piles, set []uint64, cell, next int) {
	t, u := p.tile[cell], p.tile[next]
	bit := uint64(1) << (cell & 63)
	if t >= 0 && u >= 0 && p.kind[t] == p.kind[u] {
		set[cell>>6] |= bit
	} else {
		set[cell>>6] &^= bit
	}
}
