package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/urfave/cli/v3"

	"github.com/wendgames/wend/internal/ask"
	"github.com/wendgames/wend/internal/draw"
	"github.com/wendgames/wend/level"
	"github.com/wendgames/wend/play"
)

func showCommand() *cli.Command {
	return command(&cli.Command{
		Name: "show", Usage: "draw a level, or the position after some moves", ArgsUsage: "LEVEL", Action: runShow,
		Flags: []cli.Flag{
			movesFlag("make"),
			&cli.BoolFlag{Name: "solution", Usage: "make the moves of the level's solution"},
			&cli.IntFlag{Name: "step", Usage: "stop after `N` moves; 0 is the start", DefaultText: "all"},
			svgFlag("an SVG picture"),
			jsonFlag("one object"),
		},
		Description: "Draws a level file, a level of a pack (PACK:7 is the seventh) or standard input (-), after the moves that\n" +
			"it has, with the last line or step. LEVEL may be one of those that wend levels lists.\n" +
			"Example: wend show examples/turn-round.level --solution --step 4",
	})
}

// runShow is the action of the command.
func runShow(_ context.Context, c *cli.Command) error {
	e, err := theLevel(c)
	if err != nil {
		return err
	}
	moves, err := movesToShow(c, e.Level)
	if err != nil {
		return err
	}
	g := play.New(e.Level, nil)
	refused := makeMoves(g, e.Name, moves[:stepsToShow(c, moves)])
	if err := showGame(c, g, ask.Show(e.Name, g, len(moves))); err != nil {
		return err
	}
	return refused
}

// theLevel is the one level that a command line names.
func theLevel(c *cli.Command) (e level.Entry, err error) {
	if c.NArg() != 1 {
		return e, badUse(c, "%s needs one level, not %d", c.Name, c.NArg())
	}
	return oneLevel(c, c.Args().First())
}

// oneLevel is the one level that a name leads to.
func oneLevel(c *cli.Command, name string) (e level.Entry, err error) {
	entries, err := levels([]string{name}, c.Root().Reader, c.Root().Writer.(*output))
	if err != nil {
		return e, err
	}
	for next := range entries {
		if e.Name != "" {
			return e, badUse(c, "%s is a pack of several levels; %s:1 is its first", name, name)
		}
		e = next
	}
	return e, unread(name, e.Err)
}

// movesToShow is the moves that are asked for, or else those that the level has.
func movesToShow(c *cli.Command, l *level.Level) ([]string, error) {
	text := l.Moves
	switch {
	case c.IsSet("moves") && c.Bool("solution"):
		return nil, badUse(c, "--moves and --solution are two ways from the start; leave one out")
	case c.IsSet("moves"):
		text = c.String("moves")
	case c.Bool("solution"):
		if text = l.Solution; text == "" {
			return nil, badUse(c, "this level has no solution")
		}
	}
	moves, err := level.SplitMoves(l.Game(), text)
	if err != nil {
		return nil, badUse(c, "--moves: %w", err)
	}
	if n := c.Int("step"); c.IsSet("step") && (n < 0 || n > len(moves)) {
		return nil, badUse(c, "--step %d: there are %s", n, ask.Count(len(moves), "move"))
	}
	return moves, nil
}

// stepsToShow is how many of the moves are to be made.
func stepsToShow(c *cli.Command, moves []string) int {
	if c.IsSet("step") {
		return c.Int("step")
	}
	return len(moves)
}

// makeMoves makes moves as far as they can be made. Its error is the first that cannot.
func makeMoves(g *play.Game, name string, moves []string) error {
	if _, err := g.Replay(level.JoinMoves(g.Level().Game(), moves)); err != nil {
		return &failure{statusNo, fmt.Errorf("%s: %w", name, err), "shown is the position before it"}
	}
	return nil
}

// showGame writes where a game stands in the form that is asked for.
func showGame(c *cli.Command, g *play.Game, s *ask.Shown) error {
	out := c.Root().Writer.(*output)
	if c.IsSet("svg") {
		if c.String("svg") == stdinName && c.Bool("json") {
			return badUse(c, "--svg - and --json both write to standard output; leave one out")
		}
		if err := writeSVG(c, draw.SVG(g)); err != nil {
			return err
		}
	}
	switch {
	case c.Bool("json"):
		writeJSON(out, s)
	case !c.IsSet("svg"):
		showText(out, g, s)
	}
	return nil
}

// svgFlag is the option that draws a picture.
func svgFlag(what string) cli.Flag {
	return &cli.StringFlag{Name: "svg", Usage: "draw " + what + " into `FILE`, over an earlier picture, or - for standard output"}
}

// writeSVG writes a picture where --svg says.
func writeSVG(c *cli.Command, picture []byte) error {
	out := c.Root().Writer.(*output)
	switch name := c.String("svg"); name {
	case "":
		return badUse(c, "--svg is empty")
	case stdinName:
		_, err := out.Write(picture)
		return err
	default:
		if ext := strings.ToLower(filepath.Ext(name)); ext == level.Extension || ext == "."+string(jsonLines) {
			return badUse(c, "--svg %s: a picture is no level; want a name such as %s", name, strings.TrimSuffix(name, filepath.Ext(name))+".svg")
		}
		if err := keepOther(name); err != nil {
			return err
		}
		out.attend()
		return writeFile(name, picture, true)
	}
}

// keepOther is the error of a picture that would replace what is none, such as the level.
func keepOther(name string) error {
	if info, err := os.Stat(name); err != nil || !info.Mode().IsRegular() || info.Size() == 0 {
		return nil // there is nothing to lose
	}
	f, err := openFile(name)
	if err != nil {
		return err
	}
	defer f.Close()
	begin := make([]byte, len("<svg"))
	if _, err := io.ReadFull(f, begin); err != nil || string(begin) != "<svg" {
		return &failure{statusBad, fmt.Errorf("%s is there already, and is no picture of wend show", name), ""}
	}
	return nil
}

// showText draws where a game stands, with words above and below.
func showText(out *output, g *play.Game, s *ask.Shown) {
	title := s.Title
	if title == "" {
		title = s.Level
	}
	fmt.Fprintf(out, "%s: %s, %s, %s\n\n", title, s.Game, sizeText(s.Rows, s.Cols), s.Rules)
	fmt.Fprintf(out, "%s\n", draw.Text(g, out.colours()))
	if s.Of > 0 {
		fmt.Fprintf(out, "move %d of %d", s.Step, s.Of)
		if s.Last != "" {
			fmt.Fprintf(out, ", %s", s.Last)
		}
		fmt.Fprint(out, ": ")
	}
	fmt.Fprintf(out, "%s, %s\n", s.Status, s.Left)
}

// colours reports whether what is written may be coloured: a terminal sees it, and its user has nothing against colours
// (no-color.org).
func (o *output) colours() bool {
	return o.live && os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb" && showsColours(o.w)
}
