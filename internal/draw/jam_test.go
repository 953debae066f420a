package draw_test

import (
	"strings"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/internal/draw"
)

// square is the tiles of a jam in the middle of a board.
var square = []grid.Pos{{Row: 1, Col: 1}, {Row: 1, Col: 2}, {Row: 2, Col: 1}, {Row: 2, Col: 2}}

func TestMarkedText(t *testing.T) {
	g := linkGame(t, "turns=2", "3 3 # .\n5 1 200 5\n6 200 1 6", "")
	const want = "  ·   ·   #   .\n  ·   1 200   ·\n  · 200   1   ·\n"
	if got := string(draw.MarkedText(g, square, nil, false)); got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
	if got := string(draw.MarkedText(g, square, nil, true)); !strings.Contains(got, "\x1b[2m·") {
		t.Errorf("the others are not dim: %q", got)
	}
	if got := string(draw.Text(g, false)); strings.Contains(got, "·") {
		t.Errorf("marked without need:\n%s", got)
	}
}

func TestMarkedSVG(t *testing.T) {
	g := linkGame(t, "turns=2", "3 3 # .\n5 1 2 5\n6 2 1 6", "")
	p := readSVG(t, draw.MarkedSVG(g, square, nil))
	pale := 0
	for _, e := range p {
		if e.attrs["opacity"] == ".3" {
			pale++
		}
	}
	if rings := len(p.find("j")); rings != 4 || pale != 6 {
		t.Errorf("%d rings and %d pale tiles, want 4 and 6", rings, pale)
	}
	if desc := p.first("desc"); !strings.HasSuffix(desc, "; marked: 4 tiles") {
		t.Errorf("described as %q", desc)
	}
	if !strings.Contains(p.first("style"), ".j{") || strings.Contains(read(t, g).first("style"), ".j{") {
		t.Error("the rule for rings is not where they are, and only there")
	}
}

// TestMates has a tile that can never go, with the others of its kind.
func TestMates(t *testing.T) {
	g := linkGame(t, "turns=2", "200 # 200\n200 1 1\n 2 2 200", "")
	tiles := []grid.Pos{{Row: 0, Col: 2}}
	mates := []grid.Pos{{Row: 0, Col: 0}, {Row: 1, Col: 0}, {Row: 2, Col: 2}}
	const want = "=200    #  200\n=200    ·    ·\n   ·    · =200\n"
	if got := string(draw.MarkedText(g, tiles, mates, false)); got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
	p := readSVG(t, draw.MarkedSVG(g, tiles, mates))
	if rings, broken := len(p.find("j")), len(p.find("jm")); rings != 1 || broken != 3 {
		t.Errorf("%d rings and %d broken ones, want 1 and 3", rings, broken)
	}
	if desc := p.first("desc"); !strings.HasSuffix(desc, "; marked: 1 tile, and 3 of the same kind") {
		t.Errorf("described as %q", desc)
	}
}

// TestMarkedSquares has a head that cannot leave its part of a lair, which has a door.
func TestMarkedSquares(t *testing.T) {
	g := lairGame(t, "rules: tail=strict", "E#..\n##@.\n..^.", "")
	squares, doors := []grid.Pos{{Row: 0, Col: 2}, {Row: 1, Col: 2}, {Row: 2, Col: 3}}, []grid.Pos{{Row: 2, Col: 1}}
	const want = "E#+.\n##@.\n.=^+\n"
	if got := string(draw.MarkedText(g, squares, doors, false)); got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
	p := readSVG(t, draw.MarkedSVG(g, squares, doors))
	if tints, edges := len(p.find("tn")), len(p.find("eg")); tints != 3 || edges != 1 {
		t.Errorf("%d squares with a tint and %d with an edge, want 3 and 1", tints, edges)
	}
	if desc := p.first("desc"); !strings.HasSuffix(desc, "; marked: 3 squares, and 1 otherwise") {
		t.Errorf("described as %q", desc)
	}
	if plain := read(t, g); len(plain.find("tn")) > 0 || strings.Contains(plain.first("style"), ".tn{") {
		t.Error("marked without need")
	}
}
