package lair_test

import (
	"context"
	"fmt"
	"os"
	"slices"
	"testing"

	"github.com/wendgames/wend/lair"
)

// TestFiguresGrades has the measures of generated starts over which the labels' scores were chosen. It is for people to
// read:
//
//	WEND_FIGURES=1 go test -run TestFiguresGrades -v ./lair
func TestFiguresGrades(t *testing.T) {
	if os.Getenv("WEND_FIGURES") == "" {
		t.Skip("WEND_FIGURES is not set")
	}
	labels := map[lair.Label]int{}
	for _, style := range lair.Styles {
		for _, n := range []int{6, 10, 14, 20} {
			for _, length := range []int{4, 8, 16, 32} {
				if length < 16 || 8*n >= 5*length {
					t.Log(figureGrades(t, style, n, length, labels))
				}
			}
		}
	}
	t.Log(labels)
}

// measures are what the score comes from, and the score.
var measures = []struct {
	name string
	of   func(g lair.Grades) int
}{
	{"steps", func(g lair.Grades) int { return g.Steps }},
	{"choices", func(g lair.Grades) int { return g.Choices }},
	{"against", func(g lair.Grades) int { return g.Against }},
	{"traps", func(g lair.Grades) int { return g.Traps }},
	{"lures", func(g lair.Grades) int { return g.Lures }},
	{"score", lair.Grades.Score},
}

// figureGrades grades 60 starts of a kind: of each measure the value that a tenth, half and nine tenths do not exceed,
// and the most.
func figureGrades(t *testing.T, style lair.Style, n, length int, labels map[lair.Label]int) string {
	q := lair.Request{Terrain: lair.Terrain{Size: square(n), Style: style}, Length: length, Tries: 200}
	switch style {
	case lair.Scattered:
		q.Stones = 25
	case lair.Maze, lair.Rooms:
		q.Loops = 20
	}
	var all []lair.Grades
	for q.Seed = range 60 {
		m, err := lair.Generate(context.Background(), q)
		if err != nil {
			t.Fatal(err)
		}
		if m.Verdict == lair.Found {
			g := lair.Grade(context.Background(), lair.NewSnake(m.Lair, m.Body), lair.Limits{})
			all = append(all, g)
			labels[g.Label()]++
		}
	}
	line := fmt.Sprintf("%-9s %2d×%-2d L=%-2d %d:", style, n, n, length, len(all))
	for _, m := range measures {
		values := []int{}
		for _, g := range all {
			values = append(values, m.of(g))
		}
		slices.Sort(values)
		if k := len(values); k > 0 {
			line += fmt.Sprintf("  %s %d %d %d %d", m.name, values[k/10], values[k/2], values[k*9/10], values[k-1])
		}
	}
	return line
}
