package ask_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/internal/ask"
	"github.com/wendgames/wend/lair"
	"github.com/wendgames/wend/link"
	"github.com/wendgames/wend/play"
)

func TestMakeLink(t *testing.T) {
	q := link.Request{Cells: link.FullBoard(grid.Size{Rows: 4, Cols: 6}), Kinds: 6, Rules: link.Standard, Seed: 1}
	made, err := ask.MakeLink(context.Background(), q, 0)
	if err != nil || made.Verdict != ask.Solvable {
		t.Fatalf("%+v, error %v", made, err)
	}
	checked, err := ask.Check(context.Background(), "x", made.Level, ask.Limits{})
	if err != nil || checked.Verdict() != ask.True || len(checked.Claims) != 1 {
		t.Errorf("checked: %+v, error %v", checked, err)
	}
	made, err = ask.MakeLink(context.Background(), q, time.Nanosecond)
	if err != nil || made.Verdict != ask.Unknown || made.Stop != ask.OutOfTime {
		t.Errorf("without time: %+v, error %v", made, err)
	}
	vain := link.Request{Cells: link.FullBoard(grid.Size{Rows: 4, Cols: 4}), Kinds: 8, Rules: link.Rules{}, Deals: 2, Seed: 1}
	made, err = ask.MakeLink(context.Background(), vain, 0)
	if err != nil || made.Verdict != ask.Unknown || made.Stop != ask.InVain ||
		made.Why != "no board was found that is known to be clearable, in 2 deals" {
		t.Errorf("two deals in vain: %+v, error %v", made, err)
	}
	q.Kinds = 13
	if made, err := ask.MakeLink(context.Background(), q, 0); err == nil || errors.Is(err, ask.ErrInternal) {
		t.Errorf("too many kinds: %+v, error %v", made, err)
	}
}

func TestShuffle(t *testing.T) {
	g := after(t, "link\nrules: outside=yes\n\n3 3 4 4\n5 1 2 5\n6 2 1 6\n", "1,1-1,2")
	s, err := ask.Shuffle(context.Background(), "x", g, 1, 0, 0)
	if err != nil || s.Verdict != ask.Solvable || s.Step != 1 {
		t.Fatalf("%+v, error %v", s, err)
	}
	if code := g.Move(s.Move); code != "" {
		t.Fatalf("%s is refused: %s", s.Move, code)
	}
	if solved, err := ask.Solve(context.Background(), "x", g, ask.Limits{}); err != nil || solved.Verdict != ask.Solvable {
		t.Errorf("after the shuffle: %+v, error %v", solved, err)
	}
	for name, test := range map[string]struct {
		g       *play.Game
		verdict ask.Verdict
		err     error
	}{
		"won":    {after(t, "link\n\n1 1\n", "1,1-1,2"), ask.Impossible, nil},
		"walled": {after(t, "link\n\n1 # 1\n", ""), ask.Impossible, nil},
		"snake":  {after(t, "lair\n\nE@\n", ""), "", ask.ErrNoTiles},
	} {
		s, err := ask.Shuffle(context.Background(), name, test.g, 1, 0, 0)
		if !errors.Is(err, test.err) || err == nil && s.Verdict != test.verdict {
			t.Errorf("%s: %+v, error %v", name, s, err)
		}
	}
}

func TestMakeLair(t *testing.T) {
	q := lair.Request{Terrain: lair.Terrain{Size: grid.Size{Rows: 6, Cols: 8}, Style: lair.Caves}, Length: 5, Seed: 1}
	made, err := ask.MakeLair(context.Background(), q, 0)
	if err != nil || made.Verdict != ask.Solvable || made.Tried < 1 {
		t.Fatalf("%+v, error %v", made, err)
	}
	checked, err := ask.Check(context.Background(), "x", made.Level, ask.Limits{})
	if err != nil || checked.Verdict() != ask.True || len(checked.Claims) != 2 {
		t.Errorf("checked: %+v, error %v", checked, err)
	}
	made, err = ask.MakeLair(context.Background(), q, time.Nanosecond)
	if err != nil || made.Verdict != ask.Unknown || made.Stop != ask.OutOfTime {
		t.Errorf("without time: %+v, error %v", made, err)
	}
	q.Min, q.Tries = 100, 2
	made, err = ask.MakeLair(context.Background(), q, 0)
	if err != nil || made.Verdict != ask.Unknown || made.Stop != ask.TooManyTries || made.Why != "of 2 lairs none is known to be as asked for" {
		t.Errorf("two tries in vain: %+v, error %v", made, err)
	}
	q.Min, q.Max = 5, 4
	if made, err = ask.MakeLair(context.Background(), q, 0); err == nil || errors.Is(err, ask.ErrInternal) {
		t.Errorf("the most before the least: %+v, error %v", made, err)
	}
	q.Min, q.Max, q.Length = 0, 0, 48
	if made, err = ask.MakeLair(context.Background(), q, 0); err != nil || made.Verdict != ask.Impossible {
		t.Errorf("a snake that fills the lair: %+v, error %v", made, err)
	}
	q.Length = 0
	if made, err := ask.MakeLair(context.Background(), q, 0); err == nil || errors.Is(err, ask.ErrInternal) {
		t.Errorf("no snake: %+v, error %v", made, err)
	}
}
