package main

import (
	"context"
	"fmt"
	"slices"
	"unicode/utf8"

	"github.com/urfave/cli/v3"

	"github.com/wendgames/wend/level"
	"github.com/wendgames/wend/link"
)

func levelsCommand() *cli.Command {
	return command(&cli.Command{
		Name: "levels", Usage: "list the levels that come with wend", Action: runLevels,
		Flags: append(formFlags(), &cli.BoolFlag{Name: "names", Usage: "write the names alone, a line each"}),
		Description: "Lists the built-in levels. Their names can be used wherever a level is asked for; a file of that name\n" +
			"comes first. The first levels teach one idea each, the others are ordered by how hard they are.\n" +
			"Example: wend grade $(wend levels --names)",
	})
}

// builtinLine is a built-in level in a list.
type builtinLine struct {
	Number  int        `json:"number"`
	Name    string     `json:"name"`
	Title   string     `json:"title"`
	TitleZH string     `json:"title_zh"`
	Game    level.Game `json:"game"`
	Rows    int        `json:"rows"`
	Cols    int        `json:"cols"`
	Tiles   int        `json:"tiles"`
	Kinds   int        `json:"kinds"`
	Rules   string     `json:"rules"`
	Grade   string     `json:"grade"` // as link.Label has it; teaching, for one that teaches an idea
}

// runLevels is the action of the command.
func runLevels(_ context.Context, c *cli.Command) error {
	if c.NArg() > 0 {
		return badUse(c, "levels takes no level; wend show %s draws one", c.Args().First())
	}
	forms := 0
	for _, form := range []string{"json", "csv", "names"} {
		if c.Bool(form) {
			forms++
		}
	}
	if forms > 1 {
		return badUse(c, "--json, --csv and --names are ways to write the same; want one of them")
	}
	out := c.Root().Writer.(*output)
	lines, widest := builtinLines()
	if c.Bool("csv") {
		writeCSV(out, []string{"number", "name", "title", "title_zh", "game", "rows", "cols", "tiles", "kinds", "rules", "grade"})
	}
	for _, l := range lines {
		switch {
		case c.Bool("json"):
			writeJSON(out, l)
			continue
		case c.Bool("csv"):
			writeCSV(out, []string{
				fmt.Sprint(l.Number), l.Name, l.Title, l.TitleZH, string(l.Game), fmt.Sprint(l.Rows), fmt.Sprint(l.Cols),
				fmt.Sprint(l.Tiles), fmt.Sprint(l.Kinds), l.Rules, l.Grade,
			})
			continue
		case c.Bool("names"):
			fmt.Fprintln(out, l.Name)
			continue
		}
		fmt.Fprintf(out, "%2d  %-*s  %-8s  %-5s  %-36s  %s  %s\n", l.Number, widest, l.Name, l.Grade,
			fmt.Sprintf("%dx%d", l.Rows, l.Cols), l.Rules, l.Title, l.TitleZH)
	}
	return nil
}

// builtinLines is the built-in levels, and how long the longest name is.
func builtinLines() (lines []builtinLine, widest int) {
	for e := range level.Builtin() {
		l := e.Level
		line := builtinLine{
			Number: e.Number, Name: e.Name, Title: l.Title, TitleZH: l.TitleZH, Game: l.Game(),
			Rows: l.Size().Rows, Cols: l.Size().Cols, Rules: l.Rules(), Grade: "teaching",
		}
		if l.Link != nil {
			line.Tiles, line.Kinds = l.Link.Board.Tiles(), kindsOf(l.Link.Board)
		}
		for _, x := range l.Extra {
			if x.Name == "x-grade" {
				line.Grade = x.Value
			}
		}
		lines = append(lines, line)
		widest = max(widest, utf8.RuneCountInString(line.Name))
	}
	return lines, widest
}

// kindsOf is how many kinds the tiles of a board are of.
func kindsOf(b *link.Board) int {
	kinds := slices.Sorted(slices.Values(b.Kinds()))
	return len(slices.Compact(kinds))
}
