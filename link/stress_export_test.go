package link

import "context"

// SolveAtOtherPace is Solve for boards that slide, with everything done at once and often: a beam of any width, a jam and a proof
// wherever one may be looked for.
func SolveAtOtherPace(ctx context.Context, b *Board, rules Rules, budget int) Solution {
	s := newSlider(ctx, b, rules, Limits{})
	s.pace = pace{budget: budget, width: 1, proof: 1}
	return s.solve()
}
