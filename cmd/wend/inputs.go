package main

import (
	"context"
	"io"
	"os"
)

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
		in.sources = []string{"-"}
	}
	for _, source := range in.sources {
		if err := in.one(ctx, source, use); err != nil {
			return err
		}
	}
	return nil
}

func (in inputs) one(ctx context.Context, source string, use func(string, stream) error) error {
	r := in.stdin
	if source != "-" {
		f, err := os.Open(source)
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

// isRegular reports whether a file is one that never makes a reader wait.
func isRegular(f *os.File) bool {
	info, err := f.Stat()
	return err == nil && info.Mode().IsRegular()
}
