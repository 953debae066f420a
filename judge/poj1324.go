package judge

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strconv"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
)

// POJ1324 answers an input of the snake problem. A case is rows, columns and the snake's length, its squares
// from head to tail, the number of stones and their squares: in how many steps, at least, can the head be
// brought to row 1, column 1?
//
// Reading a case costs O(its text) and O(squares/64); most answers cost O(squares), see lair.Escape.
type POJ1324 struct {
	text   *text
	ctx    context.Context
	limits lair.Limits
	solver lair.Solver
	cases  int // cases begun
	size   grid.Size
	body   []grid.Pos
	marked []uint64   // the squares of a body too long to be looked through, a bit each; all nought between cases
	stones []grid.Pos // those read before the lair was made
	made   bool
	lair   lair.Lair
	snake  lair.Snake
	result lair.Result
	err    error
}

// exits is the exit of every lair of the problem.
var exits = []grid.Pos{{}}

// NewPOJ1324 reads the input r, which errors call source. A search ends when the context does, or beyond the
// limits; then Err wraps the context's cause, or is an *UndecidedError. If r can seek and has ReadAt, r must
// not be moved by others meanwhile.
func NewPOJ1324(ctx context.Context, source string, r io.Reader, limits lair.Limits) *POJ1324 {
	return &POJ1324{text: newText(source, r), ctx: ctx, limits: limits}
}

// Next reads the next case and answers it. It reports false at the end of the input, or at a fault: see Err.
func (p *POJ1324) Next() bool {
	if p.err != nil {
		return false
	}
	if p.ctx.Err() != nil {
		p.err = p.stopped(p.cases + 1)
		return false
	}
	more, err := p.read()
	if more && err == nil {
		err = p.answer()
	}
	p.err = err
	return more && err == nil
}

// Err is nil at the end of the input, a *ParseError if the input is at fault, an *UndecidedError, an error
// that wraps the context's cause, or the error with which the input could not be read.
func (p *POJ1324) Err() error { return p.err }

// read reads a case and reports whether there is one.
func (p *POJ1324) read() (more bool, err error) {
	var header [3]int
	more, err = p.text.header(header[:], "rows", "columns", "the snake's length")
	if !more || err != nil {
		return false, err
	}
	p.cases++
	p.size = grid.Size{Rows: header[0], Cols: header[1]}
	if p.size.Rows > lair.MaxSquares/p.size.Cols {
		want := fmt.Sprintf("a lair of at most %d squares", lair.MaxSquares)
		return false, p.text.faultAt(p.text.first, want, pair(header[0], header[1]))
	}
	if err := p.readBody(header[2]); err != nil {
		return false, err
	}
	return true, p.readStones()
}

// What errors call the numbers of a square.
const (
	aRow    = "a row of the lair"
	aColumn = "a column of the lair"
)

// readBody reads the squares of the snake. Whatever is wrong with a block is wrong at its row.
func (p *POJ1324) readBody(length int) error {
	p.body = p.body[:0]
	defer p.unmark()
	for len(p.body) < length {
		row, err := p.text.oneTo(p.size.Rows, aRow)
		if err != nil {
			return err
		}
		at := p.text.here()
		col, ok := p.text.number()
		if !ok {
			return p.text.fault(span(aColumn, p.size.Cols))
		}
		block := grid.Pos{Row: row - 1, Col: col - 1}
		if want := p.blockFault(block); want != "" {
			return p.text.faultAt(at, want, pair(row, col))
		}
		p.body = append(p.body, block)
	}
	return nil
}

// blockFault is what the next block should have been, or empty if it may be where it is.
func (p *POJ1324) blockFault(block grid.Pos) string {
	switch {
	case !p.size.Contains(block):
		return "a square with " + span(aColumn, p.size.Cols)
	case len(p.body) > 0 && !block.Beside(p.body[len(p.body)-1]):
		return "a square next to the block before"
	case p.occupied(block):
		return "a square that no block before is on"
	}
	return ""
}

// longBody is the length from which on the squares of a body are marked in a bit set; shorter ones are looked
// through.
const longBody = 64

// occupied reports whether a block read before is on a square.
func (p *POJ1324) occupied(square grid.Pos) bool {
	if len(p.body) < longBody {
		return slices.Contains(p.body, square)
	}
	if len(p.body) == longBody {
		p.marked = slices.Grow(p.marked[:0], p.size.Cells()/64+1)[:p.size.Cells()/64+1]
		p.markBody(p.body)
	} else {
		p.markBody(p.body[len(p.body)-1:])
	}
	i := p.size.Index(square)
	return p.marked[i>>6]>>(i&63)&1 != 0
}

