package lair

import (
	"context"

	"github.com/wendgames/wend/grid"
)

// HardestStart is the answer to Hardest.
type HardestStart struct {
	Verdict Verdict    // Found, or Impossible if no way leads from any position to an exit
	Body    []grid.Pos // if found: the start, from head to tail
	Moves   Moves      // a shortest way from it
	Stop    Stop       // if unknown: why
}

// Hardest finds the start in a lair from which the shortest way is longest: of all bodies of a length on vacant squares
// from which there is a way, the first of those with the longest one in the order of Atlas.All. It measures an Atlas,
// and costs what that costs. It panics if the lair has a goal or the length is below 1.
func Hardest(ctx context.Context, l *Lair, length int, limits AtlasLimits) HardestStart {
	a, stop := MeasureAtlas(ctx, l, length, limits)
	if stop != "" {
		return HardestStart{Stop: stop}
	}
	steps, body := a.Longest()
	if body == nil {
		return HardestStart{Verdict: Impossible}
	}
	start := HardestStart{Verdict: Found, Body: body, Moves: make(Moves, 0, steps)}
	for s := NewSnake(l, body); !s.Out(); {
		if stop := cancelled(ctx); stop != "" {
			return HardestStart{Stop: stop}
		}
		d, _ := a.Next(s.Body())
		s.Step(d)
		start.Moves = append(start.Moves, d)
	}
	return start
}
