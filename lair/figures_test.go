package lair_test

import (
	"context"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
)

// TestFigures measures Escape. It is for people to read, and asserts no times:
//
//	WEND_FIGURES=1 go test -run 'TestFigures$' -v -timeout 30m ./lair
func TestFigures(t *testing.T) {
	if os.Getenv("WEND_FIGURES") == "" {
		t.Skip("WEND_FIGURES is not set")
	}
	t.Run("pockets", figurePockets)
	t.Run("small", figureSmall)
	t.Run("families", figureFamilies)
	t.Run("wide", figureWide)
	t.Run("large", figureLarge)
}

// tally is what came of many searches.
type tally struct {
	states  []int
	took    []time.Duration
	by      map[string]int
	unknown int
	bounded int // of the unknown: those with a way, and a number of steps that none is below
}

func (c *tally) add(r lair.Result, took time.Duration) {
	c.states, c.took = append(c.states, r.Expanded), append(c.took, took)
	if c.by == nil {
		c.by = map[string]int{}
	}
	if r.Verdict == lair.Unknown {
		c.unknown++
		if r.Least > 0 && r.Way != nil {
			c.bounded++
		}
		return
	}
	c.by[fmt.Sprintf("%v by %s", r.Verdict, r.By)]++
}

// keep is an error if a search expanded more states than so many, or all together more than so many on average, or one was not
// decided. That, unlike times, is the same on every machine.
func (c *tally) keep(t *testing.T, what string, mean, most int) {
	sum := 0
	for _, n := range c.states {
		sum += n
	}
	if c.unknown > 0 || sum > mean*len(c.states) || slices.Max(c.states) > most {
		t.Errorf("%s: %d not decided, %d states in %d searches, at most %d", what, c.unknown, sum, len(c.states), slices.Max(c.states))
	}
}

// String is the figures, and the table of what decided.
func (c *tally) String() string {
	slices.Sort(c.states)
	slices.Sort(c.took)
	sum := 0
	for _, n := range c.states {
		sum += n
	}
	n := len(c.states)
	var by []string
	for what, n := range c.by {
		by = append(by, fmt.Sprintf("%s %d", what, n))
	}
	slices.Sort(by)
	return fmt.Sprintf("%d starts, %d not decided (%d of them with both bounds); states: mean %.2f, 99 in 100 %d, most %d; time: median %v, most %v; %s",
		n, c.unknown, c.bounded, float64(sum)/float64(n), c.states[n*99/100], c.states[n-1], c.took[n/2], c.took[n-1], strings.Join(by, ", "))
}

// escape is a search with a time limit, whose moves are replayed, and how long it took.
func escape(t *testing.T, s *lair.Solver, l *lair.Lair, body []grid.Pos, limit time.Duration) (lair.Result, time.Duration) {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	defer cancel()
	snake := lair.NewSnake(l, body)
	begun := time.Now()
	r := s.Escape(ctx, snake, lair.Limits{})
	took := time.Since(begun)
	if r.Verdict == lair.Found {
		if n, code := snake.Replay(r.Moves); code != "" || !snake.Out() {
			t.Errorf("step %d of %v is refused (%s), or the last does not end on an exit", n+1, r.Moves, code)
		}
	}
	return r, took
}

// pocket is a corridor with a snake of a length in it, whose head points into a room of a size at its end; the exit is at
// the other end of the corridor.
func pocket(room grid.Size, door, length int) (*lair.Lair, []grid.Pos) {
	l := lair.New(grid.Size{Rows: room.Rows, Cols: length + 1 + room.Cols}, []grid.Pos{{Row: door}})
	var body []grid.Pos
	for r := range room.Rows {
		for c := range length + 1 {
			if r != door {
				l.SetStone(grid.Pos{Row: r, Col: c})
			}
		}
	}
	for c := length; c > 0; c-- {
		body = append(body, grid.Pos{Row: door, Col: c})
	}
	return l, body
}

