package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"sync/atomic"
	"syscall"
	"time"

	"github.com/urfave/cli/v3"
)

// version is the version of Wend; a release is tagged v followed by it.
const version = "0.1.0"

// The exit statuses of every command.
const (
	statusYes         = 0   // yes, solved, all true, nothing found wrong
	statusNo          = 1   // no, impossible, something false, a difference found
	statusBad         = 2   // bad use or bad input
	statusUnknown     = 3   // not decided within the limits
	statusFailed      = 4   // the machine failed: disk, memory, network
	statusInterrupted = 130 // Ctrl-C
)

// run runs a command line and returns its exit status.
func run(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	signal.Ignore(syscall.SIGPIPE) // a closed pipe is an error of writing, not the end of the process
	out := newOutput(stdout)
	var interrupted atomic.Bool
	late := time.AfterFunc(attendAfter, func() { attend(out, &interrupted) })
	defer late.Stop()
	err := execute(context.Background(), args, stdin, out, stderr)
	if interrupted.Load() {
		select {} // the process is about to end, and its output is closed already
	}
	switch failed := out.close(); {
	case isClosedPipe(failed):
		return statusYes
	case failed != nil:
		return complain(stderr, failed)
	case err != nil:
		return complain(stderr, err)
	}
	return statusYes
}

// execute runs a command line. A judge without options is what programs call for one small input after the
// other; it is run as it stands, since setting up the command line costs more than many an answer.
func execute(ctx context.Context, args []string, stdin io.Reader, out *output, stderr io.Writer) error {
	if p, sources := plainJudge(args); p != nil {
		open, err := p.open("")
		if err != nil {
			return err
		}
		return inputs{sources, stdin, out, open}.each(ctx, func(_ string, s stream) error { return answer(s, out, false) })
	}
	return root(stdin, out, stderr).Run(ctx, args)
}

// attendAfter is when a command that still runs is attended to. Listening for interrupts starts threads, which
// takes a quarter of the time in which a small input is answered; until then an interrupt ends the process as
// it ends any other.
const attendAfter = 20 * time.Millisecond

// flushEvery is how often the output of a command that runs on is handed on.
const flushEvery = 100 * time.Millisecond

// attend hands on a command's output every now and then, until an interrupt: then it ends the process at once,
// with all answers written that were known; whatever reads or searches then is left where it is.
func attend(out *output, interrupted *atomic.Bool) {
	interrupts := make(chan os.Signal, 1)
	for _, sig := range []os.Signal{os.Interrupt, syscall.SIGTERM} {
		if !signal.Ignored(sig) { // a shell has it ignored for what runs in the background of a script
			signal.Notify(interrupts, sig)
		}
	}
	tick := time.NewTicker(flushEvery)
	for waiting := true; waiting; {
		select {
		case <-interrupts:
			waiting = false
		case <-tick.C:
			go out.Flush() // it may be blocked
		}
	}
	interrupted.Store(true)
	closeSoon(out)
	os.Exit(statusInterrupted)
}

// closeWithin is how long an interrupted command tries to write what it knows.
const closeWithin = 200 * time.Millisecond

// closeSoon closes the output, unless whoever should read it does not.
func closeSoon(out *output) {
	written := make(chan struct{})
	go func() {
		_ = out.close() // there is nobody left to tell
		close(written)
	}()
	select {
	case <-written:
	case <-time.After(closeWithin):
	}
}

// root is the command line: the commands that there are, and what they share.
func root(stdin io.Reader, out, stderr io.Writer) *cli.Command {
	return command(&cli.Command{
		Name:    "wend",
		Usage:   "referee and solver of two grid games in which a move is a path",
		Version: version,
		Reader:  stdin, Writer: out, ErrWriter: stderr,
		ExitErrHandler:        func(context.Context, *cli.Command, error) {},
		EnableShellCompletion: true,
		Commands:              []*cli.Command{judgeCommand()},
	})
}

// command makes c a command of Wend. One that only has others must be given one of them.
func command(c *cli.Command) *cli.Command {
	c.HideHelpCommand = c.Name != "wend"
	c.OnUsageError = func(_ context.Context, c *cli.Command, err error, _ bool) error { return badOption(c, err) }
	if c.Action == nil {
		c.Action = func(_ context.Context, c *cli.Command) error {
			if name := c.Args().First(); name != "" {
				f := badUse(c, "%s has no command %q", c.FullName(), name)
				f.guess(name, cli.SuggestCommand(c.Commands, name))
				return f
			}
			return badUse(c, "%s needs a command", c.FullName())
		}
	}
	return c
}

// badUse is the error of a command line that means nothing.
func badUse(c *cli.Command, format string, args ...any) *failure {
	return &failure{statusBad, fmt.Errorf(format, args...), fmt.Sprintf("%s --help shows what there is", c.FullName())}
}

// badOption is the error of options that cannot be read.
func badOption(c *cli.Command, err error) *failure {
	name, unknown := strings.CutPrefix(err.Error(), "flag provided but not defined: -")
	if !unknown {
		return badUse(c, "%w", err)
	}
	f := badUse(c, "%s has no option --%s", c.FullName(), name)
	f.guess("--"+name, cli.SuggestFlag(c.Flags, name, false))
	return f
}

// guess puts what was probably meant in front of a failure's hint: the nearest that there is, if it begins as
// what was given does.
func (f *failure) guess(given, nearest string) {
	const alike = 2
	given = strings.ToLower(strings.TrimPrefix(given, "--"))
	begin := strings.TrimPrefix(nearest, "--")
	if len(begin) > alike && strings.HasPrefix(given, begin[:alike]) {
		f.hint = fmt.Sprintf("did you mean %s? %s", nearest, f.hint)
	}
}
