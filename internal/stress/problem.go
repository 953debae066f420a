package stress

import (
	"context"
	"iter"
	"slices"
	"time"

	"github.com/wendgames/wend/grid"
)

// Case is a case of a problem.
type Case interface {
	// Append appends the case to dst in the judge's format, laid out as in the statement's sample, without a row of zeros.
	Append(dst []byte) []byte
	// Cells is rows × columns.
	Cells() int
	// Answers is how many lines answer the case: 1 or more.
	Answers() int
	// Disputed reports whether accepted programs differ among themselves on the case.
	Disputed() bool
	// Question names what an answer, from 0, is about beside the case, or is empty.
	Question(answer int) string
	// Witness is what proves a right answer, as wend judge writes it: the points of the line, or the moves of the snake; or it
	// is empty, where there is none.
	Witness(answer int) string
	// Picture is the case with what proves a right answer drawn into it; with colour there are ANSI escape codes in it.
	Picture(answer int, colour bool) []byte
}

// Role says in which round a kind of cases is tried.
type Role int

// The rounds, in their order.
const (
	Sample    Role = iota // the statement's own
	Tiny                  // every board of up to 8 cells, small ones first
	Small                 // random and adversarial, at most some dozen cells each
	Largest               // as large as the statement allows
	Contested             // disputed
)

// String is a word for the round.
func (r Role) String() string {
	return [...]string{"sample", "tiny", "small", "largest", "disputed"}[r]
}

// Kind is a kind of cases.
type Kind struct {
	Name string // a word, as people type it
	What string // the rest of a sentence for help: what these cases are
	Role Role
	// Cases are the cases that the draws of r lead to. Those of the roles Sample and Tiny are the same for all draws and
	// come to an end; the others go on for ever.
	Cases func(r *grid.Random) iter.Seq[Case]
}

// Fault is a mistake that programs make.
type Fault struct {
	Name     string // a word or some with hyphens: its anchor in docs/traps.md
	What     string // ends the sentence "your program answers exactly like one that …"
	Disputed bool   // whether it shows on disputed inputs alone
	// Smallest is the fewest cells (rows × columns, summed over the cases) of an input on which it shows. Exhaustive search
	// over smaller inputs has found none.
	Smallest int
	// variants are programs with this mistake and no other: what each prints for an input of these cases, line by line. They
	// differ in what the mistake leaves open, such as the order of directions.
	variants []func(input []Case) []string
}

// Budget is what a judge allows a run.
type Budget struct {
	Time   time.Duration // of the processor
	Memory int64         // in bytes
}

// Problem is an online-judge problem.
type Problem struct {
	Name       string // hdu1175 or poj1324
	End        string // the row of zeros that ends an input
	Budget     Budget // of the judge, for what is compiled
	javaBudget Budget
	Kinds      []Kind
	Faults     func() []Fault // the known ones; to make them takes a millisecond
	// largestRun is how many cases of role Largest one input holds: so few that the textbook program (examples/textbook),
	// even built without optimization, needs at most a fifth of Budget.Time for them. TestLargestRunsAreQuick holds this
	// by the number of states; what each of them takes was measured, and is told where the number is.
	largestRun int

	// right is the lines that answer an input.
	right func(ctx context.Context, input []byte) ([]string, error)
	// smaller are cases made from c by leaving something out or making it simpler, the boldest first. All are within the
	// statement's limits, and smaller than c by an order that ends: fewer cells, then fewer tiles, queries, blocks or
	// stones, then smaller numbers. Some may be disputed.
	smaller func(c Case) iter.Seq[Case]
	// random is a case of at most so many cells, of which there are 4 or more, on which mistakes are likely to show; undisputed.
	random func(r *grid.Random, cells int) Case
}

// Cases are the cases of a seed: those of a kind or, if its name is empty, those of all kinds of role Small in turn. It
// reports whether there is such a kind.
func (p *Problem) Cases(kind string, seed uint64) (cases iter.Seq[Case], ok bool) {
	if kind == "" {
		return p.stream(seed, func(k Kind) bool { return k.Role == Small }), true
	}
	ok = slices.ContainsFunc(p.Kinds, func(k Kind) bool { return k.Name == kind })
	return p.stream(seed, func(k Kind) bool { return k.Name == kind }), ok
}

// stream is the cases of some kinds, one of each in turn. Each kind has draws of its own, whichever others there are.
func (p *Problem) stream(seed uint64, wanted func(Kind) bool) iter.Seq[Case] {
	var kinds []iter.Seq[Case]
	for i, k := range p.Kinds {
		if wanted(k) {
			kinds = append(kinds, k.Cases(grid.NewRandom(seed, uint64(i))))
		}
	}
	return inTurn(kinds)
}

// inTurn is the elements of several sequences: one of each, then the next of each, until all have ended.
func inTurn(lists []iter.Seq[Case]) iter.Seq[Case] {
	return func(yield func(Case) bool) {
		type puller struct {
			next func() (Case, bool)
			stop func()
		}
		var open []puller
		for _, list := range lists {
			next, stop := iter.Pull(list)
			defer stop()
			open = append(open, puller{next, stop})
		}
		for len(open) > 0 {
			rest := open[:0]
			for _, p := range open {
				c, ok := p.next()
				if !ok {
					continue
				}
				if !yield(c) {
					return
				}
				rest = append(rest, p)
			}
			open = rest
		}
	}
}
