package link_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/wendgames/wend/link"
)

// deal is a full board with tiles of kinds of the given sizes.
func deal(rows, cols int, sizes []int, seed uint64) *link.Board {
	var kinds []link.Kind
	for i, n := range sizes {
		kinds = append(kinds, slices.Repeat([]link.Kind{link.Kind(i + 1)}, n)...)
	}
	rnd := rand.New(rand.NewPCG(seed, 77))
	rnd.Shuffle(len(kinds), func(i, j int) { kinds[i], kinds[j] = kinds[j], kinds[i] })
	return link.NewBoard(slices.Collect(slices.Chunk(kinds[:rows*cols], cols)))
}

// fallDeals is the deals that the solver is measured by, all to be played with two turns and tiles that fall.
var fallDeals = []struct {
	name       string
	rows, cols int
	sizes      []int
	outside    bool
	boards     int
}{
	{"14x6-inside", 6, 14, slices.Repeat([]int{4}, 21), false, 1000},
	{"14x6-outside", 6, 14, slices.Repeat([]int{4}, 21), true, 1000},
	{"18x8-inside", 8, 18, slices.Repeat([]int{4}, 36), false, 1000},
	{"18x8-outside", 8, 18, slices.Repeat([]int{4}, 36), true, 1000},
	{"20x10-outside", 10, 20, slices.Repeat([]int{4}, 50), true, 200},
	{"30x16-inside", 16, 30, append(slices.Repeat([]int{12}, 30), slices.Repeat([]int{10}, 12)...), false, 100},
}

// BenchmarkSlidingDeals solves all deals of a kind, ten seconds each at most, and says how many it decided and how.
func BenchmarkSlidingDeals(b *testing.B) {
	for _, d := range fallDeals {
		b.Run(d.name, func(b *testing.B) {
			rules := link.Rules{Turns: 2, Outside: d.outside, Slide: link.SlideDown}
			for range b.N {
				var verdicts [3]int
				var states []int
				var times []time.Duration
				for seed := range d.boards {
					ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
					began := time.Now()
					s := link.SolveSliding(ctx, deal(d.rows, d.cols, d.sizes, uint64(seed)), rules, link.Limits{})
					cancel()
					verdicts[s.Verdict]++
					states, times = append(states, s.States), append(times, time.Since(began))
				}
				report(b, verdicts, states, times)
			}
		})
	}
}

// report prints what became of some deals.
func report(b *testing.B, verdicts [3]int, states []int, times []time.Duration) {
	n, sum := len(states), 0
	for _, s := range states {
		sum += s
	}
	slices.Sort(states)
	slices.Sort(times)
	within := func(limit time.Duration) int {
		i, _ := slices.BinarySearch(times, limit)
		return i
	}
	fmt.Printf("%s: solved %d, proven %d, unknown %d; states mean %d, 99%% %d, most %d; within 0.1 s %d, 1 s %d; 99%% %v, most %v\n",
		b.Name(), verdicts[link.Solvable], verdicts[link.Impossible], verdicts[link.Unknown], sum/n, states[n*99/100], states[n-1],
		within(time.Second/10), within(time.Second), times[n*99/100].Round(time.Millisecond), times[n-1].Round(time.Millisecond))
}
