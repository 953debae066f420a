package link_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/link"
)

// solvable tries all games on a board. Boards that are known to be lost are in lost, by their drawing.
func solvable(b *link.Board, rules link.Rules, lost map[string]bool) bool {
	if b.Tiles() == 0 {
		return true
	}
	size := b.Size()
	var key strings.Builder
	for i := range size.Cells() {
		key.WriteByte(byte(b.At(size.At(i)) + 1))
	}
	if lost[key.String()] {
		return false
	}
	for i := range size.Cells() {
		for j := range i {
			taken, code := b.Take(size.At(j), size.At(i), rules)
			if code != "" {
				continue
			}
			ok := solvable(b, rules, lost)
			b.Undo(taken)
			if ok {
				return true
			}
		}
	}
	lost[key.String()] = true
	return false
}

// replays reports whether moves clear a board.
func replays(b *link.Board, moves []link.Pair, rules link.Rules) error {
	b = b.Clone()
	for i, m := range moves {
		if !m.A.Before(m.B) {
			return fmt.Errorf("move %d: %v is not in reading order", i, m)
		}
		if _, code := b.Take(m.A, m.B, rules); code != "" {
			return fmt.Errorf("move %d, %v: %s", i, m, code)
		}
	}
	if b.Tiles() > 0 {
		return fmt.Errorf("%d tiles are left", b.Tiles())
	}
	return nil
}

// smallBoard is a random board of 20 to 24 cells with some walls and gaps, and 2, 4 or 6 tiles of each kind; seldom with one
// tile too few.
func smallBoard(rnd *rand.Rand) *link.Board {
	size := [...]grid.Size{{Rows: 4, Cols: 5}, {Rows: 5, Cols: 4}, {Rows: 3, Cols: 7}, {Rows: 7, Cols: 3}, {Rows: 4, Cols: 6}, {Rows: 6, Cols: 4}, {Rows: 2, Cols: 11}, {Rows: 11, Cols: 2}}[rnd.IntN(8)]
	cells := make([]link.Kind, size.Cells())
	walls, gaps := rnd.IntN(4), [3]int{0, 0, 6}[rnd.IntN(3)]
	for i := range min(walls, rnd.IntN(4)) {
		cells[i] = link.Wall
	}
	kind := link.Kind(0)
	for i := walls; ; {
		n := 2 * (1 + max(0, rnd.IntN(5)-2))
		if i+n > len(cells)-gaps {
			break
		}
		kind++
		for range n {
			cells[i] = kind
			i++
		}
	}
	if rnd.IntN(50) == 0 {
		cells[walls] = link.Empty
	}
	rnd.Shuffle(len(cells), func(i, j int) { cells[i], cells[j] = cells[j], cells[i] })
	rows := make([][]link.Kind, size.Rows)
	for r := range rows {
		rows[r] = cells[r*size.Cols : (r+1)*size.Cols]
	}
	return link.NewBoard(rows)
}

// playInto plays at random until nothing connects, and returns the first tile of a jam that goes, if one does.
func playInto(b *link.Board, jam []grid.Pos, rules link.Rules, rnd *rand.Rand) (first grid.Pos, gone bool) {
	was := map[grid.Pos]grid.Pos{} // where the tiles of the jam lay at first, by where they lie
	for _, p := range jam {
		was[p] = p
	}
	size := b.Size()
	for {
		var open []link.Pair
		for i := range size.Cells() {
			for j := range i {
				if _, code := b.Connect(size.At(j), size.At(i), rules); code == "" {
					open = append(open, link.Pair{A: size.At(j), B: size.At(i)})
				}
			}
		}
		if len(open) == 0 {
			return first, false
		}
		m := open[rnd.IntN(len(open))]
		for _, p := range []grid.Pos{m.A, m.B} {
			if first, gone = was[p]; gone {
				return first, true
			}
		}
		taken, _ := b.Take(m.A, m.B, rules)
		for _, s := range taken.Shifts {
			if p, ok := was[s.From]; ok {
				delete(was, s.From)
				was[s.To] = p
			}
		}
	}
}

