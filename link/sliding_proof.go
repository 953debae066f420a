package link

// slidingProof tries to prove that a settled board on which tiles slide cannot be cleared, without looking at the order of
// takes: by the cuts of jams, as pairing does, with jams of piles. Where tiles slide the order does matter, so a matching that
// satisfies all cuts says nothing: then there is no proof. But where there is one it takes some hundred states, on boards of
// which a search into depth would have to see millions.
type slidingProof struct {
	*matching
	jam     *pileJam
	jammed  []int32
	cut     []literal
	verdict Verdict // Solvable means that there is a matching, not that the board can be cleared
}

// newSlidingProof is the proof for the tiles that are left of p.
func newSlidingProof(p *piles, m *meter) *slidingProof {
	f := &slidingProof{matching: newMatching(len(p.kind), p.kinds, m), jam: newPileJam(p, m)}
	f.jam.matching = f.matching
	return f
}

// goOn looks at so many states more, each of which is about as dear as a hundred of a search into depth. It reports whether the
// board is proven to be lost.
func (f *slidingProof) goOn(states int) bool {
	for ; states > 0 && f.verdict == Unknown && f.jam.meter.state(); states-- {
		f.verdict = f.step()
	}
	return f.verdict == Impossible
}

// step draws conclusions, and learns from a conflict or else assumes that two more tiles go together.
func (f *slidingProof) step() Verdict {
	conflict := f.propagate()
	jammed := conflict == nil && f.jam.find()
	if jammed {
		conflict = f.cutOfJam()
	}
	switch {
	case f.jam.meter.stop != "": // the cut may lack lines that there are
		return Unknown
	case jammed && len(conflict) == 0:
		return Impossible
	case conflict != nil:
		if !f.learn(conflict) {
			return Impossible
		}
		if len(f.learned) > mostLearned {
			f.forget()
		}
		return Unknown
	}
	v := f.choose()
	if v < 0 {
		return Solvable
	}
	f.assume(positive(v))
	return Unknown
}

// mostLearned is how many clauses a proof keeps.
const mostLearned = 4000

// cutOfJam is the cut of the jam that was found last.
func (f *slidingProof) cutOfJam() []literal {
	f.jammed = f.jammed[:0]
	for t := range f.mates {
		if f.jam.set.has(int32(t)) {
			f.jammed = append(f.jammed, int32(t))
		}
	}
	f.cut = f.cutOf(f.jammed, f.jam.mayConnect, f.cut)
	return f.cut
}

// choose is the most active open variable of the couples that let tiles go when a jam was looked for last; -1 if there is none.
func (f *slidingProof) choose() int32 {
	best := int32(-1)
	for _, v := range f.jam.used {
		if f.value[positive(v)] == 0 && (best < 0 || f.activity[v] > f.activity[best]) {
			best = v
		}
	}
	return best
}
