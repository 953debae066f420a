package stress

import (
	"sync"

	"github.com/wendgames/wend/grid"
)

// tileFault is a mistake that programs for the tile problem make.
type tileFault struct {
	Fault
	ordered bool // whether it has variants for each order of directions, all of them from tileSearches
}

// tileFaultTable are the mistakes that programs for the tile problem make. Their smallest inputs are found by tests. It is
// made once, when it is needed: to make it costs more than to use it.
var tileFaultTable = sync.OnceValue(func() []tileFault {
	return []tileFault{
		{ordered: true, Fault: Fault{
			Name: "one-mark", What: "keeps one visited mark a cell", Smallest: 6,
			variants: tileSearches(tileProgram{marks: tileMarkCell}, tileQueue, tileRecursion, tileByTurns),
		}},
		{ordered: true, Fault: Fault{
			Name: "direction-mark", What: "keeps one visited mark a cell and direction, whatever the number of turns", Smallest: 8,
			variants: tileSearches(tileProgram{marks: tileMarkDirection}, tileQueue, tileRecursion),
		}},
		{ordered: true, Fault: Fault{
			Name: "marked-when-pushed", Smallest: 8,
			What:     "goes by the fewest turns, but marks a cell and direction already when it is put on the queue",
			variants: tileSearches(tileProgram{marks: tileMarkDirection}, tileByTurns),
		}},
		{ordered: true, Fault: Fault{
			Name: "memo", Smallest: 8,
			What: "gives up at a cell that was reached with as few turns before, from whatever direction",
			variants: append( // the last are searches by whole lines, which end at a cell that is marked
				tileSearches(tileProgram{marks: tileMarkLeast}, tileQueue, tileRecursion, tileStraightFirst),
				tileSearches(tileProgram{marks: tileMarkCell, late: true}, tileStraightFirst)...),
		}},
		{ordered: true, Fault: Fault{
			Name: "short-table", What: "has a visited table that is one turn too short", Smallest: 6,
			variants: append(tileSearches(tileProgram{marks: tileMarkShort}, tileRecursion),
				tileSearches(tileProgram{marks: tileMarkShorter}, tileRecursion)...),
		}},
		{Fault: Fault{
			Name: "rows-by-columns", What: "bounds rows by the number of columns", Smallest: 2,
			variants: tileBounds(func(size grid.Size, _, _ grid.Pos) (from, to grid.Pos) {
				return from, grid.Pos{Row: size.Cols, Col: size.Cols}
			}),
		}},
		{Fault: Fault{
			Name: "columns-by-rows", What: "bounds columns by the number of rows", Smallest: 2,
			variants: tileBounds(func(size grid.Size, _, _ grid.Pos) (from, to grid.Pos) {
				return from, grid.Pos{Row: size.Rows, Col: size.Rows}
			}),
		}},
		{Fault: Fault{
			Name: "bounds-exchanged", What: "bounds rows by the number of columns and columns by that of rows", Smallest: 2,
			variants: tileBounds(func(size grid.Size, _, _ grid.Pos) (from, to grid.Pos) {
				return from, grid.Pos{Row: size.Cols, Col: size.Rows}
			}),
		}},
		{Fault: Fault{
			Name: "last-row", What: "leaves out the last row", Smallest: 2,
			variants: tileInnerBounds(func(size grid.Size, _, _ grid.Pos) (from, to grid.Pos) {
				return from, grid.Pos{Row: size.Rows - 1, Col: size.Cols}
			}),
		}},
		{Fault: Fault{
			Name: "last-column", What: "leaves out the last column", Smallest: 2,
			variants: tileInnerBounds(func(size grid.Size, _, _ grid.Pos) (from, to grid.Pos) {
				return from, grid.Pos{Row: size.Rows, Col: size.Cols - 1}
			}),
		}},
		{Fault: Fault{
			Name: "outside", What: "lets the line go round the outside of the board", Smallest: 3,
			variants: tileVariants(tileProgram{box: tileRing}, tileProgram{box: tileRing, dirty: true}),
		}},
		{Fault: Fault{
			Name: "rectangle", What: "looks for a line only within the rectangle that the two tiles span", Smallest: 6,
			variants: tileVariants(tileProgram{box: func(_ grid.Size, a, b grid.Pos) (from, to grid.Pos) {
				return grid.Pos{Row: min(a.Row, b.Row), Col: min(a.Col, b.Col)},
					grid.Pos{Row: max(a.Row, b.Row) + 1, Col: max(a.Col, b.Col) + 1}
			}}),
		}},
		{Fault: Fault{
			Name: "three-turns", What: "allows three turns", Smallest: 8,
			variants: tileVariants(tileProgram{turns: 1}),
		}},
		{Fault: Fault{
			Name: "one-turn", What: "allows one turn only, as if the first direction were a turn", Smallest: 6,
			variants: tileVariants(tileProgram{turns: -1}),
		}},
		{Fault: Fault{
			Name: "first-direction", What: "starts with a direction, so that a first step in another one is a turn", Smallest: 6,
			variants: tileTurnedOrders(tileProgram{looks: true}),
		}},
		{Fault: Fault{
			Name: "last-turn", What: "does not count a turn by which the line comes to the second tile", Smallest: 8,
			variants: tileEitherEnd(tileProgram{lastFree: true}),
		}},
		{Fault: Fault{
			Name: "one-middle", Smallest: 6,
			What:     "tries lines of two turns whose middle part lies in a column, but not those where it lies in a row, or the reverse",
			variants: tileVariants(tileProgram{middles: tileMiddleColumn}, tileProgram{middles: tileMiddleRow}),
		}},
		{Fault: Fault{
			Name: "three-directions", What: "leaves out one of the four directions", Smallest: 2,
			variants: tileVariants(
				tileProgram{order: [4]grid.Dir{grid.Down, grid.Down, grid.Left, grid.Right}},
				tileProgram{order: [4]grid.Dir{grid.Up, grid.Up, grid.Left, grid.Right}},
				tileProgram{order: [4]grid.Dir{grid.Up, grid.Down, grid.Right, grid.Right}},
				tileProgram{order: [4]grid.Dir{grid.Up, grid.Down, grid.Left, grid.Left}}),
		}},
		{Fault: Fault{
			Name: "through-equal", What: "lets the line go through tiles of the same kind", Smallest: 3,
			variants: tileVariants(tileProgram{through: true}),
		}},
		{Fault: Fault{
			Name: "third-tile", What: "takes any other tile of the same kind for the second one", Smallest: 3,
			variants: tileEitherEnd(tileProgram{anyEqual: true}),
		}},
		{Fault: Fault{
			Name: "empty-pair", What: "takes two empty cells for equal tiles", Smallest: 2,
			variants: tileVariants(tileProgram{empties: true}),
		}},
		{Fault: Fault{
			Name: "any-kinds", What: "does not ask whether the tiles are of the same kind", Smallest: 2,
			variants: tileVariants(tileProgram{anyKinds: true}),
		}},
		{Fault: Fault{
			Name: "columns-first", What: "reads the column of a cell before its row", Smallest: 2,
			variants: tileVariants(tileProgram{columnFirst: true}, tileProgram{columnFirst: true, dirty: true}),
		}},
		{Fault: Fault{
			Name: "from-zero", What: "takes the rows and columns of queries to be counted from 0", Smallest: 2,
			variants: tileVariants(tileProgram{fromZero: true}, tileProgram{fromZero: true, dirty: true}),
		}},
		{ordered: true, Fault: Fault{
			Name: "marks-kept", What: "does not clear its marks after a query", Smallest: 3,
			variants: append(tileSearches(tileProgram{marksKept: tileForCase}, tileQueue, tileRecursion),
				tileSearches(tileProgram{marksKept: tileForInput}, tileQueue, tileRecursion)...),
		}},
		{ordered: true, Fault: Fault{
			Name: "marks-renumbered", Smallest: 6,
			What:     "marks with the number of the query, which starts again in the next case while the marks stay",
			variants: tileSearches(tileProgram{renumbered: true}, tileQueue, tileRecursion),
		}},
		{ordered: true, Fault: Fault{
			Name: "queue-kept", What: "does not empty its queue when it has found a line", Smallest: 4,
			variants: append(tileSearches(tileProgram{queueKept: tileForCase}, tileQueue),
				tileSearches(tileProgram{queueKept: tileForInput}, tileQueue)...),
		}},
		{Fault: Fault{
			Name: "flag-kept", What: "does not reset its flag: once YES, always YES", Smallest: 3,
			variants: tileVariants(
				tileProgram{flagKept: tileForCase}, tileProgram{flagKept: tileForCase, flagAlways: true},
				tileProgram{flagKept: tileForInput}, tileProgram{flagKept: tileForInput, flagAlways: true}),
		}},
		{Fault: Fault{
			Name: "board-kept", What: "keeps a tile of the case before where the new board has an empty cell", Smallest: 4,
			variants: tileVariants(tileProgram{keepsZeros: true}),
		}},
		{Fault: Fault{
			Name: "takes", What: "takes away the tiles that it has joined", Smallest: 2,
			variants: tileVariants(tileProgram{takes: true}),
		}},
		{Fault: Fault{
			Name: "tile-lost", What: "empties the cell of the second tile to search for it, and does not put the tile back", Smallest: 2,
			variants: tileEitherEnd(tileProgram{opens: true}),
		}},
		{Fault: Fault{
			Name: "first-case", What: "answers the first case alone", Smallest: 4,
			variants: tileVariants(tileProgram{firstOnly: true}),
		}},
		{Fault: Fault{
			Name: "same-cell", What: "answers YES where the same cell is named twice", Disputed: true, Smallest: 1,
			variants: tileVariants(
				tileProgram{same: tileSameYes}, tileProgram{same: tileSameAlways}, tileProgram{same: tileSameSearched}),
		}},
	}
})

