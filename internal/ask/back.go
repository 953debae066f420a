package ask

import (
	"context"
	"sort"

	"github.com/wendgames/wend/level"
	"github.com/wendgames/wend/play"
)

// Back is the way back from where the end of a game cannot be reached any more.
type Back struct {
	Start  Verdict `json:"start"`            // whether the end can be reached from the start, without shuffles
	Undo   int     `json:"undo,omitempty"`   // after so many moves taken back it can be reached; 0 if that is not known of any number
	Least  bool    `json:"least"`            // whether it is proven that fewer do not do, or, if Undo is 0, that no number does
	Number int     `json:"number,omitempty"` // if that is the least: the number of the move that lost the game, from 1
	Move   string  `json:"move,omitempty"`   // and that move
	Stop   Stop    `json:"stop,omitempty"`   // if more could not be found out: why
}

// retreat asks of positions of a game whether the end can be reached from them.
type retreat struct {
	ctx    context.Context
	game   *play.Game
	moves  []string
	limits Limits
	known  map[int]Verdict // by the number of moves made
	states int
	stop   Stop // why one of them was not decided
	err    error
}

// back finds the least number of moves that must be taken back in a game that is lost until its end can be reached again, as
// far as the limits allow.
//
// Between two shuffles a binary search is right: if the end can be reached after i moves, it can be after any fewer, j, of
// the same stretch, by making the moves from j to i again and going on from there. So the positions of a stretch are some
// from which it can be reached, and behind them those from which it cannot. A shuffle may make a lost game one that is not,
// so each stretch is searched by itself, the last one first. A position that is not decided is taken for one from which the
// end cannot be reached; as every other answer is a proof, what is found is right all the same, but may not be the least.
func back(ctx context.Context, g *play.Game, limits Limits) (*Back, int, error) {
	r := &retreat{ctx: ctx, game: g, moves: g.Moves(), limits: limits, known: map[int]Verdict{len(g.Moves()): Impossible}}
	b := &Back{Least: true}
	for to := len(r.moves); to >= 0; {
		from := to
		for from > 0 && r.moves[from-1][0] != '~' {
			from--
		}
		if at := r.last(from, to); at >= 0 {
			b.Undo = len(r.moves) - at
			b.Least = b.Least && r.verdict(at+1) == Impossible
			if b.Least {
				b.Number, b.Move = at+1, r.moves[at]
			}
			if from == 0 {
				r.known[0] = Solvable
			}
			break
		}
		b.Least = b.Least && r.verdict(from) == Impossible // and so are those behind it, up to the next shuffle
		to = from - 1
	}
	b.Start = r.verdict(0)
	b.Stop = r.stop
	return b, r.states, r.err
}

// last is the last position from one to another, between which there is no shuffle, of which it is known that the end can be
// reached from it, or -1 if there is none.
func (r *retreat) last(from, to int) int {
	if r.verdict(to) == Solvable {
		return to
	}
	lost := sort.Search(to-from, func(i int) bool { return r.verdict(from+i) != Solvable })
	if lost == 0 {
		return -1
	}
	return from + lost - 1
}

// verdict is whether the end can be reached after so many of the moves.
func (r *retreat) verdict(made int) Verdict {
	if v, ok := r.known[made]; ok {
		return v
	}
	l := r.game.Level()
	g := play.New(l, nil)
	if _, err := g.Replay(level.JoinMoves(l.Game(), r.moves[:made])); err != nil {
		r.err = err // they have been made before
		return Unknown
	}
	ctx, cancel := half(r.ctx) // so that one hard position does not take the time of all
	defer cancel()
	f, err := decide(ctx, g, r.limits)
	if err != nil {
		r.err = err
	}
	if f.verdict == Unknown {
		r.stop = f.Stop
	}
	r.states += f.states
	r.known[made] = f.verdict
	return f.verdict
}
