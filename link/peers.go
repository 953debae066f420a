package link

// peers lists, for each kind, the cells of its tiles, each list in a circle. It is empty until it is asked for, since most
// questions are answered without.
//
// A cell stays in its list when its tile goes, since that costs nothing; whoever goes over a list skips such cells. It
// changes lists when a tile of another kind comes to it.
type peers struct {
	first []int32 // of a kind, by its number: a cell of its list, counted from 1, or 0 if there is none
	count []int32 // cells in its list
	cells []peer
}

// peer is a cell's place in a list.
type peer struct {
	kind       int32 // the number of the kind whose list it is, or 0
	prev, next int32 // the cells before and after it
}

// build makes the lists if there are none yet.
func (s *peers) build(x *Index) {
	if s.cells != nil {
		return
	}
	s.cells = make([]peer, len(x.board.kinds))
	for i := range s.cells {
		s.update(x, i)
	}
}

// update sees to it that a cell is in the list of the tile that it holds.
func (s *peers) update(x *Index, i int) {
	if s.cells == nil {
		return
	}
	kind := x.kinds.of(x.board.kinds[i])
	if kind == 0 || kind == s.cells[i].kind {
		return
	}
	if s.cells[i].kind != 0 {
		s.remove(int32(i))
	}
	s.insert(int32(i), kind, x.kinds.most())
}

// insert puts a cell behind all others of a list.
func (s *peers) insert(cell, kind int32, most int) {
	s.first, s.count = grown(s.first, int(kind), most), grown(s.count, int(kind), most)
	if s.count[kind]++; s.count[kind] == 1 {
		s.first[kind], s.cells[cell] = cell+1, peer{kind, cell, cell}
		return
	}
	after := s.first[kind] - 1
	before := s.cells[after].prev
	s.cells[cell].kind = kind
	s.join(before, cell)
	s.join(cell, after)
}

func (s *peers) remove(cell int32) {
	p := s.cells[cell]
	s.join(p.prev, p.next)
	if s.count[p.kind]--; s.count[p.kind] == 0 {
		s.first[p.kind] = 0
	} else if s.first[p.kind] == cell+1 {
		s.first[p.kind] = p.next + 1
	}
}

// join makes two cells follow one another.
func (s *peers) join(before, after int32) { s.cells[before].next, s.cells[after].prev = after, before }
