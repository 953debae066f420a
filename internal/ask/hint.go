package ask

import (
	"context"
	"fmt"

	"github.com/wendgames/wend/level"
	"github.com/wendgames/wend/link"
	"github.com/wendgames/wend/play"
)

// Hinted is what there is to do where a game stands.
type Hinted struct {
	Subject
	Step    int         `json:"step"` // moves made before
	Status  play.Status `json:"status"`
	Open    *Step       `json:"open,omitempty"`  // in the tile game: the first pair that is open, in reading order, wherever it leads
	Verdict Verdict     `json:"verdict"`         // whether the end can still be reached
	Keeps   *Step       `json:"keeps,omitempty"` // if it can: the first move of a way there, in a lair of a shortest one
	Moves   int         `json:"moves,omitempty"` // if it can: how many moves that way has
	Why     string      `json:"why,omitempty"`   // if it cannot, or is not known to: why, in words
	Stop    Stop        `json:"stop,omitempty"`  // if it is not known: why
	States  int         `json:"states"`          // what the search looked at
}

// Step is a move that can be made.
type Step struct {
	Move string `json:"move"`
	Line string `json:"line,omitempty"` // the points of its line, apart by blanks
}

// Hint finds a move in a game on the level with a name: any that is open, and one that keeps the end within reach, or that
// it is not. Its error is that of Solve.
func Hint(ctx context.Context, name string, g *play.Game, limits Limits) (*Hinted, error) {
	h := &Hinted{Subject: subject(name, g.Level()), Step: len(g.Moves()), Status: g.Status()}
	if p, ok := g.Position().(*play.LinkPosition); ok {
		if a, b, ok := p.Hint(); ok {
			h.Open = take(p, link.Move{A: a, B: b})
		}
	}
	if h.Status == play.Dead {
		h.Verdict, h.Why = Impossible, dead(g)
		return h, nil
	}
	f, err := search(ctx, g, limits)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	h.Verdict, h.Moves, h.Why, h.Stop, h.States = f.verdict, len(f.moves), f.why, f.stop, f.states
	if len(f.moves) > 0 {
		h.Keeps = step(g, f.moves[0])
	}
	return h, nil
}

// step is a move that was found, with its line if it has one.
func step(g *play.Game, move string) *Step {
	if p, ok := g.Position().(*play.LinkPosition); ok {
		if m, err := link.ParseMove(move); err == nil {
			return take(p, m)
		}
	}
	return &Step{Move: move}
}

// take is a take that can be made.
func take(p *play.LinkPosition, m link.Move) *Step {
	line, _ := p.Board().Connect(m.A, m.B, p.Rules())
	return &Step{Move: m.String(), Line: line.String()}
}

// dead says what it means that nothing can be done.
func dead(g *play.Game) string {
	if g.Level().Game() == level.LairGame {
		return "no step is allowed"
	}
	return "no pair is open; a shuffle or an undo leads on"
}