// figurePockets has rooms of up to 11×11, a door at each of their squares, and snakes of all lengths up to the longest
// that can turn, and one more.
func figurePockets(t *testing.T) {
	var solvable, impossible tally
	var s lair.Solver
	worst := 0.0
	var longest []string
	for rows := 1; rows <= 11; rows++ {
		for cols := 1; cols <= 11; cols++ {
			most := 0
			for door := range rows {
				for length := 2; ; length++ {
					l, body := pocket(grid.Size{Rows: rows, Cols: cols}, door, length)
					r, took := escape(t, &s, l, body, 10*time.Second)
					if r.Verdict != lair.Found {
						impossible.add(r, took)
						break
					}
					solvable.add(r, took)
					most, worst = max(most, length), max(worst, float64(r.Expanded)/float64(len(r.Moves)))
				}
			}
			if rows == cols {
				longest = append(longest, fmt.Sprintf("%d×%d %d", rows, cols, most))
			}
		}
	}
	t.Logf("solvable: %v\nstates by steps of the answer, at most: %.2f (bar 1)", &solvable, worst)
	t.Logf("one longer than can turn: %v\n(bar 10 states)", &impossible)
	t.Logf("the longest that can turn: %v", longest)
	impossible.keep(t, "one longer than can turn", 10, 10)
	if worst > 1 {
		t.Errorf("%.2f states for each step of the answer", worst)
	}
}

// smallLairs are twenty lairs of 6×6 to 8×8, five of each style that has stones.
func smallLairs() (lairs []*lair.Lair) {
	for i := range 20 {
		size := grid.Size{Rows: 6 + i%3, Cols: 6 + i/3%3}
		terrain := [4]lair.Terrain{
			{Style: lair.Scattered, Stones: 10 + i}, {Style: lair.Rooms, Least: 2, Most: 3, Loops: 5 * i},
			{Style: lair.Maze, Width: 1 + i/4%2, Loops: 5 * i}, {Style: lair.Caves},
		}[i%4]
		terrain.Size = size
		l, _ := terrain.Dig(context.Background(), 3, uint64(i))
		lairs = append(lairs, l)
	}
	return lairs
}

// figureSmall goes through all starts of small lairs, and compares with the atlas.
func figureSmall(t *testing.T) {
	for _, length := range []int{6, 10} {
		var solvable, impossible tally
		var s lair.Solver
		worst := 0.0
		for _, l := range smallLairs() {
			atlas, stop := lair.MeasureAtlas(context.Background(), l, length, lair.AtlasLimits{})
			if stop != "" {
				t.Fatal(stop)
			}
			for body, steps := range atlas.All() {
				r, took := escape(t, &s, l, body, 10*time.Second)
				switch {
				case steps < 0 && r.Verdict == lair.Impossible:
					impossible.add(r, took)
				case steps >= 0 && r.Verdict == lair.Found && len(r.Moves) == steps:
					solvable.add(r, took)
					worst = max(worst, float64(r.Expanded)/float64(max(steps, 1)))
				default:
					t.Errorf("%v with %d steps, but the atlas says %d:\n%s", r.Verdict, len(r.Moves), steps, l.AppendPicture(nil, body))
				}
			}
		}
		t.Logf("length %d, solvable: %v\nstates by steps of the answer, at most: %.2f (bar 3)", length, &solvable, worst)
		t.Logf("length %d, impossible: %v\n(bar 10 states)", length, &impossible)
		impossible.keep(t, "impossible", 10, 10)
		if worst > 3 {
			t.Errorf("length %d: %.2f states for each step of the answer", length, worst)
		}
	}
}

