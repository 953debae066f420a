package main

import (
	"os"
	"os/signal"
	"sync/atomic"
	"syscall"
	"time"

	"github.com/wendgames/wend/internal/runner"
)

// attendAfter is when a command that still runs is attended to. Listening for interrupts starts threads, which
// takes a quarter of the time in which a small input is answered; until then an interrupt ends the process as
// it ends any other.
const attendAfter = 20 * time.Millisecond

// flushEvery is how often the output of a command that runs on is handed on.
const flushEvery = 100 * time.Millisecond

// progressEvery is after how many of those the progress is shown.
const progressEvery = 5

// attend listens for interrupts from now on, and hands on a command's output every now and then, until there is one: then
// it ends the process at once, with all answers written that were known; whatever reads or searches then is left where it
// is.
func attend(out *output, interrupted *atomic.Bool) {
	interrupts := make(chan os.Signal, 1)
	for _, sig := range []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP} {
		if !signal.Ignored(sig) { // a shell has it ignored for what runs in the background of a script
			signal.Notify(interrupts, sig)
		}
	}
	go func() {
		wait(out, interrupts)
		interrupted.Store(true)
		closeSoon(out)
		endUnfinished()
		runner.EndAll()
		os.Exit(statusInterrupted)
	}()
}

// wait waits for an interrupt.
func wait(out *output, interrupts <-chan os.Signal) {
	tick := time.NewTicker(flushEvery)
	for ticks := 1; ; ticks++ {
		select {
		case <-interrupts:
			return
		case <-tick.C:
			go out.TryFlush() // it may be blocked
			if ticks%progressEvery == 0 {
				go out.progress.show()
			}
		}
	}
}

// closeWithin is how long an interrupted command tries to write what it knows.
const closeWithin = 200 * time.Millisecond

// closeSoon closes the output, unless whoever should read it does not.
func closeSoon(out *output) {
	written := make(chan struct{})
	go func() {
		_ = out.close() // there is nobody left to tell
		out.progress.end()
		close(written)
	}()
	select {
	case <-written:
	case <-time.After(closeWithin):
	}
}
