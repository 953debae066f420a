package lair

import (
	"slices"
	"testing"
)

// TestKeysInOneSlot has states whose hashes fall on one slot, the blocks of one being the first of another's: they are two,
// whichever comes first.
func TestKeysInOneSlot(t *testing.T) {
	const slots = 64
	short := []block{{square: 5, opens: 3}}
	var long []block
	for opens := int32(4); long == nil; opens++ {
		if both := slices.Concat(short, []block{{square: 9, opens: opens}}); (hash(1, both)^hash(1, short))%slots == 0 {
			long = both
		}
	}
	for _, keys := range [][2][]block{{short, long}, {long, short}} {
		var s states
		var m memory
		s.reset()
		for n, blocks := range keys {
			if id, known, ok := s.find(&m, 1, blocks); known || !ok || int(id) != n {
				t.Errorf("%v: state %d, known: %t", blocks, id, known)
			}
		}
		for n, blocks := range keys {
			if id, known, _ := s.find(&m, 1, blocks); !known || int(id) != n {
				t.Errorf("%v: state %d, known: %t", blocks, id, known)
			}
		}
		if len(s.slots) != slots {
			t.Fatalf("%d slots", len(s.slots))
		}
	}
}

// TestStatesWaitAgain has states of one square leave its list once they have had their turn, and come back when they wait again.
func TestStatesWaitAgain(t *testing.T) {
	var d side
	var m memory
	d.states.reset()
	d.ripe.reset(0)
	d.newest = make([]uint32, 8)
	for n := range 3 {
		id, known, ok := d.find(&m, 7, []block{{square: int32(n), opens: 2}})
		if known || !ok || !d.wait(&m, id, never) {
			t.Fatal("no room")
		}
	}
	list := func() (ids []uint32) {
		for v := d.first(&d.newest[7]); v != 0; v = d.first(&d.older[v-1]) {
			ids = append(ids, v-1)
		}
		return ids
	}
	for _, step := range []struct {
		take, wait int
		want       []uint32
	}{{-1, -1, []uint32{2, 1, 0}}, {1, -1, []uint32{2, 0}}, {-1, 1, []uint32{1, 2, 0}}, {2, -1, []uint32{1, 0}}, {-1, 2, []uint32{2, 1, 0}}} {
		if step.take >= 0 {
			d.states.take(uint32(step.take))
		}
		if step.wait >= 0 && !d.wait(&m, uint32(step.wait), never) {
			t.Fatal("no room")
		}
		if got := list(); !slices.Equal(got, step.want) {
			t.Errorf("taken %d, waits %d: %v, want %v", step.take, step.wait, got, step.want)
		}
	}
}

// TestTablesGrowWithinTheLimit has a table grow at a limit of what both need that are there while it is copied, and at one byte less.
func TestTablesGrowWithinTheLimit(t *testing.T) {
	for _, less := range []int64{0, 1} {
		m := memory{}
		table, _ := grown[int32](&m, nil, 100)
		table = table[:100]
		table[99] = 7
		m.limit = 4*100 + 4*200 - less
		larger, ok := grown(&m, table, 1)
		switch {
		case ok != (less == 0):
			t.Errorf("%d bytes too few: grown: %t", less, ok)
		case ok && (cap(larger) != 200 || larger[99] != 7 || m.used != 4*200):
			t.Errorf("room for %d entries, the last is %d, %d bytes are counted", cap(larger), larger[99], m.used)
		case !ok && (len(larger) != 100 || m.used != 4*100):
			t.Errorf("refused: %d entries, %d bytes are counted", len(larger), m.used)
		}
	}
}
