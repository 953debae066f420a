package link

import "github.com/wendgames/wend/grid"

// Verdict is the answer to a search.
type Verdict uint8

// The three answers. Unknown is neither of the others: the search was stopped before it was decided.
const (
	Unknown Verdict = iota
	Solvable
	Impossible
)

// String is the verdict as a word.
func (v Verdict) String() string {
	switch v {
	case Solvable:
		return "solvable"
	case Impossible:
		return "impossible"
	}
	return "unknown"
}

// Stop is the reason for an unknown answer.
type Stop string

// The reasons.
const (
	Cancelled Stop = "cancelled" // the context ended
	OutOfTime Stop = "time"      // the context's deadline passed
	TooMany   Stop = "states"    // Limits.States was reached
	TooLarge  Stop = "memory"    // Limits.Memory was reached
)

// Limits end a search. Nought is no limit.
type Limits struct {
	States int   // states looked at, at most
	Memory int64 // bytes of the search's tables, at most
}

// Solution is the answer to Solve.
type Solution struct {
	Verdict Verdict
	Moves   []Pair     // if solvable: takes that clear the board, in order; the same on every machine
	Blocked []grid.Pos // if impossible and a jam proves it: the tiles of that jam, in reading order
	States  int        // states looked at
	Stop    Stop       // if unknown: why
}

// Pair is two tiles that are taken together, the first in reading order first.
type Pair struct{ A, B grid.Pos }
