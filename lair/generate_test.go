package lair_test

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
)

// generate makes a lair that there must be.
func generate(t testing.TB, q lair.Request) lair.Made {
	t.Helper()
	m, err := lair.Generate(context.Background(), q)
	if err != nil || m.Verdict != lair.Found {
		t.Fatalf("%+v: %v, %v, %q after %d tries", q, err, m.Verdict, m.Stop, m.Tries)
	}
	checkMade(t, q, m)
	return m
}

// checkMade checks that a lair is as asked for, and replays its way.
func checkMade(t testing.TB, q lair.Request, m lair.Made) {
	t.Helper()
	fault := func(format string, args ...any) {
		t.Helper()
		t.Fatalf("%+v: %s:\n%s%v", q, fmt.Sprintf(format, args...), m.Lair.AppendPicture(nil, m.Body), m.Body)
	}
	if m.Lair.Size() != q.Size || m.Lair.Rules() != q.Rules || !slices.Equal(m.Lair.Exits(), []grid.Pos{q.Exit}) {
		fault("size, rules or exit")
	}
	if _, what := lair.BodyFault(q.Size, m.Body); what != "" || len(m.Body) != q.Length {
		fault("%d blocks, %s", len(m.Body), what)
	}
	if m.Lair.Stone(q.Exit) || slices.Contains(m.Body, q.Exit) || slices.ContainsFunc(m.Body, m.Lair.Stone) {
		fault("the exit is not vacant, or a block lies on a stone")
	}
	s := lair.NewSnake(m.Lair, m.Body)
	if n, code := s.Replay(m.Moves); code != "" || !s.Out() {
		fault("step %d of %v: %q", n, m.Moves, code)
	}
	if steps := len(m.Moves); steps < max(1, q.Min) || q.Max > 0 && steps > q.Max || m.Tries < 1 || m.Stop != "" {
		fault("%d steps after %d tries, stopped by %q", steps, m.Tries, m.Stop)
	}
}

// randomRequest is a request that has a meaning, but perhaps no lair.
func randomRequest(rnd *rand.Rand) lair.Request {
	q := lair.Request{
		Terrain: lair.Terrain{
			Size:  grid.Size{Rows: 1 + rnd.IntN(9), Cols: 1 + rnd.IntN(9)},
			Style: lair.Styles[rnd.IntN(len(lair.Styles))],
		},
		Length: 1 + rnd.IntN(9), Tries: 1 + rnd.IntN(40), Seed: rnd.Uint64(), Rules: ruleSets[rnd.IntN(len(ruleSets))],
	}
	q.Exit = q.Size.At(rnd.IntN(q.Size.Cells()))
	switch q.Style {
	case lair.Scattered:
		q.Stones = rnd.IntN(60)
	case lair.Maze:
		q.Width, q.Loops = rnd.IntN(4), rnd.IntN(101)
	case lair.Rooms:
		q.Least, q.Loops = rnd.IntN(4), rnd.IntN(101)
	}
	if rnd.IntN(2) == 0 {
		q.Min = rnd.IntN(12)
		q.Max = q.Min + rnd.IntN(8)
	}
	return q
}

// TestGenerateOnRandomRequests compares the ways of small lairs with search over whole bodies.
func TestGenerateOnRandomRequests(t *testing.T) {
	rounds := 3000
	if testing.Short() {
		rounds = 300
	}
	rnd := rand.New(rand.NewPCG(5, 6))
	found := 0
	for range rounds {
		q := randomRequest(rnd)
		m, err := lair.Generate(context.Background(), q)
		if err != nil {
			t.Fatalf("%+v: %v", q, err)
		}
		if m.Verdict != lair.Found {
			if m.Lair != nil || m.Verdict == lair.Unknown && (m.Stop != lair.TooManyTries || m.Tries != q.Tries) {
				t.Fatalf("%+v: %v, %q after %d tries", q, m.Verdict, m.Stop, m.Tries)
			}
			continue
		}
		found++
		checkMade(t, q, m)
		if want := puzzleOf(m.Lair, m.Body).least(); want != len(m.Moves) {
			t.Fatalf("%+v: %d steps, want %d:\n%s", q, len(m.Moves), want, m.Lair.AppendPicture(nil, m.Body))
		}
	}
	if 3*found < rounds {
		t.Errorf("only %d of %d requests had a lair", found, rounds)
	}
}

