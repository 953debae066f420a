package main

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/internal/ask"
)

// shownSize is the largest board or lair that is shown on a terminal.
var shownSize = grid.Size{Rows: 60, Cols: 100}

// comparison compares answers with those of a file, line by line; white space at the end of a line, empty lines
// at the end of the file, and a byte-order mark at its start do not count.
type comparison struct {
	name  string
	lines *bufio.Reader
	line  int // lines read
	same  int // answers that were the same
	out   *output
}

// compareFiles compares the answers to all inputs of a command line with those in a file.
func compareFiles(ctx context.Context, in inputs, name string) error {
	given := in.stdin
	if name != stdinName {
		f, err := openFile(name)
		if err != nil {
			return err
		}
		defer f.Close()
		given = f
	} else if len(in.sources) == 0 || slices.Contains(in.sources, stdinName) {
		return &failure{statusBad, errors.New("standard input cannot be both the answers and the input"), "name a file for one of them"}
	}
	cmp := &comparison{name: name, lines: bufio.NewReader(given), out: in.out}
	cmp.skipMark()
	err := in.each(ctx, cmp.stream)
	if err == nil {
		return cmp.end()
	}
	if !errors.Is(err, errDifferent) {
		fmt.Fprintf(cmp.out, "the same so far: %s\n", ask.Count(cmp.same, "answer"))
	}
	return err
}

// skipMark leaves out a byte-order mark.
func (c *comparison) skipMark() {
	const mark = "\xef\xbb\xbf"
	if start, _ := c.lines.Peek(len(mark)); string(start) == mark {
		_, _ = c.lines.Discard(len(mark)) // it is there: Peek has seen it
	}
}

// stream compares the answers to one input.
func (c *comparison) stream(source string, s stream) error {
	var right []byte
	for s.Next() {
		right = bytes.TrimRight(s.AppendAnswer(right[:0], false), "\n")
		given, err := c.next()
		ended := errors.Is(err, io.EOF)
		if err != nil && !ended {
			return err
		}
		if ended || !bytes.Equal(given, right) {
			return c.show(source, s, right, given, ended)
		}
		c.same++
	}
	return s.Err()
}

// longestAnswer is more than any answer takes; of a longer line the rest is not kept.
const longestAnswer = 200

// next is the next line of the file without white space at its end, or the start of a line that is longer than
// any answer.
func (c *comparison) next() ([]byte, error) {
	const blank = " \t\r\n\v\f"
	var line []byte
	for {
		part, err := c.lines.ReadSlice('\n')
		if err != nil && !errors.Is(err, bufio.ErrBufferFull) && (!errors.Is(err, io.EOF) || len(line)+len(part) == 0) {
			return nil, err
		}
		if len(line) <= longestAnswer || len(bytes.Trim(part, blank)) > 0 {
			line = append(line[:min(len(line), 2*longestAnswer)], part...)
		}
		if !errors.Is(err, bufio.ErrBufferFull) {
			c.line++
			return bytes.TrimRight(line, blank), nil
		}
	}
}

// end is for when all inputs are answered: the file must hold no more.
func (c *comparison) end() error {
	for {
		line, err := c.next()
		if errors.Is(err, io.EOF) {
			fmt.Fprintf(c.out, "the same: %s\n", ask.Count(c.same, "answer"))
			return nil
		}
		if err != nil {
			return err
		}
		if len(line) > 0 {
			fmt.Fprintf(c.out, "%s:%d: one answer too many: %s\n", c.name, c.line, visible(line))
			fmt.Fprintf(c.out, "right: %s, as many as there are questions\n", ask.Count(c.same, "answer"))
			return errDifferent
		}
	}
}

// show writes what there is to know of an answer that differs.
func (c *comparison) show(source string, s stream, right, given []byte, missing bool) error {
	fmt.Fprintf(c.out, "%s: %s\n", source, s.Question())
	if missing {
		fmt.Fprintf(c.out, "%s: ends after line %d\n", c.name, c.line)
	} else {
		fmt.Fprintf(c.out, "%s:%d: %s\n", c.name, c.line, visible(given))
	}
	fmt.Fprintf(c.out, "right: %s\n", right)
	if _, witness, ok := bytes.Cut(s.AppendAnswer(nil, true), append(right, ' ')); ok {
		fmt.Fprintf(c.out, "witness: %s", witness)
	}
	if err := c.showCase(s); err != nil {
		return err
	}
	return errDifferent
}

// showCase writes the case of an answer: drawn if it can be, and as an input of its own.
func (c *comparison) showCase(s stream) error {
	size := s.Size()
	if c.out.live && (size.Rows > shownSize.Rows || size.Cols > shownSize.Cols) {
		fmt.Fprintf(c.out, "It has %d rows and %d columns, too many for a terminal; into a file it is written whole.\n", size.Rows, size.Cols)
		return nil
	}
	text := []byte{'\n'}
	if drawn, ok := s.(interface{ AppendPicture([]byte) []byte }); ok {
		text = append(drawn.AppendPicture(text), '\n')
	}
	text, err := s.AppendCase(text)
	if err != nil {
		return err
	}
	_, err = c.out.Write(text)
	return err
}

// visible is a line as it may be written anywhere: as it is, or quoted if anything in it, or that it is empty,
// cannot be seen, and cut off if it is longer than any answer.
func visible(line []byte) string {
	text := string(line[:min(len(line), longestAnswer)])
	strange := func(r rune) bool { return r > '~' || r < ' ' }
	if text == "" || text[0] == ' ' || strings.ContainsFunc(text, strange) {
		text = strconv.QuoteToASCII(text)
	}
	if len(line) > longestAnswer {
		text += "…"
	}
	return text
}
