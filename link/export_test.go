package link

import (
	"fmt"
	"slices"
)

// Fault is what is wrong inside an index, compared with one built afresh on its board, or empty.
func (x *Index) Fault() string {
	fresh := NewIndex(x.board, x.rules)
	for axis := range x.trees {
		if !slices.Equal(x.trees[axis].words, fresh.trees[axis].words) {
			return fmt.Sprintf("tree %d differs", axis)
		}
	}
	if x.swept && !x.many {
		if fault := x.unmarked(fresh); fault != "" {
			return fault
		}
	}
	if x.peers.next != nil {
		return x.peers.fault(x)
	}
	return ""
}

// unmarked is an open pair that the index has lost: it is not marked on both tiles, and would still be there if all
// pending cells were walls.
func (x *Index) unmarked(fresh *Index) string {
	b := x.board.Clone()
	for _, i := range x.pending.cells {
		b.Set(b.Size().At(int(i)), Wall)
	}
	marked := func(i int) bool { return x.open.next(i) == i }
	for p, q := range NewIndex(b, x.rules).Pairs() {
		if i, j := b.Size().Index(p), b.Size().Index(q); !marked(i) || !marked(j) {
			return fmt.Sprintf("%v-%v is neither marked nor pending", p, q)
		}
	}
	return ""
}

// fault checks that the lists hold each tile once.
func (s *peers) fault(x *Index) string {
	lists := map[Kind][]int{}
	for i, k := range x.board.kinds {
		if k > Empty {
			lists[k] = append(lists[k], i)
		}
	}
	listed := 0
	for _, n := range s.count {
		listed += int(n)
	}
	if listed != x.board.tiles {
		return fmt.Sprintf("%d of %d tiles are listed", listed, x.board.tiles)
	}
	for k, want := range lists {
		var got []int
		for i := int(s.first[x.kinds.of(k)]) - 1; len(got) == 0 || i != got[0]; i = int(s.next[i]) {
			if got = append(got, i); len(got) > len(want) || int(s.prev[s.next[i]]) != i {
				return fmt.Sprintf("the list of kind %d is %v, want %v", k, got, want)
			}
		}
		if slices.Sort(got); !slices.Equal(got, want) {
			return fmt.Sprintf("the list of kind %d is %v, want %v", k, got, want)
		}
	}
	return ""
}

// ListPeers makes the index list the tiles of each kind, as it does by itself on larger boards.
func (x *Index) ListPeers() { x.peers.build(x) }
