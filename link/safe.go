package link

// safe is a couple of kind k that can be taken at once without harm, and whether one was found.
//
// It is sought where all tiles left of the kind have only tiles of their kind beyond them and can be taken now, one couple
// after the other. Let the board be solvable, and leave out of a game that clears it all takes of the kind. Once the kind
// is gone what remains of the game can still be played: the tiles of the kind had none of another kind beyond them, so all
// others lie where they lay in the game, and no cell is filled that was empty there. So the board without the kind is
// solvable too; and from it, each board on the way to it.
func (s *slider) safe(k int32) (c couple, ok bool) {
	for _, t := range s.kinds[k] {
		if s.left.has(t) && !s.onTop(t) {
			return c, false
		}
	}
	c, ok = s.openOf(k)
	if !ok {
		return c, false
	}
	return c, s.clears(k, c)
}

// onTop reports whether a tile has only tiles of its kind beyond it.
func (s *slider) onTop(t int32) bool {
	for _, u := range s.pile[s.in[t]][s.level[t]+1:] {
		if s.kind[u] != s.kind[t] {
			return false
		}
	}
	return true
}

// clears reports whether a kind is gone after couple c and then always the first that connects. It leaves all as it was.
func (s *slider) clears(k int32, c couple) bool {
	undo := s.takeBoth(c)
	ok := s.many[k] == 0
	if !ok {
		if next, open := s.openOf(k); open {
			ok = s.clears(k, next)
		}
	}
	s.putBack(c, undo)
	return ok
}

// openOf is the first couple of a kind that connects, and whether there is one.
func (s *slider) openOf(k int32) (couple, bool) {
	for i, t := range s.kinds[k] {
		if !s.left.has(t) {
			continue
		}
		for _, u := range s.kinds[k][:i] {
			if s.left.has(u) && s.meter.joined(s.plane, s.where[u], s.where[t]) {
				return couple{u, t}, true
			}
		}
	}
	return couple{}, false
}
