package runner

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"sync"
)

// recipe is how a source file becomes a program.
type recipe struct {
	language Language
	build    func(ctx context.Context, p *Program, source string) error
}

// How C and C++ are compiled.
var (
	inC   = compiler{[]string{"gcc", "cc", "clang"}, "C compiler", "gcc libc6-dev", []string{"-lm"}}
	inCXX = compiler{[]string{"g++", "c++", "clang++"}, "C++ compiler", "g++", nil}
)

// recipes by the extension of the file.
var recipes = map[string]recipe{
	".c": {Native, inC.build}, ".cpp": {Native, inCXX.build}, ".cc": {Native, inCXX.build}, ".cxx": {Native, inCXX.build},
	".java": {Java, buildJava}, ".py": {Python, buildPython}, ".go": {Go, buildGo},
}

// IsSource reports whether a name is that of a source file which Build can build in the usual way.
func IsSource(name string) bool {
	_, ok := recipes[filepath.Ext(name)]
	return ok
}

// Build makes a program of a source file: .c, .cpp, .cc, .cxx, .java, .py or .go. It is built in a temporary folder, which
// Close removes. If command is empty that is done in the usual way of its language, with -O2 for C and C++.
//
// Otherwise command is a line for the shell, run in the current folder, in which every {in} is replaced by the source file
// and every {out}, of which there must be one, by the program to make; both are quoted as the shell needs it. For Java {in}
// is a copy that has the name which its class asks for, and {out} a folder for the classes. What is made of a Python file is
// run by itself. An example: gcc -O0 -g -fsanitize=address {in} -o {out}.
//
// Errors are *BuildError, that of ctx, or ErrEnded.
func Build(ctx context.Context, source, command string) (*Program, error) {
	r, ok := recipes[filepath.Ext(source)]
	if !ok {
		want := strings.Join(slices.Sorted(maps.Keys(recipes)), ", ")
		return nil, &BuildError{
			Err:  fmt.Errorf("%s: cannot tell its language: want a file that ends in one of %s", source, want),
			Hint: "any other program is given as a command after --",
		}
	}
	if info, err := os.Stat(source); err != nil || info.IsDir() {
		return nil, &BuildError{Err: sourceError(source, err)}
	}
	p, err := newProgram(source)
	if err != nil {
		return nil, err
	}
	p.language = r.language
	if command != "" {
		err = p.buildBy(ctx, source, command)
	} else {
		err = r.build(ctx, p, plain(source))
	}
	if err != nil {
		return nil, errors.Join(err, p.Close())
	}
	return p, nil
}

// sourceError is the error for a source file that cannot be looked at, or is a folder.
func sourceError(source string, err error) error {
	var path *fs.PathError
	switch {
	case err == nil:
		return fmt.Errorf("%s is a folder: want a source file", source)
	case errors.As(err, &path):
		return fmt.Errorf("%s: %w", source, path.Err)
	}
	return fmt.Errorf("%s: %w", source, err)
}

// plain is a path that no tool takes for an option.
func plain(path string) string {
	if strings.HasPrefix(path, "-") {
		return "." + string(filepath.Separator) + path
	}
	return path
}

// tool finds a program for a language: the first of some names that there is.
func tool(names []string, what, packages string) (string, error) {
	for _, name := range names {
		if path, err := exec.LookPath(name); err == nil {
			return filepath.Abs(path)
		}
	}
	return "", missing(names, what, packages)
}

// missing is the error if there is none of the programs that do something for a language.
func missing(names []string, what, packages string) error {
	return &BuildError{
		Err:  fmt.Errorf("there is no %s here: looked for %s", what, strings.Join(names, ", ")),
		Hint: fmt.Sprintf("install it (on Debian: apt install %s), or say with --build how to build the program", packages),
	}
}

// out is the program to build.
func (p *Program) out() string {
	if runtime.GOOS == "windows" {
		return filepath.Join(p.folder, "program.exe")
	}
	return filepath.Join(p.folder, "program")
}

// takeBuilt takes what was built as the program.
func (p *Program) takeBuilt() error {
	if _, err := exec.LookPath(p.out()); err != nil {
		return &BuildError{
			Err:  startError("what was built of "+p.name, err),
			Hint: "the command for --build must make the program {out}",
		}
	}
	p.path, p.argv = p.out(), []string{p.out()}
	return nil
}

// compiler is a compiler of C or C++.
type compiler struct {
	names    []string // the first that there is is taken
	what     string
	packages string
	last     []string // arguments after the source
}

func (c compiler) build(ctx context.Context, p *Program, source string) error {
	path, err := tool(c.names, c.what, c.packages)
	if err != nil {
		return err
	}
	argv := append([]string{"-O2", "-o", p.out(), source}, c.last...)
	if _, err := p.execute(ctx, command{path: path, argv: append([]string{filepath.Base(path)}, argv...)}); err != nil {
		return err
	}
	return p.takeBuilt()
}

// goPlace begins a message of the Go tool about the copy of a source.
var goPlace = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`(?m)^(\./)?main\.go:`) })

// buildGo builds a copy of the file by itself: neither the module that the current folder is in nor the name of the file, to
// which the tool gives a meaning (a_test.go, a_windows.go), is to have a say.
func buildGo(ctx context.Context, p *Program, source string) error {
	path, err := tool([]string{"go"}, "Go tool", "golang-go")
	if err != nil {
		return err
	}
	text, err := os.ReadFile(source)
	if err != nil {
		return &BuildError{Err: sourceError(source, err)}
	}
	if err := os.WriteFile(filepath.Join(p.folder, "main.go"), text, 0o600); err != nil {
		return fmt.Errorf("copying %s: %w", source, err)
	}
	argv := []string{"go", "build", "-o", p.out(), "main.go"}
	env := append(os.Environ(), "GO111MODULE=off", "GOFLAGS=", "GOWORK=off", "PWD="+p.folder)
	_, err = p.execute(ctx, command{path: path, argv: argv, env: env, dir: p.folder})
	var failed *BuildError
	if errors.As(err, &failed) {
		failed.Command = "go build " + source
		failed.Output = goPlace().ReplaceAllLiteral(failed.Output, []byte(source+":"))
	}
	if err != nil {
		return err
	}
	return p.takeBuilt()
}

// buildPython looks for Python 3, whatever it is called, and for errors of syntax.
func buildPython(ctx context.Context, p *Program, source string) error {
	names := []string{"python3", "python"}
	for _, name := range names {
		path, err := exec.LookPath(name)
		if err != nil {
			continue
		}
		// What is called python3 may be a script that looks for it anew each time.
		const ask = "import sys; sys.exit(1) if sys.version_info[0] < 3 else sys.stdout.write('\\n' + sys.executable)"
		found, err := p.execute(ctx, command{path: path, argv: []string{name, "-c", ask}})
		if end := ended(ctx); end != nil {
			return end
		}
		if err == nil {
			path := string(found[bytes.LastIndexByte(found, '\n')+1:]) // behind the warnings of the script's shell
			p.path, p.argv = path, []string{path, "-B", source}
			return p.checkPython(ctx, source)
		}
	}
	return missing(names, "Python 3", "python3")
}

// checkPython finds errors of syntax, which would end every run.
func (p *Program) checkPython(ctx context.Context, source string) error {
	const check = "import sys; sys.tracebacklimit = 0; compile(open(sys.argv[1], 'rb').read(), sys.argv[1], 'exec')"
	_, err := p.execute(ctx, command{path: p.path, argv: []string{p.path, "-B", "-c", check, source}})
	var failed *BuildError
	if errors.As(err, &failed) {
		failed.Command = "python3 " + source
	}
	return err
}
