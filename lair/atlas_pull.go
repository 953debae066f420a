package lair

import "github.com/wendgames/wend/grid"

// ways are how far the bits of heads lie ahead that a step in each direction brings to a colour.
type ways struct {
	places [4]int
	near   bool    // whether it is less than a word
	shifts [4]uint // if it is: the same without sign; only up and left are behind
}

// ways is the ways from heads of a colour.
func (p planes) ways(colour int) ways {
	w := ways{near: true}
	for _, d := range grid.Dirs {
		_, n := p.shift(colour, grid.Pos{}.Step(d))
		w.places[d], w.shifts[d] = n, uint(max(n, -n))
		w.near = w.near && w.shifts[d] < 64
	}
	return w
}

// pull makes a class of the next layer all heads from which a step leads into the last, and reports whether there can
// be any. A class without heads is empty in both layers, so that it may be read like others.
func (y *layers) pull(class int, w *ways) bool {
	next := &y.shapes.next[class]
	some := y.last.some
	half := y.next.of(int32(class), y.half)
	if !some[next[0]] && !some[next[1]] && !some[next[2]] && !some[next[3]] {
		if y.next.some[class] {
			clear(half)
		}
		return false
	}
	if w.near {
		y.pullNear(half, next, &w.shifts)
		return true
	}
	clear(half)
	for d, places := range w.places {
		if from := next[d]; some[from] {
			merge(half, y.last.of(from, y.half), places)
		}
	}
	return true
}

// of is the half of a class.
func (y *layer) of(class int32, half int) []uint64 { return y.halves[int(class)*half:][:half] }

// pullNear is pull where no bit moves by a whole word. All four directions are done at once.
func (y *layers) pullNear(half []uint64, next *[4]int32, shifts *[4]uint) {
	n := len(half)
	up, down := y.last.of(next[grid.Up], n)[:n], y.last.of(next[grid.Down], n)[:n]
	left, right := y.last.of(next[grid.Left], n)[:n], y.last.of(next[grid.Right], n)[:n]
	su, sd, sl, sr := shifts[grid.Up]&63, shifts[grid.Down]&63, shifts[grid.Left]&63, shifts[grid.Right]&63
	var upBefore, leftBefore uint64
	downNow, rightNow := down[0], right[0]
	for i := range half {
		upNow, leftNow := up[i], left[i]
		var downNext, rightNext uint64
		if i+1 < n {
			downNext, rightNext = down[i+1], right[i+1]
		}
		half[i] = upNow<<su | upBefore>>1>>(63-su) | leftNow<<sl | leftBefore>>1>>(63-sl) |
			downNow>>sd | downNext<<1<<(63-sd) | rightNow>>sr | rightNext<<1<<(63-sr)
		upBefore, leftBefore, downNow, rightNow = upNow, leftNow, downNext, rightNext
	}
}
