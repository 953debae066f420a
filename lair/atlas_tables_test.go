package lair

import (
	"context"
	"math"
	"testing"

	"github.com/wendgames/wend/grid"
)

// TestAtlasMemoryIsCounted adds up the tables that an atlas keeps, and those that are there after its search.
func TestAtlasMemoryIsCounted(t *testing.T) {
	for length := 1; length < 12; length++ {
		l := New(grid.Size{Rows: 6, Cols: 7}, []grid.Pos{{}, {Row: 5, Col: length % 7}})
		l.SetStone(grid.Pos{Row: 2, Col: 3})
		a := &Atlas{planes: layout(l.size), length: length}
		m := &measurer{Atlas: a, ctx: context.Background(), lair: l, jobs: 1}
		for _, part := range []func() Stop{m.open, m.survey, m.spread} {
			if stop := part(); stop != "" {
				t.Fatal(stop)
			}
		}
		layers := int64(len(m.colours)) * int64(len(a.shapes.next)+1) * 2 * int64(8*a.half+1)
		want := bytesOf(a.vacant) + bytesOf(m.exits) + bytesOf(a.closed) +
			bytesOf(a.shapes.kids) + bytesOf(a.shapes.class) + bytesOf(a.shapes.next)
		for _, plane := range m.fits[1:] {
			want += bytesOf(plane)
		}
		for _, digit := range a.digits {
			want += bytesOf(digit)
		}
		if m.memory.used != want || m.peak != want+layers {
			t.Errorf("length %d: %d bytes are counted, %d at most, the tables take %d and %d with layers",
				length, m.memory.used, m.peak, want, want+layers)
		}
	}
}

// TestTablesBeyondAllNumbers asks for tables that no machine can have, without a limit.
func TestTablesBeyondAllNumbers(t *testing.T) {
	if _, ok := exactly[uint64](new(memory), math.MaxInt/4); ok {
		t.Error("a table of more bytes than can be numbered")
	}
	m := &measurer{Atlas: &Atlas{planes: layout(grid.Size{Rows: MaxSquares, Cols: 1})}, colours: []int{0}}
	for _, n := range []int{1, 1 << 10, 1 << 29} {
		m.memory.used = math.MaxInt - treeBytes(m.planes, int64(n), int64(n), 1)
		if m.memory.used < 0 {
			continue // in 32 bits
		}
		if !m.room(n, n) || m.room(n, n+1) {
			t.Errorf("%d nodes and classes: %t, one more: %t", n, m.room(n, n), m.room(n, n+1))
		}
	}
}

// TestTreesOfTheOpenLair grows the trees of shapes where no edge is in the way: they have as many nodes and classes as
// AtlasBytes reckons with.
func TestTreesOfTheOpenLair(t *testing.T) {
	for half := range 7 {
		l := New(grid.Size{Rows: 4*half + 3, Cols: 4*half + 3}, []grid.Pos{{}})
		for _, rules := range []Rules{Standard, {Loose: true, Swap: true}} {
			l.SetRules(rules)
			length := 2*half + 1
			if rules.Loose {
				length++
			}
			m := &measurer{Atlas: &Atlas{planes: layout(l.size), length: length}, ctx: context.Background(), lair: l, jobs: 1}
			for _, part := range []func() Stop{m.open, m.survey} {
				if stop := part(); stop != "" {
					t.Fatal(stop)
				}
			}
			nodes, classes := int64(len(m.shapes.kids)), int64(len(m.shapes.next))
			if nodes != nodesOf[half] || classes != classesOf[half] {
				t.Errorf("%d blocks, %+v: %d nodes and %d classes, want %d and %d", length, rules, nodes, classes, nodesOf[half], classesOf[half])
			}
		}
	}
}

// TestTotalsAreWide has a count that takes more than 32 bits.
func TestTotalsAreWide(t *testing.T) {
	sum := make([]uint64, 40)
	sum[39] = 0b101
	if n := total(sum, 0b110); n != 1<<39 {
		t.Errorf("%d", n)
	}
}
