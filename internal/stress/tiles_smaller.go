package stress

import (
	"cmp"
	"iter"
	"slices"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/link"
)

// tileCompare orders cases by cells, then tiles, then queries, then the cells that these name, then the kinds in reading
// order, then the numbers of the queries. There are but finitely many cases below one, so steps down this order come to an
// end.
func tileCompare(a, b tileCase) int {
	return cmp.Or(
		cmp.Compare(a.Cells(), b.Cells()),
		cmp.Compare(a.Board.Tiles(), b.Board.Tiles()),
		cmp.Compare(len(a.Queries), len(b.Queries)),
		cmp.Compare(a.named(), b.named()),
		tileCompareKinds(a.Board, b.Board),
		slices.CompareFunc(a.Queries, b.Queries, func(p, q [2]grid.Pos) int {
			return cmp.Or(p[0].Compare(q[0]), p[1].Compare(q[1]))
		}))
}

// named is the number of cells that queries name.
func (c tileCase) named() int {
	cells := map[grid.Pos]bool{}
	for _, q := range c.Queries {
		cells[q[0]], cells[q[1]] = true, true
	}
	return len(cells)
}

// tileCompareKinds compares the kinds of two boards with as many cells.
func tileCompareKinds(a, b *link.Board) int {
	for i := range a.Size().Cells() {
		if d := cmp.Compare(a.At(a.Size().At(i)), b.At(b.Size().At(i))); d != 0 {
			return d
		}
	}
	return 0
}

// tileSmaller are the cases made from c by one simplification, each smaller by tileCompare: first fewer rows and columns,
// then fewer queries, then fewer tiles, then the same query again in place of another one, then fewer and smaller kinds, and
// queries that name the first tile first.
func tileSmaller(c Case) iter.Seq[Case] {
	return func(yield func(Case) bool) {
		t := c.(tileCase)
		for _, part := range []iter.Seq[tileCase]{
			t.withoutLines, t.withoutQueries, t.withoutTiles, t.withEqualQueries,
			t.renamed, t.movedTiles, t.withEqualKinds, t.turnedQueries,
		} {
			for s := range part {
				if tileCompare(s, t) < 0 && !yield(s) {
					return
				}
			}
		}
	}
}

// withoutLines leaves out runs of rows and columns, and the queries there.
func (c tileCase) withoutLines(yield func(tileCase) bool) {
	size := c.Board.Size()
	for i, j := range runsOf(size.Rows) {
		if d, ok := c.cut(grid.Pos{Row: i}, grid.Size{Rows: j - i}); ok && !yield(d) {
			return
		}
	}
	for i, j := range runsOf(size.Cols) {
		if d, ok := c.cut(grid.Pos{Col: i}, grid.Size{Cols: j - i}); ok && !yield(d) {
			return
		}
	}
}

// cut is c without the gap's rows and columns from p on; ok is false if it has no query left.
func (c tileCase) cut(p grid.Pos, gap grid.Size) (cut tileCase, ok bool) {
	in := func(q grid.Pos) bool {
		return q.Row >= p.Row && q.Row < p.Row+gap.Rows || q.Col >= p.Col && q.Col < p.Col+gap.Cols
	}
	var queries [][2]grid.Pos
	for _, q := range c.Queries {
		if in(q[0]) || in(q[1]) {
			continue
		}
		for i := range q {
			if q[i].Row >= p.Row {
				q[i].Row -= gap.Rows
			}
			if q[i].Col >= p.Col {
				q[i].Col -= gap.Cols
			}
		}
		queries = append(queries, q)
	}
	if len(queries) == 0 {
		return c, false
	}
	size := c.Board.Size()
	rows := make([][]link.Kind, size.Rows-gap.Rows)
	row := 0
	for r := range size.Rows {
		if r >= p.Row && r < p.Row+gap.Rows {
			continue
		}
		for q := (grid.Pos{Row: r}); q.Col < size.Cols; q.Col++ {
			if q.Col < p.Col || q.Col >= p.Col+gap.Cols {
				rows[row] = append(rows[row], c.Board.At(q))
			}
		}
		row++
	}
	return newTileCase(rows, queries), true
}

