package main

import (
	"context"
	"fmt"
	"slices"

	"github.com/urfave/cli/v3"

	"github.com/wendgames/wend/internal/ask"
	"github.com/wendgames/wend/level"
	"github.com/wendgames/wend/link"
)

func gradeCommand() *cli.Command {
	return command(&cli.Command{
		Name: "grade", Usage: "how hard are levels of the tile game?", ArgsUsage: "LEVEL...", Action: runGrade,
		Flags: slices.Concat([]cli.Flag{
			&cli.IntFlag{Name: "plays", Usage: "make `N` plays of each kind", Value: link.DefaultPlays},
			&cli.Uint64Flag{Name: "seed", Usage: "begin chance with `N`", Value: 1},
		}, formFlags(), searchFlags()),
		Description: "Plays each level many times without looking ahead, and tells by how many plays clear it, and what the others\n" +
			"leave, whether it is trivial, easy, medium, hard or fiendish. Lairs are not graded yet. LEVEL may be one of\n" +
			"those that wend levels lists.\n" +
			"Example: wend grade examples/gate.level",
	})
}

// gradeColumns are the columns of CSV.
var gradeColumns = []string{
	"level", "label", "game", "rows", "cols", "rank", "score", "tiles", "kinds", "plays", "random_cleared", "random_mean_left",
	"near_cleared", "near_mean_left", "open_start", "open_mean", "open_least", "verdict", "states", "stop", "why",
}

// runGrade is the action of the command.
func runGrade(ctx context.Context, c *cli.Command) error {
	words := []string{ask.Ungraded}
	for l := link.Trivial; l <= link.Fiendish; l++ {
		words = append(words, l.String())
	}
	s, err := newSurvey(c, gradeColumns, append(words[1:], words[0]))
	if err != nil {
		return err
	}
	plays := c.Int("plays")
	if plays < 1 {
		return badUse(c, "--plays %d: want 1 or more", plays)
	}
	return s.run(ctx, func(ctx context.Context, e level.Entry) reply {
		answer, err := ask.Grade(ctx, e.Name, e.Level, plays, c.Uint64("seed"), s.limits)
		if err != nil {
			return reply{err: err}
		}
		return gradeReply(answer)
	})
}

// gradeReply is the answer for a level.
func gradeReply(g *ask.Graded) reply {
	r := reply{answer: g, word: g.Label, text: fmt.Sprintf("%s: %s", g.Level, g.Label)}
	r.row = []string{g.Label, string(g.Game), fmt.Sprint(g.Rows), fmt.Sprint(g.Cols)}
	if g.Label == ask.Ungraded {
		r.status = statusUnknown
		r.text += ": " + g.Why + "\n"
		r.row = append(r.row, make([]string, len(gradeColumns)-len(r.row)-3)...) // the level is put in front, the rest behind
		r.row = append(r.row, string(g.Stop), g.Why)
		return r
	}
	if g.Verdict == ask.Impossible {
		r.text += ", and it cannot be cleared"
	}
	solver, why := &ask.Reason{}, ""
	if g.Solver != nil {
		solver, why = g.Solver, ": "+g.Solver.Why
	}
	r.text += fmt.Sprintf("; %s, %s\n", ask.Count(g.Tiles, "tile"), ask.Count(g.Kinds, "kind"))
	r.text += indented([]string{
		"any pair:     " + playsText(g.Random),
		"near pairs:   " + playsText(g.Near),
		fmt.Sprintf("open pairs:   %d at the start, %.1f on average, %d at least while half the tiles are left",
			g.Open.Start, g.Open.Mean, g.Open.Least),
		fmt.Sprintf("solver:       %s, %s%s", g.Verdict, ask.Count(g.States, "state"), why),
	})
	for _, n := range []any{
		*g.Rank, *g.Score, g.Tiles, g.Kinds, g.Random.Plays, g.Random.Cleared, g.Random.Left, g.Near.Cleared, g.Near.Left,
		g.Open.Start, g.Open.Mean, g.Open.Least, g.Verdict, g.States, solver.Stop, solver.Why,
	} {
		r.row = append(r.row, fmt.Sprint(n))
	}
	return r
}

// playsText says how plays have ended.
func playsText(p *ask.Plays) string {
	const percent = 100
	return fmt.Sprintf("%.1f%% ± %.1f of %d plays clear it; %.1f tiles are left on average",
		percent*p.Share, percent*p.Error, p.Plays, p.Left)
}
