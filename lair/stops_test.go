package lair_test

import (
	"context"
	"fmt"
	"sync/atomic"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
)

// countdown is a context that ends when it has been asked so often whether it has.
type countdown struct {
	context.Context
	left atomic.Int64
}

func (c *countdown) Err() error {
	if c.left.Add(-1) < 0 {
		return context.Canceled
	}
	return nil
}

// shown is the drawing of a lair, or nothing if there is none.
func shown(l *lair.Lair) string {
	if l == nil {
		return ""
	}
	return string(l.AppendPicture(nil, nil))
}

// TestStopsAnywhere ends the context at one point after another of all that takes long, until it comes to its end: then
// the answer is as without a context, and before it is none, or one of which a part is missing and that says so.
func TestStopsAnywhere(t *testing.T) {
	rooms := lair.Request{Terrain: lair.Terrain{Size: square(20), Style: lair.Rooms, Loops: 10}, Length: 32, Seed: 3}
	made := generate(t, rooms)
	snake := lair.NewSnake(made.Lair, made.Body)
	large := lair.Terrain{Size: grid.Size{Rows: 300, Cols: 300}, Style: lair.Caves}
	small := dug(t, lair.Terrain{Size: grid.Size{Rows: 5, Cols: 5}, Style: lair.Caves}, 2)
	for _, test := range []struct {
		name string
		ask  func(ctx context.Context) (answer any, stop lair.Stop)
		part bool // whether a part of the answer may come
	}{
		{"dig", func(ctx context.Context) (any, lair.Stop) {
			l, stop := large.Dig(ctx, 1, 1)
			return shown(l), stop
		}, false},
		{"generate", func(ctx context.Context) (any, lair.Stop) {
			m, _ := lair.Generate(ctx, rooms)
			return shown(m.Lair), m.Stop
		}, false},
		{"passages", func(ctx context.Context) (any, lair.Stop) {
			c := lair.Passages(ctx, snake, lair.Limits{})
			return c, c.Stop
		}, true},
		{"obstacles", func(ctx context.Context) (any, lair.Stop) {
			c := lair.Obstacles(ctx, snake, lair.Limits{})
			return c, c.Stop
		}, true},
		{"grade", func(ctx context.Context) (any, lair.Stop) {
			g := lair.Grade(ctx, snake, lair.Limits{})
			if g.Stop != "" && (g.Label() != lair.Ungraded || g.Score() != -1) {
				t.Errorf("stopped: %v", g.Label())
			}
			return g, g.Stop
		}, true},
		{"share", func(ctx context.Context) (any, lair.Stop) {
			share, stop := lair.LostShare(ctx, small, 4, lair.AtlasLimits{Jobs: 1})
			if stop != "" && share != (lair.Share{}) {
				t.Errorf("stopped: %+v", share)
			}
			return share, stop
		}, true},
		{"losses", func(ctx context.Context) (any, lair.Stop) {
			m := lair.Losses(ctx, small, 4, lair.AtlasLimits{Jobs: 1})
			return m, m.Stop
		}, true},
		{"hardest", func(ctx context.Context) (any, lair.Stop) {
			s := lair.Hardest(ctx, small, 4, lair.AtlasLimits{Jobs: 1})
			return s, s.Stop
		}, true},
	} {
		t.Run(test.name, func(t *testing.T) {
			want, _ := test.ask(context.Background())
			stops := 0
			for n := int64(0); ; n += 1 + n/16 {
				ctx := &countdown{Context: context.Background()}
				ctx.left.Store(n)
				got, stop := test.ask(ctx)
				if stop == "" {
					if fmt.Sprintf("%+v", got) != fmt.Sprintf("%+v", want) {
						t.Errorf("asked %d times: %+v, want %+v", n, got, want)
					}
					break
				}
				stops++
				if stop != lair.Cancelled || !test.part && got != "" {
					t.Fatalf("asked %d times: stopped by %q", n, stop)
				}
			}
			if stops < 2 {
				t.Errorf("stopped %d times", stops)
			}
		})
	}
}
