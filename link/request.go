package link

import (
	"errors"
	"fmt"

	"github.com/wendgames/wend/grid"
)

// Request says which board is wanted of Generate.
type Request struct {
	Cells  *Board // which cells get a tile: those that hold one. The others stay empty or walls. It is not changed
	Kinds  int    // how many kinds there are, from 1; or 0 if Copies says so
	Copies int    // how many tiles of each kind, an even number; or 0 for pairs dealt to the kinds as evenly as can be
	Deals  int    // how many boards to try, at most; or 0 for DefaultDeals
	Rules  Rules  // by which the board is cleared; their zero value allows straight lines alone, see Standard
	Seed   uint64 // the same request gives the same board, for as long as GenerateVersion is the same
}

// FullBoard is a board of a size with a tile on every cell, for Request.Cells. It panics if the size has no cells.
func FullBoard(size grid.Size) *Board {
	rows := make([][]Kind, size.Rows)
	for r := range rows {
		rows[r] = make([]Kind, size.Cols)
		for c := range rows[r] {
			rows[r][c] = 1
		}
	}
	return NewBoard(rows)
}

// bag is the kinds of the tiles that a request asks for, kind 1 first, or why there can be none.
func (q *Request) bag() ([]Kind, error) {
	tiles := q.Cells.Tiles()
	kinds, copies := q.Kinds, q.Copies
	switch {
	case tiles == 0:
		return nil, errors.New("no cell is to hold a tile")
	case tiles%2 != 0:
		return nil, fmt.Errorf("cells that are to hold tiles: %d, but tiles go in pairs: want an even number; make one cell a wall or empty", tiles)
	case kinds < 0:
		return nil, fmt.Errorf("%d kinds: want a positive number", kinds)
	case copies < 0 || copies%2 != 0:
		return nil, fmt.Errorf("%d tiles of each kind: want a positive even number", copies)
	case kinds == 0 && copies == 0:
		return nil, fmt.Errorf("want the number of kinds, or the number of tiles of each kind")
	case copies > 0 && tiles%copies != 0 || kinds > 0 && copies > 0 && kinds != tiles/copies:
		return nil, fmt.Errorf("%s for %d cells: want kinds × tiles of each = cells", asked(kinds, copies), tiles)
	case copies > 0:
		kinds = tiles / copies
	case kinds > tiles/2:
		return nil, fmt.Errorf("%d kinds for %d cells: want at most one kind for two cells", kinds, tiles)
	}
	bag := make([]Kind, 0, tiles)
	pairs := tiles / 2
	for k := range kinds {
		n := pairs / kinds
		if k < pairs%kinds {
			n++
		}
		for range 2 * n {
			bag = append(bag, Kind(k+1))
		}
	}
	return bag, nil
}

// asked is a number of kinds and of their tiles in words.
func asked(kinds, copies int) string {
	if kinds == 0 {
		return fmt.Sprintf("%d tiles of each kind", copies)
	}
	return fmt.Sprintf("%d kinds with %d tiles each", kinds, copies)
}
