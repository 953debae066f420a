package level

import (
	"fmt"
	"strings"
)

// Fault is one thing that is wrong with a level.
type Fault struct {
	Line int    `json:"line"`          // of the file, from 1
	Col  int    `json:"col,omitempty"` // the byte in the line, from 1; 0 if the whole line is meant
	What string `json:"what"`          // what is wrong, and what there may be instead
}

// Faults is the error of text that is no level: all that is wrong with it, by lines.
type Faults struct {
	Source string // the name of the file
	List   []Fault
	More   int // faults beyond those, which are not listed
}

// maxFaults is how many faults are listed: more than anyone reads, and few enough for memory.
const maxFaults = 10_000

// Error is the faults as people read them, a line each: source:line:column: what.
func (f *Faults) Error() string {
	var text strings.Builder
	for i, fault := range f.List {
		if i > 0 {
			text.WriteByte('\n')
		}
		fmt.Fprintf(&text, "%s:%d:", f.Source, fault.Line)
		if fault.Col > 0 {
			fmt.Fprintf(&text, "%d:", fault.Col)
		}
		text.WriteString(" " + fault.What)
	}
	if f.More > 0 {
		fmt.Fprintf(&text, "\n%s: and %d more faults", f.Source, f.More)
	}
	return text.String()
}
