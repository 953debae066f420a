// Package grid has the words that both games of Wend share: a cell's position, a direction, the size of a board, and the
// draws of a seed. Rows and columns count from 0 here; what people read and write counts from 1.
package grid

import (
	"cmp"
	"strconv"
	"strings"
)

// Pos is a cell: its row and its column, from 0, row 0 at the top and column 0 at the left. Values outside
// the board, negative ones too, are allowed and mean cells beyond its edge.
type Pos struct{ Row, Col int }

// String writes p as people do: row and column from 1, apart by a comma.
func (p Pos) String() string { return string(p.Append(nil)) }

// Append appends the text of p to dst, as String writes it.
func (p Pos) Append(dst []byte) []byte {
	dst = strconv.AppendInt(dst, int64(p.Row)+1, 10)
	dst = append(dst, ',')
	return strconv.AppendInt(dst, int64(p.Col)+1, 10)
}

// ParsePos reads a position as String writes it: row and column, of at most nine digits each, apart by a comma. It
// reports whether the text is one. Row or column 0 lies beyond the edge.
func ParsePos(text string) (p Pos, ok bool) {
	r, c, _ := strings.Cut(text, ",")
	row, okRow := parseNumber(r)
	col, okCol := parseNumber(c)
	return Pos{row - 1, col - 1}, okRow && okCol
}

func parseNumber(text string) (int, bool) {
	const digits = 9
	n, err := strconv.ParseUint(text, 10, 31)
	return int(n), err == nil && len(text) <= digits
}

// Step is the cell next to p in direction d.
func (p Pos) Step(d Dir) Pos {
	o := offsets[d]
	return Pos{p.Row + o.Row, p.Col + o.Col}
}

// Before reports whether p comes before q in reading order: row by row, each from the left.
func (p Pos) Before(q Pos) bool {
	return p.Row < q.Row || p.Row == q.Row && p.Col < q.Col
}

// Compare is -1, 0 or 1 as p comes before q in reading order, is q, or comes after it.
func (p Pos) Compare(q Pos) int { return cmp.Or(cmp.Compare(p.Row, q.Row), cmp.Compare(p.Col, q.Col)) }

// Distance is the number of steps from p to q with nothing in the way.
func (p Pos) Distance(q Pos) int {
	return max(p.Row-q.Row, q.Row-p.Row) + max(p.Col-q.Col, q.Col-p.Col)
}

// Beside reports whether p and q share an edge.
func (p Pos) Beside(q Pos) bool { return p.Distance(q) == 1 }

// Dir is one of the four directions.
type Dir uint8

// The directions, in the order in which searches try them.
const (
	Up Dir = iota
	Down
	Left
	Right
)

// Dirs lists the four directions in their order. It must not be changed.
var Dirs = [4]Dir{Up, Down, Left, Right}

var offsets = [4]Pos{Up: {-1, 0}, Down: {1, 0}, Left: {0, -1}, Right: {0, 1}}

// Valid reports whether d is one of the four directions.
func (d Dir) Valid() bool { return int(d) < len(Dirs) }

// Letter is the text of d: U, D, L or R. It panics if d is no direction.
func (d Dir) Letter() byte {
	if !d.Valid() {
		panic("grid: no direction " + strconv.Itoa(int(d)))
	}
	return "UDLR"[d]
}

// String is the letter of d, or its number if it is no direction.
func (d Dir) String() string {
	if !d.Valid() {
		return "Dir(" + strconv.Itoa(int(d)) + ")"
	}
	return string(d.Letter())
}

// Vertical reports whether d is up or down.
func (d Dir) Vertical() bool { return d < Left }

// Size is the number of rows and columns of a board.
type Size struct{ Rows, Cols int }

// Cells is the number of cells, rows times columns.
func (s Size) Cells() int { return s.Rows * s.Cols }

// Contains reports whether p is a cell of a board of this size.
func (s Size) Contains(p Pos) bool {
	return uint(p.Row) < uint(s.Rows) && uint(p.Col) < uint(s.Cols)
}

// Index is the number of cell p in reading order, from 0.
func (s Size) Index(p Pos) int { return p.Row*s.Cols + p.Col }

// At is the cell whose number in reading order is i, the inverse of Index.
func (s Size) At(i int) Pos { return Pos{i / s.Cols, i % s.Cols} }
