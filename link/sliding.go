package link

import (
	"context"
	"math/rand/v2"
	"slices"
)

// solveSliding is Solve for rules with a slide.
//
// It goes in rounds, each with twice the budget of the one before. A round is a search into depth in the order of each
// style, and if they decide nothing part of a proof that no order of takes would do, and a search along a beam. A search into depth
// finds most games at once, and proves; but a wrong take at its start holds it for long, while a beam goes on with many
// starts. Both share a table of sets of tiles that are known to be lost.
func solveSliding(ctx context.Context, b *Board, rules Rules, limits Limits) Solution {
	return newSlider(ctx, b, rules, limits).solve()
}

// pace is when the search does what. No answer depends on it, but the time to it.
type pace struct {
	budget int // of the first round: the states of a search into depth
	width  int // of a beam, at least
	// A jam is looked for on a board at which the search has been for so many states; and lines looked for on account of
	// jams are at most one of so many that states times tiles would be.
	jamAfter, jamShare int
	proof              int // for how many states of a search there is one of a proof
}

var usualPace = pace{budget: 300, width: 8, jamAfter: 200, jamShare: 10, proof: 8}

func (s *slider) solve() Solution {
	if s.meter.state() && s.firsts == nil && s.jam.find() {
		return Solution{Verdict: Impossible, Jam: s.jam.jammed(), States: s.meter.states}
	}
	for budget := s.pace.budget; ; budget *= 2 {
		o := open
		for _, s.style = range styles {
			if o == open {
				o = s.deep(budget)
			}
		}
		if o == open && s.provenLost(budget) {
			o = lost
		}
		if width := budget / (2 * len(s.kind)); o == open && width >= s.pace.width {
			o = s.beam(width)
		}
		switch {
		case o == won:
			return Solution{Verdict: Solvable, Moves: s.moves, States: s.meter.states}
		case s.meter.stop != "":
			return Solution{States: s.meter.states, Stop: s.meter.stop}
		case o == lost:
			return Solution{Verdict: Impossible, States: s.meter.states}
		}
	}
}

// provenLost goes on with the proof that the first board is lost, for a share of the budget. A board that is not settled has
// none, since its first takes are special.
func (s *slider) provenLost(budget int) bool {
	if s.firsts != nil {
		return false
	}
	if s.proof == nil {
		bytes := matchingBytes(s.kinds)
		if bytes > proofBytes || !s.meter.allows(bytes+s.dead.bytes()) {
			return false
		}
		s.proof = newSlidingProof(s.piles, s.meter)
	}
	return s.proof.goOn(max(1, budget/s.pace.proof))
}

// proofBytes is how large the tables of a proof are at most.
const proofBytes = 1 << 28

// outcome is what a search says of a board.
type outcome uint8

const (
	open outcome = iota
	won
	lost
)

// slider is a search for a game that clears a board on which tiles slide.
type slider struct {
	*piles
	pace     pace
	meter    *meter
	openings *openings
	jam      *pileJam
	proof    *slidingProof
	dead     *tileSets // the sets of tiles that are known to be lost
	noise    *rand.PCG
	start    []place  // where the tiles lie before the first take
	firsts   []couple // what connects then, if the board is not settled; else nil
	moves    []Pair   // once won: the game

	style style
	buf   []couple
	lists [][]ranked // the choices at each depth
	end   int        // how many states the round may come to
}

func newSlider(ctx context.Context, b *Board, rules Rules, limits Limits) *slider {
	m := &meter{ctx: ctx, limits: limits}
	p, start := newPiles(b, rules)
	s := &slider{
		piles: p, pace: usualPace, meter: m, openings: newOpenings(p, m), jam: newPileJam(p, m), dead: newTileSets(len(p.left)),
		noise: rand.NewPCG(3, 4), start: start,
	}
	if !slices.Equal(start, p.where) {
		s.firsts = s.unsettled(newPlane(b, rules))
	}
	return s
}

// unsettled is the couples that connect on a board that has not settled yet. There a set of tiles does not say where they
// lie, so the first takes are a case of their own; after them, what is true of settled boards holds.
func (s *slider) unsettled(plane *plane) []couple {
	firsts := []couple{}
	for _, tiles := range s.kinds {
		for i, t := range tiles {
			for _, u := range tiles[:i] {
				if s.meter.joined(plane, s.start[u], s.start[t]) {
					firsts = append(firsts, couple{u, t})
				}
			}
		}
	}
	return firsts
}

// choices appends to dst the couples that have to be tried: all that connect, or one if it is safe.
func (s *slider) choices(dst []couple) []couple {
	if s.firsts != nil && s.count == len(s.kind) {
		return append(dst, s.firsts...)
	}
	from := len(dst)
	dst = s.openings.all(dst)
	tried := int32(-1)
	for _, c := range dst[from:] {
		if k := s.kind[c.a]; k != tried {
			tried = k
			if c, ok := s.safe(k); ok {
				return append(dst[:from], c)
			}
		}
	}
	return dst
}

// pair is couple c as a move.
func (s *slider) pair(c couple) Pair {
	if s.count == len(s.kind) {
		return pairOf(s.start[c.a], s.start[c.b])
	}
	return pairOf(s.where[c.a], s.where[c.b])
}

// isDead reports whether a couple leads to a set of tiles that is known to be lost.
func (s *slider) isDead(c couple) bool {
	s.left.remove(c.a)
	s.left.remove(c.b)
	dead := s.dead.has(s.left, s.hash^s.salt[c.a]^s.salt[c.b])
	s.left.add(c.a)
	s.left.add(c.b)
	return dead
}

// bury notes that the tiles left are lost, if that is certain and there is memory; else it says that they are open.
func (s *slider) bury() outcome {
	if more := s.dead.more(); s.meter.stop == "" && more > 0 && !s.meter.allows(s.dead.bytes()+more) {
		s.meter.stop = TooLarge
	}
	if s.meter.stop != "" {
		return open
	}
	s.dead.add(s.left, s.hash)
	return lost
}
