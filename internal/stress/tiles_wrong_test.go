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

// tileCompile compiles a C++ program, for which it needs g++, and returns the path of what it has made.
func tileCompile(t *testing.T, source string, flags ...string) string {
	t.Helper()
	if _, err := exec.LookPath("g++"); err != nil {
		if os.Getenv("CI") == "true" {
			t.Fatalf("g++ is needed: %v", err)
		}
		t.Skipf("without g++: %v", err)
	}
	program := filepath.Join(t.TempDir(), "program.exe")
	if out, err := exec.Command("g++", append(flags, "-o", program, source)...).CombinedOutput(); err != nil || len(out) > 0 {
		t.Fatalf("g++ %s %s: %v\n%s", strings.Join(flags, " "), source, err, out)
	}
	return program
}

// tileAnswerOf is what a program prints for an input, line by line.
func tileAnswerOf(t *testing.T, program string, input []Case) []string {
	t.Helper()
	cmd := exec.Command(program)
	cmd.Stdin = strings.NewReader(tileText(input))
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%v: %s", err, bytes.TrimSpace(out))
	}
	return strings.Fields(string(out))
}

// tileLongBattery is small inputs of some cases each.
func tileLongBattery() (inputs [][]Case) {
	for part := range slices.Chunk(tileBattery(72, true), 3) {
		inputs = append(inputs, slices.Concat(part...))
	}
	return inputs
}

// TestTileWrongPrograms compiles the wrong program once for each fault: it answers like one variant of this fault
// throughout, and is wrong somewhere. Without a fault it is right, whether it searches by a queue or by recursion.
func TestTileWrongPrograms(t *testing.T) {
	const source = "testdata/wrong/hdu1175.cpp"
	inputs := tileLongBattery()
	faults := tileFaults()
	if testing.Short() {
		faults = []Fault{faults[0], faults[2], faults[len(faults)-1]}
	}
	for _, macro := range []string{"RIGHT", "RECURSION"} {
		t.Run(macro, func(t *testing.T) {
			t.Parallel()
			program := tileCompile(t, source, "-O1", "-D"+macro)
			for _, input := range inputs {
				if got, want := tileAnswerOf(t, program, input), tileAnswers(t, input); !slices.Equal(got, want) {
					t.Fatalf("%q, want %q, for\n%s", got, want, tileText(input))
				}
			}
		})
	}
	for _, f := range faults {
		t.Run(f.Name, func(t *testing.T) {
			t.Parallel()
			macro := strings.ToUpper(strings.ReplaceAll(f.Name, "-", "_"))
			program := tileCompile(t, source, "-O1", "-D"+macro)
			like, wrong := slices.Clone(f.variants), false
			for _, input := range inputs {
				got := tileAnswerOf(t, program, input)
				like = slices.DeleteFunc(like, func(v func([]Case) []string) bool { return !slices.Equal(v(input), got) })
				wrong = wrong || !slices.Equal(got, tileAnswers(t, input))
			}
			if len(like) == 0 || !wrong {
				t.Errorf("-D%s answers like %d of %d variants; wrong somewhere: %t", macro, len(like), len(f.variants), wrong)
			}
		})
	}
}

// TestTileWrongProgramHasAllFaults looks for the macro of each fault, since a macro without a place would be no fault.
func TestTileWrongProgramHasAllFaults(t *testing.T) {
	text, err := os.ReadFile("testdata/wrong/hdu1175.cpp")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range tileFaults() {
		if macro := strings.ToUpper(strings.ReplaceAll(f.Name, "-", "_")); !bytes.Contains(text, []byte(macro)) {
			t.Errorf("no %s in the program", macro)
		}
	}
}
