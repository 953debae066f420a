package level

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"slices"
	"strings"
	"unicode/utf8"
)

// ParseJSON reads a line of JSON lines, which is line n of source, as Parse reads text.
func ParseJSON(source string, n int, text []byte) (*Level, error) {
	d := draft{begin: n, end: n, rowName: "board, row %d: "}
	if !utf8.Valid(text) {
		d.fault(n, 0, "this is no UTF-8 text")
		return nil, &Faults{source, d.faults, d.more}
	}
	if err := d.readJSON(n, text); err != nil {
		d.fault(n, 0, "want a JSON object, a level a line: %v", err)
		return nil, &Faults{source, d.faults, d.more}
	}
	if k, ok := d.keys["wend"]; ok {
		readVersion(&d, k)
	} else {
		d.fault(n, 0, `the key wend is missing: "wend":"%s"`, version)
	}
	return d.finish(source)
}

var errAfter = errors.New("there is something behind it")

// readJSON takes an object apart.
func (d *draft) readJSON(n int, text []byte) error {
	dec := json.NewDecoder(bytes.NewReader(text))
	if t, err := dec.Token(); err != nil || t != json.Delim('{') {
		return orKind(err)
	}
	boards := 0
	for dec.More() {
		name, err := dec.Token()
		if err != nil {
			return err
		}
		var value json.RawMessage
		if err := dec.Decode(&value); err != nil {
			return err
		}
		if name == "board" {
			d.readBoard(n, value)
			boards++
		} else {
			d.readValue(n, name.(string), value)
		}
	}
	if _, err := dec.Token(); err != nil {
		return err
	}
	if _, err := dec.Token(); !errors.Is(err, io.EOF) {
		return errAfter
	}
	if boards != 1 {
		d.fault(n, 0, `want one "board", an array of strings, not %d`, boards)
	}
	return nil
}

// orKind is an error of reading, or else that another kind of value was read.
func orKind(err error) error {
	if err != nil {
		return err
	}
	return errors.New("this is another value")
}

// readBoard reads the rows of the drawing.
func (d *draft) readBoard(n int, value json.RawMessage) {
	var rows []string
	if err := json.Unmarshal(value, &rows); err != nil {
		d.fault(n, 0, `"board" is an array of strings, a row each`)
		return
	}
	for _, text := range rows {
		d.rows = append(d.rows, row{strings.TrimRight(text, blanks), n})
		if at, what := textFault(text); what != "" {
			d.faultAt(len(d.rows)-1, at, what)
		}
	}
}

// readValue reads a key with its value.
func (d *draft) readValue(n int, name string, value json.RawMessage) {
	if !slices.ContainsFunc(fields[:], func(f field) bool { return f.name == name }) && !isExtra(name) {
		d.add(key{name: name, line: n})
		return
	}
	var text string
	if err := json.Unmarshal(value, &text); err != nil || value[0] != '"' {
		d.fault(n, 0, "%.40q is a string, not %.20s", name, value)
		return
	}
	d.add(key{name: name, value: strings.Trim(text, blanks), line: n})
}
