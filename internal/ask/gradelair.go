package ask

import (
	"context"

	"github.com/wendgames/wend/lair"
	"github.com/wendgames/wend/level"
)

// SnakeGrades is what makes it hard to bring a snake to the end; lair.Grades defines each measure.
type SnakeGrades struct {
	Blocks   int    `json:"blocks"`   // of the snake
	Steps    int    `json:"steps"`    // of the shortest way
	Distance int    `json:"distance"` // of the head from the end, without the snake
	Detour   int    `json:"detour"`   // how many steps more there are
	Climb    int    `json:"climb"`    // how far the way leads away from the end
	Forced   int    `json:"forced"`   // steps of the way that are the only ones allowed
	Choices  int    `json:"choices"`  // the others
	Against  int    `json:"against"`  // choices at which the way does not lead nearer
	Traps    int    `json:"traps"`    // choices of which some lose
	Losing   int    `json:"losing"`   // steps that lose
	Lures    int    `json:"lures"`    // those of them that lead nearer
	Lost     *Share `json:"lost,omitempty"`
	NoLost   string `json:"no_lost,omitempty"` // if that is not known: why
}

// Share is how many positions of a lair are lost.
type Share struct {
	Positions int64   `json:"positions"` // all, or those of a sample that were decided
	Lost      int64   `json:"lost"`      // of these, those from which the end cannot be reached
	Share     float64 `json:"share"`
	Sample    bool    `json:"sample"`
	Error     float64 `json:"standard_error"` // of the share, if of a sample
	Undecided int64   `json:"undecided"`      // positions of the sample that are not counted otherwise
}

// gradeLair grades a level of the snake game by its way. What has no way has no grade. How many positions are lost is no part of
// the grade, and is left out if it takes too long.
func (g *Graded) gradeLair(ctx context.Context, l *level.Level, limits Limits) {
	snake := lair.NewSnake(l.Lair.Lair, l.Lair.Body)
	grades := lair.Grade(ctx, snake, lair.Limits{States: limits.States, Memory: limits.Memory})
	label := grades.Label()
	g.grade(label.String(), int(label-lair.Trivial), grades.Score())
	g.Version, g.Stop = grades.Version, Stop(grades.Stop)
	g.Verdict = lairVerdict(grades.Verdict)
	if g.Verdict == Impossible {
		g.Why = "no way leads to the end"
	}
	if grades.Verdict != lair.Found || grades.Stop != "" {
		return
	}
	g.SnakeGrades = &SnakeGrades{
		Blocks: snake.Length(), Steps: grades.Steps, Distance: grades.Distance, Detour: grades.Detour(), Climb: grades.Climb,
		Forced: grades.Forced, Choices: grades.Choices, Against: grades.Against, Traps: grades.Traps, Losing: grades.Losing,
		Lures: grades.Lures,
	}
	g.countLost(ctx, l, limits)
}

// countLost finds how many positions are lost.
func (g *Graded) countLost(ctx context.Context, l *level.Level, limits Limits) {
	const jobs = 1 // as levels are graded side by side
	lost, stop := lair.LostShare(ctx, l.Lair.Lair, len(l.Lair.Body), lair.AtlasLimits{Memory: limits.Memory, Jobs: jobs})
	switch {
	case stop != "":
		g.NoLost = limits.reason(Stop(stop))
	case l.Lair.Lair.Goal() != nil:
		g.NoLost = noExit
	case lost.Positions == 0:
		g.NoLost = "no position was decided"
	default:
		g.Lost = &Share{lost.Positions, lost.Lost, rounded(lost.Ratio()), lost.Sampled, rounded(lost.RatioError()), lost.Undecided}
	}
}