// unmark takes all marks away. The last block of a body is never marked: nobody asks behind it.
func (p *POJ1324) unmark() {
	if n := len(p.body); n > longBody {
		p.markBody(p.body[:n-1])
	}
}

// markBody marks squares, or takes their marks away.
func (p *POJ1324) markBody(body []grid.Pos) {
	for _, b := range body {
		i := p.size.Index(b)
		p.marked[i>>6] ^= 1 << (i & 63)
	}
}

// readStones reads the stones and makes the lair. It is made once the stones read take as much memory as
// the lair will, so that neither a declared size nor stones named again and again can fill memory.
func (p *POJ1324) readStones() error {
	p.made, p.stones = false, p.stones[:0]
	count, ok := p.text.number()
	if !ok {
		return p.text.fault("the number of stones (from 0)")
	}
	for ; count > 0; count-- {
		row, col, ok := p.text.shortPair([2]int{p.size.Rows, p.size.Cols})
		if !ok {
			var err error
			if row, err = p.text.oneTo(p.size.Rows, aRow); err != nil {
				return err
			}
			if col, err = p.text.oneTo(p.size.Cols, aColumn); err != nil {
				return err
			}
		}
		p.addStone(grid.Pos{Row: row - 1, Col: col - 1})
	}
	p.makeLair()
	return nil
}

func (p *POJ1324) addStone(square grid.Pos) {
	if p.made {
		p.lair.SetStone(square)
		return
	}
	p.stones = append(p.stones, square)
	const bitsPerStone = 128 // of the list; the lair has a bit a square
	if len(p.stones)*bitsPerStone >= p.size.Cells() {
		p.makeLair()
	}
}

// makeLair makes the lair, with the stones read so far, if it is not made yet.
func (p *POJ1324) makeLair() {
	if p.made {
		return
	}
	p.made = true
	p.lair.Reset(p.size, exits)
	for _, s := range p.stones {
		p.lair.SetStone(s)
	}
}

// answer solves the case, and makes the steps of the way found before anybody is told of it.
func (p *POJ1324) answer() error {
	p.snake.Reset(&p.lair, p.body)
	p.result = p.solver.Escape(p.ctx, &p.snake, p.limits)
	switch p.result.Verdict {
	case lair.Found:
		if _, code := p.snake.Replay(p.result.Moves); code != "" || !p.snake.Out() {
			return fmt.Errorf("%s: case %d: the way found is none; this is a fault of Wend, please report it", p.text.source, p.cases)
		}
	case lair.Unknown:
		if p.result.Stop == lair.Cancelled || p.result.Stop == lair.OutOfTime {
			return p.stopped(p.cases)
		}
		return &UndecidedError{p.text.source, p.cases, limitText(p.result.Stop, p.limits)}
	}
	return nil
}

// stopped is the error that the context ended before a case was answered.
func (p *POJ1324) stopped(number int) error {
	return fmt.Errorf("%s: case %d: %w", p.text.source, number, context.Cause(p.ctx))
}

// Case is the number of the last answer's case, from 1.
func (p *POJ1324) Case() int { return p.cases }

// Result is the last answer: a way with its steps, or that there is none.
func (p *POJ1324) Result() lair.Result { return p.result }

// AppendAnswer appends the line of the last answer to dst: the case and the least number of steps, -1 if it
// cannot be done; and with witness the moves, if there are any.
func (p *POJ1324) AppendAnswer(dst []byte, witness bool) []byte {
	steps := -1
	if p.result.Verdict == lair.Found {
		steps = len(p.result.Moves)
	}
	dst = append(dst, "Case "...)
	dst = strconv.AppendInt(dst, int64(p.cases), 10)
	dst = append(dst, ": "...)
	dst = strconv.AppendInt(dst, int64(steps), 10)
	if witness && steps > 0 {
		dst = append(dst, ' ')
		dst = p.result.Moves.Append(dst)
	}
	return append(dst, '\n')
}

// Question names the last answer's question: its case.
func (p *POJ1324) Question() string { return fmt.Sprintf("case %d", p.cases) }

// Size is the size of the last answer's lair.
func (p *POJ1324) Size() grid.Size { return p.size }

// AppendPicture appends the drawing of the last answer's lair to dst, as lair.AppendPicture makes it.
func (p *POJ1324) AppendPicture(dst []byte) []byte { return p.lair.AppendPicture(dst, p.body) }

// AppendCase appends the last answer's case to dst, as an input of its own.
func (p *POJ1324) AppendCase(dst []byte) ([]byte, error) {
	return append(POJ1324Case{&p.lair, p.body}.Append(dst), POJ1324End...), nil
}
