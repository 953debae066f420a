package lair

import "github.com/wendgames/wend/grid"

// A plane is a set of squares, a bit each: 64 of them move with one shift. Its squares are numbered row by row with an
// odd number of columns, one or two of them a margin at the right, which holds no square of a set. So a square's
// number is even on one colour of the chequerboard and odd on the other, and every step, by one square or by a row,
// changes colour. A plane has two halves, one a colour: bit j of half c is square 2j+c. A step takes one half to the
// other, by the same number of bits wherever it begins; and a search from exits of one colour needs but one half a
// layer.

// planes is the layout of the planes of a lair.
type planes struct {
	size   grid.Size
	stride int // squares from a row to the next
	half   int // words of a half
}

// layout is the layout of planes for a size.
func layout(size grid.Size) planes {
	stride := (size.Cols + 1) | 1
	return planes{size, stride, (size.Rows*stride + 127) / 128}
}

// words is the number of words of a plane: the half of colour 0, then that of colour 1.
func (p planes) words() int { return 2 * p.half }

// square is the number of a square.
func (p planes) square(at grid.Pos) int { return at.Row*p.stride + at.Col }

// place is the word of a plane that holds a square, and its bit there.
func (p planes) place(at grid.Pos) (word int, bit uint64) {
	i := p.square(at)
	return i&1*p.half + i>>7, 1 << (i >> 1 & 63)
}

// squareAt is the number of the square of a bit in a word of a plane.
func (p planes) squareAt(word, bit int) int { return (word%p.half*64+bit)*2 + word/p.half }

// at is the square with a number.
func (p planes) at(square int) grid.Pos {
	return grid.Pos{Row: square / p.stride, Col: square % p.stride}
}

// shift is what takes the bits of a half to the bits of the squares that lie an offset away: they are in the half of
// colour other, by places bits behind.
func (p planes) shift(colour int, offset grid.Pos) (other, places int) {
	to := colour + p.square(offset)
	return to & 1, to >> 1
}

// within makes dst the squares of src from which an offset leads to a square of set, and reports whether there are
// any. It must not lead over the margin: src has no square from which a shorter way there does.
func (p planes) within(dst, src, set []uint64, offset grid.Pos) bool {
	some := uint64(0)
	for colour := range 2 {
		other, places := p.shift(colour, offset)
		at, from := colour*p.half, other*p.half
		some |= cut(dst[at:at+p.half], src[at:at+p.half], set[from:from+p.half], places)
	}
	return some != 0
}

// cut makes dst the bits of src that are in set once its bits are some places nearer to the first, and returns all its
// words ored.
func cut(dst, src, set []uint64, places int) (some uint64) {
	if places < 0 {
		return cutUp(dst, src, set, -places)
	}
	q, r := min(places>>6, len(set)), uint(places&63)
	n := len(set) - q
	set, src, rest := set[q:], src[:len(dst)], dst[n:]
	for i := range set {
		w := set[i] >> r
		if i+1 < n {
			w |= set[i+1] << 1 << (63 - r)
		}
		w &= src[i]
		dst[i] = w
		some |= w
	}
	clear(rest)
	return some
}

// cutUp is cut away from the first.
func cutUp(dst, src, set []uint64, places int) (some uint64) {
	q, r := min(places>>6, len(set)), uint(places&63)
	clear(dst[:q])
	dst, src = dst[q:], src[q:]
	below := uint64(0)
	for i, w := range set[:len(dst)] {
		w, below = (w<<r|below>>1>>(63-r))&src[i], w
		dst[i] = w
		some |= w
	}
	return some
}

// merge adds to dst the bits of src, each some places nearer to the first; those that go beyond an end are gone.
func merge(dst, src []uint64, places int) {
	if places < 0 {
		mergeUp(dst, src, -places)
		return
	}
	q, r := places>>6, uint(places&63)
	if q >= len(src) {
		return
	}
	src = src[q:]
	dst = dst[:len(src)]
	last := len(src) - 1
	for i, low := range src[:last] {
		dst[i] |= low>>r | src[i+1]<<1<<(63-r)
	}
	dst[last] |= src[last] >> r
}

// mergeUp is merge away from the first.
func mergeUp(dst, src []uint64, places int) {
	q, r := places>>6, uint(places&63)
	if q >= len(dst) {
		return
	}
	dst = dst[q:]
	src = src[:len(dst)]
	below := uint64(0)
	for i, high := range src {
		dst[i] |= high<<r | below>>1>>(63-r)
		below = high
	}
}
