package lair

import (
	"context"
	"sort"

	"github.com/wendgames/wend/grid"
)

// GenerateVersion is the version of Generate, Terrain.Dig and RandomBody: as long as it is the same, the same request
// gives the same lair on every machine, with the same body, if it gives one. The search is no part of it: which lairs
// and bodies are rejected is a matter of the rules. A better search may only answer where another one had to give up, or
// show another shortest way.
const GenerateVersion = 1

// DefaultTries is how many lairs Generate tries if it is not told.
const DefaultTries = 10_000

// Made is the answer to Generate.
type Made struct {
	Verdict Verdict    // Found if there is a lair; Impossible if it is proven that none is as asked for
	Lair    *Lair      // if found
	Body    []grid.Pos // of the snake at the start
	Moves   Moves      // a shortest way out; which of several is not settled by the request
	Tries   int        // lairs that were tried
	Stop    Stop       // if unknown: why
}

// TooManyTries is the reason for an unknown answer to Generate: none of so many lairs was found to be as asked for.
// There may be one all the same, even among those.
const TooManyTries Stop = "tries"

// triedHeads is from how many heads a body may be laid in a try. Another number makes other lairs, and needs another
// GenerateVersion.
const triedHeads = 8

// triedStates is how many states the search of a try may expand. Next to none takes more than a hundredth of that. The
// tests have it smaller.
var triedStates = 100_000

// Generate makes a lair and a snake that can get out of it, with a shortest way. The error says what is wrong with a
// request that has no meaning.
//
// It digs a lair, lays the snake at random, with all its blocks on vacant squares and none on the exit, and searches
// the shortest way, until one has as many steps as wanted. Escape may expand 100,000 states for it. If it does not
// decide a try with them, the answer is unknown, with TooMany for the reason: would the next try do, then what is made
// would hang on how good the search is. Another seed helps.
//
// That the way is not trivial is seen to by where the head may be. With D steps, over vacant squares and without a
// snake, from the exit to the square that is farthest of those that can reach it, the head is on a square, all equally
// likely,
//
//   - from which the exit is at most D steps away, and at most Max if that is not 0;
//   - and at least Min steps, or D/2 (rounded up) if Min is 0, or that most if it is less.
//
// A snake is no faster than that, and seldom much slower. So in the second half of the tries the head may be on any
// square but the exit, at most Max steps away.
//
// A try costs O(squares), 20 µs for a lair of 20×20 and a snake of 8 blocks, and the search.
func Generate(ctx context.Context, q Request) (Made, error) {
	if err := q.Fault(); err != nil {
		return Made{}, err
	}
	if q.impossible() {
		return Made{Verdict: Impossible}, nil
	}
	if q.Tries == 0 {
		q.Tries = DefaultTries
	}
	m := &maker{Request: q, ctx: ctx}
	for m.tries < q.Tries {
		if made := m.try(); made.Verdict == Found || made.Stop != "" {
			return made, nil
		}
	}
	return Made{Stop: TooManyTries, Tries: m.tries}, nil
}

// maker makes the tries of a request.
type maker struct {
	Request
	ctx    context.Context
	tries  int
	exits  distances
	solver Solver
}

// try makes a lair and a snake. It is not found, without a reason to stop, if they are not as asked for.
func (m *maker) try() Made {
	l, stop := m.Dig(m.ctx, m.Seed, 2*uint64(m.tries))
	if stop != "" {
		return Made{Stop: stop, Tries: m.tries}
	}
	l.SetRules(m.Rules)
	body, stop := m.lay(l, grid.NewRandom(m.Seed, 2*uint64(m.tries)+1))
	if m.tries++; body == nil {
		return Made{Stop: stop, Tries: m.tries}
	}
	found := m.solver.Escape(m.ctx, NewSnake(l, body), Limits{States: triedStates})
	steps := len(found.Moves)
	if found.Verdict == Unknown {
		return Made{Stop: found.Stop, Tries: m.tries}
	}
	if found.Verdict == Found && steps >= max(m.Min, 1) && (m.Max == 0 || steps <= m.Max) {
		return Made{Verdict: Found, Lair: l, Body: body, Moves: found.Moves, Tries: m.tries}
	}
	return Made{Stop: cancelled(m.ctx), Tries: m.tries}
}

// lay lays a snake at random, and returns nil if it did not come to one.
func (m *maker) lay(l *Lair, r *grid.Random) ([]grid.Pos, Stop) {
	none := &memory{ctx: m.ctx}
	defer m.exits.reset(none)
	if !m.exits.size(none, l) {
		return nil, cancelled(m.ctx)
	}
	if stop := m.exits.measure(m.ctx, none, l); stop != "" {
		return nil, stop
	}
	heads := m.heads()
	if len(heads) == 0 || m.exits.reached.count <= m.Length {
		return nil, ""
	}
	g := newGrower(m.ctx, l, r)
	for n := 0; n < triedHeads && g.stop == ""; n++ {
		if g.grow(heads[g.random.Below(len(heads))], m.Length) {
			return g.squares()
		}
	}
	return nil, g.stop
}

// heads is the squares on which the head may be, nearest first.
func (m *maker) heads() []int32 {
	all := m.exits.reached.all[:m.exits.reached.count]
	far := int(m.exits.to[all[len(all)-1]]) - 1
	least, most := 1, far
	if m.Max > 0 {
		most = min(far, m.Max)
	}
	if 2*m.tries < m.Tries {
		if least = m.Min; least == 0 {
			least = (far + 1) / 2
		}
		least = max(1, min(least, most))
	}
	// nearer is how many squares are less than so many steps away.
	nearer := func(steps int) int {
		return sort.Search(len(all), func(i int) bool { return int(m.exits.to[all[i]])-1 >= steps })
	}
	return all[nearer(least):nearer(most+1)]
}
