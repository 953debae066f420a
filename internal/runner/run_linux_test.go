package runner

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"golang.org/x/sys/unix"
)

// small are limits that are reached soon, but for the time: a busy machine may take long over the shortest program.
var small = Limits{Time: patience / 2, Memory: 48 << 20, Output: 1 << 20}

// soon is the limit of time for programs that are to reach it.
const soon = 150 * time.Millisecond

// programInC builds a program of the body of its main, with names for what it may want.
func programInC(t *testing.T, body string) *Program {
	t.Helper()
	need(t, "gcc")
	const head = `
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <signal.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <time.h>
#include <sys/stat.h>
#include <sys/wait.h>
static void hang(void) { for (volatile int i = 0; ; i++) ; }
static void fill(int mib) { volatile char *p = malloc(mib << 20); for (int i = 0; i < mib << 20; i += 1024) p[i] = 1; }
static void doze(void) { for (;;) pause(); }
static void *burn(void *ms) { while (clock() < *(int *)ms * (CLOCKS_PER_SEC / 1000)) ; return ms; }
int main(void) {
`
	return programOf(t, "a.c", head+body+"\n}\n")
}

// run runs a program with a mark in its environment, and holds that nothing with the mark is left.
func run(t *testing.T, p *Program, input string, limits Limits) *Run {
	t.Helper()
	t.Setenv("WEND_TEST_MARK", t.Name())
	r, err := p.Run(patient(t), []byte(input), limits)
	if err != nil {
		t.Fatal(err)
	}
	nothingLeft(t, "WEND_TEST_MARK="+t.Name())
	return r
}

// nothingLeft holds that there are no processes with a variable in their environment.
func nothingLeft(t *testing.T, variable string) {
	t.Helper()
	if left := having(variable); len(left) > 0 {
		t.Errorf("%v are left", left)
	}
}

// having looks through /proc for processes with a variable in their environment.
func having(variable string) []string {
	var found []string
	environments, _ := filepath.Glob("/proc/[0-9]*/environ")
	for _, path := range environments {
		text, err := os.ReadFile(path)
		if err == nil && bytes.Contains(append([]byte("\x00"), text...), []byte("\x00"+variable+"\x00")) {
			found = append(found, filepath.Dir(path))
		}
	}
	return found
}

// faulty are programs that do not end well, or not at all.
var faulty = []struct {
	name   string
	body   string
	end    End
	crash  string
	output string
}{
	{"hangs busy", `hang();`, OverTime, "", ""},
	{"hangs asleep", `puts("so far"); fflush(stdout); doze();`, OverTime, "", "so far\n"},
	{"waits for more input", `while (getchar() != EOF) ; int fds[2]; if (!pipe(fds)) read(fds[0], fds, 1);`, OverTime, "", ""},
	{"children hang", `for (int i = 0; i < 5; i++) if (!fork()) hang(); doze();`, OverTime, "", ""},
	{"leaves children that hang", `for (int i = 0; i < 5; i++) if (!fork()) doze(); puts("1");`, Exited, "", "1\n"},
	{"leaves a daemon", `if (!fork()) { setsid(); if (!fork()) { setsid(); doze(); } _exit(0); } wait(NULL); puts("1");`, Exited, "", "1\n"},
	{"leaves a daemon without files", `if (!fork()) { setsid(); if (!fork()) { for (int i = 0; i < 3; i++) close(i); hang(); } _exit(0); } wait(NULL);`,
		Exited, "", ""},
	{"is a daemon that hangs", `if (fork()) doze(); setsid(); if (fork()) _exit(0); hang();`, OverTime, "", ""},
	{"is another program", `fflush(stdout); execlp("sleep", "sleep", "1000", (char *)0);`, OverTime, "", ""},
	{"ignores signals", `for (int i = 1; i < 65; i++) signal(i, SIG_IGN); hang();`, OverTime, "", ""},
	{"stops itself", `raise(SIGSTOP); puts("1");`, OverTime, "", ""},
	{"prints to standard error for ever", `for (;;) fputs("on and on\n", stderr);`, OverTime, "", ""},
	{"closes its output and goes on", `puts("1"); fflush(stdout); close(1); hang();`, OverTime, "", "1\n"},
	{"memory, fast", `for (;;) fill(1);`, OverMemory, "", ""},
	{"memory, slowly", `for (;;) { fill(1); usleep(1000); }`, OverMemory, "", ""},
	{"memory, once", `fill(200);`, OverMemory, "", ""},
	{"memory of children", `for (int i = 0; i < 8; i++) if (!fork()) { fill(10); doze(); } doze();`, OverMemory, "", ""},
	{"memory asked for alone", `return malloc(1 << 30) == NULL;`, Exited, "", ""},
	{"segmentation fault", `puts("1"); fflush(stdout); *(volatile int *)8 = 1;`, Crashed, "SIGSEGV", "1\n"},
	{"abort", `abort();`, Crashed, "SIGABRT", ""},
	{"division by zero", `volatile int zero = 0; return 7 / zero;`, Crashed, "SIGFPE", ""},
	{"killed", `raise(SIGKILL);`, Crashed, "SIGKILL", ""},
	{"prints nothing", `return 0;`, Exited, "", ""},
}

