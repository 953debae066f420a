package ask

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
	"github.com/wendgames/wend/level"
	"github.com/wendgames/wend/link"
	"github.com/wendgames/wend/play"
)

// Made is a level that was made, or why there is none.
type Made struct {
	Verdict Verdict // solvable if there is a level; impossible if it is proven that none is as asked for
	Level   *level.Level
	Tried   int    // boards or lairs that were tried
	Why     string // if there is no level, in words
	Stop    Stop   // if it is unknown whether there is one: why
}

// MakeLink makes a level of the tile game that can be cleared, with its solution, in a time, or in any if that is nought. The
// error says what is wrong with a request that has no meaning, or wraps ErrInternal.
func MakeLink(ctx context.Context, q link.Request, most time.Duration) (*Made, error) {
	limits := Limits{Time: most}
	ctx, cancel := limits.Within(ctx)
	defer cancel()
	m, err := link.Generate(ctx, q)
	if err != nil {
		return nil, err
	}
	made := &Made{Verdict: verdictOf(m.Verdict), Tried: m.Deals, Stop: Stop(m.Stop)}
	switch made.Verdict {
	case Solvable:
		made.Level = &level.Level{
			Expect: level.Solvable, Solution: level.JoinMoves(level.LinkGame, takes(m.Moves)),
			Link: &level.Link{Board: m.Board, Rules: q.Rules},
		}
		err = replays(made.Level, takes(m.Moves))
	case Impossible:
		made.Why = "no such board can be cleared"
	default:
		made.Why = limits.dealt(made.Stop, m.Deals)
	}
	return made, err
}

// MakeLair makes a level of the snake game with its fewest steps and a shortest way, in a time, or in any if that is nought. The
// error says what is wrong with a request that has no meaning, or wraps ErrInternal.
func MakeLair(ctx context.Context, q lair.Request, most time.Duration) (*Made, error) {
	limits := Limits{Time: most}
	ctx, cancel := limits.Within(ctx)
	defer cancel()
	m, err := lair.Generate(ctx, q)
	if err != nil {
		return nil, err
	}
	made := &Made{Verdict: Unknown, Tried: m.Tries, Stop: Stop(m.Stop)}
	switch m.Verdict {
	case lair.Found:
		made.Verdict = Solvable
		err = made.leave(m.Lair, m.Body, m.Moves)
	case lair.Impossible:
		made.Verdict, made.Why = Impossible, "there is no such lair: too few squares are vacant for the snake and an exit"
	default:
		made.Why = limits.tried(made.Stop, m.Tries)
	}
	return made, err
}

// leave makes the level a lair with a snake and its shortest way, which must be one that leads out.
func (m *Made) leave(l *lair.Lair, body []grid.Pos, moves lair.Moves) error {
	way := steps(moves)
	m.Level = &level.Level{
		Expect: level.Expect(fmt.Sprint(len(way))), Solution: level.JoinMoves(level.LairGame, way),
		Lair: &level.Lair{Lair: l, Body: body},
	}
	return replays(m.Level, way)
}

// ErrNoTiles is the error for a game in which there is nothing to shuffle.
var ErrNoTiles = errors.New("a lair has no tiles to shuffle")

// Shuffled is a shuffle of a board after which it can be cleared, or why there is none.
type Shuffled struct {
	Subject
	Step    int     `json:"step"` // moves made before
	Verdict Verdict `json:"verdict"`
	Move    string  `json:"move,omitempty"`
	Seed    uint64  `json:"seed"`
	Why     string  `json:"why,omitempty"`
	Stop    Stop    `json:"stop,omitempty"`
}

// Shuffle deals the tiles of a game on the level with a name anew, so that the board can be cleared:
// as often as deals says, or link.DefaultDeals, in a time, or in any if that is nought. Its error is ErrNoTiles or that of Solve.
func Shuffle(ctx context.Context, name string, g *play.Game, seed uint64, deals int, most time.Duration) (*Shuffled, error) {
	p, ok := g.Position().(*play.LinkPosition)
	if !ok {
		return nil, ErrNoTiles
	}
	s := &Shuffled{Subject: subject(name, g.Level()), Step: len(g.Moves()), Seed: seed}
	if p.Won() {
		s.Verdict, s.Why = Impossible, "no tile is left"
		return s, nil
	}
	limits := Limits{Time: most}
	ctx, cancel := limits.Within(ctx)
	defer cancel()
	m := link.Shuffle(ctx, p.Board(), p.Rules(), seed, deals)
	s.Verdict, s.Stop = verdictOf(m.Verdict), Stop(m.Stop)
	switch s.Verdict {
	case Solvable:
		s.Move = link.Move{Shuffle: m.Board.Kinds()}.String()
		if err := replays(g.Now(), append([]string{s.Move}, takes(m.Moves)...)); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
	case Impossible:
		s.Why = "no shuffle of these tiles can be cleared"
	default:
		s.Why = limits.dealt(s.Stop, m.Deals)
	}
	return s, nil
}
