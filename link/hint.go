package link

import (
	"iter"
	"slices"

	"github.com/wendgames/wend/grid"
)

// What is known of open pairs, those that connect, are marks on tiles and a queue of pending cells:
//
//	Both tiles of an open pair are marked, or every line that joins them touches a pending cell; tiles are touched too.
//
// That is true after a sweep, and stays so:
//   - A cell that changes becomes pending. An open pair that was not open before has no lines but those that touch such a
//     cell; all others were there before. One that was, and is not marked, has its old lines, which touch pending cells, and
//     new ones, which touch such a cell.
//   - A pending cell leaves the queue once all open pairs with a line through it are marked. If it holds a tile, they are
//     the tile and its partners. If it is empty it lies on the middle leg of a line with two turns at most, in one of the
//     two runs through it, and then both tiles look onto that run; or it lies on the first or the last leg, and then the
//     tile at that end of the line stands at an end of one of the runs. Those tiles, four at most, are made pending instead.
//   - A mark goes when its tile turns out to have no partner.
//
// So marks need not be true, and are seen to when somebody asks. A board whose marks and queue are empty is dead.

// Dead reports whether no two tiles connect; a board without tiles is dead too. The first time it costs O(cells). Later it
// looks at an open pair that it remembers, and only when that is gone for another one, near the cells that have changed:
// at worst O(cells), most often a few steps. Where more than two turns are allowed it may cost O(cells) for each tile.
func (x *Index) Dead() bool {
	if x.witnessed() {
		return false
	}
	x.work = 0
	x.ready()
	for {
		if i := x.open.last(); i >= 0 { // Hint looks from the other end, and players take what they are shown
			if x.partnered(i) {
				return false
			}
			x.open.drop(i)
			continue
		}
		i, ok := x.pending.top()
		if !ok {
			return true
		}
		if x.partnered(i) { // which leaves the cell pending, since it may have other partners
			return false
		}
		x.pending.pop()
		x.spread(i)
		x.resweep()
	}
}

// witnessed reports whether the open pair that is remembered is still one.
func (x *Index) witnessed() bool {
	p, q := x.board.mask.size.At(int(x.witness[0])), x.board.mask.size.At(int(x.witness[1]))
	return x.Connect(p, q) == ""
}

// partnered reports whether a cell holds a tile that has a partner, and remembers the two.
func (x *Index) partnered(i int) bool {
	if x.board.kinds[i] <= Empty {
		return false
	}
	x.found = x.appendPartners(x.found[:0], i, false)
	if len(x.found) == 0 {
		return false
	}
	x.witness = [2]int32{int32(i), x.found[0]}
	return true
}

// ready sees to it that the marks have begun.
func (x *Index) ready() {
	if !x.swept {
		x.sweep()
	}
}

// resweep begins the marks anew where that has become less work than to go on.
func (x *Index) resweep() {
	if x.work > 4*len(x.board.kinds) {
		x.sweep()
		x.work = 0
	}
}

// spread marks the open pairs with a line through an empty cell, or makes tiles pending that are in them.
func (x *Index) spread(i int) {
	if x.board.kinds[i] != Empty {
		return
	}
	p := x.board.mask.size.At(i)
	for axis := range x.trees {
		x.spreadRun(axis, p)
	}
}

func (x *Index) spreadRun(axis int, p grid.Pos) {
	t, across := &x.trees[axis], &x.trees[1-axis]
	lane, at := place(axis, p)
	run := t.view(lane, at)
	x.ahead = append(x.ahead[:0], x.look(axis, lane, run.lo-1), x.look(axis, lane, run.hi+1))
	for _, l := range x.ahead {
		if l.kind != 0 {
			x.pending.push(int(l.cell))
		}
	}
	if !x.rules.allow(2) {
		return
	}
	for at := run.lo; at <= run.hi; at++ {
		x.ahead = append(x.ahead, x.look(axis, across.last(at, lane-1), at), x.look(axis, across.next(at, lane+1), at))
	}
	x.work += len(x.ahead)
	x.stamps.begin(x.kinds.most())
	if x.stamps.add(x.ahead...) {
		x.mark(x.ahead...)
	}
}

// settle marks all open pairs, so that no cell is pending any more.
func (x *Index) settle() {
	x.work = 0
	x.ready()
	for i, ok := x.pending.pop(); ok; i, ok = x.pending.pop() {
		if x.board.kinds[i] > Empty {
			if partners := x.partners(i); len(partners) > 0 {
				x.open.set(i)
				for _, j := range partners {
					x.open.set(int(j))
				}
			}
		}
		x.spread(i)
		x.resweep()
	}
}

// Hint is two tiles that connect, the first pair in reading order: by its first tile, then by its second; and whether there
// is one. It depends on the board alone, not on how that came about. It costs as much as Dead, and the work at all cells
// that have changed since.
func (x *Index) Hint() (p, q grid.Pos, ok bool) {
	for p, q := range x.Pairs() {
		return p, q, true
	}
	return grid.Pos{}, grid.Pos{}, false
}

// Pairs is all pairs of tiles that connect, in reading order: by the first tile of a pair, then by its second. The index
// must not be changed meanwhile. It costs as much as Hint, and for each tile that has a partner O(tiles of its kind) or
// less, in the worst case O(rows·columns).
func (x *Index) Pairs() iter.Seq2[grid.Pos, grid.Pos] {
	return func(yield func(p, q grid.Pos) bool) {
		x.settle()
		size := x.board.mask.size
		for i := x.open.next(0); i >= 0; i = x.open.next(i + 1) {
			partners := slices.Clone(x.partners(i))
			if len(partners) == 0 {
				x.open.drop(i)
			}
			for _, j := range partners {
				if int(j) > i && !yield(size.At(i), size.At(int(j))) {
					return
				}
			}
		}
	}
}
