package lair_test

import (
	"fmt"
	"strings"

	"github.com/wendgames/wend/grid"
)

// puzzle is a lair with a snake as a test draws it; the oracle reads nothing else.
type puzzle struct {
	size   grid.Size
	stones map[grid.Pos]bool
	exits  []grid.Pos
	body   []grid.Pos
}

// refusal follows the rule of a step word by word.
func (p puzzle) refusal(body []grid.Pos, to grid.Pos) string {
	if to.Row < 0 || to.Col < 0 || to.Row >= p.size.Rows || to.Col >= p.size.Cols {
		return "off-lair"
	}
	if p.stones[to] {
		return "stone"
	}
	for i, b := range body {
		if b == to && i == len(body)-1 {
			return "tail"
		}
		if b == to {
			return "body"
		}
	}
	return ""
}

// least is the least number of steps by breadth-first search over whole bodies, -1 if there is no way.
func (p puzzle) least() int {
	seen := map[string]bool{}
	layer := [][]grid.Pos{p.body}
	for steps := 0; len(layer) > 0; steps++ {
		var next [][]grid.Pos
		for _, body := range layer {
			for _, e := range p.exits {
				if body[0] == e {
					return steps
				}
			}
			for _, d := range grid.Dirs {
				to := body[0].Step(d)
				if p.refusal(body, to) != "" {
					continue
				}
				moved := append([]grid.Pos{to}, body[:len(body)-1]...)
				if key := key(moved); !seen[key] {
					seen[key] = true
					next = append(next, moved)
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
	return fmt.Sprintf("%sbody %v, exits %v", b.String(), p.body, p.exits)
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
