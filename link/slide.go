package link

import (
	"slices"

	"github.com/wendgames/wend/grid"
)

// Slide says where the tiles of a board move once a pair is gone. Walls never move and nothing passes them:
// each stretch between walls settles by itself. Tiles keep their order, and stay on the board.
type Slide uint8

// The slides. RowsIn and RowsOut part the board at its centre line into an upper and a lower half, ColsIn and
// ColsOut into a left and a right one; nothing crosses that line, and with an odd number of rows (columns) the
// one in the middle neither moves nor is entered.
const (
	NoSlide    Slide = iota
	SlideDown        // within columns, to the last row
	SlideUp          // within columns, to the first row
	SlideLeft        // within rows, to the first column
	SlideRight       // within rows, to the last column
	RowsIn           // within columns, both halves to the centre line
	RowsOut          // within columns, both halves away from it
	ColsIn           // within rows, both halves to the centre line
	ColsOut          // within rows, both halves away from it
)

// Slides lists all slides in their order. It must not be changed.
var Slides = []Slide{NoSlide, SlideDown, SlideUp, SlideLeft, SlideRight, RowsIn, RowsOut, ColsIn, ColsOut}

var slideNames = [...]string{"none", "down", "up", "left", "right", "rows-in", "rows-out", "cols-in", "cols-out"}

// Valid reports whether s is one of the slides.
func (s Slide) Valid() bool { return int(s) < len(slideNames) }

// String is the name of s in a rule set, such as rows-in, or empty if s is no slide.
func (s Slide) String() string {
	if !s.Valid() {
		return ""
	}
	return slideNames[s]
}

// ParseSlide is the slide with a name, and whether there is one.
func ParseSlide(name string) (Slide, bool) {
	i := slices.Index(slideNames[:], name)
	return Slide(max(i, 0)), i >= 0
}

// Shift is what one tile does when a board settles.
type Shift struct{ From, To grid.Pos }

// Settle moves all tiles as far as a slide wants them, and returns where each that moved has gone, in an order in
// which they can go one after the other. It costs O(cells). It panics if s is no slide.
func (b *Board) Settle(s Slide) []Shift {
	if s == NoSlide || s == b.settled {
		return nil
	}
	var shifts []Shift
	lanes, _ := s.lanes(b.Size())
	for lane := range lanes {
		shifts = b.settleLane(s, lane, shifts)
	}
	b.settled = s
	return shifts
}

// settleAfter is Settle after the tiles of two cells have gone, at the cost of two rows or columns if the board was
// settled before.
func (b *Board) settleAfter(s Slide, p, q grid.Pos) []Shift {
	if s == NoSlide || s != b.settled {
		b.settled = NoSlide
		return b.Settle(s)
	}
	first, second := p.Col, q.Col
	if s.alongRows() {
		first, second = p.Row, q.Row
	}
	shifts := b.settleLane(s, min(first, second), nil)
	if first != second {
		shifts = b.settleLane(s, max(first, second), shifts)
	}
	return shifts
}

// settleLane settles a lane: a column, or a row if tiles move within those. It appends what moved to shifts.
func (b *Board) settleLane(s Slide, lane int, shifts []Shift) []Shift {
	size := b.Size()
	_, length := s.lanes(size)
	across, along := 1, size.Cols // a lane begins at lane·across; the next cell in it is along further
	if s.alongRows() {
		across, along = along, across
	}
	for _, run := range s.runs(length) {
		first, end, step := lane*across+run.first*along, lane*across+run.end*along, run.step*along
		free := first // the next place to be filled
		for at := first; at != end; at += step {
			switch b.kinds[at] {
			case Empty:
			case Wall:
				free = at + step
			default:
				if at != free {
					shift := Shift{size.At(at), size.At(free)}
					b.move(shift.From, shift.To)
					shifts = append(shifts, shift)
				}
				free += step
			}
		}
	}
	return shifts
}

// move puts the tile of a cell into an empty one.
func (b *Board) move(from, to grid.Pos) {
	b.put(to, b.At(from))
	b.put(from, Empty)
}
