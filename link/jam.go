package link

import (
	"context"
	"slices"

	"github.com/wendgames/wend/grid"
)

// A jam is a set of tiles of which none can be the first to go: as long as all of them lie there, no line leads from
// one of them to a tile of its kind, or to the place of one that is gone, even if everything else is gone. So a board
// with a jam cannot be cleared, whatever else is on it.
//
// The search uses more than that. For every set of tiles some tile of it goes first, with a mate to which a line leads
// while the set lies there: so one of the couples with such a line goes together, in every solution. That is a clause,
// the cut of the set. A pairing that satisfies the cuts of all sets clears the board: of one that does not, the tiles
// that stay when nothing is open any more are a set whose cut is violated. The sets worth a cut are those that are jams
// if couples that are excluded do not count.

// IsJam reports whether tiles are a jam of a board on which nothing slides: a proof that it cannot be cleared. It goes by
// the rule alone and shares nothing with the search. Of boards that slide it knows nothing, and says false. It costs a line for each
// tile of the jam and each tile of its kind.
func IsJam(b *Board, rules Rules, jam []grid.Pos) bool {
	if len(jam) == 0 || rules.Slide != NoSlide {
		return false
	}
	size := b.Size()
	mask := NewMask(size)
	for i, k := range b.kinds {
		mask.Set(size.At(i), k == Wall)
	}
	for _, p := range jam {
		if !size.Contains(p) || b.At(p) <= Empty {
			return false
		}
		mask.Set(p, true)
	}
	for _, kind := range b.byKind() {
		for _, i := range kind {
			p := size.At(int(i))
			if !mask.Filled(p) {
				continue
			}
			for _, j := range kind {
				if i != j && mask.Line(p, size.At(int(j)), rules) != nil {
					return false
				}
			}
		}
	}
	return true
}

// SmallJam is a part of a jam that is a jam without a tile to spare, the smallest of some, in reading order; or, if the context ends
// before, the smallest jam found by then. A jam of a board that slides comes back as it is, as does what is no jam. The jams that
// people meet take milliseconds; in general each tile of a jam costs a look for a jam among the others, some times over.
func SmallJam(ctx context.Context, b *Board, rules Rules, jam []grid.Pos) []grid.Pos {
	if !IsJam(b, rules, jam) {
		return jam
	}
	s := newJams(b, rules, &meter{ctx: ctx})
	in := map[place]bool{}
	for _, p := range jam {
		in[placeOf(p)] = true
	}
	var best []int32
	for t, at := range s.tiles {
		if in[at] {
			best = append(best, int32(t))
		} else {
			s.plane.free(at)
		}
	}
	start, r := s.plane.clone(), grid.NewRandom(0, 0)
	for order := slices.Clone(best); s.tries < mostTries && s.meter.stop == ""; {
		s.plane.copyFrom(start)
		if small := s.shrink(slices.Clone(order)); len(small) < len(best) {
			best = small
		}
		r.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
	}
	slices.Sort(best)
	return s.positions(best)
}

// hasJam reports whether a board on which nothing slides has a jam; it says false too if the context ends before that is known.
func hasJam(ctx context.Context, b *Board, rules Rules) bool {
	s := newJams(b, rules, &meter{ctx: ctx})
	all := make([]int32, len(s.tiles))
	for t := range all {
		all[t] = int32(t)
	}
	return len(s.relax(all)) > 0 && s.meter.stop == ""
}

// mostTries is how often SmallJam leaves out a tile, about.
const mostTries = 2000

// jams looks for jams on a board on which nothing slides.
type jams struct {
	meter    *meter
	tiles    []place
	kind     []int32   // of a tile
	kinds    [][]int32 // the tiles of a kind
	touching []bool    // whether a tile of its kind lies beside a tile
	allowed  *matching // if not nil, couples that it excludes do not count
	plane    *plane    // on which tiles go
	tries    int       // tiles left out on trial
}

func newJams(b *Board, rules Rules, m *meter) *jams {
	s := &jams{meter: m, plane: newPlane(b, rules), kinds: b.byKind()}
	size := b.Size()
	number := make([]int32, size.Cells()) // of the tile on a cell
	for i, k := range b.kinds {
		if k > Empty {
			at := size.At(i)
			number[i] = int32(len(s.tiles))
			s.tiles, s.touching = append(s.tiles, placeOf(at)), append(s.touching, b.touches(at))
		}
	}
	s.kind = make([]int32, len(s.tiles))
	for n, cells := range s.kinds {
		for i, cell := range cells {
			cells[i] = number[cell]
			s.kind[number[cell]] = int32(n)
		}
	}
	return s
}

// touches reports whether a tile of its kind lies beside the tile on p.
func (b *Board) touches(p grid.Pos) bool {
	for _, d := range grid.Dirs {
		if q := p.Step(d); b.Size().Contains(q) && b.At(q) == b.At(p) {
			return true
		}
	}
	return false
}

// shrink leaves out one tile after the other, with all that could go then, if a jam stays. A tile whose absence leaves
// none is part of every jam among those that are left, so each is tried once. When it is stopped, what it has is a jam too.
func (s *jams) shrink(jam []int32) []int32 {
	saved := s.plane.clone()
	var kept []int32
	for len(jam) > 0 {
		s.tries++
		s.plane.free(s.tiles[jam[0]])
		rest := s.relax(slices.Concat(kept, jam[1:]))
		switch {
		case s.meter.stop != "":
			return slices.Concat(kept, jam)
		case len(rest) == 0:
			s.plane.copyFrom(saved)
			kept, jam = append(kept, jam[0]), jam[1:]
		default:
			kept, jam = partOf(kept, rest)
			saved.copyFrom(s.plane)
		}
	}
	return kept
}

// partOf parts tiles that are left, in the order that they had, into those of a beginning and the others.
func partOf(beginning, left []int32) (of, others []int32) {
	n := 0
	for _, t := range beginning {
		if n < len(left) && left[n] == t {
			n++
		}
	}
	return left[:n:n], left[n:]
}

// relax lets tiles go one at a time, as long as a line leads from one to a tile of its kind or where it lay. It returns those that
// stay, in the same memory and order. When it is stopped, others stay too.
func (s *jams) relax(left []int32) []int32 {
	for again := true; again; {
		again = false
		keep := left[:0]
		for _, t := range left {
			if s.goes(t) {
				s.plane.free(s.tiles[t])
				again = true
			} else {
				keep = append(keep, t)
			}
		}
		left = keep
	}
	return left
}

func (s *jams) goes(t int32) bool {
	if !s.touching[t] && s.plane.boxed(s.tiles[t]) {
		return false
	}
	if s.allowed != nil {
		for _, m := range s.allowed.mates[t] {
			if !s.allowed.excluded(m) && s.meter.joined(s.plane, s.tiles[t], s.tiles[m.tile]) {
				return true
			}
		}
		return false
	}
	for _, u := range s.kinds[s.kind[t]] {
		if u != t && s.meter.joined(s.plane, s.tiles[t], s.tiles[u]) {
			return true
		}
	}
	return false
}

// positions is where tiles lie on the board.
func (s *jams) positions(tiles []int32) []grid.Pos {
	positions := make([]grid.Pos, len(tiles))
	for i, t := range tiles {
		positions[i] = s.tiles[t].pos()
	}
	return positions
}
