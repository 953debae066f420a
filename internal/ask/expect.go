package ask

import (
	"context"
	"fmt"

	"github.com/wendgames/wend/level"
	"github.com/wendgames/wend/play"
)

// checkExpect finds out whether what a level expects is so: by the games on it, of its solution and of its moves, if they
// tell, and otherwise by search. The claim has no key if there is nothing to say beside what is said of the solution.
func checkExpect(ctx context.Context, solved, played *play.Game, limits Limits) (Claim, error) {
	l := solved.Level()
	switch {
	case l.Solution != "" && disproves(solved):
		return Claim{}, nil
	case disproves(played):
		made := len(played.Moves())
		return Claim{
			Key: "expect", Value: l.Expect, Holds: truth(false), Made: made, Status: play.Won,
			Reason: Reason{Why: reached(l.Expect, made)},
		}, nil
	case l.Expect == level.Solvable && l.Solution+l.Moves != "" && (reaches(solved) || reaches(played)):
		return Claim{}, nil
	}
	start := play.New(l, nil)
	f, err := search(ctx, start, limits)
	if err != nil {
		return Claim{}, err
	}
	if moves := solved.Moves(); f.verdict == Unknown && reaches(solved) && (f.way == nil || len(moves) < len(f.way)) {
		f.way = moves
	}
	claim := Claim{
		Key: "expect", Value: l.Expect, Made: len(f.moves), Status: start.Status(), States: f.states, Reason: f.Reason, By: "search",
	}
	if f.by != "" {
		claim.By = f.by
	}
	if f.verdict == Solvable {
		claim.Status = play.Won
	}
	claim.Holds, claim.Why = judge(l.Expect, f)
	return claim, nil
}

// reaches reports whether a game has come to the end of its level, as its board was dealt.
func reaches(g *play.Game) bool { return g.Status() == play.Won && !shuffled(g) }

// disproves reports whether a game shows that what its level expects is not so.
func disproves(g *play.Game) bool {
	steps, counted := g.Level().Expect.Steps()
	return reaches(g) && (g.Level().Expect == level.Impossible || counted && len(g.Moves()) < steps)
}

// reached is why a level does not expect what it should if so many moves reach its end.
func reached(expect level.Expect, made int) string {
	return fmt.Sprintf("it says %s, but the end is reached after %s", expect, Count(made, "move"))
}

// judge says whether what is expected is what was found, and why or why not.
func judge(expect level.Expect, f found) (holds *bool, why string) {
	steps, counted := expect.Steps()
	switch {
	case f.verdict == Unknown:
		return judgeBounds(expect, f)
	case f.verdict == Impossible && expect == level.Impossible:
		return truth(true), f.Why
	case f.verdict == Impossible:
		return truth(false), fmt.Sprintf("it says %s, but %s", expect, f.Why)
	case expect == level.Impossible:
		return truth(false), reached(expect, len(f.moves))
	case counted && len(f.moves) != steps:
		return truth(false), fmt.Sprintf("it says %s, but the least number of steps is %d", expect, len(f.moves))
	}
	return truth(true), ""
}

// judgeBounds is judge where not all is known: a way and a bound may do.
func judgeBounds(expect level.Expect, f found) (holds *bool, why string) {
	steps, counted := expect.Steps()
	switch {
	case f.way != nil && (expect == level.Solvable || counted && f.least == steps && len(f.way) == steps):
		return truth(true), ""
	case f.way != nil && (expect == level.Impossible || counted && len(f.way) < steps):
		return truth(false), reached(expect, len(f.way))
	case counted && f.least > steps:
		return truth(false), fmt.Sprintf("it says %s, but no way has fewer than %s", expect, Count(f.least, "step"))
	}
	return nil, f.Why
}
