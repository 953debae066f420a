package judge

// squeeze is the filled bits at starts, brought together in the order of the bytes. Two words do not begin
// in neighbouring bytes, so every two bytes hold at most one start; four such pairs, one of the eight
// bytes that were read together, make an index into a table.
func squeeze(starts, filled uint64) uint64 {
	const even = 0x00ff00ff00ff00ff
	pairs := transpose((starts|starts>>8)&even | (filled|filled>>8)&even<<8)
	out, n := uint64(0), 0
	for range 8 {
		s := squeezed[pairs&0xff]
		out |= uint64(s&0x0f) << n
		n += int(s >> 4)
		pairs >>= 8
	}
	return out
}

// squeezed says what the four pairs of an index hold, two bits a pair (whether a cell begins there, whether
// it is filled): the number of cells, times 16, and their bits.
var squeezed = func() (table [256]uint8) {
	for i := range table {
		n, set := 0, 0
		for pair := range 4 {
			if i>>(2*pair)&1 != 0 {
				set |= i >> (2*pair + 1) & 1 << n
				n++
			}
		}
		table[i] = uint8(n<<4 | set)
	}
	return table
}()

// transpose exchanges rows and columns of eight times eight bits, which brings the masks of a block into the
// order of its bytes.
// Source: H. S. Warren, Hacker's Delight, second edition, section 7-3.
func transpose(x uint64) uint64 {
	t := (x ^ x>>7) & 0x00aa00aa00aa00aa
	x ^= t ^ t<<7
	t = (x ^ x>>14) & 0x0000cccc0000cccc
	x ^= t ^ t<<14
	t = (x ^ x>>28) & 0x00000000f0f0f0f0
	return x ^ t ^ t<<28
}
