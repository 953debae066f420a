package lair

import (
	"slices"

	"github.com/wendgames/wend/grid"
)

// A goal of a whole body. The squares of the head's way are p(0), p(1) and so on to p(T), and those of the first body,
// from its tail to its neck, stand before them: p(1-L) to p(-1). The snake lies on its goal after T steps if the last L
// squares are the goal's, from its tail to its head. The rule says one thing about all these squares: two of them that are
// less than gap apart are different. It says the same of the list reversed, which is the way of a snake from the goal, its
// head on the goal's last square, to the first body. So the question has two sides that are alike, and a search may
// come from both; see pursuit.
//
// A way of L steps or more has entered every square of the goal, so no stone may be there. A shorter one leaves a part of
// the first body where it was, perhaps on stones: then the head's square at the start is one of the goal's, which says
// how many steps it takes and which.

// solveGoal answers for a snake that does not yet lie on the goal.
func (s *Solver) solveGoal(snake *Snake) Result {
	if len(s.lair.goal) != snake.Length() {
		return Result{Verdict: Impossible, By: ByGoal}
	}
	s.raise(snake.Head().Distance(s.lair.goal[0]))
	goal, ok := exactly[int32](&s.memory, len(s.lair.goal))
	if !ok {
		return Result{Stop: TooLarge}
	}
	defer drop(&s.memory, &goal)
	for i, p := range s.lair.goal {
		goal[i] = int32(s.lair.index(p))
	}
	if way := s.along(snake, goal); way != nil {
		return found(ByGoal, way)
	}
	if stones := s.stonesOn(s.lair.goal); stones != nil {
		return Result{Verdict: Impossible, By: ByGoal, Reason: Reason{Squares: stones}}
	}
	return s.pursue(snake, goal)
}

// along is the way of fewer than L steps that leads the snake on its goal, or nil.
func (s *Solver) along(snake *Snake, goal []int32) Moves {
	steps := slices.Index(goal, snake.block(0))
	if steps < 1 {
		return nil
	}
	squares := slices.Clone(goal[:steps])
	slices.Reverse(squares)
	way := Moves(nil).over(snake.block(0), squares)
	if ahead := NewSnake(s.lair, snake.Body()); !leads(ahead, way) {
		return nil
	}
	return way
}

// leads reports whether moves are allowed and end the game.
func leads(snake *Snake, way Moves) bool {
	_, code := snake.Replay(way)
	return code == "" && snake.Out()
}

// stonesOn is those of some squares on which stones are, in reading order.
func (s *Solver) stonesOn(squares []grid.Pos) (stones []grid.Pos) {
	for _, p := range squares {
		if s.lair.Stone(p) {
			stones = append(stones, p)
		}
	}
	slices.SortFunc(stones, grid.Pos.Compare)
	return stones
}
