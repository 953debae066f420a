package stress

import "github.com/wendgames/wend/grid"

// tileState is a place in the search. The direction is its number in the program's order, -1 at the start.
type tileState struct {
	at    grid.Pos
	dir   int
	turns int
}

// tileStates is a list of states that wait.
type tileStates struct {
	front  []tileState    // a stack, before all others
	levels [4][]tileState // queues, one after the other
	heads  [4]int         // how many of each queue have been taken
}

func (l *tileStates) clear() {
	l.front = l.front[:0]
	for i := range l.levels {
		l.levels[i], l.heads[i] = l.levels[i][:0], 0
	}
}

// put adds s; straight says that it is straight on from the state that was taken last.
func (l *tileStates) put(s tileState, order tileListing, straight bool) {
	level := 0
	switch {
	case order == tileStraightFirst && straight:
		l.front = append(l.front, s)
		return
	case order != tileQueue:
		level = s.turns
	}
	l.levels[level] = append(l.levels[level], s)
}

// take removes the next state and reports whether there was one.
func (l *tileStates) take() (s tileState, more bool) {
	if n := len(l.front); n > 0 {
		s, l.front = l.front[n-1], l.front[:n-1]
		return s, true
	}
	for i, q := range l.levels {
		if head := l.heads[i]; head < len(q) {
			l.heads[i]++
			return q[head], true
		}
	}
	return s, false
}
