package ask

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/wendgames/wend/lair"
)

// Limits end a search, each by itself. Nought is no limit.
type Limits struct {
	Time   time.Duration
	States int   // states looked at, at most
	Memory int64 // bytes of the search's tables, at most

	// Watch, if it is not nil, is told what a search for a snake's way has found out so far, whenever that is more than
	// before. It is called in the goroutine of the search.
	Watch func(least, way int) // no way has fewer steps than the first; the second is those of a way that was met, or 0
}

// observer is who watches a search for a snake's way, or nil.
func (l Limits) observer() *lair.Observer {
	if l.Watch == nil {
		return nil
	}
	least, way := 0, 0
	return &lair.Observer{
		Raised: func(n int) { least = n; l.Watch(least, way) },
		Better: func(moves lair.Moves) { way = len(moves); l.Watch(least, way) },
	}
}

// Within is a context that ends with the time of the limits.
func (l Limits) Within(ctx context.Context) (context.Context, context.CancelFunc) {
	if l.Time <= 0 {
		return context.WithCancel(ctx)
	}
	return context.WithTimeout(ctx, l.Time)
}

// Stop is why a search was ended before it was decided.
type Stop string

// The reasons, which are those of packages link and lair.
const (
	Cancelled    Stop = "cancelled"
	OutOfTime    Stop = "time"
	TooMany      Stop = "states"
	TooLarge     Stop = "memory"
	InVain       Stop = "deals" // boards were dealt as often as allowed
	TooManyTries Stop = "tries" // as many lairs were tried as allowed
)

// reason says in words why a search under the limits was ended.
func (l Limits) reason(s Stop) string {
	switch s {
	case OutOfTime:
		return fmt.Sprintf("not decided within %v", l.Time)
	case TooMany:
		return "not decided within " + Count(l.States, "state")
	case TooLarge:
		return "not decided within the memory that it may take"
	}
	return "not decided: the search was ended"
}

// unknown is the reason for an answer that a search under the limits has left open.
func (l Limits) unknown(s Stop) Reason { return Reason{Why: l.reason(s), Stop: s} }

// dealt says in words why the dealing of boards under the limits was ended after so many. That none of them is known to be
// one that can be cleared does not mean that none can.
func (l Limits) dealt(s Stop, deals int) string {
	if s == InVain {
		return "no board was found that is known to be clearable, in " + Count(deals, "deal")
	}
	return l.reason(s)
}

// tried says in words why the making of lairs under the limits was ended after so many. None of them is as asked for, as far
// as is known; others may be.
func (l Limits) tried(s Stop, tries int) string {
	switch s {
	case TooManyTries:
		return "of " + Count(tries, "lair") + " none is known to be as asked for"
	case TooMany:
		return "a lair was not decided by the search, after " + Count(tries, "lair") + "; another seed may do"
	}
	return l.reason(s)
}

// endOf is why a context has ended.
func endOf(ctx context.Context) Stop {
	if errors.Is(ctx.Err(), context.DeadlineExceeded) {
		return OutOfTime
	}
	return Cancelled
}

// half is a context that ends when half of the time that is left for another has passed, so that something is left for what
// comes then.
func half(ctx context.Context) (context.Context, context.CancelFunc) {
	end, ok := ctx.Deadline()
	if !ok {
		return context.WithCancel(ctx)
	}
	return context.WithTimeout(ctx, time.Until(end)/2)
}
