package link

// sweep marks the tiles that have a partner, and no others; where many turns are allowed, all tiles. It costs O(cells).
func (x *Index) sweep() {
	x.open.clear()
	x.pending.clear()
	x.swept = true
	if x.many {
		for i, k := range x.board.kinds {
			if k > Empty {
				x.open.set(i)
			}
		}
		return
	}
	x.runs[byRow].all()
	x.runs[byCol].all()
}

// markBeside marks equal tiles that are beside each other, in a row and between it and the row above. It goes through the
// cells of a row in their order, which brings them near the processor before others ask for one here and there; so it is
// some rows ahead of these.
func (x *Index) markBeside(row int) {
	cols := x.board.mask.size.Cols
	first := row * cols
	if first >= len(x.board.kinds) {
		return
	}
	kinds := x.board.kinds[first : first+cols]
	for c, k := range kinds[1:] {
		if bothTiles(k, kinds[c]) {
			x.open.set(first + c)
			x.open.set(first + c + 1)
		}
	}
	if row == 0 {
		return
	}
	for c, k := range x.board.kinds[first-cols : first] {
		if bothTiles(k, kinds[c]) {
			x.open.set(first + c - cols)
			x.open.set(first + c)
		}
	}
}

// bothTiles reports whether two cells hold equal tiles, by one comparison: where the first holds none, the shift leaves
// all bits set.
func bothTiles(k, l Kind) bool { return k^l|(k-1)>>31 == 0 }
