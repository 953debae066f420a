package stress

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"github.com/wendgames/wend/internal/runner"
)

// toyTest holds a toy program against the toy problem, for 2 seconds of a clock that does not wait.
func toyTest(t *testing.T, p *Problem, program runs, o Options) (report *Report) {
	t.Helper()
	if o.Time == 0 {
		o.Time = 2 * time.Second
	}
	synctest.Test(t, func(t *testing.T) {
		var err error
		if report, err = test(t.Context(), p, program, p.Budget, o); err != nil {
			t.Fatal(err)
		}
	})
	return report
}

// wrongIf is the toy program that answers wrongly where a mistake says so.
func wrongIf(mistake func(before [][]int, c []int) bool) toyProgram {
	return eachToy(func(before [][]int, c []int) []string {
		answer := toyAnswers(c)
		if mistake(before, c) {
			answer[0] = "wrong"
		}
		return answer
	}, runner.Exited)
}

// endsIf is the toy program that is ended where a mistake says so.
func endsIf(end runner.End, mistake func(c []int) bool) toyProgram {
	return eachToy(func(_ [][]int, c []int) []string {
		if mistake(c) {
			return nil
		}
		return toyAnswers(c)
	}, end)
}

// TestFaultsAreFoundAndMadeSmall tries toy programs of which the smallest failing input is known.
func TestFaultsAreFoundAndMadeSmall(t *testing.T) {
	sum := func(c []int) (sum int) {
		for _, n := range c {
			sum += n
		}
		return sum
	}
	for _, test := range []struct {
		name    string
		program toyProgram
		verdict Verdict
		round   Role
		input   []toyCase // the smallest, or nil if there are several
		cells   int
		left    string
	}{
		{"right", wrongIf(func([][]int, []int) bool { return false }), Accepted, 0, nil, 0, ""},
		{"always wrong", wrongIf(func([][]int, []int) bool { return true }), WrongAnswer, Sample, []toyCase{{0}}, 1, ""},
		{"a four", wrongIf(func(_ [][]int, c []int) bool { return slices.Contains(c, 4) }), WrongAnswer, Tiny, []toyCase{{4}}, 1, ""},
		{"two odd ones", wrongIf(func(_ [][]int, c []int) bool { return len(c) > 1 && c[0]%2 == 1 && c[1]%2 == 1 }), WrongAnswer, Tiny, []toyCase{{1, 1}}, 2, ""},
		{"a large sum", wrongIf(func(_ [][]int, c []int) bool { return sum(c) > 24 }), WrongAnswer, Small, nil, 4, ""},
		{"long lists", wrongIf(func(_ [][]int, c []int) bool { return len(c) > 50 }), WrongAnswer, Largest, nil, 51, ""},
		{"after a three", wrongIf(func(before [][]int, c []int) bool {
			return len(before) > 0 && slices.Contains(before[len(before)-1], 3) && c[0] == 1
		}), WrongAnswer, Tiny, []toyCase{{3}, {1}}, 2, "case"},
		{"some time after a three", wrongIf(func(before [][]int, c []int) bool {
			return slices.ContainsFunc(before, func(b []int) bool { return len(b) > 1 && b[0] == 3 }) && c[0] == 4
		}), WrongAnswer, Tiny, []toyCase{{3, 0}, {4}}, 3, "case"},
		{"the tenth case", wrongIf(func(before [][]int, _ []int) bool { return len(before) >= 9 }), WrongAnswer, Tiny, nil, 10, "case"},
		{"crashes on threes", endsIf(runner.Crashed, func(c []int) bool { return len(c) > 1 && c[1] == 3 }), RuntimeError, Tiny, []toyCase{{0, 3}}, 2, ""},
		{"hangs on threes", endsIf(runner.OverTime, func(c []int) bool { return len(c) > 1 && c[1] == 3 }), TimeLimitExceeded, Tiny, []toyCase{{0, 3}}, 2, ""},
		{"prints for ever", endsIf(runner.OverOutput, func(c []int) bool { return c[0] == 4 }), OutputLimitExceeded, Tiny, []toyCase{{4}}, 1, ""},
		{"slow on large ones", endsIf(runner.OverTime, func(c []int) bool { return len(c) > 90 }), TimeLimitExceeded, Largest, nil, 200, ""},
		{"on one line", eachToy(func(_ [][]int, c []int) []string {
			a := toyAnswers(c)
			return []string{a[0] + " " + a[1]}
		}, runner.Exited), PresentationError, Sample, []toyCase{{0}}, 1, ""},
		{"prints nothing", eachToy(func([][]int, []int) []string { return []string{} }, runner.Exited), WrongAnswer, Sample, []toyCase{{0}}, 1, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			report := toyTest(t, toyProblem(), test.program, Options{Seed: 1})
			if report.Verdict != test.verdict {
				t.Fatalf("verdict %s, want %s", report.Verdict, test.verdict)
			}
			if test.verdict == Accepted {
				if report.Fault != nil || report.Disputed != nil || report.Complete != 3 || len(report.Passed) != 5 {
					t.Errorf("an accepted program has the report %+v", report)
				}
				return
			}
			f := report.Fault
			if f.Round != test.round || f.Cells() != test.cells || f.Left != test.left || f.Verdict != test.verdict {
				t.Errorf("found in round %d, %d cells, left %q, want %d, %d, %q: %v", f.Round, f.Cells(), f.Left, test.round, test.cells, test.left, f.Input)
			}
			if test.input != nil && fmt.Sprint(f.Input) != fmt.Sprint(test.input) {
				t.Errorf("the smallest input is %v, want %v", f.Input, test.input)
			}
		})
	}
}

