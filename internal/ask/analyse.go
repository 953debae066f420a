package ask

import (
	"context"
	"errors"
	"fmt"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
	"github.com/wendgames/wend/level"
	"github.com/wendgames/wend/play"
)

// ErrNoSnake is the error for a level of the tile game where a lair is asked about.
var ErrNoSnake = errors.New("it is for the tile game; want a level of the snake game")

// Analysed is what a designer may want to know of a lair.
type Analysed struct {
	Subject
	Verdict   Verdict  `json:"verdict"`         // of the lair as it is
	Steps     int      `json:"steps,omitempty"` // if it is solvable: of the shortest way
	Reason             // if it is not
	Passages  []Change `json:"passages"`         // squares on every shortest way, in its order: where a further stone changes the answer
	Obstacles []Change `json:"obstacles"`        // stones without which the answer would be another, in reading order
	Open      []string `json:"open,omitempty"`   // squares and stones that were not decided within the limits
	Lost      *LostMap `json:"lost,omitempty"`   // where the exit is lost; nil for a goal, or if that takes more than the limits allow
	NoMap     string   `json:"no_map,omitempty"` // then: why
}

// Change is a square where a stone more or less changes the answer.
type Change struct {
	At      string  `json:"at"`
	Verdict Verdict `json:"verdict"`         // then; unknown if it is known that it is another, but not which
	Steps   int     `json:"steps,omitempty"` // if it is solvable: of the shortest way

	Square grid.Pos `json:"-"`
}

// LostMap is how many positions are lost, by the square of the head.
type LostMap struct {
	Positions int64      `json:"positions"`
	Lost      int64      `json:"lost"`
	Squares   [][2]int64 `json:"squares"` // positions, and lost ones, of each square in reading order
}

// Analyse finds which squares and stones of a lair decide the answer, and from where the exit is lost. All that shares the
// time of the limits; each search has its other limits for itself. Its error is ErrNoSnake, or that of Solve.
func Analyse(ctx context.Context, name string, l *level.Level, limits Limits) (*Analysed, error) {
	if l.Game() != level.LairGame {
		return nil, ErrNoSnake
	}
	ctx, cancel := limits.within(ctx)
	defer cancel()
	snake := lair.NewSnake(l.Lair.Lair, l.Lair.Body)
	of := lair.Limits{States: limits.States, Memory: limits.Memory}
	passages, obstacles := lair.Passages(ctx, snake, of), lair.Obstacles(ctx, snake, of)
	a := &Analysed{
		Subject: subject(name, l), Verdict: lairVerdict(passages.Verdict), Steps: len(passages.Moves),
		Passages: changes(passages.Squares), Obstacles: changes(obstacles.Squares),
	}
	for _, p := range append(passages.Undecided, obstacles.Undecided...) {
		a.Open = append(a.Open, p.String())
	}
	a.mapLost(ctx, l, limits)
	if a.Verdict == Unknown {
		a.Reason = limits.unknown(Stop(passages.Stop))
		return a, nil
	}
	f, err := search(ctx, play.New(l, nil), limits) // again, for the reason, and to have the way replayed
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	a.Reason = f.Reason
	return a, nil
}

// lairVerdict is the verdict of package lair as that of answers.
func lairVerdict(v lair.Verdict) Verdict {
	switch v {
	case lair.Found:
		return Solvable
	case lair.Impossible:
		return Impossible
	}
	return Unknown
}

// changes is squares where a stone changes the answer.
func changes(list []lair.Change) []Change {
	out := make([]Change, len(list))
	for i, c := range list {
		out[i] = Change{c.At.String(), lairVerdict(c.Verdict), c.Steps, c.At}
	}
	return out
}

// mapLost finds from where the exit is lost.
func (a *Analysed) mapLost(ctx context.Context, l *level.Level, limits Limits) {
	if l.Lair.Lair.Goal() != nil {
		a.NoMap = "there is no exit, but a goal"
		return
	}
	m := lair.Losses(ctx, l.Lair.Lair, len(l.Lair.Body), lair.AtlasLimits{Memory: limits.Memory})
	if m.Stop != "" {
		a.NoMap = limits.reason(Stop(m.Stop))
		return
	}
	size := l.Size()
	a.Lost = &LostMap{Positions: m.Total.Positions, Lost: m.Total.Lost, Squares: make([][2]int64, size.Cells())}
	for i := range a.Lost.Squares {
		at := m.At(size.At(i))
		a.Lost.Squares[i] = [2]int64{at.Positions, at.Lost}
	}
}
