package draw

import (
	"slices"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/link"
	"github.com/wendgames/wend/play"
)

// link draws a position of the tile game.
func (c *canvas) link(g *play.Game, p *play.LinkPosition) {
	board := p.Board()
	style := slices.Concat(common, linkStyle, palette, []rule{hollowRule})
	if c.marked != nil {
		style = append(style, markedRule)
	}
	if len(c.mates) > 0 {
		style = append(style, mateRule)
	}
	c.open(frame{board.Size(), goesRound(p.Rules()), title(g), linkDesc(g, p) + c.markedDesc(), style})
	c.tileDefs(board)
	if last, ok := p.Last(); ok && c.marked == nil {
		c.taken(board, last)
	}
	c.cells(board)
	c.close()
}

// goesRound reports whether there are lines round the board.
func goesRound(r link.Rules) bool { return r.Outside && (r.Turns < 0 || r.Turns >= 2) }

// tileDefs defines a tile without a face, as t, a tile of each kind of the board, as k with its number, and a wall, as w.
func (c *canvas) tileDefs(b *link.Board) {
	c.addf("<defs>\n<g id=\"t\"><rect class=\"e\" x=\"-17\" y=\"-14\" width=\"34\" height=\"32\" rx=\"6.5\"/>")
	c.addf("<rect class=\"f\" x=\"-17\" y=\"-17\" width=\"34\" height=\"32\" rx=\"6.5\"/></g>\n")
	defined := map[link.Kind]bool{link.Empty: true}
	for i := range b.Size().Cells() {
		k := b.At(b.Size().At(i))
		if !defined[k] {
			defined[k] = true
			c.def(k)
		}
	}
	c.addf("</defs>\n")
}

// def defines what cells with a kind hold.
func (c *canvas) def(k link.Kind) {
	if k == link.Wall {
		c.wall()
		return
	}
	c.addf(`<g id="k%d"><use href="#t"/><g transform="translate(0 -1)">`, k)
	c.face(k)
	c.addf("</g></g>\n")
}

// face is what the tiles of a kind show.
func (c *canvas) face(k link.Kind) {
	if k > glyphs {
		c.number(k)
	} else {
		c.glyph(k)
	}
}

// wall defines a cell of a wall: courses of bricks that go on in the next cell.
func (c *canvas) wall() {
	c.addf("<g id=\"w\"><path class=\"w\" d=\"M-20-20h40v40h-40z\"/><path class=\"b\" d=\"")
	c.addf("M-19-19h38v11h-38zM-20-6h19v12h-19zM1-6h19v12h-19zM-19 8h38v11h-38z")
	c.addf("\"/></g>\n")
}

// cells draws what lies in the cells, with a line of the file for each row.
func (c *canvas) cells(b *link.Board) {
	size := b.Size()
	for i := range size.Cells() {
		p := size.At(i)
		at := centre(p)
		switch k := b.At(p); k {
		case link.Empty:
		case link.Wall:
			c.addf(`<use href="#w" x="%d" y="%d"/>`, at.x, at.y)
		default:
			c.tile(p, k)
		}
		if p.Col == size.Cols-1 {
			c.addf("\n")
		}
	}
}

// tile draws a tile, marked or pale if some are marked.
func (c *canvas) tile(p grid.Pos, k link.Kind) {
	at, pale := centre(p), ""
	if c.marked != nil && !c.marked[p] && !c.mates[p] {
		pale = ` opacity=".3"`
	}
	c.addf(`<use href="#k%d" x="%d" y="%d"%s/>`, k, at.x, at.y, pale)
	switch {
	case c.marked[p]:
		c.ring("j", at)
	case c.mates[p]:
		c.ring("jm", at)
	}
}

// ring draws a ring of a class round a tile.
func (c *canvas) ring(class string, at point) {
	c.addf(`<rect class="%s" x="%d" y="%d" width="36" height="36" rx="8"/>`, class, at.x-18, at.y-18)
}

// taken draws the line of a take where it still runs free, as it would seem to join the tiles that slid onto it since; and
// what is left of the two tiles: where no other lies now, the outline of one.
func (c *canvas) taken(b *link.Board, t link.Taken) {
	for _, part := range freeParts(b, steps(t.Line)) {
		c.addf(`<path class="l" d="`)
		c.curve(centres(part), 12)
		c.addf("\"/>\n")
	}
	ends := [2]grid.Pos{t.Line[0], t.Line[len(t.Line)-1]}
	for _, p := range ends {
		if b.At(p) == link.Empty {
			c.ghost(centre(p), t.Kind)
		}
	}
}

// freeParts are the parts of a way on which no tile lies.
func freeParts(b *link.Board, way []grid.Pos) (parts [][]grid.Pos) {
	begin := 0
	for i := range len(way) + 1 {
		if i < len(way) && free(b, way[i]) {
			continue
		}
		if i > begin {
			parts = append(parts, way[begin:i])
		}
		begin = i + 1
	}
	return parts
}

// free reports whether a cell is empty, or in the ring.
func free(b *link.Board, p grid.Pos) bool { return !b.Size().Contains(p) || b.At(p) == link.Empty }

// ghost draws where a tile was.
func (c *canvas) ghost(at point, k link.Kind) {
	c.addf("<rect class=\"o\" x=\"%d\" y=\"%d\" width=\"32\" height=\"32\" rx=\"6\"/>", at.x-16, at.y-16)
	c.addf("<g opacity=\".5\" transform=\"translate(%d %d)\">", at.x, at.y)
	c.face(k)
	c.addf("</g>\n")
}
