package lair_test

import (
	"context"
	"fmt"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
)

// leastMemory is the least limit of memory within which something is not stopped.
func leastMemory(stop func(memory int64) lair.Stop) int64 {
	low, high := int64(0), int64(1)<<30
	for low+1 < high {
		if middle := low + (high-low)/2; stop(middle) == "" {
			high = middle
		} else {
			low = middle
		}
	}
	return high
}

// TestAllTablesAreWithinTheMemory has a limit within which the search is just decided: what needs tables of its own beside
// or before the searches is stopped by it. Within what it needs the answer is as without a limit.
func TestAllTablesAreWithinTheMemory(t *testing.T) {
	l := lair.New(square(60), []grid.Pos{{}})
	l.SetStone(grid.Pos{Row: 3, Col: 1})
	snake := lair.NewSnake(l, []grid.Pos{{Row: 6, Col: 1}, {Row: 7, Col: 1}, {Row: 7, Col: 2}})
	ctx := context.Background()
	escape := leastMemory(func(m int64) lair.Stop { return lair.Escape(ctx, snake, lair.Limits{Memory: m}).Stop })
	const copied, distances = 2 * 60 * 60 / 8, 4 * 60 * 60
	for name, test := range map[string]struct {
		ask func(lair.Limits) (any, lair.Stop)
		own int64 // bytes of tables that are there beside those of the searches
	}{
		"passages": {func(limits lair.Limits) (any, lair.Stop) {
			c := lair.Passages(ctx, snake, limits)
			return c, c.Stop
		}, copied},
		"obstacles": {func(limits lair.Limits) (any, lair.Stop) {
			c := lair.Obstacles(ctx, snake, limits)
			return c, c.Stop
		}, copied + 4*distances - escape},
		"grade": {func(limits lair.Limits) (any, lair.Stop) {
			g := lair.Grade(ctx, snake, limits)
			return g, g.Stop
		}, 2 * distances},
	} {
		least := leastMemory(func(m int64) lair.Stop {
			_, stop := test.ask(lair.Limits{Memory: m})
			if stop != "" && stop != lair.TooLarge {
				t.Errorf("%s: stopped by %q", name, stop)
			}
			return stop
		})
		if least < escape+test.own {
			t.Errorf("%s: done within %d bytes, want %d for a search and %d more", name, least, escape, test.own)
		}
		within, _ := test.ask(lair.Limits{Memory: least})
		if all, _ := test.ask(lair.Limits{}); fmt.Sprint(within) != fmt.Sprint(all) {
			t.Errorf("%s: %v within %d bytes, want %v", name, within, least, all)
		}
	}
}

// TestStopsLeaveAllStones has no memory for the distances: every stone is undecided.
func TestStopsLeaveAllStones(t *testing.T) {
	l := lair.New(grid.Size{Rows: 2000, Cols: 3}, []grid.Pos{{}})
	l.SetStone(grid.Pos{Row: 30})
	l.SetStone(grid.Pos{Row: 1})
	snake := lair.NewSnake(l, []grid.Pos{{Row: 1, Col: 1}})
	ctx := context.Background()
	escape := leastMemory(func(m int64) lair.Stop { return lair.Passages(ctx, snake, lair.Limits{Memory: m}).Stop })
	got := lair.Obstacles(ctx, snake, lair.Limits{Memory: escape})
	if got.Stop != lair.TooLarge || got.Verdict != lair.Found || fmt.Sprint(got.Undecided) != "[2,1 31,1]" {
		t.Errorf("%v, undecided %v, stopped by %q", got.Verdict, got.Undecided, got.Stop)
	}
}

// TestStoppedGradesAreNone has a limit of states stop a grade on the way: it has no measures then.
func TestStoppedGradesAreNone(t *testing.T) {
	l := inFamily(t, "rooms 20x20, half").lair(0)
	stopped := 0
	for n := range 20 {
		g := lair.Grade(context.Background(), lair.NewSnake(l, start(t, l, 32, n)), lair.Limits{States: 3})
		if g.Stop == "" || g.Verdict != lair.Found {
			continue
		}
		stopped++
		if want := (lair.Grades{Version: lair.GradeVersion, Verdict: lair.Found, Stop: lair.TooMany}); fmt.Sprint(g) != fmt.Sprint(want) {
			t.Errorf("%+v, want %+v", g, want)
		}
	}
	if stopped == 0 {
		t.Error("no grade was stopped on its way")
	}
}
