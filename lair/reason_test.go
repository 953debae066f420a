package lair_test

import (
	"context"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
)

// marks is where a drawing has one of some marks, in reading order.
func marks(rows []string, wanted ...rune) (list []grid.Pos) {
	for r, row := range rows {
		for c, m := range row {
			if slices.Contains(wanted, m) {
				list = append(list, grid.Pos{Row: r, Col: c})
			}
		}
	}
	return list
}

// TestReasonDrawn has beside each lair its reason: s marks the squares, d those that are doors too.
func TestReasonDrawn(t *testing.T) {
	for _, test := range []struct {
		name string
		rows []string
		by   lair.Means
		want lair.Reason
	}{
		{"stones round the snake", []string{
			"E#.... | .#ssss",
			"##v<.. | ##ssss",
			"..#@.. | ..#sss",
		}, lair.ByWalls, lair.Reason{}},
		{"a dead end", []string{
			"E>>>>@... | .....ssss",
		}, lair.ByRoom, lair.Reason{Steps: 4, Most: 3, Gap: 6}},
		{"enough squares, but too few of one colour", []string{
			"####.#### | ####s####",
			"E>>>@.##. | ....ss##.",
			"####.#### | ####s####",
		}, lair.ByRoom, lair.Reason{Steps: 2, Most: 1, Gap: 6}},
		{"ways that branch, but nowhere round", []string{
			"E>>>>>@... | ......ssss",
			"######.### | ######s###",
			"######.... | ######ssss",
		}, lair.ByTurning, lair.Reason{Gap: 8}},
		{"rooms too small to turn in", []string{
			"E..>>>>>>>>@..#.. | ...........sss#ss",
			"###########.....# | ###########ssdss#",
			"###########..##.. | ###########ss##ss",
		}, lair.ByTurning, lair.Reason{Most: 8, Gap: 10}},
	} {
		p := draw(half(0, test.rows)...)
		want := test.want
		want.Squares, want.Doors = marks(half(1, test.rows), 's', 'd'), marks(half(1, test.rows), 'd')
		restore := lair.WeighAfter(0, 0)
		got := lair.Escape(context.Background(), p.snake(), lair.Limits{})
		restore()
		if got.Verdict != lair.Impossible || got.By != test.by || !reflect.DeepEqual(got.Reason, want) {
			t.Errorf("%s: %v by %s, %+v\nwant %s, %+v", test.name, got.Verdict, got.By, got.Reason, test.by, want)
		}
	}
}

// TestReasons looks at what it is in each reason that a person would look at.
func TestReasons(t *testing.T) {
	lairs := 20_000
	if testing.Short() {
		lairs = 2_000
	}
	defer lair.WeighAfter(0, 0)()
	rnd := rand.New(rand.NewPCG(81, 82))
	for i := range lairs {
		p := crampedPuzzle(rnd).by(ruleSets[i%len(ruleSets)])
		got := lair.Escape(context.Background(), p.snake(), lair.Limits{})
		r := got.Reason
		switch {
		case got.Verdict != lair.Impossible || got.By == lair.BySearch:
			if !reflect.DeepEqual(r, lair.Reason{}) {
				t.Fatalf("%v by %s with a reason: %+v\n%v", got.Verdict, got.By, r, p)
			}
			continue
		case !slices.Contains(r.Squares, p.body[0]) || !slices.IsSortedFunc(r.Squares, grid.Pos.Compare):
			t.Fatalf("the squares %v leave out the head, or are in no order\n%v", r.Squares, p)
		case got.By == lair.ByWalls && !p.closed(r.Squares, nil):
			t.Fatalf("no stones are round %v\n%v", r.Squares, p)
		case got.By == lair.ByTurning && (!p.closed(r.Squares, p.body[1:]) || r.Most >= r.Gap):
			t.Fatalf("the snake can turn: %+v\n%v", r, p)
		case got.By == lair.ByRoom && (r.Most >= r.Steps || r.Steps >= r.Gap || r.Most != p.mostSteps(r.Squares)):
			t.Fatalf("there is room: %+v\n%v", r, p)
		}
	}
}

// closed reports whether no exit is among squares, and no step leads from them to any other but those of a trail.
func (p puzzle) closed(squares, trail []grid.Pos) bool {
	for _, at := range squares {
		if slices.Contains(p.exits, at) && at != p.body[0] && !p.stones[at] {
			return false
		}
		for _, d := range grid.Dirs {
			to := at.Step(d)
			if p.size.Contains(to) && !p.stones[to] && !slices.Contains(squares, to) && !slices.Contains(trail, to) {
				return false
			}
		}
	}
	return true
}

// mostSteps is how many steps squares allow that change between two colours, from the head on.
func (p puzzle) mostSteps(squares []grid.Pos) int {
	same, other := 0, 0
	for _, at := range squares {
		if at.Distance(p.body[0])%2 == 0 {
			same++
		} else {
			other++
		}
	}
	return min(2*same-1, 2*other)
}

