package level

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/wendgames/wend/grid"
)

// draft is a level that is being read: its keys and the rows of its drawing, with their places, and all that is wrong
// with them. It does not matter to it whether they come from text or from JSON.
type draft struct {
	keys    map[string]key // by name
	extra   []key
	rows    []row
	begin   int    // the first line
	end     int    // the last one
	rowName string // names the rows of the drawing where their line does not; takes their number
	faults  []Fault
	more    int // faults that were not kept
	level   Level

	measured int   // the row of the drawing of which starts has the places,
	starts   []int // the byte at which each character begins, and the end
}

// key is a key with its value.
type key struct {
	name, value string
	line, col   int // of the value; col is 0 where it is not known
}

// row is a row of the drawing.
type row struct {
	text string
	line int
}

func (d *draft) fault(line, col int, format string, args ...any) {
	if len(d.faults) == maxFaults {
		d.more++
		return
	}
	d.faults = append(d.faults, Fault{line, col, fmt.Sprintf(format, args...)})
}

// faultIn is a fault at a byte of a key's value.
func (d *draft) faultIn(k key, at int, format string, args ...any) {
	col := k.col
	if col > 0 {
		col += at
	}
	d.fault(k.line, col, "%s: %s", k.name, fmt.Sprintf(format, args...))
}

// faultAt is a fault at a byte of a row of the drawing.
func (d *draft) faultAt(r, at int, what string) {
	if r >= len(d.rows) {
		d.fault(d.end, 0, "%s", what)
		return
	}
	if d.rowName != "" {
		d.fault(d.rows[r].line, 0, d.rowName+"%s", r+1, what)
		return
	}
	d.fault(d.rows[r].line, at+1, "%s", what)
}

// add takes a key. One with a value that no line may hold is as good as one without.
func (d *draft) add(k key) {
	if !isName(k.name) {
		d.fault(k.line, 0, "there is no key %.40q%s", k.name, guess(k.name))
		return
	}
	if at, what := textFault(k.value); what != "" {
		d.faultIn(k, at, "%s", what)
		k.value = ""
	}
	if first, ok := d.keys[k.name]; ok {
		d.fault(k.line, 0, "the key %s stands in line %d already, and may stand once", k.name, first.line)
		return
	}
	if d.keys == nil {
		d.keys = map[string]key{}
	}
	d.keys[k.name] = k
	switch {
	case slices.ContainsFunc(fields[:], func(f field) bool { return f.name == k.name }):
	case isExtra(k.name):
		d.extra = append(d.extra, k)
	default:
		d.fault(k.line, 0, "there is no key %.40q%s; what is your own begins with x-", k.name, guess(k.name))
	}
}

// guess names the key that was probably meant, if any begins as the name does.
func guess(name string) string {
	const alike = 3
	name = strings.ToLower(name)
	for _, f := range fields {
		if len(name) >= alike && strings.HasPrefix(f.name, name[:alike]) {
			return "; did you mean " + f.name + "?"
		}
	}
	return ""
}

// isName reports whether a text has the form of a key's name: small letters, digits, dots and hyphens after a letter.
func isName(text string) bool {
	rest := strings.TrimLeft(text, "abcdefghijklmnopqrstuvwxyz0123456789.-")
	return text != "" && rest == "" && 'a' <= text[0] && text[0] <= 'z'
}

// isExtra reports whether a name is one of a key that is kept.
func isExtra(name string) bool {
	return isName(name) && strings.HasPrefix(name, "x-") && len(name) > len("x-")
}

// textFault finds what no line of a level may hold: what is no UTF-8, and control characters.
func textFault(text string) (at int, what string) {
	if !utf8.ValidString(text) {
		for at = range text {
			if r, width := utf8.DecodeRuneInString(text[at:]); r == utf8.RuneError && width == 1 {
				return at, "this is no UTF-8 text"
			}
		}
	}
	control := func(r rune) bool { return unicode.IsControl(r) && r != '\t' }
	if at = strings.IndexFunc(text, control); at >= 0 {
		r, _ := utf8.DecodeRuneInString(text[at:])
		return at, fmt.Sprintf("a control character, %+q", r)
	}
	return 0, ""
}

// finish makes the level, or the error that says all that is wrong.
func (d *draft) finish(source string) (*Level, error) {
	if _, ok := d.keys["game"]; !ok {
		d.fault(d.begin, 0, "the key game is missing: game: link or game: lair")
	}
	for _, f := range fields {
		if k, ok := d.keys[f.name]; ok {
			d.read(f, k)
		}
	}
	for _, k := range d.extra {
		d.level.Extra = append(d.level.Extra, Extra{k.name, k.value})
	}
	switch d.keys["game"].value {
	case string(LinkGame):
		d.finishLink()
	case string(LairGame):
		d.finishLair()
	}
	if len(d.faults) > 0 {
		slices.SortStableFunc(d.faults, func(a, b Fault) int {
			return cmp.Or(cmp.Compare(a.Line, b.Line), cmp.Compare(a.Col, b.Col))
		})
		return nil, &Faults{source, d.faults, d.more}
	}
	return &d.level, nil
}

// read reads the value of a key that is no key of the other game.
func (d *draft) read(f field, k key) {
	game := Game(d.keys["game"].value)
	if f.game != "" && f.game != game && (game == LinkGame || game == LairGame) {
		d.fault(k.line, 0, "the key %s has a meaning for game: %s only", k.name, f.game)
		return
	}
	if f.read != nil {
		f.read(d, k)
	}
}

// texts are the rows of the drawing.
func (d *draft) texts() []string {
	texts := make([]string, len(d.rows))
	for i, r := range d.rows {
		texts[i] = r.text
	}
	return texts
}

// squares reads a list of squares; ok is whether it is one. at has the places of its words.
func (d *draft) squares(k key) (list []grid.Pos, at []int, ok bool) {
	ok = true
	for i, word := range words(k.value) {
		p, is := grid.ParsePos(word)
		if !is {
			d.faultIn(k, i, "want squares such as 1,1 1,2 (row and column from 1), not %.20q", word)
			ok = false
		}
		list, at = append(list, p), append(at, i)
	}
	if len(list) == 0 {
		d.faultIn(k, 0, "want squares such as 1,1 1,2 (row and column from 1)")
		ok = false
	}
	return list, at, ok
}
