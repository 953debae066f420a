package link

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/wendgames/wend/grid"
)

// Solution is the answer to Solve.
type Solution struct {
	Verdict Verdict
	Moves   []Pair     // if solvable: takes that clear the board, one after the other; the same on every machine under the same limits
	Odd     Kind       // if impossible because a kind has an odd number of tiles: the first such kind
	Jam     []grid.Pos // if impossible because of a jam: its tiles, in reading order; see IsJam and SmallJam
	States  int        // rounds of the search without slides, boards and parts of proofs with them; to compare searches, not boards
	Stop    Stop       // if unknown: why
}

// Pair is two tiles that can be taken together, the first in reading order first.
type Pair struct{ A, B grid.Pos }

// pairOf is the pair of tiles on two places.
func pairOf(a, b place) Pair {
	p, q := a.pos(), b.pos()
	if q.Before(p) {
		p, q = q, p
	}
	return Pair{p, q}
}

// Solve finds takes that clear a board under rules, or proves that there are none, unless the context, which must not be
// nil, ends or a limit is reached before. The board is not changed. The question is NP-complete (Iwamoto, Wada and Morita, IEICE
// Trans. Inf. & Syst. E95-D, 2012); boards as people play them take milliseconds. Memory grows with the square of the tiles of a kind,
// about 220 bytes for each two. It panics if there is no such slide.
func Solve(ctx context.Context, b *Board, rules Rules, limits Limits) Solution {
	if !rules.Slide.Valid() {
		panic(fmt.Sprintf("link: no slide %d", rules.Slide))
	}
	if b.Tiles() == 0 {
		return Solution{Verdict: Solvable}
	}
	if kind, odd := b.oddKind(); odd {
		return Solution{Verdict: Impossible, Odd: kind}
	}
	if rules.Slide != NoSlide {
		return solveSliding(ctx, b, rules, limits)
	}
	bytes := matchingBytes(b.byKind())
	if limits.Memory > 0 && bytes > limits.Memory {
		return Solution{Stop: TooLarge}
	}
	p := newPairing(b, rules, &meter{ctx: ctx, limits: limits})
	p.bytes = bytes
	return p.solve()
}

// ended is why a context has ended, or empty.
func ended(ctx context.Context) Stop {
	switch err := ctx.Err(); {
	case err == nil:
		return ""
	case errors.Is(err, context.DeadlineExceeded):
		return OutOfTime
	}
	return Cancelled
}

// byKind is the cells of the tiles of each kind in reading order, the kinds in the order of their first tiles.
func (b *Board) byKind() [][]int32 {
	number := map[Kind]int{}
	var kinds [][]int32
	for i, k := range b.kinds {
		if k <= Empty {
			continue
		}
		n, ok := number[k]
		if !ok {
			n = len(kinds)
			number[k] = n
			kinds = append(kinds, nil)
		}
		kinds[n] = append(kinds[n], int32(i))
	}
	return slices.Clip(kinds)
}