// TestLimitsCountOnFewCasesOnly has a program that is slow, or leaks, on many cases, and none else is.
func TestLimitsCountOnFewCasesOnly(t *testing.T) {
	for _, end := range []runner.End{runner.OverTime, runner.OverMemory} {
		program := toyProgram(func(cases [][]int) *runner.Run {
			if len(cases) > few {
				return &runner.Run{End: end}
			}
			return eachToy(func(_ [][]int, c []int) []string { return toyAnswers(c) }, runner.Exited)(cases)
		})
		if report := toyTest(t, toyProblem(), program, Options{Seed: 1}); report.Verdict != Accepted {
			t.Errorf("end %d: %s on %v", end, report.Verdict, report.Fault.Input)
		}
	}
}

// TestDisputedInputs count only if they are asked to, and are then made small.
func TestDisputedInputs(t *testing.T) {
	program := wrongIf(func(_ [][]int, c []int) bool { return slices.Contains(c, 9) })
	report := toyTest(t, toyProblem(), program, Options{Seed: 1})
	if report.Verdict != Accepted || report.Fault != nil || report.Disputed == nil || len(report.Disputed.Input) != 1 {
		t.Errorf("the report is %+v", report)
	}
	report = toyTest(t, toyProblem(), program, Options{Seed: 1, Strict: true})
	if report.Verdict != WrongAnswer || fmt.Sprint(report.Fault.Input) != "[[9]]" {
		t.Errorf("strict: the report is %+v, %v", report, report.Fault.Input)
	}
}

// TestDisputedInputsComeBeforeTheLargestIfTheyCount has a program that is wrong on both.
func TestDisputedInputsComeBeforeTheLargestIfTheyCount(t *testing.T) {
	program := wrongIf(func(_ [][]int, c []int) bool { return slices.Contains(c, 9) || len(c) > 90 })
	for strict, round := range map[bool]Role{false: Largest, true: Contested} {
		report := toyTest(t, toyProblem(), program, Options{Seed: 1, Strict: strict})
		if report.Fault == nil || report.Fault.Round != round {
			t.Errorf("strict %v: the report is %+v, want a fault in the round %v", strict, report, round)
		}
	}
}

