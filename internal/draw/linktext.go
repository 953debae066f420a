package draw

import (
	"strings"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/link"
	"github.com/wendgames/wend/play"
)

// boardText is a board that is being written, with the line of the take that was the last move.
type boardText struct {
	*writer
	board       *link.Board
	line        strokes
	ends        []grid.Pos // of the line
	width       int        // of a cell
	first, past grid.Pos   // the cells that are shown: with the part of the ring that the line uses
}

// link writes a position of the tile game: the drawing of its board, as packages link and level have it, and through its
// empty cells the line.
func (w *writer) link(p *play.LinkPosition) {
	t := boardText{writer: w, board: p.Board(), width: cellWidth(p.Board())}
	if len(w.mates) > 0 {
		t.width++ // for their mark
	}
	size := t.board.Size()
	t.past = grid.Pos{Row: size.Rows, Col: size.Cols}
	if last, ok := p.Last(); ok && w.marked == nil {
		t.line = trace(last.Line)
		t.ends = []grid.Pos{last.Line[0], last.Line[len(last.Line)-1]}
		for _, p := range last.Line {
			t.first = grid.Pos{Row: min(t.first.Row, p.Row), Col: min(t.first.Col, p.Col)}
			t.past = grid.Pos{Row: max(t.past.Row, p.Row+1), Col: max(t.past.Col, p.Col+1)}
		}
	}
	for row := t.first.Row; row < t.past.Row; row++ {
		for col := t.first.Col; col < t.past.Col; col++ {
			t.cell(grid.Pos{Row: row, Col: col})
		}
		t.endLine()
	}
}

// cellWidth is the width of a cell in the drawing of a board.
func cellWidth(b *link.Board) int {
	width := 2
	var text []byte
	for i := range b.Size().Cells() {
		text = b.At(b.Size().At(i)).Append(text[:0])
		width = max(width, len(text))
	}
	return width
}

// cell writes what a cell shows, right-aligned. The room before it is part of a line that comes from the left, unless a
// tile has slid there since: then the line would seem to join that one.
func (t boardText) cell(p grid.Pos) {
	style, text, width := t.shown(p)
	if room := t.room(p.Col) - width; t.line.has(p, grid.Left) && free(t.board, p) && free(t.board, p.Step(grid.Left)) {
		t.put(lineStyle, strings.Repeat("─", room))
	} else {
		t.blanks(room)
	}
	if text == " " {
		t.blanks(1)
	} else {
		t.put(style, text)
	}
}

// room is how many characters there are in a column after the column before it. Those of the ring are narrow.
func (t boardText) room(col int) int {
	switch {
	case col < 0:
		return 1
	case col == t.board.Size().Cols:
		return 2
	case col == t.first.Col:
		return t.width
	}
	return t.width + 1
}

// shown is what a cell shows, in which style, and how wide that is.
func (t boardText) shown(p grid.Pos) (style, text string, width int) {
	if !t.board.Size().Contains(p) {
		return lineStyle, boxes[t.line[p]], 1
	}
	switch k := t.board.At(p); {
	case k > link.Empty && t.mates[p]:
		text = "=" + string(k.Append(nil))
		return dim, text, len(text)
	case k > link.Empty && t.marked != nil && !t.marked[p]:
		return dim, "·", 1
	case k > link.Empty:
		text = string(k.Append(nil))
		return kindStyles[int(k-1)%len(kindStyles)], text, len(text)
	case k == link.Wall:
		return dim, string(k.Append(nil)), 1
	case t.line[p] == 0:
		return dim, string(k.Append(nil)), 1
	case p == t.ends[0] || p == t.ends[1]:
		return lineStyle, "○", 1
	}
	return lineStyle, boxes[t.line[p]], 1
}
