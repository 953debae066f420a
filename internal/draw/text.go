package draw

import (
	"slices"

	"github.com/wendgames/wend/grid"
)

// The styles of text, as ANSI escape codes name them. No text is white or black, as terminals are either.
const (
	plain     = ""
	dim       = "2"
	lineStyle = "1;95"
	bodyStyle = "32"
	headStyle = "1;92"
	exitStyle = "1;33"
	goalStyle = "35"
)

// kindStyles are the styles of the kinds, in turn.
var kindStyles = [...]string{"34", "31", "32", "35", "36", "33", "1;94", "1;91", "1;92", "1;96", "1;93", "1;35"}

// writer writes lines of text in styles.
type writer struct {
	b      []byte
	colour bool
	style  string            // that is in force
	gap    int               // blanks that are not yet written, and will not be at the end of a line
	marked map[grid.Pos]bool // if not nil: the cells that are marked
	mates  map[grid.Pos]bool // and those that are marked otherwise
}

// put writes a text in a style.
func (w *writer) put(style, text string) {
	for ; w.gap > 0; w.gap-- {
		w.b = append(w.b, ' ')
	}
	w.use(style)
	w.b = append(w.b, text...)
}

// use makes a style the one in force, if there are any.
func (w *writer) use(style string) {
	if !w.colour || style == w.style {
		return
	}
	if w.style != plain {
		w.b = append(w.b, "\x1b[0m"...)
	}
	if style != plain {
		w.b = append(append(append(w.b, "\x1b["...), style...), 'm')
	}
	w.style = style
}

// blanks writes blanks, if something follows them in the line.
func (w *writer) blanks(n int) { w.gap += n }

func (w *writer) endLine() {
	w.use(plain)
	w.gap = 0
	w.b = append(w.b, '\n')
}

// strokes is how a way goes through its cells: for each the directions in which it leaves it, a bit each.
type strokes map[grid.Pos]uint8

// has reports whether the way leaves p in direction d.
func (s strokes) has(p grid.Pos, d grid.Dir) bool { return s[p]>>d&1 != 0 }

// boxes are the characters of strokes, by the bits of up, down, left and right.
var boxes = [...]string{" ", "╵", "╷", "│", "╴", "┘", "┐", "┤", "╶", "└", "┌", "├", "─", "┴", "┬", "┼"}

// trace is the strokes of a way through points, any two of which that follow one another share a row or a column.
func trace(points []grid.Pos) strokes {
	s := strokes{}
	cells := steps(points)
	for i := 1; i < len(cells); i++ {
		d := towards(cells[i-1], cells[i])
		s[cells[i-1]] |= 1 << d
		s[cells[i]] |= 1 << (d ^ 1) // up and down, left and right are next to each other
	}
	return s
}

// steps are all cells of such a way, one after the other.
func steps(points []grid.Pos) []grid.Pos {
	cells := slices.Clone(points[:min(1, len(points))])
	for i := 1; i < len(points); i++ {
		for p := points[i-1]; p != points[i]; {
			p = p.Step(towards(p, points[i]))
			cells = append(cells, p)
		}
	}
	return cells
}

// towards is the direction from p to another cell of its row or column.
func towards(p, end grid.Pos) grid.Dir {
	switch {
	case end.Row < p.Row:
		return grid.Up
	case end.Row > p.Row:
		return grid.Down
	case end.Col < p.Col:
		return grid.Left
	}
	return grid.Right
}
