package draw

import (
	"strconv"

	"github.com/wendgames/wend/link"
)

// silhouette is the outer shape of a glyph, round 0,0, and where in it a mark has most room.
type silhouette struct {
	path string
	mark point
}

// silhouettes are shapes that differ strongly from those before and after them.
var silhouettes = [...]silhouette{
	{"M-10.5 0a10.5 10.5 0 1 0 21 0a10.5 10.5 0 1 0-21 0z", point{}},                            // circle
	{"M0-12 3.6-4.4 12-3.3 5.9 2.5 7.4 10.8 0 6.8-7.4 10.8-5.9 2.5-12-3.3-3.6-4.4z", point{}},   // star
	{"M-9.5-9.5h19v19h-19z", point{}},                                                           // square
	{"M0 11C-16 1-12-10-6-10C-3-10-1-8 0-5.5C1-8 3-10 6-10C12-10 16 1 0 11z", point{}},          // heart
	{"M0-11L12 9.5h-24z", point{0, 3}},                                                          // triangle
	{"M-4.5-11h9v6.5h6.5v9h-6.5v6.5h-9v-6.5h-6.5v-9h6.5z", point{}},                             // plus
	{"M0-12.5C4-7 9.5-2 9.5 3.5A9.5 9.5 0 0 1-9.5 3.5C-9.5-2-4-7 0-12.5z", point{0, 3}},         // drop
	{"M-11.5 9V-8L-5.5-1.5 0-11 5.5-1.5 11.5-8V9z", point{0, 3}},                                // crown
	{"M0-12.5L10 0 0 12.5-10 0z", point{}},                                                      // diamond
	{"M-5-5A5.5 5.5 0 1 1 5-5A5.5 5.5 0 1 1 5 5A5.5 5.5 0 1 1-5 5A5.5 5.5 0 1 1-5-5z", point{}}, // clover
	{"M-10.5 10.5C-12-4-4-12 10.5-10.5C12 4 4 12-10.5 10.5z", point{}},                          // leaf
	{"M-12.5 0C-8-9 2-10.5 6-2L12.5-8V8L6 2C2 10.5-8 9-12.5 0z", point{-3, 0}},                  // fish
}

// mark is what makes several glyphs of a silhouette.
type mark int

const (
	solid  mark = iota
	holed       // with a round hole
	hollow      // the outline alone
	dotted      // the outline, with a dot in it
	cut         // in two
	marks
)

// glyphs is the number of kinds that have a glyph. Those beyond show their number.
const glyphs = link.Kind(len(silhouettes)) * link.Kind(marks)

// glyph appends the glyph of a kind, round 0,0. Kinds that follow one another have other silhouettes and other colours;
// the mark changes when all silhouettes have had their turn.
func (c *canvas) glyph(k link.Kind) {
	n := int(k) - 1
	shape := silhouettes[n%len(silhouettes)]
	m := mark(n / len(silhouettes))
	colour := palette[(n%len(silhouettes)+5*int(m))%len(palette)].class
	class := colour
	if m == hollow || m == dotted {
		class += " h"
	}
	c.addf(`<path class="%s" d="%s"/>`, class, shape.path)
	switch m {
	case holed:
		c.addf(`<circle class="f" cx="%d" cy="%d" r="3.6"/>`, shape.mark.x, shape.mark.y)
	case dotted:
		c.addf(`<circle class="%s" cx="%d" cy="%d" r="3"/>`, colour, shape.mark.x, shape.mark.y)
	case cut:
		c.addf(`<path class="k" d="M-14 %dh28"/>`, shape.mark.y)
	}
}

// Sizes of numbers on tiles.
const (
	oneLine   = 5   // figures that stand side by side; more stand in two lines
	textWidth = 28  // the room for them
	figure    = 0.7 // the width of a figure, of its height, in broad fonts
)

// number appends the number of a kind, round 0,0, as large as there is room for.
func (c *canvas) number(k link.Kind) {
	text := strconv.Itoa(int(k))
	if len(text) <= oneLine {
		c.line(text, 0, len(text))
		return
	}
	upper := (len(text) + 1) / 2
	c.line(text[:upper], -6, upper)
	c.line(text[upper:], 6, upper)
}

// line appends a line of a number, whose middle is at a height, in figures of which so many fit in a line.
func (c *canvas) line(text string, y, fit int) {
	size := textWidth / (figure * float64(max(fit, 4)))
	c.addf(`<text class="x" y="%.1f" font-size="%.1f">%s</text>`, float64(y)+0.36*size, size, text)
}
