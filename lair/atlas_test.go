package lair_test

import (
	"context"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
)

// randomLair is a lair of at most 30 squares with stones, exits, some of them on stones, and rules.
func randomLair(rnd *rand.Rand) puzzle {
	p := puzzle{size: grid.Size{Rows: 1 + rnd.IntN(6), Cols: 1 + rnd.IntN(5)}, stones: map[grid.Pos]bool{}}
	share := rnd.IntN(50)
	for i := range p.size.Cells() {
		if rnd.IntN(100) < share {
			p.stones[p.size.At(i)] = true
		}
	}
	for range rnd.IntN(4) {
		p.exits = append(p.exits, p.size.At(rnd.IntN(p.size.Cells())))
	}
	return p.by(ruleSets[rnd.IntN(len(ruleSets))])
}

// vacant is all bodies of a length on vacant squares, the heads in reading order, then by directions.
func (p puzzle) vacant(length int) (list [][]grid.Pos) {
	var extend func(body []grid.Pos, at grid.Pos)
	extend = func(body []grid.Pos, at grid.Pos) {
		if !p.size.Contains(at) || p.stones[at] || slices.Contains(body, at) {
			return
		}
		if body = append(slices.Clone(body), at); len(body) == length {
			list = append(list, body)
			return
		}
		for _, d := range grid.Dirs {
			extend(body, at.Step(d))
		}
	}
	for i := range p.size.Cells() {
		extend(nil, p.size.At(i))
	}
	return list
}

// leastOf is the least number of steps of every one of all bodies on vacant squares, -1 for those without a way, by a
// search backward over whole bodies.
func (p puzzle) leastOf(bodies [][]grid.Pos) []int {
	number, before := map[string]int{}, make([][]int, len(bodies))
	for i, body := range bodies {
		number[key(body)] = i
	}
	steps := make([]int, len(bodies))
	var layer []int
	for i, body := range bodies {
		if steps[i] = -1; p.over(body) {
			steps[i] = 0
			layer = append(layer, i)
			continue
		}
		for _, d := range grid.Dirs {
			if to := body[0].Step(d); p.refusal(body, to) == "" {
				j := number[key(moved(body, to))]
				before[j] = append(before[j], i)
			}
		}
	}
	for len(layer) > 0 {
		var next []int
		for _, j := range layer {
			for _, i := range before[j] {
				if steps[i] < 0 {
					steps[i] = steps[j] + 1
					next = append(next, i)
				}
			}
		}
		layer = next
	}
	return steps
}

// measured is the atlas of a puzzle's lair.
func measured(t testing.TB, p puzzle, length int, limits lair.AtlasLimits) *lair.Atlas {
	t.Helper()
	a, stop := lair.MeasureAtlas(context.Background(), p.lair(), length, limits)
	if stop != "" {
		t.Fatalf("%v\nlength %d: stopped: %s", p, length, stop)
	}
	return a
}

// TestAtlasOnRandomLairs compares all that an atlas says of small lairs with a search over whole bodies.
func TestAtlasOnRandomLairs(t *testing.T) {
	rounds := 2000
	if testing.Short() {
		rounds = 500
	}
	for seed := range uint64(rounds) {
		rnd := rand.New(rand.NewPCG(seed, 1))
		checkAtlas(t, randomLair(rnd), 1+rnd.IntN(9))
	}
}

// FuzzAtlas does the same with lairs that the fuzzer finds.
func FuzzAtlas(f *testing.F) {
	f.Add(uint64(1), uint8(1))
	f.Add(uint64(2), uint8(8))
	f.Fuzz(func(t *testing.T, seed uint64, length uint8) {
		checkAtlas(t, randomLair(rand.New(rand.NewPCG(seed, 1))), 1+int(length%9))
	})
}

