package lair_test

import (
	"fmt"
	"slices"
	"strings"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
)

// puzzle is a lair with a snake as a test draws it; the oracle reads nothing else.
type puzzle struct {
	size   grid.Size
	stones map[grid.Pos]bool
	exits  []grid.Pos
	body   []grid.Pos
	goal   []grid.Pos
	rules  lair.Rules
}

// by is the puzzle under other rules.
func (p puzzle) by(rules lair.Rules) puzzle {
	p.rules = rules
	return p
}

// ruleSets are all rule sets.
var ruleSets = []lair.Rules{lair.Standard, {Loose: true}, {Loose: true, Swap: true}}

// refusal follows the rule of a step word by word.
func (p puzzle) refusal(body []grid.Pos, to grid.Pos) string {
	if to.Row < 0 || to.Col < 0 || to.Row >= p.size.Rows || to.Col >= p.size.Cols {
		return "off-lair"
	}
	if p.stones[to] {
		return "stone"
	}
	for i, b := range body {
		if b != to {
			continue
		}
		switch {
		case i < len(body)-1:
			return "body"
		case !p.rules.Loose:
			return "tail"
		case len(body) == 2 && !p.rules.Swap:
			return "swap"
		}
	}
	return ""
}

// moved is a body after a step of its head to a square: each other block is where the one before it was.
func moved(body []grid.Pos, to grid.Pos) []grid.Pos {
	return append([]grid.Pos{to}, body[:len(body)-1]...)
}

// over reports whether the game ends with this body.
func (p puzzle) over(body []grid.Pos) bool {
	if p.goal != nil {
		return slices.Equal(body, p.goal)
	}
	return slices.Contains(p.exits, body[0])
}

// least is the least number of steps by breadth-first search over whole bodies, -1 if there is no way.
func (p puzzle) least() int {
	seen := map[string]bool{}
	layer := [][]grid.Pos{p.body}
	for steps := 0; len(layer) > 0; steps++ {
		var next [][]grid.Pos
		for _, body := range layer {
			if p.over(body) {
				return steps
			}
			for _, d := range grid.Dirs {
				to := body[0].Step(d)
				if p.refusal(body, to) != "" {
					continue
				}
				after := moved(body, to)
				if key := key(after); !seen[key] {
					seen[key] = true
					next = append(next, after)
				}
			}
		}
		layer = next
	}
	return -1
}

// key is a body as the key of a map.
func key(body []grid.Pos) string {
	b := make([]byte, 0, 40)
	for _, p := range body {
		b = append(b, byte(p.Row), byte(p.Col))
	}
	return string(b)
}

// String draws a puzzle: stones #, exits E, the head @, the body by its numbers, the last digit each.
func (p puzzle) String() string {
	var b strings.Builder
	for r := range p.size.Rows {
		for c := range p.size.Cols {
			b.WriteByte(p.mark(grid.Pos{Row: r, Col: c}))
		}
		b.WriteByte('\n')
	}
	return fmt.Sprintf("%s%v, body %v, exits %v, goal %v", b.String(), p.rules, p.body, p.exits, p.goal)
}

func (p puzzle) mark(at grid.Pos) byte {
	mark := byte('.')
	for _, e := range p.exits {
		if e == at {
			mark = 'E'
		}
	}
	if p.stones[at] {
		mark = '#'
	}
	for i, b := range p.body {
		if b == at {
			mark = '0' + byte(i%10)
		}
	}
	return mark
}
