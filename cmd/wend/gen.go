package main

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"strings"

	"github.com/urfave/cli/v3"

	"github.com/wendgames/wend/internal/ask"
	"github.com/wendgames/wend/internal/convert"
	"github.com/wendgames/wend/level"
)

func genCommand() *cli.Command {
	return command(&cli.Command{
		Name: "gen", Usage: "make levels", Commands: []*cli.Command{genLinkCommand(), genLairCommand()},
	})
}

// orderFlags are the options of all commands that make levels.
func orderFlags() []cli.Flag {
	return []cli.Flag{
		&cli.StringFlag{Name: "grade", Usage: "keep only levels with a `LABEL` of wend grade: trivial, easy, medium, hard or fiendish"},
		&cli.StringFlag{Name: "title", Usage: "give the levels a `TITLE`, with a number behind it if there are several"},
		seedFlag(),
		&cli.IntFlag{Name: "count", Usage: "make `N` levels, with the seeds from SEED on", Value: 1},
		outputFlag(), forceFlag(),
		timeFlag(), jobsFlag("the levels come in the order of their seeds"),
	}
}

// outputFlag is the option of where levels that are made go.
func outputFlag() cli.Flag {
	return &cli.StringFlag{
		Name: "output", Aliases: []string{"o"}, DefaultText: "standard output",
		Usage: "write `FILE`, JSON lines if it ends with .jsonl, or a file each into FOLDER/",
	}
}

// forceFlag is the option to replace what is there.
func forceFlag() cli.Flag { return &cli.BoolFlag{Name: "force", Usage: "replace files that are there"} }

// fill makes what is ordered, and writes it.
func (o *order) fill(ctx context.Context, c *cli.Command) error {
	limits, jobs, err := limitsOf(c)
	if err != nil {
		return err
	}
	t, err := genTarget(c, o.count)
	if err != nil {
		return err
	}
	if o.grade != "" && limits.Time > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, limits.Time)
		defer cancel()
	}
	g := generation{c: c, order: o, target: t}
	inOrder(jobs, o.seeds(), func(seed uint64) made { return o.make(ctx, seed, limits) }, g.use)
	return g.end()
}

// make makes the level of a seed, and grades it if a label is wanted.
func (o *order) make(ctx context.Context, seed uint64, limits ask.Limits) made {
	answer, err := o.ask(ctx, seed, limits)
	m := made{seed, answer, "", err}
	if err == nil && answer.Level != nil && o.grade != "" {
		m.label = ask.Label(ctx, answer.Level)
	}
	return m
}

// made is what came of a seed.
type made struct {
	seed   uint64
	answer *ask.Made
	label  string // if one is wanted
	err    error
}

// generation writes the levels that are made.
type generation struct {
	c      *cli.Command
	order  *order
	target *target
	number int // of levels made, or not made where one was asked for, so far
	tried  int // seeds
	worst  worst
	err    error
}

// use writes a level, or says why there is none. It reports whether there is to be another.
func (g *generation) use(m made) bool {
	g.tried++
	switch {
	case m.err != nil && !errors.Is(m.err, ask.ErrInternal): // another seed changes nothing
		g.err = &failure{statusBad, m.err, ""}
	case m.err != nil:
		g.err = fmt.Errorf("seed %d: %w", m.seed, m.err)
	case m.answer.Verdict == ask.Impossible: // nor here
		g.err = &failure{statusNo, errors.New(m.answer.Why), ""}
	case g.order.grade != "":
		return g.choose(m)
	case m.answer.Level == nil:
		g.number++
		g.complain(fmt.Errorf("seed %d: %s", m.seed, m.answer.Why))
	default:
		g.add(m)
	}
	return g.err == nil && !g.target.out.failed()
}

// choose writes a level if it has the label that is wanted. It reports whether there is to be another.
func (g *generation) choose(m made) bool {
	switch {
	case m.label == g.order.grade:
		g.add(m)
	case m.label == ask.Ungraded || m.answer.Stop == ask.OutOfTime: // the time of all
		return false
	}
	return g.err == nil && !g.target.out.failed() && g.number < g.order.count
}

// add writes a level.
func (g *generation) add(m made) {
	g.number++
	g.err = g.target.add(level.Entry{Name: fmt.Sprintf("seed-%0*d", g.order.digits(), m.seed), Level: g.dressed(m)})
}

// complain says why there is no level, or no more, which is not known to be impossible.
func (g *generation) complain(err error) {
	g.target.out.Flush()
	g.target.out.progress.hide()
	g.worst.add(complain(g.c.Root().ErrWriter, &failure{statusUnknown, err, ""}, g.target.out.speech))
}

// dressed is a level with its title and how it was made.
func (g *generation) dressed(m made) *level.Level {
	l := m.answer.Level
	l.Title = g.order.title
	if l.Title != "" && g.order.count > 1 {
		l.Title += fmt.Sprintf(" %d", g.number)
	}
	l.Made = fmt.Sprintf("wend %s %s seed=%d%s", version, g.order.generator, m.seed, g.order.said)
	return l
}

// end puts what was written into its place.
func (g *generation) end() error {
	if g.order.grade != "" && g.err == nil && g.number < g.order.count {
		g.complain(fmt.Errorf("%s of %d found that are %s, among the %s of %s from %d on", ask.Count(g.number, "level"),
			g.order.count, g.order.grade, g.order.things, ask.Count(g.tried, "seed"), g.order.seed))
	}
	if g.err != nil || g.target.count == 0 {
		g.target.discard()
	} else {
		g.err = g.target.end()
	}
	if g.err != nil {
		return g.err
	}
	return g.worst.error()
}

// genTarget is where so many levels are written to.
func genTarget(c *cli.Command, count int) (*target, error) {
	name := stdinName
	if c.IsSet("output") {
		if name = c.String("output"); name == "" {
			return nil, badUse(c, "--output is empty")
		}
	}
	format := convert.Level
	other, known := convert.FormatOf(name)
	switch {
	case known && other != convert.Level || strings.EqualFold(filepath.Ext(name), ".svg"):
		return nil, &failure{statusBad, fmt.Errorf("%s: levels are made as level files or JSON lines", name), elsewhere(name)}
	case strings.HasSuffix(strings.ToLower(name), "."+string(jsonLines)), name == stdinName && count > 1:
		format = jsonLines
	case count > 1 && !isFolder(name):
		return nil, badUse(c, "%s holds one level, not %d: want a name that ends with .jsonl, or with / for a folder", name, count)
	}
	t, err := openTarget(c, nil, name, format)
	if err == nil {
		t.named = func(e level.Entry) string { return e.Name }
		if t.file != nil && format == jsonLines {
			t.file.keepLines()
		}
		err = t.tellOld(c.Root().ErrWriter)
	}
	return t, err
}

// elsewhere says how a made level comes into another format.
func elsewhere(name string) string {
	base := strings.TrimSuffix(name, filepath.Ext(name))
	if strings.EqualFold(filepath.Ext(name), ".svg") {
		return fmt.Sprintf("-o %s.level, then wend show %s.level --svg %s", base, base, name)
	}
	return fmt.Sprintf("-o %s.level, then wend convert %s.level %s", base, base, name)
}
