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
	Wrong int     // lines that are wrong, missing or too many in what the program answered
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
	input := take(next, n)
	if f.Cells() <= largestNamed {
		input = slices.Concat(f.Input, input)
	}
	t, err := h.try(ctx, input, h.budget.Time)
	if err != nil {
		return nil, err
	}
	known := h.problem.Faults()
	naming := &Naming{Cases: len(input), Ended: t.verdict != WrongAnswer && t.verdict != Accepted, Known: len(known)}
	if naming.Ended {
		return naming, nil
	}
	for i, right := range t.right {
		if i >= len(t.given) || t.given[i] != right {
			naming.Wrong++
		}
	}
	naming.Wrong += max(0, len(t.given)-len(t.right))
	naming.Fits, err = fits(ctx, known, t)
	return naming, err
}

// fits are the faults of which a variant prints exactly what the program of a trial does. Most variants differ soon, so that
// all are run on few cases first, and those that are left on more.
func fits(ctx context.Context, faults []Fault, t *trial) (list []Fault, err error) {
	for _, f := range faults {
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		variants := slices.Clone(f.variants)
		for n := 1; len(variants) > 0; n *= 4 {
			n = min(n, len(t.input))
			variants = slices.DeleteFunc(variants, func(program func([]Case) []string) bool {
				printed := program(t.input[:n])
				return len(printed) > len(t.given) || !slices.Equal(printed, t.given[:len(printed)])
			})
			if n == len(t.input) {
				break
			}
		}
		if slices.ContainsFunc(variants, func(program func([]Case) []string) bool { return slices.Equal(program(t.input), t.given) }) {
			list = append(list, f)
		}
	}
	return list, nil
}

// How many cases tell the known faults apart: batteryCases do, and fewest is what even a slow program is given.
const (
	batteryCases = 500
	fewest       = 60

	// largestNamed is how many cells an input may have on which the known faults are run: they are slow on large ones.
	largestNamed = 2000

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
