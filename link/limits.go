package link

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
