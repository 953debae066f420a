//go:build unix

package main

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// patience is far longer than anything here takes; only what hangs reaches it.
const patience = 60 * time.Second

// wend is the command, built as its users build it.
func wend(t *testing.T, args ...string) *exec.Cmd {
	t.Helper()
	binary := filepath.Join(t.TempDir(), "wend")
	if out, err := exec.Command("go", "build", "-o", binary, ".").CombinedOutput(); err != nil {
		t.Fatalf("go build: %v\n%s", err, out)
	}
	cmd := exec.Command(binary, args...)
	cmd.Env = append(os.Environ(), "LC_ALL=C") // whatever whoever runs this speaks
	t.Cleanup(func() {
		if cmd.Process != nil {
			cmd.Process.Kill()
		}
	})
	return cmd
}

// start starts a command and gives its input and its output.
func start(t *testing.T, cmd *exec.Cmd) (in io.WriteCloser, answers *bufio.Reader) {
	t.Helper()
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	return in, bufio.NewReader(out)
}

// line reads a line within patience.
func line(t *testing.T, r *bufio.Reader) string {
	t.Helper()
	lines := make(chan string, 1)
	go func() {
		s, _ := r.ReadString('\n')
		lines <- s
	}()
	select {
	case s := <-lines:
		return s
	case <-time.After(patience):
		t.Fatal("no answer came")
		return ""
	}
}

// ends waits for the end of a command within patience and returns its exit status.
func ends(t *testing.T, cmd *exec.Cmd) int {
	t.Helper()
	ended := make(chan error, 1)
	go func() { ended <- cmd.Wait() }()
	select {
	case err := <-ended:
		var exit *exec.ExitError
		if err != nil && !errors.As(err, &exit) {
			t.Fatal(err)
		}
		return cmd.ProcessState.ExitCode()
	case <-time.After(patience):
		t.Fatal("the command did not end")
		return -1
	}
}

func TestAnswersComeWhenThePipePauses(t *testing.T) {
	for _, test := range []struct{ problem, text, want string }{
		{"hdu1175", "1 2\n3 3\n1\n1 1 1 2\n", "YES\n"},
		{"poj1324", "1 2 1\n1 2\n0\n", "Case 1: 1\n"},
	} {
		cmd := wend(t, "judge", test.problem)
		in, answers := start(t, cmd)
		for i := range 3 {
			want := strings.Replace(test.want, "1:", string(rune('1'+i))+":", 1)
			if _, err := io.WriteString(in, test.text); err != nil {
				t.Fatal(err)
			}
			if got := line(t, answers); got != want {
				t.Errorf("%s: answer %d is %q, want %q", test.problem, i+1, got, want)
			}
		}
		in.Close()
		if status := ends(t, cmd); status != 0 {
			t.Errorf("%s: exit status %d", test.problem, status)
		}
	}
}

func TestInterruptWhileWaiting(t *testing.T) {
	for _, sig := range []os.Signal{os.Interrupt, syscall.SIGTERM} {
		cmd := wend(t, "judge", "hdu1175")
		in, answers := start(t, cmd)
		if _, err := io.WriteString(in, "1 2\n3 3\n1\n1 1 1 2\n"); err != nil {
			t.Fatal(err)
		}
		if got := line(t, answers); got != "YES\n" {
			t.Errorf("answer %q", got)
		}
		time.Sleep(10 * attendAfter) // by then it listens
		if err := cmd.Process.Signal(sig); err != nil {
			t.Fatal(err)
		}
		if status := ends(t, cmd); status != statusInterrupted {
			t.Errorf("%v: exit status %d, want %d", sig, status, statusInterrupted)
		}
	}
}

