package lair

// toward floods a lair from the head for a search whose end is a square, from which far measures. It returns the fewest
// steps to the end, at least, which are no fewer than least says already; or that the state is dead.
//
// After t steps the real head is on a square that the flood has reached in t steps or fewer, of the colour that t says, and
// not on the square of now, as t < gap. So if the end is not yet reached then, the steps to it are t and the least
// distance of those squares, at least; and where there is none, the state is dead. The same holds for the room that the
// flood wants. Both are asked only for those t at which the end is not yet reached, as the bound says.
func (f *flood) toward(l *Lair, far []int32, head int32, blocks []block, least int32) (bound int32, ok bool) {
	f.dead = 0
	if far[head] == 0 && !l.stone(int(head)) {
		return 0, false
	}
	f.start(head, blocks)
	bound = max(far[head]-1, least)
	nearest := [2]int32{never, never} // of the squares reached at an even and at an odd step
	for t := int32(1); t < f.gap; t++ {
		f.layer(l, far, t)
		if f.due() && f.ask() {
			return 0, false
		}
		if t >= bound {
			continue // still the blocks that are touched must be found
		}
		near := nearest[t&1]
		for _, i := range f.reached.all[f.layerEnd[t-1]:f.layerEnd[t]] {
			if far[i] > 0 {
				near = min(near, far[i])
			}
		}
		nearest[t&1] = near
		if near == never || !f.room(t) {
			f.dead = t
			return 0, false
		}
		bound = max(bound, t+near-1)
	}
	return bound, true
}

// tryPath is path where it is not known whether there is such a way; it reports whether there is, and was not stopped in the
// middle.
func (f *flood) tryPath(l *Lair, far []int32, path []int32) bool {
	bound := int32(len(path))
	if bound == 0 {
		return false
	}
	t := min(bound, f.gap-1)
	at, ok := f.end(far, t, bound-t+1)
	for i := at; ok && t > 0; t-- {
		path[t-1] = i
		i = f.before(l, i, t)
	}
	for n := min(bound, f.gap-1); ok && n < bound && f.stop == ""; n++ {
		at, ok = downhill(l, far, at)
		path[n] = at
		f.walked()
	}
	return ok && f.stop == ""
}
