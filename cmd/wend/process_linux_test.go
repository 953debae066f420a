package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"golang.org/x/sys/unix"
)

// terminal opens a new terminal: what a person sees, and what the command takes for its output.
func terminal(t *testing.T) (seen, tty *os.File) {
	t.Helper()
	seen, err := os.OpenFile("/dev/ptmx", os.O_RDWR|unix.O_NOCTTY, 0)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { seen.Close() })
	if err := unix.IoctlSetPointerInt(int(seen.Fd()), unix.TIOCSPTLCK, 0); err != nil {
		t.Fatal(err)
	}
	n, err := unix.IoctlGetInt(int(seen.Fd()), unix.TIOCGPTN)
	if err != nil {
		t.Fatal(err)
	}
	tty, err = os.OpenFile(fmt.Sprintf("/dev/pts/%d", n), os.O_RDWR|unix.O_NOCTTY, 0)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { tty.Close() })
	return seen, tty
}

func TestAnswersComeAtOnceOnATerminal(t *testing.T) {
	seen, tty := terminal(t)
	cmd := wend(t, "judge", "hdu1175")
	cmd.Stdout = tty
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	answers := bufio.NewReader(seen)
	if _, err := io.WriteString(in, "1 2\n3 3\n2\n1 1 1 2\n1 1 1 1\n"); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"YES\r\n", "NO\r\n"} {
		if got := line(t, answers); got != want {
			t.Errorf("answer %q, want %q", got, want)
		}
	}
	in.Close()
	if status := ends(t, cmd); status != statusYes {
		t.Errorf("exit status %d", status)
	}
}

func TestFullDisk(t *testing.T) {
	full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer full.Close()
	cmd := wend(t, "judge", "hdu1175", "../../judge/testdata/hdu1175/sample.in")
	cmd.Stdout = full
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	if status := ends(t, cmd); status != statusFailed {
		t.Errorf("exit status %d, want %d", status, statusFailed)
	}
}

// TestProgressOnATerminal converts cases from a pipe that stays open, with a terminal for messages, until a count is seen.
func TestProgressOnATerminal(t *testing.T) {
	seen, tty := terminal(t)
	cmd := wend(t, "convert", "--from", "poj1324", "-", filepath.Join(t.TempDir(), "out.jsonl"))
	cmd.Stderr = tty
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	if _, err := io.WriteString(in, "1 2 1\n1 2\n0\n 1 2 1\n1 1\n0\n"); err != nil {
		t.Fatal(err)
	}
	count := make(chan string, 1)
	go func() {
		text := make([]byte, 100)
		n, _ := seen.Read(text)
		count <- string(text[:n])
	}()
	select {
	case got := <-count:
		if !strings.HasPrefix(got, "\r2 levels") {
			t.Errorf("the terminal shows %q", got)
		}
	case <-time.After(patience):
		t.Error("no progress is shown")
	}
	in.Close()
	if status := ends(t, cmd); status != statusYes {
		t.Errorf("exit status %d", status)
	}
}
