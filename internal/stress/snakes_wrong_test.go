package stress

import (
	"bytes"
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
)

// snakeCompiler is the C++ compiler. Where there is none a test is skipped, but not in CI.
func snakeCompiler(t *testing.T) string {
	t.Helper()
	path, err := exec.LookPath("g++")
	if err != nil && os.Getenv("CI") == "true" {
		t.Fatal("CI needs g++:", err)
	} else if err != nil {
		t.Skip("needs g++:", err)
	}
	return path
}

// builtSnakes compiles a C++ program with some options.
func builtSnakes(compiler, dir, source string, options ...string) (program string, err error) {
	program = filepath.Join(dir, strings.Join(append([]string{"p"}, options...), ""))
	if runtime.GOOS == "windows" {
		program += ".exe"
	}
	out, err := exec.Command(compiler, append(options, "-o", program, source)...).CombinedOutput()
	if err != nil {
		err = errors.New(err.Error() + "\n" + string(out))
	} else if slices.Contains(options, "-pedantic") && len(out) > 0 {
		err = errors.New(string(out))
	}
	return program, err
}

// outputOf is what a program prints for an input.
func outputOf(program string, input []byte) (string, error) {
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	run := exec.CommandContext(ctx, program)
	run.Stdin = bytes.NewReader(input)
	out, err := run.Output()
	return strings.ReplaceAll(string(out), "\r\n", "\n"), err
}

// snakeWrongInputs is the battery as two inputs: the cases of all but the last of its inputs in one, and that of many cases.
func snakeWrongInputs() (inputs [][]Case) {
	battery := snakeBattery()
	last := len(battery) - 1
	var together []Case
	for _, input := range battery[:last] {
		together = append(together, input...)
	}
	return [][]Case{together, battery[last]}
}

// snakeLines is what a program prints that answers so.
func snakeLines(lines []string) string { return strings.Join(lines, "\n") + "\n" }

// TestSnakeWrongPrograms has every C++ program with a mistake answer exactly like one variant of the fault that it is named for.
func TestSnakeWrongPrograms(t *testing.T) {
	compiler := snakeCompiler(t)
	faults := snakeFaults()
	if testing.Short() {
		faults = []Fault{faults[0], faults[len(faults)/2], faults[len(faults)-1]}
	}
	inputs := snakeWrongInputs()
	right := Fault{variants: []func([]Case) []string{(&snakeProgram{choice: usual[0]}).run}}
	dir := t.TempDir()
	var group sync.WaitGroup
	two := make(chan struct{}, 2)
	for _, f := range append(faults, right) {
		group.Go(func() {
			two <- struct{}{}
			defer func() { <-two }()
			options := []string{"-O1"}
			if f.Name != "" {
				options = append(options, "-D"+strings.ToUpper(strings.ReplaceAll(f.Name, "-", "_")))
			}
			program, err := builtSnakes(compiler, dir, filepath.Join("testdata", "wrong", "poj1324.cpp"), options...)
			if err != nil {
				t.Errorf("%v: %v", options, err)
				return
			}
			if !snakeIsVariant(t, program, f, inputs) {
				t.Errorf("%v: no variant of %q answers so", options, f.Name)
			}
		})
	}
	group.Wait()
}

// snakeIsVariant reports whether a program answers all inputs like one variant of a fault.
func snakeIsVariant(t *testing.T, program string, f Fault, inputs [][]Case) bool {
	left := slices.Clone(f.variants)
	for _, input := range inputs {
		got, err := outputOf(program, snakeText(input))
		if err != nil {
			t.Errorf("%s: %v", program, err)
			return false
		}
		left = slices.DeleteFunc(left, func(v func([]Case) []string) bool { return snakeLines(v(input)) != got })
	}
	return len(left) > 0
}

// TestSnakeTextbook has the textbook program for people answer like Wend: on the cases of the judges, on the battery, on
// every tiny lair and on a few of the largest. Old compilers take it without a warning.
func TestSnakeTextbook(t *testing.T) {
	compiler := snakeCompiler(t)
	source := filepath.Join("..", "..", "examples", "textbook", "poj1324.cpp")
	program, err := builtSnakes(compiler, t.TempDir(), source, "-std=c++98", "-Wall", "-Wextra", "-pedantic", "-O1")
	if err != nil {
		t.Fatal(err)
	}
	inputs := snakeWrongInputs()
	for _, k := range snakeKinds() {
		most, wanted := map[Role]int{Tiny: 1 << 20, Largest: 2}[k.Role]
		if !wanted {
			continue
		}
		var input []Case
		for _, c := range snakeTake(k, 13, most) {
			input = append(input, c)
		}
		inputs = append(inputs, input)
	}
	for _, file := range snakeFiles {
		input, _ := snakeFile(t, file)
		inputs = append(inputs, input)
	}
	for _, input := range inputs {
		got, err := outputOf(program, snakeText(input))
		if err != nil {
			t.Fatal(err)
		}
		if want := snakeWendLines(t, input); got != snakeLines(want) {
			t.Errorf("%s, want %s", got, snakeLines(want))
		}
	}
}

// TestSnakeTextbookIsShort keeps the program to what a learner reads in one go.
func TestSnakeTextbookIsShort(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("..", "..", "examples", "textbook", "poj1324.cpp"))
	if err != nil {
		t.Fatal(err)
	}
	if lines := bytes.Count(text, []byte("\n")); lines > 80 {
		t.Errorf("%d lines, at most 80", lines)
	}
}