// TestUndisputedInputsStaySo has a mistake that nines show too.
func TestUndisputedInputsStaySo(t *testing.T) {
	program := wrongIf(func(_ [][]int, c []int) bool { return slices.Contains(c, 9) || len(c) > 2 && c[0] > 3 })
	report := toyTest(t, toyProblem(), program, Options{Seed: 1, Strict: true})
	if report.Verdict != WrongAnswer || fmt.Sprint(report.Fault.Input) != "[[4 0 0]]" {
		t.Errorf("the report is %+v, %v", report, report.Fault)
	}
}

// TestFickleProgramsAreCalledSo has a program that fails once.
func TestFickleProgramsAreCalledSo(t *testing.T) {
	runs := 0
	right := eachToy(func(_ [][]int, c []int) []string { return toyAnswers(c) }, runner.Exited)
	program := toyProgram(func(cases [][]int) *runner.Run {
		if runs++; runs == 3 {
			return &runner.Run{Output: []byte("hm\n")}
		}
		return right(cases)
	})
	report := toyTest(t, toyProblem(), program, Options{Seed: 1})
	if report.Verdict != WrongAnswer || report.Fault.Again != Accepted || report.Naming != nil {
		t.Errorf("the report is %+v", report)
	}
}

// TestNaming says which known faults a program answers like.
func TestNaming(t *testing.T) {
	fault := func(name string, mistakes ...func(c []int) bool) Fault {
		f := Fault{Name: name}
		for _, mistake := range mistakes {
			f.variants = append(f.variants, func(input []Case) (lines []string) {
				for _, c := range input {
					answer := toyAnswers(c.(toyCase))
					if mistake(c.(toyCase)) {
						answer[0] = "wrong"
					}
					lines = append(lines, answer...)
				}
				return lines
			})
		}
		return f
	}
	begins := func(n int) func(c []int) bool { return func(c []int) bool { return c[0] == n } }
	long := func(c []int) bool { return len(c) > 5 }
	p := toyProblem()
	known := []Fault{fault("one", begins(1)), fault("two or three", begins(2), begins(3)), fault("long", long), fault("also long", long)}
	p.Faults = func() []Fault { return known }
	for _, test := range []struct {
		mistake func(c []int) bool
		fits    string
	}{
		{begins(1), "[one]"}, {begins(2), "[two or three]"}, {begins(3), "[two or three]"}, {begins(4), "[]"}, {long, "[long also long]"},
		{func(c []int) bool { return c[0] == 1 || long(c) }, "[]"},
	} {
		report := toyTest(t, p, wrongIf(func(_ [][]int, c []int) bool { return test.mistake(c) }), Options{Seed: 1})
		names := []string{}
		for _, f := range report.Naming.Fits {
			names = append(names, f.Name)
		}
		if fmt.Sprint(names) != test.fits || report.Naming.Wrong == 0 || report.Naming.Known != len(known) {
			t.Errorf("the naming is %v of %+v, want %s", names, report.Naming, test.fits)
		}
	}
}

// TestCountLimitsRandomCases counts the cases of the rounds.
func TestCountLimitsRandomCases(t *testing.T) {
	cases := map[Role]int{}
	right := wrongIf(func([][]int, []int) bool { return false })
	toyTest(t, toyProblem(), right, Options{Seed: 1, Count: 7, Watch: func(r Role, n int) { cases[r] = n }})
	if n := cases[Small] - cases[Tiny]; n != 7 {
		t.Errorf("%d random cases, want 7", n)
	}
	if cases[Tiny] != 2+5+25+125 || cases[Largest]-cases[Small] < 2 || cases[Contested] <= cases[Largest] {
		t.Errorf("the cases are %v", cases)
	}
}

// TestFoundIsToldEverySmallerInput listens to what is found.
func TestFoundIsToldEverySmallerInput(t *testing.T) {
	var told []int
	program := wrongIf(func(_ [][]int, c []int) bool { return len(c) > 30 })
	report := toyTest(t, toyProblem(), program, Options{Seed: 1, Found: func(f *Failure) { told = append(told, f.Cells()) }})
	if len(told) < 3 || told[0] != 200 || told[len(told)-1] != report.Fault.Cells() || !slices.IsSortedFunc(told, func(a, b int) int { return b - a }) {
		t.Errorf("told of inputs of %v cells", told)
	}
}

