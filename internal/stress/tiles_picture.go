package stress

import (
	"fmt"

	"github.com/wendgames/wend/internal/draw"
	"github.com/wendgames/wend/level"
	"github.com/wendgames/wend/link"
	"github.com/wendgames/wend/play"
)

// Question is the number of the query and its cells.
func (c tileCase) Question(answer int) string {
	q := c.Queries[answer]
	return fmt.Sprintf("query %d: %v-%v", answer+1, q[0], q[1])
}

// Witness is the points of the line.
func (c tileCase) Witness(answer int) string {
	q := c.Queries[answer]
	line, _ := c.Board.Connect(q[0], q[1], link.Standard) // empty if they do not connect
	return line.String()
}

// Picture has the line in it.
func (c tileCase) Picture(answer int, colour bool) []byte {
	g := play.New(&level.Level{Link: &level.Link{Board: c.Board, Rules: link.Standard}}, nil)
	q := c.Queries[answer]
	g.Move(fmt.Sprintf("%v-%v", q[0], q[1])) // if it is refused, there is no line to be drawn
	return draw.Text(g, colour)
}
