package ask

import (
	"context"
	"errors"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/level"
	"github.com/wendgames/wend/link"
	"github.com/wendgames/wend/play"
)

// TestWrongAnswersAreNotShown has what a search with a fault might find.
func TestWrongAnswersAreNotShown(t *testing.T) {
	board := link.NewBoard([][]link.Kind{{1, 2, 2, 1}})
	g := play.New(&level.Level{Link: &level.Link{Board: board, Rules: link.Standard}}, nil)
	for name, moves := range map[string][]string{
		"refused":  {"1,1-1,4", "1,2-1,3"},
		"not all":  {"1,2-1,3"},
		"too many": {"1,2-1,3", "1,1-1,4", "1,1-1,4"},
		"no moves": {"x"},
	} {
		if err := replays(g.Now(), moves); !errors.Is(err, ErrInternal) {
			t.Errorf("%s: error %v", name, err)
		}
	}
	if err := replays(g.Now(), []string{"1,2-1,3", "1,1-1,4"}); err != nil {
		t.Errorf("what is right: error %v", err)
	}
	for name, jam := range map[string][]grid.Pos{
		"no jam":    {{Col: 1}, {Col: 2}},
		"no tile":   {{Row: 5}},
		"empty jam": {},
	} {
		if checked, err := checkJam(context.Background(), g.Position().(*play.LinkPosition), jam); !checked || !errors.Is(err, ErrInternal) {
			t.Errorf("%s: error %v", name, err)
		}
	}
}

// TestJamsTakeTime has no time to check a jam: it proves nothing then.
func TestJamsTakeTime(t *testing.T) {
	ended, cancel := context.WithCancel(context.Background())
	cancel()
	const size = 60 // so that it takes longer than to look whether the time has passed
	kinds := make([][]link.Kind, size)
	var jam []grid.Pos
	for r := range kinds {
		kinds[r] = make([]link.Kind, size)
		for c := range kinds[r] {
			kinds[r][c] = link.Kind(1 + (r+c)%2)
			jam = append(jam, grid.Pos{Row: r, Col: c})
		}
	}
	g := play.New(&level.Level{Link: &level.Link{Board: link.NewBoard(kinds), Rules: link.Rules{}}}, nil)
	f := found{verdict: Impossible, jam: jam, states: 7}
	if err := f.explainJam(ended, g.Position().(*play.LinkPosition), Limits{}); err != nil {
		t.Fatal(err)
	}
	if f.verdict != Unknown || f.Stop != Cancelled || f.jam != nil || f.Jam != nil || f.states != 7 {
		t.Errorf("%+v", f)
	}
}
