package stress

import (
	"cmp"
	"context"
	"iter"
	"slices"
	"time"

	"github.com/wendgames/wend/grid"
)

// shrinker looks for a small input with the verdict of another.
type shrinker struct {
	*hunt
	verdict  Verdict
	disputed bool // whether the input may be disputed
	until    time.Time
	first    *Failure // what was found
	best     *Failure // the smallest so far
}

// shrink looks for the smallest input that gives the verdict of a trial, until the time ends. A program that passes the
// same input the next time is not followed any further, nor is one that exceeds a limit on the largest inputs: that takes
// as long every time, and says nothing of smaller ones.
func (h *hunt) shrink(ctx context.Context, found *trial, most time.Duration) (*Failure, error) {
	s := &shrinker{
		hunt: h, verdict: found.verdict, disputed: h.options.Strict && h.round == Contested, until: time.Now().Add(most),
		best: h.failure(found),
	}
	s.first = s.best
	s.tell()
	if h.round == Largest && found.exceeds() {
		return s.best, nil
	}
	again, err := s.same(ctx, found.input)
	if err != nil {
		return nil, err
	}
	if again == nil {
		s.best.Fickle = true
		return s.best, nil
	}
	if err := s.cases(ctx, again); err != nil {
		return nil, err
	}
	if err := s.simplify(ctx); err != nil {
		return nil, err
	}
	if err := s.search(ctx); err != nil {
		return nil, err
	}
	if s.verdict == TimeLimitExceeded {
		if err := s.confirm(ctx); err != nil {
			return nil, err
		}
	}
	s.best.Left = s.best.left()
	return s.best, nil
}

// tell tells of the smallest input so far.
func (s *shrinker) tell() {
	if s.options.Found != nil {
		s.options.Found(s.best)
	}
}

// same is the trial of an input, if it has the verdict, or nil. A limit of time is shortened: what hangs, hangs longer than
// other inputs took by far.
func (s *shrinker) same(ctx context.Context, input []Case) (*trial, error) {
	t, err := s.try(ctx, input, s.patience(len(input)))
	if err != nil || t.verdict != s.verdict {
		return nil, err
	}
	return t, nil
}

// patience is how long an input may take.
func (s *shrinker) patience(n int) time.Duration {
	return max(s.suspicion(n), min(s.budget.Time, time.Second))
}

// accept makes a trial the smallest so far.
func (s *shrinker) accept(t *trial) {
	f := s.failure(t)
	f.Round, f.Smaller = s.best.Round, true
	s.best = f
	s.tell()
}

// late reports whether the time is up.
func (s *shrinker) late() bool { return time.Now().After(s.until) }

