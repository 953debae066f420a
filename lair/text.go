package lair

import "github.com/wendgames/wend/grid"

// Moves is a way of a snake, step by step.
type Moves []grid.Dir

// Append appends the text of the moves to dst: their letters, U, D, L and R.
func (m Moves) Append(dst []byte) []byte {
	for _, d := range m {
		dst = append(dst, d.Letter())
	}
	return dst
}

// String is the text of the moves, as Append writes it.
func (m Moves) String() string { return string(m.Append(nil)) }

// AppendPicture appends the drawing of a lair with a snake's body to dst, a character a square and a line a
// row: . vacant, # stone, E exit, @ head, and for each further block an arrow ^ v < > that points to the
// next block on the way to the head. What lies under the body is not seen.
func (l *Lair) AppendPicture(dst []byte, body []grid.Pos) []byte {
	first := len(dst)
	for i := range l.size.Cells() {
		mark := byte('.')
		if l.Stone(l.size.At(i)) {
			mark = '#'
		}
		dst = append(dst, mark)
		if (i+1)%l.size.Cols == 0 {
			dst = append(dst, '\n')
		}
	}
	put := func(p grid.Pos, mark byte) { dst[first+p.Row*(l.size.Cols+1)+p.Col] = mark }
	for _, p := range l.exits {
		if !l.Stone(p) {
			put(p, 'E')
		}
	}
	for i, p := range body {
		mark := byte('@')
		for _, d := range grid.Dirs {
			if i > 0 && p.Step(d) == body[i-1] {
				mark = "^v<>"[d]
			}
		}
		put(p, mark)
	}
	return dst
}
