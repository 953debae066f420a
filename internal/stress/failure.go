package stress

import (
	"fmt"

	"github.com/wendgames/wend/internal/runner"
)

// Failure is a fault of a program: an input and what it says of it.
type Failure struct {
	Verdict    Verdict
	Round      Role
	Input      []Case
	Text       []byte   // the input in the judge's format
	Given      []string // the program's lines, without white space at their ends; as many as were written before a limit
	Right      []string
	Line       int         // the first line that differs, from 0; it may be one past the end of either
	Case       int         // the case that it answers, from 0
	Answer     int         // which of the case's answers it is, from 0
	Run        *runner.Run // of the program on this input
	Left       string      // "case" or "query" if something seems to be left over from the one before, or empty
	Again      Verdict     // of another run on the same input, if that was not the same; or empty
	Smaller    bool        // whether it was made smaller than what it was found with
	Unfinished bool        // the time was up before all was tried that could make it smaller
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

// Question names what the line answers: its case and, if it has several answers, which.
func (f *Failure) Question() string {
	text := fmt.Sprintf("case %d", f.Case+1)
	if question := f.Input[f.Case].Question(f.Answer); question != "" {
		text += ", " + question
	}
	return text
}

// Witness is what proves the right answer, or empty.
func (f *Failure) Witness() string { return f.Input[f.Case].Witness(f.Answer) }

// Picture is the case with what proves the right answer drawn into it; with colour there are ANSI escape codes in it.
func (f *Failure) Picture(colour bool) []byte { return f.Input[f.Case].Picture(f.Answer, colour) }

// cells is rows × columns, summed over cases.
func cells(input []Case) (sum int) {
	for _, c := range input {
		sum += c.Cells()
	}
	return sum
}
