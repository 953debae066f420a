package main

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"

	"github.com/urfave/cli/v3"

	"github.com/wendgames/wend/internal/ask"
)

func shuffleCommand() *cli.Command {
	return command(&cli.Command{
		Name: "shuffle", Usage: "deal the tiles of a board anew, so that it can be cleared", ArgsUsage: "LEVEL", Action: runShuffle,
		Flags: []cli.Flag{movesFlag("shuffle after"), seedFlag(), jsonFlag("one object"), timeFlag(), dealsFlag()},
		Description: "Prints the shuffle as a move, ~ and the kinds of the tiles in reading order, for the position after the moves\n" +
			"that the level has. LEVEL may be one of those that wend levels lists.\n" +
			"Example: wend shuffle examples/gate.level --seed 7",
	})
}

// seedFlag is the option of the number that chance begins with.
func seedFlag() cli.Flag {
	return &cli.Uint64Flag{Name: "seed", Usage: "begin chance with `N`; the same N gives the same again", DefaultText: "another one each time"}
}

// seedOf is the seed of a command line, or a new one.
func seedOf(c *cli.Command) uint64 {
	if c.IsSet("seed") {
		return c.Uint64("seed")
	}
	return uint64(rand.Uint32()) // short enough to be typed
}

// runShuffle is the action of the command.
func runShuffle(ctx context.Context, c *cli.Command) error {
	g, name, limits, err := theGame(c)
	if err != nil {
		return err
	}
	deals, err := dealsOf(c)
	if err != nil {
		return err
	}
	shuffled, err := ask.Shuffle(ctx, name, g, seedOf(c), deals, limits.Time)
	switch {
	case errors.Is(err, ask.ErrNoTiles):
		return &failure{statusBad, fmt.Errorf("%s: %w", name, err), ""}
	case err != nil:
		return err
	}
	out := c.Root().Writer.(*output)
	switch {
	case c.Bool("json"):
		writeJSON(out, shuffled)
	case shuffled.Verdict == ask.Solvable:
		fmt.Fprintln(out, shuffled.Move)
	default:
		return &failure{statusOf(shuffled.Verdict), fmt.Errorf("%s: %s", name, shuffled.Why), ""}
	}
	return end(shuffled.Verdict)
}
