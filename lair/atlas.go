package lair

import (
	"context"
	"iter"
	"math"

	"github.com/wendgames/wend/grid"
)

// Atlas is the least number of steps to an exit from every position of a lair: from every body of one length
// whose squares are all vacant. A head on an exit needs none.
type Atlas struct {
	lair   *Lair
	length int
	bodies [][]grid.Pos
	number map[string]int
	steps  []int
	counts []int64
}

// AtlasLimits end the measuring of an Atlas, or say how it is done. Nought is no limit.
type AtlasLimits struct {
	Memory int64 // bytes of the tables, at most
	Jobs   int   // goroutines, or nought for as many as the machine runs at once; the Atlas is the same
}

// MeasureAtlas finds the Atlas of a lair without a goal for snakes of a length, from 1.
func MeasureAtlas(ctx context.Context, l *Lair, length int, limits AtlasLimits) (*Atlas, Stop) {
	if l.goal != nil || length < 1 {
		panic("lair: an atlas needs exits and a length")
	}
	if limits.Memory > 0 && AtlasBytes(l, length) > limits.Memory {
		return nil, TooLarge
	}
	a := &Atlas{lair: l, length: length, number: map[string]int{}}
	for body := range everyVacant(l, length) {
		if stop := cancelled(ctx); stop != "" {
			return nil, stop
		}
		a.number[key(body)] = len(a.bodies)
		a.bodies = append(a.bodies, append([]grid.Pos(nil), body...))
	}
	if stop := a.measure(ctx); stop != "" {
		return nil, stop
	}
	for _, n := range a.steps {
		if n >= 0 {
			for len(a.counts) <= n {
				a.counts = append(a.counts, 0)
			}
			a.counts[n]++
		}
	}
	return a, ""
}

func (a *Atlas) measure(ctx context.Context) Stop {
	before := make([][]int, len(a.bodies))
	a.steps = make([]int, len(a.bodies))
	var layer []int
	for i, body := range a.bodies {
		if a.steps[i] = -1; a.lair.IsExit(body[0]) {
			a.steps[i] = 0
			layer = append(layer, i)
			continue
		}
		for _, d := range grid.Dirs {
			if j, ok := a.after(body, d); ok {
				before[j] = append(before[j], i)
			}
		}
	}
	for n := 1; len(layer) > 0; n++ {
		if stop := cancelled(ctx); stop != "" {
			return stop
		}
		var next []int
		for _, j := range layer {
			for _, i := range before[j] {
				if a.steps[i] < 0 {
					a.steps[i] = n
					next = append(next, i)
				}
			}
		}
		layer = next
	}
	return ""
}

func (a *Atlas) after(body []grid.Pos, d grid.Dir) (int, bool) {
	s := NewSnake(a.lair, body)
	if s.Step(d) != "" {
		return 0, false
	}
	return a.number[key(s.Body())], true
}

func key(body []grid.Pos) string {
	var b []byte
	for _, p := range body {
		b = append(p.Append(b), ' ')
	}
	return string(b)
}

func everyVacant(l *Lair, length int) iter.Seq[[]grid.Pos] {
	return func(yield func([]grid.Pos) bool) {
		for i := range l.size.Cells() {
			if !extend(l, nil, l.size.At(i), length, yield) {
				return
			}
		}
	}
}

func extend(l *Lair, body []grid.Pos, p grid.Pos, length int, yield func([]grid.Pos) bool) bool {
	if !l.size.Contains(p) || l.Stone(p) {
		return true
	}
	for _, b := range body {
		if b == p {
			return true
		}
	}
	body = append(body, p)
	if len(body) == length {
		return yield(body)
	}
	for _, d := range grid.Dirs {
		if !extend(l, body, p.Step(d), length, yield) {
			return false
		}
	}
	return true
}

// AtlasBytes is an upper bound on the memory in bytes that an Atlas takes at its peak, math.MaxInt64 if it is beyond.
func AtlasBytes(l *Lair, length int) int64 {
	n := int64(0)
	for range everyVacant(l, length) {
		if n++; n > 1<<24 {
			return math.MaxInt64
		}
	}
	return n * int64(100+20*length)
}

// Length is the number of blocks of the snakes.
func (a *Atlas) Length() int { return a.length }

// Covers reports whether a body is one of the positions: a body of the length of the Atlas, on vacant squares alone.
func (a *Atlas) Covers(body []grid.Pos) bool {
	_, ok := a.number[key(body)]
	return ok
}

// Steps is the least number of steps from a position to an exit, or that there is no way. It panics if the body is
// not a position; see Covers.
func (a *Atlas) Steps(body []grid.Pos) (steps int, ok bool) {
	i, ok := a.number[key(body)]
	if !ok {
		panic("lair: a body that is no position of the atlas")
	}
	return max(a.steps[i], 0), a.steps[i] >= 0
}

// Next is the first step of a shortest way, the first direction in the order of grid.Dirs that is one, if there
// is a way and a step to make. It panics as Steps does.
func (a *Atlas) Next(body []grid.Pos) (grid.Dir, bool) {
	n, ok := a.Steps(body)
	if !ok || n == 0 {
		return 0, false
	}
	for _, d := range grid.Dirs {
		if j, ok := a.after(body, d); ok && a.steps[j] == n-1 {
			return d, true
		}
	}
	panic("lair: an atlas with a hole")
}

// Positions is the number of positions.
func (a *Atlas) Positions() int64 { return int64(len(a.bodies)) }

// Lost is the number of positions from which no way leads to an exit.
func (a *Atlas) Lost() int64 {
	lost := a.Positions()
	for _, n := range a.counts {
		lost -= n
	}
	return lost
}

// Counts is how many positions are n steps away from an exit, for every n up to the most; it must not be changed.
func (a *Atlas) Counts() []int64 { return a.counts }

// Longest is the position with the longest shortest way, the first of them in the order of All, and its steps; the
// body is nil if no position has a way.
func (a *Atlas) Longest() (steps int, body []grid.Pos) {
	for i, n := range a.steps {
		if n == len(a.counts)-1 && n >= 0 {
			return n, a.bodies[i]
		}
	}
	return 0, nil
}

// All goes through all positions with their steps, -1 for those that are lost: the heads in reading order, then
// the directions from block to block in the order of grid.Dirs. A body is valid until the next one.
func (a *Atlas) All() iter.Seq2[[]grid.Pos, int] {
	return func(yield func([]grid.Pos, int) bool) {
		for i, body := range a.bodies {
			if !yield(body, a.steps[i]) {
				return
			}
		}
	}
}
