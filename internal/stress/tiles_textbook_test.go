package stress

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

const tileTextbook = "../../examples/textbook/hdu1175.cpp"

// TestTileTextbook compiles the textbook program for old compilers, without a warning, and compares it with the case
// files, with Wend on small inputs, disputed ones too, and on one of the largest of each kind.
func TestTileTextbook(t *testing.T) {
	program := tileCompile(t, tileTextbook, "-std=c++98", "-Wall", "-Wextra", "-pedantic", "-O2")
	files, err := filepath.Glob("../../judge/testdata/hdu1175/*.in")
	if err != nil || len(files) == 0 {
		t.Fatalf("%d case files, error %v", len(files), err)
	}
	for _, file := range files {
		in, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		want, err := os.ReadFile(strings.TrimSuffix(file, "in") + "out")
		if err != nil {
			t.Fatal(err)
		}
		cmd := exec.Command(program)
		cmd.Stdin = bytes.NewReader(in)
		if got, err := cmd.Output(); err != nil || !slices.Equal(strings.Fields(string(got)), strings.Fields(string(want))) {
			t.Errorf("%s: %q, error %v, want %q", file, got, err, want)
		}
	}
	inputs := tileLongBattery()
	for _, k := range tileKinds() {
		if k.Role == Largest && !testing.Short() {
			inputs = append(inputs, tileTake(k, 5, 1))
		}
	}
	for i, input := range inputs {
		if got, want := tileAnswerOf(t, program, input), tileAnswers(t, input); !slices.Equal(got, want) {
			t.Errorf("input %d: %q, want %q", i, got, want)
		}
	}
}

// TestTileTextbookIsShort counts its lines.
func TestTileTextbookIsShort(t *testing.T) {
	text, err := os.ReadFile(tileTextbook)
	if err != nil {
		t.Fatal(err)
	}
	if n := bytes.Count(text, []byte("\n")); n > 80 {
		t.Errorf("%d lines, want 80 at most", n)
	}
}
