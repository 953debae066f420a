package link

import (
	"fmt"
	"testing"
)

// TestRandomIsPinned pins draws: whatever is made from a seed rests on them.
func TestRandomIsPinned(t *testing.T) {
	r := newRandom(1, 2)
	var got []int
	for _, n := range []int{1, 2, 10, 100, 1000, 1 << 30, 6, 6, 6, 6} {
		got = append(got, r.below(n))
	}
	order := []int{0, 1, 2, 3, 4, 5, 6, 7}
	r.shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
	if got := fmt.Sprint(got, order); got != randomPinned {
		t.Errorf("%s, want %s", got, randomPinned)
	}
}

const randomPinned = "[0 1 7 79 234 44243807 2 2 0 1] [4 6 2 1 0 7 3 5]"

// even is whether counts of things that should come equally often do so: Pearson's statistic lies no more than six
// standard deviations above its mean. The seeds are fixed, so it cannot fail by chance.
func even(t *testing.T, what string, counts []int) {
	t.Helper()
	all := 0
	for _, n := range counts {
		all += n
	}
	want, sum := float64(all)/float64(len(counts)), 0.0
	for _, n := range counts {
		d := float64(n) - want
		sum += d * d / want
	}
	free := float64(len(counts) - 1)
	if d := sum - free; d > 0 && d*d > 36*2*free {
		t.Errorf("%s: %v are not even: %.1f, with %d free", what, counts, sum, len(counts)-1)
	}
}

func TestBelowIsEven(t *testing.T) {
	for _, n := range []int{1, 2, 3, 7, 10, 64, 1000} {
		r := newRandom(3, uint64(n))
		counts := make([]int, n)
		for range 200 * n {
			counts[r.below(n)]++
		}
		even(t, fmt.Sprint("below ", n), counts)
	}
}

// TestBelowIsEvenForManyNumbers is about a bound for which, were nothing thrown away, two numbers in three would come
// half as often again as the third.
func TestBelowIsEvenForManyNumbers(t *testing.T) {
	r := newRandom(4, 5)
	counts := make([]int, 3)
	for range 30_000 {
		counts[r.below64(3<<61)%3]++
	}
	even(t, "below 3·2^61", counts)
}

func TestBelowRefusesNothing(t *testing.T) {
	defer func() {
		if got := fmt.Sprint(recover()); got != "link: a draw of 0 numbers" {
			t.Errorf("panic %q", got)
		}
	}()
	newRandom(1, 1).below(0)
}

func TestShuffleIsEven(t *testing.T) {
	r := newRandom(6, 7)
	counts := map[[4]int]int{}
	for range 24 * 500 {
		order := [4]int{0, 1, 2, 3}
		r.shuffle(4, func(i, j int) { order[i], order[j] = order[j], order[i] })
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
