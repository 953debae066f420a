package runner

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"strings"
)

// messagesKept is how much of the beginning of a compiler's messages is kept, in bytes.
const messagesKept = 32 << 10

// temporary are the variables that say where to put temporary files: the first for compilers and tools everywhere, the
// others on Windows.
var temporary = []string{"TMPDIR", "TMP", "TEMP"}

// execute runs a command that builds something, to its end, and gives what it prints. Whatever it leaves running is ended,
// and what it keeps in temporary files, which one that is ended does not remove, goes away with the program.
func (p *Program) execute(ctx context.Context, c command) ([]byte, error) {
	nothing, err := os.Open(os.DevNull)
	if err != nil {
		return nil, err
	}
	defer nothing.Close()
	c.stdin, c.build = nothing, true
	if c.env == nil {
		c.env = os.Environ()
	}
	for _, name := range temporary {
		c.env = append(c.env, name+"="+p.folder)
	}
	line := strings.Join(c.argv, " ")
	e, err := begin(ctx, c, messagesKept)
	if err != nil {
		if end := ended(ctx); end != nil {
			return nil, end
		}
		return nil, &BuildError{Command: line, Err: err}
	}
	select {
	case <-e.tree.gone:
	case <-ctx.Done():
	}
	state, _, err := e.finish()
	if end := ended(ctx); end != nil {
		return nil, end
	}
	if err != nil {
		return nil, &BuildError{Command: line, Err: err}
	}
	if !state.Success() {
		return nil, &BuildError{Command: line, Output: e.out.text, Err: errors.New(state.String())}
	}
	return e.out.text, nil
}

// shell runs a line of the shell.
func (p *Program) shell(ctx context.Context, line string) error {
	c := command{path: "/bin/sh", argv: []string{"sh", "-c", line}}
	if runtime.GOOS == "windows" {
		// The command processor does not read its arguments as other programs do.
		batch := filepath.Join(p.folder, "build.bat")
		if err := os.WriteFile(batch, []byte("@"+line+"\r\n"), 0o600); err != nil {
			return err
		}
		processor := os.Getenv("ComSpec")
		c = command{path: processor, argv: []string{processor, "/C", batch}}
	}
	_, err := p.execute(ctx, c)
	var build *BuildError
	if errors.As(err, &build) {
		build.Command = line
	}
	return err
}

// buildBy builds a source file by a line of the shell.
func (p *Program) buildBy(ctx context.Context, source, line string) error {
	if !strings.Contains(line, "{out}") {
		return &BuildError{
			Command: line,
			Err:     errors.New("no {out} in it: want a command that makes the program {out}"),
			Hint:    "for example --build 'gcc -O2 {in} -o {out}'",
		}
	}
	in, out, take := source, p.out(), p.takeBuilt
	if p.language == Java {
		j, err := p.prepareJava(source)
		if err != nil {
			return err
		}
		in, out, take = j.copy, j.classes, func() error { return p.takeJava(j) }
	}
	line = strings.NewReplacer("{in}", quoted(in), "{out}", quoted(out)).Replace(line)
	if err := p.shell(ctx, line); err != nil {
		return err
	}
	return take()
}

// quoted is a path as a word of the shell.
func quoted(path string) string {
	if runtime.GOOS == "windows" {
		return `"` + path + `"`
	}
	return "'" + strings.ReplaceAll(plain(path), "'", `'\''`) + "'"
}
