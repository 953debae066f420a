package runner

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
)

// Program is a learner's program, ready to be run.
type Program struct {
	name     string   // as it was given
	path     string   // of what is executed
	argv     []string // without the flags of its language's runtime
	language Language
	folder   string // what was built, and the inputs
	inputs   inputFiles
	close    func() error
}

// BuildError says why a program cannot be built or started.
type BuildError struct {
	Command string // the command line that failed; empty if there was none to try
	Output  []byte // what it printed, at most the first 32 KiB
	Err     error
	Hint    string // what to do, as a sentence without its stop, or empty
}

// Reason is the command, and what is wrong.
func (e *BuildError) Reason() string {
	if e.Command == "" {
		return e.Err.Error()
	}
	return e.Command + ": " + e.Err.Error()
}

// Error is the reason, and what the compiler says of it, on lines of its own.
func (e *BuildError) Error() string {
	text := e.Reason()
	if output := strings.TrimSpace(string(e.Output)); output != "" {
		text += "\n" + output
	}
	return text
}

// Unwrap is what is wrong.
func (e *BuildError) Unwrap() error { return e.Err }

// newProgram makes a program without a way to run it. Someone must close it.
func newProgram(name string) (*Program, error) {
	folder, err := newFolder()
	if err != nil {
		return nil, fmt.Errorf("a folder for %s: %w", name, err)
	}
	p := &Program{name: name, folder: folder}
	p.inputs.folder = folder
	p.close = sync.OnceValue(func() error {
		p.inputs.close()
		return removeFolder(folder)
	})
	return p, nil
}

// Close removes what was built. No run may be going on. Closing again changes nothing.
func (p *Program) Close() error { return p.close() }

// Language is what the program is written in, as far as its runs are judged by it.
func (p *Program) Language() Language { return p.language }

// Command makes a program of a command with its arguments: a path or a name that is looked up now, so that what cannot be
// started is known at once. If build is not empty, it is a line for the shell (sh; on Windows the command processor) that is
// run first. A command named java gets the flags that hold it to the judge's memory, before its own, and counts as
// Java; one named python, python3.12, pypy3 or the like as Python. What it is written in is not known of any other.
// Errors are *BuildError, that of ctx, or ErrEnded.
func Command(ctx context.Context, argv []string, build string) (*Program, error) {
	if len(argv) == 0 {
		return nil, &BuildError{Err: errors.New("no command is given"), Hint: "write it after --, such as -- ./a.out"}
	}
	p, err := newProgram(argv[0])
	if err != nil {
		return nil, err
	}
	if err := p.takeCommand(ctx, argv, build); err != nil {
		return nil, errors.Join(err, p.Close())
	}
	return p, nil
}

func (p *Program) takeCommand(ctx context.Context, argv []string, build string) error {
	if build != "" {
		if err := p.shell(ctx, build); err != nil {
			return err
		}
	}
	path, err := exec.LookPath(argv[0])
	if err != nil {
		return &BuildError{Err: startError(argv[0], err), Hint: startHint(argv[0])}
	}
	p.path, p.argv, p.language = path, argv, languageOf(argv[0])
	if p.path, err = filepath.Abs(path); err != nil {
		return &BuildError{Err: startError(argv[0], err)}
	}
	return nil
}

// startError is the error for a command that cannot be started.
func startError(name string, err error) error {
	var of *exec.Error
	if errors.As(err, &of) {
		err = of.Err // it repeats the name
	}
	var path *fs.PathError
	if errors.As(err, &path) {
		err = path.Err // and so does this
	}
	return fmt.Errorf("cannot start %s: %w", name, err)
}

// startHint is what to do about a command that cannot be started, or empty.
func startHint(name string) string {
	if filepath.Base(name) != name {
		if _, known := recipes[filepath.Ext(name)]; known {
			return "a source file is given before --, without a command"
		}
		return ""
	}
	if _, err := exec.LookPath("./" + name); err == nil {
		return fmt.Sprintf("a program of this folder is written ./%s", name)
	}
	return ""
}

// languageOf is the language of a command by its name.
func languageOf(command string) Language {
	name := strings.TrimSuffix(strings.ToLower(filepath.Base(command)), ".exe")
	switch {
	case name == "java":
		return Java
	case strings.TrimRight(name, "0123456789.") == "python", strings.TrimRight(name, "0123456789.") == "pypy":
		return Python
	}
	return Native
}
