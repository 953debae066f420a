package lair

import (
	"math/bits"
	"sync"

	"github.com/wendgames/wend/grid"
)

// census counts the positions by their steps. A class stands for many bodies; those of them that lie on vacant
// squares are counted for all heads at once, in planes of binary digits, to which one body shape adds one plane.
type census struct {
	*measurer
	job, jobs int
	at        []grid.Pos // the blocks so far, the head at 0, 0
	fits      [][]uint64 // by number of blocks, less one: the squares for the head where they all lie on vacant squares
	sums      []uint64   // by word of a plane and digit: how many bodies have the head there
	digits    int        // digits of a sum
	work      int
	stop      Stop
	counts    []int64
	lost      int64
}

// census fills in the counts. The classes are shared out among the jobs in a fixed way; but a second job starts only
// if there is memory for it.
func (m *measurer) census() Stop {
	if len(m.shapes.kids) == 0 {
		return ""
	}
	var jobs []*census
	for range m.jobs {
		c := &census{measurer: m, job: len(jobs), fits: m.fits}
		m.fits = nil
		if !c.reserve() {
			break
		}
		jobs = append(jobs, c)
	}
	if len(jobs) == 0 {
		return TooLarge
	}
	var others sync.WaitGroup
	for _, c := range jobs {
		c.jobs = len(jobs)
		others.Go(func() { c.visit(0) })
	}
	others.Wait()
	for _, c := range jobs {
		if c.stop != "" {
			return c.stop
		}
		m.add(c.counts, c.lost)
	}
	return ""
}

// reserve makes the tables, and reports whether the memory allows them. A sum is at most four times 3 to the power of
// the blocks that are not live, less one; and it is no larger than what can be counted in a lifetime.
func (c *census) reserve() bool {
	c.at = append(make([]grid.Pos, 0, c.length), grid.Pos{})
	c.digits = min(2*c.length+1, 63)
	for len(c.fits) < c.length {
		plane, ok := exactly[uint64](&c.memory, c.words())
		if !ok {
			return false
		}
		c.fits = append(c.fits, plane)
	}
	copy(c.fits[0], c.vacant)
	var ok bool
	c.sums, ok = exactly[uint64](&c.memory, c.words()*c.digits)
	return ok
}

// add adds the counts of a job to those of the Atlas.
func (a *Atlas) add(counts []int64, lost int64) {
	a.lost += lost
	a.positions += lost
	for len(a.counts) < len(counts) {
		a.counts = append(a.counts, 0)
	}
	for steps, n := range counts {
		a.counts[steps] += n
		a.positions += n
	}
}

// visit counts the bodies of the node of the live part in c.at, and of all that are longer.
func (c *census) visit(node int32) {
	if class := int(c.shapes.class[node]); class != noShape && class/64%c.jobs == c.job {
		c.weigh(node)
		c.tally(class)
	}
	for d, kid := range c.shapes.kids[node] {
		if kid >= 0 && c.stop == "" {
			c.push(grid.Dir(d))
			c.visit(kid)
			c.at = c.at[:len(c.at)-1]
		}
	}
}

// push adds a block in a direction, and reports whether the blocks fit anywhere.
func (c *census) push(d grid.Dir) bool {
	if c.work += c.words(); c.work >= fewWords {
		c.stop, c.work = cancelled(c.ctx), 0
	}
	n := len(c.at)
	to := c.at[n-1].Step(d)
	c.at = append(c.at, to)
	return c.within(c.fits[n], c.fits[n-1], c.vacant, to)
}

// weigh counts the bodies with the live part of a node.
func (c *census) weigh(node int32) {
	if len(c.at) == c.length {
		c.count(c.fits[c.length-1])
		return
	}
	for d, kid := range c.shapes.kids[node] {
		if kid == pastShape {
			c.extend(grid.Dir(d))
		}
	}
}

// extend counts the bodies that begin with the blocks in c.at and one more in a direction.
func (c *census) extend(d grid.Dir) {
	n := len(c.at)
	to := c.at[n-1].Step(d)
	for i := n - 2; i >= 0; i -= 2 {
		if c.at[i] == to {
			return
		}
	}
	switch fit := c.push(d); {
	case !fit || c.stop != "":
	case n+1 == c.length:
		c.count(c.fits[n])
	default:
		for _, d := range grid.Dirs {
			c.extend(d)
		}
	}
	c.at = c.at[:n]
}

// count adds one to the sums of the heads in a plane.
func (c *census) count(plane []uint64) {
	for i, carry := range plane {
		sum := c.sums[i*c.digits:][:c.digits]
		for j := 0; carry != 0; j++ {
			sum[j], carry = sum[j]^carry, sum[j]&carry
		}
	}
}

// tally adds the sums of a class to the counts, and makes them nought.
func (c *census) tally(class int) {
	for i := range c.words() {
		sum := c.sums[i*c.digits:][:c.digits]
		some, used := uint64(0), 0
		for j, w := range sum {
			if some |= w; w != 0 {
				used = j + 1
			}
		}
		if sum = sum[:used]; some == 0 {
			continue
		}
		at := class*c.words() + i
		c.lost += total(sum, some&^c.closed[at])
		c.split(sum, some&c.closed[at], at)
		clear(sum)
	}
}

// split adds the sums of some heads in word at of the planes to the counts: one after the other, each with all that
// have the same steps.
func (c *census) split(sum []uint64, heads uint64, at int) {
	var digits [64]uint64
	places := len(c.measurer.digits)
	for i, digit := range c.measurer.digits {
		digits[i] = digit[at]
	}
	for heads != 0 {
		head, same, steps := bits.TrailingZeros64(heads), heads, 0
		for i, w := range digits[:places] {
			one := w >> (head & 63) & 1
			same &= w ^ (one - 1)
			steps |= int(one) << i
		}
		steps = c.read(steps, at/c.half)
		for len(c.counts) <= steps {
			c.counts = append(c.counts, 0)
		}
		c.counts[steps] += total(sum, same)
		heads &^= same
	}
}

// total is the sum of the sums of some heads.
func total(sum []uint64, heads uint64) int64 {
	n := 0
	for i, w := range sum {
		n += bits.OnesCount64(w&heads) << i
	}
	return int64(n)
}
