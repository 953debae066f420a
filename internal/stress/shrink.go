package stress

import (
	"context"
	"iter"
	"slices"
	"time"
)

// shrinker looks for a small input with the verdict of another.
type shrinker struct {
	*hunt
	verdict  Verdict
	disputed bool // whether the input may be disputed
	until    time.Time
	usual    time.Duration // no input that is smaller than what was found takes much longer than this
	best     *Failure      // the smallest so far
	cut      bool          // something was left out since the time was up
}

// shrinking begins to look for smaller inputs than that of a trial.
func (h *hunt) shrinking(found *trial, most time.Duration) *shrinker {
	s := &shrinker{
		hunt: h, verdict: found.verdict, disputed: h.round == Contested, until: time.Now().Add(most), best: h.failure(found),
	}
	if found.verdict != TimeLimitExceeded {
		s.usual = found.run.Wall
	}
	return s
}

// shrink looks for the smallest input that gives the verdict of a trial, until the time ends. A program that does something
// else with the same input the next time is not followed any further, nor is one that exceeds a limit on the largest inputs:
// that takes as long every time, and says nothing of smaller ones.
func (h *hunt) shrink(ctx context.Context, found *trial, most time.Duration) (*Failure, error) {
	s := h.shrinking(found, most)
	s.tell()
	if h.round == Largest && found.exceeds() {
		return s.best, nil
	}
	if s.verdict != TimeLimitExceeded { // that is looked at again in the end
		again, err := s.try(ctx, found.input, found.limit)
		if err != nil {
			return nil, err
		}
		if again.verdict != s.verdict {
			s.best.Again = again.verdict
			return s.best, nil
		}
	}
	for _, step := range []func(context.Context) error{
		func(ctx context.Context) error { return s.cases(ctx, found) }, s.simplest, s.simplify, s.search,
	} {
		if err := step(ctx); err != nil {
			return nil, err
		}
	}
	s.best.Unfinished = s.cut
	s.best.Left = s.best.left()
	if s.verdict == TimeLimitExceeded {
		return s.confirm(ctx, found)
	}
	return s.best, nil
}

// tell tells of the smallest input so far.
func (s *shrinker) tell() {
	if s.options.Found != nil {
		s.options.Found(s.best)
	}
}

// same is the trial of an input, if it has the verdict, or nil.
func (s *shrinker) same(ctx context.Context, input []Case) (*trial, error) {
	t, err := s.try(ctx, input, s.patience(len(input)))
	if err != nil || t.verdict != s.verdict {
		return nil, err
	}
	return t, nil
}

// patience is how long an input may take: what hangs takes longer than others did by far, so that the judge's whole time is
// not needed to see it.
func (s *shrinker) patience(n int) time.Duration {
	const slow, hang = 4, 500 * time.Millisecond
	switch {
	case s.verdict != TimeLimitExceeded:
		return min(s.budget.Time, max(s.suspicion(n), slow*s.usual, time.Second))
	case s.perCase == 0:
		return min(s.budget.Time, hang) // it has come to no end yet
	}
	return s.suspicion(n) // what hangs is looked at again in the end
}

// accept makes a trial the smallest so far.
func (s *shrinker) accept(t *trial) {
	f := s.failure(t)
	f.Round, f.Smaller = s.best.Round, true
	s.best = f
	s.tell()
}

// late reports whether the time is up. Who asks leaves something out if it is.
func (s *shrinker) late() bool {
	s.cut = s.cut || time.Now().After(s.until)
	return s.cut
}

// keep tries an input, and accepts it if it has the verdict.
func (s *shrinker) keep(ctx context.Context, input []Case) (bool, error) {
	t, err := s.same(ctx, input)
	if t == nil || err != nil {
		return false, err
	}
	s.accept(t)
	return true, nil
}

