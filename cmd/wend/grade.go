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
		Name: "grade", Usage: "how hard are levels?", ArgsUsage: "LEVEL...", Action: runGrade,
		Flags: slices.Concat([]cli.Flag{
			&cli.IntFlag{Name: "plays", Usage: "make `N` plays of each kind of a board", Value: link.DefaultPlays},
			&cli.Uint64Flag{Name: "seed", Usage: "begin their chance with `N`", Value: 1},
		}, formFlags(), searchFlags()),
		Description: "Tells whether a level is trivial, easy, medium, hard or fiendish. A board is played many times without\n" +
			"looking ahead; what counts is how many plays clear it, and what the others leave. In a lair it is the shortest\n" +
			"way: where it leads away from the exit, and where another step loses. LEVEL may be one of those that wend\n" +
			"levels lists.\n" +
			"Example: wend grade examples/gate.level",
	})
}

// gradeColumns are the columns of CSV.
var gradeColumns = []string{
	"level", "label", "game", "rows", "cols", "rank", "score", "tiles", "kinds", "plays", "random_cleared", "random_mean_left",
	"near_cleared", "near_mean_left", "open_start", "open_mean", "open_least", "verdict", "states", "stop", "why",
	"blocks", "steps", "distance", "detour", "climb", "forced", "choices", "against", "traps", "losing", "lures",
	"positions", "lost_share", "lost_error", "sample", "undecided",
}

// runGrade is the action of the command.
func runGrade(ctx context.Context, c *cli.Command) error {
	s, err := newSurvey(c, gradeColumns, append(labels(), ask.Ungraded))
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
	r := reply{answer: g, word: g.Label, text: fmt.Sprintf("%s: %s", g.Level, g.Label), row: gradeRow(g)}
	if g.Label == ask.Ungraded {
		r.status = max(statusOf(g.Verdict), statusNo)
		why := g.Why
		if g.Solver != nil {
			why = g.Solver.Why
		}
		r.text += ": " + why + "\n"
		return r
	}
	solver := ""
	if g.Solver != nil {
		solver = ": " + g.Solver.Why
	}
	lines := boardLines(g.BoardGrades)
	if g.SnakeGrades != nil {
		lines = snakeLines(g.SnakeGrades)
		r.text += fmt.Sprintf("; %s, a snake of %s\n", ask.Count(g.Steps, "step"), ask.Count(g.Blocks, "block"))
	} else {
		if g.Verdict == ask.Impossible {
			r.text += ", and it cannot be cleared"
		}
		r.text += fmt.Sprintf("; %s, %s\n", ask.Count(g.Tiles, "tile"), ask.Count(g.Kinds, "kind"))
	}
	r.text += indented(append(lines, fmt.Sprintf("solver:       %s, %s%s", g.Verdict, ask.Count(g.States, "state"), solver)))
	return r
}

// boardLines are the measures of a board for people.
func boardLines(b *ask.BoardGrades) []string {
	if b == nil {
		return nil
	}
	return []string{
		"any pair:     " + playsText(b.Random),
		"near pairs:   " + playsText(b.Near),
		fmt.Sprintf("open pairs:   %d at the start, %.1f on average, %d at least while half the tiles are left",
			b.Open.Start, b.Open.Mean, b.Open.Least),
	}
}

// snakeLines are the measures of a lair for people.
func snakeLines(s *ask.SnakeGrades) []string {
	lines := []string{
		fmt.Sprintf("way:          %s, %d more than the distance; it leads up to %d away from the end",
			ask.Count(s.Steps, "step"), s.Detour, s.Climb),
		fmt.Sprintf("choices:      %d; at %d of them the way does not lead nearer; %s forced", s.Choices, s.Against, are(s.Forced)),
		fmt.Sprintf("traps:        %s, with %s; %s nearer", ask.Count(s.Traps, "choice"), ask.Count(s.Losing, "losing step"), lead(s.Lures)),
	}
	if s.Lost == nil {
		return append(lines, "lost:         not known; "+s.NoLost)
	}
	return append(lines, "lost:         "+shareText(s.Lost))
}

// are is a number of steps with the verb.
func are(n int) string {
	if n == 1 {
		return "1 step is"
	}
	return fmt.Sprintf("%d steps are", n)
}

// lead is a number of losing steps with the verb.
func lead(n int) string {
	if n == 1 {
		return "1 of these leads"
	}
	return fmt.Sprintf("%d of these lead", n)
}

// shareText says how many positions are lost.
func shareText(s *ask.Share) string {
	const percent = 100
	if !s.Sample {
		return fmt.Sprintf("from %.1f%% of all positions, %d, the end cannot be reached", percent*s.Share, s.Positions)
	}
	text := fmt.Sprintf("from %.1f%% ± %.1f of a sample of %d the end cannot be reached", percent*s.Share, percent*s.Error, s.Positions)
	if s.Undecided > 0 {
		text += fmt.Sprintf("; %d more are not decided", s.Undecided)
	}
	return text
}

// gradeRow is the answer for a level as CSV.
func gradeRow(g *ask.Graded) []string {
	row := make([]string, len(gradeColumns)-1) // the level is put in front
	set := func(column string, values ...any) {
		at := slices.Index(gradeColumns, column) - 1
		for i, v := range values {
			row[at+i] = fmt.Sprint(v)
		}
	}
	set("label", g.Label, g.Game, g.Rows, g.Cols)
	if g.Label != ask.Ungraded {
		set("rank", *g.Rank, *g.Score)
		set("verdict", g.Verdict, g.States)
		if b := g.BoardGrades; b != nil {
			set("tiles", g.Tiles, g.Kinds, b.Random.Plays, b.Random.Cleared, b.Random.Left, b.Near.Cleared, b.Near.Left,
				b.Open.Start, b.Open.Mean, b.Open.Least)
		}
	}
	if s := g.SnakeGrades; s != nil {
		set("blocks", s.Blocks, s.Steps, s.Distance, s.Detour, s.Climb, s.Forced, s.Choices, s.Against, s.Traps, s.Losing, s.Lures)
		if l := s.Lost; l != nil {
			set("positions", l.Positions, l.Share, l.Error, l.Sample, l.Undecided)
		}
	}
	switch {
	case g.Solver != nil:
		set("stop", g.Solver.Stop, g.Solver.Why)
	case g.Label == ask.Ungraded:
		set("stop", g.Stop, g.Why)
	}
	return row
}

// playsText says how plays have ended.
func playsText(p *ask.Plays) string {
	const percent = 100
	return fmt.Sprintf("%.1f%% ± %.1f of %d plays clear it; %.1f tiles are left on average",
		percent*p.Share, percent*p.Error, p.Plays, p.Left)
}
