package link

import (
	"math"
	"slices"
	"testing"

	"github.com/wendgames/wend/grid"
)

// TestLegsBeginAnew has more searches than there are numbers for them: none must take what an early one has marked for its own.
func TestLegsBeginAnew(t *testing.T) {
	b := NewBoard([][]Kind{
		{1, Wall, 0, 0, 0},
		{0, Wall, 0, Wall, 0},
		{0, Wall, 0, Wall, 0},
		{0, 0, 0, Wall, 1},
	})
	p := newPlane(b, Rules{Turns: 4})
	from, to := placeOf(grid.Pos{}), placeOf(grid.Pos{Row: 3, Col: 4})
	p.led(from) // search 1
	p.legs.search = math.MaxUint32
	if !slices.Contains(p.led(from), to) {
		t.Error("the search after the last number takes the marks of the first for its own")
	}
	if !p.joined(from, to) || p.legs.search != 2 {
		t.Errorf("search %d finds no line", p.legs.search)
	}
}

// TestStampsBeginAnew has more runs than there are numbers for them: the tiles marked must be the same as ever.
func TestStampsBeginAnew(t *testing.T) {
	r := grid.NewRandom(71, 72)
	for range 300 {
		b := sparse(r)
		rules := Rules{Turns: r.Below(3), Outside: r.Below(2) == 0}
		x := NewIndex(b, rules)
		x.sweep()
		want := slices.Clone(x.open.levels[0])
		swept := x.stamps.run
		for before := range swept + 1 {
			x.stamps.run = 1<<31 - 1 - before
			for range 2 {
				if x.sweep(); !slices.Equal(x.open.levels[0], want) {
					t.Fatalf("by %v, %d runs before the numbers begin anew, other tiles are marked on\n%s", rules, before, b.AppendPicture(nil))
				}
			}
		}
	}
}

// sparse is a board of 30 cells with few pairs of each kind.
func sparse(r *grid.Random) *Board {
	rows := make([][]Kind, 5)
	for i := range rows {
		for range 6 {
			rows[i] = append(rows[i], Kind(max(0, r.Below(16)-4)))
		}
	}
	return NewBoard(rows)
}

// TestIndexOfTooManyCells asks for an index of a board that has more cells than it can count.
func TestIndexOfTooManyCells(t *testing.T) {
	if math.MaxInt == math.MaxInt32 {
		t.Skip("no board has so many cells here")
	}
	defer func() {
		if got := recover(); got != "link: an index of 65536×32768 cells" {
			t.Errorf("panic %q", got)
		}
	}()
	NewIndex(&Board{mask: Mask{size: grid.Size{Rows: 1 << 16, Cols: 1 << 15}}}, Standard)
}
