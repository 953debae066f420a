package lair_test

import (
	"context"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
)

// TestLostShareAgreesWithTheAtlas compares a sample with all positions, and the Atlas with what is counted here.
func TestLostShareAgreesWithTheAtlas(t *testing.T) {
	rnd := rand.New(rand.NewPCG(51, 52))
	for range 200 {
		p, length := randomLair(rnd), 1+rnd.IntN(5)
		got, stop := lair.LostShare(context.Background(), p.lair(), length, lair.AtlasLimits{Jobs: 1})
		want := lair.Share{}
		for _, n := range p.leastOf(p.vacant(length)) {
			want.Positions++
			if n < 0 {
				want.Lost++
			}
		}
		if got != want || stop != "" {
			t.Fatalf("%v\nlength %d: %+v, want %+v, stopped by %q", p, length, got, want, stop)
		}
	}
}

// TestLostShareOfASample is about a lair with a wall across, behind which all is lost.
func TestLostShareOfASample(t *testing.T) {
	l := lair.New(grid.Size{Rows: 60, Cols: 60}, []grid.Pos{{}})
	for r := range 60 {
		l.SetStone(grid.Pos{Row: r, Col: 30})
	}
	got, stop := lair.LostShare(context.Background(), l, 20, lair.AtlasLimits{Jobs: 1})
	if !got.Sampled || got.Positions+got.Undecided != 400 || stop != "" {
		t.Fatalf("%+v, %q", got, stop)
	}
	if off := got.Ratio() - 29.0/59; math.Abs(off) > 4*got.RatioError() || got.RatioError() < 0.02 || got.RatioError() > 0.03 {
		t.Errorf("%+v: a share of %g ± %g, want 29 columns of 59", got, got.Ratio(), got.RatioError())
	}
	if again, _ := lair.LostShare(context.Background(), l, 20, lair.AtlasLimits{Jobs: 2}); again != got {
		t.Errorf("%+v, and then %+v", got, again)
	}
	small := lair.New(grid.Size{Rows: 6, Cols: 6}, []grid.Pos{{}})
	for memory, sampled := range map[int64]bool{0: false, 1 << 20: false, 64: true} {
		if got, stop := lair.LostShare(context.Background(), small, 4, lair.AtlasLimits{Memory: memory}); got.Sampled != sampled || stop != "" {
			t.Errorf("with %d bytes: %+v, %q", memory, got, stop)
		}
	}
}

// TestLostShareThroughADoor is about the same with a door in the wall, which leads from a corridor: behind it all is lost
// for a snake that has its head in the corridor and cannot turn there, or winds itself in.
func TestLostShareThroughADoor(t *testing.T) {
	l := lair.New(grid.Size{Rows: 60, Cols: 60}, []grid.Pos{{}})
	for r := range 59 {
		l.SetStone(grid.Pos{Row: r, Col: 30})
	}
	for c := 31; c < 59; c++ {
		l.SetStone(grid.Pos{Row: 58, Col: c})
	}
	got, stop := lair.LostShare(context.Background(), l, 20, lair.AtlasLimits{Jobs: 1})
	if want := (lair.Share{Loss: lair.Loss{Positions: 400, Lost: 24}, Sampled: true}); got != want || stop != "" {
		t.Errorf("%+v, %q, want %+v", got, stop, want)
	}
}

// TestLostShareOfHardPositions compares a sample with what the search says of the same positions within as many states. With
// few, another one would come.
func TestLostShareOfHardPositions(t *testing.T) {
	l := inFamily(t, "maze 32x32 two wide, tree").lair(0)
	const length = 64
	sample := func(states int) lair.Share {
		want := lair.Share{Sampled: true}
		for n := range uint64(400) {
			body, _ := lair.RandomBody(context.Background(), l, length, 0, n)
			switch lair.Escape(context.Background(), lair.NewSnake(l, body), lair.Limits{States: states}).Verdict {
			case lair.Unknown:
				want.Undecided++
				continue
			case lair.Impossible:
				want.Lost++
			}
			want.Positions++
		}
		return want
	}
	got, stop := lair.LostShare(context.Background(), l, length, lair.AtlasLimits{})
	if want := sample(1000); got != want || stop != "" {
		t.Errorf("%+v, stopped by %q, want %+v", got, stop, want)
	}
	if few := sample(10); few.Undecided <= got.Undecided {
		t.Errorf("%+v within few states too", few)
	}
}

// TestLostShareIsWithinItsMemory has an atlas that takes a little less than a share may, and one that takes more, though
// the limits allow it. The limit of memory is also that of the searches of a sample.
func TestLostShareIsWithinItsMemory(t *testing.T) {
	small, large := lair.New(square(20), []grid.Pos{{}}), lair.New(square(30), []grid.Pos{{}})
	for _, memory := range []int64{0, 1 << 40} {
		if got, stop := lair.LostShare(context.Background(), large, 16, lair.AtlasLimits{Memory: memory}); !got.Sampled || stop != "" {
			t.Errorf("%+v, stopped by %q, want a sample", got, stop)
		}
	}
	if got, stop := lair.LostShare(context.Background(), large, 16, lair.AtlasLimits{Memory: 100}); got.Undecided != 400 || stop != "" {
		t.Errorf("%+v, stopped by %q, want nothing decided within 100 bytes", got, stop)
	}
	if testing.Short() {
		return // the other takes a second
	}
	if got, stop := lair.LostShare(context.Background(), small, 16, lair.AtlasLimits{}); got.Sampled || stop != "" {
		t.Errorf("%+v, stopped by %q, want all positions", got, stop)
	}
}

func TestShares(t *testing.T) {
	for _, test := range []struct {
		share       lair.Share
		want, error float64
	}{
		{lair.Share{}, 0, 0},
		{lair.Share{Sampled: true}, 0, 0},
		{lair.Share{Loss: lair.Loss{Positions: 400, Lost: 100}, Sampled: true}, 0.25, math.Sqrt(0.25 * 0.75 / 400)},
		{lair.Share{Loss: lair.Loss{Positions: 400, Lost: 100}}, 0.25, 0},
		{lair.Share{Loss: lair.Loss{Positions: 9, Lost: 9}, Sampled: true}, 1, 0},
	} {
		if got, off := test.share.Ratio(), test.share.RatioError(); got != test.want || math.Abs(off-test.error) > 1e-15 {
			t.Errorf("%+v: %g ± %g", test.share, got, off)
		}
	}
}
