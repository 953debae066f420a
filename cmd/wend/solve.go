package main

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/urfave/cli/v3"

	"github.com/wendgames/wend/internal/ask"
	"github.com/wendgames/wend/internal/draw"
	"github.com/wendgames/wend/level"
	"github.com/wendgames/wend/play"
)

func solveCommand() *cli.Command {
	return command(&cli.Command{
		Name: "solve", Usage: "find the moves to the end of levels, or prove that there are none", ArgsUsage: "LEVEL...", Action: runSolve,
		Flags: slices.Concat([]cli.Flag{
			&cli.StringFlag{Name: "moves", Usage: "solve the position after `MOVES`, such as \"1,1-3,4 1,2-3,3\" or DRRU", DefaultText: "the start"},
			&cli.BoolFlag{Name: "write", Aliases: []string{"w"}, Usage: "put solution and expect into the level files, where they are missing"},
			svgFlag("the first move, or why there is no way,"),
		}, formFlags(), searchFlags()),
		Description: "Reads level files, folders of them, packs (JSON lines; PACK:7 is the seventh level), or - for standard\n" +
			"input. A level that has moves is solved from its start all the same. Every solution is replayed by the rules\n" +
			"before it is shown; a snake's is a shortest one. LEVEL may be one of those that wend levels lists.\n" +
			"Example: wend solve examples/gate.level",
	})
}

// solveColumns are the columns of CSV.
var solveColumns = []string{
	"level", "verdict", "game", "rows", "cols", "moves", "states", "why", "jam", "odd", "stop", "solution", "by",
	"least", "way",
}

// runSolve is the action of the command.
func runSolve(ctx context.Context, c *cli.Command) error {
	s, err := newSurvey(c, solveColumns,
		[]string{string(ask.Solvable), string(ask.Impossible), string(ask.Unknown)})
	if err != nil {
		return err
	}
	if c.Bool("write") && c.IsSet("moves") {
		return badUse(c, "--write is for solutions from the start, and --moves is another position; leave one out")
	}
	if c.Bool("write") {
		for _, name := range c.Args().Slice() {
			if err := canBeFilled(name); err != nil {
				return err
			}
		}
	}
	if c.IsSet("svg") {
		return s.solveAndDraw(ctx)
	}
	if c.Bool("write") {
		s.out.attend()
	}
	return s.run(ctx, func(ctx context.Context, e level.Entry) reply {
		r, _, _ := s.solve(ctx, e)
		return r
	})
}

// solve answers for a level. The game is nil if there is no answer.
func (s *survey) solve(ctx context.Context, e level.Entry) (r reply, g *play.Game, solved *ask.Solved) {
	g, err := gameAfter(s.c, e, "")
	if err != nil {
		return reply{err: err}, nil, nil
	}
	if solved, err = ask.Solve(ctx, e.Name, g, s.limits); err != nil {
		return reply{err: err}, nil, nil
	}
	r = s.solveReply(g, solved)
	if s.c.Bool("write") {
		var written string
		written, r.err = fill(e, solved)
		r.text += written
		if r.err == nil {
			r.err = falseClaims(e, solved)
		}
	}
	return r, g, solved
}

// gameAfter is a game on a level after the moves of the command line or, if it has none, others.
func gameAfter(c *cli.Command, e level.Entry, others string) (*play.Game, error) {
	moves, err := givenMoves(c, e, others)
	if err != nil {
		return nil, err
	}
	g := play.New(e.Level, nil)
	if _, err := g.Replay(moves); err != nil {
		return nil, &failure{statusBad, fmt.Errorf("%s: %w", e.Name, err), "wend show draws the position before it"}
	}
	return g, nil
}

// solveReply is the answer for a level.
func (s *survey) solveReply(g *play.Game, a *ask.Solved) reply {
	text := fmt.Sprintf("%s: %s", a.Level, a.Verdict)
	moves := ""
	switch a.Verdict {
	case ask.Solvable:
		moves = fmt.Sprint(len(a.Moves))
		text += " in " + movesText(a)
	default:
		text += ": " + a.Why
	}
	text += boundsText(a.Least, len(a.Way)) + "; " + ask.Count(a.States, "state") + "\n"
	way := level.JoinMoves(a.Game, a.Way)
	if moves := a.Solution() + way; moves != "" {
		text += indented([]string{moves})
	}
	odd := ""
	if a.Odd != 0 {
		odd = fmt.Sprint(a.Odd)
	}
	return reply{
		answer: a, text: text + reasonDrawn(g, &a.Reason, s.colours), word: string(a.Verdict), status: statusOf(a.Verdict),
		row: []string{
			string(a.Verdict), string(a.Game), fmt.Sprint(a.Rows), fmt.Sprint(a.Cols), moves, fmt.Sprint(a.States), a.Why,
			strings.Join(a.Jam, " "), odd, string(a.Stop), a.Solution(), a.By, atLeast(a.Least), way,
		},
	}
}

// boundsText says what is known of the least number of steps where that number is not: a bound, and the steps of a way; or 0.
func boundsText(least, way int) (text string) {
	if least > 0 {
		text += "; at least " + ask.Count(least, "step")
	}
	if way > 0 {
		text += "; a way of " + ask.Count(way, "step") + " is known"
	}
	return text
}

// atLeast is a lower bound, or empty if there is none.
func atLeast(n int) string {
	if n == 0 {
		return ""
	}
	return fmt.Sprint(n)
}

// mostDrawn is how many rows or columns a level may have that is drawn below an answer.
const mostDrawn = 100

// reasonDrawn is the cells that are the reason for an answer, below it, and how to read the drawing, if they can be drawn.
func reasonDrawn(g *play.Game, r *ask.Reason, colours bool) string {
	cells, mates := r.Marks()
	if cells == nil {
		return ""
	}
	if size := g.Level().Size(); size.Rows > mostDrawn || size.Cols > mostDrawn {
		return indented([]string{"wend solve --svg draws why"})
	}
	return indented(append(lines(draw.MarkedText(g, cells, mates, colours)), r.Reading))
}

// movesText is the number of moves of a solution in words, and of a snake's, what proves that there is none with fewer.
func movesText(a *ask.Solved) string {
	if a.Game == level.LairGame {
		return ask.Count(len(a.Moves), "step") + ", the least, by " + a.By
	}
	return ask.Count(len(a.Moves), "move")
}

// solveAndDraw answers for the one level that the command line names, with a picture.
func (s *survey) solveAndDraw(ctx context.Context) error {
	e, err := theLevel(s.c)
	if err != nil {
		return err
	}
	toOutput := s.c.String("svg") == stdinName
	if toOutput && (s.c.Bool("json") || s.c.Bool("csv")) {
		return badUse(s.c, "--svg - and --json or --csv all write to standard output; name a file for the picture")
	}
	r, g, solved := s.solve(ctx, e)
	if solved == nil {
		return r.err
	}
	r.level = e.Name
	if err := writeSVG(s.c, solvedSVG(g, solved)); err != nil {
		return err
	}
	if !toOutput {
		s.write(r)
	}
	s.worst.add(r.status)
	return s.worst.error()
}

// solvedSVG is the picture of an answer: the first move of the solution, or the tiles that are the reason for it, or else the position.
func solvedSVG(g *play.Game, solved *ask.Solved) []byte {
	if cells, mates := solved.Marks(); cells != nil {
		return draw.MarkedSVG(g, cells, mates)
	}
	if len(solved.Moves) > 0 {
		g.Move(solved.Moves[0])
	}
	return draw.SVG(g)
}
