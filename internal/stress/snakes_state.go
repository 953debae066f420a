package stress

import "github.com/wendgames/wend/grid"

// snakeState is where a snake lies, and how it came there.
type snakeState struct {
	row, col int8   // of the head
	shape    uint16 // two bits a block behind the head, the nearest lowest: the direction to it from the block before
	steps    int32
	rank     int32 // the least is taken first, in a search that has a heap
	put      int32 // the number of its coming into the list
}

// snakeAt is a state with a head and a shape.
func snakeAt(head grid.Pos, shape int) snakeState {
	return snakeState{row: int8(head.Row), col: int8(head.Col), shape: uint16(shape)}
}

func (s snakeState) head() grid.Pos { return grid.Pos{Row: int(s.row), Col: int(s.col)} }

// start is the state of the first body.
func (p *snakeProgram) start() snakeState {
	shape := 0
	for i := 1; i < p.length; i++ {
		for d, dir := range p.choice.order {
			if p.first[i-1].Step(dir) == p.first[i] {
				shape |= d << (2 * (i - 1))
			}
		}
	}
	return snakeAt(p.first[0], shape)
}

// step is the state after a step in the direction with number d, and whether it may be made.
func (p *snakeProgram) step(s snakeState, d int) (next snakeState, ok bool) {
	to := s.head().Step(p.choice.order[d])
	blocks := p.length - 1 // that the shape tells of
	if p.slip == snakeMaskShort {
		blocks--
	}
	next = snakeAt(to, (int(s.shape)<<2|p.back(d))&(1<<(2*blocks)-1))
	next.steps = s.steps + 1
	return next, p.inside(to) && !p.stone(to) && !p.onBody(s, to)
}

// back is the number of the direction opposite to that with number d.
func (p *snakeProgram) back(d int) int {
	for b, dir := range p.choice.order {
		if (grid.Pos{}).Step(dir).Step(p.choice.order[d]) == (grid.Pos{}) {
			return b
		}
	}
	return d
}

func (p *snakeProgram) atExit(s snakeState) bool {
	switch p.slip {
	case snakeExitLate:
		return s.head() == snakeExit && s.steps > 0
	case snakeExitByAnyBlock:
		at := s.head()
		for i := 1; i < p.length && at != snakeExit; i++ {
			at = p.behind(s, i, at)
		}
		return at == snakeExit
	}
	return s.head() == snakeExit
}

func (p *snakeProgram) inside(at grid.Pos) bool {
	rows, cols := p.rows, p.cols
	switch p.slip {
	case snakeRowsByColumns:
		rows = p.cols
	case snakeColumnsByRows:
		cols = p.rows
	case snakeLastRow:
		rows--
	case snakeLastColumn:
		cols--
	}
	return at.Row >= 0 && at.Col >= 0 && at.Row < rows && at.Col < cols
}

func (p *snakeProgram) stone(at grid.Pos) bool {
	if p.slip == snakeExitOnStone && at == snakeExit {
		return false
	}
	return p.stones[at.Row][at.Col]
}

// behind is the square of block i of a snake (the head is block 0), if that of the block before is at.
func (p *snakeProgram) behind(s snakeState, i int, at grid.Pos) grid.Pos {
	return at.Step(p.choice.order[s.shape>>(2*(i-1))&3])
}

// onBody reports whether the snake occupies a square.
func (p *snakeProgram) onBody(s snakeState, square grid.Pos) bool {
	from, to := 1, p.length // the blocks looked at; to is none of them
	switch p.slip {
	case snakeBodyIgnored, snakeBodyOfStone:
		return false
	case snakeExitUnderBody:
		if square == snakeExit {
			return false
		}
	case snakeFirstBodyOnly:
		for _, b := range p.first[:max(0, p.length-int(s.steps))] {
			if b == square {
				return true
			}
		}
		return false
	case snakeTailAllowed:
		to--
	case snakeTwoTailsAllowed:
		to -= 2
	case snakeNeckAllowed:
		from++
	}
	at := s.head()
	for i := 1; i < to; i++ {
		at = p.behind(s, i, at)
		if i >= from && at == square {
			return true
		}
	}
	return false
}

// key is the number of a state's mark.
func (p *snakeProgram) key(s snakeState) int {
	square := int(s.row)*snakeSide + int(s.col)
	const shapes = 2 * (snakeLong - 1) // bits
	switch p.slip {
	case snakeOneMark, snakeBestFirst:
		return square
	case snakeHeadAndTail:
		tail := s.head()
		for i := 1; i < p.length; i++ {
			tail = p.behind(s, i, tail)
		}
		return square*snakeSide*snakeSide + tail.Row*snakeSide + tail.Col
	case snakeCodeShort:
		return square<<shapes | int(s.shape)&(1<<(2*(p.length-2))-1)
	}
	return square<<shapes | int(s.shape)
}

func (p *snakeProgram) isMarked(s snakeState) bool { return p.marks[p.key(s)] == p.stamp }

func (p *snakeProgram) mark(s snakeState) {
	m := p.key(s)
	p.marks[m] = p.stamp
	p.marked = append(p.marked, int32(m))
}
