package link

import (
	"cmp"
	"slices"
)

// position is a board in the course of a play: the tiles that are left and where they lie. Tiles have numbers, those
// of one kind in a row: those left of kind k are first[k] to first[k]+left[k]-1. So when one is taken, the last of its
// kind gets its number.
type position struct {
	terrain *terrain
	kind    []int32 // of a tile, from 0, in the order of kinds
	first   []int32 // tile of a kind

	plane   *plane
	settled bool    // no tile would move
	at      []place // of a tile
	tile    []int32 // on a cell, or -1
	left    []int32 // tiles of a kind
	tiles   []int32 // those left, in any order
	slot    []int32 // where a tile is in tiles
	ofSize  []int32 // how many kinds have a number of tiles left
	most    int32   // tiles left of one kind
}

// newPosition is a board as it is drawn. It costs O(cells + tiles·log tiles).
func newPosition(b *Board, rules Rules) *position {
	plane := newPlane(b, rules)
	p := &position{terrain: newTerrain(b, rules.Slide, plane), plane: plane}
	p.tile = slices.Repeat([]int32{-1}, plane.size.Cells())
	p.layTiles(b)
	p.settled = true
	for c, up := range p.terrain.above {
		if up >= 0 && p.tile[c] < 0 && p.tile[up] >= 0 {
			p.settled = false
		}
	}
	return p
}

// layTiles gives numbers to the tiles of a board, by kind and in reading order.
func (p *position) layTiles(b *Board) {
	var cells []int
	for i, k := range b.kinds {
		if k > Empty {
			cells = append(cells, i)
		}
	}
	slices.SortFunc(cells, func(i, j int) int { return cmp.Or(cmp.Compare(b.kinds[i], b.kinds[j]), cmp.Compare(i, j)) })
	n := len(cells)
	p.at, p.kind, p.tiles, p.slot = make([]place, n), make([]int32, n), make([]int32, n), make([]int32, n)
	for t, i := range cells {
		if t == 0 || b.kinds[i] != b.kinds[cells[t-1]] {
			p.first, p.left = append(p.first, int32(t)), append(p.left, 0)
		}
		k := int32(len(p.first) - 1)
		p.kind[t], p.tiles[t], p.slot[t] = k, int32(t), int32(t)
		p.left[k]++
		p.most = max(p.most, p.left[k])
		p.put(int32(t), p.plane.cell(placeOf(b.Size().At(i))))
	}
	p.ofSize = make([]int32, p.most+1)
	for _, n := range p.left {
		p.ofSize[n]++
	}
}

// clone is a copy of p that changes by itself.
func (p *position) clone() *position {
	c := *p
	c.plane = p.plane.clone()
	c.at, c.tile, c.left = slices.Clone(p.at), slices.Clone(p.tile), slices.Clone(p.left)
	c.tiles, c.slot, c.ofSize = slices.Clone(p.tiles), slices.Clone(p.slot), slices.Clone(p.ofSize)
	return &c
}

// copyFrom makes p, a clone of the start, what the start is.
func (p *position) copyFrom(start *position) {
	p.plane.copyFrom(start.plane)
	p.settled, p.most = start.settled, start.most
	p.tiles = p.tiles[:len(start.tiles)]
	copy(p.at, start.at)
	copy(p.tile, start.tile)
	copy(p.left, start.left)
	copy(p.tiles, start.tiles)
	copy(p.slot, start.slot)
	copy(p.ofSize, start.ofSize)
}

// put notes that a tile lies on a cell.
func (p *position) put(t int32, cell int) {
	p.at[t] = p.terrain.spot[cell]
	p.tile[cell] = t
}

// take takes two tiles, the first with the smaller number, and settles the board. It costs a step for each tile that
// moves, and O(cells) for the first take of a board that is not settled.
func (p *position) take(a, b int32) {
	p.vacate(b)
	p.drop(b) // may give b's number to another tile, but a's stays what it is
	p.vacate(a)
	p.drop(a)
	if !p.settled {
		p.settle()
	}
}

// vacate empties the cell of a tile; those above it, as far as the first gap, slide. So a settled board is settled again.
func (p *position) vacate(t int32) {
	cell := int32(p.plane.cell(p.at[t]))
	for {
		up := p.terrain.above[cell]
		if up < 0 || p.tile[up] < 0 {
			break
		}
		p.put(p.tile[up], int(cell))
		cell = up
	}
	p.tile[cell] = -1
	p.plane.free(p.terrain.spot[cell])
}

// drop takes a tile off the lists.
func (p *position) drop(t int32) {
	k := p.kind[t]
	p.ofSize[p.left[k]]--
	p.left[k]--
	p.ofSize[p.left[k]]++
	for p.most > 0 && p.ofSize[p.most] == 0 {
		p.most--
	}
	last := p.first[k] + p.left[k]
	if t != last {
		p.put(t, p.plane.cell(p.at[last]))
	}
	end := len(p.tiles) - 1
	p.tiles[p.slot[last]], p.slot[p.tiles[end]] = p.tiles[end], p.slot[last]
	p.tiles = p.tiles[:end]
}

// settle settles all stretches.
func (p *position) settle() {
	above := p.terrain.above
	for _, foot := range p.terrain.feet {
		free := foot
		for c := foot; c >= 0; c = above[c] {
			t := p.tile[c]
			if t < 0 {
				continue
			}
			if c != free {
				p.tile[c] = -1
				p.plane.free(p.terrain.spot[c])
				p.put(t, int(free))
				p.plane.fill(p.terrain.spot[free])
			}
			free = above[free]
		}
	}
	p.settled = true
}
