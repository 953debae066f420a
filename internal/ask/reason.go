package ask

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/link"
	"github.com/wendgames/wend/play"
)

// Reason is why the end of a game cannot be reached, or why it is not known whether it can.
type Reason struct {
	Why  string    `json:"why,omitempty"`  // in words
	Odd  link.Kind `json:"odd,omitempty"`  // if impossible since a kind has an odd number of tiles: that kind
	Jam  []string  `json:"jam,omitempty"`  // if impossible since none of these tiles can be the first to go: their cells
	Stop Stop      `json:"stop,omitempty"` // if it is not known: why

	// For a drawing: the cells of Jam, or of the tiles of the odd kind; and if a kind has one tile in the jam, those of its
	// other tiles, with none of which that one can ever go. Reading says in words how to read it, or is empty.
	Tiles   []grid.Pos `json:"-"`
	Mates   []grid.Pos `json:"-"`
	Reading string     `json:"-"`

	// For a drawing of a lair: the squares of which Reading speaks, and those of them that are doors between rooms.
	Squares []grid.Pos `json:"-"`
	Doors   []grid.Pos `json:"-"`
}

// Marks are the cells that a drawing has marked, and those that it has marked otherwise; or none.
func (r *Reason) Marks() (cells, mates []grid.Pos) {
	if r.Squares != nil {
		return r.Squares, r.Doors
	}
	return r.Tiles, r.Mates
}

// oddKind is the reason that a kind has an odd number of tiles.
func oddKind(b *link.Board, kind link.Kind) Reason {
	tiles := tilesOf(b, kind)
	return Reason{
		Why: fmt.Sprintf("kind %d has %s, and tiles go in pairs", kind, Count(len(tiles), "tile")),
		Odd: kind, Tiles: tiles, Reading: "shown are the tiles of this kind",
	}
}

// tilesOf is the cells of the tiles of a kind, in reading order.
func tilesOf(b *link.Board, kind link.Kind) (tiles []grid.Pos) {
	size := b.Size()
	for i := range size.Cells() {
		if p := size.At(i); b.At(p) == kind {
			tiles = append(tiles, p)
		}
	}
	return tiles
}

// jamOf is the reason that some tiles are a jam.
func jamOf(b *link.Board, rules link.Rules, tiles []grid.Pos) Reason {
	r := Reason{Tiles: tiles, Mates: mates(b, tiles)}
	for _, p := range tiles {
		r.Jam = append(r.Jam, p.String())
	}
	whatever := "whatever else is taken"
	if rules.Slide != link.NoSlide {
		whatever += " and however the others move"
	}
	switch {
	case len(tiles) == 1:
		r.Why = fmt.Sprintf("the tile %s can never go, %s", r.Jam[0], whatever)
		r.Reading = "no line leads from it to another tile of its kind (marked =), even if all others are gone"
	default:
		r.Why = fmt.Sprintf("none of the tiles %s can be the first to go, %s", someCells(r.Jam), whatever)
		r.Reading = "every line from one of these to a tile of its kind crosses another of them"
		if len(r.Mates) > 0 {
			r.Reading += " (= is a tile of the kind that is none of them)"
		}
	}
	if rules.Slide != link.NoSlide {
		r.Reading = "as long as all of these lie there no line leads from one of them to a tile of its kind, wherever the others have moved"
	}
	return r
}

// someCells lists cells, but not more than can be read.
func someCells(cells []string) string {
	const most = 8
	if len(cells) <= most {
		return strings.Join(cells, " ")
	}
	return fmt.Sprintf("%s and %d more", strings.Join(cells[:most], " "), len(cells)-most)
}

// mates are the tiles outside a jam of those kinds that have a single tile in it, in reading order.
func mates(b *link.Board, jam []grid.Pos) (mates []grid.Pos) {
	in := map[link.Kind]int{}
	for _, p := range jam {
		in[b.At(p)]++
	}
	size := b.Size()
	for i := range size.Cells() {
		if p := size.At(i); in[b.At(p)] == 1 && !slices.Contains(jam, p) {
			mates = append(mates, p)
		}
	}
	return mates
}

// shrinkable is how many tiles a jam may have that is made small: the cost grows faster than with their square.
const shrinkable = 2000

// explainJam makes the jam that a search found small, where tiles do not slide and that can be done in time, and has it
// checked. A jam that could not be checked in time proves nothing: then the answer is unknown. Its error wraps ErrInternal.
func (f *found) explainJam(ctx context.Context, p *play.LinkPosition, limits Limits) error {
	b, rules := p.Board(), p.Rules()
	if rules.Slide == link.NoSlide && len(f.jam) <= shrinkable {
		part, cancelPart := half(ctx)
		part, cancel := context.WithTimeout(part, shrinkTime)
		f.jam = link.SmallJam(part, b, rules, f.jam)
		cancel()
		cancelPart()
	}
	checked, err := checkJam(ctx, p, f.jam)
	if !checked {
		*f = found{verdict: Unknown, states: f.states, Reason: limits.unknown(endOf(ctx))}
		return nil
	}
	f.Reason = jamOf(b, rules, f.jam)
	return err
}

// shrinkTime is how long a jam is made small, at most.
const shrinkTime = 2 * time.Second

// checkJam is an error if tiles are no jam by the rule alone. Where tiles slide only the search can tell. It reports whether
// there was time to check that.
func checkJam(ctx context.Context, p *play.LinkPosition, tiles []grid.Pos) (checked bool, err error) {
	if p.Rules().Slide != link.NoSlide {
		return true, nil
	}
	is, checked := inTime(ctx, func() bool { return link.IsJam(p.Board(), p.Rules(), tiles) })
	if checked && !is {
		err = fmt.Errorf("%w: the tiles %v were found to be a jam, and are none", ErrInternal, tiles)
	}
	return checked, err
}

// inTime is the answer to a question, unless the context ends before it is there: then nobody waits for it any more.
func inTime[A any](ctx context.Context, question func() A) (answer A, ok bool) {
	answered := make(chan A, 1)
	go func() { answered <- question() }()
	select {
	case answer = <-answered:
		return answer, true
	case <-ctx.Done():
		return answer, false
	}
}
