package link

import (
	"context"
	"math"
	"sync/atomic"

	"github.com/wendgames/wend/grid"
)

// GradeVersion says by which definitions, draws and thresholds Grade grades. Grades of different versions are not to be
// compared.
const GradeVersion = 1

// DefaultPlays is how many plays Grade makes where nothing else is asked for: a share of one half then has a standard
// error of 1.6 in a hundred.
const DefaultPlays = 1000

// countedPlays is in how many plays all open pairs are counted, which costs several times as much as to play.
const countedPlays = 100

// Grades is what plays of a board say about how hard it is. All measures are counts, so they are the same on every
// machine; those that people read are made from them by methods.
//
// A play begins with the board as it is drawn and takes open pairs, which are pairs of tiles that connect under the
// rules, until there is none. The board settles after each as Board.Take has it. No play looks ahead. So grades say
// nothing about whether a board can be cleared, unless a play has done so.
type Grades struct {
	Version int  // GradeVersion
	Tiles   int  // on the board
	Kinds   int  // of these tiles
	Stop    Stop // why fewer plays were made than asked for; then there is no label

	// Random is plays that take any open pair, all equally likely.
	Random Plays
	// Near is plays of one who sees what lies close together: each time it takes an open pair whose tiles have the
	// least distance, all such pairs equally likely. The distance is that of rows plus that of columns, 1 for tiles
	// that touch; the line between them may be longer.
	Near Plays
	// Open is counted in the first 100 plays of Random, or in all if they are fewer.
	Open OpenPairs
}

// Plays is how some plays have ended.
type Plays struct {
	Made    int   // plays to the end
	Cleared int   // of these, plays after which no tile was left
	Left    int64 // tiles left at the end of all of them together
}

// note adds a play that has left some tiles.
func (p *Plays) note(left int) {
	p.Made++
	p.Left += int64(left)
	if left == 0 {
		p.Cleared++
	}
}

// Share is the part of plays that clear the board, from 0 to 1; 0 if none was made.
func (p Plays) Share() float64 { return ratio(int64(p.Cleared), p.Made) }

// ShareError is the standard error of Share, √(s·(1-s)/n) for a share s of n plays. It is 0 where all plays end alike,
// which for n plays still leaves room for about 3/n (at 95 in a hundred).
func (p Plays) ShareError() float64 {
	if p.Made == 0 {
		return 0
	}
	product := float64(int64(p.Cleared) * int64(p.Made-p.Cleared))
	return math.Sqrt(product/float64(p.Made)) / float64(p.Made)
}

// MeanLeft is how many tiles are left at the end of a play, the mean over all plays, those that clear the board
// included; 0 if none was made.
func (p Plays) MeanLeft() float64 { return ratio(p.Left, p.Made) }

// OpenPairs is how many pairs were open in some plays.
type OpenPairs struct {
	Plays     int   // plays to the end in which pairs were counted
	Positions int64 // in these plays, positions with tiles, the first and the last one of each included
	Pairs     int64 // open pairs in all these positions together
	Start     int64 // open pairs on the board as it is
	Least     int64 // the fewest in one of these positions that had at least half of the tiles; later there are always few
}

// Mean is how many pairs are open, the mean over all positions counted; 0 if there was none.
func (o OpenPairs) Mean() float64 { return ratio(o.Pairs, int(o.Positions)) }

// note adds a position with some open pairs and with at least half of the tiles or fewer.
func (o *OpenPairs) note(open int64, early bool) {
	if o.Positions == 0 {
		o.Start, o.Least = open, open
	}
	o.Positions++
	o.Pairs += open
	if early {
		o.Least = min(o.Least, open)
	}
}

func ratio(sum int64, n int) float64 {
	if n == 0 {
		return 0
	}
	return float64(sum) / float64(n)
}

// Grade grades a board under rules by so many plays of each player, by DefaultPlays if plays is below 1. The grades are
// a function of the board, the rules, plays, seed and GradeVersion. When ctx ends, those of the plays made so far come
// back, with the reason in Stop.
//
// A play of a board of 160 tiles costs about 0.1 ms. In general it costs O(pairs of equal tiles) for each take, where
// the rules allow two turns or fewer; with more, O(cells) for each such pair.
func Grade(ctx context.Context, b *Board, rules Rules, plays int, seed uint64) Grades {
	if plays < 1 {
		plays = DefaultPlays
	}
	if stop := ended(ctx); stop != "" { // a large board takes a while to get ready
		return Grades{Version: GradeVersion, Tiles: b.Tiles(), Kinds: len(b.byKind()), Stop: stop}
	}
	var stopped atomic.Bool
	defer context.AfterFunc(ctx, func() { stopped.Store(true) })()

	g := newGrader(b, rules, seed, &stopped)
	for range plays {
		if ended(ctx) != "" || !g.playRandom() || !g.playNear() {
			g.grades.Stop = ended(ctx)
			break
		}
	}
	return g.grades
}

// grader makes the plays of a grade.
type grader struct {
	grades       Grades
	random, near *player
}

func newGrader(b *Board, rules Rules, seed uint64, stopped *atomic.Bool) *grader {
	start := newPosition(b, rules)
	play := start.clone() // both players use it, one after the other
	return &grader{
		grades: Grades{Version: GradeVersion, Tiles: b.Tiles(), Kinds: len(start.first)},
		random: &player{play, start, grid.NewRandom(seed, 0), stopped},
		near:   &player{play, start, grid.NewRandom(seed, 1), stopped},
	}
}

// playRandom makes a play that takes any open pair, and reports whether it came to its end.
func (g *grader) playRandom() bool {
	if g.grades.Open.Plays < countedPlays {
		return g.playCounting()
	}
	return g.play(g.random, g.random.random, &g.grades.Random)
}

// playCounting is playRandom with all open pairs counted.
func (g *grader) playCounting() bool {
	p, counts := g.random, g.grades.Open
	counts.Plays++
	ended := g.play(p, func() (a, b int32, ok bool) {
		open, a, b := p.count()
		if len(p.tiles) > 0 {
			counts.note(open, 2*len(p.tiles) >= g.grades.Tiles)
		}
		return a, b, open > 0
	}, &g.grades.Random)
	if ended {
		g.grades.Open = counts
	}
	return ended
}

// playNear makes a play that takes a nearest pair, and reports whether it came to its end.
func (g *grader) playNear() bool { return g.play(g.near, g.near.nearest, &g.grades.Near) }

// play makes a play and notes how it ended, unless it was stopped.
func (g *grader) play(p *player, choose func() (a, b int32, ok bool), plays *Plays) bool {
	left := p.play(choose)
	if p.stopped.Load() {
		return false
	}
	plays.note(left)
	return true
}
