package ask

import (
	"context"
	"fmt"
	"time"

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
	Good    *Step       `json:"good,omitempty"`  // if it can: the first move of a way there, in a lair of the shortest that was found
	Moves   int         `json:"moves,omitempty"` // if it can: how many moves that way has
	Least   int         `json:"least,omitempty"` // in a lair, unless it cannot: no way has fewer steps
	Reason              // if it cannot, or is not known to
	Back    *Back       `json:"back,omitempty"`    // if it cannot: the way back to where it could
	Shuffle Verdict     `json:"shuffle,omitempty"` // if it cannot, in the tile game: whether it can be after a shuffle
	States  int         `json:"states"`            // what the searches looked at
}

// Step is a move that can be made.
type Step struct {
	Move string `json:"move"`
	Line string `json:"line,omitempty"` // the points of its line, apart by blanks
}

// Hint finds a move in a game on the level with a name: any that is open, and one that keeps the end within reach, or that
// it is not, and then what leads back. All its searches share the time of the limits; each has its other limits for itself.
// Its error is that of Solve.
func Hint(ctx context.Context, name string, g *play.Game, limits Limits) (*Hinted, error) {
	ctx, cancel := limits.Within(ctx)
	defer cancel()
	h := &Hinted{Subject: subject(name, g.Level()), Step: len(g.Moves()), Status: g.Status()}
	if p, ok := g.Position().(*play.LinkPosition); ok {
		if a, b, ok := p.Hint(); ok {
			h.Open = take(p, link.Move{A: a, B: b})
		}
	}
	f, err := search(ctx, g, limits)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	h.Verdict, h.Least, h.Reason, h.States = f.verdict, f.least, f.Reason, f.states
	if way := f.known(); len(way) > 0 { // one that may not be the shortest is as good a proof that there is one
		h.Verdict, h.Reason, h.Good, h.Moves = Solvable, Reason{}, step(g, way[0]), len(way)
	}
	if h.Verdict == Impossible {
		err = h.findBack(ctx, g, limits)
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return h, nil
}

// findBack finds what leads back to where the end can be reached: a shuffle, for which there is little time, or undoing.
func (h *Hinted) findBack(ctx context.Context, g *play.Game, limits Limits) (err error) {
	if p, ok := g.Position().(*play.LinkPosition); ok {
		part, cancel := context.WithTimeout(ctx, shuffleTime)
		h.Shuffle = verdictOf(link.Shuffle(part, p.Board(), p.Rules(), 1, shuffleDeals).Verdict)
		cancel()
	}
	var states int
	h.Back, states, err = back(ctx, g, limits)
	h.States += states
	return err
}

// How many shuffles are tried to find out whether one helps, and for how long: enough for package link to prove where none does
// that none does, and not so much that it keeps a player waiting.
const (
	shuffleDeals = 100
	shuffleTime  = 5 * time.Second
)

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

// Dead says what it means that nothing can be done, if that is so.
func (h *Hinted) Dead() string {
	switch {
	case h.Status != play.Dead:
		return ""
	case h.Game == level.LairGame:
		return "no step is allowed"
	}
	return "no pair is open"
}