func TestFaultyPrograms(t *testing.T) {
	for _, c := range faulty {
		t.Run(c.name, func(t *testing.T) {
			limits := small
			if c.end == OverTime {
				limits.Time = soon
			}
			r := run(t, programInC(t, c.body), "1 2\n", limits)
			if r.End != c.end || r.Crash != c.crash || string(r.Output) != c.output {
				t.Errorf("end %d, crash %q, output %q; want %d, %q, %q", r.End, r.Crash, r.Output, c.end, c.crash, c.output)
			}
			if ended := c.end != Exited && c.end != Crashed; ended && r.Exit == 0 {
				t.Error("it was ended, with exit status 0")
			}
		})
	}
}

func TestRightAnswer(t *testing.T) {
	p := programInC(t, `int a, b; while (scanf("%d %d", &a, &b) == 2) printf("%d\n", a + b); fputs("done\n", stderr); return 3;`)
	for n := range 20 { // the file of the input is used again: longer, then shorter
		input, want := strings.Repeat("20 22\n", (n*7)%11), strings.Repeat("42\n", (n*7)%11)
		r := run(t, p, input, small)
		if r.End != Exited || r.Exit != 3 || string(r.Output) != want || string(r.Errors) != "done\n" || r.Crash != "" {
			t.Errorf("%+v", r)
		}
	}
}

func TestInputIsAFileOfItsOwn(t *testing.T) {
	p := programInC(t, `
		char text[9] = "";
		if (lseek(0, 2, SEEK_SET) != 2 || read(0, text, 8) < 0 || write(0, "x", 1) == 1) return 1;
		fcntl(0, F_SETFL, O_NONBLOCK);
		printf("%s", text);`)
	for range 3 {
		if r := run(t, p, "abcdef", small); string(r.Output) != "cdef" || r.Exit != 0 {
			t.Errorf("exit status %d, output %q", r.Exit, r.Output)
		}
	}
}

func TestInputIsNotRead(t *testing.T) {
	if r := run(t, programInC(t, `puts("1");`), strings.Repeat("1 2 3\n", 1<<17), small); r.End != Exited || string(r.Output) != "1\n" {
		t.Errorf("end %d, output %q", r.End, r.Output)
	}
}

func TestOutputLimit(t *testing.T) {
	for _, c := range []struct {
		body string
		end  End
		size int
	}{
		{`for (;;) puts("on and on");`, OverOutput, 1000},
		{`for (int i = 0; i < 1001; i++) putchar('x');`, OverOutput, 1000},
		{`for (int i = 0; i < 1000; i++) putchar('x');`, Exited, 1000},
	} {
		r := run(t, programInC(t, c.body), "", Limits{Time: patience, Output: 1000})
		if r.End != c.end || len(r.Output) != c.size {
			t.Errorf("%s: end %d, %d bytes; want %d, %d", c.body, r.End, len(r.Output), c.end, c.size)
		}
	}
}

func TestEndOfStandardErrorIsKept(t *testing.T) {
	r := run(t, programInC(t, `for (int i = 0; i < 2000; i++) fprintf(stderr, "%d\n", i);`), "", small)
	var want bytes.Buffer
	for i := range 2000 {
		fmt.Fprintf(&want, "%d\n", i)
	}
	if tail := want.Bytes()[want.Len()-errorsKept:]; !bytes.Equal(r.Errors, tail) {
		t.Errorf("%d bytes are kept: %q", len(r.Errors), r.Errors)
	}
}

// TestForkBomb starts processes faster than any limit of time would notice, and not more than a machine bears if nobody
// ends them.
func TestForkBomb(t *testing.T) {
	for _, body := range []string{
		`for (int i = 0; i < 2000; i++) if (!fork()) { sleep(20); _exit(0); } doze();`,
		`signal(SIGCHLD, SIG_IGN); for (int i = 0; i < 10; i++) { if (fork() == 0) setsid(); } sleep(20);`,
	} {
		r := run(t, programInC(t, body), "", Limits{Time: patience})
		if r.End != Crashed || r.Crash != "more than 256 processes at once" {
			t.Errorf("end %d, crash %q", r.End, r.Crash)
		}
	}
}

