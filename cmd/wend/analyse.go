package main

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/urfave/cli/v3"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/internal/ask"
	"github.com/wendgames/wend/internal/draw"
	"github.com/wendgames/wend/level"
	"github.com/wendgames/wend/play"
)

func analyseCommand() *cli.Command {
	return command(&cli.Command{
		Name: "analyse", Usage: "what decides a lair: for those who design levels", ArgsUsage: "LEVEL", Action: runAnalyse,
		Flags: append([]cli.Flag{jsonFlag("one object")}, limitFlags()...),
		Description: "Names the squares that are on every shortest way, the stones without which the answer would be another, and,\n" +
			"where a table of all positions fits the memory, from where the exit is lost. LEVEL may be one of those that\n" +
			"wend levels lists.\n" +
			"Example: wend analyse examples/turn-round.level",
	})
}

// runAnalyse is the action of the command.
func runAnalyse(ctx context.Context, c *cli.Command) error {
	e, limits, err := theLimited(c)
	if err != nil {
		return err
	}
	ctx, cancel := limits.Within(ctx)
	defer cancel()
	a, err := ask.Analyse(ctx, e.Name, e.Level, limits)
	switch {
	case errors.Is(err, ask.ErrNoSnake):
		return &failure{statusBad, fmt.Errorf("%s: %w", e.Name, err), ""}
	case err != nil:
		return err
	}
	out := c.Root().Writer.(*output)
	if !c.Bool("json") { // what follows may take longer
		fmt.Fprint(out, analysisText(e.Level, a, out.colours()))
		out.Flush()
	}
	a.MapLost(ctx, e.Level, limits)
	if c.Bool("json") {
		writeJSON(out, a)
	} else {
		fmt.Fprint(out, lostText(e.Level, a))
	}
	if !a.All() {
		return end(ask.Unknown)
	}
	return end(a.Verdict)
}

// theLimited is the one level that a command line names, and the limits of what is asked of it.
func theLimited(c *cli.Command) (e level.Entry, limits ask.Limits, err error) {
	if limits, _, err = limitsOf(c); err != nil {
		return e, limits, err
	}
	e, err = theLevel(c)
	return e, limits, err
}

// analysisText is an analysis for people.
func analysisText(l *level.Level, a *ask.Analysed, colours bool) string {
	text := fmt.Sprintf("%s: %s", a.Level, a.Verdict)
	switch a.Verdict {
	case ask.Solvable:
		text += " in " + ask.Count(a.Steps, "step")
	default:
		text += ": " + a.Why
	}
	text += "\n" + reasonDrawn(play.New(l, nil), &a.Reason, colours)
	if len(a.Passages) > 0 {
		text += "on every shortest way (+), and what a stone there would do:\n" + marked(l, a.Passages, colours) + changesText(a.Passages)
	}
	if len(a.Obstacles) > 0 {
		text += "stones that matter, and what it would be without one of them:\n" + changesText(a.Obstacles)
	}
	if a.NoStones != "" {
		text += "stones that matter: not known; " + a.NoStones + "\n"
	}
	if len(a.Open) > 0 {
		text += "not decided: " + strings.Join(a.Open, " ") + "\n"
	}
	return text
}

// marked is the drawing of a lair with squares marked.
func marked(l *level.Level, squares []ask.Change, colours bool) string {
	cells := make([]grid.Pos, len(squares))
	for i, c := range squares {
		cells[i] = c.Square
	}
	return indented(lines(draw.MarkedText(play.New(l, nil), cells, nil, colours)))
}

// lines are the lines of a text.
func lines(text []byte) []string { return strings.Split(strings.TrimSuffix(string(text), "\n"), "\n") }

// changesText lists squares, those with the same answer together, in the order of the first of each.
func changesText(list []ask.Change) string {
	var answers []string
	squares := map[string][]string{}
	for _, c := range list {
		answer := string(c.Verdict)
		switch c.Verdict {
		case ask.Solvable:
			answer = ask.Count(c.Steps, "step")
		case ask.Unknown:
			answer = "another answer, not known which"
		}
		if squares[answer] == nil {
			answers = append(answers, answer)
		}
		squares[answer] = append(squares[answer], c.At)
	}
	out := make([]string, len(answers))
	for i, answer := range answers {
		out[i] = answer + ": " + strings.Join(squares[answer], " ")
	}
	return indented(out)
}

// lostText is the map of lost positions.
func lostText(l *level.Level, a *ask.Analysed) string {
	m := a.Lost
	switch {
	case m == nil:
		return "lost: not known; " + a.NoMap + "\n"
	case m.Lost == 0:
		return fmt.Sprintf("lost: none of all positions, %d\n", m.Positions)
	}
	const percent = 100
	text := fmt.Sprintf("lost: %.1f%% of all positions, %d; with the head on a square, so many tenths (rounded up; * is all, . none):\n",
		percent*float64(m.Lost)/float64(m.Positions), m.Positions)
	size := l.Size()
	drawing := slices.Repeat([]byte{' '}, size.Cells())
	for i, n := range m.Squares {
		drawing[i] = tenths(n[0], n[1])
		if p := size.At(i); l.Lair.Lair.Stone(p) {
			drawing[i] = '#'
		} else if l.Lair.Lair.IsExit(p) {
			drawing[i] = 'E'
		}
	}
	var rows []string
	for row := range slices.Chunk(drawing, size.Cols) {
		rows = append(rows, string(row))
	}
	return text + indented(rows)
}

// tenths is how many of so many positions are lost, as a character.
func tenths(all, lost int64) byte {
	switch {
	case all == 0:
		return '-'
	case lost == 0:
		return '.'
	case lost == all:
		return '*'
	}
	const ten = 10
	return '0' + byte(min((ten*lost+all-1)/all, ten-1))
}
