package stress

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/wendgames/wend/internal/runner"
)

// needs skips a test without a tool; where everything must be there, that is a failure.
func needs(t *testing.T, tool string) {
	t.Helper()
	if _, err := exec.LookPath(tool); err == nil {
		return
	}
	if os.Getenv("CI") != "" {
		t.Fatalf("this test needs %s", tool)
	}
	t.Skipf("this test needs %s", tool)
}

// wrongSource is the C++ program with all mistakes for a problem.
func wrongSource(problem string) string { return filepath.Join("testdata", "wrong", problem+".cpp") }

// wrongOption switches on one mistake in it.
func wrongOption(fault string) string {
	return "-D" + strings.ToUpper(strings.ReplaceAll(fault, "-", "_"))
}

// textbook is the C++ program for people who learn.
func textbook(problem string) string {
	return filepath.Join("..", "..", "examples", "textbook", problem+".cpp")
}

// compiled compiles a C++ program, without a warning, and returns the path of what it has made.
func compiled(t *testing.T, source string, flags ...string) string {
	t.Helper()
	needs(t, "g++")
	program := filepath.Join(t.TempDir(), "program.exe")
	if out, err := exec.Command("g++", append(flags, "-o", program, source)...).CombinedOutput(); err != nil || len(out) > 0 {
		t.Fatalf("g++ %s %s: %v\n%s", strings.Join(flags, " "), source, err, out)
	}
	return program
}

// printed is what a program prints for an input, line by line.
func printed(t *testing.T, program, input string) []string {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	cmd := exec.CommandContext(ctx, program)
	cmd.Stdin = strings.NewReader(input)
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%s: %v: %s", program, err, out)
	}
	return strings.Split(strings.TrimSuffix(strings.ReplaceAll(string(out), "\r\n", "\n"), "\n"), "\n")
}

// TestTextbooksAreShort keeps the programs to what a learner reads in one go.
func TestTextbooksAreShort(t *testing.T) {
	for _, p := range []*Problem{HDU1175(), POJ1324()} {
		text, err := os.ReadFile(textbook(p.Name))
		if err != nil {
			t.Fatal(err)
		}
		if n := bytes.Count(text, []byte("\n")); n > 80 {
			t.Errorf("%s: %d lines, want 80 at most", p.Name, n)
		}
	}
}

// wrongProgram is the program of testdata/wrong that makes one mistake.
func wrongProgram(t *testing.T, p *Problem, fault string) *runner.Program {
	t.Helper()
	program, err := runner.Build(t.Context(), wrongSource(p.Name), "g++ -O1 "+wrongOption(fault)+" -o {out} {in}")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { program.Close() })
	return program
}

// smallEnough is how many cells a failing input may have, unless the smallest there is has more.
const smallEnough = 12

// TestKnownFaultsAreFoundAndNamed holds a program with each of the known faults against Wend, one after the other.
func TestKnownFaultsAreFoundAndNamed(t *testing.T) {
	needs(t, "g++")
	for _, p := range []*Problem{HDU1175(), POJ1324()} {
		for i, fault := range p.Faults() {
			if testing.Short() && i%8 != 0 {
				continue
			}
			t.Run(p.Name+"/"+fault.Name, func(t *testing.T) {
				program := wrongProgram(t, p, fault.Name)
				began := time.Now()
				most := 10 * time.Second
				if fault.Disputed {
					most = 2 * time.Second // they come last, however soon they would be found
				}
				var found time.Duration
				report, err := Test(t.Context(), p, program, Options{Seed: 1, Time: most, Strict: fault.Disputed, Found: func(*Failure) {
					if found == 0 {
						found = time.Since(began)
					}
				}})
				if err != nil {
					t.Fatal(err)
				}
				if report.Verdict != WrongAnswer {
					t.Fatalf("it is %s, want %s", report.Verdict, WrongAnswer)
				}
				t.Logf("found after %v, done after %v; %d cells, the smallest has %d", found, time.Since(began), report.Fault.Cells(), fault.Smallest)
				if n := report.Fault.Cells(); n > max(smallEnough, fault.Smallest) {
					t.Errorf("the smallest input found has %d cells, want %d or fewer:\n%s", n, max(smallEnough, fault.Smallest), report.Fault.Text)
				}
				if names := fitNames(report.Naming); names != fault.Name {
					t.Errorf("it is named %q, want %s", names, fault.Name)
				}
			})
		}
	}
}

// fitNames are the names of the faults that fit.
func fitNames(n *Naming) string {
	if n.Ended {
		return "(ended)"
	}
	names := make([]string, len(n.Fits))
	for i, f := range n.Fits {
		names[i] = f.Name
	}
	return strings.Join(names, " ")
}

// TestRightProgramsAreAccepted tries the textbook programs, and the plain ones that the benchmarks use.
func TestRightProgramsAreAccepted(t *testing.T) {
	needs(t, "g++")
	needs(t, "gcc")
	root := filepath.Join("..", "..")
	for _, test := range []struct {
		p       *Problem
		sources []string
	}{
		{HDU1175(), []string{"examples/textbook/hdu1175.cpp", "bench/rays1175.c"}},
		{POJ1324(), []string{"examples/textbook/poj1324.cpp", "bench/classic1324.c"}},
	} {
		for _, source := range test.sources {
			t.Run(source, func(t *testing.T) {
				program, err := runner.Build(t.Context(), filepath.Join(root, filepath.FromSlash(source)), "")
				if err != nil {
					t.Fatal(err)
				}
				defer program.Close()
				report, err := Test(t.Context(), test.p, program, Options{Seed: 1, Time: 4 * time.Second, Strict: true})
				if err != nil {
					t.Fatal(err)
				}
				if report.Verdict != Accepted {
					t.Fatalf("%s on\n%s", report.Verdict, fmt.Sprintf("%.2000s", report.Fault.Text))
				}
				t.Logf("%d cases, %d runs; all boards of up to %d cells; the largest took up to %v and %d KiB",
					report.Cases, report.Runs, report.Complete, report.LargestTime, report.LargestMemory>>10)
			})
		}
	}
}
