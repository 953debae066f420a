package draw

import (
	"fmt"
	"html"
	"strings"
	"unicode/utf8"

	"github.com/wendgames/wend/grid"
)

// cell is the side of a cell or square, in the units of the picture; half is from its edge to its centre.
const (
	cell = 40
	half = cell / 2
)

// canvas is an SVG that is being written.
type canvas struct {
	b      []byte
	marked map[grid.Pos]bool // if not nil: the cells that are marked
	mates  map[grid.Pos]bool // and those that are marked otherwise
}

func (c *canvas) addf(format string, args ...any) { c.b = fmt.Appendf(c.b, format, args...) }

// point is a place in a picture. The corner of the first cell is at 0,0, and y grows downwards.
type point struct{ x, y int }

// centre is the middle of a cell, which may be in the ring.
func centre(p grid.Pos) point { return point{p.Col*cell + half, p.Row*cell + half} }

// centres is the middles of cells.
func centres(cells []grid.Pos) []point {
	points := make([]point, len(cells))
	for i, p := range cells {
		points[i] = centre(p)
	}
	return points
}

func (p point) plus(q point) point { return point{p.x + q.x, p.y + q.y} }

func (p point) minus(q point) point { return point{p.x - q.x, p.y - q.y} }

func (p point) times(n int) point { return point{p.x * n, p.y * n} }

// between is the point half way from p to q.
func between(p, q point) point { return point{(p.x + q.x) / 2, (p.y + q.y) / 2} }

// unit is the direction of p, which lies straight above, below, left or right of 0,0, with length 1.
func (p point) unit() point { return point{sign(p.x), sign(p.y)} }

func sign(n int) int { return min(max(n, -1), 1) }

// length is the distance of p, which lies as unit wants it, from 0,0.
func (p point) length() int { return max(p.x, -p.x) + max(p.y, -p.y) }

// escape makes a text fit to stand in XML: also what is no character there, such as an escape code.
func escape(text string) string {
	return html.EscapeString(strings.Map(func(r rune) rune {
		if r < ' ' || r == 0xFFFE || r == 0xFFFF {
			return utf8.RuneError
		}
		return r
	}, text))
}
