package link

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/wendgames/wend/grid"
)

// TestPiles plays at random on boards of several sizes, larger than a word too, and compares piles with the board.
func TestPiles(t *testing.T) {
	rnd := rand.New(rand.NewPCG(5, 6))
	for n := range 120 {
		size := grid.Size{Rows: 1 + rnd.IntN(9), Cols: 1 + rnd.IntN(9)}
		kinds := 5
		if n%60 == 0 {
			kinds = 60
			size = [2]grid.Size{{Rows: 70, Cols: 3}, {Rows: 3, Cols: 66}}[n/60]
		}
		rows := make([][]Kind, size.Rows)
		for r := range rows {
			rows[r] = make([]Kind, size.Cols)
			for c := range rows[r] {
				rows[r][c] = Kind(rnd.IntN(kinds+2) - 1)
			}
		}
		board := NewBoard(rows)
		rules := Rules{Turns: rnd.IntN(5) - 1, Outside: n%2 == 0, Slide: Slides[1+n%8]}
		board.Settle(rules.Slide)
		p, start := newPiles(board, rules)
		if !slices.Equal(start, p.where) {
			t.Fatalf("%+v: tiles of a settled board move:\n%v", rules, board)
		}
		o := newOpenings(p, &meter{ctx: context.Background()})
		comparePiles(t, o, board, rules, rnd)
	}
}

// comparePiles plays until nothing connects, and then takes all of it back.
func comparePiles(t *testing.T, o *openings, board *Board, rules Rules, rnd *rand.Rand) {
	before := pairsOn(o, o.all(nil))
	if want := board.OpenPairs(rules); !slices.Equal(before, want) {
		t.Fatalf("%+v: %v connect, want %v:\n%v", rules, before, want, board)
	}
	for tile, at := range o.where {
		if o.left.has(int32(tile)) && board.At(at.pos()) == Empty {
			t.Fatalf("%+v: a tile on %v:\n%v", rules, at.pos(), board)
		}
	}
	open := o.all(nil)
	if len(open) == 0 {
		return
	}
	c := open[rnd.IntN(len(open))]
	board.Take(o.where[c.a].pos(), o.where[c.b].pos(), rules)
	left, hash := slices.Clone(o.left), o.hash
	undo := o.takeBoth(c)
	comparePiles(t, o, board, rules, rnd)
	o.reset(slices.Clone(o.left))
	o.putBack(c, undo)
	if !slices.Equal(o.left, left) || o.hash != hash || !slices.Equal(pairsOn(o, o.all(nil)), before) {
		t.Fatalf("%+v: a take is not taken back as it was", rules)
	}
}

// pairsOn is couples as pairs, in reading order.
func pairsOn(o *openings, couples []couple) []Pair {
	var pairs []Pair
	for _, c := range couples {
		pairs = append(pairs, pairOf(o.where[c.a], o.where[c.b]))
	}
	slices.SortFunc(pairs, Pair.compare)
	return pairs
}

// TestTileSets puts sets with equal hashes into the table.
func TestTileSets(t *testing.T) {
	d := newTileSets(2)
	for i := range uint64(1000) {
		if set := (tileSet{i, 1}); d.has(set, i%7) || !d.add(set, i%7) || d.add(set, i%7) {
			t.Fatalf("set %d", i)
		}
	}
	for i := range uint64(2000) {
		if set := (tileSet{i, 1}); d.has(set, i%7) != (i < 1000) {
			t.Fatalf("set %d", i)
		}
	}
}
