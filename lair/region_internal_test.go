package lair

import (
	"context"
	"math/rand/v2"
	"testing"

	"github.com/wendgames/wend/grid"
)

// regionOf is the region of a head in a lair, divided.
func regionOf(t testing.TB, l *Lair, head grid.Pos) *region {
	r := &region{ctx: context.Background()}
	var m memory
	if !r.reserve(&m, l, l.squares()+4) {
		t.Fatal("no room")
	}
	r.start(int32(l.index(head)), nil)
	if !r.spread(l, l.squares()) || !r.divide(l) {
		t.Fatal("stopped")
	}
	return r
}

// TestChambers tests what makes the parts of a graph its blocks: each step between two squares lies in one of them;
// none falls apart without one of its squares; and they hang together as a tree, each having but one door to
// those before.
func TestChambers(t *testing.T) {
	rnd := rand.New(rand.NewPCG(71, 72))
	large := 0
	for range 3_000 {
		size := grid.Size{Rows: 1 + rnd.IntN(7), Cols: 1 + rnd.IntN(7)}
		l := New(size, nil)
		for range rnd.IntN(size.Cells()/2 + 1) {
			l.SetStone(size.At(rnd.IntN(size.Cells())))
		}
		r := regionOf(t, l, size.At(rnd.IntN(size.Cells())))
		in := make([][]int, len(r.places)) // the chambers of each place
		doors := make([]int, len(r.places))
		for n, c := range r.chambers {
			in[c.door] = append(in[c.door], n)
			doors[c.door]++
			for _, i := range r.member[c.first:c.end] {
				in[i] = append(in[i], n)
			}
			if c.end-c.first > 3 {
				large++
			}
			checkWhole(t, l, r, c)
		}
		for i, p := range r.places {
			if members := len(in[i]) - doors[i]; members != 1 && i > 0 || members != 0 && i == 0 {
				t.Fatalf("place %d is a member of %d chambers", i, members)
			}
			for _, offset := range l.offsets() {
				if to := r.at(p.square + int32(offset)); to != wall && shared(in[i], in[to]) != 1 {
					t.Fatalf("places %d and %d share %d chambers", i, to, shared(in[i], in[to]))
				}
			}
		}
	}
	if large < 1_000 {
		t.Errorf("only %d chambers of more than four squares", large)
	}
}

func shared(a, b []int) (n int) {
	for _, x := range a {
		for _, y := range b {
			if x == y {
				n++
			}
		}
	}
	return n
}

// checkWhole takes each square of a chamber away: the others still hang together.
func checkWhole(t *testing.T, l *Lair, r *region, c chamber) {
	squares := []int32{c.door}
	squares = append(squares, r.member[c.first:c.end]...)
	for _, gone := range squares {
		left := map[int32]bool{}
		for _, i := range squares {
			if i != gone {
				left[i] = true
			}
		}
		var walk func(i int32)
		walk = func(i int32) {
			delete(left, i)
			for _, offset := range l.offsets() {
				if to := r.at(r.places[i].square + int32(offset)); to != wall && left[to] {
					walk(to)
				}
			}
		}
		if gone != squares[0] {
			walk(squares[0])
		} else {
			walk(squares[1])
		}
		if len(left) > 0 {
			t.Fatalf("without place %d the chamber %v falls apart", gone, squares)
		}
	}
}

// TestLongCorridor has a way of half a million squares: a search that calls itself would go as deep.
func TestLongCorridor(t *testing.T) {
	size := grid.Size{Rows: 1001, Cols: 1000}
	l := New(size, nil)
	for r := 1; r < size.Rows; r += 2 {
		for c := range size.Cols {
			if c != (size.Cols-1)*(r/2%2) {
				l.SetStone(grid.Pos{Row: r, Col: c})
			}
		}
	}
	r := regionOf(t, l, grid.Pos{})
	if want := size.Rows/2*(size.Cols+1) + size.Cols; len(r.places) != want || len(r.chambers) != want-1 {
		t.Errorf("%d squares in %d chambers, want %d in one less", len(r.places), len(r.chambers), want)
	}
}

// asking is a context that counts how often it is asked whether it has ended.
type asking struct {
	context.Context
	asked int
}

func (a *asking) Err() error {
	a.asked++
	return nil
}

// TestLargeChambersAreAskedAbout judges one chamber that has a quarter million squares: each time that all of them are gone
// through, the context is asked.
func TestLargeChambersAreAskedAbout(t *testing.T) {
	l := New(grid.Size{Rows: 520, Cols: 520}, nil)
	exits := make([]int32, l.squares())
	for i := range exits {
		exits[i] = 2
	}
	ctx := &asking{Context: context.Background()}
	tr := turning{region: region{ctx: ctx}}
	turns, ok := tr.judge(new(memory), l, exits, 4, int32(l.index(grid.Pos{})), l.squares())
	if !ok || len(tr.chambers) != 1 || turns.bound != 5 {
		t.Errorf("%d chambers, %d steps at least, judged: %t", len(tr.chambers), turns.bound, ok)
	}
	const times, each = 6, 520 * 520 / many // spread, divide, leave, out, and twice in turnIn
	if ctx.asked < times*each {
		t.Errorf("asked %d times, want %d", ctx.asked, times*each)
	}
}
