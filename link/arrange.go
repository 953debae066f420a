package link

import (
	"context"
	"slices"
	"sync/atomic"

	"github.com/wendgames/wend/grid"
)

// arranger looks for a way to lay kinds on cells so that the board can be cleared.
type arranger struct {
	ctx   context.Context
	cells *Board // those that hold a tile get one
	bag   []Kind // what is laid on them
	not   []Kind // an arrangement that is wanted last, or nil
	rules Rules
	seed  uint64
	deals int

	stopped atomic.Bool // the context has ended
}

// How long it is tried to find a board among deals that are left as they are: so many deals, and each of at most so many tiles
// with a search. None of it depends on the machine. Another value of any of them makes other boards, and needs another
// GenerateVersion.
const (
	pureDeals    = 64
	searchTiles  = 2000
	searchStates = 400 // and one for each tile
	searchMemory = 1 << 28
)

// arrange tries up to so many boards, or DefaultDeals if deals is below 1.
func (a *arranger) arrange(deals int) Made {
	if deals < 1 {
		deals = DefaultDeals
	}
	defer context.AfterFunc(a.ctx, func() { a.stopped.Store(true) })()
	for ; a.deals < deals; a.deals++ {
		if stop := ended(a.ctx); stop != "" {
			return Made{Stop: stop, Deals: a.deals}
		}
		if a.deals == pureDeals {
			if room := min(mostArrangements, deals-a.deals); arrangements(a.bag, room) <= room {
				return a.tryAll()
			}
			if a.hopeless() {
				return Made{Verdict: Impossible, Deals: a.deals}
			}
		}
		if b, moves := a.try(grid.NewRandom(a.seed, uint64(a.deals))); b != nil && !slices.Equal(b.Kinds(), a.not) {
			return Made{Verdict: Solvable, Board: b, Moves: moves, Deals: a.deals + 1}
		}
	}
	return Made{Stop: TooManyDeals, Deals: a.deals}
}

// try makes one deal. Its board is nil if it is not known to be one that can be cleared.
func (a *arranger) try(r *grid.Random) (*Board, []Pair) {
	b := a.deal(r)
	p := newDealPlayer(b, a.rules, r, &a.stopped)
	if p.play() {
		return b, p.moves
	}
	if a.deals >= pureDeals || len(a.bag) > searchTiles {
		if p.mended() {
			return p.board(b), p.moves
		}
		return nil, nil
	}
	s := Solve(a.ctx, b, a.rules, Limits{States: searchStates + len(a.bag), Memory: searchMemory})
	if s.Verdict == Solvable {
		return b, s.Moves
	}
	return nil, nil
}

// deal lays the kinds on the cells in an order of r's.
func (a *arranger) deal(r *grid.Random) *Board {
	kinds := slices.Clone(a.bag)
	r.Shuffle(len(kinds), func(i, j int) { kinds[i], kinds[j] = kinds[j], kinds[i] })
	return a.lay(kinds)
}

// lay is the board with kinds on its cells, in reading order.
func (a *arranger) lay(kinds []Kind) *Board {
	b := a.cells.Clone()
	for i, k := range b.kinds {
		if k > Empty {
			b.kinds[i], kinds = kinds[0], kinds[1:]
		}
	}
	return b
}

// hopeless reports whether the cells are such that no tiles on them can be cleared: if tiles of a single kind have a jam, all
// have. That holds while tiles stay where they are; what is apart may come together by a slide.
func (a *arranger) hopeless() bool {
	if a.rules.Slide != NoSlide || len(a.bag) > searchTiles/4 {
		return false
	}
	return hasJam(a.ctx, a.lay(slices.Repeat([]Kind{1}, len(a.bag))), a.rules)
}

// mostArrangements is up to how many arrangements are all tried one by one, if so many deals are left.
const mostArrangements = 3000

// arrangements is in how many orders a bag can be laid out, or more than most if there are more than that.
func arrangements(bag []Kind, most int) int {
	n, placed := 1, 0
	for kind := range groups(bag) {
		// The tiles of a kind can be placed among the others in (placed+m choose m) ways.
		for i := 1; i <= kind; i++ {
			n = n * (placed + i) / i
			if n > most {
				return n
			}
		}
		placed += kind
	}
	return n
}

// groups is the numbers of tiles of each kind in a bag.
func groups(bag []Kind) func(yield func(int) bool) {
	sorted := slices.Sorted(slices.Values(bag))
	return func(yield func(int) bool) {
		for len(sorted) > 0 {
			n := 1
			for n < len(sorted) && sorted[n] == sorted[0] {
				n++
			}
			if !yield(n) {
				return
			}
			sorted = sorted[n:]
		}
	}
}

// tryAll tries all arrangements, that which is wanted last at the end and the others in an order of the seed's, so that all that
// can be cleared are equally likely.
func (a *arranger) tryAll() Made {
	var all [][]Kind
	kinds := slices.Sorted(slices.Values(a.bag))
	for more := true; more; more = nextArrangement(kinds) {
		all = append(all, slices.Clone(kinds))
	}
	grid.NewRandom(a.seed, pureDeals).Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	for _, kinds := range all {
		if slices.Equal(kinds, a.not) {
			continue
		}
		if made := a.settle(kinds); made.Verdict == Solvable || made.Stop != "" {
			return made
		}
	}
	if a.not != nil {
		return a.settle(a.not)
	}
	return Made{Verdict: Impossible, Deals: a.deals}
}

// settle decides one arrangement.
func (a *arranger) settle(kinds []Kind) Made {
	a.deals++
	b := a.lay(kinds)
	s := Solve(a.ctx, b, a.rules, Limits{Memory: searchMemory})
	if s.Verdict != Solvable {
		b = nil
	}
	return Made{Verdict: s.Verdict, Board: b, Moves: s.Moves, Deals: a.deals, Stop: s.Stop}
}

// nextArrangement makes kinds the lexicographically next order of them, and reports whether there is one.
func nextArrangement(kinds []Kind) bool {
	i := len(kinds) - 2
	for i >= 0 && kinds[i] >= kinds[i+1] {
		i--
	}
	if i < 0 {
		return false
	}
	j := len(kinds) - 1
	for kinds[j] <= kinds[i] {
		j--
	}
	kinds[i], kinds[j] = kinds[j], kinds[i]
	slices.Reverse(kinds[i+1:])
	return true
}
