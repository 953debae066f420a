package stress

import (
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/link"
)

// Seconds that the textbook programs take for a state if they are built without optimization, measured: the time of the
// slowest largest input, which stands beside the number of its cases in tiles.go and snakes.go, by the states counted here.
const (
	tileStateTime  = 13e-9  // for a cell that a line crosses
	snakeStateTime = 120e-9 // for a head and a shape
)

// TestLargestRunsAreQuick counts the states that the textbook programs expand on the largest inputs, and so bounds their
// time without a clock: it is at most a fifth of what the judge allows.
func TestLargestRunsAreQuick(t *testing.T) {
	if testing.Short() {
		t.Skip("counts over a hundred million states")
	}
	for _, of := range []struct {
		p      *Problem
		states func(Case) int
		each   float64 // seconds
		least  int     // states of all kinds together
	}{
		{HDU1175(), tileStates1175, tileStateTime, 50_000_000},
		{POJ1324(), snakeStates1324, snakeStateTime, 3_000_000},
	} {
		counted := 0
		for _, k := range of.p.Kinds {
			if k.Role != Largest {
				continue
			}
			states, cases := 0, 0
			for c := range k.Cases(grid.NewRandom(1, 0)) {
				states += of.states(c)
				if cases++; cases == of.p.largestRun {
					break
				}
			}
			seconds, most := float64(states)*of.each, of.p.Budget.Time.Seconds()/5
			t.Logf("%s %s: %d states in a run, %.2f s", of.p.Name, k.Name, states, seconds)
			counted += states
			if seconds > most {
				t.Errorf("%s %s: %d states, %.2f s, want up to %.2f s", of.p.Name, k.Name, states, seconds, most)
			}
		}
		if counted < of.least {
			t.Errorf("%s: %d states in all, want %d or more: what is largest is to be hard", of.p.Name, counted, of.least)
		}
	}
}

// snakeStates1324 is how many states a right search marks in a case.
func snakeStates1324(c Case) int {
	p := &snakeProgram{choice: usual[0], marks: snakeTakeMarks(), stamp: 1}
	p.read(c.(snakeCase))
	p.search()
	n := len(p.marked)
	p.clear()
	snakeGiveMarks(p.marks)
	return n
}

// tileStates1175 is how many cells the lines of the textbook program cross for all queries of a case, those along the row and
// those along the column apart.
func tileStates1175(c Case) int {
	board := c.(tileCase).Board
	s := tileStretcher{board: board, crossed: [2][]int{make([]int, c.Cells()), make([]int, c.Cells())}}
	for i, q := range c.(tileCase).Queries {
		if k := board.At(q[0]); k != link.Empty && k == board.At(q[1]) {
			s.goal, s.number, s.queue = q[1], i+1, s.queue[:0]
			s.search(q[0])
		}
	}
	return s.states
}

// tileStretcher is the search of examples/textbook/hdu1175.cpp.
type tileStretcher struct {
	board   *link.Board
	goal    grid.Pos
	number  int // of the query
	crossed [2][]int
	queue   []tileState // the direction is that of the line
	states  int         // of all queries
}

func (s *tileStretcher) search(from grid.Pos) {
	for _, d := range [4]grid.Dir{grid.Left, grid.Right, grid.Up, grid.Down} {
		if s.stretch(from, d, 0) {
			return
		}
	}
	for head := 0; head < len(s.queue); head++ {
		t := s.queue[head]
		across := [2]grid.Dir{grid.Left, grid.Right}
		wrong := t.at.Row != s.goal.Row
		if !grid.Dir(t.dir).Vertical() {
			across, wrong = [2]grid.Dir{grid.Up, grid.Down}, t.at.Col != s.goal.Col
		}
		if t.turns == 1 && wrong {
			continue
		}
		for _, d := range across {
			if s.stretch(t.at, d, t.turns+1) {
				return
			}
		}
	}
}

// stretch goes on until something stands in the way, and reports whether that is the goal.
func (s *tileStretcher) stretch(at grid.Pos, d grid.Dir, turns int) bool {
	marks := s.crossed[0]
	if d.Vertical() {
		marks = s.crossed[1]
	}
	for size := s.board.Size(); ; {
		at = at.Step(d)
		if at == s.goal {
			return true
		}
		if !size.Contains(at) || s.board.At(at) != link.Empty || marks[size.Index(at)] == s.number {
			return false
		}
		marks[size.Index(at)] = s.number
		s.states++
		if turns < 2 {
			s.queue = append(s.queue, tileState{at, int(d), turns})
		}
	}
}
