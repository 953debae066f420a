package main

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/urfave/cli/v3"

	"github.com/wendgames/wend/internal/ask"
	"github.com/wendgames/wend/level"
)

func hardestCommand() *cli.Command {
	return command(&cli.Command{
		Name: "hardest", Usage: "the start in a small lair from which the way out is longest", ArgsUsage: "LEVEL", Action: runHardest,
		Flags: []cli.Flag{
			&cli.IntFlag{Name: "length", Usage: "a snake of `N` blocks", DefaultText: "as many as it has"},
			outputFlag(), forceFlag(), timeFlag(), memoryFlag(),
		},
		Description: "Writes a level file: the lair with the snake that needs most steps of all that can get out, and with its\n" +
			"shortest way. All positions of the lair are measured, for which they must fit the memory. LEVEL may be one of\n" +
			"those that wend levels lists.\n" +
			"Example: wend hardest examples/burrow.level --length 7",
	})
}

// runHardest is the action of the command.
func runHardest(ctx context.Context, c *cli.Command) error {
	e, limits, err := theLimited(c)
	if err != nil {
		return err
	}
	length := c.Int("length")
	if !c.IsSet("length") && e.Level.Lair != nil {
		length = len(e.Level.Lair.Body)
	}
	t, err := genTarget(c, 1)
	if err != nil {
		return err
	}
	m, err := ask.Hardest(ctx, e.Level, length, limits)
	switch {
	case errors.Is(err, ask.ErrInternal):
	case err != nil:
		err = &failure{statusBad, fmt.Errorf("%s: %w", e.Name, err), ""}
	case m.Level == nil:
		err = &failure{statusOf(m.Verdict), fmt.Errorf("%s: %s", e.Name, m.Why), ""}
	}
	if err != nil {
		t.discard()
		return err
	}
	m.Level.Title, m.Level.TitleZH = e.Level.Title, e.Level.TitleZH
	m.Level.Author, m.Level.License = e.Level.Author, e.Level.License
	of := strings.ToValidUTF8(strings.Join(strings.Fields(e.Name), "_"), "?")
	m.Level.Made = fmt.Sprintf("wend %s hardest of=%s length=%d", version, of, length)
	if err := t.add(level.Entry{Name: "hardest", Level: m.Level}); err != nil {
		t.discard()
		return err
	}
	return t.end()
}
