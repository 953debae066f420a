package link_test

import (
	"context"
	"os"
	"strings"
	"testing"

	"github.com/wendgames/wend/link"
)

// TestSlidingBoards solves a board that was met in play, under every slide.
func TestSlidingBoards(t *testing.T) {
	text, err := os.ReadFile("testdata/unsolvable-when-tiles-fall-14x6.txt")
	if err != nil {
		t.Fatal(err)
	}
	board := link.NewBoard(draw(t, strings.Split(strings.TrimSpace(string(text)), "\n")...))
	for slide, want := range map[link.Slide]link.Verdict{
		link.SlideDown: link.Impossible, link.SlideUp: link.Impossible, link.RowsIn: link.Impossible,
		link.SlideLeft: link.Solvable, link.SlideRight: link.Solvable, link.RowsOut: link.Solvable,
		link.ColsIn: link.Solvable, link.ColsOut: link.Solvable,
	} {
		rules := link.Rules{Turns: 2, Outside: true, Slide: slide}
		got := link.SolveSliding(context.Background(), board, rules, link.Limits{})
		if got.Verdict != want {
			t.Errorf("%v: %v, want %v", slide, got.Verdict, want)
		}
		if want == link.Solvable && replays(board, got.Moves, rules) != nil {
			t.Errorf("%v: %v", slide, replays(board, got.Moves, rules))
		}
	}
}
