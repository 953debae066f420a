package runner

import (
	"testing"
	"time"
)

func TestLate(t *testing.T) {
	l := Limits{Time: 100}
	for _, c := range []struct {
		cpu, wall time.Duration
		late      bool
	}{{99, 100, false}, {100, 100, true}, {49, 99, false}, {49, 100, true}, {50, 199, false}, {50, 200, true}, {300, 100, true}} {
		if l.late(c.cpu, c.wall) != c.late {
			t.Errorf("%d of the processor in %d: late is %v", c.cpu, c.wall, !c.late)
		}
	}
	if (Limits{}).late(time.Hour, time.Hour) {
		t.Error("late without a limit")
	}
}
