package lair_test

import (
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

// randomGoal is a puzzle with a goal: a body that the snake comes to by random steps, the snake turned round, one on the
// squares where some body is drawn, or, seldom, one of another length. There may be stones on it.
func randomGoal(rnd *rand.Rand) puzzle {
	p := randomPuzzleUpTo(rnd, 6, 9)
	p.exits, p.goal = nil, slices.Clone(p.body)
	switch rnd.IntN(4) {
	case 0:
		for range rnd.IntN(60) {
			if to := p.goal[0].Step(grid.Dirs[rnd.IntN(4)]); p.refusal(p.goal, to) == "" {
				p.goal = moved(p.goal, to)
			}
		}
	case 1:
		slices.Reverse(p.goal)
	default:
		p.goal = []grid.Pos{p.size.At(rnd.IntN(p.size.Cells()))}
		for range 8 * len(p.body) {
			to := p.goal[len(p.goal)-1].Step(grid.Dirs[rnd.IntN(4)])
			if len(p.goal) < len(p.body) && p.size.Contains(to) && !slices.Contains(p.goal, to) && (!p.stones[to] || rnd.IntN(9) == 0) {
				p.goal = append(p.goal, to)
			}
		}
	}
	return p
}

// TestEscapeToRandomGoals compares with the oracle under all rules.
func TestEscapeToRandomGoals(t *testing.T) {
	lairs := 30_000
	if testing.Short() {
		lairs = 3_000
	}
	rnd := rand.New(rand.NewPCG(43, 44))
	var s lair.Solver
	searched, solved := 0, 0
	for i := range lairs {
		got := check(t, &s, randomGoal(rnd).by(ruleSets[i%len(ruleSets)]))
		if got.Expanded > 2 {
			searched++
		}
		if got.Verdict == lair.Found && len(got.Moves) > 0 {
			solved++
		}
	}
	t.Logf("%d searched, %d solved", searched, solved)
	if searched < lairs/100 || solved < lairs/10 {
		t.Errorf("%d of %d lairs needed a search, and %d snakes came to their goals: too few to test much", searched, lairs, solved)
	}
}

// TestStatesThatAreReachedAgain has a goal for which the search comes to a state again with fewer steps, after its turn, and
// has to go on from there once more.
func TestStatesThatAreReachedAgain(t *testing.T) {
	at := func(squares ...int) (list []grid.Pos) { // row and column in one number, from 11 on
		for _, n := range squares {
			list = append(list, grid.Pos{Row: n/10 - 1, Col: n%10 - 1})
		}
		return list
	}
	p := puzzle{size: grid.Size{Rows: 7, Cols: 4}, rules: lair.Rules{Loose: true, Swap: true}, stones: map[grid.Pos]bool{},
		body: at(22, 32, 31, 41, 42, 52, 62, 63, 73), goal: at(51, 52, 53, 43, 33, 32, 31, 21, 11)}
	for _, stone := range at(22, 23, 42, 62, 64) {
		p.stones[stone] = true
	}
	if got := check(t, new(lair.Solver), p); len(got.Moves) != 28 {
		t.Errorf("%v in %d steps, want 28", got.Verdict, len(got.Moves))
	}
}

// TestEscapeFromUnderStones compares with the oracle where stones are under the first body, as often as not under its head.
func TestEscapeFromUnderStones(t *testing.T) {
	lairs := 10_000
	if testing.Short() {
		lairs = 2_000
	}
	rnd := rand.New(rand.NewPCG(47, 48))
	var s lair.Solver
	searched := 0
	for i := range lairs {
		p := randomGoal(rnd).by(ruleSets[i%len(ruleSets)])
		p.stones[p.body[rnd.IntN(len(p.body))*rnd.IntN(2)]] = true
		if check(t, &s, p).Expanded > 2 {
			searched++
		}
	}
	t.Logf("%d searched", searched)
	if searched < lairs/200 {
		t.Errorf("%d of %d lairs needed a search: too few to test much", searched, lairs)
	}
}

// TestEscapeToEverySmallGoal goes through all lairs of up to 6 squares: all stones, all snakes, all goals.
func TestEscapeToEverySmallGoal(t *testing.T) {
	most := 6
	if testing.Short() {
		most = 4
	}
	var s lair.Solver
	everyStones(most, func(size grid.Size, set int, stones map[grid.Pos]bool) {
		everyBody(size, size.Cells(), func(body []grid.Pos) {
			everyBody(size, len(body), func(goal []grid.Pos) {
				if len(goal) == len(body) {
					p := puzzle{size: size, stones: stones, body: body, goal: goal}
					check(t, &s, p.by(ruleSets[(set+body[0].Row+goal[0].Col)%3]))
				}
			})
		})
	})
}

// FuzzGoal reads a puzzle from bytes: rows and columns, a square, then a step of a body a byte, for the snake and for the
// goal, and a stone a byte.
func FuzzGoal(f *testing.F) {
	f.Add(uint8(2), uint8(2), uint8(0), uint8(0), uint8(8), []byte{3, 1}, []byte{2, 0}, []byte{4})
	f.Add(uint8(2), uint8(3), uint8(2), uint8(0), uint8(0), []byte{3, 3}, []byte{1, 3}, []byte{0})
	f.Add(uint8(1), uint8(1), uint8(1), uint8(0), uint8(0), []byte{3, 1, 2}, []byte{1, 3, 0}, []byte{})
	f.Fuzz(func(t *testing.T, rows, cols, rules, head, end uint8, body, goal, stones []byte) {
		p := puzzle{size: grid.Size{Rows: 1 + int(rows)%5, Cols: 1 + int(cols)%5}, stones: map[grid.Pos]bool{}}
		at := func(b byte) grid.Pos { return p.size.At(int(b) % p.size.Cells()) }
		lying := func(head byte, steps []byte, most int) []grid.Pos {
			body := []grid.Pos{at(head)}
			for _, b := range steps {
				if to := body[len(body)-1].Step(grid.Dirs[b%4]); len(body) < most && p.refusal(body, to) == "" {
					body = append(body, to)
				}
			}
			return body
		}
		p.body = lying(head, body, 8)
		p.goal = lying(end, goal, len(p.body))
		for _, b := range stones {
			p.stones[at(b)] = true
		}
		check(t, new(lair.Solver), p.by(ruleSets[rules%3]))
	})
}
