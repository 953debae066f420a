package lair_test

import (
	"math/rand/v2"
	"testing"

	"github.com/wendgames/wend/lair"
)

// TestSweep has searches sweep as soon as they can, under all rules, also with stones under the body, and compares with the
// oracle.
func TestSweep(t *testing.T) {
	defer lair.WeighAfter(1<<30, 1<<30)()
	defer lair.SetSweepAfter(1)()
	lairs := 30_000
	if testing.Short() {
		lairs = 3_000
	}
	rnd := rand.New(rand.NewPCG(61, 62))
	var s lair.Solver
	found, impossible, stony := 0, 0, 0
	for i := range lairs {
		p := randomPuzzleUpTo(rnd, 7, 10).by(ruleSets[i%3])
		if rnd.IntN(2) == 0 {
			p.stones[p.body[rnd.IntN(len(p.body))]] = true
		}
		got := check(t, &s, p)
		if got.By != lair.BySweep {
			continue
		}
		if p.stones[p.body[0]] {
			stony++
		}
		if got.Verdict == lair.Found {
			found++
		} else {
			impossible++
		}
	}
	t.Logf("%d found, %d impossible, %d of them with a head on a stone", found, impossible, stony)
	if found < lairs/200 || impossible < lairs/1000 || stony < lairs/1000 {
		t.Errorf("of %d lairs %d ways were found, %d impossible, %d heads on stones: too few to test much", lairs, found, impossible, stony)
	}
}
