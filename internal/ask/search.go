package ask

import (
	"context"
	"errors"
	"fmt"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
	"github.com/wendgames/wend/level"
	"github.com/wendgames/wend/link"
	"github.com/wendgames/wend/play"
)

// Verdict is an answer that has three values.
type Verdict string

// The answers of searches, and Unknown, which is neither of the others: a limit was reached before it was decided.
const (
	Solvable   Verdict = "solvable"
	Impossible Verdict = "impossible"
	Unknown    Verdict = "unknown"
)

// The answers to whether what is claimed is so, beside Unknown.
const (
	True  Verdict = "true"
	False Verdict = "false"
)

// ErrInternal is wrapped by the errors of answers that are not so by the rules of the game, which are a fault of the search.
var ErrInternal = errors.New("internal error")

// found is what a search found from where a game stands.
type found struct {
	verdict Verdict
	moves   []string   // if solvable; of a snake as few as can be
	odd     link.Kind  // if impossible since a kind has an odd number of tiles: that kind
	jam     []grid.Pos // if impossible since none of these tiles can be the first to go
	why     string     // if not solvable, in words
	states  int
	stop    Stop // if unknown
}

// search finds moves from where a game stands to its end, or that there are none. What it found has been checked by the
// rules of the game alone; its error wraps ErrInternal.
func search(ctx context.Context, g *play.Game, limits Limits) (found, error) {
	ctx, cancel := limits.within(ctx)
	defer cancel()
	var f found
	switch p := g.Position().(type) {
	case *play.LinkPosition:
		f = searchLink(ctx, p, limits)
	case *play.LairPosition:
		f = searchLair(ctx, p, limits)
	}
	if f.verdict == Unknown {
		f.why = limits.reason(f.stop)
	}
	return f, f.verify(g)
}

// searchLink finds takes that clear a board.
func searchLink(ctx context.Context, p *play.LinkPosition, limits Limits) found {
	s := link.Solve(ctx, p.Board(), p.Rules(), link.Limits{States: limits.States, Memory: limits.Memory})
	f := found{verdict: verdictOf(s.Verdict), states: s.States, stop: Stop(s.Stop), odd: s.Odd}
	switch {
	case s.Verdict == link.Solvable:
		f.moves = takes(s.Moves)
	case s.Verdict == link.Unknown:
	case s.Odd != 0:
		f.why = fmt.Sprintf("kind %d has %s, and tiles go in pairs", s.Odd, Count(tilesOf(p.Board(), s.Odd), "tile"))
	case s.Jam != nil:
		f.jam = s.Jam
		f.why = "there is a jam: tiles of which none can be the first to go, whatever else is taken"
	default:
		f.why = "no order of takes clears the board"
	}
	return f
}

// verdictOf is the verdict of package link as that of answers.
func verdictOf(v link.Verdict) Verdict { return Verdict(v.String()) }

// takes are takes as move texts.
func takes(pairs []link.Pair) []string {
	moves := make([]string, len(pairs))
	for i, pair := range pairs {
		moves[i] = link.Move{A: pair.A, B: pair.B}.String()
	}
	return moves
}

// tilesOf is the number of tiles of a kind on a board.
func tilesOf(b *link.Board, kind link.Kind) (n int) {
	for _, k := range b.Kinds() {
		if k == kind {
			n++
		}
	}
	return n
}

// searchLair finds the fewest steps of a snake to its end.
func searchLair(ctx context.Context, p *play.LairPosition, limits Limits) found {
	r := lair.Escape(ctx, p.Snake(), lair.Limits{States: limits.States, Memory: limits.Memory})
	f := found{verdict: Unknown, states: r.Expanded, stop: Stop(r.Stop)}
	switch r.Verdict {
	case lair.Found:
		f.verdict = Solvable
		f.moves = make([]string, len(r.Moves))
		for i, d := range r.Moves {
			f.moves[i] = string(d.Letter())
		}
	case lair.Impossible:
		f.verdict = Impossible
		f.why = "no way leads the snake to the end"
	}
	return f
}

// verify is an error if what was found from where a game stands is not so by the rules of the game.
func (f *found) verify(g *play.Game) error {
	if f.verdict == Solvable {
		return replays(g.Now(), f.moves)
	}
	if p, ok := g.Position().(*play.LinkPosition); ok && f.jam != nil {
		return jams(p, f.jam)
	}
	return nil
}

// jams is an error if tiles are no jam. Where tiles slide only the search can tell.
func jams(p *play.LinkPosition, tiles []grid.Pos) error {
	if p.Rules().Slide == link.NoSlide && !link.IsJam(p.Board(), p.Rules(), tiles) {
		return fmt.Errorf("%w: the tiles %v were found to be a jam, and are none", ErrInternal, tiles)
	}
	return nil
}

// replays is an error if moves do not lead from the start of a level to its end.
func replays(l *level.Level, moves []string) error {
	g := play.New(l, nil)
	if _, err := g.Replay(level.JoinMoves(l.Game(), moves)); err != nil {
		return fmt.Errorf("%w: of the moves that were found, %w", ErrInternal, err)
	}
	if g.Status() != play.Won {
		return fmt.Errorf("%w: the moves that were found do not reach the end", ErrInternal)
	}
	return nil
}
