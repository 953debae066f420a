package play

import (
	"iter"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/level"
	"github.com/wendgames/wend/link"
)

// LinkPosition is a position of the tile game.
type LinkPosition struct {
	index *link.Index
	done  []change
}

// change is a move that was made: a take or, where there are kinds, a shuffle.
type change struct {
	taken  link.Taken
	before []link.Kind // what lay on the filled cells before a shuffle
}

func newLinkPosition(l *level.Link) *LinkPosition {
	return &LinkPosition{index: link.NewIndex(l.Board.Clone(), l.Rules)}
}

// Board is the board as it is now. It must not be changed, and changes with the next move.
func (p *LinkPosition) Board() *link.Board { return p.index.Board() }

// Rules is the rules of the game.
func (p *LinkPosition) Rules() link.Rules { return p.index.Rules() }

// Last is the take that was the last move, and whether it was one.
func (p *LinkPosition) Last() (t link.Taken, ok bool) {
	if len(p.done) == 0 || p.done[len(p.done)-1].before != nil {
		return link.Taken{}, false
	}
	return p.done[len(p.done)-1].taken, true
}

// Do makes a take or a shuffle.
func (p *LinkPosition) Do(move string) (string, Code) {
	m, err := link.ParseMove(move)
	switch {
	case err != nil && move != "" && move[0] == '~':
		return "", NotAShuffle
	case err != nil:
		return "", NotAMove
	}
	var c change
	var code link.Code
	if m.Shuffle != nil {
		c.before = p.Board().Kinds()
		code = p.index.Shuffle(m.Shuffle)
	} else {
		c.taken, code = p.index.Take(m.A, m.B)
	}
	if code != "" {
		return "", Code(code)
	}
	p.done = append(p.done, c)
	return m.String(), ""
}

// Undo takes back the last move.
func (p *LinkPosition) Undo() {
	c := p.done[len(p.done)-1]
	p.done = p.done[:len(p.done)-1]
	if c.before != nil {
		p.index.Shuffle(c.before)
	} else {
		p.index.Undo(c.taken)
	}
}

// Won reports whether no tile is left.
func (p *LinkPosition) Won() bool { return p.Board().Tiles() == 0 }

// Stuck reports whether no pair connects.
func (p *LinkPosition) Stuck() bool { return p.index.Dead() }

// Hint is the first pair of tiles that can be taken, in reading order, and whether there is one. It is a function of the
// position, however the game came there.
func (p *LinkPosition) Hint() (a, b grid.Pos, ok bool) { return p.index.Hint() }

// Pairs is all pairs of tiles that can be taken, in reading order. The game must not go on meanwhile.
func (p *LinkPosition) Pairs() iter.Seq2[grid.Pos, grid.Pos] { return p.index.Pairs() }

// Connect is the line by which the tiles on a and b can be taken, with an empty code; or no line, and why they cannot be. It is
// what link.Board.Connect says, and makes no move.
func (p *LinkPosition) Connect(a, b grid.Pos) (link.Line, link.Code) {
	return p.index.AppendLine(nil, a, b)
}

// AppendPicture appends the drawing of the board to dst.
func (p *LinkPosition) AppendPicture(dst []byte) []byte { return p.Board().AppendPicture(dst) }

// Put makes the position the start of a level.
func (p *LinkPosition) Put(l *level.Level) {
	l.Link, l.Lair = &level.Link{Board: p.Board().Clone(), Rules: p.Rules()}, nil
}