// tileFaults is the table for everybody.
func tileFaults() (faults []Fault) {
	for _, f := range tileFaultTable() {
		faults = append(faults, f.Fault)
	}
	return faults
}

// tileVariants are programs whose order of directions cannot matter, as it does not in a right search.
func tileVariants(programs ...tileProgram) (variants []func([]Case) []string) {
	for _, p := range programs {
		if p.order == [4]grid.Dir{} {
			p.order = grid.Dirs
		}
		variants = append(variants, p.run)
	}
	return variants
}

// tileEitherEnd is p, and p from the second cell to the first.
func tileEitherEnd(p tileProgram) []func([]Case) []string {
	back := p
	back.back = true
	return tileVariants(p, back)
}

// tileTurnedOrders is p from either end with each direction as its first; more of the order cannot matter.
func tileTurnedOrders(p tileProgram) (variants []func([]Case) []string) {
	for i := range grid.Dirs {
		for j := range grid.Dirs {
			p.order[j] = grid.Dirs[(i+j)%4]
		}
		variants = append(variants, tileEitherEnd(p)...)
	}
	return variants
}

// tileSearches is p with each listing and each order of directions, from either end.
func tileSearches(p tileProgram, listings ...tileListing) (variants []func([]Case) []string) {
	for _, p.list = range listings {
		for _, p.order = range allOrders() {
			variants = append(variants, tileEitherEnd(p)...)
		}
	}
	return variants
}

// tileRing is the board and the cells round it.
func tileRing(size grid.Size, _, _ grid.Pos) (from, to grid.Pos) {
	return grid.Pos{Row: -1, Col: -1}, grid.Pos{Row: size.Rows + 1, Col: size.Cols + 1}
}

// tileInnerBounds are programs that look for lines in a box within the board: they see the second tile before they ask
// whether it lies in the box, or after.
func tileInnerBounds(box tileBoundFunc) []func([]Case) []string {
	return tileVariants(tileProgram{box: box}, tileProgram{box: box, goalFirst: true})
}

// tileBounds are programs like these whose box can lie beyond the board: what is there is empty, or left over.
func tileBounds(box tileBoundFunc) []func([]Case) []string {
	return append(tileInnerBounds(box),
		tileVariants(tileProgram{box: box, dirty: true}, tileProgram{box: box, goalFirst: true, dirty: true})...)
}
