package lair

import (
	"context"
	"math"
	"unsafe"
)

// memory counts the bytes of tables against a limit; a limit of nought is none. Where a table that is refused would have
// taken long to fill, the reason may be that the context has ended.
type memory struct {
	used, limit int64
	ctx         context.Context // or nil
}

// ended reports whether the context has ended.
func (m *memory) ended() bool { return m.ctx != nil && m.ctx.Err() != nil }

// grown is a table with room for n more entries, and whether the limit allows it. A table grows to twice its
// size. Its entries stay; what is new behind them is nought.
func grown[T any](m *memory, table []T, n int) ([]T, bool) {
	if cap(table)-len(table) >= n {
		return table, true
	}
	capacity := max(2*cap(table), len(table)+n, 64)
	var entry T
	size := int64(unsafe.Sizeof(entry))
	if m.limit > 0 && m.used+int64(capacity)*size > m.limit { // while it is copied, both tables are there
		return table, false
	}
	larger, ok := made[T](m, len(table), capacity)
	if !ok {
		return table, false
	}
	some := max(1, 1<<22/int(size)) // entries that are copied at a time, within a few milliseconds
	for at := 0; at < len(table); at += some {
		if at > 0 && m.ended() {
			return table, false
		}
		copy(larger[at:], table[at:min(at+some, len(table))])
	}
	m.used += int64(capacity-cap(table)) * size
	return larger, true
}

// sized is a table of n entries whose contents are kept where it is large enough, else nought.
func sized[T any](m *memory, table []T, n int) ([]T, bool) {
	if n <= cap(table) {
		return table[:n], true
	}
	table, ok := grown(m, table[:0], n)
	if !ok {
		return table, false
	}
	return table[:n], true
}

// made is a table of noughts, unless the context ends before there is one: memory that was used before is cleared first, which
// takes long for a huge table. Then nobody waits for it any more.
func made[T any](m *memory, length, capacity int) ([]T, bool) {
	const huge = 1 << 24
	var entry T
	if m.ctx == nil || int64(capacity)*int64(unsafe.Sizeof(entry)) < huge {
		return make([]T, length, capacity), true
	}
	return madeInTime[T](m.ctx, length, capacity)
}

// madeInTime is made for a huge table.
func madeInTime[T any](ctx context.Context, length, capacity int) ([]T, bool) {
	table := make(chan []T, 1)
	go func() { table <- make([]T, length, capacity) }()
	select {
	case made := <-table:
		return made, true
	case <-ctx.Done():
		return nil, false
	}
}

// drop gives up a table.
func drop[T any](m *memory, table *[]T) {
	var entry T
	m.used -= int64(cap(*table)) * int64(unsafe.Sizeof(entry))
	*table = nil
}

// left is how many bytes the limit allows; without one, as many as can be numbered.
func (m *memory) left() int64 {
	if m.limit > 0 {
		return m.limit - m.used
	}
	return math.MaxInt - m.used
}

// exactly is a table of n noughts with no room behind them, and whether the limit allows it.
func exactly[T any](m *memory, n int) ([]T, bool) {
	var entry T
	size := int64(unsafe.Sizeof(entry))
	if int64(n) > m.left()/size {
		return nil, false
	}
	table, ok := made[T](m, n, n)
	if ok {
		m.used += int64(n) * size
	}
	return table, ok
}
