package main

import (
	"context"
	"fmt"
	"slices"

	"github.com/urfave/cli/v3"

	"github.com/wendgames/wend/internal/ask"
	"github.com/wendgames/wend/level"
	"github.com/wendgames/wend/play"
)

func hintCommand() *cli.Command {
	return command(&cli.Command{
		Name: "hint", Usage: "what can be done in a game, and what should be", ArgsUsage: "LEVEL", Action: runHint,
		Flags: slices.Concat([]cli.Flag{movesFlag("give the hint after"), jsonFlag("one object")}, limitFlags()),
		Description: "Names the first open pair of a board, in reading order, and beside it a pair with which the board can still\n" +
			"be cleared; for a snake, the first step of a shortest way. The hint is for the position after the moves that\n" +
			"the level has. The exit status is 1 if the game is lost, or dead.\n" +
			"Example: wend hint examples/gate.level",
	})
}

// runHint is the action of the command.
func runHint(ctx context.Context, c *cli.Command) error {
	g, name, limits, err := theGame(c)
	if err != nil {
		return err
	}
	hint, err := ask.Hint(ctx, name, g, limits)
	if err != nil {
		return err
	}
	out := c.Root().Writer.(*output)
	if c.Bool("json") {
		writeJSON(out, hint)
	} else {
		fmt.Fprint(out, hintText(hint))
	}
	return end(hint.Verdict)
}

// theGame is the game on the one level that a command line names, after its moves, and the limits of what is asked of it.
func theGame(c *cli.Command) (g *play.Game, name string, limits ask.Limits, err error) {
	limits, _, err = limitsOf(c)
	if err != nil {
		return nil, "", limits, err
	}
	e, err := theLevel(c)
	if err != nil {
		return nil, "", limits, err
	}
	g, err = gameAfter(c, e, e.Level.Moves)
	return g, e.Name, limits, err
}

// end ends a command with the exit status of a verdict.
func end(v ask.Verdict) error {
	worst := worst{statusOf(v)}
	return worst.error()
}

// hintText is a hint for people.
func hintText(h *ask.Hinted) string {
	if h.Status == play.Won {
		return "the game is won: there is nothing left to do\n"
	}
	if h.Status == play.Dead {
		return "the game is dead: " + h.Why + "\n"
	}
	text := ""
	if h.Open != nil {
		text = "open: " + stepText(h.Open) + "\n"
	}
	switch h.Verdict {
	case ask.Solvable:
		return text + "good: " + stepText(h.Keeps) + "; " + wayText(h) + "\n"
	case ask.Impossible:
		return text + "the game is lost: " + h.Why + "\n"
	}
	return text + "good: not known; " + h.Why + "\n"
}

// wayText says how far the end is.
func wayText(h *ask.Hinted) string {
	if h.Game == level.LairGame {
		return ask.Count(h.Moves, "step") + " to the end at least"
	}
	return ask.Count(h.Moves, "move") + " to the end"
}

// stepText is a move with its line.
func stepText(s *ask.Step) string {
	if s.Line == "" {
		return s.Move
	}
	return fmt.Sprintf("%s by the line %s", s.Move, s.Line)
}
