package stress

import (
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

// wrongProgram is the program of testdata/wrong that makes one mistake.
func wrongProgram(t *testing.T, p *Problem, fault string) *runner.Program {
	t.Helper()
	macro := strings.ToUpper(strings.ReplaceAll(fault, "-", "_"))
	program, err := runner.Build(t.Context(), filepath.Join("testdata", "wrong", p.Name+".cpp"), "g++ -O1 -D"+macro+" -o {out} {in}")
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
