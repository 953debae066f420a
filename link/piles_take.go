package link

// undo is where the tiles of a couple lay in their piles when they were taken, the first before the second.
type undo struct{ a, b int32 }

// takeBoth takes a couple.
func (p *piles) takeBoth(c couple) undo {
	a := p.take(c.a)
	return undo{a, p.take(c.b)}
}

// putBack takes back the last takeBoth.
func (p *piles) putBack(c couple, u undo) {
	p.untake(c.b, u.b)
	p.untake(c.a, u.a)
}

// take takes a tile, and returns its level.
func (p *piles) take(t int32) int32 {
	s, level := p.in[t], p.level[t]
	pile, cells := p.pile[s], p.cells[s]
	last := len(pile) - 1
	for i := int(level); i < last; i++ {
		u := pile[i+1]
		pile[i] = u
		p.level[u], p.where[u] = int32(i), cells[i]
		p.tile[p.plane.cell(cells[i])] = u
	}
	p.pile[s] = pile[:last]
	p.tile[p.plane.cell(cells[last])] = -1
	p.plane.free(cells[last])
	p.left.remove(t)
	p.many[p.kind[t]]--
	p.count--
	p.hash ^= p.salt[t]
	p.touch.see(p, cells[level:last+1])
	return level
}

// untake puts back the tile that was taken last, on its level.
func (p *piles) untake(t, level int32) {
	s := p.in[t]
	last := len(p.pile[s])
	pile, cells := p.pile[s][:last+1], p.cells[s]
	for i := last; i > int(level); i-- {
		u := pile[i-1]
		pile[i] = u
		p.level[u], p.where[u] = int32(i), cells[i]
		p.tile[p.plane.cell(cells[i])] = u
	}
	pile[level] = t
	p.level[t], p.where[t] = level, cells[level]
	p.tile[p.plane.cell(cells[level])] = t
	p.pile[s] = pile
	p.plane.fill(cells[last])
	p.left.add(t)
	p.many[p.kind[t]]++
	p.count++
	p.hash ^= p.salt[t]
	p.touch.see(p, cells[level:last+1])
}
