package lair_test

import (
	"context"
	"math/rand/v2"
	"slices"
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
	rounds := 4000
	if testing.Short() {
		rounds = 500
	}
	for seed := range uint64(rounds) {
		rnd := rand.New(rand.NewPCG(seed, 1))
		checkAtlas(t, randomLair(rnd), 1+rnd.IntN(7))
	}
}

func checkAtlas(t *testing.T, p puzzle, length int) {
	t.Helper()
	a := measured(t, p, length, lair.AtlasLimits{Jobs: 1 + length%3})
	bodies := p.vacant(length)
	want := p.leastOf(bodies)
	i, lost := 0, int64(0)
	var counts []int64
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
		t.Fatalf("%v\nlength %d: %d positions, %d lost, counts %v, want %d, %d, %v", p, length, a.Positions(), a.Lost(), a.Counts(), len(bodies), lost, counts)
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
