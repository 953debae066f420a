package stress

import "github.com/wendgames/wend/grid"

// tileProgram is the program that students write for the tile problem: a search by single steps over states, each a cell,
// the direction in which it was entered, and the turns so far. Its first fields are what a mistake leaves open: without one,
// it is right whatever they are, as long as there is an order. Each of the others is one place in which it goes wrong.
type tileProgram struct {
	order     [4]grid.Dir
	list      tileListing
	back      bool // searches from the second cell of a query to the first
	late      bool // marks a state when it is taken from the list, not when it is put there
	goalFirst bool // sees the second tile before it asks whether that lies in the box
	dirty     bool // has beyond the board what is left over there from the cases before

	marks      tileMarks
	marksKept  tileScope
	renumbered bool // marks are numbers of queries, which begin again with each case while the marks stay
	queueKept  tileScope
	flagKept   tileScope // the answer of a search: once yes, it stays so
	flagAlways bool      // and is given where no search was needed too

	turns    int           // allowed, more than two
	looks    bool          // looks in the first direction at the start, so that others are a turn
	lastFree bool          // does not count a turn that leads onto the second tile
	middles  tileMiddles   // which lines of two turns it tries
	box      tileBoundFunc // where lines may go; nil is the board
	through  bool          // lets lines go through equal tiles
	anyEqual bool          // takes any tile like the first for the second
	same     tileSame
	empties  bool // takes two empty cells for equal tiles
	anyKinds bool // takes all tiles for equal

	columnFirst bool // reads cells of queries column first
	fromZero    bool // takes the cells of queries to be counted from 0
	keepsZeros  bool // keeps what stood in the case before where a board is empty
	takes       bool // takes the tiles that connect
	opens       bool // empties the second tile's cell to reach it, and leaves it empty
	firstOnly   bool // answers the first case alone
}

// tileListing is the order in which states are gone on from.
type tileListing int

const (
	tileQueue         tileListing = iota // first in, first out
	tileRecursion                        // depth first
	tileByTurns                          // fewest turns first, among these first in, first out
	tileStraightFirst                    // fewest turns first, among these straight on from the last one
)

// tileMarks is what is marked of a state.
type tileMarks int

const (
	tileMarkAll       tileMarks = iota // cell, direction and turns
	tileMarkCell                       // the cell
	tileMarkDirection                  // cell and direction
	tileMarkLeast                      // the cell, with the fewest turns yet: as many are not wanted again
	tileMarkShort                      // all in a table of two turns: the third is where the next direction begins
	tileMarkShorter                    // all in a table of two turns: the third is where the next cell begins
)

// tileScope is for how long something is kept.
type tileScope int

const (
	tileForQuery tileScope = iota
	tileForCase
	tileForInput
)

// tileSame is what the same cell twice is answered.
type tileSame int

const (
	tileSameNo       tileSame = iota
	tileSameYes               // if a tile is there
	tileSameAlways            // yes
	tileSameSearched          // by the search, which finds the tile again by a step out and a step back
)

// tileMiddles is where the middle part of a line of two turns may lie.
type tileMiddles int

const (
	tileMiddleAny    tileMiddles = iota
	tileMiddleColumn             // in a column
	tileMiddleRow                // in a row
)

// tileBoundFunc is the first cell of the box in which lines from a to b go, and the cell beyond its last.
type tileBoundFunc func(size grid.Size, a, b grid.Pos) (from, to grid.Pos)
