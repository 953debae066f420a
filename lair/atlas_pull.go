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
// be any.
func (y *layers) pull(class int, w *ways) bool {
	next := &y.shapes.next[class]
	some := y.last.some
	if !some[next[0]] && !some[next[1]] && !some[next[2]] && !some[next[3]] {
		return false
	}
	half := y.next.halves[class*y.half:][:y.half]
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
	up, down := y.read(next[grid.Up], len(half)), y.read(next[grid.Down], len(half))
	left, right := y.read(next[grid.Left], len(half)), y.read(next[grid.Right], len(half))
	su, sd, sl, sr := shifts[grid.Up]&63, shifts[grid.Down]&63, shifts[grid.Left]&63, shifts[grid.Right]&63
	var upBefore, leftBefore uint64
	for i := range half {
		w := up[i]<<su | upBefore>>1>>(63-su) | left[i]<<sl | leftBefore>>1>>(63-sl) | down[i]>>sd | right[i]>>sr
		upBefore, leftBefore = up[i], left[i]
		if i+1 < len(half) {
			w |= down[i+1]<<1<<(63-sd) | right[i+1]<<1<<(63-sr)
		}
		half[i] = w
	}
}

// read is the half of a class in the last layer, which may be stale if it is empty.
func (y *layers) read(class int32, half int) []uint64 {
	if !y.last.some[class] {
		class = int32(len(y.shapes.next))
	}
	return y.last.of(class, half)
}
