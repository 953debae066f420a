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

// pull makes a class of the next layer: all heads from which a step leads into the last layer and that are not closed.
// It closes them, and reports whether there are any. A class without heads is empty in both layers, so that it may be
// read like others.
func (y *layers) pull(class int, w *ways, closed []uint64) bool {
	next := &y.shapes.next[class]
	some := y.last.some
	half := y.next.of(int32(class), y.half)
	switch {
	case some[next[0]] || some[next[1]] || some[next[2]] || some[next[3]]:
	case y.next.some[class]:
		clear(half)
		return false
	default:
		return false
	}
	if w.near {
		return mergeNear(half, closed, y.last.halves, next, &w.shifts)
	}
	clear(half)
	for d, places := range w.places {
		if from := next[d]; some[from] {
			merge(half, y.last.of(from, y.half), places)
		}
	}
	return enter(half, closed)
}

// enter takes out of a half what is closed, closes the rest, and reports whether there is any.
func enter(half, closed []uint64) bool {
	some := uint64(0)
	for i, w := range closed[:len(half)] {
		half[i] &^= w
		closed[i] |= half[i]
		some |= half[i]
	}
	return some != 0
}

// of is the half of a class.
func (y *layer) of(class int32, half int) []uint64 { return y.halves[int(class)*half:][:half] }

// mergeNear is merge from four halves in a layer, one for each direction, and enter, where no bit moves by a whole word.
func mergeNear(half, closed, layer []uint64, from *[4]int32, shifts *[4]uint) bool {
	n := len(half)
	up, down := layer[int(from[grid.Up])*n:][:n], layer[int(from[grid.Down])*n:][:n]
	left, right := layer[int(from[grid.Left])*n:][:n], layer[int(from[grid.Right])*n:][:n]
	closed = closed[:n]
	su, sd, sl, sr := shifts[grid.Up]&63, shifts[grid.Down]&63, shifts[grid.Left]&63, shifts[grid.Right]&63
	var above, before, some uint64
	for i := range half {
		w := up[i]<<su | above>>1>>(63-su) | left[i]<<sl | before>>1>>(63-sl) | down[i]>>sd | right[i]>>sr
		above, before = up[i], left[i]
		if j := i + 1; j < n {
			w |= down[j]<<1<<(63-sd) | right[j]<<1<<(63-sr)
		}
		w &^= closed[i]
		half[i] = w
		closed[i] |= w
		some |= w
	}
	return some != 0
}
