package lair_test

import (
	"context"
	"math"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
)

// looksAt is how often a context is looked at while something is done under it.
func looksAt(do func(ctx context.Context)) int64 {
	ctx := &countdown{Context: context.Background()}
	ctx.left.Store(math.MaxInt64)
	do(ctx)
	return math.MaxInt64 - ctx.left.Load()
}

// worked is how many squares are worked on between two looks at the context, at most.
const worked = 1 << 15

// TestDigLooksAtTheContext digs lairs of one row and of one column: all that goes through them looks at the context. The
// least looks are those of so many squares for each place of the terrain, gone through so often.
func TestDigLooksAtTheContext(t *testing.T) {
	const squares = 1 << 21
	for _, test := range []struct {
		terrain lair.Terrain
		rounds  int64 // how often every square is met at least
	}{
		{lair.Terrain{Style: lair.Scattered, Stones: 20}, 1},
		{lair.Terrain{Style: lair.Rooms, Least: 1, Most: 1}, 5},
		{lair.Terrain{Style: lair.Rooms, Least: 1000, Most: 2000}, 1},
		{lair.Terrain{Style: lair.Maze}, 3},
		{lair.Terrain{Style: lair.Maze, Width: squares}, 1},
		{lair.Terrain{Style: lair.Caves}, 11},
	} {
		for _, size := range []grid.Size{{Rows: 1, Cols: squares}, {Rows: squares, Cols: 1}} {
			terrain := test.terrain
			terrain.Size = size
			looks := looksAt(func(ctx context.Context) { terrain.Dig(ctx, 1, 1) })
			if looks < test.rounds*squares/worked {
				t.Errorf("%+v: %d looks, want %d or more", terrain, looks, test.rounds*squares/worked)
			}
		}
	}
}

// TestDigEndsAtOnce has the context end at some look: it is looked at once more, and that is all.
func TestDigEndsAtOnce(t *testing.T) {
	for _, style := range lair.Styles[1:] {
		for _, size := range []grid.Size{{Rows: 1, Cols: 1 << 18}, {Rows: 1 << 18, Cols: 1}, {Rows: 500, Cols: 500}} {
			terrain := lair.Terrain{Size: size, Style: style}
			all := looksAt(func(ctx context.Context) { terrain.Dig(ctx, 1, 1) })
			for n := int64(0); n < all; n += 1 + all/9 {
				ctx := &countdown{Context: context.Background()}
				ctx.left.Store(n)
				if l, stop := terrain.Dig(ctx, 1, 1); l != nil || stop != lair.Cancelled || ctx.left.Load() < -2 {
					t.Fatalf("%s, %v: %v, %q, %d looks after the end", style, size, l != nil, stop, -ctx.left.Load()-1)
				}
			}
		}
	}
}

// TestBodiesLookAtTheContext lays a body that is long, and one that has to be freed often.
func TestBodiesLookAtTheContext(t *testing.T) {
	for _, test := range []struct {
		size   grid.Size
		length int
	}{{square(200), 10_000}, {square(10), 98}} {
		l := lair.New(test.size, []grid.Pos{{}})
		var body []grid.Pos
		looks := looksAt(func(ctx context.Context) { body, _ = lair.RandomBody(ctx, l, test.length, 1, 1) })
		if body != nil && len(body) != test.length || looks < 2*int64(test.length)/worked {
			t.Errorf("%v: %d blocks with %d looks", test.size, len(body), looks)
		}
		for n := int64(0); n < looks-1; n += 1 + looks/3 {
			ctx := &countdown{Context: context.Background()}
			ctx.left.Store(n)
			if body, stop := lair.RandomBody(ctx, l, test.length, 1, 1); body != nil || stop != lair.Cancelled {
				t.Errorf("%v, after %d looks of %d: %d blocks, stopped by %q", test.size, n, looks, len(body), stop)
			}
		}
	}
}

// TestSharesLookAtTheContext asks for the share of a lair in which no body is found, and of one in which the last is not
// found in time.
func TestSharesLookAtTheContext(t *testing.T) {
	ended, cancel := context.WithCancel(context.Background())
	cancel()
	l := lair.New(square(4), []grid.Pos{{}})
	for _, length := range []int{16, 3} {
		if share, stop := lair.LostShare(ended, l, length, lair.AtlasLimits{Memory: 1}); stop != lair.Cancelled || share != (lair.Share{}) {
			t.Errorf("length %d: %+v, stopped by %q", length, share, stop)
		}
	}
	looks := looksAt(func(ctx context.Context) { lair.LostShare(ctx, l, 16, lair.AtlasLimits{Memory: 1}) })
	for n := range looks {
		ctx := &countdown{Context: context.Background()}
		ctx.left.Store(n)
		if share, stop := lair.LostShare(ctx, l, 16, lair.AtlasLimits{Memory: 1}); stop != lair.Cancelled {
			t.Fatalf("after %d looks of %d: %+v, stopped by %q", n, looks, share, stop)
		}
	}
}

// TestLossesLookAtTheContext goes through the positions of a snake that fills its lair, which are few beside the bodies
// that come to a dead end.
func TestLossesLookAtTheContext(t *testing.T) {
	l := lair.New(grid.Size{Rows: 5, Cols: 5}, []grid.Pos{{}})
	limits := lair.AtlasLimits{Jobs: 1}
	atlas := looksAt(func(ctx context.Context) { lair.MeasureAtlas(ctx, l, 25, limits) })
	var m *lair.LossMap
	looks := looksAt(func(ctx context.Context) { m = lair.Losses(ctx, l, 25, limits) })
	if most := 1000 * (looks - atlas); m.Total.Positions > most || m.Total.Positions == 0 {
		t.Errorf("%d positions with %d looks", m.Total.Positions, looks-atlas)
	}
}

// TestHardestLooksAtTheContext has each step of the way be one look at least.
func TestHardestLooksAtTheContext(t *testing.T) {
	l := lair.New(grid.Size{Rows: 5, Cols: 5}, []grid.Pos{{}})
	limits := lair.AtlasLimits{Jobs: 1}
	atlas := looksAt(func(ctx context.Context) { lair.MeasureAtlas(ctx, l, 12, limits) })
	var start lair.HardestStart
	looks := looksAt(func(ctx context.Context) { start = lair.Hardest(ctx, l, 12, limits) })
	if steps := int64(len(start.Moves)); steps < 10 || looks-atlas < steps {
		t.Errorf("%d steps with %d looks", steps, looks-atlas)
	}
}