// TestAtlasOfWideLairs has rows of one to three words of a plane, corridors, and halves of four words.
func TestAtlasOfWideLairs(t *testing.T) {
	for seed, size := range []grid.Size{
		{Rows: 3, Cols: 125}, {Rows: 3, Cols: 126}, {Rows: 3, Cols: 127}, {Rows: 3, Cols: 128},
		{Rows: 4, Cols: 129}, {Rows: 2, Cols: 254}, {Rows: 2, Cols: 255}, {Rows: 3, Cols: 256},
		{Rows: 200, Cols: 1}, {Rows: 100, Cols: 2}, {Rows: 1, Cols: 256}, {Rows: 10, Cols: 44},
	} {
		rnd := rand.New(rand.NewPCG(uint64(seed), 2))
		p := puzzle{size: size, stones: map[grid.Pos]bool{}}
		for range size.Cells() / 12 {
			p.stones[size.At(rnd.IntN(size.Cells()))] = true
		}
		p.exits = []grid.Pos{size.At(0), size.At(size.Cells() - 1), size.At(rnd.IntN(size.Cells()))}[:1+seed%3]
		for _, length := range []int{1, 2, 4, 5} {
			checkAtlas(t, p.by(ruleSets[seed%3]), length)
		}
	}
}

// TestAtlasOfLongSnakes has bodies that fill a good part of the lair, all of it, or more.
func TestAtlasOfLongSnakes(t *testing.T) {
	for _, p := range []puzzle{
		draw("E..............................................@"),
		draw("E...", "....", "...@"), draw("E.#.......", ".....#.#.@"), draw(".....", ".###.", ".#E#.", "....@"),
	} {
		for _, length := range []int{8, 10, 11, 12, 13, 14, 20, 48, 49, math.MaxInt} {
			for _, rules := range ruleSets {
				p.body = nil
				checkAtlas(t, p.by(rules), length)
			}
		}
	}
}

func checkAtlas(t *testing.T, p puzzle, length int) {
	t.Helper()
	a := measured(t, p, length, lair.AtlasLimits{Jobs: 1 + length%3})
	bodies := p.vacant(length)
	want := p.leastOf(bodies)
	if n := len(bodies); n > 0 && p.size.Cells() < 100 {
		at := length * 7919 % n
		p.body = bodies[at]
		if least := p.least(); least != want[at] {
			t.Fatalf("%v: %d steps by the one search, %d by the other", p, least, want[at])
		}
	}
	i, lost := 0, int64(0)
	var counts []int64
	for body, steps := range measured(t, p, length, lair.AtlasLimits{StepsOnly: true}).All() {
		if !slices.Equal(body, bodies[i]) || steps != want[i] {
			t.Fatalf("%v\nlength %d: position %d is %v with %d steps, want others", p, length, i, body, steps)
		}
		i++
	}
	i = 0
	for body, steps := range a.All() {
		if i == len(bodies) || !slices.Equal(body, bodies[i]) || steps != want[i] {
			t.Fatalf("%v\nlength %d: position %d is %v with %d steps, want others", p, length, i, body, steps)
		}
		checkPosition(t, p, a, body, steps)
		if steps < 0 {
			lost++
		} else {
			counts = append(counts, make([]int64, max(0, steps+1-len(counts)))...)
			counts[steps]++
		}
		i++
	}
	if i != len(bodies) || a.Positions() != int64(i) || a.Lost() != lost || !slices.Equal(a.Counts(), counts) {
		t.Fatalf("%v\nlength %d: %d positions, %d lost, counts %v, want %d, %d, %v",
			p, length, a.Positions(), a.Lost(), a.Counts(), len(bodies), lost, counts)
	}
	checkLongest(t, p, a, bodies, want)
}

// checkPosition replays the way that an atlas shows.
func checkPosition(t *testing.T, p puzzle, a *lair.Atlas, body []grid.Pos, steps int) {
	t.Helper()
	got, ok := a.Steps(body)
	if ok != (steps >= 0) || ok && got != steps || !a.Covers(body) {
		t.Fatalf("%v\n%v: %d steps, %t, want %d", p, body, got, ok, steps)
	}
	body = slices.Clone(body)
	for left := steps; left > 0; left-- {
		d, ok := a.Next(body)
		to := body[0].Step(d)
		if !ok || p.refusal(body, to) != "" || p.over(body) {
			t.Fatalf("%v\n%v, %d steps to go: %v, %t", p, body, left, d, ok)
		}
		body = moved(body, to)
	}
	if _, ok := a.Next(body); ok || steps >= 0 && !p.over(body) {
		t.Fatalf("%v\n%v: a way of %d steps ends elsewhere, or goes on", p, body, steps)
	}
}

