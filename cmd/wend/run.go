package main

import (
	"context"
	"io"
	"os/signal"
	"sync"
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
	out := newOutput(stdout, stderr)
	var interrupted atomic.Bool
	out.attend = sync.OnceFunc(func() { attend(out, &interrupted) })
	late := time.AfterFunc(attendAfter, out.attend)
	defer late.Stop()
	err := execute(context.Background(), args, stdin, out, stderr)
	if interrupted.Load() {
		select {} // the process is about to end, and its output is closed already
	}
	out.progress.end()
	switch failed := out.close(); {
	case isClosedPipe(failed):
		return statusYes
	case failed != nil:
		return complain(stderr, failed, out.speech)
	case err != nil:
		return complain(stderr, err, out.speech)
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

// root is the command line: the commands that there are, and what they share.
func root(stdin io.Reader, out, stderr io.Writer) *cli.Command {
	return command(&cli.Command{
		Name:    "wend",
		Usage:   "referee and solver of two grid games in which a move is a path",
		Version: version,
		Reader:  stdin, Writer: out, ErrWriter: stderr,
		ExitErrHandler:        func(context.Context, *cli.Command, error) {},
		EnableShellCompletion: true,
		Commands: []*cli.Command{
			judgeCommand(), checkCommand(), solveCommand(), hintCommand(), gradeCommand(), analyseCommand(),
			genCommand(), hardestCommand(), shuffleCommand(),
			showCommand(), convertCommand(), levelsCommand(),
			stressCommand(), casesCommand(),
		},
	})
}

// command makes c a command of Wend. One that only has others must be given one of them.
func command(c *cli.Command) *cli.Command {
	c.HideHelpCommand = c.Name != "wend"
	c.OnUsageError = func(_ context.Context, c *cli.Command, err error, _ bool) error { return badOption(c, err) }
	if c.Action == nil {
		c.Action = func(_ context.Context, c *cli.Command) error {
			if name := c.Args().First(); name != "" {
				return noCommand(c, name)
			}
			return badUse(c, "%s needs a command", c.FullName())
		}
	}
	return c
}
