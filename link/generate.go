package link

import (
	"context"
	"fmt"
)

// GenerateVersion is the version of Generate and Shuffle: as long as it is the same, the same request gives the same
// board on every machine. The solvers are part of it: a deal that they do not clear in a number of states is rejected. So a change
// of the order in which they search, or of that number, needs another version as much as a change of the draws.
const GenerateVersion = 1

// DefaultDeals is how many boards Generate and Shuffle try if they are not told.
const DefaultDeals = 10_000

// Made is the answer to Generate and Shuffle.
type Made struct {
	Verdict Verdict // Solvable if there is a board; Impossible if it is proven that no board is as asked for
	Board   *Board  // if solvable
	Moves   []Pair  // the takes that clear it, one after the other
	Deals   int     // boards that were tried
	Stop    Stop    // if unknown: why
}

// TooManyDeals is the reason for an unknown answer to Generate and Shuffle: among that many boards none was found that is known
// to be clearable. There may be one all the same, even among those.
const TooManyDeals Stop = "deals"

// Generate makes a board that can be cleared under its rules, with the takes that do it. The error says what is wrong with a
// request that has no meaning. It panics if Request.Cells is nil.
//
// It deals the tiles at random, every arrangement as likely as any other, until one is known to be clearable: because a random
// play of it clears it or, of at most 2000 tiles, a search of 400 states and one more for each tile. So all boards that the
// search clears are equally likely; those that only some plays clear come as much less often as such plays do, and others never.
//
// Once 64 deals were in vain, this is given up, and the board is from then on not drawn evenly. If there are at most 3000
// arrangements, and so many deals left, each of them is decided, and the answer is the first that can be cleared, or
// Impossible. It is Impossible too if no tiles whatever can be cleared from these cells and that is seen from them. Otherwise each
// deal is mended: where the play of it is stuck, two of the tiles left change places so that a pair is open. So is every deal of
// more than 2000 tiles, from the first on.
//
// A deal costs a play, as Grade has them, and where that fails the search, whose tables have 256 MiB at most. A board of 144
// tiles takes 2 ms where most deals can be cleared, and some 10 ms where one in fifteen can.
func Generate(ctx context.Context, q Request) (Made, error) {
	if q.Deals < 0 {
		return Made{}, fmt.Errorf("%d boards to try: want a positive number, or 0 for %d", q.Deals, DefaultDeals)
	}
	bag, err := q.bag()
	if err != nil {
		return Made{}, err
	}
	a := &arranger{ctx: ctx, cells: q.Cells, bag: bag, rules: q.Rules, seed: q.Seed}
	return a.arrange(q.Deals), nil
}

// Shuffle deals the kinds of a board anew to the cells that hold tiles, so that it can be cleared under rules, as Generate does.
// The board is not changed: Made.Board.Kinds() is what to shuffle it to. deals is how many boards to try at most; below 1 it is
// DefaultDeals.
//
// The board made is another one than before. Only if the kinds have at most 3000 arrangements, and so many deals are left after
// 64, it may be the same: then it is proven that no other can be cleared.
//
// Where a kind has an odd number of tiles the answer is Impossible at once. A board without tiles is its own shuffle.
func Shuffle(ctx context.Context, b *Board, rules Rules, seed uint64, deals int) Made {
	if b.Tiles() == 0 {
		return Made{Verdict: Solvable, Board: b.Clone()}
	}
	if _, odd := b.oddKind(); odd {
		return Made{Verdict: Impossible}
	}
	kinds := b.Kinds()
	a := &arranger{ctx: ctx, cells: b, bag: kinds, not: kinds, rules: rules, seed: seed}
	return a.arrange(deals)
}
