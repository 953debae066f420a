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
			"the level has. If the game is lost it says why, how many moves to undo, and whether a shuffle would help; the\n" +
			"exit status is 1 then. LEVEL may be one of those that wend levels lists.\n" +
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
		fmt.Fprint(out, hintText(g, hint, out.colours()))
	}
	return end(hint.Verdict)
}

// theGame is the game on the one level that a command line names, after its moves, and the limits of what is asked of it.
func theGame(c *cli.Command) (g *play.Game, name string, limits ask.Limits, err error) {
	e, limits, err := theLimited(c)
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
func hintText(g *play.Game, h *ask.Hinted, colours bool) string {
	if h.Status == play.Won {
		return "the game is won: there is nothing left to do\n"
	}
	text := ""
	if h.Open != nil {
		text = "open: " + stepText(h.Open) + "\n"
	}
	switch h.Verdict {
	case ask.Solvable:
		return text + "good: " + stepText(h.Good) + "; " + wayText(h) + "\n"
	case ask.Impossible:
		if dead := h.Dead(); dead != "" {
			text += "the game is dead: " + dead + "\n"
		}
		return text + "the game is lost: " + h.Why + "\n" + reasonDrawn(g, &h.Reason, colours) + backText(h) + shuffleText(h)
	}
	return text + "good: not known; " + h.Why + boundsText(h.Least, 0) + "\n"
}

// backText is the way back from where a game is lost.
func backText(h *ask.Hinted) string {
	b, thing := h.Back, "move"
	if h.Game == level.LairGame {
		thing = "step"
	}
	undo := "undo " + ask.Count(b.Undo, thing)
	switch {
	case b.Undo == 0 && b.Least:
		return "back: it was lost from the start; no undo leads back\n"
	case b.Undo == 0:
		return "back: not known\n"
	case !b.Least:
		return "back: " + undo + "; whether fewer would do is not known\n"
	}
	return fmt.Sprintf("back: %s; %s %d, %s, lost the game\n", undo, thing, b.Number, b.Move)
}

// shuffleText says whether a shuffle helps where a game is lost.
func shuffleText(h *ask.Hinted) string {
	switch h.Shuffle {
	case ask.Solvable:
		return "shuffle: there is one after which the board can be cleared; wend shuffle finds one\n"
	case ask.Impossible:
		return "shuffle: none helps; however the tiles are laid, they cannot be cleared\n"
	case ask.Unknown:
		return "shuffle: not known whether one helps; wend shuffle looks longer\n"
	}
	return ""
}

// wayText says how far the end is.
func wayText(h *ask.Hinted) string {
	switch {
	case h.Game == level.LairGame && h.Least < h.Moves:
		return fmt.Sprintf("%s to the end that way; whether fewer would do is not known, but %d at least", ask.Count(h.Moves, "step"), h.Least)
	case h.Game == level.LairGame:
		return ask.Count(h.Moves, "step") + " to the end, the least"
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
