package runner

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"
)

// TestRunsAtOnce has programs run at the same time that each start a daemon which answers for them: were one ended by the
// end of another, its answer would be missing.
func TestRunsAtOnce(t *testing.T) {
	p := programInC(t, `
		int n; if (scanf("%d", &n) != 1) return 1;
		int fds[2]; if (pipe(fds)) return 1;
		if (!fork()) {
			setsid();
			if (!fork()) { usleep(n * 1000); char c = 'x'; if (write(fds[1], &c, 1) < 0) _exit(1); doze(); }
			_exit(0);
		}
		wait(NULL);
		char c; close(fds[1]);
		if (read(fds[0], &c, 1) == 1) printf("%d\n", n);`)
	t.Setenv("WEND_TEST_MARK", t.Name())
	ctx := patient(t)
	var workers sync.WaitGroup
	for worker := range 4 {
		workers.Go(func() {
			for n := range 10 {
				ms := 1 + (worker*5+n*3)%20
				r, err := p.Run(ctx, fmt.Append(nil, ms), Limits{Time: patience})
				if err != nil || string(r.Output) != fmt.Sprintln(ms) {
					t.Errorf("run %+v, error %v, want output %d", r, err, ms)
				}
			}
		})
	}
	workers.Wait()
	nothingLeft(t, "WEND_TEST_MARK="+t.Name())
}

// TestOthersChildrenAreLeftAlone has a child of this process that belongs to no program.
func TestOthersChildrenAreLeftAlone(t *testing.T) {
	p := programInC(t, `if (!fork()) { setsid(); doze(); }`)
	other := exec.Command("sleep", "0.2")
	if err := other.Start(); err != nil {
		t.Fatal(err)
	}
	for range 20 {
		run(t, p, "", small)
	}
	if err := other.Wait(); err != nil {
		t.Errorf("a child of somebody else ended with: %v", err)
	}
}

// TestNothingPilesUp runs programs that leave something behind, and counts what this process holds.
func TestNothingPilesUp(t *testing.T) {
	p := programInC(t, `if (!fork()) { setsid(); doze(); } puts("1");`)
	quiet := programInC(t, `puts("1");`)
	runs := 300
	if testing.Short() {
		runs = 50
	}
	count := func() (files, routines, folders int) {
		open, _ := os.ReadDir("/proc/self/fd")
		kept, _ := os.ReadDir(p.folder)
		return len(open), runtime.NumGoroutine(), len(kept)
	}
	some := func(n int) {
		for i := range n {
			if _, err := []*Program{p, quiet}[i%2].Run(t.Context(), []byte("1"), small); err != nil {
				t.Fatal(err)
			}
		}
	}
	some(10)
	files, routines, folders := count()
	some(runs)
	var f, r, k int
	few := func() bool { // the last goroutine may be about to end
		f, r, k = count()
		return f <= files+2 && r <= routines+2 && k <= folders
	}
	if !eventually(few) {
		t.Errorf("%d runs left %d files open, %d goroutines and %d kept files", runs, f-files, r-routines, k-folders)
	}
	if haveChildren() {
		t.Error("the dead were not reaped")
	}
}

// TestMain is a process that is to be interrupted or killed, if its test asks for one.
func TestMain(m *testing.M) {
	if how := os.Getenv("WEND_TEST_ENDING"); how != "" {
		endsInTheMiddle(how)
	}
	os.Exit(m.Run())
}

// endsInTheMiddle runs a program, says where it keeps its files once that hangs, and ends in one of the ways that a process
// ends.
func endsInTheMiddle(how string) {
	ctx := context.Background()
	p, err := Command(ctx, []string{"./hangs"}, "")
	if err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
	ended := make(chan error)
	go func() {
		_, err := p.Run(ctx, nil, Limits{Time: patience})
		ended <- err
	}()
	for os.Chdir("hanging") != nil { // the program makes it
		time.Sleep(time.Millisecond)
	}
	fmt.Println(p.folder)
	if how == "killed" {
		_ = syscall.Kill(os.Getpid(), syscall.SIGKILL)
	}
	EndAll()
	_, again := p.Run(ctx, nil, Limits{})
	_, another := Command(ctx, []string{"sh"}, "")
	EndAll()
	fmt.Print(<-ended, "; ", again, "; ", another)
	os.Exit(130)
}

// TestProcessEnds has the process end that runs a program. One that is killed takes the first process of the program with it,
// but not what that has started.
func TestProcessEnds(t *testing.T) {
	for _, c := range []struct{ how, body string }{
		{"interrupted", `if (!fork()) { setsid(); mkdir("hanging", 0700); hang(); } doze();`},
		{"killed", `mkdir("hanging", 0700); doze();`},
	} {
		t.Run(c.how, func(t *testing.T) {
			hangs := programInC(t, c.body)
			folder := t.TempDir()
			if err := os.Symlink(hangs.path, folder+"/hangs"); err != nil {
				t.Fatal(err)
			}
			cmd := exec.CommandContext(patient(t), os.Args[0])
			cmd.Dir = folder
			cmd.Env = append(os.Environ(), "WEND_TEST_ENDING="+c.how, "WEND_TEST_MARK="+t.Name(), "TMPDIR="+t.TempDir())
			out, err := cmd.Output()
			mark := "WEND_TEST_MARK=" + t.Name()
			if c.how == "killed" { // nobody was left to wait for the end, and to remove the folder
				if !eventually(func() bool { return len(having(mark)) == 0 }) {
					nothingLeft(t, mark)
				}
				return
			}
			nothingLeft(t, mark)
			kept, said, _ := strings.Cut(string(out), "\n")
			if cmd.ProcessState.ExitCode() != 130 || strings.Count(said, ErrEnded.Error()) != 3 {
				t.Errorf("error %v, output %q", err, out)
			}
			if _, err := os.Stat(kept); !errors.Is(err, fs.ErrNotExist) {
				t.Errorf("%s is left: %v", kept, err)
			}
		})
	}
}

// TestDaemonsThatForkWhileTheyAreEnded has chains of daemons, each of which starts the next one and is gone: whoever looks for
// them finds some between two links.
func TestDaemonsThatForkWhileTheyAreEnded(t *testing.T) {
	p := programInC(t, `
		if (fork()) return 0;
		for (int i = 0; i < 20; i++) { setsid(); if (fork()) _exit(0); }
		signal(SIGTERM, SIG_IGN);
		doze();`)
	for range 100 {
		run(t, p, "", small)
	}
}
