package stress

import (
	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/link"
)

// tileDraft is a board that is being drawn, and the queries about it.
type tileDraft struct {
	r       *grid.Random
	size    grid.Size
	kinds   []link.Kind
	queries [][2]grid.Pos
}

// newTileDraft is an empty board.
func newTileDraft(r *grid.Random, size grid.Size) *tileDraft {
	return &tileDraft{r: r, size: size, kinds: make([]link.Kind, size.Cells())}
}

// done is the case that has been drawn.
func (d *tileDraft) done() tileCase { return newTileCase(tileRows(d.kinds, d.size.Cols), d.queries) }

// between is a number from low to high.
func (d *tileDraft) between(low, high int) int { return low + d.r.Below(high-low+1) }

// fill puts tiles into all cells with a chance of filled in eight, of so many kinds.
func (d *tileDraft) fill(filled, kinds int) {
	for i := range d.kinds {
		if d.r.Below(8) < filled {
			d.kinds[i] = link.Kind(1 + d.r.Below(kinds))
		}
	}
}

// scatter puts from low to high tiles of two kinds anywhere.
func (d *tileDraft) scatter(low, high int) {
	for range d.between(low, high) {
		d.kinds[d.r.Below(len(d.kinds))] = link.Kind(1 + d.r.Below(2))
	}
}

// pair is two different cells.
func (d *tileDraft) pair() [2]grid.Pos {
	n := len(d.kinds)
	i := d.r.Below(n)
	return [2]grid.Pos{d.size.At(i), d.size.At((i + 1 + d.r.Below(n-1)) % n)}
}

// ask asks for up to most pairs of equal tiles and for one to three pairs of any cells, all in one mixed order.
func (d *tileDraft) ask(most int) {
	equal := d.equalPairs()
	d.r.Shuffle(len(equal), func(i, j int) { equal[i], equal[j] = equal[j], equal[i] })
	d.queries = append(d.queries, equal[:min(len(equal), most)]...)
	for range d.between(1, 3) {
		d.queries = append(d.queries, d.pair())
	}
	d.r.Shuffle(len(d.queries), func(i, j int) { d.queries[i], d.queries[j] = d.queries[j], d.queries[i] })
}

// equalPairs are all pairs of equal tiles, each in a drawn order of its two.
func (d *tileDraft) equalPairs() (pairs [][2]grid.Pos) {
	for i, k := range d.kinds {
		for j := range i {
			if k != link.Empty && k == d.kinds[j] {
				pairs = append(pairs, d.eitherWay(d.size.At(i), d.size.At(j)))
			}
		}
	}
	return pairs
}

// eitherWay is the query for two cells, in one order or the other.
func (d *tileDraft) eitherWay(p, q grid.Pos) [2]grid.Pos {
	if d.r.Below(2) == 0 {
		return [2]grid.Pos{q, p}
	}
	return [2]grid.Pos{p, q}
}

// tileSizeWithin is a size of 2 to cells cells, of no more than most rows and most columns.
func tileSizeWithin(r *grid.Random, cells, most int) grid.Size {
	for {
		rows := 1 + r.Below(min(cells, most))
		size := grid.Size{Rows: rows, Cols: 1 + r.Below(min(cells/rows, most))}
		size = eitherShape(r, size)
		if size.Cells() > 1 {
			return size
		}
	}
}

// tileRandom draws a board of up to 48 cells.
func tileRandom(r *grid.Random) tileCase {
	d := newTileDraft(r, tileSizeWithin(r, 48, 12))
	most := [...]int{1, 3, 8, tileMaxKind - 1}[r.Below(4)]
	d.fill(d.between(1, 8), most)
	d.ask(12)
	return d.done()
}

// tileTurns draws a full board into which a line is cut, with equal tiles at its ends. Some cells besides are emptied.
func tileTurns(r *grid.Random) tileCase {
	size := grid.Size{Rows: 2 + r.Below(6), Cols: 2 + r.Below(6)}
	d := newTileDraft(r, size)
	d.fill(8, 4)
	at := size.At(r.Below(size.Cells()))
	first, dir := at, grid.Dirs[r.Below(4)]
	for turns := r.Below(5); turns >= 0; turns-- {
		for range d.between(1, 3) {
			if n := at.Step(dir); size.Contains(n) {
				at = n
				d.kinds[size.Index(at)] = link.Empty
			}
		}
		dir = tileAcross(r, dir)
	}
	for range r.Below(3) {
		d.kinds[r.Below(len(d.kinds))] = link.Empty
	}
	d.kinds[size.Index(first)], d.kinds[size.Index(at)] = 5, 5
	if first != at {
		d.queries = append(d.queries, d.eitherWay(first, at))
	}
	d.ask(6)
	return d.done()
}