// TestInterruptWhileSearching interrupts a run that would take a minute; what was answered is written.
func TestInterruptWhileSearching(t *testing.T) {
	hard, err := os.ReadFile("testdata/hard.in")
	if err != nil {
		t.Fatal(err)
	}
	input := filepath.Join(t.TempDir(), "input.txt")
	text := append([]byte("1 2 1\n1 2\n0\n"), bytes.Repeat(hard, 5000)...)
	if err := os.WriteFile(input, text, 0o600); err != nil {
		t.Fatal(err)
	}
	cmd := wend(t, "judge", "poj1324", input)
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	// The first answer comes although it fills no buffer and the input does not pause.
	if got := line(t, bufio.NewReader(out)); got != "Case 1: 1\n" {
		t.Errorf("answer %q", got)
	}
	time.Sleep(10 * attendAfter)
	start := time.Now()
	if err := cmd.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	if status := ends(t, cmd); status != statusInterrupted {
		t.Errorf("exit status %d after %v, want %d", status, time.Since(start), statusInterrupted)
	}
}

// TestTwoInterrupts sends two at once: the first must still have its answers written.
func TestTwoInterrupts(t *testing.T) {
	hard, err := os.ReadFile("testdata/hard.in")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	text := append(bytes.Repeat([]byte("1 2 1\n1 2\n0\n"), 3), bytes.Repeat(hard, 5000)...)
	if err := os.WriteFile(filepath.Join(dir, "input.txt"), text, 0o600); err != nil {
		t.Fatal(err)
	}
	out, err := os.Create(filepath.Join(dir, "output.txt"))
	if err != nil {
		t.Fatal(err)
	}
	defer out.Close()
	cmd := wend(t, "judge", "poj1324", filepath.Join(dir, "input.txt"))
	cmd.Stdout = out
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	time.Sleep(10 * attendAfter)
	for _, sig := range []os.Signal{os.Interrupt, syscall.SIGTERM} {
		if err := cmd.Process.Signal(sig); err != nil {
			t.Fatal(err)
		}
	}
	if status := ends(t, cmd); status != statusInterrupted {
		t.Errorf("exit status %d, want %d", status, statusInterrupted)
	}
	if got, err := os.ReadFile(out.Name()); err != nil || strings.Count(string(got), "\n") < 3 {
		t.Errorf("answers %q, error %v", got, err)
	}
}

// TestIgnoredInterrupt is how a shell starts what runs in the background of a script.
func TestIgnoredInterrupt(t *testing.T) {
	cmd := wend(t, "judge", "hdu1175")
	cmd.Args = append([]string{"sh", "-c", `trap "" INT; exec "$0" "$@"`, cmd.Path}, cmd.Args[1:]...)
	sh, err := exec.LookPath("sh")
	if err != nil {
		t.Fatal(err)
	}
	cmd.Path = sh
	in, answers := start(t, cmd)
	time.Sleep(10 * attendAfter)
	if err := cmd.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	if _, err := io.WriteString(in, "1 2\n3 3\n1\n1 1 1 2\n"); err != nil {
		t.Fatal(err)
	}
	if got := line(t, answers); got != "YES\n" {
		t.Errorf("answer %q", got)
	}
	in.Close()
	if status := ends(t, cmd); status != statusYes {
		t.Errorf("exit status %d", status)
	}
}

// TestInterruptWhileTheOutputIsBlocked interrupts a command whose output nobody reads.
func TestInterruptWhileTheOutputIsBlocked(t *testing.T) {
	input := filepath.Join(t.TempDir(), "input.txt")
	if err := os.WriteFile(input, bytes.Repeat([]byte("1 2 1\n1 2\n0\n"), 200_000), 0o600); err != nil {
		t.Fatal(err)
	}
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	defer w.Close()
	cmd := wend(t, "judge", "poj1324", input)
	cmd.Stdout = w
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	time.Sleep(10 * attendAfter) // by then the pipe is full
	if err := cmd.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	if status := ends(t, cmd); status != statusInterrupted {
		t.Errorf("exit status %d, want %d", status, statusInterrupted)
	}
}

// TestClosedOutput closes the output after a few answers, as head does.
func TestClosedOutput(t *testing.T) {
	input := filepath.Join(t.TempDir(), "input.txt")
	if err := os.WriteFile(input, bytes.Repeat([]byte("1 2 1\n1 2\n0\n"), 200_000), 0o600); err != nil {
		t.Fatal(err)
	}
	cmd := wend(t, "judge", "poj1324", input)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	line(t, bufio.NewReader(out))
	out.Close()
	if status := ends(t, cmd); status != statusYes || stderr.Len() > 0 {
		t.Errorf("exit status %d, standard error %q", status, stderr.String())
	}
}

