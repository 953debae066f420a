package lair

import (
	"slices"

	"github.com/wendgames/wend/grid"
)

// Reason is why there is no way, with what a person may look at to see that it is so. Which of it there is, the means
// that decided the search says.
//
// By walls: Squares is those that the head can reach if no snake is in its way. Of very many it is none, and then, with
// Exit, those from which an exit can be reached.
//
// By room: Squares is those on which the head can be within Steps steps, before its body is out of the way. It must not
// come to one of them a second time before Gap steps, and Gap is more than Steps; but on different squares it can make
// Most steps at most, since with every step it changes between the two colours of a chequerboard.
//
// By turning: Squares is those that the head can reach without coming to a square of its trail, or to a square for the
// second time. To come to an exit the snake has to turn first: to go a way round of Gap squares or more, its trail
// included. Doors is those of Squares in which one place with ways round ends, so that no way round leads through into
// another; and Most is how many squares a way round can have there, at most, or 0 if there is none.
//
// By search there is nothing but the number of states. Escape says that only if there is none of the others.
type Reason struct {
	Squares []grid.Pos // in reading order; none if there are more than 65,536
	Exit    bool       // whether Squares are those round the exits
	Doors   []grid.Pos // in reading order
	Steps   int
	Most    int
	Gap     int
}

// mostSquares is how many squares a reason has, at most.
const mostSquares = 1 << 16

// explain gives the reason for which the last search has found no way to an exit. Where the search came to its end, but
// the snake cannot turn in the first place, it is that.
func (s *Solver) explain(result *Result) {
	switch {
	case s.lair.goal != nil || !s.exits.size(&s.memory, s.lair):
		return
	case result.By == ByRoom:
		result.Reason = s.roomReason()
		return
	}
	defer s.exits.reset(&s.memory)
	s.turning.ctx = s.ctx
	if s.exits.measure(s.ctx, &s.memory, s.lair) != "" {
		return
	}
	if result.By == ByWalls {
		result.Reason = s.wallsReason()
		return
	}
	if reason, ok := s.turningReason(); ok {
		result.By, result.Reason = ByTurning, reason
	}
}

func (s *Solver) wallsReason() Reason {
	t := &s.turning
	if !t.reserve(&s.memory, s.lair, min(mostSquares, s.lair.squares())+len(s.lair.offsets())) {
		return Reason{}
	}
	t.start(s.head, nil)
	if t.spread(s.lair, mostSquares) {
		return Reason{Squares: s.positions(t.squares())}
	}
	outside := &s.exits.reached
	return Reason{Squares: s.positions(outside.all[:outside.count]), Exit: true}
}

func (s *Solver) roomReason() Reason {
	f := &s.flood
	f.start(s.head, s.body)
	for t := int32(1); t < f.gap; t++ {
		f.layer(s.lair, s.exits.to, t)
		if !f.room(t) {
			most := min(2*f.counts[1], 2*f.counts[0]-1) // as many of the one colour as of the other, or one less
			r := Reason{Steps: int(t), Most: int(most), Gap: int(f.gap)}
			r.Squares = s.positions(f.reached.all[:f.reached.count])
			return r
		}
	}
	return Reason{}
}

// turningReason is that the snake cannot turn, and whether that is so, as far as is known.
func (s *Solver) turningReason() (Reason, bool) {
	t := &s.turning
	t.trail = append(t.trail[:0], s.body...)
	turns, ok := t.judge(&s.memory, s.lair, s.exits.to, s.gap, s.head, s.whole())
	if !ok || turns.bound != never {
		return Reason{}, false
	}
	r := Reason{Squares: s.positions(t.squares()), Most: int(turns.round), Gap: int(s.gap)}
	r.Doors = s.positions(t.doors())
	return r, true
}

// squares is the squares of the places.
func (r *region) squares() []int32 {
	squares := make([]int32, len(r.places))
	for i, p := range r.places {
		squares[i] = p.square
	}
	return squares
}

// doors is the squares that a chamber with a way round shares with another chamber.
func (r *region) doors() (doors []int32) {
	chambers, large := make([]int32, len(r.places)), make([]bool, len(r.places))
	for _, c := range r.chambers {
		for _, i := range append(r.member[c.first:c.end:c.end], c.door) {
			chambers[i]++
			large[i] = large[i] || c.end-c.first > 1
		}
	}
	for i, n := range chambers {
		if n > 1 && large[i] {
			doors = append(doors, r.places[i].square)
		}
	}
	return doors
}

// positions is squares as positions, in reading order.
func (s *Solver) positions(squares []int32) []grid.Pos {
	if len(squares) == 0 || len(squares) > mostSquares {
		return nil
	}
	squares = slices.Sorted(slices.Values(squares))
	list := make([]grid.Pos, len(squares))
	for i, square := range squares {
		list[i] = s.lair.pos(int(square))
	}
	return list
}
