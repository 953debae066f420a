package level

import (
	"fmt"
	"io"
	"slices"
	"strings"
)

// MaxBytes is the largest size of a level file, and of a line of JSON lines.
const MaxBytes = 256 << 20

// Extension is what the name of a level file ends with.
const Extension = ".level"

// Read reads a level file, which errors call source. Its error is *Faults if the text is no level. It costs O(text).
func Read(source string, r io.Reader) (*Level, error) {
	text, err := io.ReadAll(io.LimitReader(r, MaxBytes+1))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", source, err)
	}
	if len(text) > MaxBytes {
		return nil, tooLong(source, 1)
	}
	return Parse(source, string(text))
}

func tooLong(source string, line int) *Faults {
	return &Faults{Source: source, List: []Fault{{Line: line, What: fmt.Sprintf("a level has at most %d bytes", MaxBytes)}}}
}

// Parse reads the text of a level file, as Read does.
func Parse(source, text string) (*Level, error) {
	d := draft{begin: 1}
	if !d.readText(text) {
		return nil, &Faults{source, d.faults, d.more}
	}
	return d.finish(source)
}

// readText takes text apart. It reports false if the text is so far from a level that its other faults mean nothing.
func (d *draft) readText(text string) bool {
	const mark = "\xef\xbb\xbf" // of the byte order
	lines := splitLines(strings.TrimPrefix(text, mark))
	d.end = max(len(lines), 1)
	n, ok := d.readFirst(lines)
	if !ok {
		return false
	}
	parted := slices.Contains(lines[n:], "")
	for n < len(lines) && lines[n] != "" && (parted || !d.drawingBegins(lines[n], n+1)) {
		d.readKey(lines[n], n+1)
		n++
	}
	if n < len(lines) && lines[n] == "" {
		n++
	}
	for ; n < len(lines); n++ {
		d.readRow(lines[n], n+1)
	}
	return true
}

// splitLines are the lines of a text without blanks and a carriage return at their ends, and without empty lines at
// the end of the text.
func splitLines(text string) []string {
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		lines[i] = strings.TrimRight(strings.TrimSuffix(line, "\r"), blanks)
	}
	for len(lines) > 0 && lines[len(lines)-1] == "" {
		lines = lines[:len(lines)-1]
	}
	return lines
}

// readFirst reads the first line. It returns how many lines are read, and whether more of them may be those of a level.
func (d *draft) readFirst(lines []string) (read int, ok bool) {
	const want = "wend: " + version
	if len(lines) == 0 {
		d.fault(1, 0, "the file is empty; a level begins with the line %s", want)
		return 0, false
	}
	name, _, ok := strings.Cut(lines[0], ":")
	if ok && name == "wend" {
		d.readKey(lines[0], 1)
		readVersion(d, d.keys[name])
		return 1, len(d.faults) == 0
	}
	d.fault(1, 0, "a level begins with the line %s, not %.20q", want, lines[0])
	if strings.EqualFold(name, "wend") || !isKey(lines[0]) {
		read = 1
	}
	// What names a game was meant as a level; what does not is some other kind of file.
	head := lines
	if i := slices.Index(lines, ""); i >= 0 {
		head = lines[:i]
	}
	return read, slices.ContainsFunc(head, func(line string) bool { return strings.HasPrefix(line, "game:") })
}

// isKey reports whether a line has the form of a key with its value, though the key may be none that there is.
func isKey(line string) bool {
	const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-_ "
	name, _, ok := strings.Cut(line, ":")
	return ok && name != "" && strings.TrimRight(name, letters) == ""
}

// drawingBegins reports whether a line is the first of the drawing, in a text without a blank line: it is no key.
func (d *draft) drawingBegins(line string, n int) bool {
	if isKey(line) {
		return false
	}
	d.fault(n, 0, "want a blank line before the drawing, which seems to begin here")
	return true
}

// readKey reads a line with a key and its value.
func (d *draft) readKey(line string, n int) {
	if !isKey(line) {
		d.fault(n, 0, "want key: value (such as title: First steps), or a blank line before the drawing, not %.20q", line)
		return
	}
	name, value, _ := strings.Cut(line, ":")
	value = strings.TrimLeft(value, blanks)
	d.add(key{name, value, n, len(line) - len(value) + 1})
}

// readRow reads a row of the drawing.
func (d *draft) readRow(line string, n int) {
	if line == "" {
		d.fault(n, 0, "a blank line inside the drawing; one stands before it, and none in it")
		return
	}
	if at, what := textFault(line); what != "" {
		d.fault(n, at+1, "%s", what)
	}
	d.rows = append(d.rows, row{line, n})
}
