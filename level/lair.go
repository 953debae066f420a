package level

import (
	"slices"
	"unicode/utf8"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
)

// finishLair reads what a level of the snake game has: rules, the drawing, and the lists of what is not drawn.
func (d *draft) finishLair() {
	rules := lair.Standard
	k := d.keys["rules"]
	readRules(d, k, rules.Set)
	if what := rules.Fault(); what != "" {
		d.faultIn(k, 0, "%s", what)
	}
	pic, drawn := lair.ParsePicture(d.texts(), func(p grid.Pos, what string) { d.faultAt(p.Row, d.squareAt(p), what) })
	if !drawn && !d.even() { // there is no size that squares could be off
		for _, name := range []string{"exits", "goal", "snake"} {
			if k, ok := d.keys[name]; ok {
				d.squares(k)
			}
		}
		return
	}
	exits, okExits := d.exits(pic)
	body, okBody := d.body(pic, drawn)
	goal, okGoal := d.goal(pic, exits, body, drawn)
	if !drawn || !okExits || !okBody || !okGoal || len(d.faults) > 0 {
		return
	}
	l := lair.New(pic.Size, exits)
	for _, p := range pic.Stones {
		l.SetStone(p)
	}
	l.SetRules(rules)
	if goal != nil {
		l.SetGoal(goal)
	}
	d.level.Lair = &Lair{l, body}
}

// even reports whether the drawing has rows, all of the same length.
func (d *draft) even() bool {
	for _, r := range d.rows {
		if n := utf8.RuneCountInString(r.text); n == 0 || n != utf8.RuneCountInString(d.rows[0].text) {
			return false
		}
	}
	return len(d.rows) > 0
}

// squareAt is the byte at which a square stands in its row, or at which the row ends.
func (d *draft) squareAt(p grid.Pos) int {
	if p.Row >= len(d.rows) {
		return 0
	}
	if p.Row != d.measured || d.starts == nil { // faults come row by row
		d.measured, d.starts = p.Row, nil
		text := d.rows[p.Row].text
		for at := range text {
			d.starts = append(d.starts, at)
		}
		d.starts = append(d.starts, len(text))
	}
	return d.starts[min(p.Col, len(d.starts)-1)]
}

// exits are the exits that are drawn, or else those that are listed.
func (d *draft) exits(pic lair.Picture) (exits []grid.Pos, ok bool) {
	k, listed := d.keys["exits"]
	if !listed {
		return pic.Exits, true
	}
	exits, at, ok := d.squares(k)
	if !ok {
		return nil, false
	}
	if len(pic.Exits) > 0 {
		d.faultAt(pic.Exits[0].Row, d.squareAt(pic.Exits[0]), "exits are listed in the key exits, so the drawing shows no E")
		ok = false
	}
	for i, p := range exits {
		if !pic.Size.Contains(p) {
			d.faultIn(k, at[i], "%v is off the lair, whose last square is %v", p, pic.Size.At(pic.Size.Cells()-1))
			ok = false
		}
	}
	slices.SortFunc(exits, grid.Pos.Compare)
	if len(slices.Compact(slices.Clone(exits))) < len(exits) {
		d.faultIn(k, 0, "an exit is listed twice")
		ok = false
	}
	return exits, ok
}

// body is the snake that is drawn, or else the one that is listed. What a drawing that is at fault lacks is not its matter.
func (d *draft) body(pic lair.Picture, drawn bool) (body []grid.Pos, ok bool) {
	k, listed := d.keys["snake"]
	if !listed {
		if !drawn {
			return nil, false
		}
		if len(pic.Body) == 0 {
			d.faultAt(0, 0, "the drawing shows no head (@), and no key snake lists the snake's squares")
			return nil, false
		}
		return pic.Body, true
	}
	body, ok = d.listedBody(k, pic.Size)
	if len(pic.Body) > 0 {
		d.faultAt(pic.Body[0].Row, d.squareAt(pic.Body[0]), "the snake is listed in the key snake, so the drawing shows what lies under it")
		ok = false
	}
	return body, ok
}

