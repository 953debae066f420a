package main

import (
	"context"
	"errors"
	"iter"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/urfave/cli/v3"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/internal/ask"
	"github.com/wendgames/wend/level"
	"github.com/wendgames/wend/link"
)

// order says which levels are to be made, of either game.
type order struct {
	seed      uint64 // of the first
	count     int
	title     string
	grade     string // the label that is wanted, or empty for any
	tries     int    // where a label is wanted: how many seeds to try for each level
	things    string // what they are called: boards, lairs
	generator string // and its version, for made
	said      string // the options that matter, for made

	ask func(ctx context.Context, seed uint64, limits ask.Limits) (*ask.Made, error)
}

// readOrder reads what orders of both games have in common.
func readOrder(c *cli.Command) (*order, error) {
	o := &order{seed: seedOf(c), count: c.Int("count"), title: c.String("title"), grade: c.String("grade")}
	if o.count < 1 {
		return nil, badUse(c, "--count %d: want 1 or more", o.count)
	}
	if o.seed > math.MaxUint64-uint64(o.count-1) {
		return nil, badUse(c, "--seed %d: there are not %d seeds from there on", o.seed, o.count)
	}
	if c.IsSet("grade") && !slices.Contains(labels(), o.grade) {
		return nil, badUse(c, "--grade %s: want one of %s", o.grade, strings.Join(labels(), ", "))
	}
	return o, nil
}

// labels are the labels that levels can have, the easiest first.
func labels() (names []string) {
	for l := link.Trivial; l <= link.Fiendish; l++ {
		names = append(names, l.String())
	}
	return names
}

// mostCells is how large a board may be that is made: more than anyone plays.
const mostCells = 1 << 20

// parseSize reads rows and columns.
func parseSize(text string) (size grid.Size, ok bool) {
	r, c, _ := strings.Cut(strings.ReplaceAll(strings.ToLower(text), "×", "x"), "x")
	rows, errRows := strconv.ParseUint(r, 10, 31)
	cols, errCols := strconv.ParseUint(c, 10, 31)
	size = grid.Size{Rows: int(rows), Cols: int(cols)}
	return size, errRows == nil && errCols == nil && rows > 0 && cols > 0 && rows <= mostCells/cols
}

// setRules reads the rules of a command line, a part at a time.
func setRules(c *cli.Command, set func(name, value string) error) error {
	var wrong error
	level.SetRules(c.String("rules"), set, func(_ int, what string) { wrong = errors.Join(wrong, errors.New("--rules: "+what)) })
	if wrong != nil {
		return badUse(c, "%w", wrong)
	}
	return nil
}

// seeds are the seeds of the levels, or, where a label is wanted, those that are tried: so many for each level.
func (o *order) seeds() iter.Seq[uint64] {
	return func(yield func(uint64) bool) {
		n := uint64(o.count)
		if o.grade != "" {
			n *= uint64(o.tries)
		}
		for seed := o.seed; n > 0; n-- {
			if !yield(seed) || seed == math.MaxUint64 {
				return
			}
			seed++
		}
	}
}

// digits is how many digits seeds have in the names of files, so that these have the order of their numbers: as many as a
// seed that wend chooses may have, or as many as there can be.
func (o *order) digits() int {
	const chosen, most = 10, 20
	if o.seed > math.MaxUint32 {
		return most
	}
	return chosen
}
