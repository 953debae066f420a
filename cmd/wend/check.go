package main

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/urfave/cli/v3"

	"github.com/wendgames/wend/internal/ask"
	"github.com/wendgames/wend/level"
)

func checkCommand() *cli.Command {
	return speaking(command(&cli.Command{
		Name: "check", Usage: "is it a level, and does what it claims hold?", ArgsUsage: "LEVEL...", Action: runCheck,
		Flags: slices.Concat([]cli.Flag{movesFlag("replay")}, formFlags(), searchFlags()),
		Description: "Reads level files, folders of them, packs (JSON lines; PACK:7 is the seventh level), or - for standard\n" +
			"input. Reports every fault of each, whether its solution reaches the end, its moves can be made, and what it\n" +
			"expects is so, for which it is solved if no moves tell. Fewer --states make that quick. LEVEL may be one of\n" +
			"those that wend levels lists.\n" +
			"Example: wend check examples/first-steps.level",
	}))
}

// movesFlag is the option of moves in place of those that a level has.
func movesFlag(verb string) cli.Flag {
	return &cli.StringFlag{Name: "moves", Usage: verb + " `MOVES` in place of the level's own, such as \"1,1-3,4 1,2-3,3\" or DRRU"}
}

// jsonFlag is the option with which a command writes JSON.
func jsonFlag(what string) cli.Flag { return &cli.BoolFlag{Name: "json", Usage: "write JSON: " + what} }

// runCheck is the action of the command.
func runCheck(ctx context.Context, c *cli.Command) error {
	s, err := newSurvey(c, []string{"level", "result", "game", "rows", "cols", "why"}, []string{holds, wrong, undecided})
	if err != nil {
		return err
	}
	return s.run(ctx, func(ctx context.Context, e level.Entry) reply {
		moves, err := givenMoves(c, e, e.Level.Moves)
		if err != nil {
			return reply{err: err}
		}
		e.Level.Moves = moves
		answer, err := ask.Check(ctx, e.Name, e.Level, s.limits)
		if err != nil {
			return reply{err: err}
		}
		return checkReply(answer)
	})
}

// What the check of a level may come to.
const (
	holds     = "ok"
	wrong     = "with false claims"
	undecided = "not decided"
)

// givenMoves is the moves of the command line, if it has some, or else others.
func givenMoves(c *cli.Command, e level.Entry, others string) (string, error) {
	if !c.IsSet("moves") {
		return others, nil
	}
	moves, err := level.SplitMoves(e.Level.Game(), c.String("moves"))
	if err != nil {
		return "", badUse(c, "%s: --moves: %w", e.Name, err)
	}
	return level.JoinMoves(e.Level.Game(), moves), nil
}

// checkReply is the answer for a level.
func checkReply(answer *ask.Checked) reply {
	verdict := answer.Verdict()
	r := reply{answer: answer, status: statusOf(verdict)}
	switch verdict {
	case ask.True:
		r.word = holds
		r.text = fmt.Sprintf("%s: ok: %s, %s%s\n", answer.Level, answer.Game, sizeText(answer.Rows, answer.Cols), claimed(answer))
	case ask.False:
		r.word = wrong
	default:
		r.word = undecided
	}
	var why []string
	for _, claim := range answer.Claims {
		switch {
		case claim.False():
			r.text += fmt.Sprintf("%s: false: %s: %s\n%s", answer.Level, claim.Key, claim.Why, refusedText(claim.Refused))
		case claim.Holds == nil:
			r.text += fmt.Sprintf("%s: not decided: %s: %s\n", answer.Level, claim.Key, claim.Why)
		default:
			continue
		}
		why = append(why, claim.Key+": "+claim.Why)
	}
	r.row = []string{r.word, string(answer.Game), fmt.Sprint(answer.Rows), fmt.Sprint(answer.Cols), strings.Join(why, "; ")}
	return r
}

// sizeText is the size of a level in words.
func sizeText(rows, cols int) string {
	return ask.Count(rows, "row") + ", " + ask.Count(cols, "column")
}

// claimed says what a level claims that holds.
func claimed(answer *ask.Checked) string {
	var text strings.Builder
	for _, claim := range answer.Claims {
		if claim.Key == "expect" {
			fmt.Fprintf(&text, "; expect %s, by %s", claim.Value, claim.By)
		} else {
			fmt.Fprintf(&text, "; %s of %d, %s", claim.Key, claim.Made, claim.Status)
		}
	}
	return text.String()
}

// refusedText shows where a move was refused, if one was.
func refusedText(r *ask.Refused) string {
	if r == nil {
		return ""
	}
	return indented(r.Board)
}

// indented is lines below another.
func indented(lines []string) string { return "    " + strings.Join(lines, "\n    ") + "\n" }

// writeJSON writes an answer as a line of JSON.
func writeJSON(out *output, answer any) {
	enc := json.NewEncoder(out)
	enc.SetEscapeHTML(false)
	_ = enc.Encode(answer) // of numbers, words and texts: nothing in it can fail, and out remembers its own errors
}
