package main

import (
	"testing"

	"github.com/wendgames/wend/internal/ask"
)

// TestSharedMemory gives one level all the memory, and each of several jobs its part.
func TestSharedMemory(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, test := range []struct {
		names  []string
		memory int64
		jobs   int
	}{
		{[]string{"a.level"}, 1000, 1},
		{[]string{"pack.jsonl:7"}, 1000, 1},
		{[]string{"a.level", "b.level"}, 500, 2},
		{[]string{"a.level", "folder"}, 250, 4},
		{[]string{"-"}, 250, 4},
		{[]string{"apples"}, 1000, 1},
		{[]string{"apples", "summit"}, 500, 2},
		{[]string{"pack.jsonl"}, 250, 4},
	} {
		if limits, jobs := shared(ask.Limits{Memory: 1000}, 4, test.names); limits.Memory != test.memory || jobs != test.jobs {
			t.Errorf("%v: %d bytes for each of %d jobs, want %d and %d", test.names, limits.Memory, jobs, test.memory, test.jobs)
		}
	}
	if limits, _ := shared(ask.Limits{}, 4, []string{"-"}); limits.Memory != 0 {
		t.Errorf("of no limit each job gets %d", limits.Memory)
	}
	if limits, _ := shared(ask.Limits{Memory: 1}, 4, []string{"-"}); limits.Memory != 1 {
		t.Errorf("of one byte each job gets %d, and 0 is no limit", limits.Memory)
	}
}
