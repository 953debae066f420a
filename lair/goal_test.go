package lair_test

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
)

// TestGoalDrawn has lairs, each beside how the snake must lie.
func TestGoalDrawn(t *testing.T) {
	for _, test := range []struct {
		name  string
		rules lair.Rules
		rows  []string
		steps string
		want  bool
	}{
		{"there at the start", lair.Standard, []string{"@<< | @<<"}, "", true},
		{"one step to go", lair.Standard, []string{".@< | @<."}, "", false},
		{"one step made", lair.Standard, []string{".@< | @<."}, "L", true},
		{"one step too many", lair.Standard, []string{"..@< | .@<."}, "LL", false},
		{"the head alone", lair.Standard, []string{"@<< | @..", "... | ^<."}, "", false},
		{"all but the tail", lair.Standard, []string{"@< | @<", ".^ | >^"}, "", false},
		{"reversed", lair.Standard, []string{"@<< | >>@"}, "", false},
		{"head and tail changed", lair.Rules{Loose: true, Swap: true}, []string{"@< | >@"}, "R", true},
		{"on the squares in another order", lair.Rules{Loose: true}, []string{"v< | v<", "@^ | >@"}, "", false},
		{"turned on the squares", lair.Rules{Loose: true}, []string{"v< | v<", "@^ | >@"}, "R", true},
		{"turned too far", lair.Rules{Loose: true}, []string{"v< | v<", "@^ | >@"}, "RU", false},
		{"fewer squares than blocks", lair.Standard, []string{"@<< | @<."}, "", false},
		{"more squares than blocks", lair.Standard, []string{"@<. | @<<"}, "", false},
	} {
		p := draw(half(0, test.rows)...).by(test.rules)
		p.goal = draw(half(1, test.rows)...).body
		s := p.snake()
		moves, err := lair.ParseMoves(test.steps)
		if err != nil {
			t.Fatal(err)
		}
		if n, code := s.Replay(moves); code != "" {
			t.Errorf("%s: step %d is refused: %s", test.name, n+1, code)
		}
		if s.Out() != test.want {
			t.Errorf("%s: there: %t", test.name, s.Out())
		}
	}
}

func TestGoalUnderStones(t *testing.T) {
	p := draw("@<<")
	p.stones[grid.Pos{}] = true
	p.goal = p.body
	if !p.snake().Out() {
		t.Error("a snake that lies on its goal is not there, since a stone lies under it")
	}
}

func TestSetGoal(t *testing.T) {
	p := draw("@<.")
	l := p.lair()
	goal := []grid.Pos{{Col: 2}, {Col: 1}}
	l.SetGoal(goal)
	goal[0] = grid.Pos{}
	if want := (grid.Pos{Col: 2}); l.Goal()[0] != want {
		t.Error("the goal has changed with the list that it was made of")
	}
	for _, none := range [][]grid.Pos{nil, {}} {
		if l.SetGoal(none); l.Goal() != nil {
			t.Errorf("without squares the goal is %v, want none", l.Goal())
		}
	}
	l.SetGoal([]grid.Pos{{}})
	l.SetRules(lair.Rules{Loose: true})
	if l.Reset(p.size, []grid.Pos{{}}); l.Goal() != nil || l.Rules() != lair.Standard || !lair.NewSnake(l, p.body).Out() {
		t.Errorf("a lair that is made anew has goal %v and rules %v", l.Goal(), l.Rules())
	}
}

// TestSeveralExits goes to each of them.
func TestSeveralExits(t *testing.T) {
	for steps, want := range map[string]bool{"": false, "L": false, "LL": true, "LLR": false, "R": true, "U": true, "D": false, "DRU": true} {
		s := draw("..E.", "E.@E", "....").snake()
		moves, err := lair.ParseMoves(steps)
		if err != nil {
			t.Fatal(err)
		}
		if n, code := s.Replay(moves); code != "" || s.Out() != want {
			t.Errorf("%q: %d steps, %q, out: %t", steps, n, code, s.Out())
		}
	}
}

func TestBodyFault(t *testing.T) {
	size := grid.Size{Rows: 2, Cols: 3}
	for _, test := range []struct {
		body  []grid.Pos
		block int
		want  string
	}{
		{nil, 0, ""},
		{[]grid.Pos{{Row: 1, Col: 2}}, 0, ""},
		{[]grid.Pos{{}, {Col: 1}, {Row: 1, Col: 1}, {Row: 1}}, 0, ""},
		{[]grid.Pos{{Row: 2}}, 0, "is off the lair"},
		{[]grid.Pos{{Col: 2}, {Col: 3}}, 1, "is off the lair"},
		{[]grid.Pos{{}, {Row: 5, Col: 5}}, 1, "is off the lair"},
		{[]grid.Pos{{}, {Row: 1, Col: 1}}, 1, "is not next to the block before"},
		{[]grid.Pos{{}, {}}, 1, "is not next to the block before"},
		{[]grid.Pos{{}, {Col: 1}, {}}, 2, "is on a square that a block before is on"},
		{[]grid.Pos{{}, {Col: 1}, {}, {Row: 9}}, 2, "is on a square that a block before is on"},
	} {
		if block, what := lair.BodyFault(size, test.body); block != test.block || what != test.want {
			t.Errorf("%v: block %d %q, want %d %q", test.body, block, what, test.block, test.want)
		}
	}
}

// TestSearchLeavesGoalsOpen: it says nothing of goals, except that the game is over already.
func TestSearchLeavesGoalsOpen(t *testing.T) {
	rnd := rand.New(rand.NewPCG(43, 44))
	var s lair.Solver
	over := 0
	for i := range 3_000 {
		p := randomPuzzle(rnd).by(ruleSets[i%len(ruleSets)])
		p.exits, p.goal = nil, slices.Clone(p.body)
		if rnd.IntN(4) > 0 {
			slices.Reverse(p.goal)
		}
		got := s.Escape(context.Background(), p.snake(), lair.Limits{})
		want := lair.Result{Stop: lair.NotYet}
		if p.over(p.body) {
			over++
			want = lair.Result{Verdict: lair.Found}
		}
		if got.Verdict != want.Verdict || got.Stop != want.Stop || len(got.Moves) > 0 || got.Expanded > 0 {
			t.Fatalf("%+v, want %+v of\n%v", got, want, p)
		}
	}
	if over < 100 || over > 2_000 {
		t.Errorf("%d of the games were over at the start", over)
	}
}