// comb is a lair of more squares than a reason has: corridors that lead down from one along the top, in which the snake lies,
// its tail towards the exit. There is no way round but in a room of four squares, at the bottom of the last corridor.
func comb() *lair.Snake {
	l := lair.New(grid.Size{Rows: 600, Cols: 302}, []grid.Pos{{}})
	for c := 1; c < 302; c += 2 {
		for r := 1; r < 600; r++ {
			if c < 301 || r < 598 {
				l.SetStone(grid.Pos{Row: r, Col: c})
			}
		}
	}
	l.SetStone(grid.Pos{Col: 301})
	var body []grid.Pos
	for c := 8; c > 0; c-- {
		body = append(body, grid.Pos{Col: c})
	}
	return lair.NewSnake(l, body)
}

// TestReasonOfManySquares has a reason that is too large to look at. What the search has found out for it is not found out
// again: the context is asked as often as without a reason.
func TestReasonOfManySquares(t *testing.T) {
	with, without := countingDown(1<<30), countingDown(1<<30)
	got := lair.Escape(with, comb(), lair.Limits{})
	if want := (lair.Reason{Most: 4, Gap: 10}); got.By != lair.ByTurning || !reflect.DeepEqual(got.Reason, want) {
		t.Errorf("%v by %s, %d squares, %d doors, most %d of %d", got.Verdict, got.By, len(got.Reason.Squares), len(got.Reason.Doors),
			got.Reason.Most, got.Reason.Gap)
	}
	bare := new(lair.Solver).Escape(without, comb(), lair.Limits{})
	if bare.By != lair.ByTurning || !reflect.DeepEqual(bare.Reason, lair.Reason{}) || with.left.Load() != without.left.Load() {
		t.Errorf("by %s, %+v; asked %d times more with a reason", bare.By, bare.Reason, without.left.Load()-with.left.Load())
	}
}

// TestGoalReasonsDrawn has beside each lair how the snake must lie, and the squares of the reason why it cannot.
func TestGoalReasonsDrawn(t *testing.T) {
	for _, test := range []struct {
		name string
		rows []string
		by   lair.Means
		want lair.Reason
	}{
		{"stones round the snake", []string{
			".>>@#... | .....@<< | ssss#...",
		}, lair.ByWalls, lair.Reason{}},
		{"nowhere to go", []string{
			"@<<<<..... | >>>>@..... | s.........",
			"#######... | #######... | ..........",
		}, lair.ByRoom, lair.Reason{Steps: 1, Most: 0, Gap: 6}},
		{"a dead end before the goal", []string{
			"....@<<<<. | .>>>>@.... | ss........",
			"####...... | ####...... | ..........",
		}, lair.ByRoom, lair.Reason{Back: true, Steps: 2, Most: 1, Gap: 6}},
	} {
		p := draw(half(0, test.rows)...)
		p.exits, p.goal = nil, draw(half(1, test.rows)...).body
		got := lair.Escape(context.Background(), p.snake(), lair.Limits{})
		want := test.want
		want.Squares = marks(half(2, test.rows), 's')
		if got.Verdict != lair.Impossible || got.By != test.by || !reflect.DeepEqual(got.Reason, want) {
			t.Errorf("%s: %v by %s, %+v\nwant %s, %+v", test.name, got.Verdict, got.By, got.Reason, test.by, want)
		}
	}
}

// TestGoalReasons looks at each reason why a snake cannot come to a goal, under all rules, also with stones under the body.
func TestGoalReasons(t *testing.T) {
	lairs := 20_000
	if testing.Short() {
		lairs = 4_000
	}
	rnd := rand.New(rand.NewPCG(85, 86))
	walls, ahead, back, stone := 0, 0, 0, 0
	for i := range lairs {
		p := randomGoal(rnd).by(ruleSets[i%len(ruleSets)])
		if i%4 == 0 {
			p.stones[p.body[rnd.IntN(len(p.body))*rnd.IntN(2)]] = true
		}
		got := lair.Escape(context.Background(), p.snake(), lair.Limits{})
		if got.Verdict != lair.Impossible {
			continue
		}
		r, from := got.Reason, p
		switch got.By {
		case lair.ByBound:
			t.Fatalf("impossible without a reason\n%v", p)
		case lair.ByWalls:
			walls++
			from.body, from.exits = p.body[:1], p.goal[len(p.goal)-1:]
			if !slices.Contains(r.Squares, p.body[0]) || !from.closed(r.Squares, nil) {
				t.Fatalf("no stones are round %v\n%v", r.Squares, p)
			}
		case lair.ByRoom:
			if ahead++; r.Back {
				ahead--
				back++
				from.body = p.goal[len(p.goal)-1:]
			}
			if r.Steps == 0 && p.stones[p.body[0]] {
				stone++
				continue
			}
			if !slices.Contains(r.Squares, from.body[0]) || r.Most >= r.Steps || r.Steps >= r.Gap || r.Most != from.mostSteps(r.Squares) {
				t.Fatalf("there is room: %+v\n%v", r, p)
			}
		}
	}
	t.Logf("%d by walls, %d by room ahead, %d of them by a stone, %d by room back from the goal", walls, ahead, stone, back)
	if walls < lairs/200 || ahead < lairs/200 || back < lairs/200 || stone == 0 {
		t.Error("too few to test much")
	}
}
