package link

import "github.com/wendgames/wend/grid"

// pileJam looks for a set of tiles none of which can ever go.
//
// Suppose that a set S of the tiles left is not empty, and that some game clears it. Let t be the first of its tiles to go,
// with a partner u. Then all of S still lies there, while any others may be gone. So t lies on a level between the number
// of tiles of S under it and its level now, and at least the tiles of S beyond it lie beyond it; the same is true of u;
// and every other pile has at least its tiles of S. More tiles never help a line, since they only fill cells, so it is
// enough to look at the least piles. If no t of S connects with any u of its kind in this way, no tile of S ever goes: S
// is a jam, and the board is lost.
//
// The search begins with all tiles left and drops those that may go until none may. Two tiles that connect while all of a
// set lies there do so too while all of a part of it does: so no tile of a jam is ever dropped, and the largest is found.
type pileJam struct {
	*piles
	meter *meter
	plane *plane  // each pile has its tiles of S only
	set   tileSet // S
	size  int
	need  []int32 // how many tiles of S each pile has
	under []int32 // how many tiles of S lie under each tile left, in its pile
	lines int     // looked for so far

	matching *matching // if not nil, mates that it excludes do not count,
	used     []int32   // and these are its variables for the couples that let tiles go
}

func newPileJam(p *piles, m *meter) *pileJam {
	return &pileJam{
		piles: p, meter: m, plane: p.plane.clone(), set: newTileSet(len(p.kind)),
		need: make([]int32, len(p.pile)), under: make([]int32, len(p.kind)),
	}
}

// find reports whether there is a jam. Then set is the largest.
func (j *pileJam) find() bool {
	before := j.meter.lines
	j.plane.copyFrom(j.piles.plane)
	copy(j.set, j.left)
	copy(j.under, j.level)
	j.size = j.count
	j.used = j.used[:0]
	for s, pile := range j.pile {
		j.need[s] = int32(len(pile))
	}
	for size := -1; size != j.size && j.size > 0; {
		size = j.size
		for k, tiles := range j.kinds {
			if j.many[k] > 0 {
				j.dropOf(tiles)
			}
		}
	}
	j.lines += j.meter.lines - before
	return j.size > 0 && j.meter.stop == ""
}

// jammed is where the tiles of the jam lie, in reading order.
func (j *pileJam) jammed() []grid.Pos {
	var cells []grid.Pos
	for _, t := range j.tile {
		if t >= 0 && j.set.has(t) {
			cells = append(cells, j.where[t].pos())
		}
	}
	return cells
}

// dropOf drops the tiles of a kind that may go.
func (j *pileJam) dropOf(tiles []int32) {
	for _, t := range tiles {
		if !j.set.has(t) || j.meter.stop != "" {
			continue
		}
		u := j.partner(t, tiles)
		if u < 0 {
			continue
		}
		j.drop(t)
		if j.set.has(u) {
			j.drop(u)
		}
	}
}

// partner is a tile of the kind with which t may go, or -1.
func (j *pileJam) partner(t int32, tiles []int32) int32 {
	if j.matching != nil {
		return j.mate(t)
	}
	for _, u := range tiles {
		switch {
		case j.meter.stop != "":
			return -1
		case u != t && j.left.has(u) && j.mayConnect(t, u):
			return u
		}
	}
	return -1
}

// mate is partner among those that are not excluded.
func (j *pileJam) mate(t int32) int32 {
	for _, m := range j.matching.mates[t] {
		if !j.matching.excluded(m) && j.mayConnect(t, m.tile) {
			j.used = append(j.used, m.variable)
			return m.tile
		}
	}
	return -1
}

// drop takes a tile out of S.
func (j *pileJam) drop(t int32) {
	s := j.in[t]
	j.set.remove(t)
	j.size--
	for _, u := range j.pile[s][j.level[t]+1:] {
		j.under[u]--
	}
	j.need[s]--
	j.plane.free(j.cells[s][j.need[s]])
}

// beyond is how many tiles of S lie beyond t in its pile.
func (j *pileJam) beyond(t int32) int32 {
	n := j.need[j.in[t]] - j.under[t]
	if j.set.has(t) {
		n--
	}
	return n
}

// mayConnect reports whether two tiles of a kind connect on any of their levels.
func (j *pileJam) mayConnect(t, u int32) bool {
	if j.in[t] == j.in[u] {
		if j.level[t] > j.level[u] {
			t, u = u, t
		}
		return j.mayInPile(t, u)
	}
	return j.onLevels(t, func(from place) bool {
		return j.onLevels(u, func(to place) bool { return j.meter.joined(j.plane, from, to) })
	})
}

// mayInPile is mayConnect for two tiles of a pile, t under u.
func (j *pileJam) mayInPile(t, u int32) bool {
	between := j.under[u] - j.under[t]
	if j.set.has(t) {
		between--
	}
	if between == 0 {
		return true // they may come to touch
	}
	cells := j.cells[j.in[t]]
	return j.onLevels(u, func(to place) bool {
		level := j.under[t]
		for ; level <= j.level[t] && cells[level+between] != to; level++ {
			if j.meter.joined(j.plane, cells[level], to) {
				return true
			}
		}
		return false
	})
}

// onLevels reports whether connects holds for a tile on any of its levels, from the lowest on. Meanwhile its pile is filled
// as far as it has to be: up to the tile, and beyond it with as many cells as S has tiles there.
func (j *pileJam) onLevels(t int32, connects func(place) bool) bool {
	s, beyond := j.in[t], j.beyond(t)
	cells, need := j.cells[s], j.need[s]
	filled, found := need, false
	for level := j.under[t]; level <= j.level[t] && !found; level++ {
		for ; filled <= level+beyond; filled++ {
			j.plane.fill(cells[filled])
		}
		found = connects(cells[level])
	}
	for ; filled > need; filled-- {
		j.plane.free(cells[filled-1])
	}
	return found
}
