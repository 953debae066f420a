package convert

import (
	"errors"
	"fmt"
	"io"
	"iter"
	"strings"

	"github.com/wendgames/wend/level"
)

// Read is the levels of the text r, which errors call source, one after the other; they can be gone through once. A
// judge's input may hold many, of which one at a time is in memory, the other formats hold one. The first error ends
// the reading: a *level.Faults with all that is wrong with a text, a *judge.ParseError at the first fault of a judge's
// input, or the error with which r could not be read.
//
// Rules are what a level file has behind "rules:", for one such as turns=3 slide=down; what they leave out is standard.
// They are an error for a format that leaves no choice, which is Level and those of the judges.
func Read(format Format, source string, r io.Reader, rules string) iter.Seq2[*level.Level, error] {
	return func(yield func(*level.Level, error) bool) {
		if own := format.ownRules(); own != "" && strings.TrimSpace(rules) != "" {
			yield(nil, fmt.Errorf("rules: %s, not by %.40q", own, rules))
			return
		}
		switch format {
		case Level:
			readLevels(source, r, yield)
		case HDU1175:
			readTileCases(source, r, yield)
		case POJ1324:
			readSnakeCases(source, r, yield)
		default:
			yield(readOne(format, source, r, rules))
		}
	}
}

// readLevels hands on what package level reads, up to the first error.
func readLevels(source string, r io.Reader, yield func(*level.Level, error) bool) {
	for e := range level.Stream(source, r) {
		if !yield(e.Level, e.Err) || e.Err != nil {
			return
		}
	}
}

// readOne reads a text that is one level.
func readOne(format Format, source string, r io.Reader, rules string) (*level.Level, error) {
	read, ok := map[Format]func(in *input, rules string) (*level.Level, error){
		CSV: (*input).csv, TSV: (*input).tsv, JSON: (*input).json, Snake: (*input).snake,
	}[format]
	if !ok {
		return nil, unknown(format)
	}
	in, err := open(source, r)
	if err != nil {
		return nil, err
	}
	return read(in, rules)
}

func unknown(format Format) error { return fmt.Errorf("there is no format %.20q", string(format)) }

// Append appends a level, which must be one that package level could have read, to dst in a format; behind the last
// case of a judge's input its End has to follow. Its error names all that the format cannot say of the board and of
// its rules, or that is wrong with the key x-queries where that is written; then nothing is appended.
func Append(dst []byte, format Format, l *level.Level) ([]byte, error) {
	switch format {
	case Level:
		return l.AppendText(dst)
	case HDU1175:
		return appendTileCase(dst, l)
	case POJ1324:
		return appendSnakeCase(dst, l)
	case CSV:
		return appendTable(dst, format, l, ',')
	case TSV:
		return appendTable(dst, format, l, '\t')
	case JSON:
		return appendJSON(dst, l)
	case Snake:
		return appendSnake(dst, l)
	}
	return dst, unknown(format)
}

// LeftOut lists the keys of a level that a format has no place for, in the order of level files: what lies beside the
// board and its rules, and is lost in it.
func LeftOut(format Format, l *level.Level) []string {
	if format == Level {
		return nil
	}
	var names []string
	for _, k := range append([]level.Extra{
		{Name: "title", Value: l.Title}, {Name: "title.zh", Value: l.TitleZH}, {Name: "author", Value: l.Author},
		{Name: "license", Value: l.License}, {Name: "expect", Value: string(l.Expect)},
		{Name: "solution", Value: l.Solution}, {Name: "moves", Value: l.Moves}, {Name: "made", Value: l.Made},
	}, l.Extra...) {
		said := format == HDU1175 && k.Name == queriesKey
		if k.Value != "" && !said {
			names = append(names, k.Name)
		}
	}
	return names
}

// parts takes a text of rules apart, and gives each part its value. Its error says all that is wrong.
func parts(rules string, set func(name, value string) error) (wrong error) {
	level.SetRules(rules, set, func(_ int, what string) {
		wrong = errors.Join(wrong, fmt.Errorf("rules: %s", what))
	})
	return wrong
}
