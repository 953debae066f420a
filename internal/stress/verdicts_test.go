//go:build linux

package stress

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/wendgames/wend/internal/runner"
)

// TestVerdicts holds programs that misbehave against Wend, with a judge that is impatient, and looks for what is left of them.
func TestVerdicts(t *testing.T) {
	needs(t, "gcc")
	for _, test := range []struct {
		name, source string
		verdict      Verdict
	}{
		{"hangs", "int main(void) { for (;;) ; }", TimeLimitExceeded},
		{"sleeps", "#include <unistd.h>\nint main(void) { for (;;) pause(); }", TimeLimitExceeded},
		{"children hang", "#include <unistd.h>\nint main(void) { fork(); fork(); for (;;) ; }", TimeLimitExceeded},
		{"a daemon hangs", "#include <unistd.h>\nint main(void) { if (fork() == 0) { setsid(); if (fork() == 0) for (;;) ; } return 0; }", WrongAnswer},
		{"prints for ever", "#include <stdio.h>\nint main(void) { for (;;) puts(\"NO\"); }", OutputLimitExceeded},
		{"prints nothing", "int main(void) { return 0; }", WrongAnswer},
		{"crashes", "int main(void) { return *(volatile int *)8; }", RuntimeError},
		{"aborts", "#include <stdlib.h>\nint main(void) { abort(); }", RuntimeError},
		{"divides by nought", "int main(void) { volatile int n = 0; return 7 / n; }", RuntimeError},
		{"gives up", "int main(void) { return 3; }", RuntimeError},
		{"leaks", "#include <stdlib.h>\n#include <string.h>\nint main(void) { for (;;) memset(malloc(1 << 20), 1, 1 << 20); }", MemoryLimitExceeded},
	} {
		t.Run(test.name, func(t *testing.T) {
			source := filepath.Join(t.TempDir(), "program.c")
			if err := os.WriteFile(source, []byte(test.source), 0o666); err != nil {
				t.Fatal(err)
			}
			mark := filepath.Join(t.TempDir(), "mark")
			program, err := runner.Build(t.Context(), source, "gcc -O1 {in} -o {out} && cp {out} "+mark)
			if err != nil {
				t.Fatal(err)
			}
			if err := program.Close(); err != nil {
				t.Fatal(err)
			}
			program, err = runner.Command(t.Context(), []string{mark}, "")
			if err != nil {
				t.Fatal(err)
			}
			defer program.Close()
			p := HDU1175()
			p.Budget.Time = 200 * time.Millisecond
			report, err := Test(t.Context(), p, program, Options{Seed: 1, Time: time.Second})
			if err != nil {
				t.Fatal(err)
			}
			if report.Verdict != test.verdict {
				t.Errorf("it is %s, want %s", report.Verdict, test.verdict)
			}
			if left := running(t, mark); left > 0 {
				t.Errorf("%d processes of it are left", left)
			}
		})
	}
}

// running is how many processes run a file.
func running(t *testing.T, file string) (n int) {
	t.Helper()
	links, err := filepath.Glob("/proc/[0-9]*/exe")
	if err != nil || len(links) == 0 {
		t.Fatalf("no process is seen in /proc: %v", err)
	}
	for _, link := range links {
		if of, err := os.Readlink(link); err == nil && strings.TrimSuffix(of, " (deleted)") == file {
			n++
		}
	}
	return n
}