// TestTheContextEndsIt cancels in the middle.
func TestTheContextEndsIt(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	runs := 0
	program := toyProgram(func(cases [][]int) *runner.Run {
		if runs++; runs == 5 {
			cancel()
		}
		return eachToy(func(_ [][]int, c []int) []string { return toyAnswers(c) }, runner.Exited)(cases)
	})
	p := toyProblem()
	if _, err := test(ctx, p, program, p.Budget, Options{Time: time.Hour}); !errors.Is(err, context.Canceled) {
		t.Errorf("error %v", err)
	}
}

// TestRightAnswersAndThen has programs that answer everything rightly and then crash, hang, take or print too much.
func TestRightAnswersAndThen(t *testing.T) {
	for end, verdict := range map[runner.End]Verdict{
		runner.Crashed: RuntimeError, runner.OverTime: TimeLimitExceeded, runner.OverMemory: MemoryLimitExceeded,
		runner.OverOutput: OutputLimitExceeded,
	} {
		right := eachToy(func(_ [][]int, c []int) []string { return toyAnswers(c) }, runner.Exited)
		program := toyProgram(func(cases [][]int) *runner.Run {
			run := right(cases)
			run.End = end
			return run
		})
		report := toyTest(t, toyProblem(), program, Options{Seed: 1})
		if report.Verdict != verdict || report.Fault.Cells() != 1 {
			t.Errorf("end %d: %s on %v, want %s", end, report.Verdict, report.Fault.Input, verdict)
		}
	}
}

// TestSlowProgramsAreAccepted has programs that are right and take from a microsecond to seconds for a case, and no time that
// counts is too short for them.
func TestSlowProgramsAreAccepted(t *testing.T) {
	right := wrongIf(func([][]int, []int) bool { return false })
	for _, perCase := range []time.Duration{time.Microsecond, time.Millisecond, 30 * time.Millisecond, time.Second} {
		for _, most := range []time.Duration{time.Nanosecond, 10 * time.Millisecond, time.Second} {
			report := toyTest(t, toyProblem(), slowToy{right, perCase}, Options{Seed: 1, Time: most, Strict: true})
			if report.Verdict != Accepted || len(report.Passed) != 5 {
				t.Fatalf("%v a case, %v: %s; passed %v", perCase, most, report.Verdict, report.Passed)
			}
			if report.Complete == 3 && most == time.Nanosecond {
				t.Errorf("%v a case, %v: all tiny cases were passed", perCase, most)
			}
		}
	}
}

// TestTimeIsKept has a program that is slow, and asks how long its test takes.
func TestTimeIsKept(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := toyProblem()
		right := wrongIf(func([][]int, []int) bool { return false })
		for _, perCase := range []time.Duration{10 * time.Millisecond, 500 * time.Millisecond} {
			began := time.Now()
			if _, err := test(t.Context(), p, slowToy{right, perCase}, p.Budget, Options{Seed: 1, Time: 10 * time.Second}); err != nil {
				t.Fatal(err)
			}
			if took := time.Since(began); took > 20*time.Second {
				t.Errorf("%v a case: it took %v, of 10 s", perCase, took)
			}
		}
	})
}

// TestHangsAreFoundAmongMany has a program that hangs on one case among many quick ones.
func TestHangsAreFoundAmongMany(t *testing.T) {
	for _, perCase := range []time.Duration{time.Microsecond, time.Millisecond} {
		program := slowToy{endsIf(runner.OverTime, func(c []int) bool { return len(c) == 3 && c[2] == 4 && c[0] == 3 }), perCase}
		report := toyTest(t, toyProblem(), program, Options{Seed: 1, Time: 10 * time.Second})
		if report.Verdict != TimeLimitExceeded || fmt.Sprint(report.Fault.Input) != "[[3 0 4]]" || report.Fault.Run.CPU != 10*time.Second {
			t.Errorf("%v a case: %s on %v", perCase, report.Verdict, report.Fault)
		}
	}
}
