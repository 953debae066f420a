package lair_test

import (
	"context"
	"math"
	"math/rand/v2"
	"runtime"
	"testing"
	"time"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
)

// stopOf is why measuring stops.
func stopOf(ctx context.Context, l *lair.Lair, length int, limits lair.AtlasLimits) lair.Stop {
	a, stop := lair.MeasureAtlas(ctx, l, length, limits)
	if (a == nil) != (stop != "") {
		panic("an atlas and a stop, or neither")
	}
	return stop
}

// TestAtlasMemory looks for the least limit that is enough, which is the same for any number of jobs, and no more than
// AtlasBytes.
func TestAtlasMemory(t *testing.T) {
	for seed := range uint64(60) {
		rnd := rand.New(rand.NewPCG(seed, 3))
		p, length := randomLair(rnd), 1+rnd.IntN(10)
		l := p.lair()
		low, high := int64(0), lair.AtlasBytes(l, length)
		if stop := stopOf(context.Background(), l, length, lair.AtlasLimits{Memory: high}); stop != "" {
			t.Fatalf("%v\nlength %d: %s, with %d bytes", p, length, stop, high)
		}
		for low+1 < high {
			middle := low + (high-low)/2
			stop := stopOf(context.Background(), l, length, lair.AtlasLimits{Memory: middle, Jobs: 1})
			if other := stopOf(context.Background(), l, length, lair.AtlasLimits{Memory: middle, Jobs: 3}); other != stop {
				t.Fatalf("%v\nlength %d, %d bytes: %q by one job, %q by three", p, length, middle, stop, other)
			}
			switch stop {
			case "":
				high = middle
			case lair.TooLarge:
				low = middle
			default:
				t.Fatal(stop)
			}
		}
	}
}

// TestAtlasBytesOfLooseSnakes has a bound for one block more.
func TestAtlasBytesOfLooseSnakes(t *testing.T) {
	l := lair.New(grid.Size{Rows: 20, Cols: 20}, []grid.Pos{{}})
	l.SetRules(lair.Rules{Loose: true})
	if known, none := lair.AtlasBytes(l, 22), lair.AtlasBytes(l, 23); known == math.MaxInt64 || none != math.MaxInt64 {
		t.Errorf("22 blocks: %d bytes, 23: %d", known, none)
	}
}

// TestAtlasBytesOfEverything asks for the bytes of atlases that nobody can make.
func TestAtlasBytesOfEverything(t *testing.T) {
	for _, size := range []grid.Size{
		{Rows: 1, Cols: 1}, {Rows: 20, Cols: 20}, {Rows: 1 << 13, Cols: 1 << 13}, {Rows: 1 << 26, Cols: 1},
	} {
		l := lair.New(size, []grid.Pos{{}})
		for _, length := range []int{1, 2, 8, 20, 21, 22, 1000, 1 << 26, math.MaxInt} {
			got := lair.AtlasBytes(l, length)
			if beyond := length > 21 && length <= size.Cells(); got <= 0 || (got == math.MaxInt64) != beyond {
				t.Errorf("%v, length %d: %d bytes", size, length, got)
			}
		}
	}
}

// TestAtlasRefusesLargeLairs has limits refuse before anything is allocated that they do not allow.
func TestAtlasRefusesLargeLairs(t *testing.T) {
	large := lair.New(grid.Size{Rows: 1 << 12, Cols: 1 << 13}, []grid.Pos{{}})
	small := lair.New(grid.Size{Rows: 20, Cols: 20}, []grid.Pos{{}})
	for _, test := range []struct {
		lair   *lair.Lair
		length int
		memory int64
	}{
		{large, 1, 1}, {large, 4, 1 << 20}, {large, 4, 24 << 20}, {large, 1 << 24, 64 << 20},
		{small, 8, 1}, {small, 16, 10 << 20}, {small, 200, 10 << 20},
	} {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		stop := stopOf(context.Background(), test.lair, test.length, lair.AtlasLimits{Memory: test.memory})
		runtime.ReadMemStats(&after)
		if took := int64(after.TotalAlloc - before.TotalAlloc); stop != lair.TooLarge || took > test.memory+1<<20 {
			t.Errorf("length %d, %d bytes: %q, %d bytes were allocated", test.length, test.memory, stop, took)
		}
	}
}

// TestAtlasStopsAnywhere has the context end in all parts of the work.
func TestAtlasStopsAnywhere(t *testing.T) {
	l := lair.New(grid.Size{Rows: 20, Cols: 20}, []grid.Pos{{}, {Row: 19, Col: 18}})
	ended, cancel := context.WithCancel(context.Background())
	cancel()
	if stop := stopOf(ended, l, 8, lair.AtlasLimits{}); stop != lair.Cancelled {
		t.Errorf("an ended context: %q", stop)
	}
	rounds := 40
	if testing.Short() {
		rounds = 8
	}
	for round := range rounds {
		looks := &endsAfter{Context: context.Background(), left: make(chan bool, 1<<20)}
		for range round * round * round / 40 {
			looks.left <- true
		}
		if stop := stopOf(looks, l, 12, lair.AtlasLimits{Jobs: 1 + round%3}); stop != "" && stop != lair.OutOfTime {
			t.Errorf("a deadline: %q", stop)
		}
	}
}

// endsAfter is a context whose deadline passes after it was looked at some times.
type endsAfter struct {
	context.Context
	left chan bool
}

func (c *endsAfter) Err() error {
	select {
	case <-c.left:
		return nil
	default:
		return context.DeadlineExceeded
	}
}

// TestAtlasLeavesNoGoroutine counts them after stops.
func TestAtlasLeavesNoGoroutine(t *testing.T) {
	l := lair.New(grid.Size{Rows: 30, Cols: 30}, []grid.Pos{{}})
	before := runtime.NumGoroutine()
	for _, wait := range []time.Duration{time.Millisecond, 20 * time.Millisecond, 60 * time.Millisecond} {
		ctx, cancel := context.WithTimeout(context.Background(), wait)
		stopOf(ctx, l, 14, lair.AtlasLimits{Jobs: 4})
		cancel()
	}
	if after := runtime.NumGoroutine(); after > before {
		t.Errorf("%d goroutines before, %d after", before, after)
	}
}
