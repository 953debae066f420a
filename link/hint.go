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
//   - A mark goes when its cell turns out to hold no tile, or one that has no partner.
//
// So marks need not be true, and are seen to when somebody asks. A board whose marks and queue are empty is dead.

// Dead reports whether no two tiles connect; a board without tiles is dead too. The first time it costs O(cells). Later it
// looks at an open pair that it remembers, and only when that is gone for another one, near the cells that have changed:
// at worst O(cells), most often a few steps. Where more than two turns are allowed it may cost O(cells) for each tile.
func (x *Index) Dead() bool {
	if !x.alive {
		x.alive = x.witnessed() || x.search()
	}
	return !x.alive
}

// search looks for an open pair to remember, and reports whether there is one. Marks and pending cells take turns, since
// either may be many that lead to nothing.
func (x *Index) search() bool {
	x.work = 0
	for x.ready(); ; x.resweep() {
		i := x.open.last() // Hint begins at the other end, and players take what they are shown
		if i >= 0 {
			if x.partnered(i) {
				return true
			}
			x.open.drop(i)
		}
		j, ok := x.pending.top()
		if !ok {
			if i < 0 {
				return false
			}
			continue
		}
		if x.partnered(j) { // which leaves the cell pending, since it may have other partners
			return true
		}
		x.pending.pop()
		if x.spread(j) && x.partnered(x.newest) {
			return true
		}
	}
}

// witnessed reports whether the open pair that is remembered is still one.
func (x *Index) witnessed() bool {
	p, q := x.board.mask.size.At(int(x.witness[0])), x.board.mask.size.At(int(x.witness[1]))
	return x.Connect(p, q) == ""
}

// witnesses reports whether p is one of that pair.
func (x *Index) witnesses(p grid.Pos) bool {
	i := int32(x.board.mask.size.Index(p))
	return i == x.witness[0] || i == x.witness[1]
}

// partnered reports whether a cell holds a tile that has a partner, and remembers the two.
func (x *Index) partnered(i int) bool {
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

// spread marks the open pairs with a line through an empty cell, or makes tiles pending that are in them. It reports whether
// it marked a tile, which is the newest then.
func (x *Index) spread(i int) bool {
	if x.board.kinds[i] != Empty {
		return false
	}
	x.newest = -1
	p := x.board.mask.size.At(i)
	for axis := range x.trees {
		t := &x.trees[axis]
		lane, at := laneOf(axis, p)
		run := t.view(lane, at)
		for _, end := range [2]int{run.lo - 1, run.hi + 1} {
			if r := &x.runs[axis]; r.kind(lane, end) != 0 {
				x.pending.push(x.cellAt(axis, lane, end))
			}
		}
		if x.rules.allow(2) {
			x.work += 2 * (run.hi - run.lo + 1)
			x.runs[axis].one(lane, run)
		}
	}
	return x.newest >= 0
}

// settle marks all open pairs, so that no cell is pending any more.
func (x *Index) settle() {
	x.work = 0
	x.ready()
	for i, ok := x.pending.pop(); ok; i, ok = x.pending.pop() {
		if partners := x.partners(i); len(partners) > 0 {
			x.open.set(i)
			for _, j := range partners {
				x.open.set(int(j))
			}
		}
		x.spread(i)
		x.resweep()
	}
}

// Hint is two tiles that connect, the first pair in reading order: by its first tile, then by its second; and whether there
// is one. It depends on the board alone, not on how that came about. At worst it costs what Pairs does up to the first;
// most often it looks at a few tiles.
func (x *Index) Hint() (p, q grid.Pos, ok bool) {
	i, ok := x.firstOpen()
	if !ok {
		return p, q, false
	}
	size := x.board.mask.size
	return size.At(i), size.At(x.firstPartner(i)), true
}

// firstOpen is the first tile that has a partner. Marks lead to one that has; tiles before it are tried one by one, which
// needs no mark, and all pending cells are done with only if that turns out to be much.
func (x *Index) firstOpen() (int, bool) {
	x.work = 0
	x.ready()
	marked, ok := x.firstMarked()
	for i := range x.tiles(0) {
		if ok && i == marked || x.partnered(i) {
			return i, true
		}
		if x.work += 8; x.work > 10_000 {
			break
		}
	}
	x.settle()
	return x.firstMarked()
}

// firstMarked is the first tile that is marked and has a partner.
func (x *Index) firstMarked() (int, bool) {
	for i := x.open.next(0); i >= 0; i = x.open.next(i + 1) {
		if x.partnered(i) {
			return i, true
		}
		x.open.drop(i)
	}
	return 0, false
}

// firstPartner is the first partner of a tile that has some, and none before itself. If there are many it is near, in
// reading order.
func (x *Index) firstPartner(i int) int {
	kind, tried := x.board.kinds[i], 0
	for j := range x.tiles(i + 1) {
		if x.board.kinds[j] == kind && x.joined(x.board.mask.size.At(i), x.board.mask.size.At(j)) {
			return j
		}
		if tried++; tried > 5_000 {
			break
		}
	}
	return int(x.partners(i)[0])
}

// tiles is the cells from i on that are filled, by a tile or a wall.
func (x *Index) tiles(i int) iter.Seq[int] {
	return func(yield func(int) bool) {
		cells := len(x.board.kinds)
		for i = x.board.mask.nextFilled(i, cells); i < cells; i = x.board.mask.nextFilled(i+1, cells) {
			if !yield(i) {
				return
			}
		}
	}
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
