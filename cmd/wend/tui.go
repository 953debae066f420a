package main

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"syscall"
	"unicode"

	"github.com/urfave/cli/v3"

	"github.com/wendgames/wend/judge"
	"github.com/wendgames/wend/level"
)

// failure is an error with its exit status and, if there is one, what to do about it.
type failure struct {
	status int
	err    error
	hint   string
}

func (f *failure) Error() string { return f.err.Error() }
func (f *failure) Unwrap() error { return f.err }

// said is the error that ends a command with an exit status when all that there is to say is written.
type said int

func (s said) Error() string { return fmt.Sprintf("exit status %d", int(s)) }

// errDifferent ends a command that has found a difference.
const errDifferent = said(statusNo)

// complain writes the message of an error, in the one form that all have, and returns its exit status.
func complain(stderr io.Writer, err error, s speech) int {
	var done said
	if errors.As(err, &done) {
		return int(done)
	}
	f := classify(err)
	for line := range strings.SplitSeq(s.sayError(f.err), "\n") {
		fmt.Fprintf(stderr, "wend: %s\n", line)
	}
	if f.hint != "" {
		fmt.Fprintln(stderr, s.say("hint: "+f.hint))
	}
	return f.status
}

// harmless is a text without what a terminal would obey, but for ends of lines.
func harmless(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) && r != '\n' {
			return unicode.ReplacementChar
		}
		return r
	}, text)
}

// classify finds the exit status of an error.
func classify(err error) *failure {
	var f *failure
	var parse *judge.ParseError
	var undecided *judge.UndecidedError
	var faults *level.Faults
	var help cli.ExitCoder
	switch {
	case errors.As(err, &f):
		return f
	case errors.As(err, &parse), errors.As(err, &faults):
		return &failure{statusBad, err, ""}
	case errors.As(err, &undecided):
		return &failure{statusUnknown, err, "a larger --memory may decide it"}
	case errors.Is(err, syscall.EISDIR):
		return &failure{statusBad, err, ""}
	case errors.As(err, &help): // the one such error is help for what there is not
		return &failure{statusBad, err, "wend --help shows what there is"}
	}
	return &failure{statusFailed, err, ""}
}
