package stress

import (
	"cmp"
	"context"
	"iter"
	"slices"
)

// cases leaves out cases: one that fails by itself is enough. If there is none, something is left over from those before,
// of which as few are kept as can be.
func (s *shrinker) cases(ctx context.Context, t *trial) error {
	const tries = 8
	failing := t.failing()
	slices.SortStableFunc(failing, func(i, j int) int { return cmp.Compare(t.input[i].Cells(), t.input[j].Cells()) })
	for _, i := range failing[:min(tries, len(failing))] {
		if s.late() {
			break
		}
		if done, err := s.keep(ctx, t.input[i:i+1]); done || err != nil {
			return err
		}
	}
	first := slices.Min(failing) // there is one
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
	small := s.smallerThan(s.best.Input[last].Cells(), leastTried)
	for size := last; size >= 1 && len(small) > 0; size /= 2 {
		for at := 0; at < last && !s.late(); at += size {
			if err := s.replace(ctx, at, min(at+size, last), small[0]); err != nil {
				return err
			}
		}
	}
	return s.least(ctx)
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

// smallerThan is the tiny cases of fewer cells, the least first, at most so many.
func (s *shrinker) smallerThan(cells, most int) (list []Case) {
	next, stop := iter.Pull(s.problem.stream(0, func(k Kind) bool { return k.Role == Tiny }))
	defer stop()
	for _, c := range take(next, most) {
		if c.Cells() < cells {
			list = append(list, c)
		}
	}
	return list
}
