package draw

import (
	"fmt"
	"strings"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/internal/ask"
	"github.com/wendgames/wend/lair"
	"github.com/wendgames/wend/level"
	"github.com/wendgames/wend/play"
)

// title is the title of a game's level, or the name of the game.
func title(g *play.Game) string {
	l := g.Level()
	switch {
	case l.Title != "":
		return l.Title
	case l.TitleZH != "":
		return l.TitleZH
	case l.Game() == level.LairGame:
		return "Lair"
	}
	return "Link"
}

// linkDesc says what a picture of the tile game shows.
func linkDesc(g *play.Game, p *play.LinkPosition) string {
	size := p.Board().Size()
	desc := fmt.Sprintf("Link board, %s, %s, %s left", ask.Count(size.Rows, "row"), ask.Count(size.Cols, "column"),
		ask.Count(p.Board().Tiles(), "tile"))
	moves := g.Moves()
	if last, ok := p.Last(); ok {
		desc += fmt.Sprintf("; last taken %s by the line %s", moves[len(moves)-1], last.Line)
	} else if len(moves) > 0 {
		desc += "; last shuffled"
	}
	return desc
}

// markedDesc says how many tiles are marked, if any may be.
func (c *canvas) markedDesc() string {
	switch {
	case c.marked == nil:
		return ""
	case len(c.mates) > 0:
		return fmt.Sprintf("; marked: %s, and %d of the same kind", ask.Count(len(c.marked), "tile"), len(c.mates))
	}
	return "; marked: " + ask.Count(len(c.marked), "tile")
}

// squaresDesc says how many squares are marked, if any may be.
func (c *canvas) squaresDesc() string {
	switch {
	case c.marked == nil:
		return ""
	case len(c.mates) > 0:
		return fmt.Sprintf("; marked: %s, and %d otherwise", ask.Count(len(c.marked), "square"), len(c.mates))
	}
	return "; marked: " + ask.Count(len(c.marked), "square")
}

// lairDesc says what a picture of the snake game shows.
func lairDesc(g *play.Game, p *play.LairPosition) string {
	l, s := p.Lair(), p.Snake()
	desc := fmt.Sprintf("Lair, %s, %s, %s, %s; snake of %s, head at %v", ask.Count(l.Size().Rows, "row"),
		ask.Count(l.Size().Cols, "column"), ask.Count(stones(l), "stone"), target(l), ask.Count(s.Length(), "block"), s.Head())
	if s.Length() > 1 {
		desc += fmt.Sprintf(", tail at %v", s.Tail())
	}
	moves := g.Moves()
	if tail, ok := p.Last(); ok {
		desc += fmt.Sprintf("; last step %s, away from %v", moves[len(moves)-1], tail)
	}
	return desc
}

// target says where the snake wants to go.
func target(l *lair.Lair) string {
	const most = 6 // exits that are named
	exits := l.Exits()
	switch {
	case l.Goal() != nil:
		return fmt.Sprintf("goal with its head at %v", l.Goal()[0])
	case len(exits) == 1:
		return fmt.Sprintf("exit at %v", exits[0])
	case len(exits) > most || len(exits) == 0:
		return ask.Count(len(exits), "exit")
	}
	return "exits at " + list(exits)
}

func list(squares []grid.Pos) string {
	texts := make([]string, len(squares))
	for i, p := range squares {
		texts[i] = p.String()
	}
	return strings.Join(texts, " ")
}

// stones is the number of stones of a lair.
func stones(l *lair.Lair) (n int) {
	for i := range l.Size().Cells() {
		if l.Stone(l.Size().At(i)) {
			n++
		}
	}
	return n
}
