package lair

import "github.com/wendgames/wend/grid"

// A walk takes, at every step, the first direction that leads nearer to an exit and is open. If that brings it
// to the exit, it is a shortest way, as no way is shorter than the plain distance; and it spares most lairs a
// search. The blocks of the start are in the flood's cells. Where a long walk is stopped, so is every flood that follows.

// nearest is the exit that is nearest to a head if there are no stones, and how far it is: no way has fewer steps. Of no
// exits it is none, and never.
func (s *Solver) nearest(head int32) (exit grid.Pos, far int, stop Stop) {
	at := s.lair.pos(int(head))
	far = never
	for n, e := range s.lair.exits {
		if n%many == many-1 && s.flood.ask() {
			return exit, far, s.flood.stop
		}
		if d := at.Distance(e); d < far {
			exit, far = e, d
		}
	}
	if far != never {
		s.raise(far)
	}
	return exit, far, ""
}

// straight walks as if there were no stones, to the exit that is nearest then, so many steps. It returns nil where it
// cannot go on.
func (s *Solver) straight(head int32, exit grid.Pos, far int) []int32 {
	at := s.lair.pos(int(head))
	s.squares = s.squares[:0]
	square := head
	for range far {
		if len(s.squares)%many == 0 && !s.goOn(far-len(s.squares)) {
			return nil
		}
		d := s.towards(at, exit, square)
		if d == stuck {
			return nil
		}
		at = at.Step(d)
		square += int32(s.lair.offset(d))
		s.squares = append(s.squares, square)
	}
	return s.squares
}

// goOn makes room for many more of the squares of a walk that are left, and reports whether it may go on.
func (s *Solver) goOn(left int) (ok bool) {
	if len(s.squares) > 0 && s.flood.ask() {
		return false
	}
	s.squares, ok = grown(&s.memory, s.squares, min(left, many))
	if !ok {
		s.flood.stop = TooLarge
	}
	return ok
}

// stuck is no direction.
const stuck grid.Dir = 4

// towards is an open direction of the next step from a square towards another.
func (s *Solver) towards(at, to grid.Pos, square int32) grid.Dir {
	vertical, horizontal := stuck, stuck
	switch {
	case to.Row < at.Row:
		vertical = grid.Up
	case to.Row > at.Row:
		vertical = grid.Down
	}
	switch {
	case to.Col < at.Col:
		horizontal = grid.Left
	case to.Col > at.Col:
		horizontal = grid.Right
	}
	for _, d := range [2]grid.Dir{vertical, horizontal} {
		if d != stuck && s.flood.open(s.lair, square+int32(s.lair.offset(d)), int32(len(s.squares))+1) {
			return d
		}
	}
	return stuck
}

// nearer walks by the distances to the exits. It returns nil where it cannot go on.
func (s *Solver) nearer(head int32) []int32 {
	exits := s.exits.to
	s.squares = s.squares[:0]
	for square := head; exits[square] != 1; {
		from := square
		for _, d := range grid.Dirs {
			to := from + int32(s.lair.offset(d))
			if exits[to] == exits[from]-1 && s.flood.open(s.lair, to, int32(len(s.squares))+1) {
				square = to
				break
			}
		}
		if square == from || len(s.squares)%many == 0 && !s.goOn(int(exits[from])) {
			return nil
		}
		s.squares = append(s.squares, square)
	}
	return s.squares
}
