package lair

import (
	"context"
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
