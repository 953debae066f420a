package main

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/wendgames/wend/grid"
)

// shownSize is the largest board or lair that a difference is shown with.
var shownSize = grid.Size{Rows: 60, Cols: 100}

// comparison compares answers with those of a file, line by line; white space at the end of a line, and
// empty lines at the end of the file, do not count.
type comparison struct {
	name  string
	lines *bufio.Reader
	line  int // lines read
	same  int // answers that were the same
	out   *output
}

// compareFiles compares the answers to all inputs of a command line with those in a file.
func compareFiles(ctx context.Context, in inputs, name string) error {
	f, err := os.Open(name)
	if err != nil {
		return err
	}
	defer f.Close()
	cmp := &comparison{name: name, lines: bufio.NewReader(f), out: in.out}
	if err := in.each(ctx, cmp.stream); err != nil {
		return err
	}
	return cmp.end()
}

// stream compares the answers to one input.
func (c *comparison) stream(source string, s stream) error {
	for s.Next() {
		right := bytes.TrimRight(s.AppendAnswer(nil, false), "\n")
		given, err := c.next()
		ended := errors.Is(err, io.EOF)
		if err != nil && !ended {
			return err
		}
		if ended || !bytes.Equal(given, right) {
			if err := c.show(source, s, given, ended); err != nil {
				return err
			}
			return errDifferent
		}
		c.same++
	}
	return s.Err()
}

// next is the next line of the file without white space at its end.
func (c *comparison) next() ([]byte, error) {
	line, err := c.lines.ReadBytes('\n')
	if len(line) == 0 && err != nil {
		return nil, err
	}
	if err != nil && !errors.Is(err, io.EOF) {
		return nil, err
	}
	c.line++
	return bytes.TrimRight(line, " \t\r\n\v\f"), nil
}

// end is for when all inputs are answered: the file must hold no more.
func (c *comparison) end() error {
	for {
		line, err := c.next()
		if errors.Is(err, io.EOF) {
			fmt.Fprintf(c.out, "the same: %d answers\n", c.same)
			return nil
		}
		if err != nil {
			return err
		}
		if len(line) > 0 {
			fmt.Fprintf(c.out, "%s:%d: one answer too many: %s\n", c.name, c.line, line)
			return errDifferent
		}
	}
}

// show writes what there is to know of an answer that differs.
func (c *comparison) show(source string, s stream, given []byte, missing bool) error {
	fmt.Fprintf(c.out, "%s: %s\n", source, s.Question())
	if missing {
		fmt.Fprintf(c.out, "%s: ends after line %d\n", c.name, c.line)
	} else {
		fmt.Fprintf(c.out, "%s:%d: %s\n", c.name, c.line, given)
	}
	fmt.Fprintf(c.out, "right: %s\n", s.AppendAnswer(nil, true))
	size := s.Size()
	if size.Rows > shownSize.Rows || size.Cols > shownSize.Cols {
		fmt.Fprintf(c.out, "It has %d rows and %d columns, too many to show here.\n", size.Rows, size.Cols)
		return nil
	}
	var text []byte
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
