package stress

import "github.com/wendgames/wend/internal/runner"

// Failure is a fault of a program: an input and what it says of it.
type Failure struct {
	Verdict Verdict
	Round   Role
	Input   []Case
	Text    []byte   // the input in the judge's format
	Given   []string // the program's lines, without white space at their ends; as many as were written before a limit
	Right   []string
	Line    int         // the first line that differs, from 0; it may be one past the end of either
	Case    int         // the case that it answers, from 0
	Answer  int         // which of the case's answers it is, from 0
	Run     *runner.Run // of the program on this input
	Left    string      // "case" or "query" if something seems to be left over from the one before, or empty
	Fickle  bool        // another run on the same input was accepted
	Smaller bool        // whether it was made smaller than what it was found with
}

// failure is what a trial shows.
func (h *hunt) failure(t *trial) *Failure {
	f := &Failure{
		Verdict: t.verdict, Round: h.round, Input: t.input, Text: h.text(t.input), Given: t.given, Right: t.right, Line: t.line,
		Run: t.run,
	}
	f.Case, f.Answer = t.place()
	return f
}

// Cells is rows × columns, summed over the cases.
func (f *Failure) Cells() int { return cells(f.Input) }

// cells is rows × columns, summed over cases.
func cells(input []Case) (sum int) {
	for _, c := range input {
		sum += c.Cells()
	}
	return sum
}