// puzzleOf is a lair with a snake as the oracle reads it.
func puzzleOf(l *lair.Lair, body []grid.Pos) puzzle {
	p := puzzle{size: l.Size(), stones: map[grid.Pos]bool{}, exits: l.Exits(), body: body, rules: l.Rules()}
	for i := range p.size.Cells() {
		if at := p.size.At(i); l.Stone(at) {
			p.stones[at] = true
		}
	}
	return p
}

// TestGenerateIsNotTrivial looks where the heads are that no range was asked for, and those of a range.
func TestGenerateIsNotTrivial(t *testing.T) {
	for seed := range uint64(100) {
		q := lair.Request{Terrain: lair.Terrain{Size: grid.Size{Rows: 15, Cols: 10}, Style: lair.Open}, Length: 6, Seed: seed}
		if m := generate(t, q); m.Body[0].Row+m.Body[0].Col < 12 {
			t.Errorf("the head on %v is nearer than half of 23 steps", m.Body[0])
		}
		q.Min, q.Max = 7, 8
		if m := generate(t, q); m.Body[0].Row+m.Body[0].Col > 8 {
			t.Errorf("the head on %v is farther than 8 steps", m.Body[0])
		}
	}
}

// TestGenerateWithinFewSteps wants fewer steps than half of the way across, and more than there are: the heads are where
// they can be in the first half of the tries, too.
func TestGenerateWithinFewSteps(t *testing.T) {
	q := lair.Request{Terrain: lair.Terrain{Size: grid.Size{Rows: 15, Cols: 10}, Style: lair.Open}, Length: 6, Max: 5}
	for ; q.Seed < 100; q.Seed++ {
		if m := generate(t, q); m.Tries > 50 || m.Body[0].Row+m.Body[0].Col != 5 {
			t.Errorf("seed %d: the head on %v after %d tries", q.Seed, m.Body[0], m.Tries)
		}
	}
}

func TestGenerateFaults(t *testing.T) {
	good := lair.Request{Terrain: lair.Terrain{Size: grid.Size{Rows: 4, Cols: 4}, Style: lair.Open}, Length: 3}
	for _, test := range []struct {
		change func(q *lair.Request)
		want   string
	}{
		{func(q *lair.Request) { q.Length = 0 }, "a snake of 0 blocks: want 1 or more"},
		{func(q *lair.Request) { q.Min = -1 }, "-1 to 0 steps"},
		{func(q *lair.Request) { q.Max = -1 }, "0 to -1 steps"},
		{func(q *lair.Request) { q.Min, q.Max = 5, 4 }, "5 to 4 steps: want the least first"},
		{func(q *lair.Request) { q.Tries = -1 }, "-1 lairs to try: want a positive number, or 0 for 10000"},
		{func(q *lair.Request) { q.Rules.Swap = true }, "swap=yes needs tail=loose"},
		{func(q *lair.Request) { q.Style = "odd" }, "want a style"},
	} {
		q := good
		test.change(&q)
		if m, err := lair.Generate(context.Background(), q); err == nil || !strings.Contains(err.Error(), test.want) || m.Lair != nil {
			t.Errorf("%+v: %v, want %s", q, err, test.want)
		}
	}
}

func TestGenerateOfWhatCannotBe(t *testing.T) {
	size := grid.Size{Rows: 4, Cols: 5}
	for _, test := range []struct {
		q    lair.Request
		want lair.Verdict
	}{
		{lair.Request{Terrain: lair.Terrain{Size: size, Style: lair.Open}, Length: 20}, lair.Impossible},
		{lair.Request{Terrain: lair.Terrain{Size: size, Style: lair.Open}, Length: math.MaxInt}, lair.Impossible},
		{lair.Request{Terrain: lair.Terrain{Size: size, Style: lair.Scattered, Stones: 50}, Length: 10}, lair.Impossible},
		{lair.Request{Terrain: lair.Terrain{Size: size, Style: lair.Scattered, Stones: 100}, Length: 1}, lair.Impossible},
		{lair.Request{Terrain: lair.Terrain{Size: grid.Size{Rows: 1, Cols: 1}, Style: lair.Caves}, Length: 1}, lair.Impossible},
		{lair.Request{Terrain: lair.Terrain{Size: size, Style: lair.Open}, Length: 3, Min: 1000, Tries: 9}, lair.Unknown},
	} {
		m, err := lair.Generate(context.Background(), test.q)
		if err != nil || m.Verdict != test.want || m.Lair != nil || (m.Stop != "") != (test.want == lair.Unknown) {
			t.Errorf("%+v: %v, %q, %v", test.q, m.Verdict, m.Stop, err)
		}
	}
}

