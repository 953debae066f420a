package main

import (
	"context"
	"fmt"
	"strings"

	"github.com/urfave/cli/v3"

	"github.com/wendgames/wend/internal/ask"
	"github.com/wendgames/wend/level"
	"github.com/wendgames/wend/link"
)

func genLinkCommand() *cli.Command {
	return command(&cli.Command{
		Name: "link", Usage: "make levels of the tile game that can be cleared", Action: runGenLink,
		Flags: append([]cli.Flag{
			&cli.StringFlag{Name: "size", Usage: "a full board of `ROWSxCOLUMNS`, such as 8x14"},
			&cli.StringFlag{Name: "mask", Usage: "a board with tiles where `LEVEL` has some; its walls and empty cells stay"},
			&cli.IntFlag{Name: "kinds", Usage: "`N` kinds of tiles", DefaultText: "one for four tiles"},
			&cli.IntFlag{Name: "copies", Usage: "`N` tiles of each kind, an even number", DefaultText: "as even as can be"},
			&cli.StringFlag{
				Name: "rules", Usage: "play by `RULES`, such as \"turns=2 outside=yes slide=down\"",
				DefaultText: "those of the mask, or standard",
			},
			dealsFlag(),
		}, orderFlags()...),
		Description: "Writes a level file, or for several levels JSON lines. Each level has its solution, and in made: what it takes to\n" +
			"make it again. Every board is dealt by chance and can be cleared. With --grade the seeds from SEED on are tried\n" +
			"until there are N levels with the label: at most as many for each as --deals says, for at most TIME in all.\n" +
			"Example: wend gen link --size 8x14 --kinds 28 --rules outside=yes --seed 7",
	})
}

// runGenLink is the action of the command.
func runGenLink(ctx context.Context, c *cli.Command) error {
	if c.NArg() > 0 {
		return badUse(c, "gen link takes no %q; --mask names the level to be filled", c.Args().First())
	}
	o, err := readLinkOrder(c)
	if err != nil {
		return err
	}
	return o.fill(ctx, c)
}

// linkOrder says which levels of the tile game are to be made.
type linkOrder struct {
	link.Request
	said string // the options that matter
}

// readLinkOrder is what a command line orders.
func readLinkOrder(c *cli.Command) (*order, error) {
	o, err := readOrder(c)
	if err != nil {
		return nil, err
	}
	var q linkOrder
	if q.Deals, err = dealsOf(c); err != nil {
		return nil, err
	}
	if err := q.read(c); err != nil {
		return nil, err
	}
	o.tries, o.said, o.things = q.Deals, q.said, "boards"
	o.generator = fmt.Sprintf("link-gen %d", link.GenerateVersion)
	o.ask = func(ctx context.Context, seed uint64, limits ask.Limits) (*ask.Made, error) {
		request := q.Request
		request.Seed = seed
		return ask.MakeLink(ctx, request, limits.Time)
	}
	return o, nil
}

// read reads what the boards are to be like.
func (q *linkOrder) read(c *cli.Command) error {
	q.Kinds, q.Copies = c.Int("kinds"), c.Int("copies")
	if err := q.readCells(c); err != nil {
		return err
	}
	if err := q.readRules(c); err != nil {
		return err
	}
	if !c.IsSet("kinds") && !c.IsSet("copies") {
		const tiles = 4 // of each kind
		q.Kinds = max(q.Cells.Tiles()/tiles, 1)
	}
	for _, part := range []struct {
		name string
		n    int
	}{{"kinds", q.Kinds}, {"copies", q.Copies}} {
		if c.IsSet(part.name) && part.n < 1 {
			return badUse(c, "--%s %d: want 1 or more", part.name, part.n)
		}
		if part.n > 0 {
			q.said += fmt.Sprintf(" %s=%d", part.name, part.n)
		}
	}
	if q.Copies%2 != 0 {
		return badUse(c, "--copies %d: want an even number, since tiles go in pairs", q.Copies)
	}
	q.said += fmt.Sprintf(" rules=%q", q.Rules)
	return nil
}

// readCells finds the cells that get tiles.
func (q *linkOrder) readCells(c *cli.Command) error {
	q.Rules = link.Standard
	switch {
	case c.IsSet("size") == c.IsSet("mask"):
		return badUse(c, "want one of --size ROWSxCOLUMNS and --mask LEVEL")
	case c.IsSet("size"):
		size, ok := parseSize(c.String("size"))
		if !ok {
			return badUse(c, "--size %s: want rows and columns such as 8x14, with at most %d cells", c.String("size"), mostCells)
		}
		q.Cells, q.said = link.FullBoard(size), fmt.Sprintf(" size=%dx%d", size.Rows, size.Cols)
		return nil
	}
	e, err := oneLevel(c, c.String("mask"))
	if err != nil {
		return err
	}
	if e.Level.Game() != level.LinkGame {
		return &failure{statusBad, fmt.Errorf("--mask %s: it is for the snake game; want a level of the tile game", e.Name), ""}
	}
	q.Cells, q.Rules, q.said = e.Level.Link.Board, e.Level.Link.Rules, " mask="+strings.Join(strings.Fields(e.Name), "_")
	return nil
}

// readRules reads the rules.
func (q *linkOrder) readRules(c *cli.Command) error {
	if !c.IsSet("rules") {
		return nil
	}
	q.Rules = link.Standard
	return setRules(c, q.Rules.Set)
}
