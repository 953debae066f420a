package link

import (
	"fmt"
	"math/bits"
	"math/rand/v2"
)

// random draws whole numbers. What it draws is a function of its seeds alone, for ever: the generator is PCG-DXSM, whose
// numbers math/rand/v2 promises to keep, and the ways from those to a bound and to an order are written here, since
// the library may change its own.
type random struct{ pcg *rand.PCG }

// newRandom is the draws of a seed. Streams of the same seed have nothing to do with each other.
func newRandom(seed, stream uint64) *random { return &random{rand.NewPCG(seed, stream)} }

// below is a number from 0 to n-1, all equally likely. It panics if n is below 1.
func (r *random) below(n int) int { return int(r.below64(int64(n))) }

// below64 is below where an int may be too short.
//
// Source: D. Lemire, "Fast random integer generation in an interval", ACM Transactions on Modeling and Computer
// Simulation 29, 2019.
func (r *random) below64(n int64) int64 {
	if n < 1 {
		panic(fmt.Sprintf("link: a draw of %d numbers", n))
	}
	bound := uint64(n)
	hi, lo := bits.Mul64(r.pcg.Uint64(), bound)
	if lo < bound {
		// Some numbers would come once more often than others; as many draws as make the difference are thrown away.
		for over := -bound % bound; lo < over; {
			hi, lo = bits.Mul64(r.pcg.Uint64(), bound)
		}
	}
	return int64(hi)
}

// shuffle puts n things into an order, all equally likely, by exchanging two at a time.
func (r *random) shuffle(n int, swap func(i, j int)) {
	for i := n - 1; i > 0; i-- {
		swap(i, r.below(i+1))
	}
}
