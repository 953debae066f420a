package main

import (
	"fmt"
	"io"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/wendgames/wend/internal/ask"
)

// progress tells on a terminal how many levels a command has got through, while it runs on and writes elsewhere. It may be
// used by many at once. (The library for that links net/http, which costs every start more than most answers.)
type progress struct {
	w     io.Writer
	done  atomic.Int64
	least atomic.Int64 // of the only answer, if it is a snake's: no way has fewer steps, as far as is known
	way   atomic.Int64 // and those of a way that was met; or 0
	told  atomic.Value // a string that a command wants to be shown instead
	mu    sync.Mutex   // held while w is written to, which may be blocked
	shown bool
	ended bool

	speech speech
}

// speak has the progress be told in a language.
func (p *progress) speak(s speech) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.speech = s
}

// add counts a level.
func (p *progress) add() { p.done.Add(1) }

// note tells what the search for the only answer has found out.
func (p *progress) note(least, way int) {
	p.least.Store(int64(least))
	p.way.Store(int64(way))
}

// tell has a text shown, instead of counts.
func (p *progress) tell(text string) { p.told.Store(text) }

// text is what there is to tell, or empty.
func (p *progress) text() string {
	if told, ok := p.told.Load().(string); ok {
		return told
	}
	if n := p.done.Load(); n > 0 {
		return ask.Count(int(n), "level")
	}
	return strings.TrimPrefix(boundsText(int(p.least.Load()), int(p.way.Load())), "; ")
}

// show writes what there is to tell over what was told before.
func (p *progress) show() {
	if !p.mu.TryLock() {
		return // the terminal is stopped
	}
	defer p.mu.Unlock()
	if text := p.text(); text != "" && !p.ended && isTerminal(p.w) {
		fmt.Fprintf(p.w, "\r%s\x1b[K", p.speech.say(text))
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
