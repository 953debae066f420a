package link

import (
	"fmt"

	"github.com/wendgames/wend/grid"
)

// stretches is the cells of a board in which tiles settle together, each stretch from the end to which they settle, up to
// a wall or to the end of its half of the lane. Between them they are all cells but the walls; without a slide there are none.
func stretches(b *Board, s Slide) [][]grid.Pos {
	lanes, length := s.lanes(b.Size())
	runs := s.runs(length)
	var all [][]grid.Pos
	for lane := range lanes {
		for _, run := range runs {
			all = append(all, run.stretches(b, s, lane)...)
		}
	}
	return all
}

// alongRows reports whether tiles move within their rows.
func (s Slide) alongRows() bool {
	return s == SlideLeft || s == SlideRight || s == ColsIn || s == ColsOut
}

// lanes is how many lanes a board of a size has, in which its tiles move, and how many cells a lane.
func (s Slide) lanes(size grid.Size) (lanes, length int) {
	if s.alongRows() {
		return size.Rows, size.Cols
	}
	return size.Cols, size.Rows
}

// laneRun is the cells of a lane from first on, by steps, as far as end, which is no more one of them.
type laneRun struct{ first, end, step int }

// runs is the parts of a lane that settle by themselves, each from the end to which its tiles settle. It panics if s is no
// slide.
func (s Slide) runs(length int) []laneRun {
	half := length / 2
	middle := laneRun{half, length - half, 1} // a cell or none
	switch s {
	case NoSlide:
		return nil
	case SlideUp, SlideLeft:
		return []laneRun{{0, length, 1}}
	case SlideDown, SlideRight:
		return []laneRun{{length - 1, -1, -1}}
	case RowsIn, ColsIn:
		return []laneRun{{half - 1, -1, -1}, middle, {length - half, length, 1}}
	case RowsOut, ColsOut:
		return []laneRun{{0, half, 1}, middle, {length - 1, length - half - 1, -1}}
	}
	panic(fmt.Sprintf("link: no slide %d", s))
}

// stretches parts a run at its walls.
func (run laneRun) stretches(b *Board, s Slide, lane int) [][]grid.Pos {
	var all [][]grid.Pos
	var cells []grid.Pos
	for i := run.first; i != run.end; i += run.step {
		at := grid.Pos{Row: i, Col: lane}
		if s.alongRows() {
			at = grid.Pos{Row: lane, Col: i}
		}
		if b.At(at) == Wall {
			all, cells = append(all, cells), nil
			continue
		}
		cells = append(cells, at)
	}
	return append(all, cells)
}
