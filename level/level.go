package level

import (
	"strconv"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
	"github.com/wendgames/wend/link"
)

// Game is the name of a game, as level files write it.
type Game string

// The games.
const (
	LinkGame Game = "link" // the tile game
	LairGame Game = "lair" // the snake game
)

// Level is a level of one of the games, with what is known and claimed of it. The zero Level is for no game, and no level.
// Its texts are of one line, without blanks at their ends; an empty one is as good as none.
type Level struct {
	Title    string
	TitleZH  string // the title in Chinese
	Author   string
	License  string
	Expect   Expect
	Solution string // moves that are claimed to reach the end, as package play writes them
	Moves    string // the moves of a game on it so far
	Made     string // generator, version, seed and options, if it was generated
	Extra    []Extra

	Link *Link // the level of the tile game, or nil
	Lair *Lair // the level of the snake game, or nil
}

// Extra is a key that means nothing to Wend, and is kept.
type Extra struct {
	Name  string // begins with x-; then small letters, digits, dots and hyphens
	Value string
}

// Link is a level of the tile game. Zero Rules allow straight lines only; link.Standard is the standard. Neither the board
// nor the rules may be changed by who plays on it.
type Link struct {
	Board *link.Board
	Rules link.Rules
}

// Lair is a level of the snake game: the lair, with its rules, and the snake's squares from head to tail.
type Lair struct {
	Lair *lair.Lair
	Body []grid.Pos
}

// Game is the game that the level is for.
func (l *Level) Game() Game {
	if l.Lair != nil {
		return LairGame
	}
	return LinkGame
}

// Size is the number of rows and columns.
func (l *Level) Size() grid.Size {
	if l.Lair != nil {
		return l.Lair.Lair.Size()
	}
	return l.Link.Board.Size()
}

// Rules is the rule set as level files write it, with all its parts.
func (l *Level) Rules() string {
	if l.Lair != nil {
		return l.Lair.Lair.Rules().String()
	}
	return l.Link.Rules.String()
}

// Expect is what a level claims of its solutions: Solvable, Impossible, the least number of steps of a lair in decimal,
// or nothing if it is empty.
type Expect string

// The claims that are no number.
const (
	Solvable   Expect = "solvable"
	Impossible Expect = "impossible"
)

// Steps is the number of steps that is claimed, and whether one is.
func (e Expect) Steps() (n int, ok bool) {
	number, err := strconv.ParseUint(string(e), 10, 31)
	if err != nil || strconv.FormatUint(number, 10) != string(e) {
		return 0, false
	}
	return int(number), true
}
