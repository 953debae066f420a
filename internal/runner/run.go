package runner

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"syscall"
	"time"
)

// Limits are what a run may use; 0 is no limit.
type Limits struct {
	// Time is of the processor, of all processes of the program together. A program that has slept for as long is ended too
	// (Run.Asleep). To wait for a processor that others use is no sleep; only Linux tells the two apart. Whatever a program
	// does, it is ended when 16 times as much has passed: the machine has next to no time for it. Where the system does not
	// say what a running program uses (macOS), it is the time that passes.
	Time time.Duration
	// Memory is in bytes, of all processes of the program together, without the pages of the files of its code. What the
	// runtime of its language takes for itself is allowed on top (Language.Allowance); the heap of Java alone is held to it.
	Memory int64
	Output int64 // bytes of standard output
}

// maxProcesses is how many processes a program may have at once.
const maxProcesses = 256

// errorsKept is how much of the end of standard error is kept, in bytes.
const errorsKept = 4 << 10

// End says how a run ended.
type End int

// The ends of a run.
const (
	Exited     End = iota // by itself: Run.Exit is its status, whatever it is
	OverTime              // it reached Limits.Time
	OverMemory            // it reached Limits.Memory, or its runtime said that it has no more
	OverOutput            // it printed more than Limits.Output
	Crashed               // Run.Crash says why
)

// Run is what a program did with an input.
type Run struct {
	Output []byte        // what it printed, at most Limits.Output bytes
	Errors []byte        // the last 4 KiB of what it printed to standard error
	End    End           //
	Asleep bool          // if it is OverTime: it was ended since it slept; Wall says after how long, otherwise CPU
	Exit   int           // its exit status; -1 if it was ended
	Crash  string        // if it crashed, what happened: "SIGSEGV", "exit status 1", "more than 256 processes at once"
	CPU    time.Duration // time of the processor, of all its processes
	Wall   time.Duration // time that passed
	Memory int64         // the most memory that it was seen to have, in bytes; less than was there in runs of milliseconds
}

// Run runs the program on an input, in the current folder and with the environment of this process. The input is a file, so
// that the program may seek in it. When the run ends, in whatever way, every process that the program has started is ended.
// If this process is killed meanwhile (SIGKILL), so that it can end nothing any more, all of them are ended with it on
// Windows, the first one alone on Linux, and none elsewhere. Runs may go on at the same time. Its error is that of ctx,
// ErrEnded, a *BuildError if the program is none that the system can start, or says what the machine lacks.
func (p *Program) Run(ctx context.Context, input []byte, limits Limits) (*Run, error) {
	file, err := p.inputs.open(input)
	if err != nil {
		return nil, fmt.Errorf("keeping the input for %s: %w", p.name, err)
	}
	defer p.inputs.release(file)
	e, err := begin(ctx, command{path: p.path, argv: p.language.flagged(p.argv, limits.Memory), stdin: file.reader}, limits.Output)
	if errors.Is(err, syscall.ENOEXEC) || errors.Is(err, fs.ErrNotExist) || errors.Is(err, fs.ErrPermission) {
		return nil, &BuildError{Err: startError(p.name, err)}
	}
	if err != nil {
		return nil, err
	}
	if limits.Memory > 0 {
		limits.Memory += p.language.Allowance()
	}
	seen, end := e.watch(ctx, limits)
	state, used, err := e.finish()
	if err != nil {
		return nil, fmt.Errorf("%s: %w", p.name, err)
	}
	if err := ended(ctx); err != nil {
		return nil, err
	}
	r := &Run{
		Output: e.out.text, Errors: e.errs.text, End: end, Asleep: e.asleep, Exit: -1,
		CPU: max(seen.cpu, used.cpu), Wall: e.wall, Memory: max(seen.memory, used.memory),
	}
	r.judge(state, e, limits, p.language)
	return r, nil
}

// ended is the error of what was ended from outside.
func ended(ctx context.Context) error {
	if interrupted() {
		return ErrEnded
	}
	return context.Cause(ctx)
}

// judge decides how a run ended that no limit has ended.
func (r *Run) judge(state *os.ProcessState, e *execution, limits Limits, language Language) {
	if r.End == Crashed {
		r.Crash = fmt.Sprintf("more than %d processes at once", maxProcesses)
	}
	if r.End != Exited {
		return
	}
	r.Exit = state.ExitCode()
	signal := signalName(state)
	switch {
	case e.out.overflown():
		r.End = OverOutput
	case limits.Time > 0 && r.CPU > limits.Time:
		r.End = OverTime
	case limits.Memory > 0 && r.Memory > limits.Memory, r.Exit != 0 && language.outOfMemory(r.Errors):
		r.End = OverMemory
	case signal != "":
		r.End, r.Crash = Crashed, signal
	case r.Exit != 0 && language.exitCrashes():
		r.End, r.Crash = Crashed, fmt.Sprintf("exit status %d", r.Exit)
	}
}

// outOfMemory reports whether the last words of a program are that it has no more memory.
func (l Language) outOfMemory(words []byte) bool {
	switch l {
	case Java:
		return bytes.Contains(words, []byte("java.lang.OutOfMemoryError"))
	case Python:
		lines := bytes.Split(bytes.TrimSpace(words), []byte("\n"))
		return bytes.HasPrefix(lines[len(lines)-1], []byte("MemoryError"))
	case Native, Go:
	}
	return false
}

// command is what is executed.
type command struct {
	path  string
	argv  []string
	stdin *os.File
	dir   string   // "": the current folder
	env   []string // nil: that of this process
	build bool     // its standard error goes where its standard output goes
}

// execution is a command that runs.
type execution struct {
	tree   *processTree
	out    *capture
	errs   *capture // nil if it goes to out
	wall   time.Duration
	asleep bool // watch ended it since it slept
}

// begin starts a command. Someone must call finish.
func begin(ctx context.Context, c command, output int64) (*execution, error) {
	if err := context.Cause(ctx); err != nil {
		return nil, err
	}
	out, outEnd, err := newCapture(output, false)
	if err != nil {
		return nil, err
	}
	e := &execution{out: out}
	errsEnd := outEnd
	if !c.build {
		if e.errs, errsEnd, err = newCapture(errorsKept, true); err != nil {
			return nil, errors.Join(err, outEnd.Close(), out.end())
		}
	}
	if c.env != nil {
		c.env = (&exec.Cmd{Env: c.env}).Environ() // each variable once, the last: of two, some programs take the first
	}
	attr := &os.ProcAttr{Dir: c.dir, Env: c.env, Files: []*os.File{c.stdin, outEnd, errsEnd}}
	e.tree, err = startTree(c.path, c.argv, attr)
	outEnd.Close()
	if !c.build {
		errsEnd.Close()
	}
	if err != nil {
		return nil, errors.Join(err, e.endCaptures())
	}
	return e, nil
}

// finish ends the tree of the command and says what came of it.
func (e *execution) finish() (*os.ProcessState, usage, error) {
	e.wall = time.Since(e.tree.begun)
	state, used, err := e.tree.finish()
	return state, used, errors.Join(err, e.endCaptures())
}

// endCaptures reads what is left in the pipes.
func (e *execution) endCaptures() error {
	if e.errs == nil {
		return e.out.end()
	}
	return errors.Join(e.out.end(), e.errs.end())
}
