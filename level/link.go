package level

import (
	"math"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/link"
)

// finishLink reads what a level of the tile game has: rules and the drawing.
func (d *draft) finishLink() {
	l := &Link{Rules: link.Standard}
	readRules(d, d.keys["rules"], l.Rules.Set)
	cells, starts := make([][]string, len(d.rows)), make([][]int, len(d.rows))
	for r, row := range d.rows {
		for at, word := range words(row.text) {
			cells[r], starts[r] = append(cells[r], word), append(starts[r], at)
		}
	}
	l.Board = link.ParseCells(cells, func(p grid.Pos, what string) {
		at := 0
		if p.Row < len(d.rows) {
			at = len(d.rows[p.Row].text) // behind the last cell
			if p.Col < len(starts[p.Row]) {
				at = starts[p.Row][p.Col]
			}
		}
		d.faultAt(p.Row, at, what)
	})
	d.level.Link = l
}

// linkFault is what is wrong with a level of the tile game that was not read, or empty.
func linkFault(l *Link) string {
	switch {
	case l.Board == nil:
		return "there is no board"
	case !l.Rules.Slide.Valid():
		return "its slide is none that there is"
	case l.Rules.Turns > math.MaxInt32:
		return "its number of turns is too large"
	}
	return ""
}
