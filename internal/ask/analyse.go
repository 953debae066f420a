package ask

import (
	"context"
	"errors"
	"fmt"
	"slices"

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
	Passages  []Change `json:"passages"`               // squares on every shortest way, in its order: where a further stone changes the answer
	Obstacles []Change `json:"obstacles"`              // stones without which the answer would be another, in reading order
	Open      []string `json:"open,omitempty"`         // squares and stones that were not decided within the limits
	NoStones  string   `json:"no_obstacles,omitempty"` // if obstacles were not looked for: why
	Lost      *LostMap `json:"lost,omitempty"`         // where the exit is lost; nil for a goal, or if that takes more than the limits allow
	NoMap     string   `json:"no_map,omitempty"`       // then: why

	mapEnded bool // whether that is that it was ended
}

// All reports whether everything that was asked was decided. A map that takes too much memory is not asked for.
func (a *Analysed) All() bool {
	open := func(c Change) bool { return c.Verdict == Unknown }
	if slices.ContainsFunc(a.Passages, open) || slices.ContainsFunc(a.Obstacles, open) {
		return false
	}
	return a.Verdict != Unknown && len(a.Open) == 0 && a.NoStones == "" && !a.mapEnded
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

// Analyse finds which squares and stones of a lair decide the answer. From where the exit is lost MapLost finds. Each search has
// the limits for itself, but for the time, which the context must have. Its error is ErrNoSnake, or that of Solve.
func Analyse(ctx context.Context, name string, l *level.Level, limits Limits) (*Analysed, error) {
	if l.Game() != level.LairGame {
		return nil, ErrNoSnake
	}
	snake := lair.NewSnake(l.Lair.Lair, l.Lair.Body)
	of := lair.Limits{States: limits.States, Memory: limits.Memory}
	passages := lair.Passages(ctx, snake, of)
	a := &Analysed{
		Subject: subject(name, l), Verdict: lairVerdict(passages.Verdict), Steps: len(passages.Moves), Passages: changes(passages.Squares),
	}
	if err := a.explain(ctx, name, l, passages, limits); err != nil {
		return nil, err
	}
	obstacles := lair.Obstacles(ctx, snake, of)
	a.Obstacles = changes(obstacles.Squares)
	for _, p := range append(passages.Undecided, obstacles.Undecided...) {
		a.Open = append(a.Open, p.String())
	}
	if obstacles.Verdict == lair.Unknown {
		a.NoStones = limits.reason(Stop(obstacles.Stop))
	}
	return a, nil
}

// explain has the shortest way replayed, or says why there is none, or none is known.
func (a *Analysed) explain(ctx context.Context, name string, l *level.Level, of lair.Changes, limits Limits) error {
	switch a.Verdict {
	case Solvable:
		if err := replays(l, steps(of.Moves)); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
	case Unknown:
		a.Reason = limits.unknown(Stop(of.Stop))
	default:
		f, err := search(ctx, play.New(l, nil), limits)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		if f.verdict == Impossible {
			a.Reason = f.Reason
		}
	}
	return nil
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

// noExit is why there is no map of a lair with a goal.
const noExit = "there is no exit, but a goal"

// mostMap is how many bytes the table behind a map may take, at most.
const mostMap = 256 << 20

// MapLost finds from where the exit is lost, if a table of all positions takes at most 256 MiB, and no more than the limits say.
func (a *Analysed) MapLost(ctx context.Context, l *level.Level, limits Limits) {
	if l.Lair.Lair.Goal() != nil {
		a.NoMap = noExit
		return
	}
	if limits.Memory == 0 || limits.Memory > mostMap {
		limits.Memory = mostMap
	}
	m := lair.Losses(ctx, l.Lair.Lair, len(l.Lair.Body), lair.AtlasLimits{Memory: limits.Memory})
	switch m.Stop {
	case "":
	case lair.TooLarge:
		a.NoMap = fmt.Sprintf("a table of all positions takes more than %d KiB", limits.Memory>>10)
		return
	default:
		a.NoMap, a.mapEnded = limits.reason(Stop(m.Stop)), true
		return
	}
	size := l.Size()
	a.Lost = &LostMap{Positions: m.Total.Positions, Lost: m.Total.Lost, Squares: make([][2]int64, size.Cells())}
	for i := range a.Lost.Squares {
		at := m.At(size.At(i))
		a.Lost.Squares[i] = [2]int64{at.Positions, at.Lost}
	}
}
