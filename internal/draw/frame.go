package draw

import (
	"strconv"

	"github.com/wendgames/wend/grid"
)

// The measures round the cells.
const (
	pad    = 6  // the ground that is seen beyond the outermost cells
	ring   = 30 // room for a line round the board, in place of pad
	digit  = 7  // the width of a figure in the numbers of rows and columns
	margin = 2  // the room that is left on all sides
)

// frame is what a picture has round its cells.
type frame struct {
	size    grid.Size
	outside bool // whether lines may go round the board
	title   string
	desc    string // what is seen, for those who do not see it
	style   []rule
}

// beyond is how far the picture goes on beyond the outermost cells.
func (f frame) beyond() int {
	if f.outside {
		return ring
	}
	return pad
}

// origin is where the first cell begins: below the numbers of the columns, and right of those of the rows.
func (f frame) origin() point {
	figures := len(strconv.Itoa(f.size.Rows))
	return point{margin + 5 + figures*digit + f.beyond(), margin + 15 + f.beyond()}
}

// open begins the picture, up to the ground on which the cells lie; close ends it.
func (c *canvas) open(f frame) {
	at := f.origin()
	end := at.plus(point{f.size.Cols*cell + f.beyond() + margin, f.size.Rows*cell + f.beyond() + margin})
	c.addf(`<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %[1]d %[2]d" role="img" `, end.x, end.y)
	c.addf("aria-labelledby=\"title desc\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n")
	c.addf("<title id=\"title\">%s</title>\n<desc id=\"desc\">%s</desc>\n", escape(f.title), escape(f.desc))
	c.sheet(f.style)
	c.addf("<g transform=\"translate(%d %d)\">\n", at.x, at.y)
	c.numbers(f)
	c.ground(f)
}

func (c *canvas) close() { c.addf("</g>\n</svg>\n") }

// numbers writes the numbers of the rows and columns along the edges.
func (c *canvas) numbers(f frame) {
	c.addf(`<g class="n" text-anchor="middle">`)
	for i := range f.size.Cols {
		c.addf(`<text x="%d" y="%d">%d</text>`, i*cell+half, -f.beyond()-4, i+1)
	}
	c.addf("</g>\n<g class=\"n\" text-anchor=\"end\">")
	for i := range f.size.Rows {
		c.addf(`<text x="%d" y="%d">%d</text>`, -f.beyond()-4, i*cell+half+4, i+1)
	}
	c.addf("</g>\n")
}

// ground lays the ground under the cells, with a dot in each: a row of dots is a line of dashes without length.
func (c *canvas) ground(f frame) {
	first, past := grid.Pos{}, grid.Pos{Row: f.size.Rows, Col: f.size.Cols}
	if f.outside {
		c.panel(f.size, "u", ring, 24)
		first, past = grid.Pos{Row: -1, Col: -1}, grid.Pos{Row: past.Row + 1, Col: past.Col + 1}
	}
	c.panel(f.size, "p", pad, 10)
	c.addf(`<path class="d" stroke-dasharray="0 %d" d="`, cell)
	for row := first.Row; row < past.Row; row++ {
		at := centre(grid.Pos{Row: row, Col: first.Col})
		// A little further than the last dot, lest rounding leaves it out.
		c.addf("M%d %dh%d", at.x, at.y, (past.Col-first.Col-1)*cell+1)
	}
	c.addf("\"/>\n")
}

// panel draws a ground that goes on beyond the cells, with round corners.
func (c *canvas) panel(size grid.Size, class string, beyond, radius int) {
	c.addf(`<rect class="%s" x="%d" y="%[2]d" `, class, -beyond)
	c.addf("width=\"%d\" height=\"%d\" rx=\"%d\"/>\n", size.Cols*cell+2*beyond, size.Rows*cell+2*beyond, radius)
}
