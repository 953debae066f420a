package lair

// Threads. A way that visits no square twice has two steps at most at each of its squares, and one at each end. So it has
// no more steps than the most that can be chosen between squares so that no square has more than two, and the ends have
// one: a greatest flow from the squares of one colour to those of the other. That counts better than colours do
// where a part of the region has too many squares of one colour for the steps that lead out of it. It costs
// O(squares of the region) a step that the first choice leaves out.
type threads struct {
	knots []knot  // of the places, by their numbers
	queue []int32 // places of the head's colour whose steps may be changed
}

// knot is a place of the flow.
type knot struct {
	spare int8  // how many steps more it may have
	used  uint8 // bit d: it has the step in direction d
	seen  bool
	via   int32 // the place before it, or wall
}

// longest is how many steps a way from the head to an end can have, at most, or as many as the end takes to open: more are
// not counted. Places that are on no line of chambers to the end have no part in it.
func (t *turning) longest(e *end, offsets [4]int) int32 {
	last := int32(len(t.places))
	t.knots = t.knots[:last+1]
	clear(t.knots)
	for _, offset := range offsets {
		if n := t.at(e.square + int32(offset)); n != wall {
			t.lead(n)
		}
	}
	t.put(e.square, last) // the end is a place for so long
	t.places = append(t.places, place{square: e.square, far: e.far})
	t.knots[0].spare, t.knots[last].spare = 1, 1
	count := t.choose(offsets)
	for count < e.opens && t.improve(offsets) {
		count++
	}
	t.put(e.square, wall)
	t.places = t.places[:last]
	return count
}

// lead lets the places of the chambers from the head to a place have two steps each.
func (t *turning) lead(n int32) {
	for n != 0 && t.knots[n].spare == 0 {
		c := t.chambers[t.places[n].in]
		for _, i := range t.member[c.first:c.end] {
			t.knots[i].spare = 2
		}
		n = c.door
	}
}

// choose takes steps as they come, and returns how many.
func (t *turning) choose(offsets [4]int) (count int32) {
	for i := range t.knots {
		if t.places[i].far&1 != 0 {
			continue
		}
		for d := 0; d < len(offsets) && t.knots[i].spare > 0; d++ {
			if n := t.at(t.places[i].square + int32(offsets[d])); n != wall && t.knots[n].spare > 0 {
				t.flip(int32(i), n, d)
				t.knots[i].spare--
				t.knots[n].spare--
				count++
			}
		}
	}
	return count
}

// flip takes the step in a direction from one place to another, or gives it back.
func (t *turning) flip(from, to int32, d int) {
	t.knots[from].used ^= 1 << d
	t.knots[to].used ^= 1 << (d ^ 1)
}

// improve exchanges steps so that there is one more, and reports whether it could.
func (t *turning) improve(offsets [4]int) bool {
	t.queue = t.queue[:0]
	for i := range t.knots {
		k := &t.knots[i]
		k.seen, k.via = false, wall
		if t.places[i].far&1 == 0 && k.spare > 0 {
			k.seen = true
			t.queue = append(t.queue, int32(i))
		}
	}
	for n := 0; n < len(t.queue); n++ {
		from := t.queue[n]
		for d, offset := range offsets {
			to := t.at(t.places[from].square + int32(offset))
			if to == wall || t.knots[to].seen || t.knots[from].used>>d&1 != 0 || t.knots[to].spare == 0 && t.knots[to].used == 0 {
				continue
			}
			t.knots[to].seen, t.knots[to].via = true, from
			if t.knots[to].spare > 0 {
				t.exchange(to, offsets)
				return true
			}
			t.release(to, offsets)
		}
	}
	return false
}

// release queues the places that a full place has steps with: one of these may be given back.
func (t *turning) release(full int32, offsets [4]int) {
	for d, offset := range offsets {
		if t.knots[full].used>>d&1 == 0 {
			continue
		}
		if n := t.at(t.places[full].square + int32(offset)); !t.knots[n].seen {
			t.knots[n].seen, t.knots[n].via = true, full
			t.queue = append(t.queue, n)
		}
	}
}

// exchange takes the first step on the way back from a place, gives the next back, and so on.
func (t *turning) exchange(to int32, offsets [4]int) {
	t.knots[to].spare--
	for {
		from := t.knots[to].via
		t.flip(from, to, t.towards(from, to, offsets))
		if t.knots[from].via == wall {
			t.knots[from].spare--
			return
		}
		to = t.knots[from].via
		t.flip(from, to, t.towards(from, to, offsets))
	}
}

// towards is the direction from one place to another next to it.
func (t *turning) towards(from, to int32, offsets [4]int) int {
	for d, offset := range offsets {
		if t.places[from].square+int32(offset) == t.places[to].square {
			return d
		}
	}
	panic("lair: places that are not next to each other")
}
