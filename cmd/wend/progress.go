package main

import (
	"fmt"
	"io"
	"sync"
	"sync/atomic"

	"github.com/wendgames/wend/internal/ask"
)

// progress tells on a terminal how many levels a command has got through, while it runs on and writes elsewhere. It may be
// used by many at once. (The library for that links net/http, which costs every start more than most answers.)
type progress struct {
	w     io.Writer
	done  atomic.Int64
	mu    sync.Mutex // held while w is written to, which may be blocked
	shown bool
	ended bool
}

// add counts a level.
func (p *progress) add() { p.done.Add(1) }

// show writes the count over the one before.
func (p *progress) show() {
	if !p.mu.TryLock() {
		return // the terminal is stopped
	}
	defer p.mu.Unlock()
	if n := p.done.Load(); n > 0 && !p.ended && isTerminal(p.w) {
		fmt.Fprintf(p.w, "\r%s", ask.Count(int(n), "level"))
		p.shown = true
	}
}

// hide takes the count away, for what is written next.
func (p *progress) hide() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.shown {
		fmt.Fprint(p.w, "\r\x1b[K")
	}
	p.shown = false
}

// end takes the count away for good.
func (p *progress) end() {
	p.mu.Lock()
	p.ended = true
	p.mu.Unlock()
	p.hide()
}
