// Package draw shows a game, of either kind, where it stands and with its last move: as SVG for pages, or as text for
// terminals.
//
// The SVG is made to stand by itself, as an image on a page. Its ground is transparent, its colours follow the page from
// light to dark, and what it shows is told apart by shape, so that it can be read without colours too. The text is the
// drawing of level files with the last move drawn into it.
//
// Both are the same bytes for the same game, and cost time and memory linear in what is drawn.
package draw

import (
	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/play"
)

// SVG is the game as a picture: the position, and the line or the step that was the last move.
func SVG(g *play.Game) []byte {
	var c canvas
	switch p := g.Position().(type) {
	case *play.LinkPosition:
		c.link(g, p)
	case *play.LairPosition:
		c.lair(g, p)
	}
	return c.b
}

// Text is the game as lines of text: the drawing that level files have, with the last move drawn into it. With colour
// there are ANSI escape codes in it, and otherwise none.
func Text(g *play.Game, colour bool) []byte {
	w := writer{colour: colour}
	switch p := g.Position().(type) {
	case *play.LinkPosition:
		w.link(p)
	case *play.LairPosition:
		w.lair(p)
	}
	return w.b
}

// MarkedSVG is SVG with a ring round some tiles, a broken ring round their mates, and those besides them pale: for tiles that
// can never be taken, and those of their kind.
func MarkedSVG(g *play.Game, tiles, mates []grid.Pos) []byte {
	c := canvas{marked: set(tiles), mates: set(mates)}
	if p, ok := g.Position().(*play.LinkPosition); ok {
		c.link(g, p)
	}
	return c.b
}

// MarkedText is the drawing of a board with some tiles, their mates with a = before them, and a dot in the middle of the
// line, ·, for every other tile.
func MarkedText(g *play.Game, tiles, mates []grid.Pos, colour bool) []byte {
	w := writer{colour: colour, marked: set(tiles), mates: set(mates)}
	if p, ok := g.Position().(*play.LinkPosition); ok {
		w.link(p)
	}
	return w.b
}

// set is cells as a set. It is not nil.
func set(cells []grid.Pos) map[grid.Pos]bool {
	s := make(map[grid.Pos]bool, len(cells))
	for _, p := range cells {
		s[p] = true
	}
	return s
}
