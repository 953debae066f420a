package link

import (
	"cmp"
	"slices"
)

// ranked is a couple with the rank by which it is tried: high ranks first.
type ranked struct {
	couple
	rank int
}

// style is how couples are ranked. No style is best for all boards, and what one misses for long another often finds soon.
type style struct {
	noise  uint32 // how much chance there is
	last   int    // what it is worth that none of the kind is left then
	beyond int    // what each tile costs that lies beyond, and has to move
	under  int    // what each tile is worth that lies under
}

var styles = []style{{4096, 8192, 300, 300}, {6000, 4096, 100, 0}, {12000, 4096, 300, 100}}

// deep is a search into depth that looks at no more states than its budget.
func (s *slider) deep(budget int) outcome {
	s.end = s.meter.states + budget
	s.moves = s.moves[:0]
	o := s.search(0)
	slices.Reverse(s.moves)
	return o
}

// search is deep at a depth: it tries all choices, one after the other.
func (s *slider) search(depth int) outcome {
	if s.count == 0 {
		return won
	}
	if s.meter.states >= s.end || !s.meter.state() {
		return open
	}
	began, jamSought := s.meter.states, false
	result := lost
	for _, c := range s.ranked(depth) {
		switch s.try(c.couple, depth) {
		case won:
			return won
		case open:
			result = open
		}
		if s.meter.stop != "" || result == open && s.meter.states >= s.end {
			return open
		}
		if !jamSought && s.meter.states-began >= s.pace.jamAfter && s.mayJam(depth) {
			jamSought = true
			if s.jam.find() {
				result = lost
				break
			}
		}
	}
	if result == lost {
		result = s.bury()
	}
	return result
}

// try is what search says of the board after a couple.
func (s *slider) try(c couple, depth int) outcome {
	if s.isDead(c) {
		return lost
	}
	pair := s.pair(c)
	undo := s.takeBoth(c)
	o := s.search(depth + 1)
	s.putBack(c, undo)
	if o == won {
		s.moves = append(s.moves, pair) // the last take first
	}
	return o
}

// mayJam reports whether a jam may be looked for. The first board has been looked into already, or is not settled, and
// then jams say nothing of it.
func (s *slider) mayJam(depth int) bool {
	return depth > 0 && s.jam.lines*s.pace.jamShare <= s.meter.states*len(s.kind)
}

// ranked is the choices in the order in which they are to be tried.
func (s *slider) ranked(depth int) []ranked {
	for len(s.lists) <= depth {
		s.lists = append(s.lists, nil)
	}
	s.buf = s.choices(s.buf[:0])
	list := s.lists[depth][:0]
	for _, c := range s.buf {
		list = append(list, ranked{c, s.rank(c)})
	}
	slices.SortStableFunc(list, func(a, b ranked) int { return cmp.Compare(b.rank, a.rank) })
	s.lists[depth] = list
	return list
}

// rank is the rank of a couple in the style at hand.
func (s *slider) rank(c couple) int {
	rank := int(s.noise.Uint64() >> 32 * uint64(s.style.noise) >> 32)
	if s.many[s.kind[c.a]] == 2 {
		rank += s.style.last
	}
	return rank - s.style.beyond*(s.beyond(c.a)+s.beyond(c.b)) + s.style.under*int(s.level[c.a]+s.level[c.b])
}

// beyond is how many tiles lie beyond t in its pile.
func (s *slider) beyond(t int32) int { return len(s.pile[s.in[t]]) - 1 - int(s.level[t]) }
