package link

import "context"

// GenerateVersion is the version of Generate and Shuffle: as long as it is the same, the same request gives the same
// board on every machine.
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

// TooManyDeals is the reason for an unknown answer to Generate and Shuffle: that many deals were tried in vain.
const TooManyDeals Stop = "deals"

// Generate makes a board that can be cleared under its rules, with the takes that do it. Tiles are dealt at random until a board
// can be cleared, so that of all those boards each is as likely as it can be made; where that is rare, random plays mend a deal
// where they get stuck. The error says what is wrong with a request that has no meaning. It panics if the request has no cells.
func Generate(ctx context.Context, q Request) (Made, error) {
	bag, err := q.bag()
	if err != nil {
		return Made{}, err
	}
	a := &arranger{ctx: ctx, cells: q.Cells, bag: bag, rules: q.Rules, seed: q.Seed}
	return a.arrange(q.Deals), nil
}

// Shuffle deals the kinds of a board anew to the cells that hold tiles, so that it can be cleared under rules, and is another
// board than before, unless no other can be cleared. The board is not changed: Made.Board.Kinds() is what to shuffle it to.
// deals is how many boards to try at most, or nought for DefaultDeals.
func Shuffle(ctx context.Context, b *Board, rules Rules, seed uint64, deals int) Made {
	kinds := b.Kinds()
	a := &arranger{ctx: ctx, cells: b, bag: kinds, not: kinds, rules: rules, seed: seed}
	return a.arrange(deals)
}
