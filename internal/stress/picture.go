package stress

import (
	"context"
	"fmt"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/internal/draw"
	"github.com/wendgames/wend/lair"
	"github.com/wendgames/wend/level"
	"github.com/wendgames/wend/link"
	"github.com/wendgames/wend/play"
)

// Question names what the failure's line answers: its case and, in the tile problem, its query with the two cells.
func (f *Failure) Question() string {
	if c, ok := f.Input[f.Case].(tileCase); ok {
		q := c.Queries[f.Answer]
		return fmt.Sprintf("case %d, query %d: %v-%v", f.Case+1, f.Answer+1, q[0], q[1])
	}
	return fmt.Sprintf("case %d", f.Case+1)
}

// Witness is what proves the right answer, as wend judge writes it: the points of the line, or the moves of the snake; or it
// is empty, where there is none.
func (f *Failure) Witness() string {
	switch c := f.Input[f.Case].(type) {
	case tileCase:
		q := c.Queries[f.Answer]
		if line, code := c.Board.Connect(q[0], q[1], link.Standard); code == "" {
			return line.String()
		}
	case snakeCase:
		return way(c).String()
	}
	return ""
}

// way is a shortest way of the snake, or nil.
func way(c snakeCase) lair.Moves {
	s := lair.NewSnake(c.Lair, c.Body)
	return lair.Escape(context.Background(), s, lair.Limits{}).Moves
}

// Picture is the case of the failure with the right line, or the squares of a shortest way (+), drawn into it; with colour
// there are ANSI escape codes in it.
func (f *Failure) Picture(colour bool) string {
	switch c := f.Input[f.Case].(type) {
	case tileCase:
		g := play.New(&level.Level{Link: &level.Link{Board: c.Board, Rules: link.Standard}}, nil)
		q := c.Queries[f.Answer]
		g.Move(fmt.Sprintf("%v-%v", q[0], q[1])) // if it is refused, there is no line to be drawn
		return string(draw.Text(g, colour))
	case snakeCase:
		g := play.New(&level.Level{Lair: &level.Lair{Lair: c.Lair, Body: c.Body}}, nil)
		return string(draw.MarkedText(g, squares(c.Body[0], way(c)), nil, colour))
	}
	return ""
}

// squares are those to which moves bring a head.
func squares(head grid.Pos, moves lair.Moves) (list []grid.Pos) {
	for _, d := range moves {
		head = head.Step(d)
		list = append(list, head)
	}
	return list
}
