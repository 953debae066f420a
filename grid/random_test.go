package grid_test

import (
	"fmt"
	"testing"

	"github.com/wendgames/wend/grid"
)

// TestRandomIsPinned pins draws: whatever is made from a seed rests on them.
func TestRandomIsPinned(t *testing.T) {
	r := grid.NewRandom(1, 2)
	var got []int
	for _, n := range []int{1, 2, 10, 100, 1000, 1 << 30, 6, 6, 6, 6} {
		got = append(got, r.Below(n))
	}
	order := []int{0, 1, 2, 3, 4, 5, 6, 7}
	r.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
	if got := fmt.Sprint(got, order); got != randomPinned {
		t.Errorf("%s, want %s", got, randomPinned)
	}
}

const randomPinned = "[0 1 7 79 234 44243807 2 2 0 1] [4 6 2 1 0 7 3 5]"

// even is whether things that should come equally often do so: none is more than six standard deviations off. The seeds
// are fixed, so it cannot fail by chance.
func even(t *testing.T, what string, counts []int) {
	t.Helper()
	all := 0
	for _, n := range counts {
		all += n
	}
	mean := all / len(counts)
	for i, n := range counts {
		if (n-mean)*(n-mean) > 36*mean {
			t.Errorf("%s: number %d of %d came %d times, want about %d", what, i, len(counts), n, mean)
		}
	}
}

func TestBelowIsEven(t *testing.T) {
	for _, n := range []int{1, 2, 3, 7, 10, 64, 1000} {
		r := grid.NewRandom(3, uint64(n))
		counts := make([]int, n)
		for range 200 * n {
			counts[r.Below(n)]++
		}
		even(t, fmt.Sprint("below ", n), counts)
	}
}

// TestBelowIsEvenForManyNumbers is about a bound for which, were nothing thrown away, two numbers in three would come
// half as often again as the third.
func TestBelowIsEvenForManyNumbers(t *testing.T) {
	r := grid.NewRandom(4, 5)
	counts := make([]int, 3)
	for range 30_000 {
		counts[r.Below64(3<<61)%3]++
	}
	even(t, "below 3·2^61", counts)
}

func TestBelowRefusesNothing(t *testing.T) {
	for _, n := range []int{0, -1} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("a number below %d", n)
				}
			}()
			grid.NewRandom(1, 1).Below(n)
		}()
	}
}

func TestShuffleIsEven(t *testing.T) {
	r := grid.NewRandom(6, 7)
	counts := map[[4]int]int{}
	for range 24 * 500 {
		order := [4]int{0, 1, 2, 3}
		r.Shuffle(4, func(i, j int) { order[i], order[j] = order[j], order[i] })
		counts[order]++
	}
	var list []int
	for _, n := range counts {
		list = append(list, n)
	}
	if len(list) != 24 {
		t.Errorf("%d orders of 4 things came, want 24", len(list))
	}
	even(t, "orders", list)
}