// tileAcross is one of the two directions across dir: up and down are 0 and 1, left and right 2 and 3.
func tileAcross(r *grid.Random, dir grid.Dir) grid.Dir { return (dir&2 ^ 2) | grid.Dir(r.Below(2)) }

// tileCorridors draws a maze with one long way, and tiles along it.
func tileCorridors(r *grid.Random) tileCase {
	size := grid.Size{Rows: 3 + r.Below(5), Cols: 3 + r.Below(5)}
	d := newTileDraft(r, size)
	wall := [...]func(size grid.Size, p grid.Pos) bool{tileComb, tileSerpentine, tileRings}[r.Below(3)]
	flip := r.Below(2) == 0
	for i := range d.kinds {
		p := size.At(i)
		if flip {
			p = grid.Pos{Row: size.Rows - 1 - p.Row, Col: size.Cols - 1 - p.Col}
		}
		if wall(size, p) {
			d.kinds[i] = link.Kind(4 + r.Below(5))
		}
	}
	for range r.Below(3) {
		d.kinds[r.Below(len(d.kinds))] = link.Empty
	}
	d.scatter(2, 5)
	d.ask(8)
	return d.done()
}

// tileComb reports whether p is a wall of a comb: corridors down from a first row.
func tileComb(_ grid.Size, p grid.Pos) bool { return p.Row > 0 && p.Col%2 == 1 }

// tileSerpentine reports whether p is a wall of a serpentine: corridors along the rows, open at one end in turn.
func tileSerpentine(size grid.Size, p grid.Pos) bool {
	gap := size.Cols - 1
	if p.Row%4 == 3 {
		gap = 0
	}
	return p.Row%2 == 1 && p.Col != gap
}

// tileRings reports whether p is a wall of a labyrinth: every other ring is one, with a gap in its upper or its lower side in
// turn.
func tileRings(size grid.Size, p grid.Pos) bool {
	ring := min(p.Row, p.Col, size.Rows-1-p.Row, size.Cols-1-p.Col)
	gap := grid.Pos{Row: ring, Col: ring + 1}
	if ring%4 == 3 {
		gap = grid.Pos{Row: size.Rows - 1 - ring, Col: size.Cols - 2 - ring}
	}
	return ring%2 == 1 && p != gap
}

// tileEdges draws a high or a wide board that is full within and open along its edges, but for a few tiles there.
func tileEdges(r *grid.Random) tileCase {
	size := grid.Size{Rows: 1 + r.Below(4), Cols: 4 + r.Below(6)}
	size = eitherShape(r, size)
	d := newTileDraft(r, size)
	d.fill(8, 9)
	open := r.Below(16) // which of the four edges
	for i := range d.kinds {
		p := size.At(i)
		for j, on := range [4]bool{p.Row == 0, p.Row == size.Rows-1, p.Col == 0, p.Col == size.Cols-1} {
			if on && open>>j&1 == 1 {
				d.kinds[i] = link.Empty
			}
		}
	}
	d.scatter(2, 6)
	d.ask(12)
	return d.done()
}

// tileCrowds draws a board of one kind or two.
func tileCrowds(r *grid.Random) tileCase {
	d := newTileDraft(r, tileSizeWithin(r, 36, 9))
	d.fill(d.between(2, 7), 1+r.Below(2))
	d.ask(20)
	return d.done()
}

// tileStraight draws one or two rows or columns with few tiles.
func tileStraight(r *grid.Random) tileCase {
	size := grid.Size{Rows: 1 + r.Below(2), Cols: 2 + r.Below(29)}
	size = eitherShape(r, size)
	d := newTileDraft(r, size)
	d.scatter(2, 6)
	d.ask(8)
	return d.done()
}

// tileDisputed draws a small board on which a cell is named twice, a tile or an empty one, and other queries are asked too.
func tileDisputed(r *grid.Random) tileCase {
	d := newTileDraft(r, tileSizeWithin(r, 12, 6))
	d.fill(d.between(2, 7), 3)
	for range d.between(1, 3) {
		p := d.size.At(r.Below(len(d.kinds)))
		d.queries = append(d.queries, [2]grid.Pos{p, p})
	}
	d.ask(4)
	return d.done()
}
