package link

import (
	"fmt"
	"slices"

	"github.com/wendgames/wend/grid"
)

// Kind is what a cell holds: a tile of a kind from 1 to 2147483647, Empty or Wall.
type Kind int32

// The kinds that are no tiles.
const (
	Empty Kind = 0
	Wall  Kind = -1
)

// Board is a board of the tile game. It can be read by many at once, but not while one changes it.
type Board struct {
	kinds []Kind
	mask  Mask
	tiles int // cells that hold one

	settled Slide // the slide by which no tile would move, if one is known
}

// NewBoard is a board with the given rows, all of the same length and at least one cell. It panics if
// they are not, or if a kind is below Wall; whatever reads boards from people has to see to that first.
func NewBoard(rows [][]Kind) *Board {
	if len(rows) == 0 || len(rows[0]) == 0 {
		panic("link: a board without cells")
	}
	size := grid.Size{Rows: len(rows), Cols: len(rows[0])}
	b := &Board{kinds: make([]Kind, size.Cells()), mask: NewMask(size)}
	for r, row := range rows {
		if len(row) != size.Cols {
			panic(fmt.Sprintf("link: row %d has %d cells, the first has %d", r, len(row), size.Cols))
		}
		for c, k := range row {
			b.Set(grid.Pos{Row: r, Col: c}, k)
		}
	}
	return b
}

// Size is the number of rows and columns.
func (b *Board) Size() grid.Size { return b.mask.size }

// Tiles is the number of cells that hold a tile. The game is won when there is none.
func (b *Board) Tiles() int { return b.tiles }

// Clone is a board like b that changes by itself.
func (b *Board) Clone() *Board {
	c := *b
	c.kinds = slices.Clone(b.kinds)
	c.mask.words = slices.Clone(b.mask.words)
	return &c
}

// At is what cell p holds. It panics if p is not on the board.
func (b *Board) At(p grid.Pos) Kind { return b.kinds[index(b.Size(), p)] }

// Set puts k into cell p. It panics if p is not on the board, or if k is below Wall.
func (b *Board) Set(p grid.Pos, k Kind) {
	if k < Wall {
		panic(fmt.Sprintf("link: kind %d", k))
	}
	b.settled = NoSlide
	b.put(p, k)
}

// put is Set where what is known of the board's tiles stays true, or is seen to.
func (b *Board) put(p grid.Pos, k Kind) {
	i := index(b.Size(), p)
	if b.kinds[i] > Empty {
		b.tiles--
	}
	if k > Empty {
		b.tiles++
	}
	b.kinds[i] = k
	b.mask.Set(p, k != Empty)
}

// Connect is the line that joins the tiles on p and q under the rules, as Mask.Line says, with an empty
// code; or no line and the first code that says why they do not connect.
func (b *Board) Connect(p, q grid.Pos, rules Rules) (Line, Code) {
	if code := b.refusal(p, q); code != "" {
		return nil, code
	}
	line := b.mask.Line(p, q, rules)
	if line == nil {
		return nil, NoLine
	}
	return line, ""
}

// refusal is the code for two cells that are no pair of equal tiles.
func (b *Board) refusal(p, q grid.Pos) Code {
	size := b.Size()
	if !size.Contains(p) || !size.Contains(q) {
		return OffBoard
	}
	k, l := b.At(p), b.At(q)
	switch {
	case p == q:
		return SameCell
	case k == Wall || l == Wall:
		return OnWall
	case k == Empty || l == Empty:
		return OnEmpty
	case k != l:
		return KindsDiffer
	}
	return ""
}

// oddKind is the first kind, in reading order, that has an odd number of tiles, and whether there is one. Such a board cannot be
// cleared.
func (b *Board) oddKind() (Kind, bool) {
	for _, cells := range b.byKind() {
		if len(cells)%2 != 0 {
			return b.kinds[cells[0]], true
		}
	}
	return Empty, false
}
