package lair

import (
	"errors"
	"strings"

	"github.com/wendgames/wend/grid"
)

// letters are the directions' letters in their order.
const letters = "UDLR"

// Moves is a way of a snake, step by step.
type Moves []grid.Dir

// Append appends the text of the moves to dst: their letters, U, D, L and R.
func (m Moves) Append(dst []byte) []byte {
	for _, d := range m {
		dst = append(dst, d.Letter())
	}
	return dst
}

// String is the text of the moves, as Append writes it.
func (m Moves) String() string { return string(m.Append(nil)) }

// ParseMoves reads the text of moves: the letters U, D, L and R with nothing in between. Its error says what a move
// looks like.
func ParseMoves(text string) (Moves, error) {
	moves := make(Moves, 0, len(text))
	for _, letter := range text {
		d := strings.IndexRune(letters, letter)
		if d < 0 {
			return nil, errors.New("steps such as DRRU (U up, D down, L left, R right)")
		}
		moves = append(moves, grid.Dir(d))
	}
	return moves, nil
}
