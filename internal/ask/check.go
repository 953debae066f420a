package ask

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/wendgames/wend/level"
	"github.com/wendgames/wend/play"
)

// Checked is what replay can tell of a level: whether it is one, and whether what it claims holds.
type Checked struct {
	Level  string        `json:"level"`                 // its name
	Is     bool          `json:"is_level"`              // whether it is one; if not, faults says why
	Faults []level.Fault `json:"faults,omitempty"`      // what is wrong with it
	More   int           `json:"more_faults,omitempty"` // faults beyond those
	Game   level.Game    `json:"game,omitempty"`
	Rows   int           `json:"rows,omitempty"`
	Cols   int           `json:"cols,omitempty"`
	Claims []Claim       `json:"claims,omitempty"`
}

// Claim is something that a level claims, and whether it holds.
type Claim struct {
	Key     string      `json:"claim"`             // the key that claims it: solution or moves
	Holds   bool        `json:"holds"`             //
	Made    int         `json:"made"`              // moves that could be made
	Status  play.Status `json:"status"`            // of the game after them
	Refused *Refused    `json:"refused,omitempty"` // the first move that could not
	Why     string      `json:"why,omitempty"`     // why it does not hold, in words
}

// Refused is a move that is refused, and where.
type Refused struct {
	Number int       `json:"number"` // from 1
	Move   string    `json:"move"`
	Code   play.Code `json:"code"`
	Board  []string  `json:"board"` // the rows of the drawing before it
}

// Holds reports whether it is a level, and all that it claims holds.
func (c *Checked) Holds() bool {
	for _, claim := range c.Claims {
		if !claim.Holds {
			return false
		}
	}
	return c.Is
}

// NoLevel is the answer for what is no level.
func NoLevel(name string, faults *level.Faults) *Checked {
	return &Checked{Level: name, Faults: faults.List, More: faults.More}
}

// Check replays what a level claims: its solution must reach the end, in a lair with as many steps as expected if a
// number is, and its moves must all be made; moves that reach the end can show that what it expects is false. What takes a
// solver is not checked. It costs what the moves do, and the search for a move of play.Game.Status after them.
func Check(name string, l *level.Level) *Checked {
	size := l.Size()
	c := &Checked{Level: name, Is: true, Game: l.Game(), Rows: size.Rows, Cols: size.Cols}
	if l.Solution != "" {
		claim, g := replay("solution", l, l.Solution)
		if claim.Holds {
			claim.Why = solutionFault(g)
			claim.Holds = claim.Why == ""
		}
		c.Claims = append(c.Claims, claim)
	}
	if l.Moves != "" {
		claim, g := replay("moves", l, l.Moves)
		c.Claims = append(c.Claims, claim)
		if claim, ok := disproved(g); ok {
			c.Claims = append(c.Claims, claim)
		}
	} else if claim, ok := disproved(play.New(l, nil)); ok {
		c.Claims = append(c.Claims, claim)
	}
	return c
}

// disproved is the claim that a level makes with expect, if moves that were made on it show that it is false.
func disproved(g *play.Game) (Claim, bool) {
	expect, made := g.Level().Expect, len(g.Moves())
	steps, counted := expect.Steps()
	if g.Status() != play.Won || expect != level.Impossible && (!counted || made >= steps) {
		return Claim{}, false
	}
	why := fmt.Sprintf("it says %s, but the end is reached after %s", expect, Count(made, "move"))
	return Claim{Key: "expect", Made: made, Status: play.Won, Why: why}, true
}

// replay makes moves on a level, as far as they can be made.
func replay(key string, l *level.Level, moves string) (Claim, *play.Game) {
	g := play.New(l, nil)
	n, err := g.Replay(moves)
	claim := Claim{Key: key, Holds: err == nil, Made: n, Status: g.Status()}
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
	case slices.ContainsFunc(g.Moves(), func(move string) bool { return move[0] == '~' }):
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
