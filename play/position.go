package play

import "github.com/wendgames/wend/level"

// Position is where a game stands: what play needs of a game. A game that is to be played implements it and gets a line
// in begin.
type Position interface {
	// Do makes a move. It returns the one way in which the move is written; or, if it is refused, why, and leaves the
	// position as it was.
	Do(move string) (written string, code Code)
	// Undo takes back the last move that was made and not taken back.
	Undo()
	// Won reports whether the game has reached its end.
	Won() bool
	// Stuck reports whether no move but a shuffle is allowed.
	Stuck() bool
	// AppendPicture appends the drawing of the position to dst, a line a row. What lies under a snake is not seen.
	AppendPicture(dst []byte) []byte
	// Put makes the position the start of a level.
	Put(l *level.Level)
}

// begin is the position at the start of a level.
func begin(l *level.Level) Position {
	if l.Lair != nil {
		return newLairPosition(l.Lair)
	}
	return newLinkPosition(l.Link)
}

// Code says why a move is refused; it is empty for a move that is made. Beside these there are the codes of the games,
// which packages link and lair list.
type Code string

// The codes that are not of one game.
const (
	NotAMove    Code = "not-a-move"    // the text is that of no move
	NotAShuffle Code = "not-a-shuffle" // no rearrangement of the kinds on the board, or no game that has shuffles
	Finished    Code = "finished"      // the game is over
)
