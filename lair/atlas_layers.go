package lair

import "sync/atomic"

// layers is a search backward from the exits of one colour, in all classes at once: a layer is the positions that
// are so many steps away. The heads of a layer have one colour, and those of the next have the other. A class of the
// next layer is made of the classes to which a step leads from it, each moved as a step moves a head: so goroutines
// read one layer and write their own classes of the next, and there is nothing to lock.
type layers struct {
	*measurer
	colour     int // of the heads of the layer made last
	last, next layer
}

// layer is a set of positions.
type layer struct {
	halves []uint64 // by class, and one more that is empty
	some   []bool   // by the same: whether its half is not empty
}

// reserve makes an empty layer, and reports whether the memory allows it.
func (y *layer) reserve(m *measurer) (ok bool) {
	n := len(m.shapes.next) + 1
	if y.halves, ok = exactly[uint64](&m.memory, n*m.half); !ok {
		return false
	}
	y.some, ok = exactly[bool](&m.memory, n)
	return ok
}

// spread finds the steps of all positions.
func (m *measurer) spread() Stop {
	searches := make([]layers, len(m.colours))
	for i, colour := range m.colours {
		searches[i] = layers{measurer: m, colour: colour}
		if !searches[i].last.reserve(m) || !searches[i].next.reserve(m) {
			return TooLarge
		}
		if stop := searches[i].start(); stop != "" {
			return stop
		}
	}
	for steps := 1; ; steps++ {
		if m.written(steps)>>len(m.digits) != 0 && !m.addDigit() {
			return TooLarge
		}
		some := false
		for i := range searches {
			more, stop := searches[i].step(steps)
			if stop != "" {
				return stop
			}
			some = some || more
		}
		if !some || m.done != nil && m.done() {
			m.release(searches)
			return ""
		}
	}
}

// release gives back the memory of layers.
func (m *measurer) release(searches []layers) {
	m.peak = m.memory.used
	for _, y := range searches {
		m.memory.used -= 2 * int64(8*len(y.last.halves)+len(y.last.some))
	}
}

// addDigit adds planes for another digit of the steps, and reports whether the memory allows them.
func (m *measurer) addDigit() bool {
	digit, ok := exactly[uint64](&m.memory, len(m.closed))
	m.digits = append(m.digits, digit)
	return ok
}

// portion is how many classes a goroutine takes at a time.
func (m *measurer) portion() int { return max(1, fewWords>>7/m.half) }

// start makes the first layer: the heads on exits.
func (y *layers) start() Stop {
	exits := y.exits[y.colour*y.half:][:y.half]
	return y.share(len(y.shapes.next), y.portion(), func(from, to int) {
		for class := from; class < to; class++ {
			half := y.last.of(int32(class), y.half)
			copy(half, exits)
			y.last.some[class] = enter(half, y.closed[class*y.words()+y.colour*y.half:])
		}
	})
}

// step makes the next layer, which is some steps away, and reports whether there is anything in it.
func (y *layers) step(steps int) (some bool, stop Stop) {
	y.colour ^= 1
	var found atomic.Bool
	ways := y.ways(y.colour)
	stop = y.share(len(y.shapes.next), y.portion(), func(from, to int) {
		if y.reach(from, to, steps, &ways) {
			found.Store(true)
		}
	})
	y.last, y.next = y.next, y.last
	return found.Load(), stop
}

// reach makes some classes of the next layer, and reports whether there is anything in them.
func (y *layers) reach(from, to, steps int, ways *ways) (some bool) {
	var ones [][]uint64
	for i, digit := range y.digits {
		if y.written(steps)>>i&1 != 0 {
			ones = append(ones, digit)
		}
	}
	for class := from; class < to; class++ {
		at := class*y.words() + y.colour*y.half
		new := y.pull(class, ways, y.closed[at:])
		y.next.some[class] = new
		if !new {
			continue
		}
		some = true
		half := y.next.halves[class*y.half:][:y.half]
		for _, digit := range ones {
			digit = digit[at:][:len(half)]
			for i, w := range half {
				digit[i] |= w
			}
		}
	}
	return some
}
