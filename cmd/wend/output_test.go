package main

import (
	"bytes"
	"errors"
	"io"
	"os"
	"strings"
	"testing"
)

func TestOutputGathersAndHandsOn(t *testing.T) {
	var w bytes.Buffer
	out := newOutput(&w, io.Discard)
	write := func(text string) {
		t.Helper()
		if n, err := io.WriteString(out, text); n != len(text) || err != nil {
			t.Errorf("%d bytes taken, error %v", n, err)
		}
	}
	write("one\n")
	if w.Len() > 0 {
		t.Errorf("handed on at once: %q", w.String())
	}
	in := pausing{strings.NewReader("in"), out}
	if _, err := in.Read(make([]byte, 1)); err != nil || w.String() != "one\n" {
		t.Errorf("after a pause of the input: %q, error %v", w.String(), err)
	}
	write(strings.Repeat("x", outputSize))
	if w.Len() < outputSize {
		t.Errorf("a full buffer is not handed on")
	}
	write("last\n")
	if err := out.close(); err != nil || !strings.HasSuffix(w.String(), "xlast\n") {
		t.Errorf("after the end: error %v, %d bytes", err, w.Len())
	}
	if _, err := io.WriteString(out, "more"); !errors.Is(err, os.ErrClosed) {
		t.Errorf("written behind the end: error %v", err)
	}
}

func TestOutputOnATerminalIsHandedOnAtOnce(t *testing.T) {
	var w bytes.Buffer
	out := newOutput(&w, io.Discard)
	out.live = true
	if _, err := io.WriteString(out, "one\n"); err != nil || w.String() != "one\n" {
		t.Errorf("%q, error %v", w.String(), err)
	}
}