// TestInterruptedConversion leaves nothing behind, and what was there as it was.
func TestInterruptedConversion(t *testing.T) {
	dir := t.TempDir()
	place := filepath.Join(dir, "out.jsonl")
	if err := os.WriteFile(place, []byte("before"), 0o600); err != nil {
		t.Fatal(err)
	}
	cmd := wend(t, "convert", "--force", "--from", "poj1324", "-", place)
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	if _, err := io.WriteString(in, strings.Repeat("1 2 1\n1 2\n0\n", 10_000)); err != nil {
		t.Fatal(err)
	}
	time.Sleep(10 * attendAfter)
	if err := cmd.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	if status := ends(t, cmd); status != statusInterrupted {
		t.Errorf("exit status %d, want %d", status, statusInterrupted)
	}
	files, err := os.ReadDir(dir)
	if err != nil || len(files) != 1 {
		t.Errorf("left behind: %v, error %v", files, err)
	}
	if got, err := os.ReadFile(place); err != nil || string(got) != "before" {
		t.Errorf("the file holds %.20q, error %v", got, err)
	}
}

// TestInterruptAsSoonAsAFileIsBegun interrupts a conversion when its unfinished file is first seen.
func TestInterruptAsSoonAsAFileIsBegun(t *testing.T) {
	for _, sig := range []os.Signal{os.Interrupt, syscall.SIGHUP} {
		dir := t.TempDir()
		cmd := wend(t, "convert", "--from", "poj1324", "-", filepath.Join(dir, "out.jsonl"))
		in, err := cmd.StdinPipe()
		if err != nil {
			t.Fatal(err)
		}
		defer in.Close()
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		for begun := time.Now(); ; time.Sleep(time.Millisecond) {
			if files, err := os.ReadDir(dir); err != nil || len(files) > 0 || time.Since(begun) > patience {
				break
			}
		}
		if err := cmd.Process.Signal(sig); err != nil {
			t.Fatal(err)
		}
		if status := ends(t, cmd); status != statusInterrupted {
			t.Errorf("%v: exit status %d, want %d", sig, status, statusInterrupted)
		}
		if files, err := os.ReadDir(dir); err != nil || len(files) > 0 {
			t.Errorf("%v: left behind: %v, error %v", sig, files, err)
		}
	}
}

// TestTwoConversionsToOnePlace lets a file come to the place of a conversion that must replace none.
func TestTwoConversionsToOnePlace(t *testing.T) {
	place := filepath.Join(t.TempDir(), "out.jsonl")
	cmd := wend(t, "convert", "--from", "poj1324", "-", place)
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	time.Sleep(10 * attendAfter) // by then it has looked
	if err := os.WriteFile(place, []byte("precious"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := io.WriteString(in, "1 2 1\n1 2\n0\n"); err != nil {
		t.Fatal(err)
	}
	in.Close()
	if status := ends(t, cmd); status != statusBad {
		t.Errorf("exit status %d, want %d", status, statusBad)
	}
	if got, err := os.ReadFile(place); err != nil || string(got) != "precious" {
		t.Errorf("the file holds %q, error %v", got, err)
	}
	if files, err := os.ReadDir(filepath.Dir(place)); err != nil || len(files) != 1 {
		t.Errorf("left behind: %v, error %v", files, err)
	}
}

// TestEndsWhenNobodyReads has commands over a pack without end whose answers nobody reads.
func TestEndsWhenNobodyReads(t *testing.T) {
	for _, name := range []string{"check", "solve"} {
		t.Run(name, func(t *testing.T) { endsWhenNobodyReads(t, name) })
	}
}

func endsWhenNobodyReads(t *testing.T, name string) {
	cmd := wend(t, name, "-")
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	go func() {
		level := []byte(`{"wend":"1","game":"link","board":["1 1"]}` + "\n")
		for {
			if _, err := in.Write(level); err != nil {
				return
			}
		}
	}()
	line(t, bufio.NewReader(out))
	out.Close()
	if status := ends(t, cmd); status != statusYes {
		t.Errorf("exit status %d, want %d", status, statusYes)
	}
}
