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
	least   int        // of a snake, if not impossible: no way has fewer steps
	way     []string   // of a snake, if unknown: the shortest way that was met, or nil
	by      string     // of a snake, if decided: by what, as lair.Means has it
	jam     []grid.Pos // if impossible since none of these tiles can be the first to go
	states  int
	Reason
}

// search finds moves from where a game stands to its end, or that there are none, and why. What it found has been checked by
// the rules of the game alone; its error wraps ErrInternal.
func search(ctx context.Context, g *play.Game, limits Limits) (found, error) {
	ctx, cancel := limits.Within(ctx)
	defer cancel()
	f, err := decide(ctx, g, limits)
	if p, ok := g.Position().(*play.LinkPosition); ok && err == nil && f.jam != nil {
		err = f.explainJam(ctx, p, limits)
	}
	return f, err
}

// decide is search without a jam that is checked and made small.
func decide(ctx context.Context, g *play.Game, limits Limits) (f found, err error) {
	switch p := g.Position().(type) {
	case *play.LinkPosition:
		f = searchLink(ctx, p, limits)
	case *play.LairPosition:
		f = searchLair(ctx, p, limits)
	}
	if f.verdict == Unknown {
		f.Reason = limits.unknown(f.Stop)
	}
	if moves := f.known(); moves != nil {
		err = replays(g.Now(), moves)
	}
	return f, err
}

// known is moves that lead to the end, though not always as few as can be, or nil if none are known.
func (f *found) known() []string {
	if f.verdict == Solvable {
		return f.moves
	}
	return f.way
}

// searchLink finds takes that clear a board.
func searchLink(ctx context.Context, p *play.LinkPosition, limits Limits) found {
	s := link.Solve(ctx, p.Board(), p.Rules(), link.Limits{States: limits.States, Memory: limits.Memory})
	f := found{verdict: verdictOf(s.Verdict), states: s.States, jam: s.Jam}
	f.Stop = Stop(s.Stop)
	switch {
	case s.Verdict == link.Solvable:
		f.moves = takes(s.Moves)
	case s.Verdict == link.Impossible && s.Odd != 0:
		f.Reason = oddKind(p.Board(), s.Odd)
	case s.Verdict == link.Impossible:
		f.Why = "no order of takes clears the board: a search of " + Count(s.States, "state") + " has come to its end"
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

// searchLair finds the fewest steps of a snake to its end.
func searchLair(ctx context.Context, p *play.LairPosition, limits Limits) found {
	r := lair.Observe(ctx, p.Snake(), lair.Limits{States: limits.States, Memory: limits.Memory}, limits.observer())
	f := found{verdict: Unknown, states: r.Expanded, least: r.Least, by: string(r.By)}
	if r.Way != nil {
		f.way = steps(r.Way)
	}
	f.Stop = Stop(r.Stop)
	switch r.Verdict {
	case lair.Found:
		f.verdict, f.moves = Solvable, steps(r.Moves)
	case lair.Impossible:
		f.verdict = Impossible
		f.Reason = noWay(r, p.Lair(), p.Snake().Body())
	}
	return f
}

// steps are steps as move texts.
func steps(way lair.Moves) []string {
	texts := make([]string, len(way))
	for i, d := range way {
		texts[i] = string(d.Letter())
	}
	return texts
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
