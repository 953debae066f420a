package main

import (
	"errors"
	"testing"
)

func TestWorstStatus(t *testing.T) {
	for _, test := range []struct {
		all  []int
		want int
	}{
		{nil, statusYes}, {[]int{0, 1, 0}, 1}, {[]int{1, 3}, 3}, {[]int{3, 2, 1}, 2}, {[]int{2, 4, 3}, 4}, {[]int{4, 2}, 4}, {[]int{0, 2, 3}, 2},
	} {
		var w worst
		for _, status := range test.all {
			w.add(status)
		}
		got := said(statusYes)
		if err := w.error(); err != nil && !errors.As(err, &got) {
			t.Errorf("error %v", err)
		}
		if int(got) != test.want {
			t.Errorf("of %v the worst is %d, want %d", test.all, got, test.want)
		}
	}
}
