package link

// AnyTurns as the number of turns, like any number below 0, lets a line turn as often as it needs to.
const AnyTurns = -1

// Rules say which lines join two tiles, and what the board does once they are gone. Their zero value is a rule set too, but a
// hard one: it allows straight lines alone. The usual rules are Standard.
type Rules struct {
	Turns   int   // how often a line may change direction, at most; AnyTurns for no limit
	Outside bool  // whether a line may leave the board for the ring round it, corners included
	Slide   Slide // where the other tiles move then
}

// Standard is the rule of HDU 1175: two turns, on the board, and tiles stay where they are. It must not be changed.
var Standard = Rules{Turns: 2}

// allow reports whether a line may have so many turns.
func (r Rules) allow(turns int) bool { return r.Turns < 0 || turns <= r.Turns }

// Code says why a move is refused; it is empty for a move that is accepted.
type Code string

// The codes, in the order in which they are looked for: the first that applies is given.
const (
	OffBoard    Code = "off-board"     // a cell that the board does not have
	SameCell    Code = "same-cell"     // one cell named twice
	OnWall      Code = "wall"          // a wall is no tile
	OnEmpty     Code = "empty"         // an empty cell is no tile
	KindsDiffer Code = "kinds-differ"  // two tiles of different kinds
	NoLine      Code = "no-line"       // no line with so few turns joins the two
	NotAShuffle Code = "not-a-shuffle" // no rearrangement of the kinds on the board
)
