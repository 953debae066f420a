package convert

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/level"
	"github.com/wendgames/wend/link"
)

// A table is a line a row, its cells apart by a separator, as spreadsheets write it and as it is pasted from them.
// No cell has a meaning that takes more than one line, so it is read line by line: unlike encoding/csv that finds all
// faults and keeps blank lines, which are the empty cells of a board with one column.

// lairMarks are the marks that only the snake game has: where one is, the table is a lair.
const lairMarks = "E@^v<>"

// csv reads a table whose cells are apart by commas, or by semicolons, as where numbers are written with commas.
func (in *input) csv(rules string) (*level.Level, error) {
	separator := byte(',')
	if !strings.Contains(in.text, ",") && strings.Contains(in.text, ";") {
		separator = ';'
	}
	return in.table(separator, " \t", rules)
}

// tsv reads a table whose cells are apart by tabs.
func (in *input) tsv(rules string) (*level.Level, error) { return in.table('\t', " ", rules) }

// table reads a table, which may have blanks round its cells.
func (in *input) table(separator byte, blanks, rules string) (*level.Level, error) {
	var c cells
	filled := 0 // the rows without the blank lines at the end
	isLair := false
	for at, line := range in.lines() {
		words, places := splitRow(line, at, separator, blanks)
		c.words, c.at = append(c.words, words), append(c.at, places)
		if strings.Trim(line, blanks) != "" {
			filled = len(c.words)
		}
		isLair = isLair || slices.ContainsFunc(words, func(w string) bool { return len(w) == 1 && strings.Contains(lairMarks, w) })
	}
	c.words, c.at = c.words[:filled], c.at[:filled]
	if isLair {
		return in.lair(c.drawing(), rules)
	}
	for _, row := range c.words {
		for i, word := range row {
			if word == "" {
				row[i] = "0"
			}
		}
	}
	return in.tiles(&c, rules)
}

// splitRow takes a line, which begins at byte at, apart into what its cells hold and where they stand.
func splitRow(line string, at int, separator byte, blanks string) (words []string, places []int) {
	for from := 0; from <= len(line); {
		raw := line[from : from+cellSize(line[from:], separator, blanks)]
		words = append(words, cellText(raw, blanks))
		places = append(places, at+from+len(raw)-len(strings.TrimLeft(raw, blanks)))
		from += len(raw) + 1
	}
	return words, append(places, at+len(line))
}

// cellSize is the number of bytes of the first cell of a line. Between two quotes a separator separates nothing.
func cellSize(line string, separator byte, blanks string) int {
	quoted := 0
	if rest, ok := strings.CutPrefix(strings.TrimLeft(line, blanks), `"`); ok {
		if end := strings.IndexByte(rest, '"'); end >= 0 {
			quoted = len(line) - len(rest) + end + 1
		}
	}
	if n := strings.IndexByte(line[quoted:], separator); n >= 0 {
		return quoted + n
	}
	return len(line)
}

// cellText is what a cell holds, without blanks and quotes round it.
func cellText(raw, blanks string) string {
	raw = strings.Trim(raw, blanks)
	if len(raw) > 1 && raw[0] == '"' && raw[len(raw)-1] == '"' {
		return strings.Trim(raw[1:len(raw)-1], blanks)
	}
	return raw
}

// drawing is the lair that cells show.
func (c *cells) drawing() drawing {
	d := drawing{odd: map[grid.Pos]string{}, at: c.place}
	for r, words := range c.words {
		var row strings.Builder
		for col, word := range words {
			switch utf8.RuneCountInString(word) {
			case 0:
				row.WriteByte('.')
			case 1:
				row.WriteString(word)
			default:
				row.WriteByte('?') // no mark, so it is a fault
				d.odd[grid.Pos{Row: r, Col: col}] = word
			}
		}
		d.rows = append(d.rows, row.String())
	}
	return d
}

// appendTable appends a level as a table. Empty cells are 0, since a blank line could be taken for none, and vacant
// squares are a dot.
func appendTable(dst []byte, format Format, l *level.Level, separator byte) ([]byte, error) {
	var u unsaid
	u.board(l)
	if err := u.err(format); err != nil {
		return dst, err
	}
	for r, text := range l.Rows() {
		for c := range l.Size().Cols {
			if c > 0 {
				dst = append(dst, separator)
			}
			if l.Lair != nil {
				dst = append(dst, text[c])
			} else {
				dst = appendKind(dst, l.Link.Board.At(grid.Pos{Row: r, Col: c}))
			}
		}
		dst = append(dst, '\n')
	}
	return dst, nil
}

// appendKind appends what a cell holds, and 0 for an empty one.
func appendKind(dst []byte, k link.Kind) []byte {
	if k == link.Empty {
		return append(dst, '0')
	}
	return k.Append(dst)
}
