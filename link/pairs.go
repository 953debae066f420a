package link

import "github.com/wendgames/wend/grid"

// Pair is two tiles that connect under the rules, the first such pair in reading order, and whether there is one.
// A board with tiles and without such a pair is dead. It tries all pairs of one kind, each at the cost of Connect.
func (b *Board) Pair(rules Rules) (p, q grid.Pos, ok bool) {
	size := b.Size()
	cells := map[Kind][]int{}
	for i, k := range b.kinds {
		if k > Empty {
			cells[k] = append(cells[k], i)
		}
	}
	for i, k := range b.kinds {
		if k <= Empty {
			continue
		}
		same := cells[k][1:] // the first is i: those before it are gone
		cells[k] = same
		for _, j := range same {
			if p, q := size.At(i), size.At(j); b.mask.joined(p, q, rules) {
				return p, q, true
			}
		}
	}
	return grid.Pos{}, grid.Pos{}, false
}

// joined reports whether a line that the rules allow joins two filled cells.
func (m Mask) joined(p, q grid.Pos, rules Rules) bool {
	if rules.Turns == 2 {
		return m.Joined(p, q, rules.Outside)
	}
	return m.Line(p, q, rules) != nil
}
