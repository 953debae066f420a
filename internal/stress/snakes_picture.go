package stress

import (
	"context"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/internal/draw"
	"github.com/wendgames/wend/lair"
	"github.com/wendgames/wend/level"
	"github.com/wendgames/wend/play"
)

// Question is empty: a case has one answer.
func (c snakeCase) Question(int) string { return "" }

// Witness is the moves of a shortest way.
func (c snakeCase) Witness(int) string { return c.way().String() }

// way is a shortest way, or nil. Within the limits of the statement it takes no time to speak of.
func (c snakeCase) way() lair.Moves {
	return lair.Escape(context.Background(), lair.NewSnake(c.Lair, c.Body), lair.Limits{}).Moves
}

// Picture has the squares of a shortest way in it, as +.
func (c snakeCase) Picture(_ int, colour bool) []byte {
	g := play.New(&level.Level{Lair: &level.Lair{Lair: c.Lair, Body: c.Body}}, nil)
	var way []grid.Pos
	head := c.Body[0]
	for _, d := range c.way() {
		head = head.Step(d)
		way = append(way, head)
	}
	return draw.MarkedText(g, way, nil, colour)
}
