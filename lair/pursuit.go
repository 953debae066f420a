package lair

import "slices"

// pursuit is a search for a goal of a whole body, from both sides; see solveGoal. Sought is the least n for which
// a way of n steps leads the head to the square of the goal's last block, such that the steps to come then, which are
// the goal's own, are allowed too.
//
// The states of a side are those of the search for an exit: a head and the blocks behind it that can still be in its
// way. Their bound is that of flood.toward, over the distances of the other side.
//
// The numbers n that are possible are two apart, because of the colours. For each in turn, most, the search expands states
// with an estimate of most or less. Let all of these that have fewer than f steps be expanded on the forward side, and
// all with fewer than b steps on the backward side. If f+b is above most, every way of most steps has been met: its states
// have estimates of most or less, so its first f states had their turn on the one side and its last b on the other. Together
// these are all most+1 or more, so some state is known on both sides and has had its turn on one: there the way was put
// together; see meet. So the search goes half as deep from each side.
// And a side that has no state left to expand proves that there is no way, or none shorter than the best.
//
// Every second turn is for that proof: a state with the fewest steps, on the side where fewer wait. The other turns dive:
// a state with the most steps, on either side by turns. They find ways early.
//
// The first turn is the forward side's, which has one state then, as the other has. So a head that starts on a stone, where
// the backward side never has it, makes no difference: what comes after it is known before the backward side has taken a turn.
type pursuit struct {
	sides  [2]side
	most   int32   // no way has fewer steps
	turns  int     // taken so far
	when   []int32 // by square: for meet and fits, else nought
	best   []int32 // the squares of the way that was met last, the first included, and on to the goal
	length int32   // steps of the shortest way that is known to the square of the goal's last block, or never; see incumbent
}

// The sides.
const (
	forward  = 0 // from the first body
	backward = 1 // from the goal, its last block ahead
)

// pursue searches for the goal, on which no stone is, and from which the snake is L steps away at least.
func (s *Solver) pursue(snake *Snake, goal []int32) Result {
	if s.pursuit == nil {
		s.pursuit = new(pursuit)
	}
	p := s.pursuit
	result := s.pursueFrom(snake, goal)
	for k := range p.sides {
		p.sides[k].end(&s.memory)
	}
	if result.Verdict == Found {
		return found(result.By, s.incumbent.way)
	}
	return result
}

// pursueFrom searches from a snake and its goal. If it finds a shortest way, that is the best.
func (s *Solver) pursueFrom(snake *Snake, goal []int32) Result {
	p := s.pursuit
	far := int32(snake.Head().Distance(s.lair.pos(int(goal[len(goal)-1]))))
	p.most, p.turns, p.length = max(far, 2-far&1), 0, never
	s.raise(int(p.most) + len(goal) - 1)
	if stop := s.openSides(snake, goal); stop != "" {
		return Result{Stop: stop}
	}
	if start := snake.block(0); !s.lair.stone(int(start)) { // else no distance leads there
		far := p.sides[backward].far.to[start]
		if far == 0 {
			return s.parted()
		}
		p.most = max(p.most, far-1)
	}
	s.raise(int(p.most) + p.rest())
	for k := range p.sides {
		body := p.sides[k].body
		p.sides[k].green.reset(p.most)
		s.next = s.bodyBlocks(s.next[:0], body)
		if stop := s.visitSide(k, none, body[0], 0, p.most); stop != "" {
			return Result{Stop: stop}
		}
		if len(p.sides[k].states.all) == 0 && p.length == never {
			return s.deadAtOnce(k)
		}
	}
	return s.closeIn()
}

