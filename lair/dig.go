package lair

import "github.com/wendgames/wend/grid"

// digger makes a lair of a terrain. Once its context has ended, what it makes is of no use.
type digger struct {
	Terrain
	watch
	random *grid.Random
	l      *Lair
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
	for row := int(first); row <= int(last) && d.stop == ""; row += d.l.stride {
		d.pieces(width+1, func(from, to int) {
			for i := row + from; i < row+to; i++ {
				d.l.vacate(i)
			}
		})
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
				for at := to; at != int32(from) && d.goesOn(1); {
					at = before[at]
					d.l.vacate(int(at))
				}
				return
			}
			queue = more(&d.watch, queue, to)
		}
	}
	d.l.vacate(from)
}
