package play_test

import (
	"testing"
	"time"

	"github.com/wendgames/wend/play"
)

// TestTime plays by a clock that is moved by hand, in seconds.
func TestTime(t *testing.T) {
	now := time.Unix(1000, 0)
	g := play.New(parse(t, "lair", "", "@.E"), func() time.Time { return now })
	after := func(seconds int, want int, what string) {
		t.Helper()
		now = now.Add(time.Duration(seconds) * time.Second)
		if got := g.Score().Time; got != time.Duration(want)*time.Second {
			t.Errorf("%s: %v, want %d s", what, got, want)
		}
	}
	after(5, 5, "begun")
	g.Move("R")
	g.Pause()
	g.Pause()
	after(60, 5, "paused")
	g.Undo()
	g.Move("R")
	after(1, 5, "moves do not end a pause")
	g.Resume()
	g.Resume()
	after(2, 7, "resumed")
	after(-100, 5, "a clock that goes back")
	now = now.Add(100 * time.Second)
	g.Move("R")
	after(30, 7, "won")
	g.Pause()
	g.Resume()
	after(30, 7, "won, paused and resumed")
	g.Undo()
	after(3, 10, "undone")
	again, err := play.Load(g.Saved(), g.Score(), func() time.Time { return now })
	if err != nil {
		t.Fatal(err)
	}
	g = again
	after(4, 14, "loaded")
	g.CountHint()
	if got := g.Score(); got.Hints != 1 || got.Undos != 2 || got.Moves != 1 {
		t.Errorf("score %+v", got)
	}
	if got := play.New(g.Level(), nil).Score().Time; got != 0 {
		t.Errorf("without a clock: %v", got)
	}
}
