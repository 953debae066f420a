package convert

import (
	"errors"
	"strings"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
	"github.com/wendgames/wend/level"
	"github.com/wendgames/wend/link"
)

// cells is a board as rows of words, with the byte at which each stands, and behind those the one at which the row ends.
type cells struct {
	words [][]string
	at    [][]int
}

// place is the byte at which a cell stands, or at which its row ends.
func (c *cells) place(p grid.Pos) int {
	if p.Row >= len(c.at) {
		return 0
	}
	return c.at[p.Row][p.Col]
}

// tiles is the level of the tile game that cells show: its words are those of a level file.
func (in *input) tiles(c *cells, rules string) (*level.Level, error) {
	l := &level.Link{Rules: link.Standard}
	wrong := parts(rules, l.Rules.Set)
	l.Board = link.ParseCells(c.words, func(p grid.Pos, what string) { in.fault(c.place(p), "%s", what) })
	if err := errors.Join(in.err(), wrong); err != nil {
		return nil, err
	}
	return &level.Level{Link: l}, nil
}

// drawing is a lair as a level file draws it, without what such a file lists.
type drawing struct {
	rows []string
	odd  map[grid.Pos]string      // what stands on squares that show no single character
	at   func(p grid.Pos) (b int) // the byte at which a square stands
}

// lair is the level of the snake game that a drawing shows.
func (in *input) lair(d drawing, rules string) (*level.Level, error) {
	pic, _ := lair.ParsePicture(d.rows, func(p grid.Pos, what string) {
		if text, odd := d.odd[p]; odd {
			delete(d.odd, p)
			in.fault(d.at(p), "a square is one of . # E @ ^ v < >, or nothing, not %.20q", text)
			return
		}
		in.fault(d.at(p), "%s", what)
	})
	if pic.Size.Cells() > 0 {
		in.lack(d.rows, "@", "the drawing shows no head (@)")
		in.lack(d.rows, "E", "the drawing shows no exit (E)")
	}
	return in.lairLevel(pic, rules)
}

// lack is a fault if a mark is in none of the rows.
func (in *input) lack(rows []string, mark, what string) {
	for _, row := range rows {
		if strings.Contains(row, mark) {
			return
		}
	}
	in.faultWhole("%s", what)
}

// lairLevel is the level that a picture shows, unless anything is wrong with it or with the rules.
func (in *input) lairLevel(pic lair.Picture, rules string) (*level.Level, error) {
	set := lair.Standard
	wrong := parts(rules, set.Set)
	if what := set.Fault(); what != "" {
		wrong = errors.Join(wrong, errors.New("rules: "+what))
	}
	if err := errors.Join(in.err(), wrong); err != nil {
		return nil, err
	}
	l := lair.New(pic.Size, pic.Exits)
	for _, p := range pic.Stones {
		l.SetStone(p)
	}
	l.SetRules(set)
	return &level.Level{Lair: &level.Lair{Lair: l, Body: pic.Body}}, nil
}
