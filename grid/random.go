package grid

import (
	"math/bits"
	"math/rand/v2"
)

// Random draws whole numbers. What it draws is a function of its seeds alone, for ever: the generator is PCG-DXSM, whose
// numbers math/rand/v2 promises to keep; how they become bounded, and orders, is written here, as that may change there.
type Random struct{ pcg rand.PCG }

// NewRandom is the draws of a seed. Streams of the same seed have nothing to do with each other.
func NewRandom(seed, stream uint64) *Random { return &Random{*rand.NewPCG(seed, stream)} }

// Below is a number from 0 to n-1, all equally likely. It panics if n is below 1.
func (r *Random) Below(n int) int { return int(r.Below64(int64(n))) }

// Below64 is Below where an int may be too short (D. Lemire, Fast random integer generation in an interval, 2019).
func (r *Random) Below64(n int64) int64 {
	bound := uint64(max(n, 0)) // of nought there is no remainder: it panics below
	hi, lo := bits.Mul64(r.pcg.Uint64(), bound)
	for lo <= bound && lo < -bound%bound { // thrown away, or some numbers would come once more often than others
		hi, lo = bits.Mul64(r.pcg.Uint64(), bound)
	}
	return int64(hi)
}

// Shuffle puts n things into an order, all equally likely, by exchanging two at a time.
func (r *Random) Shuffle(n int, swap func(i, j int)) {
	for i := n - 1; i > 0; i-- {
		swap(i, r.Below(i+1))
	}
}
