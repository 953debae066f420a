package link

import (
	"slices"

	"github.com/wendgames/wend/grid"
)

// Taken is what a take has done to a board: all that Undo needs, and that a picture of it shows.
type Taken struct {
	Line   Line    // from the first tile to the second; their cells are its ends
	Kind   Kind    // of both tiles
	Shifts []Shift // what the other tiles did then, in that order

	settled Slide // Board.settled before it
}

// Take takes the tiles on p and q, if they connect under the rules, and lets the board settle. Otherwise the
// board is as before, and the code says why. It costs what Connect does, and with a slide O(rows + columns), or O(cells) for
// a board that is not settled.
func (b *Board) Take(p, q grid.Pos, rules Rules) (Taken, Code) {
	line, code := b.Connect(p, q, rules)
	if code != "" {
		return Taken{}, code
	}
	return b.remove(line, rules.Slide), ""
}

// remove takes the tiles at the ends of a line.
func (b *Board) remove(line Line, slide Slide) Taken {
	p, q := line[0], line[len(line)-1]
	t := Taken{Line: line, Kind: b.At(p), settled: b.settled}
	b.put(p, Empty)
	b.put(q, Empty)
	t.Shifts = b.settleAfter(slide, p, q)
	return t
}

// Undo takes back the take that was the last change of the board: all is as it was before. t is what Take returned for it; of
// anything else the board is spoilt, and it panics if t is of a take that was refused. It costs O(tiles that moved).
func (b *Board) Undo(t Taken) {
	if len(t.Line) == 0 {
		panic("link: undo of a take that was refused")
	}
	for _, s := range slices.Backward(t.Shifts) {
		b.move(s.To, s.From)
	}
	b.put(t.Line[0], t.Kind)
	b.put(t.Line[len(t.Line)-1], t.Kind)
	b.settled = t.settled
}

// Kinds is the kinds of all tiles in reading order: what Shuffle lays out anew.
func (b *Board) Kinds() []Kind {
	kinds := make([]Kind, 0, b.tiles)
	for _, k := range b.kinds {
		if k > Empty {
			kinds = append(kinds, k)
		}
	}
	return kinds
}

// Shuffle lays kinds on the cells that hold tiles, in reading order, if they are a rearrangement of those that lie
// there; otherwise the board is as before and the code is NotAShuffle. The board does not settle. To take a shuffle
// back, shuffle to what Kinds was before it. It costs O(cells + tiles·log tiles).
func (b *Board) Shuffle(kinds []Kind) Code {
	if !slices.Equal(slices.Sorted(slices.Values(kinds)), slices.Sorted(slices.Values(b.Kinds()))) {
		return NotAShuffle
	}
	next := 0
	for i, k := range b.kinds {
		if k > Empty {
			b.kinds[i] = kinds[next]
			next++
		}
	}
	return ""
}
