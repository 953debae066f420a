package main

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strconv"
	"unicode/utf8"

	"github.com/urfave/cli/v3"

	"github.com/wendgames/wend/level"
	"github.com/wendgames/wend/link"
)

func levelsCommand() *cli.Command {
	return command(&cli.Command{
		Name: "levels", Usage: "list the levels that come with wend", Action: runLevels,
		Flags: append(formFlags(),
			&cli.BoolFlag{Name: "names", Usage: "write the names alone, a line each"},
			&cli.StringFlag{Name: "game", Usage: "list the levels of one `GAME` alone: link or lair", DefaultText: "both"}),
		Description: "Lists the built-in levels, those of the tile game (link) and then those of the snake game (lair). Their names\n" +
			"can be used wherever a level is asked for; a file of that name comes first. The first levels of each game teach\n" +
			"one idea each, the others are ordered by how hard they are.\n" +
			"Example: wend grade $(wend levels --game link --names)",
	})
}

// builtinLine is a built-in level in a list.
type builtinLine struct {
	Number  int        `json:"number"` // among those of its game
	Name    string     `json:"name"`
	Title   string     `json:"title"`
	TitleZH string     `json:"title_zh"`
	Game    level.Game `json:"game"`
	Rows    int        `json:"rows"`
	Cols    int        `json:"cols"`
	Tiles   int        `json:"tiles,omitempty"` // of a link
	Kinds   int        `json:"kinds,omitempty"`
	Blocks  int        `json:"blocks,omitempty"` // of the snake of a lair
	Steps   int        `json:"steps,omitempty"`  // the least number of them that end a lair
	Rules   string     `json:"rules"`
	Grade   string     `json:"grade"` // as its label has it; teaching, for one that teaches an idea
}

// builtinColumns are the columns of the list as CSV.
var builtinColumns = []string{
	"number", "name", "title", "title_zh", "game", "rows", "cols", "tiles", "kinds", "blocks", "steps", "rules", "grade",
}

// row is the line in those columns. What the game has not is empty.
func (l builtinLine) row() []string {
	return []string{
		strconv.Itoa(l.Number), l.Name, l.Title, l.TitleZH, string(l.Game), strconv.Itoa(l.Rows), strconv.Itoa(l.Cols),
		unlessNought(l.Tiles), unlessNought(l.Kinds), unlessNought(l.Blocks), unlessNought(l.Steps), l.Rules, l.Grade,
	}
}

func unlessNought(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
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
	games := []level.Game{level.LinkGame, level.LairGame}
	if game := level.Game(c.String("game")); c.IsSet("game") {
		if !slices.Contains(games, game) {
			return badUse(c, "--game is link or lair, not %.20q", game)
		}
		games = []level.Game{game}
	}
	out := c.Root().Writer.(*output)
	if c.Bool("csv") {
		writeCSV(out, builtinColumns)
	}
	for _, game := range games {
		listBuiltin(c, out, builtinLines(game))
	}
	return nil
}

// listBuiltin lists the levels of a game in the form that a command line asks for.
func listBuiltin(c *cli.Command, out *output, lines []builtinLine) {
	if !c.Bool("json") && !c.Bool("csv") && !c.Bool("names") {
		writeBuiltin(out, lines)
		return
	}
	for _, l := range lines {
		switch {
		case c.Bool("json"):
			writeJSON(out, l)
		case c.Bool("csv"):
			writeCSV(out, l.row())
		default:
			fmt.Fprintln(out, l.Name)
		}
	}
}

// writeBuiltin writes levels of one game for people, in columns as wide as they need to be.
func writeBuiltin(out io.Writer, lines []builtinLine) {
	name, size, rules := 0, 0, 0
	for _, l := range lines {
		name = max(name, utf8.RuneCountInString(l.Name))
		size = max(size, len(l.size()))
		rules = max(rules, len(l.Rules))
	}
	for _, l := range lines {
		fmt.Fprintf(out, "%s %2d  %-*s  %-8s  %-*s  %-*s  %s  %s  %s\n", l.Game, l.Number, name, l.Name, l.Grade,
			size, l.size(), rules, l.Rules, l.contents(), l.Title, l.TitleZH)
	}
}

// size is the number of rows and columns as text.
func (l builtinLine) size() string { return fmt.Sprintf("%dx%d", l.Rows, l.Cols) }

// contents is what is in a level, as wide for all of a game.
func (l builtinLine) contents() string {
	if l.Game == level.LairGame {
		return fmt.Sprintf("%2d blocks %3d steps", l.Blocks, l.Steps)
	}
	return fmt.Sprintf("%3d tiles %2d kinds", l.Tiles, l.Kinds)
}

// builtinLines is the built-in levels of a game.
func builtinLines(game level.Game) (lines []builtinLine) {
	for e := range level.Builtin() {
		if e.Level.Game() == game {
			lines = append(lines, newBuiltinLine(e))
		}
	}
	return lines
}

// newBuiltinLine is the line of a level.
func newBuiltinLine(e level.Entry) builtinLine {
	l := e.Level
	line := builtinLine{
		Number: e.Number, Name: e.Name, Title: l.Title, TitleZH: l.TitleZH, Game: l.Game(),
		Rows: l.Size().Rows, Cols: l.Size().Cols, Rules: l.Rules(), Grade: "teaching",
	}
	if l.Link != nil {
		line.Tiles, line.Kinds = l.Link.Board.Tiles(), kindsOf(l.Link.Board)
	} else {
		line.Blocks = len(l.Lair.Body)
		line.Steps, _ = l.Expect.Steps() // every built-in lair has them
	}
	for _, x := range l.Extra {
		if x.Name == "x-grade" {
			line.Grade = x.Value
		}
	}
	return line
}

// kindsOf is how many kinds the tiles of a board are of.
func kindsOf(b *link.Board) int {
	kinds := slices.Sorted(slices.Values(b.Kinds()))
	return len(slices.Compact(kinds))
}
