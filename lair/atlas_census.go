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
	watch
	job, jobs int
	at        []grid.Pos // the blocks so far, the head at 0, 0
	fits      [][]uint64 // by number of blocks, less one: the squares for the head where they all lie on vacant squares
	sums      []uint64   // by word of a plane and digit: how many bodies have the head there
	digits    int        // digits of a sum
	counts    []int64
	lost      int64
	head      int // of the positions with the most steps, the first square of the head in reading order
}

// census fills in the counts. The classes are shared out among the jobs in a fixed way. Another job than the first
// starts only if that takes no more memory than was used before.
func (m *measurer) census() Stop {
	if len(m.shapes.kids) == 0 {
		return ""
	}
	jobs := make([]*census, 0, m.jobs)
	for range m.jobs {
		c := &census{measurer: m, watch: watch{ctx: m.ctx}, job: len(jobs)}
		if !c.reserve() {
			break
		}
		jobs = append(jobs, c)
		m.memory.limit = max(m.peak, m.memory.used)
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
	return m.sumUp(jobs)
}

// sumUp makes the counts of all jobs those of the Atlas.
func (m *measurer) sumUp(jobs []*census) Stop {
	head := 0
	for _, c := range jobs {
		if c.stop != "" {
			return c.stop
		}
		if longer := len(c.counts) - len(m.counts); longer > 0 {
			m.counts, head = append(m.counts, make([]int64, longer)...), c.head
		} else if longer == 0 {
			head = min(head, c.head)
		}
		for steps, n := range c.counts {
			m.counts[steps] += n
			m.positions += n
		}
		m.lost += c.lost
	}
	m.positions += m.lost
	if len(m.counts) > 0 {
		var stop Stop
		m.longest, stop = m.first(m.ctx, m.at(head), len(m.counts)-1)
		return stop
	}
	return ""
}

// reserve makes the tables, as far as the survey has left none, and reports whether the memory allows them.
func (c *census) reserve() bool {
	c.at = append(make([]grid.Pos, 0, c.length), grid.Pos{})
	c.fits, c.measurer.fits = c.measurer.fits, nil
	if len(c.fits) == 0 {
		c.fits = append(c.fits, c.vacant)
	}
	for len(c.fits) < c.length {
		plane, ok := exactly[uint64](&c.memory, c.words())
		if !ok {
			return false
		}
		c.fits = append(c.fits, plane)
	}
	c.digits = sumDigits(c.length)
	var ok bool
	c.sums, ok = exactly[uint64](&c.memory, c.words()*c.digits)
	return ok
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
	c.look(c.words())
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
	if meets(c.at, to) {
		return
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
	c.look(16 * c.words())
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
	places, colour := len(c.measurer.digits), at/c.half&1
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
		steps = c.read(steps, colour)
		if steps >= len(c.counts)-1 {
			c.reach(steps, c.squareAt(at%c.words(), head))
		}
		c.counts[steps] += total(sum, same)
		heads &^= same
	}
}

// reach makes room for a count as large as any before, of which the first head in a plane is on a square.
func (c *census) reach(steps, square int) {
	if steps > len(c.counts)-1 {
		c.counts = append(c.counts, make([]int64, steps+1-len(c.counts))...)
		c.head = square
	}
	c.head = min(c.head, square)
}

// total is the sum of the sums of some heads.
func total(sum []uint64, heads uint64) (n int64) {
	for i, w := range sum {
		n += int64(bits.OnesCount64(w&heads)) << i
	}
	return n
}
