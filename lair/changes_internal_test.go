package lair

import (
	"context"
	"slices"
	"testing"

	"github.com/wendgames/wend/grid"
)

// TestUnknownAnswersThatDiffer has each bound of an unknown answer be the only evidence that it is another one.
func TestUnknownAnswersThatDiffer(t *testing.T) {
	way := make(Moves, 5)
	for _, test := range []struct {
		name    string
		was     Changes
		unknown Result
		want    bool
	}{
		{"nothing is known", Changes{Verdict: Found, Moves: way}, Result{}, false},
		{"as many steps at least", Changes{Verdict: Found, Moves: way}, Result{Least: 5}, false},
		{"more steps at least", Changes{Verdict: Found, Moves: way}, Result{Least: 6}, true},
		{"a way as long", Changes{Verdict: Found, Moves: way}, Result{Least: 3, Way: way}, false},
		{"a shorter way", Changes{Verdict: Found, Moves: way}, Result{Least: 3, Way: way[:4]}, true},
		{"a longer way, perhaps not the shortest", Changes{Verdict: Found, Moves: way}, Result{Way: make(Moves, 7)}, false},
		{"there was none, and none is known", Changes{Verdict: Impossible}, Result{Least: 9}, false},
		{"there was none, and one is known", Changes{Verdict: Impossible}, Result{Way: way}, true},
	} {
		c := changer{Changes: test.was}
		if got := c.differs(test.unknown); got != test.want {
			t.Errorf("%s: %t", test.name, got)
		}
	}
}

// onlooker is a context that calls a function whenever it is looked at.
type onlooker struct {
	context.Context
	read func()
}

func (o onlooker) Err() error {
	o.read()
	return nil
}

// TestChangesLeaveTheLair reads the lair while its stones are tried: others may use it at the same time.
func TestChangesLeaveTheLair(t *testing.T) {
	snake := winding(grid.Size{Rows: 6, Cols: 20}, 6)
	before := slices.Clone(snake.lair.stones)
	looks := 0
	ctx := onlooker{context.Background(), func() {
		if looks++; !slices.Equal(snake.lair.stones, before) {
			t.Fatal("a stone has come or gone")
		}
	}}
	more, fewer := Passages(ctx, snake, Limits{}), Obstacles(ctx, snake, Limits{})
	if len(more.Squares) == 0 || len(fewer.Squares) == 0 || looks < 10 {
		t.Errorf("%d passages, %d obstacles, %d looks", len(more.Squares), len(fewer.Squares), looks)
	}
}

// TestFirstCaveAmongEquals has two parts that are as large, after one that is smaller.
func TestFirstCaveAmongEquals(t *testing.T) {
	l := New(grid.Size{Rows: 1, Cols: 8}, []grid.Pos{{}})
	l.SetStone(grid.Pos{Col: 1})
	l.SetStone(grid.Pos{Col: 4})
	l.SetStone(grid.Pos{Col: 7})
	d := &digger{Terrain: Terrain{Size: l.size}, watch: watch{ctx: context.Background()}, l: l}
	d.keepLargest()
	for c := range 8 {
		if vacant := c == 2 || c == 3; l.Stone(grid.Pos{Col: c}) == vacant {
			t.Errorf("column %d is vacant: %t", c, !vacant)
		}
	}
}
