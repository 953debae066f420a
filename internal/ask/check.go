package ask

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/wendgames/wend/level"
	"github.com/wendgames/wend/play"
)

// Checked says of a level whether what it claims holds.
type Checked struct {
	Subject
	Claims []Claim `json:"claims,omitempty"`
}

// Claim is something that a level claims, and whether it holds.
type Claim struct {
	Key     string       `json:"claim"`             // the key that claims it: solution, moves or expect
	Value   level.Expect `json:"value,omitempty"`   // of expect: what it says
	Holds   *bool        `json:"holds"`             // nil if that was not decided within the limits
	Made    int          `json:"made"`              // moves that could be made
	Status  play.Status  `json:"status"`            // of the game after them
	Refused *Refused     `json:"refused,omitempty"` // the first move that could not
	By      string       `json:"by,omitempty"`      // of expect: what decided it, of a snake as lair.Means has it, or search
	Reason               // why it does not hold, or is not decided, or what proves what was searched for
	States  int          `json:"states,omitempty"` // what the search for it looked at
}

// True reports whether the claim holds, and False whether it does not. Neither is so if it is not decided.
func (c *Claim) True() bool { return c.Holds != nil && *c.Holds }

// False reports whether the claim does not hold.
func (c *Claim) False() bool { return c.Holds != nil && !*c.Holds }

// Refused is a move that is refused, and where.
type Refused struct {
	Number int       `json:"number"` // from 1
	Move   string    `json:"move"`
	Code   play.Code `json:"code"`
	Board  []string  `json:"board"` // the rows of the drawing before it
}

// Verdict is what the claims of a level come to: false if one is, else unknown if one is not decided, else true.
func (c *Checked) Verdict() Verdict {
	verdict := True
	for _, claim := range c.Claims {
		switch {
		case claim.False():
			return False
		case claim.Holds == nil:
			verdict = Unknown
		}
	}
	return verdict
}

// Check replays what a level claims: its solution must reach the end, in a lair with as many steps as expected if a number
// is, and its moves must all be made. What it expects is searched for, within the limits, where neither of them decides
// it. Its error is that of Solve.
func Check(ctx context.Context, name string, l *level.Level, limits Limits) (*Checked, error) {
	c := &Checked{Subject: subject(name, l)}
	games := [2]*play.Game{play.New(l, nil), play.New(l, nil)}
	if l.Solution != "" {
		claim, g := replaySolution(l)
		c.Claims, games[0] = append(c.Claims, claim), g
	}
	if l.Moves != "" {
		claim, g := replay("moves", l, l.Moves)
		c.Claims, games[1] = append(c.Claims, claim), g
	}
	if l.Expect == "" {
		return c, nil
	}
	claim, err := checkExpect(ctx, games[0], games[1], limits)
	if claim.Key != "" {
		c.Claims = append(c.Claims, claim)
	}
	return c, err
}

func truth(b bool) *bool { return &b }

// replay makes moves on a level, as far as they can be made.
func replay(key string, l *level.Level, moves string) (Claim, *play.Game) {
	g := play.New(l, nil)
	n, err := g.Replay(moves)
	claim := Claim{Key: key, Holds: truth(err == nil), Made: n, Status: g.Status()}
	var refusal *play.Refusal
	switch {
	case errors.As(err, &refusal):
		claim.Refused = &Refused{refusal.Number, refusal.Move, refusal.Code, rows(g.Position())}
		claim.Why = err.Error()
	case err != nil:
		claim.Why = err.Error()
	}
	return claim, g
}

// replaySolution makes the moves of a level's solution.
func replaySolution(l *level.Level) (Claim, *play.Game) {
	claim, g := replay("solution", l, l.Solution)
	if claim.True() {
		claim.Why = solutionFault(g)
		claim.Holds = truth(claim.Why == "")
	}
	return claim, g
}

// rows are the rows of the drawing of a position.
func rows(p play.Position) []string {
	return strings.Split(strings.TrimSuffix(string(p.AppendPicture(nil)), "\n"), "\n")
}

// solutionFault is why the moves of a game, all of which were made, are not the solution that its level expects, or empty.
func solutionFault(g *play.Game) string {
	made := len(g.Moves())
	expect := g.Level().Expect
	steps, counted := expect.Steps()
	switch {
	case shuffled(g):
		return "a solution has no shuffles"
	case g.Status() != play.Won:
		return "after " + Count(made, "move") + " the end is not reached: " + left(g)
	case expect == level.Impossible:
		return "it reaches the end, but expect says impossible"
	case counted && made != steps:
		return fmt.Sprintf("it reaches the end in %s, but expect says %d", Count(made, "step"), steps)
	}
	return ""
}

// shuffled reports whether the moves of a game have a shuffle among them.
func shuffled(g *play.Game) bool {
	return slices.ContainsFunc(g.Moves(), func(move string) bool { return move[0] == '~' })
}

// left says what a game that is not won still lacks.
func left(g *play.Game) string {
	switch p := g.Position().(type) {
	case *play.LinkPosition:
		return "left on the board: " + Count(p.Board().Tiles(), "tile")
	case *play.LairPosition:
		if p.Lair().Goal() != nil {
			return fmt.Sprintf("the head is on %v, and not every block on its square of the goal", p.Snake().Head())
		}
		return fmt.Sprintf("the head is on %v, which is no exit", p.Snake().Head())
	}
	return string(g.Status())
}
