package ask

import (
	"context"
	"fmt"
	"math"

	"github.com/wendgames/wend/level"
	"github.com/wendgames/wend/link"
	"github.com/wendgames/wend/play"
)

// Graded is how hard a level is for one who does not look ahead, by link.Grade.
type Graded struct {
	Subject
	Label   string     `json:"label"`             // trivial, easy, medium, hard or fiendish; or ungraded
	Rank    *int       `json:"rank,omitempty"`    // of the label, from 0 for trivial to 4 for fiendish; nil if it is ungraded
	Score   *int       `json:"score,omitempty"`   // from 0 to 1000: what the label says, more finely; nil if it is ungraded
	Why     string     `json:"why,omitempty"`     // if it is ungraded: why, in words
	Stop    Stop       `json:"stop,omitempty"`    // if plays were cut short: why
	Version int        `json:"version,omitempty"` // of the definitions; grades of different ones are not to be compared
	Seed    uint64     `json:"seed"`
	Tiles   int        `json:"tiles,omitempty"`
	Kinds   int        `json:"kinds,omitempty"`
	Random  *Plays     `json:"random,omitempty"` // plays that take any open pair
	Near    *Plays     `json:"near,omitempty"`   // plays that take one of the open pairs whose tiles are closest together
	Open    *OpenPairs `json:"open,omitempty"`
	Verdict Verdict    `json:"verdict"`          // whether it can be cleared. Neither this nor states is part of the label
	States  int        `json:"states"`           // what the search for that looked at: a measure of the search
	Solver  *Reason    `json:"solver,omitempty"` // if it cannot be cleared, or is not known to: why
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

// Grade grades the level with a name by so many plays of two kinds, and solves it if the limits leave time for that. Lairs
// are not graded yet. Its error is that of Solve.
func Grade(ctx context.Context, name string, l *level.Level, plays int, seed uint64, limits Limits) (*Graded, error) {
	g := &Graded{Subject: subject(name, l), Label: Ungraded, Verdict: Unknown, Seed: seed}
	if l.Game() != level.LinkGame {
		g.Why = "lairs are not graded yet"
		return g, nil
	}
	ctx, cancel := limits.within(ctx)
	defer cancel()
	grades := link.Grade(ctx, l.Link.Board, l.Link.Rules, plays, seed)
	g.Label, g.Version, g.Tiles, g.Kinds, g.Stop = grades.Label().String(), grades.Version, grades.Tiles, grades.Kinds, Stop(grades.Stop)
	if label := grades.Label(); label != link.Ungraded {
		rank, score := int(label-link.Trivial), grades.Score()
		g.Rank, g.Score = &rank, &score
	}
	g.Random, g.Near = playsOf(grades.Random), playsOf(grades.Near)
	if g.Random != nil {
		g.Open = &OpenPairs{grades.Open.Start, rounded(grades.Open.Mean()), grades.Open.Least}
	}
	if g.Stop != "" {
		g.Why = limits.reason(g.Stop)
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

// Label is the label that Grade gives a level of the tile game by default plays and seed 1, or Ungraded if the context ends
// before.
func Label(ctx context.Context, l *level.Level) string {
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
