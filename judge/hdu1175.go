package judge

import (
	"fmt"
	"io"
	"math"
	"math/bits"
	"strconv"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/link"
)

// HDU1175 answers an input of the tile problem. A case is rows and columns, the kinds of the cells, the
// number of queries, and the queries, two cells each: may the tiles there be taken, by the standard rules?
// Nothing is ever taken.
//
// Reading a board costs O(its text), most of it far below a nanosecond a byte; a query costs
// O(rows·cols/64) at worst, and the kinds of its cells are read only if a line joins them.
type HDU1175 struct {
	text  *text
	cells cells
	mask  link.Mask
	cases int // cases begun
	query int // queries of this case answered
	left  int // queries of this case not answered
	a, b  grid.Pos
	yes   bool
	err   error
}

// NewHDU1175 reads the input r, which errors call source. If r can seek and has ReadAt, r must not be moved
// by others meanwhile.
func NewHDU1175(source string, r io.Reader) *HDU1175 {
	return &HDU1175{text: newText(source, r)}
}

// Next answers the next query. It reports false at the end of the input, or at a fault: see Err.
func (h *HDU1175) Next() bool {
	for h.err == nil && h.left == 0 {
		if more := h.begin(); !more {
			return false
		}
	}
	if h.err == nil {
		h.err = h.answer()
	}
	return h.err == nil
}

// Err is nil at the end of the input, a *ParseError if the input is at fault, or the error with which it
// could not be read.
func (h *HDU1175) Err() error { return h.err }

// begin reads a case up to its queries and reports whether there is one.
func (h *HDU1175) begin() bool {
	var header [2]int
	more, err := h.text.header(header[:], "rows", "columns")
	if err == nil && more {
		h.cases++
		h.query = 0
		err = h.readBoard(grid.Size{Rows: header[0], Cols: header[1]})
	}
	h.err = err
	return more && err == nil
}

// readBoard reads the kinds and the number of queries.
func (h *HDU1175) readBoard(size grid.Size) error {
	h.text.past.from(h.text.base + int64(h.text.pos))
	if err := h.cells.read(h.text, cellsOf(size)); err != nil {
		return err
	}
	h.text.past.upTo(h.text.base + int64(h.text.pos) + 1) // the last kind, and what shows that it ends there
	h.mask = link.MaskOf(size, h.cells.mask())
	var ok bool
	if h.left, ok = h.text.number(); !ok {
		return h.text.fault(queryCount)
	}
	return nil
}

// queryCount is what errors call the number of queries.
const queryCount = "the number of queries (from 0)"

// hopeless is more cells than any input has, and still a number to reckon with.
const hopeless = math.MaxInt >> 7

// cellsOf is the number of cells of a board, or hopeless if they are more.
func cellsOf(size grid.Size) int {
	hi, lo := bits.Mul64(uint64(size.Rows), uint64(size.Cols))
	if hi != 0 || lo > hopeless {
		return hopeless
	}
	return int(lo)
}

// answer reads a query and answers it.
func (h *HDU1175) answer() error {
	size := h.mask.Size()
	for _, p := range [2]*grid.Pos{&h.a, &h.b} {
		cell, err := h.text.cell(size)
		if err != nil {
			return err
		}
		*p = cell
	}
	h.left--
	h.query++
	var err error
	h.yes, err = h.connected()
	return err
}

// cell reads a cell of a board: its row and its column.
func (t *text) cell(size grid.Size) (grid.Pos, error) {
	row, err := t.oneTo(size.Rows, "a row of the board")
	if err != nil {
		return grid.Pos{}, err
	}
	col, err := t.oneTo(size.Cols, "a column of the board")
	return grid.Pos{Row: row - 1, Col: col - 1}, err
}

// connected reports whether the tiles on a and b connect. Kinds come last, since they have to be fetched.
func (h *HDU1175) connected() (bool, error) {
	if h.a == h.b || !h.mask.Filled(h.a) || !h.mask.Filled(h.b) || !h.mask.Joined(h.a, h.b, link.Standard.Outside) {
		return false, nil
	}
	k, err := h.cells.kind(h.text, h.mask.Size().Index(h.a))
	if err != nil {
		return false, h.unread(err)
	}
	l, err := h.cells.kind(h.text, h.mask.Size().Index(h.b))
	if err != nil {
		return false, h.unread(err)
	}
	return k == l, nil
}

// unread is the error that part of the input could not be read again.
func (h *HDU1175) unread(err error) error { return fmt.Errorf("%s: %w", h.text.source, err) }

// Case is the number of the last answer's case, from 1.
func (h *HDU1175) Case() int { return h.cases }

// Query is the number of the last answer's query in its case, from 1, and its two cells.
func (h *HDU1175) Query() (number int, a, b grid.Pos) { return h.query, h.a, h.b }

// Yes is the last answer: whether the tiles connect.
func (h *HDU1175) Yes() bool { return h.yes }

// Line is the line that joins the last answer's tiles, as link.Mask.Line finds it, or nil if they do not
// connect.
func (h *HDU1175) Line() link.Line {
	if !h.yes {
		return nil
	}
	return h.mask.Line(h.a, h.b, link.Standard)
}

// AppendAnswer appends the line of the last answer to dst: YES or NO, and with witness, after YES, the points
// of the line.
func (h *HDU1175) AppendAnswer(dst []byte, witness bool) []byte {
	if !h.yes {
		return append(dst, "NO\n"...)
	}
	dst = append(dst, "YES"...)
	if witness {
		dst = append(dst, ' ')
		dst = h.Line().Append(dst)
	}
	return append(dst, '\n')
}

// Question names the last answer's question: its case, its query and the two cells.
func (h *HDU1175) Question() string {
	return fmt.Sprintf("case %d, query %d: %s-%s", h.cases, h.query, h.a, h.b)
}

// Size is the size of the last answer's board.
func (h *HDU1175) Size() grid.Size { return h.mask.Size() }

// AppendCase appends the last answer's question to dst, as an input of its own with a single query. Every
// filled cell costs the reading of up to 2 KiB of the board's text.
func (h *HDU1175) AppendCase(dst []byte) ([]byte, error) {
	size := h.mask.Size()
	dst = fmt.Appendf(dst, "%d %d\n", size.Rows, size.Cols)
	for i := range size.Cells() {
		k := 0
		if p := size.At(i); h.mask.Filled(p) {
			var err error
			if k, err = h.cells.kind(h.text, i); err != nil {
				return dst, h.unread(err)
			}
		}
		dst = strconv.AppendInt(dst, int64(k), 10)
		if (i+1)%size.Cols == 0 {
			dst = append(dst, '\n')
		} else {
			dst = append(dst, ' ')
		}
	}
	return fmt.Appendf(dst, "1\n%d %d %d %d\n0 0\n", h.a.Row+1, h.a.Col+1, h.b.Row+1, h.b.Col+1), nil
}
