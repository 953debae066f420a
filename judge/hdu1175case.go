package judge

import (
	"io"
	"iter"
	"math"
	"slices"
	"strconv"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/link"
)

// HDU1175Case is a whole case of the tile problem.
type HDU1175Case struct {
	Board   *link.Board   // without walls
	Queries [][2]grid.Pos // cells of the board, as they were asked for: the same cell twice is a query too
}

// HDU1175End is the row of zeros that ends an input of the tile problem.
const HDU1175End = "0 0\n"

// HDU1175Cases is the cases of the input r, which errors call source, one after the other and unanswered; they can
// be gone through once. An error ends them: a *ParseError if the input is at fault, or the error with which it could
// not be read. A kind of more than 2147483647 is a fault here, since no board holds it. If r can seek and has ReadAt, r
// must not be moved by others meanwhile.
func HDU1175Cases(source string, r io.Reader) iter.Seq2[HDU1175Case, error] {
	return func(yield func(HDU1175Case, error) bool) { each(newText(source, r).tileCase, yield) }
}

// each hands on every case that next reads, up to the first error.
func each[C any](next func() (c C, more bool, err error), yield func(C, error) bool) {
	for {
		c, more, err := next()
		if err == nil && !more || !yield(c, err) || err != nil {
			return
		}
	}
}

// tileCase reads a case of the tile problem, if there is one more.
func (t *text) tileCase() (c HDU1175Case, more bool, err error) {
	var header [2]int
	if more, err = t.header(header[:], "rows", "columns"); !more || err != nil {
		return c, false, err
	}
	size := grid.Size{Rows: header[0], Cols: header[1]}
	if c.Board, err = t.board(size); err != nil {
		return c, false, err
	}
	c.Queries, err = t.queries(size)
	return c, true, err
}

// board reads the kinds of a board. What it takes of memory follows the cells that were read, not those declared.
func (t *text) board(size grid.Size) (*link.Board, error) {
	n := cellsOf(size)
	var kinds []link.Kind
	for len(kinds) < n {
		k, ok := t.number()
		if !ok {
			return nil, t.fault(aKind)
		}
		if k > math.MaxInt32 {
			return nil, t.fault("a kind that a board can hold (0 to 2147483647)")
		}
		kinds = append(kinds, link.Kind(k))
	}
	return link.NewBoard(slices.Collect(slices.Chunk(kinds, size.Cols))), nil
}

// queries reads the queries of a case, and how many they are.
func (t *text) queries(size grid.Size) ([][2]grid.Pos, error) {
	count, ok := t.number()
	if !ok {
		return nil, t.fault(queryCount)
	}
	var list [][2]grid.Pos
	for range count {
		a, err := t.cell(size)
		if err != nil {
			return nil, err
		}
		b, err := t.cell(size)
		if err != nil {
			return nil, err
		}
		list = append(list, [2]grid.Pos{a, b})
	}
	return list, nil
}

// Append appends the case to dst, without a row of zeros. It panics if the board has a wall, which the format cannot
// say.
func (c HDU1175Case) Append(dst []byte) []byte {
	size := c.Board.Size()
	dst = appendNumbers(dst, size.Rows, size.Cols)
	for i := range size.Cells() {
		k := c.Board.At(size.At(i))
		if k == link.Wall {
			panic("judge: a wall at " + size.At(i).String())
		}
		if i%size.Cols > 0 {
			dst[len(dst)-1] = ' '
		}
		dst = appendNumbers(dst, int(k))
	}
	dst = appendNumbers(dst, len(c.Queries))
	for _, q := range c.Queries {
		dst = appendNumbers(dst, q[0].Row+1, q[0].Col+1, q[1].Row+1, q[1].Col+1)
	}
	return dst
}

// appendNumbers appends a line of numbers to dst.
func appendNumbers(dst []byte, numbers ...int) []byte {
	for i, n := range numbers {
		if i > 0 {
			dst = append(dst, ' ')
		}
		dst = strconv.AppendInt(dst, int64(n), 10)
	}
	return append(dst, '\n')
}
