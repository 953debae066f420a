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
// For a goal of a whole body the exits are the goal's last square, on which the head comes first.
//
// By room: Squares is those on which the head can be within Steps steps, before its body is out of the way. It must not
// come to one of them a second time before Gap steps, and Gap is more than Steps; but on different squares it can make
// Most steps at most, since with every step it changes between the two colours of a chequerboard.
// With Back it is the steps back from a goal that are too many: Squares is those on which the head can be in the last
// Steps steps before it comes to the goal's last square.
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
	Doors   []grid.Pos // in reading order; none if there are no Squares
	Back    bool       // whether Steps are those that lead to the goal
	Steps   int        // by room: 0 if the head is on a stone, and there is no way on from squares to which it can step
	Most    int
	Gap     int
}

// mostSquares is how many squares a reason has, at most.
const mostSquares = 1 << 16

// explain gives the reason for which the search has found no way to an exit, out of its tables. Where the search came to its
// end, but the snake cannot turn in the first place, it is that.
func (s *Solver) explain(result *Result) {
	switch {
	case s.lair.goal != nil:
	case result.By == ByWalls:
		result.Reason = s.wallsReason()
	case result.By == ByRoom:
		result.Reason = s.roomReason()
	case s.turnless():
		result.By, result.Reason = ByTurning, s.turningReason()
	}
}

func (s *Solver) wallsReason() Reason {
	t := &s.turning
	t.ctx = s.ctx
	if !t.reserve(&s.memory, s.lair, min(mostSquares, s.lair.squares())+len(s.lair.offsets())) {
		return Reason{}
	}
	t.start(s.head, nil)
	if t.spread(s.lair, mostSquares) {
		return Reason{Squares: s.regionSquares()}
	}
	outside := &s.exits.reached
	return Reason{Squares: s.positions(outside.all[:outside.count]), Exit: true}
}

func (s *Solver) roomReason() Reason {
	r, _ := s.tooFew(s.exits.to, s.head, s.body, s.gap-1)
	return r
}

// tooFew is the reason that the squares to which a head can come leave no room for so many steps, or fewer, if that is so; and
// was not stopped.
func (s *Solver) tooFew(exits []int32, head int32, blocks []block, steps int32) (Reason, bool) {
	f := &s.flood
	f.start(head, blocks)
	for t := int32(1); t <= steps; t++ {
		f.layer(s.lair, exits, t)
		if f.due() && f.ask() {
			break
		}
		if !f.room(t) {
			most := min(2*f.counts[1], 2*f.counts[0]-1) // as many of the one colour as of the other, or one less
			r := Reason{Steps: int(t), Most: int(most), Gap: int(f.gap)}
			r.Squares = s.positions(f.reached.all[:f.reached.count])
			return r, true
		}
	}
	return Reason{}, false
}

// told is a reason if a result is to have one.
func (s *Solver) told(r Reason) Reason {
	if s.explains {
		return r
	}
	return Reason{}
}

// turnless reports whether the snake cannot turn, as far as is known: as weighing has found, or else as the start is judged
// now. Then that is what s.turning holds.
func (s *Solver) turnless() bool {
	p := &s.prospect
	if p.weighed == done {
		return p.means == ByTurning
	}
	t := &s.turning
	t.ctx, t.trail = s.ctx, append(t.trail[:0], s.body...)
	turns, ok := t.judge(&s.memory, s.lair, s.exits.to, s.gap, s.head, s.whole())
	p.round = turns.round
	return ok && turns.bound == never
}

func (s *Solver) turningReason() Reason {
	r := Reason{Most: int(s.prospect.round), Gap: int(s.gap)}
	if r.Squares = s.regionSquares(); r.Squares != nil {
		r.Doors = s.regionDoors()
	}
	return r
}

// regionSquares is the squares of the region; none if they are too many, or the memory allows no table.
func (s *Solver) regionSquares() []grid.Pos {
	places := s.turning.places
	if len(places) > mostSquares {
		return nil
	}
	squares, ok := exactly[int32](&s.memory, len(places))
	defer drop(&s.memory, &squares)
	if !ok {
		return nil
	}
	for i, p := range places {
		squares[i] = p.square
	}
	return s.positions(squares)
}

// regionDoors is the squares that a chamber with a way round shares with another chamber; none if the memory allows no table.
func (s *Solver) regionDoors() []grid.Pos {
	r := &s.turning.region
	const several, large = 2, 4 // the place is in one chamber, or in several, and one of them has a way round
	marks, ok := exactly[uint8](&s.memory, len(r.places))
	defer drop(&s.memory, &marks)
	if !ok {
		return nil
	}
	for _, c := range r.chambers {
		way := uint8(0)
		if c.end-c.first > 1 {
			way = large
		}
		mark := func(i int32) { marks[i] |= marks[i]<<1&several | 1 | way }
		mark(c.door)
		for _, i := range r.member[c.first:c.end] {
			mark(i)
		}
	}
	doors := r.stack[:0] // it has room for all places
	for i, m := range marks {
		if m&several != 0 && m&large != 0 {
			doors = append(doors, r.places[i].square)
		}
	}
	return s.positions(doors)
}

// positions is squares, which get another order, as positions in reading order.
func (s *Solver) positions(squares []int32) []grid.Pos {
	if len(squares) == 0 || len(squares) > mostSquares {
		return nil
	}
	slices.Sort(squares)
	list := make([]grid.Pos, len(squares))
	for i, square := range squares {
		list[i] = s.lair.pos(int(square))
	}
	return list
}