// simplify makes the cases smaller, until nothing can be left out or made simpler.
func (s *shrinker) simplify(ctx context.Context) error {
	for again := true; again; {
		again = false
		for i := len(s.best.Input) - 1; i >= 0; i-- {
			for !s.late() {
				done, err := s.step(ctx, i)
				if err != nil {
					return err
				}
				if !done {
					break
				}
				again = true
			}
		}
	}
	return nil
}

// step makes one case smaller, if it can.
func (s *shrinker) step(ctx context.Context, i int) (bool, error) {
	if s.verdict == WrongAnswer && len(s.best.Input) == 1 {
		if done, passed, err := s.together(ctx); done || passed || err != nil {
			return done, err
		}
	}
	next, stop := iter.Pull(s.candidates(s.best.Input[i]))
	defer stop()
	for c, ok := next(); ok && !s.late(); c, ok = next() {
		input := slices.Clone(s.best.Input)
		input[i] = c
		if done, err := s.keep(ctx, input); done || err != nil {
			return done, err
		}
	}
	return false, nil
}

// candidates are the smaller cases that may take the place of one.
func (s *shrinker) candidates(c Case) iter.Seq[Case] {
	return func(yield func(Case) bool) {
		for smaller := range s.problem.smaller(c) {
			if (s.disputed || !smaller.Disputed()) && !yield(smaller) {
				return
			}
		}
	}
}

// together tries what may take the place of a single case in few runs, with many cases in each, and accepts the first that has
// the verdict by itself. It reports whether there was one, or else whether all were passed; if not, they may have covered one
// another up.
func (s *shrinker) together(ctx context.Context) (done, passed bool, err error) {
	const most, squares = 500, 200_000
	next, stop := iter.Pull(s.candidates(s.best.Input[0]))
	defer stop()
	for passed = true; !s.late(); {
		var input []Case
		for sum := 0; len(input) < most && sum < squares; sum += input[len(input)-1].Cells() {
			c, ok := next()
			if !ok {
				break
			}
			input = append(input, c)
		}
		if len(input) == 0 {
			return false, passed, nil
		}
		t, err := s.try(ctx, input, s.patience(len(input)))
		if err != nil {
			return false, false, err
		}
		passed = passed && t.verdict == Accepted
		if t.verdict == s.verdict {
			if done, err := s.one(ctx, t); done || err != nil {
				return done, false, err
			}
		}
	}
	return false, false, nil
}

// one accepts the first of the cases that failed together which fails by itself.
func (s *shrinker) one(ctx context.Context, t *trial) (bool, error) {
	const tries = 4
	if t == nil {
		return false, nil
	}
	failing := t.failing()
	for _, i := range failing[:min(tries, len(failing))] {
		if done, err := s.keep(ctx, t.input[i:i+1]); done || err != nil {
			return done, err
		}
	}
	return false, nil
}

// confirm runs the program on the smallest input with the judge's whole time. If it comes to an end after all, it is run once
// more on what was found first, and if that is no hang either, it was none.
func (s *shrinker) confirm(ctx context.Context, found *trial) (*Failure, error) {
	t, err := s.try(ctx, s.best.Input, s.budget.Time)
	if err != nil {
		return nil, err
	}
	if t.verdict == s.verdict {
		f := s.best
		s.accept(t)
		s.best.Left, s.best.Unfinished, s.best.Smaller = f.Left, f.Unfinished, f.Smaller
		return s.best, nil
	}
	s.best = s.failure(found)
	s.tell()
	again, err := s.try(ctx, found.input, s.budget.Time)
	if err != nil {
		return nil, err
	}
	if again.verdict != s.verdict {
		s.best.Again = again.verdict
	}
	return s.best, nil
}

// left says what a failure seems to need that came before: a case or a query that was answered already.
func (f *Failure) left() string {
	switch {
	case f.Verdict != WrongAnswer || f.Unfinished:
		return ""
	case len(f.Input) > 1:
		return "case"
	case f.Answer > 0:
		return "query"
	}
	return ""
}
