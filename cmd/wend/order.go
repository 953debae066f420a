package main

import (
	"errors"
	"fmt"
	"iter"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/urfave/cli/v3"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/level"
	"github.com/wendgames/wend/link"
)

// order says which levels are to be made.
type order struct {
	link.Request
	title string
	said  string // the options that matter, for made
	count int
	grade string // the label that is wanted, or empty for any
}

// readOrder is what a command line orders.
func readOrder(c *cli.Command) (o order, err error) {
	o.Kinds, o.Copies, o.Seed, o.count, o.title = c.Int("kinds"), c.Int("copies"), seedOf(c), c.Int("count"), c.String("title")
	if o.count < 1 {
		return o, badUse(c, "--count %d: want 1 or more", o.count)
	}
	if o.Seed > math.MaxUint64-uint64(o.count-1) {
		return o, badUse(c, "--seed %d: there are not %d seeds from there on", o.Seed, o.count)
	}
	if o.Deals, err = dealsOf(c); err != nil {
		return o, err
	}
	if err := o.readCells(c); err != nil {
		return o, err
	}
	if err := o.readRules(c); err != nil {
		return o, err
	}
	if !c.IsSet("kinds") && !c.IsSet("copies") {
		const tiles = 4 // of each kind
		o.Kinds = max(o.Cells.Tiles()/tiles, 1)
	}
	for _, part := range []struct {
		name string
		n    int
	}{{"kinds", o.Kinds}, {"copies", o.Copies}} {
		if c.IsSet(part.name) && part.n < 1 {
			return o, badUse(c, "--%s %d: want 1 or more", part.name, part.n)
		}
		if part.n > 0 {
			o.said += fmt.Sprintf(" %s=%d", part.name, part.n)
		}
	}
	if o.Copies%2 != 0 {
		return o, badUse(c, "--copies %d: want an even number, since tiles go in pairs", o.Copies)
	}
	o.said += fmt.Sprintf(" rules=%q", o.Rules)
	return o, o.readGrade(c)
}

// readGrade reads the label that is wanted.
func (o *order) readGrade(c *cli.Command) error {
	if !c.IsSet("grade") {
		return nil
	}
	var labels []string
	for l := link.Trivial; l <= link.Fiendish; l++ {
		labels = append(labels, l.String())
	}
	o.grade = c.String("grade")
	if !slices.Contains(labels, o.grade) {
		return badUse(c, "--grade %s: want one of %s", o.grade, strings.Join(labels, ", "))
	}
	return nil
}

// readCells finds the cells that get tiles.
func (o *order) readCells(c *cli.Command) error {
	o.Rules = link.Standard
	switch {
	case c.IsSet("size") == c.IsSet("mask"):
		return badUse(c, "want one of --size ROWSxCOLUMNS and --mask LEVEL")
	case c.IsSet("size"):
		size, ok := parseSize(c.String("size"))
		if !ok {
			return badUse(c, "--size %s: want rows and columns such as 8x14, with at most %d cells", c.String("size"), mostCells)
		}
		o.Cells, o.said = link.FullBoard(size), fmt.Sprintf(" size=%dx%d", size.Rows, size.Cols)
		return nil
	}
	e, err := oneLevel(c, c.String("mask"))
	if err != nil {
		return err
	}
	if e.Level.Game() != level.LinkGame {
		return &failure{statusBad, fmt.Errorf("--mask %s: it is for the snake game; want a level of the tile game", e.Name), ""}
	}
	o.Cells, o.Rules, o.said = e.Level.Link.Board, e.Level.Link.Rules, " mask="+strings.Join(strings.Fields(e.Name), "_")
	return nil
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

// readRules reads the rules, of which those that are not named are standard.
func (o *order) readRules(c *cli.Command) error {
	if !c.IsSet("rules") {
		return nil
	}
	o.Rules = link.Standard
	var wrong error
	level.SetRules(c.String("rules"), o.Rules.Set, func(_ int, what string) { wrong = errors.Join(wrong, errors.New("--rules: "+what)) })
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
			n *= uint64(o.Deals)
		}
		for seed := o.Seed; n > 0; n-- {
			if !yield(seed) || seed == math.MaxUint64 {
				return
			}
			seed++
		}
	}
}

// request is what is asked of the generator for a seed.
func (o *order) request(seed uint64) link.Request {
	q := o.Request
	q.Seed = seed
	return q
}

// digits is how many digits seeds have in the names of files, so that these have the order of their numbers: as many as a
// seed that wend chooses may have, or as many as there can be.
func (o *order) digits() int {
	const chosen, most = 10, 20
	if o.Seed > math.MaxUint32 {
		return most
	}
	return chosen
}
