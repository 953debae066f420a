package convert

import (
	"fmt"
	"slices"

	"github.com/wendgames/wend/grid"
)

// mostSteps is how many steps are taken to find the ways in which a body can be read: less than a second.
const mostSteps = 1 << 24

// readBody is the body, from head to tail, that has its head and its other blocks on these squares, if there is one
// only. Else what says why it cannot be told, and at has the square to look at.
func readBody(head grid.Pos, blocks []grid.Pos) (body []grid.Pos, at grid.Pos, what string) {
	t := newTracer(head, blocks)
	if cut := t.cutOff(); cut > 0 {
		return nil, t.squares[cut], fmt.Sprintf("the block at %v is not connected with the head at %v", t.squares[cut], head)
	}
	t.steps = mostSteps
	bodies, all := t.readings()
	switch {
	case len(bodies) > 1:
		at, what = parting(bodies[0], bodies[1])
		return nil, at, what
	case !all:
		return nil, head, fmt.Sprintf("in %d steps it was not found out whether the body can be read in one way only", mostSteps)
	case len(bodies) == 0:
		return nil, head, "the body cannot be read: no way from the head goes over every block once"
	}
	return bodies[0], grid.Pos{}, ""
}

// parting is where two bodies with the same head part, and the message of it.
func parting(a, b []grid.Pos) (at grid.Pos, what string) {
	i := 1
	for a[i] == b[i] {
		i++
	}
	const text = "the body can be read in more than one way: behind the block at %v the next is the one at %v or the one at %v"
	first, second := a[i], b[i]
	if second.Before(first) {
		first, second = second, first
	}
	return a[i-1], fmt.Sprintf(text, a[i-1], first, second)
}

// tracer looks for the ways from a head over all blocks: it goes from block to block, and back where no way is left.
// A block is free if the way has not come to it.
type tracer struct {
	squares []grid.Pos // of the blocks; block 0 is the head
	beside  [][]int32  // the blocks next to each
	free    []int32    // how many of those are free
	used    []bool     // whether a block is not free
	ends    int        // how many free blocks have just one free block beside them
	way     []int32
	choices [][]int32 // for each block of the way the ones that may follow and have not been tried
	steps   int       // that may still be taken

	reached []int32 // the blocks that a flood has come to
	mark    []int32 // the number of the flood that came to a block
	floods  int32
}

func newTracer(head grid.Pos, blocks []grid.Pos) *tracer {
	n := len(blocks) + 1
	t := &tracer{squares: append([]grid.Pos{head}, blocks...), beside: make([][]int32, n), free: make([]int32, n), used: make([]bool, n), mark: make([]int32, n)}
	number := make(map[grid.Pos]int32, n)
	for i, p := range t.squares {
		number[p] = int32(i)
	}
	for i, p := range t.squares {
		for _, d := range grid.Dirs {
			if j, ok := number[p.Step(d)]; ok {
				t.beside[i] = append(t.beside[i], j)
			}
		}
		t.free[i] = int32(len(t.beside[i]))
		if t.free[i] == 1 {
			t.ends++
		}
	}
	return t
}

// cutOff is the first block that is not connected with the head, or 0.
func (t *tracer) cutOff() int {
	if t.flood(0) == len(t.squares) {
		return 0
	}
	return slices.IndexFunc(t.mark, func(flood int32) bool { return flood != t.floods })
}

// flood counts the free blocks that are connected with one, itself included.
func (t *tracer) flood(from int32) int {
	t.floods++
	t.mark[from] = t.floods
	t.reached = append(t.reached[:0], from)
	for i := 0; i < len(t.reached); i++ {
		for _, b := range t.beside[t.reached[i]] {
			if !t.used[b] && t.mark[b] != t.floods {
				t.mark[b] = t.floods
				t.reached = append(t.reached, b)
			}
		}
	}
	t.steps -= len(t.reached)
	return len(t.reached)
}

// readings finds all ways, but two at most. It reports false if it ran out of steps before that.
func (t *tracer) readings() (bodies [][]grid.Pos, all bool) {
	if !t.balanced() {
		return nil, true
	}
	for t.push(0); len(t.way) > 0 && len(bodies) < 2; t.steps-- {
		if t.steps <= 0 {
			return bodies, false
		}
		last := len(t.way) - 1
		if last == len(t.squares)-1 {
			bodies = append(bodies, t.body())
		}
		if left := t.choices[last]; len(left) > 0 {
			t.choices[last] = left[1:]
			t.push(left[0])
		} else {
			t.pop()
		}
	}
	return bodies, true
}

// balanced reports whether the squares may be a body for their colours: on a chequered board they alternate from
// head to tail.
func (t *tracer) balanced() bool {
	same, colour := 0, (t.squares[0].Row+t.squares[0].Col)&1
	for _, p := range t.squares {
		if (p.Row+p.Col)&1 == colour {
			same++
		}
	}
	return same == (len(t.squares)+1)/2
}

func (t *tracer) body() []grid.Pos {
	body := make([]grid.Pos, len(t.way))
	for i, b := range t.way {
		body[i] = t.squares[b]
	}
	return body
}

// push goes to a free block.
func (t *tracer) push(b int32) {
	t.count(b, -1)
	t.used[b] = true
	for _, c := range t.beside[b] {
		t.count(c, -1)
		t.free[c]--
		t.count(c, 1)
	}
	t.way = append(t.way, b)
	t.choices = append(t.choices, t.next(b))
}

// pop goes back from the last block.
func (t *tracer) pop() {
	last := len(t.way) - 1
	b := t.way[last]
	t.way, t.choices = t.way[:last], t.choices[:last]
	for _, c := range t.beside[b] {
		t.count(c, -1)
		t.free[c]++
		t.count(c, 1)
	}
	t.used[b] = false
	t.count(b, 1)
}

// count takes a free block that is an end into account, or out of it.
func (t *tracer) count(b int32, n int) {
	if !t.used[b] && t.free[b] == 1 {
		t.ends += n
	}
}

// next is the blocks that may follow block b, which has just been pushed, those with few ways on first.
//
// Only the last block of a body may be an end, unless the next leads into it. So where a free block has no free one
// beside it, it must be the only one left; and of ends that do not follow b there may be one.
func (t *tracer) next(b int32) []int32 {
	left := len(t.squares) - len(t.way)
	var list []int32
	for _, c := range t.beside[b] {
		others := t.ends
		switch {
		case t.used[c]:
			continue
		case t.free[c] == 0 && left > 1:
			return nil
		case t.free[c] == 1:
			others--
		}
		if others <= 1 {
			list = append(list, c)
		}
	}
	if len(list) > 1 && t.flood(list[0]) < left {
		return nil
	}
	slices.SortStableFunc(list, func(c, d int32) int { return int(t.free[c] - t.free[d]) })
	return list
}
