package main

import (
	"bytes"
	"context"
	"encoding/csv"
	"errors"
	"fmt"
	"strings"

	"github.com/urfave/cli/v3"

	"github.com/wendgames/wend/internal/ask"
	"github.com/wendgames/wend/level"
)

// survey asks one question of every level that a command line names, several at a time, and writes the answers in their
// order.
type survey struct {
	c       *cli.Command
	out     *output
	jobs    int
	limits  ask.Limits
	colours bool     // whether text may be coloured
	columns []string // the first line of CSV; the first column is the level's name, the second what the answer comes to
	words   []string // what the answers of levels may come to, in the order of the count
	counts  map[string]int
	worst   worst
}

// reply is the answer for one level.
type reply struct {
	level  string
	err    error    // why there is none; or, beside an answer, what could not be done with it
	answer any      // for JSON
	row    []string // for CSV, behind the level's name
	text   string   // for people
	word   string   // what it comes to, for the count
	status int
}

// What levels come to that cannot be asked.
const (
	noLevel    = "no level"
	unanswered = "not answered"
)

// formFlags are the options that choose how answers are written.
func formFlags() []cli.Flag {
	return []cli.Flag{
		jsonFlag("an object a line for each level"),
		&cli.BoolFlag{Name: "csv", Usage: "write CSV: a line for each level, after one with the names of the columns"},
	}
}

// newSurvey begins to ask of the levels of a command line what the limits allow.
func newSurvey(c *cli.Command, columns, words []string) (*survey, error) {
	s := &survey{c: c, out: c.Root().Writer.(*output), columns: columns, words: words, counts: map[string]int{}}
	if c.NArg() == 0 {
		return nil, badUse(c, "%s needs a level: a file, a folder, a pack, or -", c.Name)
	}
	if c.Bool("json") && c.Bool("csv") {
		return nil, badUse(c, "--json and --csv are two ways to write the same; leave one out")
	}
	s.colours = s.out.colours()
	limits, jobs, err := limitsOf(c)
	if err != nil {
		return nil, err
	}
	s.limits, s.jobs = shared(limits, jobs, c.Args().Slice())
	if c.NArg() == 1 && s.jobs == 1 {
		s.limits.Watch = s.out.progress.note
	}
	return s, nil
}

// run asks, and ends with the exit status that the answers come to.
func (s *survey) run(ctx context.Context, question func(context.Context, level.Entry) reply) error {
	entries, err := levels(s.c.Args().Slice(), s.c.Root().Reader, s.out)
	if err != nil {
		return err
	}
	if s.c.Bool("csv") {
		s.row(s.columns)
	}
	answer := func(e level.Entry) reply {
		if e.Err != nil {
			return reply{level: e.Name, err: e.Err}
		}
		r := question(ctx, e)
		r.level = e.Name
		return r
	}
	inOrder(s.jobs, entries, answer, func(r reply) bool {
		s.write(r)
		return !s.out.failed() // run finds why
	})
	if s.out.failed() {
		return nil
	}
	s.total()
	return s.worst.error()
}

// write writes an answer, or why there is none.
func (s *survey) write(r reply) {
	var faults *level.Faults
	var bad *failure
	switch {
	case errors.As(r.err, &faults):
		r.word, r.status = noLevel, statusBad
		r.answer, r.row, r.text = ask.NoLevel(r.level, faults), []string{noLevel}, faultsText(r.level, faults)
		if s.c.Bool("csv") {
			s.complain(r.level, unread(r.level, r.err))
		} else if other := unread(r.level, r.err); !s.c.Bool("json") && errors.As(other, &bad) {
			r.text += "hint: " + bad.hint + "\n"
		}
	case r.err != nil && r.answer == nil:
		r.word, r.status = unanswered, s.complain(r.level, r.err)
	}
	s.counts[r.word]++
	s.worst.add(r.status)
	if !s.out.live { // otherwise the answers are seen
		s.out.progress.add()
	}
	switch {
	case r.word == unanswered:
	case s.c.Bool("json"):
		writeJSON(s.out, r.answer)
	case s.c.Bool("csv"):
		s.row(append([]string{r.level}, r.row...))
	default:
		fmt.Fprint(s.out, s.speech(r.level, r.err).say(r.text))
	}
	if r.err != nil && r.word != noLevel && r.word != unanswered {
		s.worst.add(s.complain(r.level, r.err))
	}
}

// speech is that of what is said of a level, or of what is none, whose faults may have another name.
func (s *survey) speech(name string, err error) speech {
	var faults *level.Faults
	if errors.As(err, &faults) {
		return s.out.speech.of(name, faults.Source)
	}
	return s.out.speech.of(name)
}

// complain writes the message of an error with a level between the answers, and returns its exit status.
func (s *survey) complain(name string, err error) int {
	s.out.Flush()
	s.out.progress.hide()
	return complain(s.c.Root().ErrWriter, err, s.speech(harmless(name), err))
}

// faultsText is what is wrong with what is no level, for people.
func faultsText(name string, faults *level.Faults) string {
	text := faults.Error() + "\n"
	if name != faults.Source { // the lines are those of a pack
		text = name + ": no level:\n" + text
	}
	return text
}

// row writes a line of CSV, filled up to as many columns as there are.
func (s *survey) row(fields []string) {
	writeCSV(s.out, append(fields, make([]string, len(s.columns)-len(fields))...))
}

// writeCSV writes a line of CSV.
func writeCSV(out *output, fields []string) {
	var line bytes.Buffer
	w := csv.NewWriter(&line)
	_ = w.Write(fields) // into memory
	w.Flush()
	_, _ = out.Write(line.Bytes()) // out remembers its own errors
}

// total writes how many levels came to what, if there are several.
func (s *survey) total() {
	all := 0
	for _, n := range s.counts {
		all += n
	}
	if all < 2 || s.c.Bool("json") || s.c.Bool("csv") {
		return
	}
	parts := make([]string, 0, len(s.words)+2)
	for _, word := range append(s.words, noLevel) {
		parts = append(parts, fmt.Sprintf("%d %s", s.counts[word], word))
	}
	if n := s.counts[unanswered]; n > 0 {
		parts = append(parts, fmt.Sprintf("%d %s", n, unanswered))
	}
	fmt.Fprintln(s.out, s.out.speech.say(ask.Count(all, "level")+": "+strings.Join(parts, ", ")))
}

// statusOf is the exit status of a verdict.
func statusOf(v ask.Verdict) int {
	switch v {
	case ask.Solvable, ask.True:
		return statusYes
	case ask.Impossible, ask.False:
		return statusNo
	}
	return statusUnknown
}
