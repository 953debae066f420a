package lair

import (
	"context"
	"math"
	"slices"
	"testing"
	"unsafe"

	"github.com/wendgames/wend/grid"
)

// winding is a lair of a size in which a snake of a length has to turn round: a corridor with a room at its end.
func winding(size grid.Size, length int) *Snake {
	l := New(size, []grid.Pos{{}})
	for r := 1; r < size.Rows; r++ {
		for c := range length + 2 {
			l.SetStone(grid.Pos{Row: r, Col: c})
		}
	}
	body := make([]grid.Pos, length)
	for i := range body {
		body[i] = grid.Pos{Col: length + 1 - i}
	}
	return NewSnake(l, body)
}

// TestMemoryIsCounted adds up the tables of a solver after searches of several sizes.
func TestMemoryIsCounted(t *testing.T) {
	var s Solver
	for _, size := range []grid.Size{{Rows: 6, Cols: 40}, {Rows: 9, Cols: 80}, {Rows: 5, Cols: 30}} {
		if got := s.Escape(context.Background(), winding(size, 16), Limits{}); got.Verdict != Found {
			t.Fatalf("%v: %v", size, got.Verdict)
		}
		want := bytesOf(s.exits.to) + bytesOf(s.exits.reached.all) + bytesOf(s.flood.cells) + bytesOf(s.flood.reached.all) +
			bytesOf(s.flood.touched) + bytesOf(s.flood.layerEnd) + bytesOf(s.states.all) + bytesOf(s.states.arena) +
			bytesOf(s.states.slots) + bytesOf(s.open.stacks) + bytesOf(s.near.stacks) + bytesOf(s.squares) +
			bytesOf(s.turning.number) + bytesOf(s.turning.places) +
			bytesOf(s.turning.chambers) + bytesOf(s.turning.member) + bytesOf(s.turning.stack) + bytesOf(s.turning.trail) +
			bytesOf(s.turning.ends) + bytesOf(s.turning.knots) + bytesOf(s.turning.queue) + bytesOf(s.next) + bytesOf(s.body)
		for _, stack := range s.near.stacks {
			want += bytesOf(stack)
		}
		for _, stack := range s.open.stacks {
			want += bytesOf(stack)
		}
		if s.memory.used != want {
			t.Errorf("%v: %d bytes are counted, the tables take %d", size, s.memory.used, want)
		}
	}
}

// TestMemoryOfGoalsIsCounted adds up the tables of a solver after searches for goals, one of them with a stone under the body.
func TestMemoryOfGoalsIsCounted(t *testing.T) {
	var s Solver
	for cols := 8; cols < 20; cols += 3 {
		l := New(grid.Size{Rows: 5, Cols: cols}, nil)
		l.SetStone(grid.Pos{Row: 2, Col: 1})
		var body, goal []grid.Pos
		for c := range 6 {
			body, goal = append(body, grid.Pos{Row: 2, Col: 6 - c}), append(goal, grid.Pos{Row: 2, Col: 2 + c})
		}
		l.SetGoal(goal)
		if got := s.Escape(context.Background(), NewSnake(l, body), Limits{}); got.Verdict != Found || got.Expanded == 0 {
			t.Fatalf("%d columns: %v after %d states", cols, got.Verdict, got.Expanded)
		}
		want := bytesOf(s.flood.cells) + bytesOf(s.flood.reached.all) + bytesOf(s.flood.touched) + bytesOf(s.flood.layerEnd) +
			bytesOf(s.pursuit.when) + bytesOf(s.pursuit.best) + bytesOf(s.squares) +
			bytesOf(s.turning.trail) + bytesOf(s.next) + bytesOf(s.body)
		for k := range s.pursuit.sides {
			d := &s.pursuit.sides[k]
			want += bytesOf(d.body) + bytesOf(d.far.to) + bytesOf(d.far.reached.all) + bytesOf(d.vacant) + bytesOf(d.newest) + bytesOf(d.older) +
				bytesOf(d.states.all) + bytesOf(d.states.arena) + bytesOf(d.states.slots)
			for _, shelf := range []*shelf{&d.ripe, &d.green} {
				want += bytesOf(shelf.stacks)
				for _, stack := range shelf.stacks {
					want += bytesOf(stack)
				}
			}
		}
		if s.memory.used != want {
			t.Errorf("%d columns: %d bytes are counted, the tables take %d", cols, s.memory.used, want)
		}
	}
}

func bytesOf[T any](table []T) int64 {
	var entry T
	return int64(cap(table)) * int64(unsafe.Sizeof(entry))
}

// TestStampsThatWrap goes through the last stamp and the last generation there are, with lairs of several sizes.
func TestStampsThatWrap(t *testing.T) {
	var fresh, worn Solver
	large, small := winding(grid.Size{Rows: 9, Cols: 80}, 16), winding(grid.Size{Rows: 5, Cols: 30}, 16)
	want := fresh.Escape(context.Background(), large, Limits{})
	for before := range uint32(200) {
		worn.Escape(context.Background(), large, Limits{})
		worn.flood.stamp, worn.turning.stamp = math.MaxUint32-before, math.MaxUint32-before
		worn.states.generation = math.MaxUint32
		worn.Escape(context.Background(), small, Limits{})
		if got := worn.Escape(context.Background(), large, Limits{}); got.Moves.String() != want.Moves.String() || got.Expanded != want.Expanded {
			t.Fatalf("%d floods before the last stamp: %v after %d states, want %v after %d", before, got.Moves, got.Expanded, want.Moves, want.Expanded)
		}
	}
}

// TestMemoryIsKept gives searches of both kinds one limit after another: the tables keep to it, and what is decided is right.
func TestMemoryIsKept(t *testing.T) {
	exit, goal := winding(grid.Size{Rows: 7, Cols: 60}, 16), winding(grid.Size{Rows: 7, Cols: 60}, 14)
	turned := goal.Body()
	slices.Reverse(turned)
	goal.lair.Reset(goal.lair.size, nil)
	goal.lair.SetGoal(turned)
	defer SetSweepAfter(4)()
	for name, snake := range map[string]*Snake{"exit": exit, "goal": goal} {
		want := Escape(context.Background(), snake, Limits{})
		var s Solver
		refused := 0
		for limit := int64(1 << 9); ; limit += limit / 4 {
			got := s.Escape(context.Background(), snake, Limits{Memory: limit})
			if s.memory.used > limit {
				t.Fatalf("%s: %d bytes within %d", name, s.memory.used, limit)
			}
			if got.Verdict != Unknown {
				if got.Verdict != want.Verdict || len(got.Moves) != len(want.Moves) {
					t.Errorf("%s within %d bytes: %v in %d steps, want %v in %d", name, limit, got.Verdict, len(got.Moves), want.Verdict, len(want.Moves))
				}
				break
			}
			if refused++; got.Stop != TooLarge || want.Verdict == Found && got.Least > len(want.Moves) {
				t.Errorf("%s within %d bytes: stopped by %q, at least %d steps, want %d", name, limit, got.Stop, got.Least, len(want.Moves))
			}
		}
		if refused < 3 {
			t.Errorf("%s: refused %d times", name, refused)
		}
	}
}