// figureFamilies has lairs of up to 32×32, ten of each family, and snakes of 32 and 64 blocks.
func figureFamilies(t *testing.T) {
	for _, f := range families[:6] {
		for _, test := range []struct{ length, starts int }{{32, 1000}, {64, 100}} {
			c := f.measure(t, test.length, test.starts, time.Second)
			t.Logf("%s, length %d: %v", f.name, test.length, c)
			c.keep(t, f.name, 10, 1000)
		}
	}
	t.Log("bars: length 32: mean 10, most 1,000, none over 0.2 s; length 64: all within 1 s")
}

// figureWide has mazes three and four wide, and long snakes.
func figureWide(t *testing.T) {
	for _, f := range families[6:10] {
		for _, length := range []int{100, 128} {
			t.Logf("%s, length %d: %v", f.name, length, f.measure(t, length, 100, 10*time.Second))
		}
	}
	t.Log("bar: 98 in 100 answered within 10 s, the others with both bounds")
}

// measure searches from so many starts, ten from each of the family's first lairs.
func (f family) measure(t *testing.T, length, starts int, limit time.Duration) *tally {
	var s lair.Solver
	c := new(tally)
	for n := range starts / 10 {
		l := f.lair(n)
		for i := range 10 {
			c.add(escape(t, &s, l, start(t, l, length, 10*n+i), limit))
		}
	}
	return c
}

// figureLarge divides the time of searches by that of a plain flood fill of the same lair.
func figureLarge(t *testing.T) {
	for _, f := range families[10:] {
		l := f.lair(0)
		fill := newFill(l)
		var s lair.Solver
		c := new(tally)
		var ratios []float64
		for n := 0; len(ratios) < 100; n++ {
			body := start(t, l, 32, n)
			fill.run(l.Exits()[0])
			if !fill.reached(body[0]) {
				continue
			}
			r, took := escape(t, &s, l, body, 10*time.Second)
			if r.Verdict != lair.Found {
				continue
			}
			plain := timed(3, func() { fill.run(l.Exits()[0]) })
			c.add(r, took)
			ratios = append(ratios, float64(took)/float64(plain))
		}
		slices.Sort(ratios)
		t.Logf("%s: %v\nby the time of a plain flood fill: median %.2f (bar 5), 90 in 100 %.2f (bar 15), most %.2f", f.name, c,
			ratios[50], ratios[90], ratios[99])
	}
}

// timed is the median time of a call.
func timed(n int, call func()) time.Duration {
	var took []time.Duration
	for range n {
		begun := time.Now()
		call()
		took = append(took, time.Since(begun))
	}
	slices.Sort(took)
	return took[n/2]
}

// fill is a plain flood fill: the steps from a square to all that can be reached, in a table of its own, by a queue.
type fill struct {
	cols   int // with a stone at both ends of each row
	stones []bool
	far    []int32
	queue  []int32
}

func newFill(l *lair.Lair) *fill {
	size := l.Size()
	f := &fill{cols: size.Cols + 2}
	f.stones = make([]bool, (size.Rows+2)*f.cols)
	for i := range f.stones {
		f.stones[i] = true
	}
	for i := range size.Cells() {
		f.stones[f.number(size.At(i))] = l.Stone(size.At(i))
	}
	f.far, f.queue = make([]int32, len(f.stones)), make([]int32, 0, len(f.stones))
	return f
}

func (f *fill) number(p grid.Pos) int { return (p.Row+1)*f.cols + p.Col + 1 }

func (f *fill) reached(p grid.Pos) bool { return f.far[f.number(p)] > 0 }

func (f *fill) run(from grid.Pos) {
	clear(f.far)
	f.queue = append(f.queue[:0], int32(f.number(from)))
	f.far[f.queue[0]] = 1
	for n := 0; n < len(f.queue); n++ {
		at := int(f.queue[n])
		for _, to := range [4]int{at - f.cols, at + f.cols, at - 1, at + 1} {
			if !f.stones[to] && f.far[to] == 0 {
				f.far[to] = f.far[at] + 1
				f.queue = append(f.queue, int32(to))
			}
		}
	}
}
