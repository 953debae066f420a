package convert

import (
	"path"
	"slices"
	"strings"

	"github.com/wendgames/wend/judge"
)

// Format is the name of a format, as the command line and the extensions of files have it.
type Format string

// The formats.
const (
	Level   Format = "level"   // a level file, or JSON lines of levels; see package level
	HDU1175 Format = "hdu1175" // cases of the tile problem; queries are the key x-queries
	POJ1324 Format = "poj1324" // cases of the snake problem
	CSV     Format = "csv"     // a table, its cells apart by commas, or by semicolons where there is no comma
	TSV     Format = "tsv"     // a table, its cells apart by tabs
	JSON    Format = "json"    // an array of rows: arrays of kinds for the tile game, strings for the snake game
	Snake   Format = "snake"   // a drawing of Maumagnaguagno's Snake
)

// Formats lists all formats. It must not be changed.
var Formats = [...]Format{Level, HDU1175, POJ1324, CSV, TSV, JSON, Snake}

// FormatOf is the format that the extension of a file's name names, and whether it names one.
func FormatOf(name string) (f Format, ok bool) {
	f = Format(strings.ToLower(strings.TrimPrefix(path.Ext(name), ".")))
	if !slices.Contains(Formats[:], f) {
		return "", false
	}
	return f, true
}

// End is the row of zeros that stands behind the last case of a judge's input, with its line end. For the formats that hold
// one level only it is empty, as for Level, whose packs are the matter of package level.
func (f Format) End() string {
	switch f {
	case HDU1175:
		return judge.HDU1175End
	case POJ1324:
		return judge.POJ1324End
	}
	return ""
}

// ownRules is why no rules can be given for a text of the format, or empty if they can.
func (f Format) ownRules() string {
	switch f {
	case Level:
		return "a level says its own rules"
	case HDU1175, POJ1324:
		return "a case of a judge is always played by the standard rules"
	}
	return ""
}