// TestSlidingSmall compares with all games on small boards.
func TestSlidingSmall(t *testing.T) {
	boards := 8000
	if testing.Short() {
		boards = 2000
	}
	rnd := rand.New(rand.NewPCG(31, 32))
	impossible, jams := 0, 0
	for n := range boards {
		board := smallBoard(rnd)
		rules := link.Rules{
			Turns: [...]int{0, 1, 2, 2, 2, 3, link.AnyTurns}[rnd.IntN(7)], Outside: rnd.IntN(3) == 0, Slide: link.Slides[1+n%8],
		}
		before := board.Clone()
		got := link.SolveSliding(context.Background(), board, rules, link.Limits{})
		if !reflect.DeepEqual(before, board) {
			t.Fatalf("%+v: the board has changed:\n%v", rules, before)
		}
		want := link.Impossible
		if solvable(board.Clone(), rules, map[string]bool{}) {
			want = link.Solvable
		}
		if got.Verdict != want {
			t.Fatalf("%+v: %v, want %v:\n%v", rules, got.Verdict, want, board)
		}
		switch {
		case want == link.Impossible:
			impossible++
			if got.Blocked != nil {
				jams++
				if p, gone := playInto(board.Clone(), got.Blocked, rules, rnd); gone {
					t.Fatalf("%+v: the tile on %v is blocked, but goes:\n%v", rules, p, board)
				}
			}
		case replays(board, got.Moves, rules) != nil:
			t.Fatalf("%+v: %v:\n%v", rules, replays(board, got.Moves, rules), board)
		}
	}
	t.Logf("%d of %d impossible, %d of them for a jam", impossible, boards, jams)
	if impossible < boards/5 || impossible > boards/2 || jams < boards/20 {
		t.Error("these boards test too little")
	}
}

// TestSlidingNothing has no tiles, and then one.
func TestSlidingNothing(t *testing.T) {
	rules := link.Rules{Turns: 2, Slide: link.ColsIn}
	for want, board := range map[link.Verdict]*link.Board{
		link.Solvable: link.NewBoard(draw(t, "0 # 0")), link.Impossible: link.NewBoard(draw(t, "0 # 1")),
	} {
		if got := link.SolveSliding(context.Background(), board, rules, link.Limits{}); got.Verdict != want || got.Moves != nil {
			t.Errorf("%v: %+v", board, got)
		}
	}
}

// TestSlidingTrap has a kind that can be cleared at once, and must not be.
func TestSlidingTrap(t *testing.T) {
	board := link.NewBoard(draw(t, "2 3", "1 1", "2 4", "3 4"))
	rules := link.Rules{Turns: 2, Slide: link.SlideDown}
	got := link.SolveSliding(context.Background(), board, rules, link.Limits{})
	if got.Verdict != link.Solvable || replays(board, got.Moves, rules) != nil {
		t.Errorf("%+v", got)
	}
	board.Take(grid.Pos{Row: 2, Col: 1}, grid.Pos{Row: 3, Col: 1}, rules)
	if got := link.SolveSliding(context.Background(), board, rules, link.Limits{}); got.Verdict != link.Impossible {
		t.Errorf("after 4-4: %+v", got)
	}
}

// TestSlidingLimits stops searches in every way.
func TestSlidingLimits(t *testing.T) {
	board := deal(10, 20, slices.Repeat([]int{4}, 50), 8) // not decided within millions of states
	rules := link.Rules{Turns: 2, Outside: true, Slide: link.SlideDown}
	cancelled, cancel := context.WithCancel(context.Background())
	cancel()
	late, done := context.WithTimeout(context.Background(), time.Nanosecond)
	defer done()
	for _, test := range []struct {
		ctx    context.Context
		limits link.Limits
		want   link.Stop
	}{
		{cancelled, link.Limits{}, link.Cancelled},
		{late, link.Limits{}, link.OutOfTime},
		{context.Background(), link.Limits{States: 5000}, link.TooMany},
		{context.Background(), link.Limits{Memory: 100_000}, link.TooLarge},
	} {
		got := link.SolveSliding(test.ctx, board, rules, test.limits)
		if got.Verdict != link.Unknown || got.Stop != test.want || got.Moves != nil || test.want == link.TooMany && got.States != 5000 {
			t.Errorf("%+v: %+v, want %s", test.limits, got, test.want)
		}
	}
}

// TestSlidingRepeats pins the states, so that no change of the order of search goes unseen.
func TestSlidingRepeats(t *testing.T) {
	rules := link.Rules{Turns: 2, Outside: true, Slide: link.SlideDown}
	var states []int
	for seed := range uint64(12) {
		board := deal(8, 18, slices.Repeat([]int{4}, 36), seed)
		got := link.SolveSliding(context.Background(), board, rules, link.Limits{States: 30000})
		again := link.SolveSliding(context.Background(), board, rules, link.Limits{States: 30000})
		if !reflect.DeepEqual(got, again) {
			t.Errorf("deal %d: %+v, then %+v", seed, got, again)
		}
		states = append(states, got.States)
	}
	if want := []int{426, 72, 11631, 76, 30000, 72, 4823, 11007, 73, 72, 72, 677}; !slices.Equal(states, want) {
		t.Errorf("states %v, want %v", states, want)
	}
}
