package link

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"github.com/wendgames/wend/grid"
)

// Fault is what is wrong inside an index, compared with one built afresh on its board, or empty.
func (x *Index) Fault() string {
	fresh := NewIndex(x.board, x.rules)
	for axis := range x.trees {
		if !slices.Equal(x.trees[axis].words, fresh.trees[axis].words) {
			return fmt.Sprintf("tree %d differs", axis)
		}
	}
	if x.plane != nil {
		for i := range x.board.kinds {
			if at := x.board.Size().At(i); x.plane.filled(placeOf(at)) != (x.board.kinds[i] != Empty) {
				return fmt.Sprintf("the plane is wrong on %v", at)
			}
		}
	}
	if x.swept && !x.many {
		if fault := x.unmarked(); fault != "" {
			return fault
		}
	}
	if x.peers.cells != nil {
		return x.peers.fault(x)
	}
	return ""
}

// unmarked is an open pair that the index has lost: it is not marked on both tiles, and would still be there if all pending
// cells were walls.
func (x *Index) unmarked() string {
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

// fault checks that each tile is in the list of its kind, and that each list is a circle of as many cells as it counts.
func (s *peers) fault(x *Index) string {
	for i, k := range x.board.kinds {
		if n := x.kinds.of(k); n != 0 && n != s.cells[i].kind {
			return fmt.Sprintf("cell %d of kind %d is in list %d", i, n, s.cells[i].kind)
		}
	}
	for kind, first := range s.first {
		for n, i := s.count[kind], first-1; n > 0; n-- {
			next := s.cells[i].next
			if int(s.cells[i].kind) != kind || s.cells[next].prev != i || (next == first-1) != (n == 1) {
				return fmt.Sprintf("the list of kind %d breaks at cell %d", kind, i)
			}
			i = next
		}
	}
	return ""
}

// ListPeers makes the index list the tiles of each kind, as it does by itself on larger boards.
func (x *Index) ListPeers() { x.peers.build(x) }

// Remembered is the open pair that Dead remembers.
func (x *Index) Remembered() (p, q grid.Pos, ok bool) {
	if x.Dead() {
		return p, q, false
	}
	size := x.board.Size()
	return size.At(int(x.witness[0])), size.At(int(x.witness[1])), true
}

// OpenFrom is an open pair with the first marked tile from a random place on, or else any.
func (x *Index) OpenFrom(rnd *rand.Rand) (p, q grid.Pos, ok bool) {
	x.ready()
	size := x.board.Size()
	for i := x.open.next(rnd.IntN(size.Cells())); i >= 0; i = x.open.next(i + 1) {
		if x.partnered(i) {
			break
		}
		x.open.drop(i)
	}
	return x.Remembered()
}

// OpenPairs is all pairs that connect on a board, in reading order, found the slow way.
func (b *Board) OpenPairs(rules Rules) (pairs []Pair) {
	size := b.Size()
	for i := range size.Cells() {
		for j := i + 1; j < size.Cells(); j++ {
			if _, code := b.Connect(size.At(i), size.At(j), rules); code == "" {
				pairs = append(pairs, Pair{size.At(i), size.At(j)})
			}
		}
	}
	return pairs
}

// RandomRows is a board of up to 9 rows and columns (a few far wider), any share of it filled.
func RandomRows(rnd *rand.Rand) [][]Kind {
	rows, cols := 1+rnd.IntN(9), 1+rnd.IntN(9)
	if rnd.IntN(8) == 0 {
		rows, cols = 1+rnd.IntN(4), 60+rnd.IntN(80)
	}
	if rnd.IntN(2) == 0 {
		rows, cols = cols, rows
	}
	fill, walls, kinds := rnd.Float64(), rnd.Float64()*rnd.Float64(), 1+rnd.IntN(4)
	board := make([][]Kind, rows)
	for r := range board {
		board[r] = make([]Kind, cols)
		for c := range board[r] {
			switch {
			case rnd.Float64() >= fill:
			case rnd.Float64() < walls:
				board[r][c] = Wall
			default:
				board[r][c] = Kind(1 + rnd.IntN(kinds))
			}
		}
	}
	return board
}
