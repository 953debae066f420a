package lair

// places are parts of a lair that are to be joined to one: rooms, or the crossings and bends of a maze.
type places struct {
	count int
	joins []join
}

// join is what can be opened between two places: the squares of a rectangle, from first at the top left to last.
type join struct{ a, b, first, last int32 }

// other is the place on the other side.
func (j join) other(place int32) int32 { return j.a ^ j.b ^ place }

// open opens the joins of a random tree that has all places, and of the others as many in a hundred as Loops says. The
// places must hang together.
func (d *digger) open(p places) {
	inTree := d.tree(p)
	if d.stop != "" {
		return
	}
	left := len(p.joins) - (p.count - 1)
	more := int(int64(left) * int64(d.Loops) / 100)
	for i, j := range p.joins {
		if !d.goesOn(1) {
			return
		}
		opens := inTree[i]
		if !opens {
			if opens = d.random.Below(left) < more; opens {
				more--
			}
			left--
		}
		if opens {
			d.clear(j.first, j.last)
		}
	}
}

// tree walks at random from place to place, to places where it was not before, and where it is stuck goes back to the
// last one from which it can go elsewhere. It says of each join whether the walk led through it: a tree with long
// branches.
func (d *digger) tree(p places) (inTree []bool) {
	first, end, at := d.byPlace(p)
	inTree, been := noughts[bool](&d.watch, len(p.joins)), noughts[bool](&d.watch, p.count)
	if d.stop != "" {
		return nil
	}
	way := []int32{int32(d.random.Below(p.count))}
	been[way[0]] = true
	for len(way) > 0 && d.goesOn(1) {
		place := way[len(way)-1]
		untried := at[first[place]:end[place]]
		if len(untried) == 0 {
			way = way[:len(way)-1]
			continue
		}
		n, last := d.random.Below(len(untried)), len(untried)-1
		i := untried[n]
		untried[n], untried[last] = untried[last], i
		end[place]--
		if to := p.joins[i].other(place); !been[to] {
			been[to], inTree[i] = true, true
			way = more(&d.watch, way, to)
		}
	}
	return inTree
}

// byPlace lists the joins of each place: those of place i are at[first[i]:end[i]].
func (d *digger) byPlace(p places) (first, end, at []int32) {
	first, end = noughts[int32](&d.watch, p.count), noughts[int32](&d.watch, p.count)
	at = noughts[int32](&d.watch, 2*len(p.joins))
	if d.stop != "" {
		return nil, nil, nil
	}
	d.pieces(len(p.joins), func(from, to int) {
		for _, j := range p.joins[from:to] {
			end[j.a]++
			end[j.b]++
		}
	})
	sum := int32(0)
	d.pieces(p.count, func(from, to int) {
		for i := from; i < to; i++ {
			first[i], end[i], sum = sum, sum, sum+end[i]
		}
	})
	d.pieces(len(p.joins), func(from, to int) {
		for i, j := range p.joins[from:to] {
			for _, place := range [2]int32{j.a, j.b} {
				at[end[place]] = int32(from + i)
				end[place]++
			}
		}
	})
	return first, end, at
}
