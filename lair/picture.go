package lair

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/wendgames/wend/grid"
)

// The marks of a drawing, a character a square. A block of the snake behind its head is an arrow to the block before
// it: one of arrows, by its direction.
const (
	vacantMark = '.'
	stoneMark  = '#'
	exitMark   = 'E'
	headMark   = '@'
	arrows     = "^v<>"
)

// AppendPicture appends the drawing of a lair with a snake's body to dst, a character a square and a line a
// row: . vacant, # stone, E exit, @ head, and for each further block an arrow ^ v < > that points to the
// next block on the way to the head. What lies under the body is not seen, nor is an exit on a stone.
func (l *Lair) AppendPicture(dst []byte, body []grid.Pos) []byte {
	return l.AppendParts(dst, l.exits, body)
}

// AppendParts appends what AppendPicture does, with these exits and this body only, either of which may be none.
func (l *Lair) AppendParts(dst []byte, exits, body []grid.Pos) []byte {
	first := len(dst)
	for i := range l.size.Cells() {
		mark := byte(vacantMark)
		if l.Stone(l.size.At(i)) {
			mark = stoneMark
		}
		dst = append(dst, mark)
		if (i+1)%l.size.Cols == 0 {
			dst = append(dst, '\n')
		}
	}
	put := func(p grid.Pos, mark byte) { dst[first+p.Row*(l.size.Cols+1)+p.Col] = mark }
	for _, p := range exits {
		if !l.Stone(p) {
			put(p, exitMark)
		}
	}
	for i, p := range body {
		mark := byte(headMark)
		for _, d := range grid.Dirs {
			if i > 0 && p.Step(d) == body[i-1] {
				mark = arrows[d]
			}
		}
		put(p, mark)
	}
	return dst
}

// Picture is what a drawing of a lair shows.
type Picture struct {
	Size          grid.Size
	Stones, Exits []grid.Pos // in reading order
	Body          []grid.Pos // from head to tail
}

// ParsePicture reads a drawing as AppendPicture makes it, with rows of the same length and at most MaxSquares squares.
// What is wrong is told to fault, with the square that it is wrong with; then ok is false. A drawing without any snake
// is not at fault: its body is empty. It costs O(squares).
func ParsePicture(rows []string, fault func(p grid.Pos, what string)) (pic Picture, ok bool) {
	r := reader{fault: fault, next: map[grid.Pos]grid.Pos{}, targets: map[grid.Pos]bool{}}
	r.squares(rows)
	r.body()
	return r.Picture, !r.failed
}

// reader is a drawing that is being read.
type reader struct {
	Picture
	heads   []grid.Pos
	targets map[grid.Pos]bool     // heads, and squares with unknown marks, which may be meant as blocks
	blocks  []grid.Pos            // those with arrows, in reading order
	next    map[grid.Pos]grid.Pos // to the block that an arrow points to
	fault   func(p grid.Pos, what string)
	failed  bool
}

func (r *reader) wrong(p grid.Pos, format string, args ...any) {
	r.failed = true
	r.fault(p, fmt.Sprintf(format, args...))
}

// squares reads the marks of all squares.
func (r *reader) squares(rows []string) {
	if len(rows) == 0 || rows[0] == "" {
		r.wrong(grid.Pos{}, "the lair has no squares")
		return
	}
	r.Size = grid.Size{Rows: len(rows), Cols: utf8.RuneCountInString(rows[0])}
	if r.Size.Rows > MaxSquares/r.Size.Cols {
		r.wrong(grid.Pos{}, "a lair has at most %d squares, not %d times %d", MaxSquares, r.Size.Rows, r.Size.Cols)
		return
	}
	for i, row := range rows {
		n := 0
		for _, mark := range row {
			r.square(grid.Pos{Row: i, Col: n}, mark)
			n++
		}
		if n != r.Size.Cols {
			r.wrong(grid.Pos{Row: i, Col: min(n, r.Size.Cols)}, "this row is %d long, the first %d", n, r.Size.Cols)
		}
	}
}

// square reads a mark.
func (r *reader) square(p grid.Pos, mark rune) {
	switch mark {
	case vacantMark:
	case stoneMark:
		r.Stones = append(r.Stones, p)
	case exitMark:
		r.Exits = append(r.Exits, p)
	case headMark:
		r.heads = append(r.heads, p)
		r.targets[p] = true
		if len(r.heads) > 1 {
			r.wrong(p, "a second head: there is one at %v already", r.heads[0])
		}
	default:
		d := strings.IndexRune(arrows, mark)
		if d < 0 {
			r.targets[p] = true
			r.wrong(p, "a square is . (vacant), # (stone), E (exit), @ (head) or an arrow ^ v < >, not %q", mark)
			return
		}
		r.blocks = append(r.blocks, p)
		r.next[p] = p.Step(grid.Dir(d))
	}
}

// body follows the arrows from the head.
func (r *reader) body() {
	behind := r.pointing()
	if len(r.heads) == 0 {
		if len(r.blocks) > 0 {
			r.wrong(r.blocks[0], "this block belongs to no head: none (@) is drawn")
		}
		return
	}
	for p, ok := r.heads[0], true; ok; p, ok = behind[p] {
		r.Body = append(r.Body, p)
	}
	seen := map[grid.Pos]grid.Pos{}
	for _, p := range r.blocks {
		if at, ok := r.circle(p, seen); ok {
			r.wrong(at, "from this block the arrows do not lead to the head")
		}
	}
}

// circle follows the arrows from a block, and finds the circle into which they lead, by the first block of it on the way,
// unless it was found from another block. seen has for each block the one from which it was come to first. Arrows that
// lead neither to the head nor into a circle lead to what is at fault itself.
func (r *reader) circle(p grid.Pos, seen map[grid.Pos]grid.Pos) (at grid.Pos, ok bool) {
	at = p
	for {
		if from, before := seen[at]; before {
			return at, from == p
		}
		seen[at] = p
		if at, ok = r.next[at]; !ok {
			return at, false
		}
	}
}

// pointing checks every arrow by itself, and finds for each block the one behind it, whose arrow points to it.
func (r *reader) pointing() (behind map[grid.Pos]grid.Pos) {
	behind = map[grid.Pos]grid.Pos{}
	for _, p := range r.blocks {
		to := r.next[p]
		_, arrow := r.next[to]
		first, taken := behind[to]
		switch {
		case !arrow && !r.targets[to]:
			r.wrong(p, "this arrow points to %v, where no block is", to)
		case taken:
			r.wrong(p, "this arrow points to %v, and so does the one at %v", to, first)
		default:
			behind[to] = p
		}
	}
	return behind
}
