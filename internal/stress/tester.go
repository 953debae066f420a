package stress

import (
	"context"
	"slices"
	"time"

	"github.com/wendgames/wend/internal/runner"
)

// runs is what runs an input and says what came of it: a *runner.Program.
type runs interface {
	Run(ctx context.Context, input []byte, limits runner.Limits) (*runner.Run, error)
}

// few is how many small cases an input holds at most for a limit to count: a judge's limit is for an input of unknown
// length, and a program that is merely slow on many cases is none that hangs.
const few = 8

// tester tries a program on inputs.
type tester struct {
	problem *Problem
	program runs
	budget  Budget

	runs, cases int           // tried so far
	perCase     time.Duration // what a small case takes, by the last run of many
	start       time.Duration // what a run takes beside its cases: the least so far
	most        int           // how many small cases a run may hold, as far as is known
	slow        bool          // a limit was exceeded on many cases of which each is answered in time
}

// text is an input in the judge's format.
func (t *tester) text(input []Case) []byte {
	var text []byte
	for _, c := range input {
		text = c.Append(text)
	}
	return append(text, t.problem.End...)
}

// outputFor is how much output a program may write where so much is right: judges allow some more, so that a program that
// writes too much gets the verdict for what it writes.
func outputFor(right []string) int64 {
	size := 0
	for _, line := range right {
		size += len(line) + 1
	}
	return int64(2*size) + 1<<16
}

// try runs the program on an input within a time.
func (t *tester) try(ctx context.Context, input []Case, most time.Duration) (*trial, error) {
	text := t.text(input)
	right, err := t.problem.right(ctx, text)
	if err != nil {
		return nil, err
	}
	run, err := t.program.Run(ctx, text, runner.Limits{Time: most, Memory: t.budget.Memory, Output: outputFor(right)})
	if err != nil {
		return nil, err
	}
	t.runs++
	t.cases += len(input)
	result := &trial{input: input, right: right, run: run, limit: most}
	result.judge()
	return result, nil
}

// many tries small cases, which are not too many for the time until then. A limit of time or memory that the program exceeds
// on them is a fault only if it does so on few of them: they are halved until it does, or until all parts are answered. A
// program that is merely slow is not followed into all of them when the time is up. The result is the trial that shows a
// fault, or nil if there is none.
func (t *tester) many(ctx context.Context, input []Case, until time.Time) (*trial, error) {
	most := t.budget.Time
	if len(input) > few {
		most = t.suspicion(len(input))
	}
	result, err := t.try(ctx, input, most)
	if err != nil {
		return nil, err
	}
	if !result.exceeds() {
		t.learn(result)
	} else if len(input) > few {
		return t.halves(ctx, result, until)
	}
	return fault(result), nil
}

// halves tries the parts of an input on which a limit was exceeded.
func (t *tester) halves(ctx context.Context, exceeding *trial, until time.Time) (*trial, error) {
	t.most = min(t.most, len(exceeding.input)/2)
	for _, part := range exceeding.parts() {
		if found, err := t.many(ctx, part, until); found != nil || err != nil {
			return found, err
		}
		if t.slow && time.Now().After(until) {
			return nil, nil
		}
	}
	t.slow = true
	return nil, nil
}

// exceeds reports whether a limit ended the run that more cases reach sooner.
func (t *trial) exceeds() bool {
	return t.verdict == TimeLimitExceeded || t.verdict == MemoryLimitExceeded
}

// fault is a trial, if it shows a fault, or nil.
func fault(t *trial) *trial {
	if t.verdict == Accepted {
		return nil
	}
	return t
}

// parts are the inputs to try instead of one on which a limit was exceeded: first the cases at which the answers end, where
// the program writes them as it goes, then the halves.
func (t *trial) parts() [][]Case {
	half := len(t.input) / 2
	parts := [][]Case{t.input[:half], t.input[half:]}
	if t.line > 0 && t.line == len(t.given) {
		which, _ := t.place()
		parts = slices.Insert(parts, 0, t.input[which:which+1])
	}
	return parts
}

// suspicion is the time after which a run of so many small cases seems to hang: several times what it should take by what
// is known of the program's speed.
func (t *tester) suspicion(n int) time.Duration {
	const slow, least = 8, 500 * time.Millisecond
	if t.perCase == 0 {
		return min(t.budget.Time, 2*time.Second)
	}
	return min(t.budget.Time, max(least, slow*(t.start+time.Duration(n)*t.perCase)))
}

// learn notes how fast the program is. Few cases tell only that it is slower than was believed.
func (t *tester) learn(result *trial) {
	n, wall := len(result.input), result.run.Wall
	if n <= few && t.perCase > 0 && wall <= t.suspicion(n) {
		return
	}
	if t.start == 0 || wall < t.start {
		t.start = wall
	}
	// What is not the start is the cases; but a single run does not tell the two apart, so that the next one may hold a few
	// times as many cases, and not as many as if these took no time at all.
	const growth = 4
	t.perCase = max((wall-t.start)/time.Duration(n), wall/time.Duration(growth*n), time.Nanosecond)
}

// fitting is how many small cases a run holds that is to take so long.
func (t *tester) fitting(most time.Duration) int {
	const first, least = 50, 2
	if t.perCase == 0 {
		return first
	}
	return int(min(max((most-t.start)/t.perCase, least), time.Duration(t.most)))
}
