package wend_test

import (
	"context"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
	"github.com/wendgames/wend/level"
	"github.com/wendgames/wend/link"
)

// figures are what docs/how.md and its Chinese counterpart show below a line <!-- figure: name -->: the lines of a drawing,
// or the last cells of each row of a table.
var figures = map[string]func(*testing.T) []string{
	"turns": turnsFigure, "queries": queriesFigure, "run": runFigure, "lookers": lookersFigure,
	"shapes": shapesFigure, "distance": distanceFigure, "bound": boundFigure, "states": statesFigure,
	"looks": looksFigure,
}

var figureBlock = regexp.MustCompile("(?s)<!-- figure: ([a-z]+) -->\n(?:```text\n(.*?)```|(\\|.*?)(?:\n\n|$))")

// TestHowFiguresAreMade makes the figures anew.
func TestHowFiguresAreMade(t *testing.T) {
	made := map[string][]string{}
	for name, figure := range figures {
		made[name] = figure(t)
	}
	for _, doc := range []string{"docs/how.md", "docs/how.zh.md"} {
		text, err := os.ReadFile(doc)
		if err != nil {
			t.Fatal(err)
		}
		shown := map[string]bool{}
		for _, block := range figureBlock.FindAllStringSubmatch(string(text), -1) {
			name, lines := block[1], strings.Split(strings.TrimSuffix(block[2], "\n"), "\n")
			if block[3] != "" {
				lines = strings.Split(block[3], "\n")[2:] // without the names of the columns
			}
			if shown[name] = true; !slices.EqualFunc(lines, made[name], strings.HasSuffix) {
				t.Errorf("%s: figure %s is\n%s\nwant\n%s", doc, name, strings.Join(lines, "\n"), strings.Join(made[name], "\n"))
			}
		}
		if len(shown) != len(figures) || strings.Count(string(text), "<!-- figure:") != len(figures) {
			t.Errorf("%s shows the figures %v, want each of %d once", doc, shown, len(figures))
		}
	}
}

// row is the last cells of a row of a table.
func row(cells ...any) string {
	text := ""
	for _, c := range cells {
		if n, ok := c.(int); ok {
			c = thousands(n)
		}
		text += fmt.Sprintf(" %v |", c)
	}
	return text
}

// thousands is a number with commas.
func thousands(n int) string {
	text := strconv.Itoa(n)
	for i := len(text) - 3; i > 0; i -= 3 {
		text = text[:i] + "," + text[i:]
	}
	return text
}

// gate is a board that is parted by a wall with a gap.
func gate(t *testing.T) table {
	const text = "wend: 1\ngame: link\n\n 1 . 3 # 3 . 1\n 4 . . # . . 4\n . . . . . . .\n . . . # . . .\n 2 5 6 # 6 5 2\n"
	return table{parsed(t, text).Link.Board}
}

// turnsFigure draws how many turns a line from A needs to each cell.
func turnsFigure(t *testing.T) []string {
	b := gate(t)
	from, to := grid.Pos{Row: 4}, grid.Pos{Row: 4, Col: 6}
	_, turns, _ := b.byTurns(from, grid.Pos{Row: -1})
	return drawn(b.Size(), 3, func(p grid.Pos) string {
		switch turns := turns[b.Size().Index(p)]; {
		case p == from:
			return "A"
		case p == to:
			return "B"
		case turns < 0:
			return "#"
		default:
			return strconv.Itoa(turns)
		}
	})
}