// withoutQueries leaves out runs of queries.
func (c tileCase) withoutQueries(yield func(tileCase) bool) {
	for i, j := range runsOf(len(c.Queries)) {
		d := c
		d.Queries = slices.Concat(c.Queries[:i], c.Queries[j:])
		if len(d.Queries) > 0 && !yield(d) {
			return
		}
	}
}

// withEqualQueries asks again what another query asks, in place of a query. As there are so many, only queries that stand
// beside each other are made equal.
func (c tileCase) withEqualQueries(yield func(tileCase) bool) {
	for i := 1; i < len(c.Queries); i++ {
		for _, to := range [2]int{i - 1, i} {
			d := c
			d.Queries = slices.Clone(c.Queries)
			d.Queries[to] = c.Queries[2*i-1-to]
			if !yield(d) {
				return
			}
		}
	}
}

// tiles are the cells that hold one, in reading order.
func (c tileCase) tiles() (cells []grid.Pos) {
	size := c.Board.Size()
	for i := range size.Cells() {
		if p := size.At(i); c.Board.At(p) != link.Empty {
			cells = append(cells, p)
		}
	}
	return cells
}

// withoutTiles empties runs of tiles.
func (c tileCase) withoutTiles(yield func(tileCase) bool) {
	tiles := c.tiles()
	for i, j := range runsOf(len(tiles)) {
		if !yield(c.with(tiles[i:j], link.Empty)) {
			return
		}
	}
}

// with is c with kind k in all of the given cells.
func (c tileCase) with(cells []grid.Pos, k link.Kind) tileCase {
	c.Board = c.Board.Clone()
	for _, p := range cells {
		c.Board.Set(p, k)
	}
	return c
}

// renamed calls the kinds 1, 2 and so on, in the order in which they come.
func (c tileCase) renamed(yield func(tileCase) bool) {
	d := c
	d.Board = c.Board.Clone()
	names := map[link.Kind]link.Kind{}
	for _, p := range c.tiles() {
		k := c.Board.At(p)
		if names[k] == 0 {
			names[k] = link.Kind(len(names) + 1)
		}
		d.Board.Set(p, names[k])
	}
	yield(d)
}

// movedTiles exchanges a tile for a later empty cell beside it, with the queries that name one of the two.
func (c tileCase) movedTiles(yield func(tileCase) bool) {
	for _, p := range c.tiles() {
		for _, q := range [2]grid.Pos{p.Step(grid.Right), p.Step(grid.Down)} {
			if !c.Board.Size().Contains(q) || c.Board.At(q) != link.Empty {
				continue
			}
			d := c.with([]grid.Pos{p}, link.Empty).with([]grid.Pos{q}, c.Board.At(p))
			d.Queries = slices.Clone(c.Queries)
			for i := range d.Queries {
				for j, cell := range d.Queries[i] {
					switch cell {
					case p:
						d.Queries[i][j] = q
					case q:
						d.Queries[i][j] = p
					}
				}
			}
			if !yield(d) {
				return
			}
		}
	}
}

// withEqualKinds gives a tile a smaller kind that the board has. Kinds that are asked for stay apart from the others: a third
// equal tile in the way would look as if it mattered.
func (c tileCase) withEqualKinds(yield func(tileCase) bool) {
	asked := map[link.Kind]bool{}
	for _, q := range c.Queries {
		asked[c.Board.At(q[0])], asked[c.Board.At(q[1])] = true, true
	}
	var kinds []link.Kind // of the tiles so far that are not asked for, in order
	for _, p := range c.tiles() {
		k := c.Board.At(p)
		if asked[k] {
			continue
		}
		i, found := slices.BinarySearch(kinds, k)
		for _, smaller := range kinds[:i] {
			if !yield(c.with([]grid.Pos{p}, smaller)) {
				return
			}
		}
		if !found {
			kinds = slices.Insert(kinds, i, k)
		}
	}
}

// turnedQueries exchanges the cells of a query.
func (c tileCase) turnedQueries(yield func(tileCase) bool) {
	for i, q := range c.Queries {
		d := c
		d.Queries = slices.Clone(c.Queries)
		d.Queries[i] = [2]grid.Pos{q[1], q[0]}
		if !yield(d) {
			return
		}
	}
}
