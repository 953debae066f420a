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
	result := &trial{input: input, right: right, run: run}
	result.judge()
	return result, nil
}

// many tries small cases. A limit of time or memory that the program exceeds on them is a fault only if it does so on few
// of them: they are halved until it does, or until all parts are answered. The result is the trial that shows a fault, or
// nil if there is none.
func (t *tester) many(ctx context.Context, input []Case) (*trial, error) {
	if len(input) <= few {
		result, err := t.try(ctx, input, t.budget.Time)
		if err != nil {
			return nil, err
		}
		return fault(result), nil
	}
	result, err := t.try(ctx, input, t.suspicion(len(input)))
	if err != nil {
		return nil, err
	}
	if !result.exceeds() {
		t.learn(result)
		return fault(result), nil
	}
	for _, part := range result.parts() {
		if found, err := t.many(ctx, part); found != nil || err != nil {
			return found, err
		}
	}
	t.most = len(input) / 2
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

// learn notes how fast the program is.
func (t *tester) learn(result *trial) {
	wall := result.run.Wall
	if t.start == 0 || wall < t.start {
		t.start = wall
	}
	t.perCase = max((wall-t.start)/time.Duration(len(result.input)), time.Nanosecond)
}

// fitting is how many small cases a run holds that is to take so long.
func (t *tester) fitting(most time.Duration) int {
	const first = 50
	if t.perCase == 0 {
		return first
	}
	return int(min(max((most-t.start)/t.perCase, few+1), time.Duration(t.most)))
}