func TestTimeIsThatOfAllProcesses(t *testing.T) {
	p := programInC(t, `
		int ms = 100;
		for (int i = 0; i < 3; i++) if (!fork()) { burn(&ms); _exit(0); }
		while (wait(NULL) > 0) ;`)
	if r := run(t, p, "", Limits{}); r.End != Exited || r.CPU < 290*time.Millisecond { // clocks differ a little
		t.Errorf("end %d: three processes that take 100 ms each took %v", r.End, r.CPU)
	}
	if r := run(t, p, "", Limits{Time: 200 * time.Millisecond}); r.End != OverTime || r.Asleep {
		t.Errorf("end %d after %v, with a limit of 200 ms; asleep: %v", r.End, r.CPU, r.Asleep)
	}
}

func TestAsleep(t *testing.T) {
	for body, asleep := range map[string]bool{
		`doze();`: true, `raise(SIGSTOP);`: true, `if (!fork()) doze(); doze();`: true,
		`hang();`: false, `if (!fork()) hang(); doze();`: false,
	} {
		r := run(t, programInC(t, body), "", Limits{Time: soon})
		if r.End != OverTime || r.Asleep != asleep || r.Asleep && r.Wall < soon {
			t.Errorf("%s end %d after %v, asleep: %v", body, r.End, r.Wall, r.Asleep)
		}
	}
}

// TestStarvedIsNotAsleep has a program share a processor with four others that never rest, so that it gets a fifth of it: it
// needs less time than the limit, and much more passes.
func TestStarvedIsNotAsleep(t *testing.T) {
	at := busyProcessor(t, 4)
	const head = `
		int at, ms = 150; cpu_set_t one; CPU_ZERO(&one);
		if (scanf("%d", &at) != 1) return 1;
		CPU_SET(at, &one);
		if (sched_setaffinity(0, sizeof one, &one)) return 1;`
	bodies := []string{
		`pthread_t other; if (pthread_create(&other, NULL, burn, &ms)) return 1; pthread_join(other, NULL);`,
		`burn(&ms);`,
		`if (!fork()) { burn(&ms); _exit(0); } wait(NULL);`,
	}
	if testing.Short() {
		bodies = bodies[:1]
	}
	for _, body := range bodies {
		r := run(t, programInC(t, head+body), fmt.Sprint(at), Limits{Time: 400 * time.Millisecond})
		if r.End != Exited || r.Exit != 0 {
			t.Errorf("%s: end %d after %v, of it %v of the processor; asleep: %v", body, r.End, r.Wall, r.CPU, r.Asleep)
		}
	}
}

// busyProcessor keeps a processor busy with some processes, and gives its number.
func busyProcessor(t *testing.T, processes int) int {
	t.Helper()
	var ours, one unix.CPUSet
	if err := unix.SchedGetaffinity(0, &ours); err != nil {
		t.Fatal(err)
	}
	at := 0
	for !ours.IsSet(at) {
		at++
	}
	one.Set(at)
	for range processes {
		busy := exec.CommandContext(t.Context(), "sh", "-c", "while :; do :; done")
		if err := busy.Start(); err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { _ = busy.Wait() }) // it is ended with the context
		if err := unix.SchedSetaffinity(busy.Process.Pid, &one); err != nil {
			t.Fatal(err)
		}
	}
	return at
}

func TestMemoryIsSeen(t *testing.T) {
	p := programInC(t, `fill(24); usleep(200000);`)
	if r := run(t, p, "", small); r.End != Exited || r.Memory < 24<<20 || r.Memory > 32<<20 {
		t.Errorf("end %d, %d bytes", r.End, r.Memory)
	}
}

func TestCancelledRun(t *testing.T) {
	p := programInC(t, `if (!fork()) { setsid(); hang(); } doze();`)
	t.Setenv("WEND_TEST_MARK", t.Name())
	ctx, cancel := context.WithTimeout(t.Context(), 50*time.Millisecond)
	defer cancel()
	if r, err := p.Run(ctx, nil, Limits{Time: patience}); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("run %+v, error %v", r, err)
	}
	nothingLeft(t, "WEND_TEST_MARK="+t.Name())
	if r, err := p.Run(ctx, nil, small); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("run %+v, error %v", r, err)
	}
}

// BenchmarkRun runs a program that does nothing, beside the plainest way to do so.
func BenchmarkRun(b *testing.B) {
	source := filepath.Join(b.TempDir(), "a.c")
	if err := os.WriteFile(source, []byte("int main() { return 0; }"), 0o600); err != nil {
		b.Fatal(err)
	}
	p, err := Build(b.Context(), source, "")
	if err != nil {
		b.Fatal(err)
	}
	defer p.Close()
	b.Run("limits", func(b *testing.B) {
		for b.Loop() {
			if _, err := p.Run(b.Context(), []byte("0 0\n"), small); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("plain", func(b *testing.B) {
		for b.Loop() {
			process, err := os.StartProcess(p.path, p.argv, &os.ProcAttr{})
			if err != nil {
				b.Fatal(err)
			}
			if _, err := process.Wait(); err != nil {
				b.Fatal(err)
			}
		}
	})
}
