package main

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/urfave/cli/v3"

	"github.com/wendgames/wend/internal/ask"
	"github.com/wendgames/wend/internal/convert"
	"github.com/wendgames/wend/level"
	"github.com/wendgames/wend/link"
)

func genCommand() *cli.Command {
	return command(&cli.Command{
		Name: "gen", Usage: "make levels", Commands: []*cli.Command{genLinkCommand()},
	})
}

func genLinkCommand() *cli.Command {
	return command(&cli.Command{
		Name: "link", Usage: "make levels of the tile game that can be cleared", Action: runGenLink,
		Flags: []cli.Flag{
			&cli.StringFlag{Name: "size", Usage: "a full board of `ROWSxCOLUMNS`, such as 8x14"},
			&cli.StringFlag{Name: "mask", Usage: "a board with tiles where `LEVEL` has some; its walls and empty cells stay"},
			&cli.IntFlag{Name: "kinds", Usage: "`N` kinds of tiles", DefaultText: "one for four tiles"},
			&cli.IntFlag{Name: "copies", Usage: "`N` tiles of each kind, an even number", DefaultText: "as even as can be"},
			&cli.StringFlag{Name: "rules", Usage: "play by `RULES`, such as \"turns=2 outside=yes slide=down\"", DefaultText: "those of the mask, or standard"},
			&cli.StringFlag{Name: "title", Usage: "give the levels a `TITLE`, with a number behind it if there are several"},
			seedFlag(),
			&cli.IntFlag{Name: "count", Usage: "make `N` levels, with the seeds from SEED on", Value: 1},
			&cli.StringFlag{Name: "output", Aliases: []string{"o"}, Usage: "write `FILE`, JSON lines if it ends with .jsonl, or a file each into FOLDER/", DefaultText: "standard output"},
			&cli.BoolFlag{Name: "force", Usage: "replace files that are there"},
			timeFlag(), dealsFlag(), jobsFlag("the levels come in the order of their seeds"),
		},
		Description: "Writes a level file, or for several levels JSON lines. Each level has its solution, and in made: what it takes to\n" +
			"make it again. Every board is dealt by chance and can be cleared.\n" +
			"Example: wend gen link --size 8x14 --kinds 28 --rules outside=yes --seed 7",
	})
}

// runGenLink is the action of the command.
func runGenLink(ctx context.Context, c *cli.Command) error {
	if c.NArg() > 0 {
		return badUse(c, "gen link takes no %q; --mask names the level to be filled", c.Args().First())
	}
	o, err := readOrder(c)
	if err != nil {
		return err
	}
	limits, jobs, err := limitsOf(c)
	if err != nil {
		return err
	}
	t, err := genTarget(c, o.count)
	if err != nil {
		return err
	}
	g := generation{c: c, order: o, target: t}
	inOrder(jobs, o.seeds(), func(seed uint64) made {
		answer, err := ask.MakeLink(ctx, o.request(seed), limits.Time)
		return made{seed, answer, err}
	}, g.use)
	return g.end()
}

// made is what came of a seed.
type made struct {
	seed   uint64
	answer *ask.Made
	err    error
}

// generation writes the levels that are made.
type generation struct {
	c      *cli.Command
	order  order
	target *target
	number int // of levels asked for so far
	worst  worst
	err    error
}

// use writes a level, or says why there is none. It reports whether there is to be another.
func (g *generation) use(m made) bool {
	g.number++
	switch {
	case m.err != nil && !errors.Is(m.err, ask.ErrInternal): // another seed changes nothing
		g.err = &failure{statusBad, m.err, ""}
	case m.err != nil:
		g.err = fmt.Errorf("seed %d: %w", m.seed, m.err)
	case m.answer.Level == nil:
		g.target.out.Flush()
		g.target.out.progress.hide()
		g.worst.add(complain(g.c.Root().ErrWriter, &failure{statusOf(m.answer.Verdict), fmt.Errorf("seed %d: %s", m.seed, m.answer.Why), ""}))
	default:
		g.err = g.target.add(level.Entry{Name: fmt.Sprintf("seed %d", m.seed), Level: g.dressed(m)})
	}
	return g.err == nil && !g.target.out.failed()
}

// dressed is a level with its title and how it was made.
func (g *generation) dressed(m made) *level.Level {
	l := m.answer.Level
	l.Title = g.order.title
	if l.Title != "" && g.order.count > 1 {
		l.Title += fmt.Sprintf(" %d", g.number)
	}
	l.Made = fmt.Sprintf("wend %s link-gen %d seed=%d%s", version, link.GenerateVersion, m.seed, g.order.said)
	return l
}

// end puts what was written into its place.
func (g *generation) end() error {
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
	switch {
	case strings.HasSuffix(strings.ToLower(name), "."+string(jsonLines)), name == stdinName && count > 1:
		format = jsonLines
	case count > 1 && !isFolder(name):
		return nil, badUse(c, "%s holds one level, not %d: want a name that ends with .jsonl, or with / for a folder", name, count)
	}
	return openTarget(c, "", name, format)
}
