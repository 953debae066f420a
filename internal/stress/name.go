package stress

import (
	"context"
	"iter"
	"slices"
	"time"

	"github.com/wendgames/wend/grid"
)

// Naming says which known faults answer as a program does.
type Naming struct {
	Cases int     // that the program and the known faults answered
	Wrong int     // of the program's lines, how many are wrong
	Fits  []Fault // those that answer every one of them as it does
	Known int     // how many faults were compared
	Ended bool    // the program did not come to the end of these cases, so that nothing could be compared
}

// name compares the answers of a program with those of the known faults: on the input that shows its fault, and on cases
// that tell the faults apart.
func (h *hunt) name(ctx context.Context, f *Failure) (*Naming, error) {
	const most = 1500 * time.Millisecond
	disputed := slices.ContainsFunc(f.Input, Case.Disputed)
	n := min(max(h.fitting(most), fewest), batteryCases)
	next, stop := iter.Pull(h.problem.battery(disputed))
	defer stop()
	input := slices.Concat(f.Input, take(next, n))
	t, err := h.try(ctx, input, h.budget.Time)
	if err != nil {
		return nil, err
	}
	naming := &Naming{Cases: len(input), Ended: t.verdict != WrongAnswer, Known: len(h.problem.Faults)}
	if naming.Ended {
		return naming, nil
	}
	for i := range min(len(t.given), len(t.right)) {
		if t.given[i] != t.right[i] {
			naming.Wrong++
		}
	}
	for _, fault := range h.problem.Faults {
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		if fault.answers(input, t.given) {
			naming.Fits = append(naming.Fits, fault)
		}
	}
	return naming, nil
}

// answers reports whether a program with the fault prints exactly these lines.
func (f *Fault) answers(input []Case, given []string) bool {
	return slices.ContainsFunc(f.variants, func(program func([]Case) []string) bool {
		return slices.Equal(program(input), given)
	})
}

// How many cases tell the known faults apart: batteryCases do, and fewest is what even a slow program is given.
const (
	batteryCases = 500
	fewest       = 60

	batteryStream = 2 << 32 // of the draws of cases
)

// battery is cases that tell the known faults apart, the same for everybody: all kinds of small cases in turn, and between
// them cases that are drawn for it; and disputed ones too if they are wanted.
func (p *Problem) battery(disputed bool) iter.Seq[Case] {
	const seed, cells = 1, 48
	listed := p.stream(seed, func(k Kind) bool { return k.Role == Small || k.Role == Tiny || k.Role == Contested && disputed })
	r := grid.NewRandom(seed, batteryStream)
	drawn := func(yield func(Case) bool) {
		for yield(p.random(r, cells)) {
		}
	}
	return inTurn([]iter.Seq[Case]{listed, drawn})
}
