package judge

import (
	"io"
	"iter"
	"slices"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
)

// POJ1324Case is a whole case of the snake problem.
type POJ1324Case struct {
	Lair *lair.Lair // its exit is row 1, column 1, and its rules are the standard ones
	Body []grid.Pos // the snake's squares from head to tail
}

// POJ1324End is the row of zeros that ends an input of the snake problem.
const POJ1324End = "0 0 0\n"

// POJ1324Cases is the cases of the input r, which errors call source, one after the other and unanswered; they can
// be gone through once. An error ends them: a *ParseError if the input is at fault, or the error with which it could
// not be read. If r can seek and has ReadAt, r must not be moved by others meanwhile.
func POJ1324Cases(source string, r io.Reader) iter.Seq2[POJ1324Case, error] {
	return func(yield func(POJ1324Case, error) bool) {
		p := POJ1324{text: newText(source, r)}
		each(p.whole, yield)
	}
}

// whole reads a case, if there is one more, and gives it away: nothing of it is used again.
func (p *POJ1324) whole() (c POJ1324Case, more bool, err error) {
	if more, err = p.read(); !more || err != nil {
		return c, false, err
	}
	l := p.lair
	p.lair = lair.Lair{}
	return POJ1324Case{&l, slices.Clone(p.body)}, true, nil
}

// Append appends the case to dst, without a row of zeros: the squares of its stones come in reading order.
func (c POJ1324Case) Append(dst []byte) []byte {
	size := c.Lair.Size()
	dst = appendNumbers(dst, size.Rows, size.Cols, len(c.Body))
	for _, b := range c.Body {
		dst = appendNumbers(dst, b.Row+1, b.Col+1)
	}
	var stones []byte
	count := 0
	for i := range size.Cells() {
		if s := size.At(i); c.Lair.Stone(s) {
			stones = appendNumbers(stones, s.Row+1, s.Col+1)
			count++
		}
	}
	return append(appendNumbers(dst, count), stones...)
}
