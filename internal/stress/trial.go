package stress

import (
	"bytes"
	"slices"
	"strings"
	"time"

	"github.com/wendgames/wend/internal/runner"
)

// Verdict is what a judge says of a run, in the judges' words.
type Verdict string

// The verdicts.
const (
	Accepted            Verdict = "Accepted"
	WrongAnswer         Verdict = "Wrong Answer"
	PresentationError   Verdict = "Presentation Error"
	TimeLimitExceeded   Verdict = "Time Limit Exceeded"
	MemoryLimitExceeded Verdict = "Memory Limit Exceeded"
	OutputLimitExceeded Verdict = "Output Limit Exceeded"
	RuntimeError        Verdict = "Runtime Error"
)

// trial is an input that a program was run on, and what came of it.
type trial struct {
	input   []Case
	right   []string // the lines that answer it
	given   []string // the program's, without white space at their ends
	run     *runner.Run
	limit   time.Duration // of the run
	verdict Verdict
	line    int // the first of the lines that differs, from 0; it may be one past the end of either
}

// lines are the lines of an output, without white space at their ends and without empty ones at its end. An output that
// was cut off ends with the last line that is whole.
func lines(output []byte, cut bool) []string {
	if cut {
		output = output[:bytes.LastIndexByte(output, '\n')+1]
	}
	var list []string
	for line := range bytes.Lines(output) {
		list = append(list, string(bytes.TrimRight(line, " \t\r\n\v\f")))
	}
	for len(list) > 0 && list[len(list)-1] == "" {
		list = list[:len(list)-1]
	}
	return list
}

// judge finds the verdict of a run. Some C programs end with whatever status there is: that is no crash, unless answers are
// missing.
func (t *trial) judge() {
	t.given = lines(t.run.Output, t.run.End != runner.Exited)
	t.line = firstDifference(t.given, t.right)
	switch t.run.End {
	case runner.OverTime:
		t.verdict = TimeLimitExceeded
	case runner.OverMemory:
		t.verdict = MemoryLimitExceeded
	case runner.OverOutput:
		t.verdict = OutputLimitExceeded
	case runner.Crashed:
		t.verdict = RuntimeError
	default:
		t.verdict = compare(t.given, t.right)
		missing := t.verdict != Accepted && t.line >= len(t.given)
		if t.run.Exit != 0 && missing {
			t.verdict = RuntimeError
		}
	}
}

// compare is the verdict of lines that differ or do not.
func compare(given, right []string) Verdict {
	switch {
	case slices.Equal(given, right):
		return Accepted
	case squeezed(given) == squeezed(right):
		return PresentationError
	}
	return WrongAnswer
}

// squeezed is lines without any white space.
func squeezed(lines []string) string {
	return strings.Join(strings.Fields(strings.Join(lines, " ")), "")
}

// firstDifference is the first index at which two lists differ, or at which one of them ends.
func firstDifference(a, b []string) int {
	i := 0
	for i < len(a) && i < len(b) && a[i] == b[i] {
		i++
	}
	return i
}

// place is the case that holds the trial's line, and which of its answers that is, both from 0. Lines beyond the last
// belong to the last case.
func (t *trial) place() (which, answer int) {
	answer = t.line
	for i, c := range t.input {
		if answer < c.Answers() {
			return i, answer
		}
		answer -= c.Answers()
	}
	last := len(t.input) - 1
	return last, t.input[last].Answers() - 1
}

// failing are the cases of a trial of which an answer differs, if every one has as many lines as it should. Otherwise it is
// the one with the first difference, since nobody knows which case the lines after it belong to; or the last, if all answers
// are right and something else is wrong.
func (t *trial) failing() []int {
	if len(t.given) != len(t.right) || t.line == len(t.right) {
		which, _ := t.place()
		return []int{which}
	}
	var list []int
	at := 0
	for i, c := range t.input {
		end := at + c.Answers()
		if !slices.Equal(t.given[at:end], t.right[at:end]) {
			list = append(list, i)
		}
		at = end
	}
	return list
}