// parsed is the level of a text.
func parsed(t *testing.T, text string) *level.Level {
	t.Helper()
	l, err := level.Parse("text", text)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// drawn is a drawing, with room for so many characters a cell.
func drawn(size grid.Size, width int, mark func(grid.Pos) string) []string {
	lines := make([]string, size.Rows)
	for i := range size.Cells() {
		lines[size.At(i).Row] += fmt.Sprintf("%*s", width, mark(size.At(i)))
	}
	return lines
}

// queriesFigure is what the searches for one line look at, on boards as large as HDU 1175 has them, between two tiles in
// opposite corners: without others, with a wall between them, with a gap in the wall's last row, and with one filled cell in a
// hundred.
func queriesFigure(*testing.T) []string {
	from, to := grid.Pos{}, grid.Pos{Row: 999, Col: 998}
	size := grid.Size{Rows: to.Row + 1, Cols: to.Col + 1}
	empty, wall, gap := randomTable(size, 0, 1, 0, 1), randomTable(size, 0, 1, 0, 1), randomTable(size, 0, 1, 0, 1)
	for r := range size.Rows {
		wall.Set(grid.Pos{Row: r, Col: 500}, link.Wall)
		if r != size.Rows-1 {
			gap.Set(grid.Pos{Row: r, Col: 500}, link.Wall)
		}
	}
	var rows []string
	for _, b := range []table{empty, wall, gap, randomTable(size, 1, 9, 0, 1)} {
		b.Set(from, 1)
		b.Set(to, 1)
		joined, met := b.bySteps(from, to)
		_, _, passed := b.byTurns(from, to)
		_, read := b.byLeg(from, to)
		answer := "NO"
		if joined {
			answer = "YES"
		}
		rows = append(rows, row(answer, met, passed, read))
	}
	return rows
}

// runFigure draws the run in the gap of the wall, and the tiles that look onto it.
func runFigure(t *testing.T) []string {
	b := gate(t)
	looks := b.lookers(grid.Pos{Row: 2}, grid.Right)
	return drawn(b.Size(), 3, func(p grid.Pos) string {
		switch {
		case p.Row == 2:
			return "="
		case slices.Contains(looks, p):
			return strconv.Itoa(int(b.At(p)))
		case b.empty(p):
			return "."
		default:
			return "#"
		}
	})
}

// lookersFigure is how many pairs of equal tiles there are on boards of 100 by 100 cells and 20 kinds, beside the lookers of
// all runs and the pairs that connect.
func lookersFigure(*testing.T) []string {
	var rows []string
	for _, full := range []int{5, 20, 50, 90} {
		b := randomTable(grid.Size{Rows: 100, Cols: 100}, full, 20, 0, 1)
		open, lookers := b.openByRuns()
		equal, of := 0, map[link.Kind]int{}
		for _, k := range b.Kinds() {
			if k != link.Empty {
				equal += of[k]
				of[k]++
			}
		}
		rows = append(rows, row(b.Tiles(), equal, lookers, len(open)))
	}
	return rows
}

// shapesFigure is the shapes of snakes, beside two bits a block, and their positions on an open lair of 20 by 20.
func shapesFigure(t *testing.T) []string {
	var rows []string
	for _, length := range []int{2, 3, 4, 6, 8, 12} {
		l := lair.New(grid.Size{Rows: 20, Cols: 20}, []grid.Pos{{}})
		atlas, stop := lair.MeasureAtlas(context.Background(), l, length, lair.AtlasLimits{})
		if stop != "" {
			t.Fatal(stop)
		}
		codes := 1 << (2 * (length - 1))
		rows = append(rows, row(length, shapes([]grid.Pos{{}}, length), codes, 400*codes, int(atlas.Positions())))
	}
	return rows
}

// shapes counts the bodies of a length that go on from the first blocks.
func shapes(body []grid.Pos, length int) int {
	if len(body) == length {
		return 1
	}
	n := 0
	for _, d := range grid.Dirs {
		if to := body[len(body)-1].Step(d); !slices.Contains(body, to) {
			n += shapes(append(body, to), length)
		}
	}
	return n
}

// namedDen is the lair of a built-in level, or of an example.
func namedDen(t *testing.T, name string) *den {
	t.Helper()
	l, ok := level.Named(name)
	if !ok {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		l = parsed(t, string(text))
	}
	if l.Lair.Lair.Rules() != lair.Standard {
		t.Fatalf("%s has other rules", name)
	}
	return newDen(l.Lair.Lair, l.Lair.Body)
}

// distanceFigure draws how far the exit of the pocket is from each of its squares.
func distanceFigure(t *testing.T) []string {
	d := namedDen(t, "examples/pocket.level")
	return d.drawn(3, "0", d.far)
}

// boundFigure draws when the head can be on each square of the pocket, at the earliest, if its body opens block by block.
func boundFigure(t *testing.T) []string {
	d := namedDen(t, "examples/pocket.level")
	at, _ := d.bodyFlood(d.body)
	return d.drawn(3, "0", at)
}

// drawn draws numbers of the squares that are no stones, with something else for 0.
func (d *den) drawn(width int, nought string, of []int) []string {
	return drawn(d.Size(), width, func(p grid.Pos) string {
		switch n := of[d.Size().Index(p)]; {
		case d.Stone(p):
			return "#"
		case n == 0:
			return nought
		default:
			return strconv.Itoa(n)
		}
	})
}

// statesFigure is how many states each method expands.
func statesFigure(t *testing.T) []string {
	const most = 300_000
	var rows []string
	for _, name := range []string{
		"not-this-room", "street-lamps", "nine-palaces", "coil", "examples/pocket.level", "ouroboros",
		"examples/dead-end.level", "examples/small-rooms.level",
	} {
		d := namedDen(t, name)
		result := lair.Escape(context.Background(), lair.NewSnake(d.Lair, d.body), lair.Limits{})
		cells := []any{"`" + name + "`", len(d.body), "–"}
		if result.Verdict == lair.Found {
			cells[2] = len(result.Moves)
		}
		for _, m := range methods {
			if _, expanded := d.search(m, most); expanded > most {
				cells = append(cells, "> "+thousands(most))
			} else {
				cells = append(cells, expanded)
			}
		}
		rows = append(rows, row(append(cells, result.Expanded, "`"+result.By+"`")...))
	}
	return rows
}

// looksFigure draws how many states each of the first three methods expands with the head on each square of a lair.
func looksFigure(t *testing.T) (lines []string) {
	d := namedDen(t, "street-lamps")
	for i, m := range methods[:3] {
		d.search(m, never)
		if i > 0 {
			lines = append(lines, "")
		}
		lines = append(lines, d.drawn(4, ".", d.heads)...)
	}
	return lines
}
