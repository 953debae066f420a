package stress

import (
	"iter"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/link"
)

// tileLargest are cases as large as the statement allows, each filled by draw.
func tileLargest(draw func(*tileDraft)) func(*grid.Random) iter.Seq[Case] {
	return endless(func(r *grid.Random) tileCase {
		d := newTileDraft(r, grid.Size{Rows: tileMaxRows, Cols: tileMaxCols})
		draw(d)
		return d.done()
	})
}

// askAbout asks for pairs of the given tiles, of which there are two or more, until there are 49 queries.
func (d *tileDraft) askAbout(tiles []grid.Pos) {
	n := len(tiles)
	for len(d.queries) < tileMaxQueries {
		i := d.r.Below(n)
		d.queries = append(d.queries, [2]grid.Pos{tiles[i], tiles[(i+1+d.r.Below(n-1))%n]})
	}
}

// cells are n different cells in which all could stand.
func (d *tileDraft) cells(n int) (cells []grid.Pos) {
	seen := map[int]bool{}
	for len(cells) < n {
		if i := d.r.Below(len(d.kinds)); !seen[i] {
			seen[i] = true
			cells = append(cells, d.size.At(i))
		}
	}
	return cells
}

// put puts a tile of kind k on each of the cells.
func (d *tileDraft) put(cells []grid.Pos, k link.Kind) {
	for _, p := range cells {
		d.kinds[d.size.Index(p)] = k
	}
}

// wallIn puts other tiles round a cell.
func (d *tileDraft) wallIn(p grid.Pos) {
	for _, dir := range grid.Dirs {
		d.put(d.onBoard([]grid.Pos{p.Step(dir)}), 2)
	}
}

// askAlong puts equal tiles on so many pairs of empty cells that a line of no, one or two turns joins, and asks for them.
// Later ones may come to stand in the way of earlier ones.
func (d *tileDraft) askAlong(pairs int) {
	for range pairs {
		p := d.size.At(d.r.Below(len(d.kinds)))
		q := p
		for dir, turns := grid.Dirs[d.r.Below(4)], d.r.Below(3); turns >= 0; turns-- {
			for range d.between(1, tileMaxRows) {
				if n := q.Step(dir); d.size.Contains(n) && d.kinds[d.size.Index(n)] == link.Empty {
					q = n
				}
			}
			dir = tileAcross(d.r, dir)
		}
		if p != q {
			d.put([]grid.Pos{p, q}, 7)
			d.queries = append(d.queries, d.eitherWay(p, q))
		}
	}
}

// tileSparse is a board with tiles of one kind on one cell in five thousand. One in eight is walled in.
func tileSparse(d *tileDraft) {
	tiles := d.cells(200)
	d.put(tiles, 1)
	for _, p := range tiles[:len(tiles)/8] {
		d.wallIn(p)
	}
	d.askAbout(tiles)
}

// tileFull is a board without empty cells, asked for equal tiles that touch or do not.
func tileFull(d *tileDraft) {
	d.fill(8, tileMaxKind-1)
	tiles := d.cells(40)
	d.put(tiles, 7)
	for _, p := range tiles[:20] {
		q := p.Step(grid.Dirs[d.r.Below(4)])
		if d.size.Contains(q) {
			d.put([]grid.Pos{q}, 7)
			d.queries = append(d.queries, d.eitherWay(p, q))
		}
	}
	d.askAbout(tiles)
}

// onBoard are those of the cells that are on the board.
func (d *tileDraft) onBoard(cells []grid.Pos) (inside []grid.Pos) {
	for _, p := range cells {
		if d.size.Contains(p) {
			inside = append(inside, p)
		}
	}
	return inside
}

// tileHalf is a board on which every other cell holds a tile. The queries are about cells near each other, since distant
// ones do not connect.
func tileHalf(d *tileDraft) {
	d.fill(4, tileMaxKind-1)
	for range tileMaxQueries {
		p := d.size.At(d.r.Below(len(d.kinds)))
		q := grid.Pos{Row: min(p.Row+d.r.Below(4), tileMaxRows-1), Col: min(p.Col+d.r.Below(4), tileMaxCols-1)}
		if p == q {
			q = grid.Pos{Row: (p.Row + 1) % tileMaxRows, Col: p.Col}
		}
		d.put([]grid.Pos{p, q}, 7)
		d.queries = append(d.queries, d.eitherWay(p, q))
	}
}

// tileLongWay is a maze with corridors as long as the board, with some tiles in it.
func tileLongWay(wall func(grid.Size, grid.Pos) bool) func(*tileDraft) {
	return func(d *tileDraft) {
		for i := range d.kinds {
			if wall(d.size, d.size.At(i)) {
				d.kinds[i] = link.Kind(1 + d.r.Below(tileMaxKind-1))
			}
		}
		tiles := d.cells(60)
		d.put(tiles, 7)
		d.askAlong(tileMaxQueries / 2)
		d.askAbout(tiles)
	}
}

// tileSealed is an empty board with one tile in a corner behind two others, and equal ones far away: a search from there goes
// over the whole board in vain. Some pairs of those far away are asked for too.
func tileSealed(d *tileDraft) {
	corner := grid.Pos{Row: tileMaxRows - 1, Col: tileMaxCols - 1}
	tiles := d.cells(50)
	d.put(append(tiles, corner), 1)
	d.wallIn(corner)
	for _, p := range tiles[:40] {
		if p != corner {
			d.queries = append(d.queries, [2]grid.Pos{p, corner})
		}
	}
	d.askAbout(tiles)
}
