package stress

// snakeList is the states found and not yet taken. It is a queue, which leaves what is taken where it was; or a stack; or
// a heap that keeps its order exactly as std::priority_queue of the GNU C++ library does, as the order of equals decides
// what a wrong best-first search answers.
type snakeList struct {
	states []snakeState
	taken  int // of the queue
	puts   int32
}

func (l *snakeList) empty() bool { return l.taken == len(l.states) }

// reset empties the list.
func (l *snakeList) reset() { *l = snakeList{states: l.states[:0]} }

// bestFirstList reports whether the list is a heap.
func (p *snakeProgram) bestFirstList() bool {
	return p.slip == snakeBestFirst || p.slip == snakeGreedy || p.slip == snakeWrongClosed
}

// put puts a state into the list.
func (p *snakeProgram) put(s snakeState) {
	l := &p.list
	l.puts++
	s.put = l.puts
	s.rank = int32(s.head().Distance(snakeExit))
	if p.slip != snakeGreedy {
		s.rank += s.steps
	}
	l.states = append(l.states, s)
	if p.bestFirstList() {
		p.rise(len(l.states)-1, s)
	}
}

// take takes a state out of the list.
func (p *snakeProgram) take() snakeState {
	l := &p.list
	end := len(l.states) - 1
	switch {
	case p.bestFirstList():
		top, last := l.states[0], l.states[end]
		l.states = l.states[:end]
		if end > 0 {
			p.rise(p.sink(), last)
		}
		return top
	case p.slip == snakeStack:
		top := l.states[end]
		l.states = l.states[:end]
		return top
	}
	l.taken++
	return l.states[l.taken-1]
}

// after reports whether a is to be taken after b.
func (p *snakeProgram) after(a, b snakeState) bool {
	if a.rank != b.rank {
		return a.rank > b.rank
	}
	return int(a.put-b.put)*p.choice.ties > 0
}

// rise puts s into the heap at place i, or at one above if s comes before what is there.
func (p *snakeProgram) rise(i int, s snakeState) {
	h := p.list.states
	for above := (i - 1) / 2; i > 0 && p.after(h[above], s); above = (i - 1) / 2 {
		h[i], i = h[above], above
	}
	h[i] = s
}

// sink fills the top of the heap with the better of the two below it, and so on down, and is the place left free.
func (p *snakeProgram) sink() (free int) {
	h := p.list.states
	for {
		below := 2*free + 2
		if below > len(h) {
			return free
		}
		if below == len(h) || p.after(h[below], h[below-1]) {
			below--
		}
		h[free], free = h[below], below
	}
}
