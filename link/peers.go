package link

// peers lists, for each kind, the cells of its tiles, each list in a circle. It is empty until it is asked for, since most
// questions are answered without.
type peers struct {
	first      []int32 // of a kind, by its number: a cell, counted from 1, or 0 if there is none
	count      []int32 // tiles of the kind
	next, prev []int32 // of a cell that holds a tile: the cell after it and the one before
}

// build makes the lists if there are none yet.
func (s *peers) build(x *Index) {
	if s.next != nil {
		return
	}
	cells := len(x.board.kinds)
	s.next, s.prev = make([]int32, cells), make([]int32, cells)
	for i, k := range x.board.kinds {
		if k > Empty {
			s.insert(x, i, k)
		}
	}
}

// insert puts a cell behind all others of its kind.
func (s *peers) insert(x *Index, i int, k Kind) {
	n := int(x.kinds.of(k))
	s.first, s.count = grown(s.first, n, x.kinds.most()), grown(s.count, n, x.kinds.most())
	s.count[n]++
	cell := int32(i)
	if s.first[n] == 0 {
		s.first[n], s.next[i], s.prev[i] = cell+1, cell, cell
		return
	}
	after := s.first[n] - 1
	before := s.prev[after]
	s.next[before], s.prev[i] = cell, before
	s.next[i], s.prev[after] = after, cell
}

// add notes that a cell holds a tile again.
func (s *peers) add(x *Index, i int) {
	if s.next != nil {
		s.insert(x, i, x.board.kinds[i])
	}
}

// remove notes that the tile of a kind has gone from a cell.
func (s *peers) remove(x *Index, i int, k Kind) {
	if s.next == nil {
		return
	}
	n := x.kinds.of(k)
	before, after := s.prev[i], s.next[i]
	s.next[before], s.prev[after] = after, before
	if s.count[n]--; s.count[n] == 0 {
		s.first[n] = 0
	} else if s.first[n] == int32(i)+1 {
		s.first[n] = after + 1
	}
}

// move notes that a tile has gone from a cell to another, where it is still.
func (s *peers) move(x *Index, from, to int) {
	if s.next == nil {
		return
	}
	before, after, cell := s.prev[from], s.next[from], int32(to)
	if n := x.kinds.of(x.board.kinds[to]); s.first[n] == int32(from)+1 {
		s.first[n] = cell + 1
	}
	if int(after) == from {
		before, after = cell, cell
	}
	s.next[before], s.prev[to] = cell, before
	s.next[to], s.prev[after] = after, cell
}
