package link_test

import (
	"context"
	"fmt"
	"sync"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/link"
)

// askedOften is a context that ends when it is asked whether it has ended for so many times.
type askedOften struct {
	context.Context
	mutex sync.Mutex
	asked int // so far
	most  int
	done  chan struct{}
}

func newAskedOften(most int) *askedOften {
	return &askedOften{Context: context.Background(), most: most, done: make(chan struct{})}
}

func (c *askedOften) Done() <-chan struct{} { return c.done }

func (c *askedOften) Err() error {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	switch c.asked++; {
	case c.asked <= c.most:
		return nil
	case c.asked == c.most+1:
		close(c.done)
	}
	return context.Canceled
}

// TestStopsInTheMiddle ends each of what takes long at every time at which it asks: then it is whole, or says that it was stopped.
func TestStopsInTheMiddle(t *testing.T) {
	wide := link.FullBoard(grid.Size{Rows: 8, Cols: 18})
	start := generate(t, link.Request{Cells: wide, Copies: 4, Rules: link.Standard, Seed: 1}).Board
	apart := link.NewBoard(draw(t, "1 # 1 # 1 # 1 # 2 # 2 # 3 # 3"))
	falling := link.Rules{Turns: 2, Slide: link.SlideDown}
	made := func(m link.Made) (string, link.Stop) {
		if (m.Board == nil) != (m.Verdict != link.Solvable) || (m.Stop == "") != (m.Verdict != link.Unknown) {
			t.Fatalf("%+v", m)
		}
		return fmt.Sprint(m.Verdict, m.Board, m.Moves, m.Deals), m.Stop
	}
	for _, test := range []struct {
		name string
		do   func(ctx context.Context) (string, link.Stop)
	}{
		{"generate", func(ctx context.Context) (string, link.Stop) {
			m, _ := link.Generate(ctx, link.Request{Cells: wide, Copies: 4, Rules: link.Standard, Seed: 3})
			return made(m)
		}},
		{"generate, falling", func(ctx context.Context) (string, link.Stop) {
			m, _ := link.Generate(ctx, link.Request{Cells: wide, Copies: 4, Rules: falling, Seed: 1})
			return made(m)
		}},
		{"generate, mended", func(ctx context.Context) (string, link.Stop) {
			m, _ := link.Generate(ctx, link.Request{Cells: wide, Copies: 2, Rules: link.Rules{Turns: 1}, Seed: 3})
			return made(m)
		}},
		{"shuffle", func(ctx context.Context) (string, link.Stop) {
			return made(link.Shuffle(ctx, start, falling, 2, 0))
		}},
		{"shuffle, all arrangements", func(ctx context.Context) (string, link.Stop) {
			return made(link.Shuffle(ctx, apart, falling, 1, 0))
		}},
		{"grade", func(ctx context.Context) (string, link.Stop) {
			g := link.Grade(ctx, start, link.Standard, 10, 1)
			if g.Tiles != 144 || g.Kinds != 36 || g.Version != link.GradeVersion || (g.Score() < 0) != (g.Stop != "") {
				t.Fatalf("%+v", g)
			}
			return fmt.Sprint(g), g.Stop
		}},
	} {
		ctx := newAskedOften(1 << 30)
		want, stop := test.do(ctx)
		if stop != "" || ctx.asked < 3 {
			t.Errorf("%s: %q, and asked %d times", test.name, stop, ctx.asked)
		}
		for most := 0; most < ctx.asked; most += 1 + ctx.asked/40 {
			if got, stop := test.do(newAskedOften(most)); stop != link.Cancelled && got != want {
				t.Errorf("%s, stopped when asked %d times: %q, %s", test.name, most, stop, got)
			} else if most < ctx.asked/2 && stop != link.Cancelled {
				t.Errorf("%s goes on after it was stopped when asked %d times", test.name, most)
			}
		}
	}
}
