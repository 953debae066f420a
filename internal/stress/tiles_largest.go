package stress

import (
	"iter"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/link"
)

// tileLargest draws cases as large as the statement allows, of one family after the other, again and again.
func tileLargest(r *grid.Random) iter.Seq[Case] {
	families := [...]func(*tileDraft){
		tileSparse, tileFull, tileHalf, tileLongWay(tileSerpentine), tileLongWay(tileComb), tileSealed,
	}
	return func(yield func(Case) bool) {
		for i := 0; ; i++ {
			d := newTileDraft(r, grid.Size{Rows: tileMaxRows, Cols: tileMaxCols})
			families[i%len(families)](d)
			if !yield(d.done()) {
				return
			}
		}
	}
}

// askAbout asks for 49 pairs of the given tiles, of which there are two or more.
func (d *tileDraft) askAbout(tiles []grid.Pos) {
	n := len(tiles)
	for range tileMaxQueries {
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

// tileSparse is a board with tiles of one kind on one cell in five thousand.
func tileSparse(d *tileDraft) {
	tiles := d.cells(200)
	d.put(tiles, 1)
	d.askAbout(tiles)
}

// tileFull is a board without empty cells, asked for equal tiles that touch or do not.
func tileFull(d *tileDraft) {
	d.fill(8, tileMaxKind-1)
	tiles := d.cells(40)
	tiles = append(tiles, tiles[0].Step(grid.Right), tiles[1].Step(grid.Left), tiles[2].Step(grid.Down), tiles[3].Step(grid.Up))
	tiles = d.onBoard(tiles)
	d.put(tiles, 7)
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
		d.askAbout(tiles)
	}
}

// tileSealed is an empty board with one tile in a corner behind three others, and equal ones far away: a search from
// there goes over the whole board in vain.
func tileSealed(d *tileDraft) {
	corner := grid.Pos{Row: tileMaxRows - 1, Col: tileMaxCols - 1}
	tiles := append(d.cells(50), corner)
	d.put(tiles, 1)
	d.put([]grid.Pos{corner.Step(grid.Up), corner.Step(grid.Left)}, 2)
	for _, p := range tiles {
		if p != corner && len(d.queries) < tileMaxQueries {
			d.queries = append(d.queries, [2]grid.Pos{p, corner})
		}
	}
}
