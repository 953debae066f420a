package lair

import (
	"context"
	"math"
)

// Share is a part of the positions of a lair: of all, if an Atlas has them, or of a sample.
type Share struct {
	Loss            // positions that were decided, and those of them that are lost
	Sampled   bool  // whether they are a sample
	Undecided int64 // positions of the sample that were not decided, and are not counted otherwise
}

// Ratio is the part that is lost, from 0 to 1; 0 if there are no positions.
func (s Share) Ratio() float64 {
	if s.Positions == 0 {
		return 0
	}
	return float64(s.Lost) / float64(s.Positions)
}

// RatioError is the standard error of Ratio: √(s·(1-s)/n) for a ratio s of a sample of n, and 0 for all positions. It
// says nothing of what the undecided ones may add. It is 0 where all of a sample are alike, which for n still leaves
// room for about 3/n (at 95 in a hundred).
func (s Share) RatioError() float64 {
	if !s.Sampled || s.Positions == 0 {
		return 0
	}
	product := float64(s.Lost) * float64(s.Positions-s.Lost)
	return math.Sqrt(product/float64(s.Positions)) / float64(s.Positions)
}

// How Lost is found: by an Atlas of at most so many bytes, or by so many positions and so many states for each.
const (
	shareMemory = 256 << 20
	shareSample = 400
	shareStates = 1000
)

// LostShare finds how many positions of a snake of a length are lost in a lair: from those no way leads to an exit. If
// an Atlas takes at most 256 MiB, and no more than the limits say, it counts all. Else it decides a sample of 400
// positions, always the same, with Escape within the limit of memory and at most 1000 states each. They are drawn by
// RandomBody, which leaves out bodies on exits, and prefers some bodies to others; fewer may be found. It ends early,
// with nothing, if ctx does. A lair with a goal has no such share, and its answer is that of no positions. It panics if
// length is below 1.
func LostShare(ctx context.Context, l *Lair, length int, limits AtlasLimits) (Share, Stop) {
	if l.goal != nil {
		return Share{}, ""
	}
	within := Limits{States: shareStates, Memory: limits.Memory}
	if limits.Memory <= 0 || limits.Memory > shareMemory {
		limits.Memory = shareMemory
	}
	a, stop := MeasureAtlas(ctx, l, length, limits)
	switch stop {
	case "":
		return Share{Loss: Loss{a.Positions(), a.Lost()}}, ""
	case TooLarge:
		return sampleShare(ctx, l, length, within)
	}
	return Share{}, stop
}

// sampleShare decides a sample, each position within limits.
func sampleShare(ctx context.Context, l *Lair, length int, limits Limits) (Share, Stop) {
	share := Share{Sampled: true}
	var s Solver
	for n := range uint64(shareSample) {
		body, stop := RandomBody(ctx, l, length, 0, n)
		if body != nil {
			share.add(s.Escape(ctx, NewSnake(l, body), limits))
			stop = cancelled(ctx)
		}
		if stop != "" {
			return Share{}, stop
		}
	}
	return share, ""
}

// add counts a position of a sample.
func (s *Share) add(r Result) {
	switch r.Verdict {
	case Unknown:
		s.Undecided++
		return
	case Impossible:
		s.Lost++
	}
	s.Positions++
}
