package convert

import (
	"encoding/json"
	"errors"
	"strconv"
	"strings"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/level"
	"github.com/wendgames/wend/link"
)

// value is a JSON value, as it is written, with the byte at which it stands.
type value struct {
	raw string
	at  int
}

// json reads an array of rows. Its first row says which game it is: an array of kinds, or a string of marks.
func (in *input) json(rules string) (*level.Level, error) {
	if !in.checkJSON() {
		return nil, in.err()
	}
	raw := strings.TrimLeft(in.text, " \t\r\n")
	if raw[0] != '[' {
		in.fault(len(in.text)-len(raw), `want an array of rows, such as [[1,0],[0,1]] or ["E.","@<"], not %.20q`, raw)
		return nil, in.err()
	}
	rows := elements(value{raw, len(in.text) - len(raw)})
	if len(rows) > 0 && rows[0].raw[0] == '"' {
		return in.lair(in.jsonDrawing(rows), rules)
	}
	return in.tiles(in.jsonCells(rows), rules)
}

// checkJSON reports whether the text is JSON at all, and says why not.
func (in *input) checkJSON() bool {
	var whole json.RawMessage
	err := json.Unmarshal([]byte(in.text+" "), &whole) // the blank makes the end of the text a place as any other
	var syntax *json.SyntaxError
	if errors.As(err, &syntax) {
		in.fault(int(syntax.Offset)-1, "this is no JSON: %v", err)
	}
	return syntax == nil
}

// elements takes an array apart. It must be JSON, so nothing can fail.
func elements(array value) []value {
	dec := json.NewDecoder(strings.NewReader(array.raw))
	_, _ = dec.Token()
	var list []value
	for dec.More() {
		var raw json.RawMessage
		_ = dec.Decode(&raw)
		list = append(list, value{string(raw), array.at + int(dec.InputOffset()) - len(raw)})
	}
	return list
}

// jsonCells is the cells of rows that are arrays.
func (in *input) jsonCells(rows []value) *cells {
	c := &cells{}
	for _, row := range rows {
		if row.raw[0] != '[' {
			in.fault(row.at, `want a row of cells, such as [1,0,"#"], not %.20q`, row.raw)
			continue
		}
		var words []string
		var at []int
		for _, cell := range elements(row) {
			words, at = append(words, jsonWord(cell.raw)), append(at, cell.at)
		}
		c.words, c.at = append(c.words, words), append(c.at, append(at, row.at+len(row.raw)-1))
	}
	return c
}

// jsonWord is the word that a level file has for a cell: a number is its own, and a string one of the marks. All else
// is no such word either.
func jsonWord(raw string) string {
	var mark string
	if json.Unmarshal([]byte(raw), &mark) == nil && (mark == "#" || mark == ".") {
		return mark
	}
	return raw
}

// jsonDrawing is the drawing of rows that are strings.
func (in *input) jsonDrawing(rows []value) drawing {
	var d drawing
	var starts []int
	var plain []bool // whether a row's bytes are its squares
	for _, row := range rows {
		if row.raw[0] != '"' {
			in.fault(row.at, `want a row of squares, such as "E..@", not %.20q`, row.raw)
			continue
		}
		var text string
		_ = json.Unmarshal([]byte(row.raw), &text) // it is a string
		d.rows, starts = append(d.rows, text), append(starts, row.at)
		plain = append(plain, len(text)+2 == len(row.raw) && !strings.ContainsFunc(text, func(r rune) bool { return r > '~' }))
	}
	d.at = func(p grid.Pos) int {
		switch {
		case p.Row >= len(starts):
			return 0
		case !plain[p.Row]:
			return starts[p.Row]
		}
		return starts[p.Row] + 1 + p.Col
	}
	return d
}

// appendJSON appends a level as an array of rows, a row a line.
func appendJSON(dst []byte, l *level.Level) ([]byte, error) {
	var u unsaid
	u.board(l)
	if err := u.err(JSON); err != nil {
		return dst, err
	}
	dst = append(dst, '[')
	for r, text := range l.Rows() {
		if r > 0 {
			dst = append(dst, ',')
		}
		dst = append(dst, "\n  "...)
		if l.Lair != nil {
			dst = strconv.AppendQuote(dst, text)
		} else {
			dst = appendRow(dst, l.Link.Board, r)
		}
	}
	return append(dst, "\n]\n"...), nil
}

// appendRow appends a row of a board as an array.
func appendRow(dst []byte, b *link.Board, r int) []byte {
	dst = append(dst, '[')
	for c := range b.Size().Cols {
		if c > 0 {
			dst = append(dst, ", "...)
		}
		if k := b.At(grid.Pos{Row: r, Col: c}); k == link.Wall {
			dst = append(dst, `"#"`...)
		} else {
			dst = appendKind(dst, k)
		}
	}
	return append(dst, ']')
}
