package ask

import (
	"context"
	"fmt"

	"github.com/wendgames/wend/level"
	"github.com/wendgames/wend/play"
)

// Solved is whether the end of a game can be reached, and how.
type Solved struct {
	Subject
	Step    int      `json:"step,omitempty"` // moves made before
	Verdict Verdict  `json:"verdict"`
	Moves   []string `json:"moves"`        // if solvable: those to the end, in a lair as few as can be; otherwise nil
	By      string   `json:"by,omitempty"` // in a lair, if it is decided: by what, as lair.Means has it
	Reason           // if it is not solvable
	Bounds           // in a lair, if it is unknown
	States  int      `json:"states"` // what the search looked at
}

// Bounds is what is known of the least number of steps that lead a snake to the end, where that number is not.
type Bounds struct {
	Least int      `json:"least,omitempty"` // no way has fewer steps; 0 if nothing is known
	Way   []string `json:"way,omitempty"`   // the shortest way that was met, or nil
}

// Solve finds moves that lead a game on the level with a name from where it stands to the end, within the limits, or that
// there are none. Its error wraps ErrInternal.
func Solve(ctx context.Context, name string, g *play.Game, limits Limits) (*Solved, error) {
	f, err := search(ctx, g, limits)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	s := &Solved{
		Subject: subject(name, g.Level()), Step: len(g.Moves()), Verdict: f.verdict, Moves: f.moves, By: f.by,
		Reason: f.Reason, States: f.states,
	}
	if f.verdict == Unknown {
		s.Bounds = Bounds{f.least, f.way}
	}
	return s, nil
}

// Solution is the moves as level files write them.
func (s *Solved) Solution() string { return level.JoinMoves(s.Game, s.Moves) }

// Expect is what a level may claim with the answer, or nothing if it is unknown.
func (s *Solved) Expect() level.Expect {
	switch {
	case s.Verdict == Unknown:
		return ""
	case s.Verdict == Solvable && s.Game == level.LairGame:
		return level.Expect(fmt.Sprint(len(s.Moves)))
	}
	return level.Expect(s.Verdict)
}

// Contradicts is what a level claims that is not so, by the rules or by the answer for its start.
func (s *Solved) Contradicts(l *level.Level) (wrong []Claim) {
	add := func(c Claim) {
		if c.False() {
			wrong = append(wrong, c)
		}
	}
	if l.Solution != "" {
		claim, _ := replaySolution(l)
		add(claim)
	}
	if l.Moves != "" {
		claim, _ := replay("moves", l, l.Moves)
		add(claim)
	}
	if l.Expect != "" {
		claim := Claim{Key: "expect", Value: l.Expect, Made: len(s.Moves)}
		claim.Holds, claim.Why = judge(l.Expect, found{verdict: s.Verdict, moves: s.Moves, least: s.Least, way: s.Way, Reason: s.Reason})
		add(claim)
	}
	return wrong
}
