package main

import (
	"io"
	"os"
	"sync"

	"golang.org/x/term"
)

// output gathers what a command writes, so that millions of answers take few writes, and still hands it on in
// time: at once to a terminal, and to anything else before the input makes the command wait (see pausing),
// every now and then while the command runs (see attend), and when it is interrupted. It may be used by many at
// once.
type output struct {
	mu     sync.Mutex
	w      io.Writer
	buf    []byte
	err    error // the first that w returned; nothing is written after it
	closed bool
	live   bool // w is a terminal

	speech   speech // of what is written to people
	progress *progress
	attend   func() // attends to the command from now on, see attend; what leaves something behind when it is ended calls it
}

const outputSize = 32 << 10

func newOutput(w, stderr io.Writer) *output {
	return &output{w: w, live: isTerminal(w), progress: &progress{w: stderr}}
}

func isTerminal(w any) bool {
	f, ok := w.(*os.File)
	return ok && term.IsTerminal(int(f.Fd()))
}

// Write takes p. Its error may be that of an earlier part.
func (o *output) Write(p []byte) (int, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.closed {
		return 0, os.ErrClosed
	}
	o.buf = append(o.buf, p...)
	if o.live || len(o.buf) >= outputSize {
		o.flush()
	}
	return len(p), o.err
}

// failed reports whether what was written could not be handed on: nothing more needs to be written.
func (o *output) failed() bool {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.err != nil
}

// TryFlush is Flush, unless somebody is at it already, and may be blocked.
func (o *output) TryFlush() {
	if o.mu.TryLock() {
		defer o.mu.Unlock()
		o.flush()
	}
}

// Flush hands on what there is.
func (o *output) Flush() {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.flush()
}

func (o *output) flush() {
	if o.err == nil && len(o.buf) > 0 {
		_, o.err = o.w.Write(o.buf)
	}
	o.buf = o.buf[:0]
}

// close hands on what there is and takes nothing more. It returns the first error of writing.
func (o *output) close() error {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.flush()
	o.closed = true
	return o.err
}

// pausing is an input that may keep the command waiting: a pipe or a terminal. What is known by then is
// handed on first.
type pausing struct {
	io.Reader
	out *output
}

func (p pausing) Read(b []byte) (int, error) {
	p.out.Flush()
	return p.Reader.Read(b)
}
