package runner

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// patience is how long a run of these tests may take before it counts as one that hangs.
const patience = time.Minute

// need skips a test on a machine without a tool, and fails it in CI, which has all of them.
func need(t *testing.T, tools ...string) {
	t.Helper()
	for _, name := range tools {
		if _, err := exec.LookPath(name); err == nil {
			continue
		} else if os.Getenv("CI") != "" {
			t.Fatalf("%s is missing: %v", name, err)
		}
		t.Skipf("%s is missing here", name)
	}
}

// patient is a context that ends what hangs.
func patient(t *testing.T) context.Context {
	ctx, cancel := context.WithTimeout(t.Context(), patience)
	t.Cleanup(cancel)
	return ctx
}

// programOf builds a program of a source text.
func programOf(t *testing.T, name, text string) *Program {
	t.Helper()
	source := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(source, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	p, err := Build(patient(t), source, "")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := p.Close(); err != nil {
			t.Error(err)
		}
	})
	return p
}

// generous are limits for languages that start slowly, on a busy machine.
var generous = Limits{Time: 10 * time.Second, Memory: 32 << 20, Output: 1 << 20}

// outcome runs a program on two numbers.
func outcome(t *testing.T, p *Program) *Run {
	t.Helper()
	r, err := p.Run(patient(t), []byte("20 22\n"), generous)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// adders add two numbers, in files as learners write them.
var adders = []struct {
	file, text string
	language   Language
	tools      []string
}{
	{"a.c", `#include <stdio.h>
#include <math.h>
int main() { double a, b; scanf("%lf%lf", &a, &b); printf("%.0f\n", floor(a + b)); return 0; }`, Native, []string{"gcc"}},
	{"a.cpp", `#include <iostream>
int main() { int a, b; std::cin >> a >> b; std::cout << a + b << std::endl; }`, Native, []string{"g++"}},
	{"a.cc", `#include <cstdio>
int main() { int a, b; if (scanf("%d%d", &a, &b) == 2) printf("%d\n", a + b); }`, Native, []string{"g++"}},
	{"-a b'.py", "a, b = map(int, input().split())\nprint(a + b)\n", Python, []string{"python3"}},
	{"a_test.go", "package main\n\nimport \"fmt\"\n\nfunc main() {\n\tvar a, b int\n\tfmt.Scan(&a, &b)\n\tfmt.Println(a + b)\n}\n", Go, []string{"go"}},
	{"A.java", "import java.util.*;\npublic class Main {\n  public static void main(String[] args) {\n" +
		"    Scanner s = new Scanner(System.in);\n    System.out.println(s.nextInt() + s.nextInt());\n  }\n}\n", Java, []string{"javac", "java"}},
	{"p.java", "// \xb2\xe2\xca\xd4 in GBK\npackage a.b;\nclass Node { int x; }\nclass Start {\n  static void main(int x) {}\n" +
		"  public static void main(String... args) throws Exception {\n    int x = System.in.read(); System.out.println(42);\n  }\n}\n", Java, []string{"javac", "java"}},
}

func TestBuild(t *testing.T) {
	for _, c := range adders {
		t.Run(c.file, func(t *testing.T) {
			need(t, c.tools...)
			t.Chdir(t.TempDir())
			if err := os.WriteFile(c.file, []byte(c.text), 0o600); err != nil {
				t.Fatal(err)
			}
			p, err := Build(patient(t), c.file, "")
			if err != nil {
				t.Fatal(err)
			}
			if r := outcome(t, p); r.End != Exited || strings.TrimSpace(string(r.Output)) != "42" {
				t.Errorf("%+v: %s%s", r, r.Output, r.Errors)
			}
			if p.Language() != c.language {
				t.Errorf("language %d, want %d", p.Language(), c.language)
			}
			if err := errors.Join(p.Close(), p.Close()); err != nil {
				t.Error(err)
			}
			if here, _ := os.ReadDir("."); len(here) != 1 {
				t.Errorf("%d files are left beside the source", len(here)-1)
			}
			if _, err := os.Stat(p.folder); err == nil {
				t.Errorf("%s is left", p.folder)
			}
		})
	}
}

// TestRuntimes ends programs of languages with a runtime in ways that the runtime has its own words for.
func TestRuntimes(t *testing.T) {
	java := func(body string) string {
		return "class Main { static int deep(int n) { return n == 0 ? 0 : 1 + deep(n - 1); }\n" +
			"public static void main(String[] args) { " + body + " } }"
	}
	for _, c := range []struct {
		name, file, text string
		end              End
		crash            string
		tools            []string
	}{
		{"memory", "a.java", java("java.util.List<long[]> all = new java.util.ArrayList<>(); for (;;) all.add(new long[100000]);"), OverMemory, "", []string{"javac"}},
		{"garbage", "a.java", java("long n = 0; for (int i = 0; i < 2000; i++) n += new long[100000].length; System.out.println(n);"), Exited, "", []string{"javac"}},
		{"exception", "a.java", java("args[0].length();"), Crashed, "exit status 1", []string{"javac"}},
		{"depth", "a.java", java("System.out.println(deep(200000));"), Exited, "", []string{"javac"}},
		{"exception", "a.py", "print(1 // 0)", Crashed, "exit status 1", []string{"python3"}},
		{"memory", "a.py", "x = []\nwhile True: x.append('x' * 1000000 + str(len(x)))", OverMemory, "", []string{"python3"}},
		{"memory error", "a.py", "raise MemoryError", OverMemory, "", []string{"python3"}},
		{"panic", "a.go", "package main\n\nfunc main() { panic(1) }\n", Crashed, "exit status 2", []string{"go"}},
		{"status", "a.c", "int main() { return 1; }", Exited, "", []string{"gcc"}},
	} {
		t.Run(c.file+" "+c.name, func(t *testing.T) {
			need(t, c.tools...)
			if testing.Short() && c.file == "a.java" {
				t.Skip("it takes seconds")
			}
			if r := outcome(t, programOf(t, c.file, c.text)); r.End != c.end || r.Crash != c.crash {
				t.Errorf("end %d, crash %q; want %d, %q: %s", r.End, r.Crash, c.end, c.crash, r.Errors)
			}
		})
	}
}

// TestCannotBeBuilt holds what is said of sources that are none.
func TestCannotBeBuilt(t *testing.T) {
	t.Chdir(t.TempDir())
	t.Setenv("TMPDIR", t.TempDir())
	broken := "this is no program"
	for _, c := range []struct {
		file, text, command string
		want                []string // in the message or the hint
		tools               []string
	}{
		{"a.c", broken, "", []string{"-O2", "a.c -lm: exit status 1\na.c:1:", "error"}, []string{"gcc"}},
		{"a.cpp", broken, "", []string{"g++ -O2", "exit status 1\na.cpp:1:", "error"}, []string{"g++"}},
		{"a.py", broken, "", []string{"python3 a.py: exit status 1\n", "a.py\", line 1", "SyntaxError"}, []string{"python3"}},
		{"a.go", broken, "", []string{"go build", "\na.go:1:1: ", "expected 'package'"}, []string{"go"}},
		{"a.go", "package main\n\nfunc main() { x() }", "", []string{"go build a.go: exit status 1", "\na.go:3:15: undefined: x"}, []string{"go"}},
		{"a.java", "class A { public static void main(String[] a) { x; } }", "", []string{"javac", "\na.java:1: error"}, []string{"javac"}},
		{"a.java", "class A { }", "", []string{"a.java: no class in it has a method main", "public static void main"}, []string{"javac"}},
		{"a.pas", broken, "", []string{"a.pas: cannot tell its language", ".c, .cc, .cpp, .cxx, .go, .java, .py"}, nil},
		{"a.c", broken, "cp {in} x", []string{"no {out} in it", "--build 'gcc"}, nil},
		{"a.c", broken, "true {out}", []string{"what was built of a.c", "must make the program {out}"}, nil},
		{"a.c", broken, "echo no; exit 3; {out}", []string{"echo no; exit 3; ", ": exit status 3\nno"}, nil},
		{"none.c", "", "", []string{"none.c: no such file or directory"}, nil},
	} {
		t.Run(c.file+" "+c.command, func(t *testing.T) {
			need(t, append(c.tools, "sh")...)
			if c.text != "" {
				if err := os.WriteFile(c.file, []byte(c.text), 0o600); err != nil {
					t.Fatal(err)
				}
			}
			_, err := Build(patient(t), c.file, c.command)
			said(t, err, c.want...)
		})
	}
	if left, _ := filepath.Glob(os.Getenv("TMPDIR") + "/wend-*"); len(left) != 0 {
		t.Errorf("folders are left: %v", left)
	}
}

// said holds that an error is a BuildError that says something.
func said(t *testing.T, err error, want ...string) {
	t.Helper()
	var build *BuildError
	if !errors.As(err, &build) {
		t.Fatalf("error %v", err)
	}
	text := build.Error() + "\n" + build.Hint
	if i := slices.IndexFunc(want, func(w string) bool { return !strings.Contains(text, w) }); i >= 0 {
		t.Errorf("%q is not said in: %s", want[i], text)
	}
}

func TestCompilerIsMissing(t *testing.T) {
	folder := t.TempDir()
	t.Setenv("PATH", folder)
	for extension, want := range map[string][]string{
		".c": {"no C compiler here: looked for gcc, cc, clang", "apt install gcc", "--build"}, ".cpp": {"g++", "apt install g++"},
		".java": {"javac", "apt install default-jdk-headless"}, ".py": {"python3", "apt install python3"}, ".go": {"apt install golang-go"},
	} {
		source := filepath.Join(folder, "a"+extension)
		if err := os.WriteFile(source, []byte("void main("), 0o600); err != nil {
			t.Fatal(err)
		}
		_, err := Build(patient(t), source, "")
		said(t, err, want...)
	}
}

// TestScriptWithoutInterpreter has a file that may be executed, and that the system cannot execute.
func TestScriptWithoutInterpreter(t *testing.T) {
	need(t, "sh")
	script := filepath.Join(t.TempDir(), "script")
	if err := os.WriteFile(script, []byte("read a b\n"), 0o700); err != nil {
		t.Fatal(err)
	}
	p, err := Command(patient(t), []string{script}, "")
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	_, err = p.Run(patient(t), nil, Limits{})
	said(t, err, "cannot start "+script+": exec format error")
}

// TestPythonByTalkingScript has a script for python3 that looks for it, and warns before it runs it.
func TestPythonByTalkingScript(t *testing.T) {
	need(t, "sh", "python3")
	python, err := exec.LookPath("python3")
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	script := "#!/bin/sh\necho warning: no such locale >&2\nexec " + python + " \"$@\"\n"
	if err := os.WriteFile(filepath.Join(folder, "python3"), []byte(script), 0o700); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", folder+string(filepath.ListSeparator)+os.Getenv("PATH"))
	p := programOf(t, "a.py", "a, b = map(int, input().split())\nprint(a + b)\n")
	if r := outcome(t, p); string(r.Output) != "42\n" {
		t.Errorf("%+v", r)
	}
}

func TestBuildByCommand(t *testing.T) {
	need(t, "sh", "cp")
	folder := t.TempDir()
	source := filepath.Join(folder, "it's $HOME.c")
	if err := os.WriteFile(source, []byte("#!/bin/sh\nread a b; echo $((a + b))\n"), 0o700); err != nil {
		t.Fatal(err)
	}
	p, err := Build(patient(t), source, "cp {in} {out} && test -x {out}")
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	if r := outcome(t, p); string(r.Output) != "42\n" {
		t.Errorf("%+v", r)
	}
}

func TestCommand(t *testing.T) {
	need(t, "sh", "cat")
	t.Chdir(t.TempDir())
	for _, c := range []struct {
		argv  []string
		build string
		want  string // what is printed, or said
	}{
		{[]string{"cat"}, "", "20 22\n"},
		{[]string{"sh", "-c", `echo "$0 $1"`, "a b", "$c"}, "", "a b $c\n"},
		{[]string{"./mine"}, "printf '#!/bin/sh\\necho mine\\n' >mine; chmod +x mine", "mine\n"},
	} {
		p, err := Command(patient(t), c.argv, c.build)
		if err != nil {
			t.Fatal(err)
		}
		if r := outcome(t, p); string(r.Output) != c.want {
			t.Errorf("%v: output %q, want %q", c.argv, r.Output, c.want)
		}
		if err := p.Close(); err != nil {
			t.Error(err)
		}
	}
	for _, c := range []struct {
		argv  []string
		build string
		want  []string
	}{
		{nil, "", []string{"no command is given"}},
		{[]string{"./none"}, "", []string{"cannot start ./none: ", "no such file"}},
		{[]string{"no-such-command"}, "", []string{"cannot start no-such-command: ", "not found"}},
		{[]string{"mine"}, "", []string{"cannot start mine", "is written ./mine"}},
		{[]string{"cat"}, "echo broken; exit 2", []string{"echo broken; exit 2: exit status 2\nbroken"}},
	} {
		_, err := Command(patient(t), c.argv, c.build)
		said(t, err, c.want...)
	}
}

func TestLanguageOfACommand(t *testing.T) {
	for command, want := range map[string]Language{
		"java": Java, "/usr/bin/java": Java, "python3": Python, "python": Python, "python3.12": Python, "pypy3": Python,
		"./a.out": Native, "javac": Native, "pythonic": Native,
	} {
		if got := languageOf(command); got != want {
			t.Errorf("%s: language %d, want %d", command, got, want)
		}
	}
	got := Java.flagged([]string{"java", "-Xmx1g", "Main"}, 64<<20)
	if n := len(got); got[0] != "java" || got[n-3] != "-Xmx65536k" || got[n-2] != "-Xmx1g" || got[n-1] != "Main" {
		t.Errorf("%q: the flags of the command must come last", got)
	}
}

func TestCancelledBuild(t *testing.T) {
	need(t, "sh", "sleep")
	t.Chdir(t.TempDir())
	t.Setenv("TMPDIR", t.TempDir())
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	begun := func() bool { _, err := os.Stat("begun"); return err == nil }
	go func() {
		eventually(begun)
		cancel()
	}()
	const build = `: >"$TMPDIR/cc.s"; : >begun; sleep 1000 & sleep 1000`
	if _, err := Command(ctx, []string{"sh"}, build); !errors.Is(err, context.Canceled) || !begun() {
		t.Errorf("begun: %v, error %v", begun(), err)
	}
	if left, _ := filepath.Glob(os.Getenv("TMPDIR") + "/*"); len(left) != 0 {
		t.Errorf("what it kept in temporary files is left: %v", left)
	}
}

// eventually waits until something holds, and reports whether it does.
func eventually(holds func() bool) bool {
	for begun := time.Now(); time.Since(begun) < patience; time.Sleep(time.Millisecond) {
		if holds() {
			return true
		}
	}
	return false
}

// TestFolderForTemporaryFiles has one that is given from where the process is, while the Go tool runs elsewhere.
func TestFolderForTemporaryFiles(t *testing.T) {
	need(t, "go")
	t.Chdir(t.TempDir())
	if err := os.Mkdir("here", 0o700); err != nil {
		t.Fatal(err)
	}
	t.Setenv("TMPDIR", "here")
	programOf(t, "a.go", "package main\n\nfunc main() {}\n")
}
