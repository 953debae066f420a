package draw

import (
	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/play"
)

// lair writes a position of the snake game: its drawing, as packages lair and level have it, and where that shows vacant
// squares the goal, as a line that ends with its head, and the square that the tail has left.
func (w *writer) lair(p *play.LairPosition) {
	l := p.Lair()
	goal := trace(l.Goal())
	vacant := map[grid.Pos]styled{}
	if left, ok := p.Last(); ok {
		vacant[left] = styled{bodyStyle, "∘"}
	}
	for i, p := range l.Goal() {
		vacant[p] = styled{goalStyle, boxes[goal[p]]}
		if i == 0 {
			vacant[p] = styled{goalStyle, "◎"}
		}
	}
	for i, mark := range l.AppendPicture(nil, p.Snake().Body()) {
		if mark == '\n' {
			w.endLine()
			continue
		}
		shown := styled{squareStyle(mark), string(mark)}
		if mark == '.' {
			at := grid.Pos{Row: i / (l.Size().Cols + 1), Col: i % (l.Size().Cols + 1)}
			if other, ok := vacant[at]; ok {
				shown = other
			}
		}
		w.put(shown.style, shown.text)
	}
}

// styled is a text in a style.
type styled struct{ style, text string }

// squareStyle is the style of a mark in the drawing of a lair.
func squareStyle(mark byte) string {
	switch mark {
	case '.', '#':
		return dim
	case 'E':
		return exitStyle
	case '@':
		return headStyle
	}
	return bodyStyle
}
