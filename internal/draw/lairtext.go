package draw

import (
	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/play"
)

// lair writes a position of the snake game: its drawing, as packages lair and level have it, and where that shows vacant
// squares the goal, as a line that ends with its head, and the square that the tail has left; or marks, if any are set: +, and
// = for those that are marked otherwise.
func (w *writer) lair(p *play.LairPosition) {
	l := p.Lair()
	vacant := w.onVacant(p)
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

// onVacant is what vacant squares show of a position, if that is not a dot.
func (w *writer) onVacant(p *play.LairPosition) map[grid.Pos]styled {
	shown := map[grid.Pos]styled{}
	goal := p.Lair().Goal()
	way := trace(goal)
	for i, at := range goal {
		shown[at] = styled{goalStyle, boxes[way[at]]}
		if i == 0 {
			shown[at] = styled{goalStyle, "◎"}
		}
	}
	if left, ok := p.Last(); ok && w.marked == nil && way[left] == 0 {
		shown[left] = styled{bodyStyle, "∘"}
	}
	for at := range w.marked {
		shown[at] = styled{lineStyle, "+"}
	}
	for at := range w.mates {
		shown[at] = styled{lineStyle, "="}
	}
	return shown
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