// cases leaves out cases: one that fails by itself is enough. If there is none, something is left over from those before,
// of which as few are kept as can be.
func (s *shrinker) cases(ctx context.Context, t *trial) error {
	const tries = 8
	failing := t.failing()
	slices.SortStableFunc(failing, func(i, j int) int { return cmp.Compare(t.input[i].Cells(), t.input[j].Cells()) })
	for _, i := range failing[:min(tries, len(failing))] {
		if done, err := s.keep(ctx, t.input[i:i+1]); done || err != nil {
			return err
		}
	}
	first := slices.Min(failing)
	if t.verdict == WrongAnswer && first+1 < len(t.input) {
		if _, err := s.keep(ctx, t.input[:first+1]); err != nil {
			return err
		}
	}
	if first > 0 {
		if done, err := s.keep(ctx, t.input[first-1:first+1]); done || err != nil {
			return err
		}
	}
	if err := s.thin(ctx); err != nil {
		return err
	}
	return s.fill(ctx)
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

// thin leaves out cases by parts: halves, quarters and so on, down to single ones (delta debugging: Zeller and
// Hildebrandt, IEEE Trans. Softw. Eng. 28, 2002). It takes O(n²) runs at worst, and O(log n) if one case is enough.
func (s *shrinker) thin(ctx context.Context) error {
	for size := (len(s.best.Input) + 1) / 2; size >= 1; size /= 2 {
		for at := 0; at < len(s.best.Input) && len(s.best.Input) > 1 && !s.late(); {
			end := min(at+size, len(s.best.Input))
			done, err := s.keep(ctx, slices.Delete(slices.Clone(s.best.Input), at, end))
			if err != nil {
				return err
			}
			if !done {
				at = end
			}
		}
	}
	return nil
}

// fill puts the least case that there is in the place of others, all before the last, then halves of them, and so on: of
// many cases that are needed most are needed for their number alone. In the place of the last one it tries all smaller ones.
func (s *shrinker) fill(ctx context.Context) error {
	last := len(s.best.Input) - 1
	if last == 0 {
		return nil
	}
	small := s.smallerThan(s.best.Input[last].Cells())
	for size := last; size >= 1 && len(small) > 0; size /= 2 {
		for at := 0; at < last && !s.late(); at += size {
			if err := s.replace(ctx, at, min(at+size, last), small[0]); err != nil {
				return err
			}
		}
	}
	for _, c := range small {
		if s.late() || c.Cells() >= s.best.Input[last].Cells() {
			break
		}
		if err := s.replace(ctx, last, last+1, c); err != nil {
			return err
		}
	}
	return nil
}

// replace puts a case in the place of some, if that makes the input smaller.
func (s *shrinker) replace(ctx context.Context, from, to int, c Case) error {
	input := slices.Clone(s.best.Input)
	for i := from; i < to; i++ {
		input[i] = c
	}
	if cells(input) >= s.best.Cells() {
		return nil
	}
	_, err := s.keep(ctx, input)
	return err
}

// smallerThan is the tiny cases of fewer cells, the least first, but not more than can be tried.
func (s *shrinker) smallerThan(cells int) (list []Case) {
	const most = 200
	next, stop := iter.Pull(s.problem.stream(0, func(k Kind) bool { return k.Role == Tiny }))
	defer stop()
	for _, c := range take(next, most) {
		if c.Cells() < cells {
			list = append(list, c)
		}
	}
	return list
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
	next, stop := iter.Pull(s.candidates(s.best.Input[i]))
	defer stop()
	if s.verdict == WrongAnswer && len(s.best.Input) == 1 {
		if done, err := s.together(ctx, next); done || err != nil {
			return done, err
		}
		next, stop = iter.Pull(s.candidates(s.best.Input[i])) // once more, one by one: together they may cover one another up
		defer stop()
	}
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

// together tries candidates in few runs, with many of them in each, and accepts the first that has the verdict by itself.
func (s *shrinker) together(ctx context.Context, next func() (Case, bool)) (bool, error) {
	const most, squares = 500, 200_000
	for !s.late() {
		var input []Case
		for sum := 0; len(input) < most && sum < squares; sum += input[len(input)-1].Cells() {
			c, ok := next()
			if !ok {
				break
			}
			input = append(input, c)
		}
		if len(input) < 2 {
			return false, nil
		}
		t, err := s.same(ctx, input)
		if err != nil {
			return false, err
		}
		if done, err := s.one(ctx, t); done || err != nil {
			return done, err
		}
	}
	return false, nil
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

// search looks for smaller cases anew, as what cannot be made smaller step by step need not be the smallest: all tiny ones
// in turn, and then, if there is time, drawn ones.
func (s *shrinker) search(ctx context.Context) error {
	if s.verdict != WrongAnswer || len(s.best.Input) > 1 || s.disputed {
		return nil
	}
	if err := s.exhaust(ctx); err != nil {
		return err
	}
	return s.luck(ctx)
}

// exhaust tries all tiny cases of fewer cells, the least first, but those that were passed already.
func (s *shrinker) exhaust(ctx context.Context) error {
	next, stop := iter.Pull(s.problem.stream(0, func(k Kind) bool { return k.Role == Tiny }))
	defer stop()
	for !s.late() {
		input := s.batch(next, runTime/4, mostCases)
		if len(input) == 0 || input[0].Cells() >= s.best.Cells() {
			return nil
		}
		last := input[len(input)-1].Cells()
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
		if t.verdict == Accepted {
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
			failed = 0
			if err := s.simplify(ctx); err != nil {
				return err
			}
		}
	}
	return nil
}

// confirm runs the program on the smallest input with the judge's whole time. If it comes to an end after all, what was
// found first counts.
func (s *shrinker) confirm(ctx context.Context) error {
	t, err := s.try(ctx, s.best.Input, s.budget.Time)
	if err != nil {
		return err
	}
	if t.verdict == s.verdict {
		s.accept(t)
		return nil
	}
	s.best = s.first
	s.tell()
	return nil
}

// fewestDrawn is the fewest cells of cases that are drawn: of smaller ones there are so few that leaving out leads to them.
const fewestDrawn = 4

// luckStream is the stream of the draws of smaller cases.
const luckStream = 1 << 32

// left says what a failure seems to need that came before: a case or a query that was answered already.
func (f *Failure) left() string {
	switch {
	case f.Verdict != WrongAnswer:
		return ""
	case len(f.Input) > 1:
		return "case"
	case f.Answer > 0:
		return "query"
	}
	return ""
}
