package lair_test

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
)

// TestFiguresAtlas measures atlases of the open lair of 20 rows and columns, beside the textbook program for the judge
// where that knows the length, in one run. It is for people to read, and asserts no times:
//
//	WEND_FIGURES=1 go test -run TestFiguresAtlas -v -timeout 20m ./lair
func TestFiguresAtlas(t *testing.T) {
	if rounds := os.Getenv("WEND_ATLAS_ROUNDS"); rounds != "" {
		measureRounds(t, rounds)
		return
	}
	if os.Getenv("WEND_FIGURES") == "" {
		t.Skip("WEND_FIGURES is not set")
	}
	t.Run("rate", figureRate)
	t.Run("memory", figureMemory)
}

// open20 is the open lair with the exit in a corner.
func open20() *lair.Lair { return lair.New(grid.Size{Rows: 20, Cols: 20}, []grid.Pos{{}}) }

// measureRounds is what a process of its own does: so many atlases for 8 blocks, with counts if that is odd.
func measureRounds(t *testing.T, rounds string) {
	n, err := strconv.Atoi(rounds)
	if err != nil {
		t.Fatal(err)
	}
	limits := lair.AtlasLimits{Jobs: 1, StepsOnly: n%2 == 0}
	for range n {
		if _, stop := lair.MeasureAtlas(context.Background(), open20(), 8, limits); stop != "" {
			t.Fatal(stop)
		}
	}
}

// figureRate compares positions a second with the states a second of bench/classic1324.c, which goes through all
// that a snake can reach where the exit is shut off. Both are processor time of processes, less that of one with
// nothing to do, in turn.
func figureRate(t *testing.T) {
	classic := filepath.Join(t.TempDir(), "classic1324")
	if out, err := exec.Command("gcc", "-O2", "-w", "-o", classic, "../bench/classic1324.c").CombinedOutput(); err != nil {
		t.Skipf("no C compiler: %v, %s", err, out)
	}
	const cases, atlases, states, positions = 100, 2000, 626_422, 634_896
	input := shutOff(cases)
	var plain, steps, counts, ratios, countedRatios []float64
	for range 9 {
		idle := processor(t, rounds(0), "")
		p := processor(t, exec.Command(classic), input) - processor(t, exec.Command(classic), "0 0 0\n")
		plain = append(plain, states*cases/p.Seconds()/1e6)
		s := processor(t, rounds(atlases), "") - idle
		steps = append(steps, positions*atlases/s.Seconds()/1e6)
		c := processor(t, rounds(atlases+1), "") - idle
		counts = append(counts, positions*(atlases+1)/c.Seconds()/1e6)
		n := len(plain) - 1
		ratios, countedRatios = append(ratios, steps[n]/plain[n]), append(countedRatios, counts[n]/plain[n])
	}
	for _, list := range [][]float64{plain, steps, counts, ratios, countedRatios} {
		slices.Sort(list)
	}
	t.Logf("classic1324: %.1f million states a second", plain[4])
	const row = "length 8, %s: %.0f million positions a second, %.1f times as many (%.1f to %.1f)"
	t.Logf(row, "steps only", steps[4], ratios[4], ratios[0], ratios[8])
	t.Logf(row, "with counts", counts[4], countedRatios[4], countedRatios[0], countedRatios[8])
}

// rounds is a process that measures so many atlases.
func rounds(n int) *exec.Cmd {
	cmd := exec.Command(os.Args[0], "-test.run=^TestFiguresAtlas$")
	cmd.Env = append(os.Environ(), "GOMAXPROCS=1", "WEND_ATLAS_ROUNDS="+strconv.Itoa(n))
	return cmd
}

// processor is the processor time of a process.
func processor(t *testing.T, cmd *exec.Cmd, input string) time.Duration {
	t.Helper()
	cmd.Stdin = strings.NewReader(input)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	return cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()
}

// shutOff is cases for the judge: the lair with both ways to the exit shut by stones, and straight snakes of 8 blocks.
func shutOff(cases int) string {
	rnd := rand.New(rand.NewPCG(1, 1))
	var b bytes.Buffer
	for range cases {
		b.WriteString("20 20 8\n")
		row, col := 3+rnd.IntN(17), 3+rnd.IntN(10)
		for i := range 8 {
			fmt.Fprintf(&b, "%d %d\n", row, col+i)
		}
		b.WriteString("2\n1 2\n2 1\n")
	}
	b.WriteString("0 0 0\n")
	return b.String()
}

// figureMemory prints the times, and the most memory at once, of atlases for longer snakes.
func figureMemory(t *testing.T) {
	for _, length := range []int{8, 12, 16} {
		for _, jobs := range []int{1, 2} {
			runtime.GC()
			peak := peakOf(func() {
				start := time.Now()
				a, stop := lair.MeasureAtlas(context.Background(), open20(), length, lair.AtlasLimits{Jobs: jobs})
				if stop != "" {
					t.Fatal(stop)
				}
				steps, _ := a.Longest()
				t.Logf("length %d, %d jobs: %v, %d positions, %d lost, at most %d steps",
					length, jobs, time.Since(start), a.Positions(), a.Lost(), steps)
			})
			t.Logf("length %d, %d jobs: at most %.1f MiB at once", length, jobs, float64(peak)/(1<<20))
		}
	}
}

// peakOf is the most memory that the process had from the system while f ran, less what it had given back, read
// every two milliseconds.
func peakOf(f func()) (peak uint64) {
	done, read := make(chan bool), make(chan uint64)
	go func() {
		most := uint64(0)
		for {
			var m runtime.MemStats
			runtime.ReadMemStats(&m)
			most = max(most, m.Sys-m.HeapReleased)
			select {
			case <-done:
				read <- most
				return
			case <-time.After(2 * time.Millisecond):
			}
		}
	}()
	f()
	close(done)
	return <-read
}
