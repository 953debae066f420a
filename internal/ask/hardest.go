package ask

import (
	"context"
	"errors"
	"fmt"

	"github.com/wendgames/wend/lair"
	"github.com/wendgames/wend/level"
)

// Hardest is the level with the start in the lair of another from which the shortest way of a snake of a length is longest. It is
// solvable if there is one, and impossible if the exit is lost from every start. The error says what cannot be asked, or wraps
// ErrInternal.
func Hardest(ctx context.Context, l *level.Level, length int, limits Limits) (*Made, error) {
	switch {
	case l.Game() != level.LairGame:
		return nil, ErrNoSnake
	case l.Lair.Lair.Goal() != nil:
		return nil, errors.New("it has a goal; want a lair with an exit")
	case length < 1:
		return nil, fmt.Errorf("a snake of %d blocks: want 1 or more", length)
	}
	ctx, cancel := limits.Within(ctx)
	defer cancel()
	s := lair.Hardest(ctx, l.Lair.Lair, length, lair.AtlasLimits{Memory: limits.Memory})
	m := &Made{Verdict: lairVerdict(s.Verdict), Stop: Stop(s.Stop)}
	switch m.Verdict {
	case Solvable:
		return m, m.leave(l.Lair.Lair, s.Body, s.Moves)
	case Impossible:
		m.Why = "no way leads from any start to the exit"
	default:
		m.Why = limits.reason(m.Stop)
	}
	return m, nil
}
