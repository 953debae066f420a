package ask

import (
	"context"
	"fmt"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/level"
	"github.com/wendgames/wend/link"
	"github.com/wendgames/wend/play"
)

// Solved is whether the end of a game can be reached, and how.
type Solved struct {
	Subject
	Step    int       `json:"step,omitempty"` // moves made before
	Verdict Verdict   `json:"verdict"`
	Moves   []string  `json:"moves"`         // if solvable: those to the end, in a lair as few as can be; otherwise nil
	Why     string    `json:"why,omitempty"` // if it is not solvable: why, in words
	Odd     link.Kind `json:"odd,omitempty"` // if impossible since a kind has an odd number of tiles: that kind
	Jam     []string  `json:"jam,omitempty"` // if impossible since none of these tiles can be the first to go: their cells
	Stop    Stop      `json:"stop,omitempty"`
	States  int       `json:"states"` // what the search looked at

	Tiles []grid.Pos `json:"-"` // the cells of Jam
}

// Solve finds moves that lead a game on the level with a name from where it stands to the end, within the limits, or that
// there are none. Its error wraps ErrInternal.
func Solve(ctx context.Context, name string, g *play.Game, limits Limits) (*Solved, error) {
	f, err := search(ctx, g, limits)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	s := &Solved{
		Subject: subject(name, g.Level()), Step: len(g.Moves()), Verdict: f.verdict, Moves: f.moves, Why: f.why,
		Odd: f.odd, Stop: f.stop, States: f.states, Tiles: f.jam,
	}
	if p, ok := g.Position().(*play.LinkPosition); ok && f.jam != nil {
		return s, s.shrink(ctx, p)
	}
	return s, nil
}

// shrinkable is how many tiles a jam may have that is made small: it takes a second then, and eight times as long for
// twice as many.
const shrinkable = 2000

// shrink makes the jam small, for it to explain, where that can be done in reasonable time.
func (s *Solved) shrink(ctx context.Context, p *play.LinkPosition) error {
	if len(s.Tiles) <= shrinkable && p.Rules().Slide == link.NoSlide {
		s.Tiles = link.SmallJam(ctx, p.Board(), p.Rules(), s.Tiles)
	}
	for _, at := range s.Tiles {
		s.Jam = append(s.Jam, at.String())
	}
	s.Why = fmt.Sprintf("none of these %s can be the first to go, whatever else is taken", Count(len(s.Tiles), "tile"))
	if len(s.Tiles) == 1 {
		s.Why = "this tile can never go, whatever else is taken"
	}
	if err := jams(p, s.Tiles); err != nil {
		return fmt.Errorf("%s: %w", s.Level, err)
	}
	return nil
}

// Solution is the moves as level files write them.
func (s *Solved) Solution() string { return level.JoinMoves(s.Game, s.Moves) }

// Expect is what a level may claim with the answer, or nothing if it is unknown.
func (s *Solved) Expect() level.Expect {
	switch {
	case s.Verdict == Unknown:
		return ""
	case s.Verdict == Solvable && s.Game == level.LairGame:
		return level.Expect(fmt.Sprint(len(s.Moves)))
	}
	return level.Expect(s.Verdict)
}
