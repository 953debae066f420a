package convert

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
	"github.com/wendgames/wend/level"
	"github.com/wendgames/wend/link"
)

// unsaid collects what a format cannot say of a level.
type unsaid []string

// some adds a sort of things with their texts, if there are any; many are counted rather than shown.
func (u *unsaid) some(what string, texts []string) {
	const shown = 8
	if len(texts) == 0 {
		return
	}
	list := strings.Join(texts[:min(len(texts), shown)], " ")
	if more := len(texts) - shown; more > 0 {
		list += fmt.Sprintf(" and %d more", more)
	}
	*u = append(*u, what+" ("+list+")")
}

// squares adds a sort of squares, if there are any.
func (u *unsaid) squares(what string, squares []grid.Pos) {
	texts := make([]string, len(squares))
	for i, p := range squares {
		texts[i] = p.String()
	}
	u.some(what, texts)
}

// rules adds the parts of the rules that are not standard.
func (u *unsaid) rules(l *level.Level) {
	standard := link.Standard.String()
	if l.Lair != nil {
		standard = lair.Standard.String()
	}
	for part := range strings.FieldsSeq(l.Rules()) {
		if !slices.Contains(strings.Fields(standard), part) {
			*u = append(*u, part)
		}
	}
}

// hidden adds what a drawing of the snake game does not show, as something else is on the same square, and the goal.
func (u *unsaid) hidden(l *level.Lair) {
	exits := map[grid.Pos]bool{}
	var buried []grid.Pos
	for _, p := range l.Lair.Exits() {
		exits[p] = true
		if l.Lair.Stone(p) {
			buried = append(buried, p)
		}
	}
	var onStones, onExits []grid.Pos
	for _, p := range l.Body {
		if l.Lair.Stone(p) {
			onStones = append(onStones, p)
		}
		if exits[p] {
			onExits = append(onExits, p)
		}
	}
	u.squares("exits on stones", buried)
	u.squares("a snake on stones", onStones)
	u.squares("a snake on exits", onExits)
	u.squares("a goal", l.Lair.Goal())
}

// board adds what no table and no array says: what its drawing does not show, and rules.
func (u *unsaid) board(l *level.Level) {
	if l.Lair != nil {
		u.hidden(l.Lair)
	}
	u.rules(l)
}

// err is the error that names all of it, or nil if there is nothing.
func (u unsaid) err(format Format) error {
	if len(u) == 0 {
		return nil
	}
	return errors.New(string(format) + " cannot say: " + strings.Join(u, ", "))
}
