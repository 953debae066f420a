package lair

import "context"

// region is the squares that the head can reach without crossing its trail, in chambers: the largest parts of which no
// single square, if it were a stone, would cut off another, as the blocks of a graph. Two chambers share one square at
// most, the door of one of them, and they hang together as a tree. So a way that visits no square twice goes down one
// line of chambers, from door to door, and a way round lies in one chamber. They are found as by R. Tarjan, Depth-first
// search and linear graph algorithms, SIAM Journal on Computing 1 (1972), but without recursion, which a lair of one
// long corridor would drive too deep. It costs O(squares of the region).
type region struct {
	ctx      context.Context
	number   []cell    // of the lair's squares: the place of each, or wall; with a stamp as the flood's cells
	stamp    uint32    // that of the numbers that mean something
	places   []place   // nearest first; the head is the first
	chambers []chamber // each before the one that leads to it
	member   []int32   // the places of the chambers, one chamber after the other, without the doors
	stack    []int32   // places that belong to no chamber yet
}

// ended asks the context every many steps, and reports whether it has ended.
func (r *region) ended(step int) bool { return step%many == many-1 && r.ctx.Err() != nil }

// place is a square of the region.
type place struct {
	square int32
	far    int32 // the least steps from the head
	most   int32 // the most steps from the head on different squares, at most
	order  int32 // in which the depth-first search met it, from 1
	low    int32 // of the places that it and those behind it are next to, the first in that order
	from   int32 // the place before it in that search, or wall
	tried  int32 // how many directions were looked in
	in     int32 // the chamber of which it is a member
}

// chamber is the places member[first:end] and the door, which is the one nearest to the head.
type chamber struct{ door, first, end int32 }

// wall is the number of a square that is not entered.
const wall = -1

// reserve makes room for so many places in a lair, and reports whether the memory allows it.
func (r *region) reserve(m *memory, l *Lair, places int) (ok bool) {
	if r.number, ok = sized(m, r.number, l.squares()); !ok {
		return false
	}
	if r.places, ok = grown(m, r.places[:0], places); !ok {
		return false
	}
	if r.chambers, ok = grown(m, r.chambers[:0], places); !ok {
		return false
	}
	if r.member, ok = grown(m, r.member[:0], places); !ok {
		return false
	}
	r.stack, ok = grown(m, r.stack[:0], places)
	return ok
}

// start begins a region: the head is its first place, and no square of the trail will be one.
func (r *region) start(head int32, trail []block) {
	r.stamp++
	if r.stamp == 0 { // after 2^32 regions the stamps would mean something again
		clear(r.number[:cap(r.number)])
		r.stamp = 1
	}
	for _, b := range trail {
		r.put(b.square, wall)
	}
	r.put(head, 0)
	r.places = append(r.places[:0], place{square: head})
}

func (r *region) put(square, number int32) {
	r.number[square] = cell(r.stamp)<<32 | cell(uint32(number))
}

// at is the place of a square, or wall.
func (r *region) at(square int32) int32 {
	if c := r.number[square]; uint32(c>>32) == r.stamp {
		return c.at()
	}
	return wall
}

// spread finds the places, and reports whether these are all: it stops where there are more than most, or with the
// context.
func (r *region) spread(l *Lair, most int) bool {
	offsets := l.offsets()
	for n := 0; n < len(r.places); n++ {
		if len(r.places)+len(offsets) > cap(r.places) || len(r.places) > most || r.ended(n) {
			return false
		}
		p := r.places[n]
		for _, offset := range offsets {
			to := p.square + int32(offset)
			if uint32(r.number[to]>>32) != r.stamp && !l.stone(int(to)) {
				r.put(to, int32(len(r.places)))
				r.places = append(r.places, place{square: to, far: p.far + 1})
			}
		}
	}
	return true
}

// divide finds the chambers, and reports whether it was not stopped by the context.
func (r *region) divide(l *Lair) bool {
	r.chambers, r.member, r.stack = r.chambers[:0], r.member[:0], r.stack[:0]
	offsets := l.offsets()
	r.places[0].order, r.places[0].low, r.places[0].from = 1, 1, wall
	met := int32(1)
	for at := int32(0); at != wall; {
		p := &r.places[at]
		if p.tried == int32(len(offsets)) {
			if !r.leave(at) {
				return false
			}
			at = p.from
			continue
		}
		to := r.at(p.square + int32(offsets[p.tried]))
		p.tried++
		if to == wall || to == p.from {
			continue
		}
		q := &r.places[to]
		if q.order > 0 {
			p.low = min(p.low, q.order)
			continue
		}
		if met++; r.ended(int(met)) {
			return false
		}
		q.order, q.low, q.from = met, met, at
		r.stack = append(r.stack, to)
		at = to
	}
	return true
}

// leave is the end of the search behind a place. If nothing behind it is next to anything before the place that it was
// met from, that one is the door of a chamber. It reports whether it was not stopped by the context.
func (r *region) leave(at int32) bool {
	p := &r.places[at]
	if p.from == wall {
		return true
	}
	if door := &r.places[p.from]; p.low < door.order {
		door.low = min(door.low, p.low)
		return true
	}
	c := chamber{door: p.from, first: int32(len(r.member))}
	for last := int32(wall); last != at; {
		last = r.stack[len(r.stack)-1]
		r.stack = r.stack[:len(r.stack)-1]
		r.member = append(r.member, last)
		if r.places[last].in = int32(len(r.chambers)); r.ended(len(r.member)) {
			return false
		}
	}
	c.end = int32(len(r.member))
	r.chambers = append(r.chambers, c)
	return true
}
