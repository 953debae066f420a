package convert

import (
	"cmp"
	"fmt"
	"io"
	"iter"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/wendgames/wend/level"
)

// input is a whole text, with all that is wrong with it.
type input struct {
	source string
	text   string // without a byte-order mark
	starts []int  // where its lines begin, once anything is wrong
	faults []level.Fault
}

// open reads a text, which is at most as long as a level.
func open(source string, r io.Reader) (*input, error) {
	text, err := io.ReadAll(io.LimitReader(r, level.MaxBytes+1))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", source, err)
	}
	in := &input{source: source, text: strings.TrimPrefix(string(text), "\xef\xbb\xbf")}
	if len(text) > level.MaxBytes {
		in.faultWhole("a board has at most %d bytes of text", level.MaxBytes)
	}
	in.checkUTF8()
	return in, in.err()
}

// checkUTF8 finds the first byte that is no UTF-8. Spreadsheets like to write UTF-16.
func (in *input) checkUTF8() {
	if utf8.ValidString(in.text) {
		return
	}
	if strings.HasPrefix(in.text, "\xff\xfe") || strings.HasPrefix(in.text, "\xfe\xff") {
		in.faultWhole("this is UTF-16 text; save it as UTF-8")
		return
	}
	for at, r := range in.text {
		if _, width := utf8.DecodeRuneInString(in.text[at:]); r == utf8.RuneError && width == 1 {
			in.fault(at, "this is no UTF-8 text")
			return
		}
	}
}

// fault is something wrong at a byte of the text.
func (in *input) fault(at int, format string, args ...any) {
	if in.starts == nil {
		in.starts = []int{0}
		for at, c := range []byte(in.text) {
			if c == '\n' {
				in.starts = append(in.starts, at+1)
			}
		}
	}
	line, found := slices.BinarySearch(in.starts, at)
	if !found {
		line--
	}
	in.faults = append(in.faults, level.Fault{Line: line + 1, Col: at - in.starts[line] + 1, What: fmt.Sprintf(format, args...)})
}

// faultWhole is something wrong with the text as a whole.
func (in *input) faultWhole(format string, args ...any) {
	in.faults = append(in.faults, level.Fault{Line: 1, What: fmt.Sprintf(format, args...)})
}

// err is all that is wrong, or nil.
func (in *input) err() error {
	if len(in.faults) == 0 {
		return nil
	}
	slices.SortStableFunc(in.faults, func(a, b level.Fault) int {
		return cmp.Or(cmp.Compare(a.Line, b.Line), cmp.Compare(a.Col, b.Col))
	})
	return &level.Faults{Source: in.source, List: in.faults}
}

// lines is the lines of the text, each with the byte at which it begins. A line end at the end of the text has none
// behind it.
func (in *input) lines() iter.Seq2[int, string] {
	return func(yield func(int, string) bool) {
		at := 0
		for line := range strings.Lines(in.text) {
			if !yield(at, strings.TrimSuffix(strings.TrimSuffix(line, "\n"), "\r")) {
				return
			}
			at += len(line)
		}
	}
}