// listedBody is a body in a list of squares.
func (d *draft) listedBody(k key, size grid.Size) (body []grid.Pos, ok bool) {
	body, at, ok := d.squares(k)
	if !ok {
		return nil, false
	}
	if i, what := lair.BodyFault(size, body); what != "" {
		d.faultIn(k, at[i], "block %d, %v, %s", i+1, body[i], what)
		return nil, false
	}
	return body, true
}

// goal is the squares on which the snake must lie, or nil.
func (d *draft) goal(pic lair.Picture, exits, body []grid.Pos, drawn bool) (goal []grid.Pos, ok bool) {
	k, listed := d.keys["goal"]
	if !listed {
		if _, is := d.keys["exits"]; len(exits) == 0 && !is && drawn {
			d.faultAt(0, 0, "the level has no way to end: draw an exit (E), or list exits or a goal")
			return nil, false
		}
		return nil, true
	}
	goal, ok = d.listedBody(k, pic.Size)
	if len(exits) > 0 {
		d.faultIn(k, 0, "a level has exits or a goal, not both")
		ok = false
	}
	if len(goal) > 0 && len(body) > 0 && len(goal) != len(body) {
		d.faultIn(k, 0, "want as many squares as the snake has blocks, %d, not %d", len(body), len(goal))
		ok = false
	}
	return goal, ok
}

// writeExits lists the exits if one cannot be drawn, as it is on a stone.
func writeExits(l *Level) string {
	if !listsExits(l) {
		return ""
	}
	return list(slices.SortedFunc(slices.Values(l.Lair.Lair.Exits()), grid.Pos.Compare))
}

func listsExits(l *Level) bool { return slices.ContainsFunc(l.Lair.Lair.Exits(), l.Lair.Lair.Stone) }

func writeGoal(l *Level) string { return list(l.Lair.Lair.Goal()) }

// writeSnake lists the snake if it cannot be drawn, as it lies on something that is.
func writeSnake(l *Level) string {
	if !listsSnake(l) {
		return ""
	}
	return list(l.Lair.Body)
}

func listsSnake(l *Level) bool {
	drawn := !listsExits(l) // the exits
	return slices.ContainsFunc(l.Lair.Body, func(p grid.Pos) bool {
		return l.Lair.Lair.Stone(p) || drawn && l.Lair.Lair.IsExit(p)
	})
}

// list is the text of a list of squares.
func list(squares []grid.Pos) string {
	var text []byte
	for i, p := range squares {
		if i > 0 {
			text = append(text, ' ')
		}
		text = p.Append(text)
	}
	return string(text)
}

// appendLair appends the drawing of a lair, without what is listed.
func appendLair(dst []byte, l *Level) []byte {
	exits, body := l.Lair.Lair.Exits(), l.Lair.Body
	if listsExits(l) {
		exits = nil
	}
	if listsSnake(l) {
		body = nil
	}
	return l.Lair.Lair.AppendParts(dst, exits, body)
}

// lairFault is what is wrong with a level of the snake game that was not read, or empty.
func lairFault(l *Lair) string {
	if l.Lair == nil {
		return "there is no lair"
	}
	goal, exits := l.Lair.Goal(), slices.SortedFunc(slices.Values(l.Lair.Exits()), grid.Pos.Compare)
	if _, what := lair.BodyFault(l.Lair.Size(), l.Body); what != "" {
		return "a block of the snake " + what
	}
	switch {
	case len(l.Body) == 0:
		return "the snake has no blocks"
	case goal == nil && len(exits) == 0:
		return "there is neither an exit nor a goal"
	case goal != nil && len(goal) != len(l.Body):
		return "the goal and the snake have different lengths"
	case len(slices.Compact(exits)) < len(l.Lair.Exits()):
		return "an exit is there twice"
	}
	return ""
}
