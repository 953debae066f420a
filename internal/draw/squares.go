package draw

import (
	"slices"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
	"github.com/wendgames/wend/play"
)

// lair draws a position of the snake game. The rings of the exits lie above all else, so that an exit is seen under a
// stone and under the snake; their dark edges set them off without colours.
func (c *canvas) lair(g *play.Game, p *play.LairPosition) {
	l := p.Lair()
	style := slices.Concat(common, lairStyle)
	if c.marked != nil {
		style = append(style, tintRule, edgeRule)
	}
	c.open(frame{l.Size(), false, title(g), lairDesc(g, p) + c.squaresDesc(), style})
	c.tints(l.Size())
	for _, at := range centres(l.Exits()) {
		c.addf("<circle class=\"v\" cx=\"%d\" cy=\"%d\" r=\"15\"/>\n", at.x, at.y)
	}
	c.stones(l)
	if goal := l.Goal(); goal != nil {
		c.goal(goal)
	}
	c.snake(p)
	for _, at := range centres(l.Exits()) {
		c.addf(`<circle class="re" cx="%d" cy="%d" r="16.5"/>`, at.x, at.y)
		c.addf("<circle class=\"r\" cx=\"%d\" cy=\"%d\" r=\"16.5\"/>\n", at.x, at.y)
	}
	c.close()
}

// tints draws the marks of squares.
func (c *canvas) tints(size grid.Size) {
	for i := range size.Cells() {
		p := size.At(i)
		at, class := centre(p), "tn"
		switch {
		case c.mates[p]:
			class = "eg"
		case !c.marked[p]:
			continue
		}
		c.addf("<rect class=\"%s\" x=\"%d\" y=\"%d\" width=\"34\" height=\"34\" rx=\"6\"/>\n", class, at.x-17, at.y-17)
	}
}

// stones draws the stones, as one rock where they are neighbours: its edge, its body, and its upper face. All three are the
// same rectangles, with rims that are not equally broad.
func (c *canvas) stones(l *lair.Lair) {
	c.addf(`<defs><path id="s" d="`)
	size := l.Size()
	for row := range size.Rows {
		c.runs(l, grid.Pos{Row: row}, grid.Right, 1)
	}
	for col := range size.Cols {
		c.runs(l, grid.Pos{Col: col}, grid.Down, 2)
	}
	c.fourfold(l)
	c.addf("\"/></defs>\n<use href=\"#s\" class=\"se\" y=\"3\"/><use href=\"#s\" class=\"s\"/><use href=\"#s\" class=\"st\"/>\n")
}

// core is how far the rectangles of stones go from the middle of their squares; the rest is rim.
const core = 9

// runs appends a rectangle for every run of at least so many stones in a row or column of squares, which is gone along from
// its first square.
func (c *canvas) runs(l *lair.Lair, p grid.Pos, d grid.Dir, least int) {
	stone := func(p grid.Pos) bool { return l.Size().Contains(p) && l.Stone(p) }
	var first grid.Pos
	n := 0 // stones of the run up to p
	for ; l.Size().Contains(p); p = p.Step(d) {
		if !stone(p) {
			n = 0
			continue
		}
		if n == 0 {
			first = p
		}
		n++
		if n >= least && !stone(p.Step(d)) {
			c.rectangle(centre(first), centre(p))
		}
	}
}

// rectangle appends the rectangle from one square to another.
func (c *canvas) rectangle(a, b point) {
	width, height := b.x-a.x+2*core, b.y-a.y+2*core
	c.addf("M%d %dh%dv%dh%dz", a.x-core, a.y-core, width, height, -width)
}

// fourfold closes the hole in the middle of four stones.
func (c *canvas) fourfold(l *lair.Lair) {
	size := l.Size()
	for i := range size.Cells() {
		p := size.At(i)
		q := grid.Pos{Row: p.Row + 1, Col: p.Col + 1}
		if size.Contains(q) && l.Stone(p) && l.Stone(q) &&
			l.Stone(grid.Pos{Row: p.Row, Col: q.Col}) && l.Stone(grid.Pos{Row: q.Row, Col: p.Col}) {
			c.addf("M%d %dh2v2h-2z", q.Col*cell-1, q.Row*cell-1)
		}
	}
}
