package level

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
)

// AppendText appends the text of the level file to dst: its keys in their order, a blank line, the drawing. Its error
// says what no level file can say, such as a title of two lines; then nothing is appended.
func (l *Level) AppendText(dst []byte) ([]byte, error) {
	keys, err := l.written()
	if err != nil {
		return dst, err
	}
	for _, k := range keys {
		dst = append(dst, k.Name...)
		dst = append(dst, ": "...)
		dst = append(dst, k.Value...)
		dst = append(bytes.TrimRight(dst, blanks), '\n')
	}
	return l.AppendPicture(append(dst, '\n')), nil
}

// AppendJSON appends the level as a line of JSON lines to dst, with its line end. Its error is that of AppendText.
func (l *Level) AppendJSON(dst []byte) ([]byte, error) {
	keys, err := l.written()
	if err != nil {
		return dst, err
	}
	var line bytes.Buffer
	text := json.NewEncoder(&line)
	text.SetEscapeHTML(false) // arrows stay arrows
	put := func(begin string, value any, end string) {
		line.WriteString(begin)
		_ = text.Encode(value) // strings into memory: neither can fail
		line.Truncate(line.Len() - 1)
		line.WriteString(end)
	}
	line.WriteByte('{')
	for _, k := range keys {
		put("", k.Name, ":")
		put("", k.Value, ",")
	}
	put(`"board":`, l.Rows(), "}\n")
	return append(dst, line.Bytes()...), nil
}

// AppendPicture appends the drawing of the level to dst, as its file has it: without what the file lists.
func (l *Level) AppendPicture(dst []byte) []byte {
	if l.Lair != nil {
		return appendLair(dst, l)
	}
	return l.Link.Board.AppendPicture(dst)
}

// Rows is the rows of the drawing, as AppendPicture writes them.
func (l *Level) Rows() []string {
	return strings.Split(strings.TrimSuffix(string(l.AppendPicture(nil)), "\n"), "\n")
}

// written is the keys of the level with their values, as they are written.
func (l *Level) written() ([]Extra, error) {
	if what := l.faultWhole(); what != "" {
		return nil, errors.New("this level cannot be written: " + what)
	}
	var keys []Extra
	for _, f := range fields {
		if f.game == "" || f.game == l.Game() {
			if value := f.write(l); value != "" {
				keys = append(keys, Extra{f.name, value})
			}
		}
	}
	for _, k := range l.Extra {
		if !isExtra(k.Name) {
			return nil, fmt.Errorf("this level cannot be written: %.40q is no name that begins with x-", k.Name)
		}
		keys = append(keys, k)
	}
	seen := map[string]bool{}
	for _, k := range keys {
		if what := l.faultKey(k); what != "" || seen[k.Name] {
			return nil, fmt.Errorf("this level cannot be written: %s: %s", k.Name, orTwice(what))
		}
		seen[k.Name] = true
	}
	return keys, nil
}

func orTwice(what string) string {
	if what == "" {
		return "the key is there twice"
	}
	return what
}

// faultWhole is what is wrong with a level that was made by hand, its keys aside.
func (l *Level) faultWhole() string {
	switch {
	case l.Link != nil && l.Lair != nil:
		return "it is for both games"
	case l.Lair != nil:
		return lairFault(l.Lair)
	case l.Link == nil:
		return "it is for no game"
	}
	return linkFault(l.Link)
}

// faultKey is why a key cannot be written so, or empty.
func (l *Level) faultKey(k Extra) string {
	if _, what := textFault(k.Value); what != "" {
		return what
	}
	if strings.Trim(k.Value, blanks) != k.Value {
		return "blanks at an end of the text"
	}
	switch k.Name {
	case "expect":
		return expectFault(l.Game(), k.Value)
	case "solution", "moves":
		return movesFault(l.Game(), k.Value)
	}
	return ""
}

// movesFault is why a text is not that of moves as it is written, or empty.
func movesFault(game Game, text string) string {
	moves, err := SplitMoves(game, text)
	if err != nil {
		return err.Error()
	}
	if written := JoinMoves(game, moves); written != text {
		return fmt.Sprintf("these moves are written %.40q", written)
	}
	return ""
}
