package main

import (
	"context"
	"errors"
	"io"
	"os"
	"slices"
)

// stdinName is the name of standard input among files.
const stdinName = "-"

// inputs is the inputs that a command line names: files, or - for standard input, which also stands for none.
type inputs struct {
	sources []string
	stdin   io.Reader
	out     *output
	open    opener
}

// each opens the inputs one after the other and uses them, until one fails.
func (in inputs) each(ctx context.Context, use func(source string, s stream) error) error {
	if len(in.sources) == 0 {
		in.sources = []string{stdinName}
	}
	if err := onceStdin(in.sources); err != nil {
		return err
	}
	for _, source := range in.sources {
		if err := in.one(ctx, source, use); err != nil {
			return err
		}
	}
	return nil
}

// onceStdin is the error of a command line that wants to read standard input more than once.
func onceStdin(names []string) error {
	if first := slices.Index(names, stdinName); first >= 0 && slices.Contains(names[first+1:], stdinName) {
		return &failure{statusBad, errors.New("standard input can be read once, but - is named twice"), ""}
	}
	return nil
}

func (in inputs) one(ctx context.Context, source string, use func(string, stream) error) error {
	r := in.stdin
	if source != stdinName {
		f, err := openFile(source)
		if err != nil {
			return err
		}
		defer f.Close()
		r = f
	}
	if f, ok := r.(*os.File); !ok || !isRegular(f) {
		r = pausing{r, in.out}
	}
	return use(source, in.open(ctx, source, r))
}

// openFile opens a file that the command line names. That it cannot be opened is the command line's fault.
func openFile(name string) (*os.File, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, &failure{statusBad, err, ""}
	}
	return f, nil
}

// isRegular reports whether a file is one that never makes a reader wait.
func isRegular(f *os.File) bool {
	info, err := f.Stat()
	return err == nil && info.Mode().IsRegular()
}
