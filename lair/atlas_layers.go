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
		if steps>>len(m.digits) != 0 && !m.addDigit() {
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
		if !some {
			m.free(searches)
			return ""
		}
	}
}

// free gives back the memory of layers.
func (m *measurer) free(searches []layers) {
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

// some is how many classes are a goroutine's share at a time.
func (m *measurer) some() int { return max(1, fewWords>>8/m.half) }

// start makes the first layer: the heads on exits.
func (y *layers) start() Stop {
	exits := y.exits[y.colour*y.half:][:y.half]
	return y.share(len(y.shapes.next), y.some(), func(from, to int) {
		for class := from; class < to; class++ {
			half := y.last.halves[class*y.half:][:y.half]
			copy(half, exits)
			y.last.some[class] = y.enter(class, y.colour, 0, half)
		}
	})
}

// step makes the next layer, which is some steps away, and reports whether there is anything in it.
func (y *layers) step(steps int) (some bool, stop Stop) {
	y.colour ^= 1
	var found atomic.Bool
	ways := y.ways(y.colour)
	stop = y.share(len(y.shapes.next), y.some(), func(from, to int) {
		any := false
		for class := from; class < to; class++ {
			new := y.pull(class, &ways) && y.enter(class, y.colour, steps, y.next.halves[class*y.half:][:y.half])
			y.next.some[class] = new
			any = any || new
		}
		if any {
			found.Store(true)
		}
	})
	y.last, y.next = y.next, y.last
	return found.Load(), stop
}

// enter takes out of a half of heads those that are known, marks the others, which are some steps away, and reports
// whether there are any.
func (y *layers) enter(class, colour, steps int, half []uint64) bool {
	at := class*y.words() + colour*y.half
	closed := y.closed[at:][:len(half)]
	some := uint64(0)
	for i, w := range closed {
		half[i] &^= w
		closed[i] |= half[i]
		some |= half[i]
	}
	if some == 0 {
		return false
	}
	for i, digit := range y.digits {
		if steps>>i&1 != 0 {
			digit := digit[at:][:len(half)]
			for j, w := range half {
				digit[j] |= w
			}
		}
	}
	return true
}
