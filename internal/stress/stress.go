package stress

import (
	"context"
	"time"

	"github.com/wendgames/wend/internal/runner"
)

// Report is what came of holding a program against Wend.
type Report struct {
	Verdict  Verdict // Accepted, or that of Fault
	Runs     int     // of the program
	Cases    int     // it was given, all runs together
	Fault    *Failure
	Disputed *Failure // the answer to a disputed input, if it differs and does not count
	Naming   *Naming  // which known faults answer as the program does, if that was looked into
	Complete int      // all undisputed boards with so many cells or fewer were passed
	Passed   []Role   // the rounds that were passed
	Budget   Budget   // what the judge allows a program in its language

	// The most that a run on the largest inputs took, of those that were passed.
	LargestTime   time.Duration
	LargestMemory int64
}

// Test holds a program against Wend: it looks for a fault, and for the smallest input that shows it. Its error is that of
// a program that cannot be run, or of a context that has ended.
func Test(ctx context.Context, p *Problem, program *runner.Program, options Options) (*Report, error) {
	budget := p.Budget
	if program.Language() == runner.Java {
		budget = p.javaBudget
	}
	return test(ctx, p, program, budget, options)
}

// test is Test for whatever can be run.
func test(ctx context.Context, p *Problem, program runs, budget Budget, options Options) (*Report, error) {
	h := &hunt{
		tester:  &tester{problem: p, program: program, budget: budget, most: mostCases},
		options: options, begin: time.Now(),
	}
	found, err := h.rounds(ctx)
	if err != nil {
		return nil, err
	}
	report := &Report{
		Verdict: Accepted, Budget: budget, LargestTime: h.largestTime, LargestMemory: h.largestMemory,
	}
	if found != nil {
		err = h.explain(ctx, found, report)
	}
	report.Passed = h.passed
	report.Runs, report.Cases, report.Complete = h.runs, h.cases, h.complete
	return report, err
}

// mostCases is how many small cases a run holds at most.
const mostCases = 20_000

// leastShrinking is for how long inputs are made smaller at least, if they can be.
const leastShrinking = 5 * time.Second

// explain says what there is to say of a trial that shows a fault.
func (h *hunt) explain(ctx context.Context, found *trial, report *Report) error {
	if h.round == Contested && !h.options.Strict {
		shown, err := h.excerpt(ctx, found)
		report.Disputed = shown
		return err
	}
	fault, err := h.shrink(ctx, found, max(h.options.Time, leastShrinking))
	if err != nil {
		return err
	}
	report.Verdict, report.Fault = fault.Verdict, fault
	if fault.Verdict == WrongAnswer && fault.Again == "" {
		report.Naming, err = h.name(ctx, fault)
	}
	return err
}

// excerpt is as few of the cases of a trial as show what it shows, but not made smaller.
func (h *hunt) excerpt(ctx context.Context, found *trial) (*Failure, error) {
	quiet := *h
	quiet.options.Found = nil // it does not count
	s := quiet.shrinking(found, excerptTime)
	err := s.cases(ctx, found)
	return s.best, err
}

// excerptTime is for how long cases are left out, at most.
const excerptTime = 3 * time.Second
