package stress

import (
	"strconv"

	"github.com/wendgames/wend/grid"
)

// snakeProgram is the textbook program for the snake problem: breadth-first search over the head and the shape of the
// snake. It has every mistake that people make, of which slip switches on one; with noSlip it is right. What a mistake
// changes is asked for where a wrong program has other lines.
type snakeProgram struct {
	slip   snakeSlip
	choice snakeChoice

	rows, cols, length int
	stones             [snakeSide][snakeSide]bool
	first              []grid.Pos // the first body
	list               snakeList
	marks              *snakeMarks
	marked             []int32 // the marks set since they were cleared
	stamp              byte    // what marks a state in this case
	answer             int     // of the last case
}

// snakeChoice is what a mistake leaves open.
type snakeChoice struct {
	order [4]grid.Dir // in which directions are tried; a shape's code has two bits a block, which number this order
	exit  snakeLook   // when a state is found to be at the exit
	ties  int         // of states equally near: 1 takes the oldest, -1 the newest, 0 the one on top of the C++ library's heap
	other int         // what only one mistake knows, from 0
}

// snakeLook is when a search looks for the exit: when a state is taken from the list, when it is put there, or before it is
// looked for among the marked.
type snakeLook int

const (
	snakeLookTaken snakeLook = iota
	snakeLookPut
	snakeLookFirst
)

// snakeMarks has a byte for every square of the largest lair and every shape.
type snakeMarks [snakeSide * snakeSide << (2 * (snakeLong - 1))]byte

// snakeCleanMarks are marks that are all nought, a few, for the next programs: to make new ones takes longer than most
// searches.
var snakeCleanMarks = make(chan *snakeMarks, 4)

func snakeTakeMarks() *snakeMarks {
	select {
	case m := <-snakeCleanMarks:
		return m
	default:
		return new(snakeMarks)
	}
}

func snakeGiveMarks(m *snakeMarks) {
	select {
	case snakeCleanMarks <- m:
	default:
	}
}

// snakeNoWay is the answer that the exit cannot be reached.
const snakeNoWay = -1

// run answers an input, line by line.
func (p *snakeProgram) run(input []Case) (lines []string) {
	p.marks = snakeTakeMarks()
	p.list.reset()
	p.stones, p.answer = [snakeSide][snakeSide]bool{}, snakeNoWay
	for i, c := range input {
		p.read(c.(snakeCase))
		p.stamp = 1
		if p.slip == snakeByteStamp {
			p.stamp = byte(i + 1)
		}
		if p.slip != snakeQueueKept {
			p.list.reset()
		}
		if steps := p.search(); steps != snakeNoWay || p.slip != snakeAnswerKept {
			p.answer = steps
		}
		lines = append(lines, p.line(i+1))
		if p.slip != snakeMarksKept && p.slip != snakeByteStamp {
			p.clear()
		}
	}
	p.clear()
	snakeGiveMarks(p.marks)
	return lines
}

// answerTo is the number that answers a case: of steps, or noWay.
func (p *snakeProgram) answerTo(c snakeCase) int {
	p.run([]Case{c})
	return p.answer
}

// clear takes away all marks that were set.
func (p *snakeProgram) clear() {
	for _, m := range p.marked {
		p.marks[m] = 0
	}
	p.marked = p.marked[:0]
}

// line is the answer to a case with a number.
func (p *snakeProgram) line(number int) string {
	answer := p.answer
	switch {
	case p.slip == snakeZeroForNone && answer == snakeNoWay:
		answer = 0
	case p.slip == snakeCountsSquares && answer != snakeNoWay:
		answer++
	case p.slip == snakeNumberKept:
		number = 1
	case p.slip == snakeNumberFromZero:
		number--
	case p.slip == snakeByteNumber && p.choice.other == 0:
		number = int(uint8(number))
	case p.slip == snakeByteNumber:
		number = int(int8(number))
	}
	return "Case " + strconv.Itoa(number) + ": " + strconv.Itoa(answer)
}

// read takes in a case.
func (p *snakeProgram) read(c snakeCase) {
	size := c.Lair.Size()
	p.rows, p.cols, p.length = size.Rows, size.Cols, len(c.Body)
	if p.slip == snakeSidesSwapped {
		p.rows, p.cols = p.cols, p.rows
	}
	p.first = append(p.first[:0], c.Body...)
	if p.slip == snakeHeadLast {
		for i, b := range c.Body {
			p.first[p.length-1-i] = b
		}
	}
	if p.slip != snakeStonesKept {
		p.stones = [snakeSide][snakeSide]bool{}
	}
	for i := range size.Cells() {
		if s := size.At(i); c.Lair.Stone(s) {
			if p.slip == snakeStonesTurned {
				s.Row, s.Col = s.Col, s.Row
			}
			p.stones[s.Row][s.Col] = true
		}
	}
	for _, b := range p.first {
		switch p.slip {
		case snakeStoneForgotten:
			p.stones[b.Row][b.Col] = false
		case snakeBodyOfStone:
			p.stones[b.Row][b.Col] = true
		}
	}
}

// search is the least number of steps to the exit, or noWay.
func (p *snakeProgram) search() int {
	start := p.start()
	if p.choice.exit != snakeLookTaken && p.atExit(start) {
		return 0
	}
	p.mark(start)
	p.put(start)
	for !p.list.empty() {
		s := p.take()
		if p.choice.exit == snakeLookTaken && p.atExit(s) {
			return int(s.steps)
		}
		if p.slip == snakeFewSteps && int(s.steps) >= p.rows*p.cols-p.choice.other {
			continue
		}
		if found := p.expand(s); found != snakeNoWay {
			return found
		}
	}
	return snakeNoWay
}

// expand puts the states one step from s into the list, and returns their steps if the search looks for the exit here and
// one is there.
func (p *snakeProgram) expand(s snakeState) int {
	last := s
	for d := range p.choice.order {
		next, ok := p.step(s, d)
		if !ok {
			continue
		}
		if p.choice.exit == snakeLookFirst && p.atExit(next) {
			return int(next.steps)
		}
		last = next
		if p.isMarked(next) {
			continue
		}
		p.mark(next)
		if p.choice.exit == snakeLookPut && p.atExit(next) {
			return int(next.steps)
		}
		p.put(next)
		if p.slip == snakeWrongClosed && p.choice.other == 1 {
			p.mark(snakeAt(s.head(), int(next.shape)))
		}
	}
	if p.slip == snakeWrongClosed && p.choice.other == 0 {
		p.mark(snakeAt(s.head(), int(last.shape)))
	}
	return snakeNoWay
}