// deadAtOnce is the result where not even the first state of a side is alive, which was flooded last. The side's own lair may
// lack stones, on which the head never is; with them there is no room for as many steps either, unless no distance leads to
// where the head comes. Then stones part it from the end; or it is on a stone, which parts it from there once it has stepped.
func (s *Solver) deadAtOnce(k int) Result {
	f, d, other := &s.flood, &s.pursuit.sides[k], &s.pursuit.sides[1-k]
	s.next = s.bodyBlocks(s.next[:0], d.body)
	r, few := s.tooFew(other.far.to, d.body[0], s.next, f.dead)
	switch {
	case f.stop != "":
		return Result{Stop: f.stop}
	case !few && d.far.to[other.body[0]] == 0:
		return s.parted()
	}
	r.Back = k == backward
	return Result{Verdict: Impossible, By: ByRoom, Reason: s.told(r)}
}

// parted is the result where stones part the head from the goal. A side's distances have all that hangs together with where
// it begins.
func (s *Solver) parted() Result {
	result := Result{Verdict: Impossible, By: ByWalls}
	if !s.explains {
		return result
	}
	for k := range s.pursuit.sides {
		inside := &s.pursuit.sides[k].far.reached
		result.Reason = Reason{Squares: s.positions(inside.all[:inside.count]), Exit: k == backward}
		if result.Reason.Squares != nil {
			break
		}
	}
	return result
}

// openSides makes both sides ready, without a state.
func (s *Solver) openSides(snake *Snake, goal []int32) Stop {
	var ok bool
	p := s.pursuit
	if p.when, ok = sized(&s.memory, p.when, s.lair.squares()); !ok {
		return TooLarge
	}
	if !s.flood.size(&s.memory, s.lair, s.gap) || !s.room() {
		return TooLarge
	}
	for k := range p.sides {
		d := &p.sides[k]
		if d.body, ok = grown(&s.memory, d.body[:0], len(goal)); !ok {
			return TooLarge
		}
	}
	p.sides[forward].body = snake.appendBlocks(p.sides[forward].body)
	p.sides[backward].body = append(p.sides[backward].body, goal...)
	slices.Reverse(p.sides[backward].body)
	for k := range p.sides {
		if stop := s.openSide(&p.sides[k], p.sides[1-k].body); stop != "" {
			return stop
		}
	}
	return ""
}

// closeIn takes turns until the answer is known.
func (s *Solver) closeIn() Result {
	p := s.pursuit
	f, b := &p.sides[forward], &p.sides[backward]
	for {
		switch known := p.length < never; {
		case known && (p.length <= p.most || f.spent() || b.spent()):
			return Result{Verdict: Found, By: s.pursuedBy()}
		case f.spent() || b.spent():
			return Result{Verdict: Impossible, By: s.pursuedBy()}
		}
		stop := TooLarge
		if f.ripe.count == 0 || b.ripe.count == 0 || f.ripe.least()+b.ripe.least() > p.most {
			p.raise()
			s.raise(int(p.most) + p.rest())
			if f.ripen(&s.memory, p.most) && b.ripen(&s.memory, p.most) {
				stop = ""
			}
		} else {
			stop = s.closeUp()
		}
		if stop != "" {
			return Result{Stop: stop}
		}
	}
}

// pursuedBy is the means of a pursuit that has come to its end; without a turn only with a way.
func (s *Solver) pursuedBy() Means {
	if s.expanded == 0 {
		return ByBound
	}
	return BySearch
}

// raise goes on to the next number of steps, as there is no way of the last one. A side without ripe states says more: the
// first state of a way that is not expanded there is a green one.
func (p *pursuit) raise() {
	p.most += 2
	for k := range p.sides {
		if d := &p.sides[k]; d.ripe.count == 0 {
			p.most = max(p.most, d.green.least())
		}
	}
}

// closeUp expands a ripe state. There must be one on both sides.
func (s *Solver) closeUp() Stop {
	p := s.pursuit
	p.turns++
	if p.turns&1 == 0 {
		k := p.turns >> 1 & 1
		return s.expandSide(k, p.sides[k].ripe.takeHigh())
	}
	k := forward
	if p.sides[backward].ripe.count < p.sides[forward].ripe.count {
		k = backward
	}
	return s.expandSide(k, p.sides[k].ripe.takeLow())
}

// rest is how many steps are left at the end of a way.
func (p *pursuit) rest() int { return len(p.sides[backward].body) - 1 }
