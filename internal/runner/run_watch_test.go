package runner

import (
	"testing"
	"time"
)

func TestLate(t *testing.T) {
	l := Limits{Time: 100}
	for _, c := range []struct {
		cpu, wall, waited time.Duration
		late, sleeps      bool
	}{
		{99, 100, 0, false, false}, {100, 100, 0, true, false}, {300, 100, 0, true, false}, // several processes
		{0, 99, 0, false, false}, {0, 100, 0, false, true}, {49, 148, 0, false, false}, {49, 149, 0, false, true},
		{30, 129, 1, false, false}, {30, 130, 1, false, false}, {30, 131, 1, false, true},
		{30, 500, 400, false, false}, {30, 500, 370, false, true}, {30, 500, 9000, false, false},
		{30, 1599, 1500, false, false}, {30, 1600, 1500, true, false}, {30, 1600, 0, true, true},
	} {
		late, sleeps := l.late(c.cpu, c.wall), l.sleeps(c.cpu, c.wall, c.waited)
		if late != c.late || sleeps != c.sleeps {
			t.Errorf("%+v: late is %v, sleeps %v", c, late, sleeps)
		}
	}
	if (Limits{}).late(time.Hour, time.Hour) || (Limits{}).sleeps(0, time.Hour, 0) {
		t.Error("late without a limit")
	}
}
