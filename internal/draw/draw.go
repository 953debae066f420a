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
	c.position(g)
	return c.b
}

// position draws where a game stands.
func (c *canvas) position(g *play.Game) {
	switch p := g.Position().(type) {
	case *play.LinkPosition:
		c.link(g, p)
	case *play.LairPosition:
		c.lair(g, p)
	}
}

// Text is the game as lines of text: the drawing that level files have, with the last move drawn into it. With colour
// there are ANSI escape codes in it, and otherwise none.
func Text(g *play.Game, colour bool) []byte {
	w := writer{colour: colour}
	w.position(g)
	return w.b
}

// position writes where a game stands.
func (w *writer) position(g *play.Game) {
	switch p := g.Position().(type) {
	case *play.LinkPosition:
		w.link(p)
	case *play.LairPosition:
		w.lair(p)
	}
}

// MarkedSVG is the position as a picture, with some cells marked, and others, their mates, marked otherwise: in the tile game
// with rings, and broken rings, round their tiles, the other tiles pale; in the snake game as squares with a tint, and with a
// broken edge. They show why the end cannot be reached.
func MarkedSVG(g *play.Game, cells, mates []grid.Pos) []byte {
	c := canvas{marked: set(cells), mates: set(mates)}
	c.position(g)
	return c.b
}

// MarkedText is the drawing of the position with some cells and their mates marked. In the tile game the mates have a = before
// them, and every other tile is a dot in the middle of the line, ·; in the snake game vacant squares are + and =.
func MarkedText(g *play.Game, cells, mates []grid.Pos, colour bool) []byte {
	w := writer{colour: colour, marked: set(cells), mates: set(mates)}
	w.position(g)
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
