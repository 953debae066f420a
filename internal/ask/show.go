package ask

import (
	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/level"
	"github.com/wendgames/wend/play"
)

// Shown is where a game stands.
type Shown struct {
	Level  string      `json:"level"` // its name
	Title  string      `json:"title,omitempty"`
	Game   level.Game  `json:"game"`
	Rules  string      `json:"rules"`
	Rows   int         `json:"rows"`
	Cols   int         `json:"cols"`
	Step   int         `json:"step"`           // moves made
	Of     int         `json:"of"`             // moves that there are
	Last   string      `json:"last,omitempty"` // the last one made
	Line   string      `json:"line,omitempty"` // the points of its line, apart by blanks
	Status play.Status `json:"status"`
	Left   string      `json:"left"`  // what is on the board, in words
	Board  []string    `json:"board"` // the rows of the drawing
	Exits  []string    `json:"exits,omitempty"`
	Goal   []string    `json:"goal,omitempty"` // from head to tail
}

// Show says where a game on the level with a name stands, after some of so many moves.
func Show(name string, g *play.Game, of int) *Shown {
	l := g.Level()
	size := l.Size()
	s := &Shown{
		Level: name, Title: l.Title, Game: l.Game(), Rules: l.Rules(), Rows: size.Rows, Cols: size.Cols,
		Step: len(g.Moves()), Of: of, Status: g.Status(), Board: rows(g.Position()),
	}
	if s.Step > 0 {
		s.Last = g.Moves()[s.Step-1]
	}
	switch p := g.Position().(type) {
	case *play.LinkPosition:
		s.Left = Count(p.Board().Tiles(), "tile")
		if taken, ok := p.Last(); ok {
			s.Line = taken.Line.String()
		}
	case *play.LairPosition:
		s.Left = "a snake of " + Count(p.Snake().Length(), "block")
		s.Exits, s.Goal = texts(p.Lair().Exits()), texts(p.Lair().Goal())
	}
	return s
}

// texts is cells as texts.
func texts(cells []grid.Pos) (list []string) {
	for _, p := range cells {
		list = append(list, p.String())
	}
	return list
}
