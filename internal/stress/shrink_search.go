package stress

import (
	"context"
	"iter"
	"slices"
	"time"

	"github.com/wendgames/wend/grid"
)

// search looks for smaller cases anew, as what cannot be made smaller step by step need not be the smallest: of a wrong answer
// all tiny ones in turn and then, if there is time, drawn ones, many in a run; and then the least ones, one by one.
func (s *shrinker) search(ctx context.Context) error {
	if len(s.best.Input) > 1 || s.disputed {
		return nil
	}
	if s.verdict == WrongAnswer {
		if err := s.exhaust(ctx); err != nil {
			return err
		}
		if err := s.luck(ctx); err != nil {
			return err
		}
	}
	return s.least(ctx)
}

// simplest tries the very least cases: some programs fail on everything.
func (s *shrinker) simplest(ctx context.Context) error {
	const few = 4
	return s.lastOf(ctx, few)
}

// least tries the least cases one by one, in the place of the last one.
func (s *shrinker) least(ctx context.Context) error { return s.lastOf(ctx, leastTried) }

// leastTried is how many of the least cases are tried one by one.
const leastTried = 200

// lastOf tries so many of the least cases in the place of the last one.
func (s *shrinker) lastOf(ctx context.Context, most int) error {
	last := len(s.best.Input) - 1
	for _, c := range s.smallerThan(s.best.Input[last].Cells(), most) {
		if last == 0 && c.Cells() <= s.complete {
			continue // it was passed
		}
		if s.late() || c.Cells() >= s.best.Input[last].Cells() {
			break
		}
		if err := s.replace(ctx, last, last+1, c); err != nil {
			return err
		}
	}
	return nil
}

// exhaust tries all tiny cases of fewer cells, the least first, but those that were passed already.
func (s *shrinker) exhaust(ctx context.Context) error {
	next, stop := iter.Pull(s.problem.stream(0, func(k Kind) bool { return k.Role == Tiny }))
	defer stop()
	last := 0
	for unbroken := true; !s.late(); {
		input := s.batch(next, runTime/4, mostCases)
		if len(input) == 0 || input[0].Cells() >= s.best.Cells() {
			if unbroken {
				s.complete = max(s.complete, min(last, s.best.Cells()-1))
			}
			return nil
		}
		last = input[len(input)-1].Cells()
		input = slices.DeleteFunc(input, func(c Case) bool { return c.Cells() <= s.complete || c.Cells() >= s.best.Cells() })
		if len(input) == 0 {
			continue
		}
		t, err := s.try(ctx, input, s.patience(len(input)))
		if err != nil {
			return err
		}
		if t.verdict == s.verdict {
			if done, err := s.one(ctx, t); done || err != nil {
				return err
			}
		}
		unbroken = unbroken && t.verdict == Accepted
		if unbroken {
			s.complete = max(s.complete, min(last, s.best.Cells())-1)
		}
	}
	return nil
}

// luck draws smaller cases at random for as long as some fail.
func (s *shrinker) luck(ctx context.Context) error {
	const rounds, most, span = 6, 400, 300 * time.Millisecond
	r := grid.NewRandom(s.options.Seed, luckStream)
	known := max(s.complete, fewestDrawn-1)
	for failed := 0; failed < rounds && !s.late() && s.best.Cells()-1 > known; failed++ {
		input := s.batch(func() (Case, bool) { return s.problem.random(r, s.best.Cells()-1), true }, span, most)
		t, err := s.same(ctx, input)
		if err != nil {
			return err
		}
		done, err := s.one(ctx, t)
		if err != nil {
			return err
		}
		if done {
			failed = -1 // as many rounds once more
			if err := s.simplify(ctx); err != nil {
				return err
			}
		}
	}
	return nil
}

// fewestDrawn is the fewest cells of cases that are drawn: of smaller ones there are so few that leaving out leads to them.
const fewestDrawn = 4

// luckStream is the stream of the draws of smaller cases.
const luckStream = 1 << 32
