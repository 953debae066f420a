package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"github.com/urfave/cli/v3"

	"github.com/wendgames/wend/internal/ask"
	"github.com/wendgames/wend/level"
)

func checkCommand() *cli.Command {
	return command(&cli.Command{
		Name: "check", Usage: "is it a level, and does what it claims hold?", ArgsUsage: "LEVEL...", Action: runCheck,
		Flags: []cli.Flag{
			&cli.StringFlag{Name: "moves", Usage: "replay `MOVES` in place of the level's own, such as \"1,1-3,4 1,2-3,3\" or DRRU"},
			jsonFlag("an object a line for each level"),
		},
		Description: "Reads level files, folders of them, packs (JSON lines; PACK:7 is the seventh level), or - for standard\n" +
			"input. Reports every fault of each, and whether its solution reaches the end and its moves can be made.\n" +
			"Example: wend check examples/first-steps.level",
	})
}

// jsonFlag is the option with which a command writes JSON.
func jsonFlag(what string) cli.Flag { return &cli.BoolFlag{Name: "json", Usage: "write JSON: " + what} }

// runCheck is the action of the command.
func runCheck(_ context.Context, c *cli.Command) error {
	if c.NArg() == 0 {
		return badUse(c, "check needs a level: a file, a folder, a pack, or -")
	}
	k := checker{out: c.Root().Writer.(*output), json: c.Bool("json")}
	entries, err := levels(c.Args().Slice(), c.Root().Reader, k.out)
	if err != nil {
		return err
	}
	for e := range entries {
		if e.Level != nil && c.IsSet("moves") {
			e.Err = setMoves(c, e)
		}
		k.check(e, c)
		if k.out.failed() {
			return nil // run finds why
		}
		if !k.out.live { // otherwise the answers are seen
			k.out.progress.add()
		}
	}
	if k.counts.all() > 1 && !k.json {
		fmt.Fprintln(k.out, k.counts)
	}
	return k.worst.error()
}

// setMoves replaces the moves of a level by those of the command line.
func setMoves(c *cli.Command, e level.Entry) error {
	l := e.Level
	moves, err := level.SplitMoves(l.Game(), c.String("moves"))
	if err != nil {
		return badUse(c, "%s: --moves: %w", e.Name, err)
	}
	l.Moves = level.JoinMoves(l.Game(), moves)
	return nil
}

// checker checks levels and writes what it finds.
type checker struct {
	out    *output
	json   bool
	counts counts
	worst  worst
}

// counts are how many levels came out how.
type counts struct{ ok, wrong, none, unread int }

func (n counts) all() int { return n.ok + n.wrong + n.none + n.unread }

// String is the counts in words.
func (n counts) String() string {
	text := fmt.Sprintf("%s: %d ok, %d with false claims, %d no level", ask.Count(n.all(), "level"), n.ok, n.wrong, n.none)
	if n.unread > 0 {
		text += fmt.Sprintf(", %d not checked", n.unread)
	}
	return text
}

// check checks a level, or tells why it is none.
func (k *checker) check(e level.Entry, c *cli.Command) {
	var faults *level.Faults
	switch {
	case errors.As(e.Err, &faults):
		k.counts.none++
		k.worst.add(statusBad)
		k.write(ask.NoLevel(e.Name, faults), faults)
	case e.Err != nil:
		k.out.Flush()
		k.out.progress.hide()
		k.counts.unread++
		k.worst.add(complain(c.Root().ErrWriter, e.Err))
	default:
		answer := ask.Check(e.Name, e.Level)
		if answer.Holds() {
			k.counts.ok++
		} else {
			k.counts.wrong++
			k.worst.add(statusNo)
		}
		k.write(answer, nil)
	}
}

// write writes an answer.
func (k *checker) write(answer *ask.Checked, faults *level.Faults) {
	switch {
	case k.json:
		writeJSON(k.out, answer)
	case faults != nil:
		if answer.Level != faults.Source { // the lines are those of a pack
			fmt.Fprintf(k.out, "%s: no level:\n", answer.Level)
		}
		fmt.Fprintln(k.out, faults)
	case answer.Holds():
		fmt.Fprintf(k.out, "%s: ok: %s, %s%s\n", answer.Level, answer.Game, sizeText(answer.Rows, answer.Cols), claimed(answer))
	default:
		for _, claim := range answer.Claims {
			if !claim.Holds {
				fmt.Fprintf(k.out, "%s: false: %s: %s\n", answer.Level, claim.Key, claim.Why)
				showRefused(k.out, claim.Refused)
			}
		}
	}
}

// sizeText is the size of a level in words.
func sizeText(rows, cols int) string {
	return ask.Count(rows, "row") + ", " + ask.Count(cols, "column")
}

// claimed says what a level claims that holds.
func claimed(answer *ask.Checked) string {
	var text strings.Builder
	for _, claim := range answer.Claims {
		fmt.Fprintf(&text, "; %s of %d, %s", claim.Key, claim.Made, claim.Status)
	}
	return text.String()
}

// showRefused shows where a move was refused.
func showRefused(out *output, r *ask.Refused) {
	if r == nil {
		return
	}
	for _, row := range r.Board {
		fmt.Fprintf(out, "    %s\n", row)
	}
}

// writeJSON writes an answer as a line of JSON.
func writeJSON(out *output, answer any) {
	enc := json.NewEncoder(out)
	enc.SetEscapeHTML(false)
	_ = enc.Encode(answer) // of numbers, words and texts: nothing in it can fail, and out remembers its own errors
}
