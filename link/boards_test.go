package link_test

import (
	"os"
	"strings"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/link"
)

// TestBoards counts the open pairs of boards that were met in play, and compares them with the oracle.
func TestBoards(t *testing.T) {
	for _, test := range []struct {
		name  string
		pairs int
		first string
	}{
		{"one-pair-left-24x12", 1, "2,21-8,20"},
		{"unsolvable-18x8", 4, "1,11-1,15"},
		{"solvable-greedy-fails-18x8", 6, "1,1-1,8"},
		{"unsolvable-when-tiles-fall-14x6", 6, "1,14-4,14"},
	} {
		text, err := os.ReadFile("testdata/" + test.name + ".txt")
		if err != nil {
			t.Fatal(err)
		}
		var drawing []string
		for line := range strings.Lines(string(text)) {
			if line = strings.TrimSpace(line); line != "" {
				drawing = append(drawing, line)
			}
		}
		rows := draw(t, drawing...)
		pairs := link.NewBoard(rows).OpenPairs(link.Rules{Turns: 2, Outside: true})
		if len(pairs) != test.pairs || pairs[0].String() != test.first {
			t.Errorf("%s: %d pairs connect, %v, want %d, %s", test.name, len(pairs), pairs, test.pairs, test.first)
		}
		size := grid.Size{Rows: len(rows), Cols: len(rows[0])}
		for i := range size.Cells() {
			for j := range i {
				if rows[size.At(i).Row][size.At(i).Col] == rows[size.At(j).Row][size.At(j).Col] {
					agree(t, rows, size.At(i), size.At(j), link.Rules{Turns: 2, Outside: true})
				}
			}
		}
	}
}
