package ask

import (
	"context"
	"fmt"
	"math"

	"github.com/wendgames/wend/lair"
	"github.com/wendgames/wend/level"
	"github.com/wendgames/wend/link"
	"github.com/wendgames/wend/play"
)

// Graded is how hard a level is: a board for one who does not look ahead, by link.Grade; a lair by lair.Grade.
type Graded struct {
	Subject
	Label        string  `json:"label"`             // trivial, easy, medium, hard or fiendish; or ungraded
	Rank         *int    `json:"rank,omitempty"`    // of the label, from 0 for trivial to 4 for fiendish; nil if it is ungraded
	Score        *int    `json:"score,omitempty"`   // from 0 to 1000: what the label says, more finely; nil if it is ungraded
	Why          string  `json:"why,omitempty"`     // if it is ungraded: why, in words
	Stop         Stop    `json:"stop,omitempty"`    // if it was cut short: why
	Version      int     `json:"version,omitempty"` // of the definitions; grades of different ones are not to be compared
	*BoardGrades         // of the tile game
	*SnakeGrades         // of the snake game, if there is a way
	Verdict      Verdict `json:"verdict"`          // whether the end can be reached. Neither this nor states is part of the label
	States       int     `json:"states"`           // what the search for that looked at: a measure of the search
	Solver       *Reason `json:"solver,omitempty"` // if the end cannot be reached, or is not known to: why
}

// grade notes a label, with its rank among those from the easiest, and a score.
func (g *Graded) grade(label string, rank, score int) {
	if g.Label = label; label != Ungraded {
		g.Rank, g.Score = &rank, &score
	}
}

// BoardGrades is what plays of a board say.
type BoardGrades struct {
	Seed   uint64     `json:"seed"`
	Tiles  int        `json:"tiles,omitempty"`
	Kinds  int        `json:"kinds,omitempty"`
	Random *Plays     `json:"random,omitempty"` // plays that take any open pair
	Near   *Plays     `json:"near,omitempty"`   // plays that take one of the open pairs whose tiles are closest together
	Open   *OpenPairs `json:"open,omitempty"`
}

// Plays is how plays have ended.
type Plays struct {
	Plays   int     `json:"plays"`
	Cleared int     `json:"cleared"`
	Share   float64 `json:"share"`          // of the plays, those that cleared the board
	Error   float64 `json:"standard_error"` // of that share
	Left    float64 `json:"mean_left"`      // tiles left at the end, the mean of all plays
}

// OpenPairs is how many pairs are open in plays that take any of them.
type OpenPairs struct {
	Start int64   `json:"start"`
	Mean  float64 `json:"mean"`  // of all positions with tiles
	Least int64   `json:"least"` // of those in which at least half of the tiles are left
}

// Ungraded is the label of what has no grade.
var Ungraded = link.Ungraded.String()

// Grade grades the level with a name, and solves it if the limits leave time for that: a board by so many plays of two kinds,
// a lair by its shortest way and its other positions. Its error is that of Solve.
func Grade(ctx context.Context, name string, l *level.Level, plays int, seed uint64, limits Limits) (*Graded, error) {
	g := &Graded{Subject: subject(name, l), Label: Ungraded, Verdict: Unknown}
	ctx, cancel := limits.Within(ctx)
	defer cancel()
	if l.Game() == level.LairGame {
		g.gradeLair(ctx, l, limits)
	} else {
		g.gradeBoard(ctx, l, plays, seed)
	}
	if g.Stop != "" {
		if g.Why = limits.reason(g.Stop); g.Verdict == Solvable {
			g.Why = "a way leads to the end, but its grade is " + g.Why
		}
		return g, nil
	}
	if g.SnakeGrades != nil && ctx.Err() != nil { // the lost positions took the time that was left; its way is known
		g.Verdict = Solvable
		return g, nil
	}
	f, err := search(ctx, play.New(l, nil), limits)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	g.Verdict, g.States = f.verdict, f.states
	if f.verdict != Solvable {
		g.Solver = &f.Reason
	}
	return g, nil
}

// gradeBoard grades a level of the tile game.
func (g *Graded) gradeBoard(ctx context.Context, l *level.Level, plays int, seed uint64) {
	grades := link.Grade(ctx, l.Link.Board, l.Link.Rules, plays, seed)
	label := grades.Label()
	g.grade(label.String(), int(label-link.Trivial), grades.Score())
	g.Version, g.Stop = grades.Version, Stop(grades.Stop)
	b := &BoardGrades{Seed: seed, Tiles: grades.Tiles, Kinds: grades.Kinds, Random: playsOf(grades.Random), Near: playsOf(grades.Near)}
	if b.Random != nil {
		b.Open = &OpenPairs{grades.Open.Start, rounded(grades.Open.Mean()), grades.Open.Least}
	}
	g.BoardGrades = b
}

// Label is the label that Grade gives a level, a board by default plays and seed 1, or Ungraded if the context ends before.
func Label(ctx context.Context, l *level.Level) string {
	if l.Game() == level.LairGame {
		return lair.Grade(ctx, lair.NewSnake(l.Lair.Lair, l.Lair.Body), lair.Limits{}).Label().String()
	}
	return link.Grade(ctx, l.Link.Board, l.Link.Rules, link.DefaultPlays, 1).Label().String()
}

// playsOf is how plays have ended, or nil if there were none.
func playsOf(p link.Plays) *Plays {
	if p.Made == 0 {
		return nil
	}
	return &Plays{p.Made, p.Cleared, rounded(p.Share()), rounded(p.ShareError()), rounded(p.MeanLeft())}
}

// rounded is a number to as many places as plays can tell.
func rounded(x float64) float64 { return math.Round(x*1e4) / 1e4 }
