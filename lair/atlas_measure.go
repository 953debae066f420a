package lair

import (
	"context"
	"math/bits"
	"runtime"
	"sync"
	"sync/atomic"

	"github.com/wendgames/wend/grid"
)

// AtlasLimits end the measuring of an Atlas, or say how it is done. Nought is no limit.
type AtlasLimits struct {
	Memory    int64 // bytes of the tables, at most; without a limit they may be more than the machine has: see AtlasBytes
	Jobs      int   // goroutines, or nought for as many as run at once; the Atlas is the same for any number
	StepsOnly bool  // whether the positions need not be counted: then Positions, Lost, Counts and Longest panic
}

// MeasureAtlas finds the Atlas of a lair without a goal, for snakes of a length from 1; it panics if there is a goal
// or no length. If the context, which must not be nil, ends or the limit of memory is reached before, there is no
// Atlas, and the Stop says why. Whether the limit is reached is the same on every machine and for any number of Jobs.
//
// It is a search backward from the exits, a step a layer, in all positions at once. It costs O(classes × squares/64)
// a layer, in time, and O(classes × squares/64 × digits of the most steps) in memory, where the classes are the live
// parts of bodies that fit into the lair: at most 444 for 8 blocks under the standard rule, 11,556 for 12, 354,500 for
// 16 and 12,082,764 for 20. Counting the positions costs O(shapes of bodies × squares/64) on top.
func MeasureAtlas(ctx context.Context, l *Lair, length int, limits AtlasLimits) (*Atlas, Stop) {
	if l.goal != nil || length < 1 {
		panic("lair: an atlas needs a lair without a goal and a length from 1")
	}
	m := &measurer{Atlas: &Atlas{planes: layout(l.size), length: length}, ctx: ctx, lair: l, jobs: limits.Jobs}
	m.memory.limit = limits.Memory
	if m.jobs <= 0 {
		m.jobs = runtime.GOMAXPROCS(0)
	}
	parts := []func() Stop{m.open, m.survey, m.spread, m.census}
	if limits.StepsOnly {
		parts = parts[:3]
	}
	for _, part := range parts {
		if stop := part(); stop != "" {
			return nil, stop
		}
	}
	m.counted = !limits.StepsOnly
	return m.Atlas, ""
}

// measurer is an Atlas that is being made.
type measurer struct {
	*Atlas
	ctx     context.Context
	lair    *Lair
	jobs    int
	memory  memory
	peak    int64       // bytes used at once, at most, up to the census
	exits   []uint64    // the plane of vacant exits
	colours []int       // those of the vacant exits
	fits    [][]uint64  // planes that the survey has used
	most    int         // nodes of the tree at most, or nought for any number
	done    func() bool // whether no more layers are wanted, or nil
}

// open fills the planes of vacant squares and exits. An exit that is a stone is none.
func (m *measurer) open() Stop {
	var ok bool
	if m.vacant, ok = exactly[uint64](&m.memory, m.words()); !ok {
		return TooLarge
	}
	if m.exits, ok = exactly[uint64](&m.memory, m.words()); !ok {
		return TooLarge
	}
	for i := range m.size.Cells() {
		if at := m.size.At(i); !m.lair.Stone(at) {
			word, bit := m.place(at)
			m.vacant[word] |= bit
		}
		if i%fewWords == 0 && m.ctx.Err() != nil {
			return cancelled(m.ctx)
		}
	}
	for i, e := range m.lair.exits {
		word, bit := m.place(e)
		m.exits[word] |= bit & m.vacant[word]
		if i%fewWords == 0 && m.ctx.Err() != nil {
			return cancelled(m.ctx)
		}
	}
	m.colour = -1
	for colour := range 2 {
		if ones(m.exits[colour*m.half:][:m.half]) > 0 {
			m.colours = append(m.colours, colour)
			m.colour = colour
		}
	}
	m.single = len(m.colours) == 1
	return ""
}

// ones is how many bits are in a plane.
func ones(plane []uint64) int {
	n := 0
	for _, w := range plane {
		n += bits.OnesCount64(w)
	}
	return n
}

// survey finds the live parts of all bodies, and the squares for their heads. The tree is counted before there is
// memory for it.
func (m *measurer) survey() Stop {
	if ones(m.vacant) < m.length {
		return "" // no body fits
	}
	s := &shaper{planes: m.planes, watch: watch{ctx: m.ctx}, vacant: m.vacant, memory: &m.memory, room: m.room}
	s.reach = gapOf(m.lair.rules, m.length) - 2
	s.at, s.fits = []grid.Pos{{}}, [][]uint64{m.vacant}
	s.grow()
	if s.stop == "" && !m.allocate(s.nodes, s.classes) {
		s.stop = TooLarge
	}
	if s.stop != "" {
		return s.stop
	}
	s.tree, s.closed = &m.shapes, m.closed
	s.nodes, s.classes = 0, 0
	s.room = func(int, int) bool { return true }
	s.grow()
	m.fits = s.fits
	if s.stop == "" {
		s.leadAll()
	}
	return s.stop
}

// allocate makes the tables of the tree, and reports whether the memory allows them.
func (m *measurer) allocate(nodes, classes int) (ok bool) {
	s := &m.shapes
	if s.kids, ok = exactly[[4]int32](&m.memory, nodes); !ok {
		return false
	}
	if s.class, ok = exactly[int32](&m.memory, nodes); !ok {
		return false
	}
	if s.next, ok = exactly[[4]int32](&m.memory, classes); !ok {
		return false
	}
	m.closed, ok = exactly[uint64](&m.memory, classes*m.words())
	return ok
}

// share has a number of things done, some at a time, by several goroutines, until all are done or the context ends.
// None of them is left when it returns.
func (m *measurer) share(things, some int, do func(from, to int)) Stop {
	var taken atomic.Int64
	job := func() {
		for m.ctx.Err() == nil {
			to := int(taken.Add(int64(some)))
			if to-some >= things {
				return
			}
			do(to-some, min(to, things))
		}
	}
	var others sync.WaitGroup
	for range min(m.jobs, (things+some-1)/some) - 1 {
		others.Go(job)
	}
	job()
	others.Wait()
	return cancelled(m.ctx)
}
