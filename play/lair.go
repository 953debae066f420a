package play

import (
	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
	"github.com/wendgames/wend/level"
)

// LairPosition is a position of the snake game.
type LairPosition struct {
	lair  *lair.Lair
	snake *lair.Snake
	tails []grid.Pos // the squares that the tail has left
}

func newLairPosition(l *level.Lair) *LairPosition {
	return &LairPosition{lair: l.Lair, snake: lair.NewSnake(l.Lair, l.Body)}
}

// Lair is the lair. It must not be changed.
func (p *LairPosition) Lair() *lair.Lair { return p.lair }

// Snake is the snake as it is now. It must not be moved, and moves with the next move.
func (p *LairPosition) Snake() *lair.Snake { return p.snake }

// Last is the square that the tail left with the last step, and whether there was one.
func (p *LairPosition) Last() (tail grid.Pos, ok bool) {
	if len(p.tails) == 0 {
		return grid.Pos{}, false
	}
	return p.tails[len(p.tails)-1], true
}

// Do makes a step.
func (p *LairPosition) Do(move string) (string, Code) {
	if move != "" && move[0] == '~' {
		return "", NotAShuffle
	}
	steps, err := lair.ParseMoves(move)
	if err != nil || len(steps) != 1 {
		return "", NotAMove
	}
	tail := p.snake.Tail()
	if code := p.snake.Step(steps[0]); code != "" {
		return "", Code(code)
	}
	p.tails = append(p.tails, tail)
	return steps.String(), ""
}

// Undo takes back the last step.
func (p *LairPosition) Undo() {
	p.snake.Undo(p.tails[len(p.tails)-1])
	p.tails = p.tails[:len(p.tails)-1]
}

// Won reports whether the head is on an exit, or the snake on its goal.
func (p *LairPosition) Won() bool { return p.snake.Out() }

// Stuck reports whether no step is allowed.
func (p *LairPosition) Stuck() bool { return p.snake.Stuck() }

// AppendPicture appends the drawing of the lair with the snake to dst.
func (p *LairPosition) AppendPicture(dst []byte) []byte {
	return p.lair.AppendPicture(dst, p.snake.Body())
}

// Put makes the position the start of a level.
func (p *LairPosition) Put(l *level.Level) {
	l.Link, l.Lair = nil, &level.Lair{Lair: p.lair, Body: p.snake.Body()}
}
