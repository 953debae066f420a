package link_test

import (
	"context"
	"slices"
	"testing"
	"time"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/link"
)

// family is deals of one sort, seeds 0, 1, 2 …
type family struct {
	name   string
	size   grid.Size
	copies []int
	rules  link.Rules
	deals  int
	limit  time.Duration
}

// families are the deals on which solvers are compared.
func families() (list []family) {
	for _, f := range []struct {
		name   string
		size   grid.Size
		copies []int
		both   bool // inside and outside
		out    bool
		deals  int
		limit  time.Duration
	}{
		{"14x6", grid.Size{Rows: 6, Cols: 14}, same(21, 4), true, false, 1000, 10 * time.Second},
		{"18x8", grid.Size{Rows: 8, Cols: 18}, same(36, 4), true, false, 1000, 10 * time.Second},
		{"20x10", grid.Size{Rows: 10, Cols: 20}, same(50, 4), false, true, 200, 10 * time.Second},
		{"30x16", grid.Size{Rows: 16, Cols: 30}, append(same(30, 12), same(12, 10)...), false, false, 100, 10 * time.Second},
	} {
		for _, outside := range []bool{false, true} {
			if !f.both && outside != f.out {
				continue
			}
			for _, slide := range []link.Slide{link.NoSlide, link.SlideDown} {
				rules := link.Rules{Turns: 2, Outside: outside, Slide: slide}
				list = append(list, family{f.name, f.size, f.copies, rules, f.deals, f.limit})
			}
		}
	}
	return list
}

// BenchmarkSolve solves the deals of each family once: go test -run '^$' -bench Solve -benchtime 1x ./link.
// It reports how many came out how, and how many were decided within 0.1, 1 and 10 seconds.
func BenchmarkSolve(b *testing.B) {
	for _, f := range families() {
		b.Run(f.name+"/"+f.rules.String(), func(b *testing.B) {
			for b.Loop() {
				f.solve(b)
			}
		})
	}
}

func (f family) solve(b *testing.B) {
	var verdicts [3]float64
	var within [3]float64
	var states []int
	var times []time.Duration
	jams := 0.0
	for seed := range uint64(f.deals) {
		board := fullDeal(f.size, f.copies, seed)
		ctx, cancel := context.WithTimeout(context.Background(), f.limit)
		start := time.Now()
		s := link.Solve(ctx, board, f.rules, link.Limits{})
		took := time.Since(start)
		cancel()
		holds(b, board, f.rules, s)
		verdicts[s.Verdict]++
		states, times = append(states, s.States), append(times, took)
		if s.Jam != nil {
			jams++
		}
		for i, limit := range []time.Duration{time.Second / 10, time.Second, 10 * time.Second} {
			if s.Verdict != link.Unknown && took <= limit {
				within[i]++
			}
		}
	}
	slices.Sort(states)
	slices.Sort(times)
	sum := 0.0
	for _, n := range states {
		sum += float64(n)
	}
	b.ReportMetric(verdicts[link.Solvable], "solved")
	b.ReportMetric(verdicts[link.Impossible], "proven")
	b.ReportMetric(verdicts[link.Unknown], "unknown")
	b.ReportMetric(jams, "jams")
	b.ReportMetric(within[0]*100/float64(f.deals), "%in0.1s")
	b.ReportMetric(within[1]*100/float64(f.deals), "%in1s")
	b.ReportMetric(within[2]*100/float64(f.deals), "%in10s")
	b.ReportMetric(sum/float64(f.deals), "states/deal")
	b.ReportMetric(float64(states[len(states)*99/100]), "states-p99")
	b.ReportMetric(times[len(times)-1].Seconds()*1000, "ms-max")
	b.ReportMetric(0, "ns/op")
}