func TestGenerateIsStopped(t *testing.T) {
	ended, cancel := context.WithCancel(context.Background())
	cancel()
	late, cancel := context.WithTimeout(context.Background(), 0)
	defer cancel()
	for _, size := range []grid.Size{{Rows: 4, Cols: 4}, {Rows: 300, Cols: 300}} {
		for _, style := range lair.Styles {
			q := lair.Request{Terrain: lair.Terrain{Size: size, Style: style}, Length: 3}
			if m, err := lair.Generate(ended, q); m.Stop != lair.Cancelled || m.Lair != nil || err != nil {
				t.Errorf("%s: %v, %q, %v", style, m.Verdict, m.Stop, err)
			}
			if m, err := lair.Generate(late, q); m.Stop != lair.OutOfTime || m.Lair != nil || err != nil {
				t.Errorf("%s: %v, %q, %v", style, m.Verdict, m.Stop, err)
			}
		}
	}
}

// FuzzGenerate makes lairs of any request: it never panics, and what it makes is as asked for.
func FuzzGenerate(f *testing.F) {
	f.Add(5, 6, 0, uint8(0), 4, 0, 0, 0, 0, 0, 0, 0, uint64(1))
	f.Add(20, 1, 7, uint8(1), 3, 20, 0, 0, 0, 0, 2, 9, uint64(2))
	f.Add(9, 9, 80, uint8(2), 6, 0, 0, 2, 3, 50, 5, 0, uint64(3))
	f.Add(8, 14, 3, uint8(3), 8, 0, 2, 0, 0, 100, 0, 30, uint64(4))
	f.Add(1, 9, 4, uint8(4), 2, 0, 0, 0, 0, 0, 9, 5, uint64(5))
	f.Fuzz(func(t *testing.T, rows, cols, exit int, style uint8, length, stones, width, least, most, loops, minimum, maximum int, seed uint64) {
		if rows > 40 || cols > 40 {
			return // that takes long
		}
		q := lair.Request{
			Terrain: lair.Terrain{
				Size: grid.Size{Rows: rows, Cols: cols}, Exit: grid.Pos{Row: exit >> 4, Col: exit & 15},
				Style:  slices.Concat(lair.Styles, []lair.Style{"?"})[int(style)%(len(lair.Styles)+1)],
				Stones: stones, Width: width, Least: least, Most: most, Loops: loops,
			},
			Length: length, Min: minimum, Max: maximum, Tries: 10, Seed: seed, Rules: ruleSets[seed%3],
		}
		m, err := lair.Generate(context.Background(), q)
		if err != nil {
			return
		}
		switch {
		case m.Verdict == lair.Found:
			checkMade(t, q, m)
		case m.Verdict == lair.Unknown && (m.Stop != lair.TooManyTries || m.Tries != 10):
			t.Errorf("%+v: %q after %d tries", q, m.Stop, m.Tries)
		}
	})
}

// BenchmarkGenerate makes lairs of 20×20 squares.
func BenchmarkGenerate(b *testing.B) {
	for _, style := range lair.Styles {
		for _, length := range []int{8, 32} {
			b.Run(fmt.Sprintf("%s/L=%d", style, length), func(b *testing.B) {
				q := lair.Request{Terrain: lair.Terrain{Size: grid.Size{Rows: 20, Cols: 20}, Style: style}, Length: length}
				if style == lair.Scattered {
					q.Stones = 20
				}
				tries := 0
				for b.Loop() {
					q.Seed++
					tries += generate(b, q).Tries
				}
				b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "lairs/s")
				b.ReportMetric(float64(tries)/float64(b.N), "tries")
			})
		}
	}
}
