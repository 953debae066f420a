package stress

import (
	"context"
	"iter"
	"slices"
	"time"
)

// Options are what a learner may choose.
type Options struct {
	Seed   uint64
	Time   time.Duration // for all rounds together; the largest inputs and the disputed ones have a part of it
	Count  int           // how many cases of role Small there are at most; 0 is no limit
	Strict bool          // whether disputed inputs count
	// Watch is told what is being tried, if it is not nil: the round, and the cases tried so far.
	Watch func(round Role, cases int)
	// Found is told of the fault as soon as there is one, and again whenever a smaller input shows it, if it is not nil.
	Found func(*Failure)
}

// shares are the parts of the time that the rounds have.
var shares = [...]float64{Sample: 0, Tiny: 0.35, Small: 0.3, Largest: 0.2, Contested: 0.15}

// order is the order of the rounds: disputed inputs come last, unless they count like others; then they come before the
// largest, which take longest.
func (o Options) order() []Role {
	if o.Strict {
		return []Role{Sample, Tiny, Small, Contested, Largest}
	}
	return []Role{Sample, Tiny, Small, Largest, Contested}
}

// runTime is what a run of many small cases is to take: long enough to make little of the start of the program, and short
// enough to see a fault early.
const runTime = time.Second

// hunt is the search for a fault.
type hunt struct {
	*tester
	options  Options
	begin    time.Time
	round    Role
	end      time.Time // of the round
	passed   []Role
	complete int // all boards with so many cells or fewer were tried, and passed

	largestTime   time.Duration // the most that a largest input took
	largestMemory int64
}

// rounds tries the rounds one after the other, and returns the trial that shows a fault, or nil.
func (h *hunt) rounds(ctx context.Context) (*trial, error) {
	tries := [...]func(context.Context) (*trial, error){
		Sample: h.sample, Tiny: h.tiny, Small: h.small, Largest: h.largest, Contested: h.contested,
	}
	planned := h.begin
	for _, h.round = range h.options.order() {
		share := time.Duration(shares[h.round] * float64(h.options.Time))
		planned = planned.Add(share)
		h.end = planned
		if least := time.Now().Add(share); h.end.Before(least) {
			h.end = least // a round that begins late has its share all the same
		}
		if found, err := tries[h.round](ctx); found != nil || err != nil {
			return found, err
		}
		h.passed = append(h.passed, h.round)
	}
	return nil, nil
}

// over reports whether the time of the round is up.
func (h *hunt) over() bool { return !time.Now().Before(h.end) }

// left is the time of the round that is left, but not more than a run of many cases is to take.
func (h *hunt) left() time.Duration { return min(runTime, time.Until(h.end)) }

// watch tells what has been tried.
func (h *hunt) watch() {
	if h.options.Watch != nil {
		h.options.Watch(h.round, h.cases)
	}
}

// stream is the cases of the round.
func (h *hunt) stream() iter.Seq[Case] { return h.problem.stream(h.options.Seed, h.tried) }

// tried reports whether a kind is tried in the round.
func (h *hunt) tried(k Kind) bool { return k.Role == h.round }

// take is the next cases of a sequence, at most so many.
func take(next func() (Case, bool), most int) (list []Case) {
	for len(list) < most {
		c, ok := next()
		if !ok {
			break
		}
		list = append(list, c)
	}
	return list
}

// batch is the next cases of a sequence for a run that is to take so long, and about as long to make: some are hard to draw.
// It is empty only if there are no more.
func (h *hunt) batch(next func() (Case, bool), span time.Duration, most int) (list []Case) {
	until := time.Now().Add(span)
	most = min(most, h.fitting(span))
	for more := true; more && len(list) < most && (list == nil || time.Now().Before(until)); {
		want := min(few+1, most-len(list))
		part := take(next, want)
		list, more = append(list, part...), len(part) == want
	}
	return list
}

// sample tries the statement's sample, as one input.
func (h *hunt) sample(ctx context.Context) (*trial, error) {
	var input []Case
	for c := range h.stream() {
		input = append(input, c)
	}
	defer h.watch()
	return h.many(ctx, input, h.end)
}

// tiny tries all small boards, as many in a run as the program's speed asks for, as far as the time reaches.
func (h *hunt) tiny(ctx context.Context) (*trial, error) {
	next, stop := iter.Pull(h.stream())
	defer stop()
	largest := 0
	for {
		input := h.batch(next, h.left(), mostCases)
		if len(input) == 0 {
			h.complete = largest
			return nil, nil
		}
		if found, err := h.many(ctx, input, h.end); found != nil || err != nil {
			return found, err
		}
		largest = input[len(input)-1].Cells()
		h.complete = largest - 1
		h.watch()
		if h.over() {
			return nil, nil
		}
	}
}

// small tries random and adversarial cases: many in a run, then for as long one in a run, and so on.
func (h *hunt) small(ctx context.Context) (*trial, error) {
	next, stop := iter.Pull(h.stream())
	defer stop()
	for from := h.cases; h.allowed(from) > 0; {
		began := time.Now()
		found, err := h.many(ctx, h.batch(next, h.left()/2, h.allowed(from)), h.end)
		if found == nil && err == nil {
			found, err = h.single(ctx, next, from, time.Since(began))
		}
		if found != nil || err != nil {
			return found, err
		}
		h.watch()
		if h.over() {
			break
		}
	}
	return nil, nil
}

// single tries cases one in a run, for a time.
func (h *hunt) single(ctx context.Context, next func() (Case, bool), from int, most time.Duration) (*trial, error) {
	for until := time.Now().Add(most); h.allowed(from) > 0 && time.Now().Before(until); {
		if found, err := h.many(ctx, take(next, 1), h.end); found != nil || err != nil {
			return found, err
		}
	}
	return nil, nil
}

// allowed is how many random cases may still be tried, counted from the number before them.
func (h *hunt) allowed(from int) int {
	if h.options.Count == 0 {
		return mostCases
	}
	return max(0, h.options.Count-(h.cases-from))
}

// largest tries the statement's largest inputs, at least one of each kind, with the judge's limits.
func (h *hunt) largest(ctx context.Context) (*trial, error) {
	next, stop := iter.Pull(h.stream())
	defer stop()
	kinds := len(slices.DeleteFunc(slices.Clone(h.problem.Kinds), func(k Kind) bool { return !h.tried(k) }))
	for left := kinds; left > 0 || !h.over(); left -= h.problem.largestRun {
		result, err := h.try(ctx, take(next, h.problem.largestRun), h.budget.Time)
		if err != nil {
			return nil, err
		}
		if found := fault(result); found != nil {
			return found, nil
		}
		h.largestTime = max(h.largestTime, result.run.CPU)
		h.largestMemory = max(h.largestMemory, result.run.Memory)
		h.watch()
	}
	return nil, nil
}

// contested tries disputed inputs.
func (h *hunt) contested(ctx context.Context) (*trial, error) {
	next, stop := iter.Pull(h.stream())
	defer stop()
	for {
		input := h.batch(next, h.left(), mostCases)
		if found, err := h.many(ctx, input, h.end); found != nil || err != nil {
			return found, err
		}
		h.watch()
		if h.over() {
			return nil, nil
		}
	}
}
