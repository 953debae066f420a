package lair

import (
	"context"
	"unsafe"
)

// memory counts the bytes of tables against a limit; a limit of nought is none. Where a table that is refused would have
// taken long to fill, the reason may be that the context has ended.
type memory struct {
	used, limit int64
	ctx         context.Context // or nil
}

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
	larger := make([]T, len(table), capacity)
	some := max(1, 1<<22/int(size)) // entries that are copied at a time, within a few milliseconds
	for at := 0; at < len(table); at += some {
		if at > 0 && m.ctx != nil && m.ctx.Err() != nil {
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

// exactly is a table of n noughts with no room behind them, and whether the limit allows it.
func exactly[T any](m *memory, n int) ([]T, bool) {
	var entry T
	size := int64(unsafe.Sizeof(entry))
	if m.limit > 0 && int64(n) > (m.limit-m.used)/size {
		return nil, false
	}
	m.used += int64(n) * size
	return make([]T, n), true
}

// drop gives up a table.
func drop[T any](m *memory, table *[]T) {
	var entry T
	m.used -= int64(cap(*table)) * int64(unsafe.Sizeof(entry))
	*table = nil
}
