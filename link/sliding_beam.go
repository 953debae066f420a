package link

import (
	"cmp"
	"slices"
)

// beam is a search that goes from all boards it holds to all that follow, and holds on to the best of those, width at most.
// It is slower than a search into depth, but a wrong take at the start does not keep it. If it never let go of a board that
// was not lost, and there is none left, the first board is lost.
func (s *slider) beam(width int) outcome {
	root := slices.Clone(s.left)
	defer s.reset(root)
	b := &beam{slider: s, width: max(width, 1), sets: root, whole: true}
	b.layers = [][]ray{{{}}}
	for {
		if !b.advance() {
			return open
		}
		if b.won {
			s.moves = b.game(root)
			return won
		}
		if len(b.next) == 0 {
			if b.whole {
				return lost
			}
			return open
		}
		b.choose()
	}
}

// beam is the state of such a search.
type beam struct {
	*slider
	width  int
	whole  bool    // nothing was let go of
	layers [][]ray // the boards held, by how many couples are gone
	sets   tileSet // the tiles left of each board of the last layer, one after another
	next   []ray   // what follows from them
	more   tileSet // the tiles left of each of those
	found  *tileSets
	won    bool // nothing is left on the last of next
}

// ray is a board of a beam.
type ray struct {
	from  int32 // the board before, in the layer before
	by    couple
	value int
}

// advance finds what follows from the last layer. It reports whether all of it was looked at.
func (b *beam) advance() bool {
	words := len(b.left)
	b.next, b.more = b.next[:0], b.more[:0]
	b.found = newTileSets(words)
	for i := range b.layers[len(b.layers)-1] {
		b.reset(b.sets[i*words : (i+1)*words])
		b.buf = b.choices(b.buf[:0])
		for _, c := range b.buf {
			if b.isDead(c) {
				continue
			}
			if !b.follow(int32(i), c) {
				return false
			}
			if b.won {
				return true
			}
		}
		if b.meter.stop != "" {
			return false
		}
	}
	return true
}

// follow takes couple c on board i of the last layer. It reports whether states and memory suffice for the result.
func (b *beam) follow(i int32, c couple) bool {
	undo := b.takeBoth(c)
	defer b.putBack(c, undo)
	if b.found.has(b.left, b.hash) {
		return true
	}
	if !b.meter.state() || !b.fits() {
		return false
	}
	b.found.add(b.left, b.hash)
	b.won = b.count == 0
	b.next = append(b.next, ray{i, c, b.value()})
	b.more = append(b.more, b.left...)
	return true
}

// fits reports whether there is memory for one more board. What the layers, the last one and what follows from it take is
// counted whenever the table of what follows grows.
func (b *beam) fits() bool {
	more := b.found.more()
	if more == 0 {
		return true
	}
	const rayBytes = 24
	held := int64(8*(cap(b.sets)+2*cap(b.more)) + rayBytes*2*cap(b.next))
	for _, layer := range b.layers {
		held += rayBytes * int64(cap(layer))
	}
	return b.meter.allows(b.dead.bytes() + b.found.bytes() + more + held)
}

// value prefers boards of fewer kinds, and then smooth ones, with few tiles that have an empty cell beside them: the tiles
// of rough ones have been taken here and there, and those that are left stand in each other's way. The rest is chance.
func (b *beam) value() int {
	value := int(b.noise.Uint64()>>54) - roughness*b.rough()
	for _, many := range b.many {
		if many == 0 {
			value += kindGone
		}
	}
	return value
}

// What a kind is worth that is gone, and what a loose tile costs; chance makes no more than 1023.
const (
	kindGone  = 2048
	roughness = 300
)

// choose makes the best of next the new last layer.
func (b *beam) choose() {
	order := make([]int32, len(b.next))
	for i := range order {
		order[i] = int32(i)
	}
	if len(order) > b.width {
		slices.SortStableFunc(order, func(i, j int32) int { return cmp.Compare(b.next[j].value, b.next[i].value) })
		order = order[:b.width]
		b.whole = false
	}
	words := len(b.left)
	layer, sets := make([]ray, len(order)), make(tileSet, 0, len(order)*words)
	for i, n := range order {
		layer[i] = b.next[n]
		sets = append(sets, b.more[int(n)*words:int(n+1)*words]...)
	}
	b.layers, b.sets = append(b.layers, layer), sets
}

// game is the moves from the first board to the last of next.
func (b *beam) game(root tileSet) []Pair {
	last := b.next[len(b.next)-1]
	couples := []couple{last.by}
	for i := len(b.layers) - 1; i > 0; i-- {
		last = b.layers[i][last.from]
		couples = append(couples, last.by)
	}
	b.reset(root)
	moves := make([]Pair, 0, len(couples))
	for _, c := range slices.Backward(couples) {
		moves = append(moves, b.pair(c))
		b.takeBoth(c)
	}
	return moves
}
