package main

import (
	"context"
	"fmt"
	"strconv"
	"strings"

	"github.com/urfave/cli/v3"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/internal/ask"
	"github.com/wendgames/wend/lair"
)

func genLairCommand() *cli.Command {
	return command(&cli.Command{
		Name: "lair", Usage: "make levels of the snake game that can be left", Action: runGenLair,
		Flags: append([]cli.Flag{
			&cli.StringFlag{Name: "size", Usage: "a lair of `ROWSxCOLUMNS`, such as 12x12"},
			&cli.StringFlag{
				Name: "style", DefaultText: "rooms",
				Usage: "open, scattered, rooms, maze or caves; `STYLE` says what the stones are like",
			},
			&cli.IntFlag{Name: "stones", Usage: "scattered: `N` in a hundred squares are stones", Value: 20},
			&cli.IntFlag{Name: "width", Usage: "maze: corridors `N` squares wide", DefaultText: "1"},
			&cli.StringFlag{Name: "sides", Usage: "rooms: sides of `N` or N-M squares", DefaultText: "3-4"},
			&cli.IntFlag{Name: "loops", Usage: "rooms, maze: `N` in a hundred of the doors that are not needed are there"},
			&cli.StringFlag{Name: "exit", Usage: "the exit is `ROW,COLUMN`", DefaultText: "1,1"},
			&cli.IntFlag{Name: "length", Usage: "a snake of `N` blocks", Value: 8},
			&cli.StringFlag{Name: "steps", Usage: "a shortest way of `N`, N-M, or at least N- steps", DefaultText: "not too few"},
			&cli.StringFlag{Name: "rules", Usage: "play by `RULES`, such as tail=loose", DefaultText: "standard"},
			&cli.IntFlag{Name: "tries", Usage: "try at most `N` lairs for one that is as asked for", Value: lair.DefaultTries},
		}, orderFlags()...),
		Description: "Writes a level file, or for several levels JSON lines. Each level has its fewest steps and a shortest way, and\n" +
			"in made: what it takes to make it again. With --grade the seeds from SEED on are tried until there are N\n" +
			"levels with the label: at most as many for each as --tries says, for at most TIME in all.\n" +
			"Example: wend gen lair --size 12x12 --style caves --length 10 --steps 30- --seed 7",
	})
}

// runGenLair is the action of the command.
func runGenLair(ctx context.Context, c *cli.Command) error {
	if c.NArg() > 0 {
		return badUse(c, "gen lair takes no %q", c.Args().First())
	}
	o, err := readLairOrder(c)
	if err != nil {
		return err
	}
	return o.fill(ctx, c)
}

// readLairOrder is what a command line orders.
func readLairOrder(c *cli.Command) (*order, error) {
	o, err := readOrder(c)
	if err != nil {
		return nil, err
	}
	q := lair.Request{Length: c.Int("length"), Tries: c.Int("tries")}
	for _, option := range []string{"length", "tries"} {
		if n := c.Int(option); n < 1 {
			return nil, badUse(c, "--%s %d: want 1 or more", option, n)
		}
	}
	for _, read := range []func(*cli.Command, *lair.Request) error{readTerrain, readExit, readSteps, readLairRules} {
		if err := read(c, &q); err != nil {
			return nil, err
		}
	}
	if err := q.Fault(); err != nil {
		return nil, badUse(c, "%w", err)
	}
	o.tries, o.things, o.said = q.Tries, "lairs", lairSaid(c, q)
	o.generator = fmt.Sprintf("lair-gen %d", lair.GenerateVersion)
	o.ask = func(ctx context.Context, seed uint64, limits ask.Limits) (*ask.Made, error) {
		request := q
		request.Seed = seed
		return ask.MakeLair(ctx, request, limits.Time)
	}
	return o, nil
}

// readTerrain reads what the lairs are to be like. A share of stones says the style, too.
func readTerrain(c *cli.Command, q *lair.Request) error {
	if !c.IsSet("size") {
		return badUse(c, "want --size ROWSxCOLUMNS, such as 12x12")
	}
	size, ok := parseSize(c.String("size"))
	if !ok {
		return badUse(c, "--size %s: want rows and columns such as 12x12, with at most %d squares", c.String("size"), mostCells)
	}
	q.Size, q.Style, q.Width, q.Loops = size, lair.Style(c.String("style")), c.Int("width"), c.Int("loops")
	switch {
	case c.IsSet("style"):
	case c.IsSet("stones"):
		q.Style = lair.Scattered
	default:
		q.Style = lair.Rooms
	}
	if q.Style == lair.Scattered || c.IsSet("stones") {
		q.Stones = c.Int("stones")
	}
	if c.IsSet("width") && q.Width < 1 {
		return badUse(c, "--width %d: want 1 or more", q.Width)
	}
	if !c.IsSet("sides") {
		return nil
	}
	q.Least, q.Most, ok = parseRange(c.String("sides"))
	if !ok || q.Most == 0 {
		return badUse(c, "--sides %s: want a number of squares such as 3, or two such as 3-4", c.String("sides"))
	}
	return nil
}

// readExit reads where the exit is.
func readExit(c *cli.Command, q *lair.Request) error {
	if !c.IsSet("exit") {
		return nil
	}
	p, ok := grid.ParsePos(c.String("exit"))
	if q.Exit = p; !ok || !q.Size.Contains(p) {
		return badUse(c, "--exit %s: want a square of the lair, such as 1,1 for that in the first row and column", c.String("exit"))
	}
	return nil
}

// readSteps reads how many steps the shortest way is to have.
func readSteps(c *cli.Command, q *lair.Request) (err error) {
	if !c.IsSet("steps") {
		return nil
	}
	var ok bool
	if q.Min, q.Max, ok = parseRange(c.String("steps")); !ok {
		return badUse(c, "--steps %s: want a number of steps such as 30, two such as 30-40, or 30- for at least so many", c.String("steps"))
	}
	return nil
}

// readLairRules reads the rules.
func readLairRules(c *cli.Command, q *lair.Request) error {
	if err := setRules(c, q.Rules.Set); err != nil {
		return err
	}
	if fault := q.Rules.Fault(); fault != "" {
		return badUse(c, "--rules: %s", fault)
	}
	return nil
}

// parseRange reads N, N-M, or N- for no end, which is 0.
func parseRange(text string) (least, most int, ok bool) {
	first, last, two := strings.Cut(text, "-")
	least, ok = parseCount(first)
	switch {
	case !ok || two && last == "":
		return least, 0, ok
	case !two:
		return least, least, true
	}
	most, ok = parseCount(last)
	return least, most, ok && most >= least
}

// parseCount reads a number from 1, without a sign.
func parseCount(text string) (n int, ok bool) {
	parsed, err := strconv.ParseUint(text, 10, 31)
	return int(parsed), err == nil && parsed > 0
}

// lairSaid is the options of a command line that decide which lair is made, as made has them.
func lairSaid(c *cli.Command, q lair.Request) string {
	said := fmt.Sprintf(" size=%dx%d style=%s", q.Size.Rows, q.Size.Cols, q.Style)
	for _, option := range []string{"stones", "width", "sides", "loops", "exit"} {
		if c.IsSet(option) || option == "stones" && q.Style == lair.Scattered {
			said += fmt.Sprintf(" %s=%v", option, c.Value(option))
		}
	}
	said += fmt.Sprintf(" length=%d", q.Length)
	for _, option := range []string{"steps", "tries"} {
		if c.IsSet(option) {
			said += fmt.Sprintf(" %s=%v", option, c.Value(option))
		}
	}
	return said + fmt.Sprintf(" rules=%q", q.Rules)
}
