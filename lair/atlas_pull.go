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
// It closes them, and reports whether there are any. A class of the last layer without heads may be read like others:
// what is left in it is of layers before, and all heads from which a step leads there were closed after those.
func (y *layers) pull(class int, w *ways, closed []uint64) bool {
	next := &y.shapes.next[class]
	some := y.last.some
	if !some[next[0]] && !some[next[1]] && !some[next[2]] && !some[next[3]] {
		return false
	}
	half := y.next.of(int32(class), y.half)
	if w.near && y.half == 4 {
		return mergeFour(half, closed, y.last.halves, next, &w.shifts)
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

// mergeNear is merge from four halves in a layer, one for each direction, and enter, where no bit moves by a whole
// word.
func mergeNear(half, closed, layer []uint64, from *[4]int32, shifts *[4]uint) bool {
	n := len(half)
	up, down := layer[int(from[grid.Up])*n:][:n], layer[int(from[grid.Down])*n:][:n]
	left, right := layer[int(from[grid.Left])*n:][:n], layer[int(from[grid.Right])*n:][:n]
	closed = closed[:n]
	su, sd, sl, sr := shifts[grid.Up]&63, shifts[grid.Down]&63, shifts[grid.Left]&63, shifts[grid.Right]&63
	some := uint64(0)
	for i, shut := range closed {
		w := up[i]<<su | left[i]<<sl | down[i]>>sd | right[i]>>sr
		if i > 0 {
			w |= up[i-1]>>1>>(63-su) | left[i-1]>>1>>(63-sl)
		}
		if i+1 < n {
			w |= down[i+1]<<1<<(63-sd) | right[i+1]<<1<<(63-sr)
		}
		w &^= shut
		half[i] = w
		closed[i] = shut | w
		some |= w
	}
	return some != 0
}

// mergeFour is mergeNear for halves of four words, which lairs of about the size of the judge's have. Without a loop
// their atlases take a tenth less time.
func mergeFour(half, closed, layer []uint64, from *[4]int32, shifts *[4]uint) bool {
	up, down := (*[4]uint64)(layer[4*int(from[grid.Up]):]), (*[4]uint64)(layer[4*int(from[grid.Down]):])
	left, right := (*[4]uint64)(layer[4*int(from[grid.Left]):]), (*[4]uint64)(layer[4*int(from[grid.Right]):])
	l, r := shifts[grid.Left]&1, shifts[grid.Right]&1 // one of them is 0
	w0 := left[0]<<l | right[0]>>r | right[1]<<63&-uint64(r)
	w1 := left[1]<<l | left[0]>>63&uint64(l) | right[1]>>r | right[2]<<63&-uint64(r)
	w2 := left[2]<<l | left[1]>>63&uint64(l) | right[2]>>r | right[3]<<63&-uint64(r)
	w3 := left[3]<<l | left[2]>>63&uint64(l) | right[3]>>r
	s := shifts[grid.Up] & 63
	t := (64 - s) & 63 // s is not 0, as a row has three squares at least
	w0, w1, w2, w3 = w0|up[0]<<s, w1|up[1]<<s|up[0]>>t, w2|up[2]<<s|up[1]>>t, w3|up[3]<<s|up[2]>>t
	s = shifts[grid.Down] & 63
	t = (64 - s) & 63
	w0, w1, w2, w3 = w0|down[0]>>s|down[1]<<t, w1|down[1]>>s|down[2]<<t, w2|down[2]>>s|down[3]<<t, w3|down[3]>>s
	shut := (*[4]uint64)(closed)
	w0, w1, w2, w3 = w0&^shut[0], w1&^shut[1], w2&^shut[2], w3&^shut[3]
	*(*[4]uint64)(half) = [4]uint64{w0, w1, w2, w3}
	*shut = [4]uint64{shut[0] | w0, shut[1] | w1, shut[2] | w2, shut[3] | w3}
	return w0|w1|w2|w3 != 0
}
