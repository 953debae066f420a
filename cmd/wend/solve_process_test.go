//go:build unix

package main

import (
	"bytes"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/wendgames/wend/level"
)

// easy is a level that takes no search, as a line of a pack.
const easy = `{"wend":"1","game":"link","board":["1 1"]}` + "\n"

// hardPack is a pack of an easy level and of many that take some time each.
func hardPack(t *testing.T, cmd *exec.Cmd) string {
	t.Helper()
	dir := t.TempDir()
	one := filepath.Join(dir, "one.jsonl")
	if out, err := exec.Command(cmd.Path, "convert", "--from", "poj1324", "testdata/hard.in", one).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	hard, err := os.ReadFile(one)
	if err != nil {
		t.Fatal(err)
	}
	pack := filepath.Join(dir, "pack.jsonl")
	if err := os.WriteFile(pack, append([]byte(easy), bytes.Repeat(hard, 1000)...), 0o600); err != nil {
		t.Fatal(err)
	}
	return pack
}

// TestInterruptWhileSolving interrupts a command over levels that would take a while; what was answered stays.
func TestInterruptWhileSolving(t *testing.T) {
	cmd := wend(t, "solve")
	cmd.Args = append(cmd.Args, hardPack(t, cmd), "--jobs", "3")
	_, answers := start(t, cmd)
	if got := line(t, answers); !strings.Contains(got, "pack.jsonl:1: solvable in 1 move") {
		t.Errorf("answer %q", got)
	}
	time.Sleep(10 * attendAfter)
	if err := cmd.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	if status := ends(t, cmd); status != statusInterrupted {
		t.Errorf("exit status %d, want %d", status, statusInterrupted)
	}
}

// TestSolveAnswersWhenThePipePauses has each answer come before the next level does.
func TestSolveAnswersWhenThePipePauses(t *testing.T) {
	cmd := wend(t, "solve", "--json", "-")
	in, answers := start(t, cmd)
	for range 3 {
		if _, err := io.WriteString(in, easy); err != nil {
			t.Fatal(err)
		}
		if got := line(t, answers); !strings.Contains(got, `"verdict":"solvable"`) {
			t.Errorf("answer %q", got)
		}
	}
	in.Close()
	if status := ends(t, cmd); status != statusYes {
		t.Errorf("exit status %d", status)
	}
}

// TestInterruptWhileMaking interrupts the making of more levels than anyone wants: those that were made are kept, whole, where
// there was nothing, and what was there stays.
func TestInterruptWhileMaking(t *testing.T) {
	dir := t.TempDir()
	fresh, old := filepath.Join(dir, "fresh.jsonl"), filepath.Join(dir, "old.jsonl")
	if err := os.WriteFile(old, []byte("old"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, place := range []string{fresh, old} {
		cmd := wend(t, "gen", "lair", "--size", "8x14", "--count", "100000000", "-o", place, "--force")
		if place == fresh {
			cmd.Args = cmd.Args[:len(cmd.Args)-1]
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		time.Sleep(10 * attendAfter)
		if err := cmd.Process.Signal(os.Interrupt); err != nil {
			t.Fatal(err)
		}
		if status := ends(t, cmd); status != statusInterrupted {
			t.Errorf("exit status %d, want %d", status, statusInterrupted)
		}
	}
	if files, err := os.ReadDir(dir); err != nil || len(files) != 2 {
		t.Errorf("left behind: %v, error %v", files, err)
	}
	if text, err := os.ReadFile(old); err != nil || string(text) != "old" {
		t.Errorf("what was there is %q, error %v", text, err)
	}
	made, err := os.Open(fresh)
	if err != nil {
		t.Fatal(err)
	}
	defer made.Close()
	kept := 0
	for e := range level.Stream(fresh, made) {
		if kept++; e.Err != nil {
			t.Fatal(e.Err)
		}
	}
	if kept < 2 {
		t.Errorf("%d levels were kept", kept)
	}
}
