package link_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/link"
)

// openPairs is all pairs of tiles that connect by the outside rule with two turns, in reading order.
func openPairs(b *link.Board) (pairs []string) {
	size := b.Size()
	for j := range size.Cells() {
		for i := range j {
			if _, code := b.Connect(size.At(i), size.At(j), link.Rules{Turns: 2, Outside: true}); code == "" {
				pairs = append(pairs, fmt.Sprint(size.At(i), "-", size.At(j)))
			}
		}
	}
	return pairs
}

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
		{"unsolvable-when-tiles-fall-14x6", 6, "3,9-3,10"},
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
		pairs := openPairs(link.NewBoard(rows))
		if len(pairs) != test.pairs || pairs[0] != test.first {
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
