package lair

import (
	"context"

	"github.com/wendgames/wend/grid"
)

// digger makes a lair of a terrain.
type digger struct {
	Terrain
	ctx    context.Context
	random *grid.Random
	l      *Lair
	worked int  // squares that were worked on
	ended  bool // the context has ended; what is made since is of no use
}

// dig makes the lair, which has no stones yet.
func (d *digger) dig() {
	switch d.Style {
	case Scattered:
		d.scatter()
	case Rooms:
		d.rooms()
	case Maze:
		d.maze()
	case Caves:
		d.caves()
	}
	if exit := d.l.index(d.Exit); d.l.stone(exit) {
		d.tunnel(exit)
	}
}

// goesOn reports whether the context lets work on so many more squares go on. It is asked every now and then.
func (d *digger) goesOn(squares int) bool {
	const often = 1 << 15
	before := d.worked / often
	if d.worked += squares; d.worked/often != before {
		d.ended = d.ended || d.ctx.Err() != nil
	}
	return !d.ended
}

// fill makes every square a stone.
func (l *Lair) fill() {
	for i := range l.stones {
		l.stones[i] = ^uint64(0)
	}
}

// vacate takes the stone from the square with number i, if there is one.
func (l *Lair) vacate(i int) { l.stones[i>>6] &^= 1 << (i & 63) }

// clear takes the stones from the squares of a rectangle, from that with number first at the top left to last.
func (d *digger) clear(first, last int32) {
	width := int(last-first) % d.l.stride
	for from := int(first); from <= int(last); from += d.l.stride {
		for i := from; i <= from+width; i++ {
			d.l.vacate(i)
		}
		if !d.goesOn(width + 1) {
			return
		}
	}
}

// scatter puts a share of stones on squares other than the exit. Each square in turn is one with the chance that those
// still missing have among the squares still to come; so all sets of as many are equally likely.
func (d *digger) scatter() {
	exit, cells := d.Size.Index(d.Exit), d.Size.Cells()
	stones := min(int(int64(cells)*int64(d.Stones)/100), cells-1)
	left := cells - 1
	for i := range cells {
		if i == exit {
			continue
		}
		if d.random.Below(left) < stones {
			d.l.SetStone(d.Size.At(i))
			stones--
		}
		left--
		if !d.goesOn(1) {
			return
		}
	}
}

// tunnel vacates a square that is a stone, and those on a shortest way from it to a vacant square, if there is any.
func (d *digger) tunnel(from int) {
	before := map[int32]int32{int32(from): int32(from)}
	queue := []int32{int32(from)}
	for n := 0; n < len(queue) && d.goesOn(1); n++ {
		for _, dir := range grid.Dirs {
			to := queue[n] + int32(d.l.offset(dir))
			if _, known := before[to]; known || !d.Size.Contains(d.l.pos(int(to))) {
				continue
			}
			if before[to] = queue[n]; !d.l.stone(int(to)) {
				for at := to; at != int32(from); {
					at = before[at]
					d.l.vacate(int(at))
				}
				return
			}
			queue = append(queue, to)
		}
	}
	d.l.vacate(from)
}
