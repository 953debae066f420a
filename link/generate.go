package link

import "context"

// GenerateVersion is the version of Generate and Shuffle: as long as it is the same, the same request gives the same board.
const GenerateVersion = 1

// Made is the answer to Generate and Shuffle.
type Made struct {
	Verdict Verdict // Solvable if there is a board; Impossible if it is proven that no board is as asked for
	Board   *Board  // if solvable
	Moves   []Pair  // the takes that clear it, which were replayed
	Deals   int     // boards that were tried
	Stop    Stop    // if unknown: why
}

// Generate makes a board with tiles dealt at random that can be cleared under its rules, with the takes that do it. The error says
// what is wrong with a request that has no meaning.
func Generate(ctx context.Context, q Request, limits Limits) (Made, error) {
	bag, err := q.bag()
	if err != nil {
		return Made{}, err
	}
	_ = bag
	return Made{}, nil
}

// Shuffle deals the kinds of a board anew to the cells that hold tiles, so that it can be cleared under rules, and is another board
// than before unless that one alone can be cleared. The board is not changed: Made.Board.Kinds is what to shuffle it to.
func Shuffle(ctx context.Context, b *Board, rules Rules, seed uint64, limits Limits) Made {
	return Made{}
}
