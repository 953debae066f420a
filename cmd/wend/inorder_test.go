package main

import (
	"slices"
	"sync/atomic"
	"testing"
	"time"
)

// TestInOrder has later questions answered sooner.
func TestInOrder(t *testing.T) {
	questions := slices.Values([]int{30, 20, 10, 0, 5})
	var running, most atomic.Int32
	var got []int
	inOrder(3, questions, func(q int) int {
		n := running.Add(1)
		for old := most.Load(); n > old && !most.CompareAndSwap(old, n); old = most.Load() {
		}
		time.Sleep(time.Duration(q) * time.Millisecond)
		running.Add(-1)
		return q
	}, func(a int) bool {
		got = append(got, a)
		return true
	})
	if want := []int{30, 20, 10, 0, 5}; !slices.Equal(got, want) || most.Load() > 3 {
		t.Errorf("answers %v, want %v; %d at a time, want 3 at most", got, want, most.Load())
	}
}

// TestInOrderEnds has questions without end, of which some answers are enough.
func TestInOrderEnds(t *testing.T) {
	questions := func(yield func(int) bool) {
		for n := 0; yield(n); n++ {
		}
	}
	used := 0
	inOrder(2, questions, func(q int) int { return q }, func(int) bool {
		used++
		return used < 100
	})
	if used != 100 {
		t.Errorf("%d answers used", used)
	}
}