func checkLongest(t *testing.T, p puzzle, a *lair.Atlas, bodies [][]grid.Pos, want []int) {
	t.Helper()
	steps, body := a.Longest()
	most := -1
	for _, n := range want {
		most = max(most, n)
	}
	if most < 0 {
		if body != nil {
			t.Fatalf("%v\nthe longest way is from %v, want none", p, body)
		}
	} else if first := slices.Index(want, most); steps != most || !slices.Equal(body, bodies[first]) {
		t.Fatalf("%v\nthe longest way has %d steps, from %v, want %d from %v", p, steps, body, most, bodies[first])
	}
}

// TestAtlasOfTheOpenLair pins the atlases of the open lair of 20 rows and columns, by several jobs.
func TestAtlasOfTheOpenLair(t *testing.T) {
	l := lair.New(grid.Size{Rows: 20, Cols: 20}, []grid.Pos{{}})
	for _, test := range []struct {
		length          int
		positions, lost int64
		steps           int
	}{{8, 634_896, 3946, 41}, {9, 1_658_160, 6834, 41}, {12, 29_881_168, 350_384, 43}} {
		var first *lair.Atlas
		for _, jobs := range []int{1, 2, 3, 8} {
			a, stop := lair.MeasureAtlas(context.Background(), l, test.length, lair.AtlasLimits{Jobs: jobs})
			if stop != "" {
				t.Fatal(stop)
			}
			steps, body := a.Longest()
			if a.Positions() != test.positions || a.Lost() != test.lost || steps != test.steps {
				t.Errorf("length %d: %d positions, %d lost, %d steps, want %v", test.length, a.Positions(), a.Lost(), steps, test)
			}
			if first == nil {
				first = a
			}
			if _, want := first.Longest(); !slices.Equal(body, want) || !slices.Equal(a.Counts(), first.Counts()) {
				t.Errorf("length %d: %d jobs find others than one", test.length, jobs)
			}
		}
	}
}

// TestAtlasMisuse names what must not be asked.
func TestAtlasMisuse(t *testing.T) {
	p := draw("E..", ".#.", "..@")
	a := measured(t, p, 3, lair.AtlasLimits{})
	uncounted := measured(t, p, 3, lair.AtlasLimits{StepsOnly: true})
	goal := lair.New(grid.Size{Rows: 2, Cols: 2}, nil)
	goal.SetGoal([]grid.Pos{{}})
	at := func(squares ...int) (body []grid.Pos) {
		for _, i := range squares {
			body = append(body, p.size.At(i))
		}
		return body
	}
	for name, ask := range map[string]func(){
		"too short": func() { a.Steps(at(0, 1)) },
		"too long":  func() { a.Next(at(0, 1, 2, 5)) },
		"stone":     func() { a.Steps(at(1, 4, 7)) },
		"apart":     func() { a.Steps(at(0, 1, 5)) },
		"twice":     func() { a.Steps(at(0, 1, 0)) },
		"off":       func() { a.Steps([]grid.Pos{{Row: -1}, {}, {Col: 1}}) },
		"no length": func() { lair.MeasureAtlas(context.Background(), p.lair(), 0, lair.AtlasLimits{}) },
		"goal":      func() { lair.MeasureAtlas(context.Background(), goal, 1, lair.AtlasLimits{}) },
		"no bytes":  func() { lair.AtlasBytes(p.lair(), 0) },
		"positions": func() { uncounted.Positions() },
		"lost":      func() { uncounted.Lost() },
		"counts":    func() { uncounted.Counts() },
		"longest":   func() { uncounted.Longest() },
	} {
		func() {
			defer func() {
				if what, _ := recover().(string); !strings.HasPrefix(what, "lair: a") {
					t.Errorf("%s: panics with %q", name, what)
				}
			}()
			ask()
		}()
	}
	if a.Length() != 3 || !a.Covers(at(0, 1, 2)) || a.Covers(at(1, 4, 7)) || a.Covers(at(0, 1)) {
		t.Error("an atlas does not know what it covers")
	}
}
