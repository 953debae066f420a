package runner

import (
	"context"
	"time"
)

// A running program is looked at after firstLook, then less and less often, until it is every lastLook. Where looking takes
// long, since there are many processes, it is to take no more than one part in lookShare of the time, as long as that does
// not make it rarer than seldom.
const (
	firstLook = time.Millisecond
	lastLook  = 8 * time.Millisecond
	lookShare = 20
	seldom    = 30 * time.Millisecond
)

// watch waits until the program ends or has to be ended, and says which, and the most that it was seen to use.
func (e *execution) watch(ctx context.Context, limits Limits) (usage, End) {
	var most usage
	pause := firstLook
	timer := time.NewTimer(pause)
	defer timer.Stop()
	for {
		select {
		case <-e.tree.gone:
			return most, Exited
		case <-ctx.Done():
			return most, Exited // nobody asks
		case <-e.out.full:
			return most, OverOutput
		case <-timer.C:
		}
		begun := time.Now()
		wall := begun.Sub(e.tree.begun) // before measuring, which takes long if we are not let run ourselves
		now := e.tree.measure()
		most.cpu, most.memory = max(most.cpu, now.cpu), max(most.memory, now.memory)
		switch {
		case limits.Memory > 0 && most.memory > limits.Memory:
			return most, OverMemory
		case !now.ready && limits.sleeps(most.cpu, wall, now.waited):
			e.asleep = true
			return most, OverTime
		case limits.late(most.cpu, wall):
			return most, OverTime
		case now.processes > maxProcesses:
			return most, Crashed
		}
		pause = min(pause*3/2, lastLook)
		timer.Reset(max(pause, min(lookShare*time.Since(begun), seldom)))
	}
}

// patienceShare is how many times the limit of time may pass before a program is ended that has neither used it nor slept
// for it: it gets less than this part of a processor, and may never come to an end.
const patienceShare = 16

// late reports whether a program that still runs has reached the limit of time, other than by sleeping.
func (l Limits) late(cpu, wall time.Duration) bool {
	return l.Time > 0 && (cpu >= l.Time || wall >= patienceShare*l.Time)
}

// sleeps reports whether a program that still runs has slept for the limit of time. On a busy machine it may want to run and
// not be let, which is no sleep.
func (l Limits) sleeps(cpu, wall, waited time.Duration) bool {
	return l.Time > 0 && cpu < l.Time && wall-cpu-waited >= l.Time
}
