package link

// numbers gives kinds numbers from 1 that are not much greater than the number of cells, so that tables by kind stay small.
// Small kinds are their own numbers; others are numbered as they are met.
type numbers struct {
	direct Kind // kinds from 1 to this one are their own numbers
	other  map[Kind]int32
}

// newNumbers is for the kinds of a board.
func newNumbers(kinds []Kind) numbers {
	most := Kind(0)
	for _, k := range kinds {
		most = max(most, k)
	}
	return numbers{direct: Kind(min(int64(most), 2*int64(len(kinds))))}
}

// of is the number of a kind, and 0 for a cell that holds no tile.
func (n *numbers) of(k Kind) int32 {
	if uint32(k) <= uint32(n.direct) {
		return int32(k)
	}
	return n.ofOther(k)
}

func (n *numbers) ofOther(k Kind) int32 {
	if k < Empty {
		return 0
	}
	i, ok := n.other[k]
	if !ok {
		if n.other == nil {
			n.other = map[Kind]int32{}
		}
		i = int32(n.direct) + int32(len(n.other)) + 1
		n.other[k] = i
	}
	return i
}

// most is the greatest number so far.
func (n *numbers) most() int { return int(n.direct) + len(n.other) }

// grown is a table by the numbers of kinds with room for a number.
func grown[T any](table []T, number, most int) []T {
	if number < len(table) {
		return table
	}
	return append(table, make([]T, max(most, number)+1-len(table))...)
}
