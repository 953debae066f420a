package convert

import (
	"slices"
	"strings"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
	"github.com/wendgames/wend/level"
)

// The marks of a drawing of Maumagnaguagno's Snake. It does not show in which order the blocks of a body come.
// Source: https://github.com/Maumagnaguagno/Snake
const (
	headMark   = '@'
	blockMark  = '$'
	goalMark   = '*'
	wallMark   = '#'
	vacantMark = ' '
)

// sketch is what a drawing shows, in reading order. A square's column is its byte in its row.
type sketch struct {
	size                        grid.Size
	heads, blocks, goals, walls []grid.Pos
	starts                      []int // where the rows begin in the text
	odd                         bool  // whether there is a mark that means nothing
}

// snake reads a drawing. Rows may end early, where vacant squares follow.
func (in *input) snake(rules string) (*level.Level, error) {
	s := in.sketch()
	switch {
	case s.size.Cells() == 0:
		in.faultWhole("the drawing has no squares")
	case s.size.Rows > lair.MaxSquares/s.size.Cols:
		in.faultWhole("a lair has at most %d squares, not %d times %d", lair.MaxSquares, s.size.Rows, s.size.Cols)
	default:
		in.one(s, s.heads, "head (@)")
		in.one(s, s.goals, "goal (*)")
	}
	var body []grid.Pos
	if len(s.heads) == 1 && !s.odd {
		var at grid.Pos
		var what string
		if body, at, what = readBody(s.heads[0], s.blocks); what != "" {
			in.fault(s.place(at), "%s", what)
		}
	}
	return in.lairLevel(lair.Picture{Size: s.size, Stones: s.walls, Exits: s.goals, Body: body}, rules)
}

// sketch reads the marks.
func (in *input) sketch() sketch {
	var s sketch
	for at, line := range in.lines() {
		s.size.Cols = max(s.size.Cols, len(line))
		for col, mark := range line {
			p := grid.Pos{Row: s.size.Rows, Col: col}
			switch mark {
			case vacantMark:
			case headMark:
				s.heads = append(s.heads, p)
			case blockMark:
				s.blocks = append(s.blocks, p)
			case goalMark:
				s.goals = append(s.goals, p)
			case wallMark:
				s.walls = append(s.walls, p)
			default:
				s.odd = true
				in.fault(at+col, "a square is @ (head), $ (body), * (goal), # (wall) or a blank (vacant), not %q", mark)
			}
		}
		s.starts = append(s.starts, at)
		s.size.Rows++
	}
	return s
}

// place is the byte at which a square stands.
func (s *sketch) place(p grid.Pos) int { return s.starts[p.Row] + p.Col }

// one is a fault if there is not one of a mark.
func (in *input) one(s sketch, squares []grid.Pos, name string) {
	if len(squares) == 0 {
		in.faultWhole("the drawing shows no %s", name)
		return
	}
	for _, p := range squares[1:] {
		in.fault(s.place(p), "a second %s at %v: there is one at %v already", name, p, squares[0])
	}
}

// appendSnake appends a level as such a drawing, if it would be read as that level again. All rows are of the same
// length, and no line end follows the last, since the game's own reader takes what is behind it for another row.
func appendSnake(dst []byte, l *level.Level) ([]byte, error) {
	var u unsaid
	if l.Lair == nil {
		u = unsaid{"the tile game"}
		return dst, u.err(Snake)
	}
	if exits := l.Lair.Lair.Exits(); len(exits) > 1 {
		u.squares("more than one exit", exits)
	}
	u.board(l)
	if _, _, what := readBody(l.Lair.Body[0], inReadingOrder(l.Lair.Body[1:])); what != "" {
		u = append(u, "this body ("+what+")")
	}
	if err := u.err(Snake); err != nil {
		return dst, err
	}
	for r, row := range l.Rows() {
		if r > 0 {
			dst = append(dst, '\n')
		}
		dst = append(dst, marks.Replace(row)...)
	}
	return dst, nil
}

// marks makes marks of a level file into those of such a drawing.
var marks = strings.NewReplacer(".", string(vacantMark), "E", string(goalMark),
	"^", string(blockMark), "v", string(blockMark), "<", string(blockMark), ">", string(blockMark))

func inReadingOrder(squares []grid.Pos) []grid.Pos {
	return slices.SortedFunc(slices.Values(squares), func(a, b grid.Pos) int {
		if a.Before(b) {
			return -1
		}
		return 1
	})
}
