package link

import "slices"

// tileSet is a set of tiles, by their numbers.
type tileSet []uint64

func newTileSet(tiles int) tileSet { return make(tileSet, (tiles+63)/64) }

func (s tileSet) has(t int32) bool { return s[t>>6]>>(t&63)&1 != 0 }
func (s tileSet) add(t int32)      { s[t>>6] |= 1 << (t & 63) }
func (s tileSet) remove(t int32)   { s[t>>6] &^= 1 << (t & 63) }

// tileSets is a table of sets of tiles. A hash says where a set belongs, but sets are compared whole: that two have the
// same hash proves nothing. Sets stay where they are when the table grows.
type tileSets struct {
	words  int        // of a set
	blocks [][]uint64 // blockSets sets each, one after another
	hashes []uint64   // of each place, or nought if it is free
	number []uint32   // of the set of each place
	count  int
}

// blockSets is how many sets a block has, and firstPlaces how many places a new table.
const (
	blockSets   = 1 << 10
	firstPlaces = 64
)

func newTileSets(words int) *tileSets {
	return &tileSets{words: words, hashes: make([]uint64, firstPlaces), number: make([]uint32, firstPlaces)}
}

// bytes is the memory of the table.
func (d *tileSets) bytes() int64 {
	return 12*int64(len(d.hashes)) + 8*int64(d.words)*blockSets*int64(len(d.blocks))
}

// full reports whether the next set may need a table with twice as many places.
func (d *tileSets) full() bool { return (d.count+1)*4 > len(d.hashes)*3 }

// more is the memory that the next set may need: for a while, the old places are there beside the new ones.
func (d *tileSets) more() int64 {
	bytes := int64(0)
	if d.full() {
		bytes += 24 * int64(len(d.hashes))
	}
	if d.count == blockSets*len(d.blocks) {
		bytes += 8 * blockSets * int64(d.words)
	}
	return bytes
}

// find is the place of a set, or the free one where it belongs.
func (d *tileSets) find(set tileSet, hash uint64) int {
	mask := uint64(len(d.hashes) - 1)
	for i := hash >> 1 & mask; ; i = (i + 1) & mask {
		if h := d.hashes[i]; h == 0 || h == hash|1 && slices.Equal(d.at(int(d.number[i])), set) {
			return int(i)
		}
	}
}

// at is the set with a number.
func (d *tileSets) at(n int) tileSet {
	from := n % blockSets * d.words
	return tileSet(d.blocks[n/blockSets][from : from+d.words])
}

func (d *tileSets) has(set tileSet, hash uint64) bool { return d.hashes[d.find(set, hash)] != 0 }

// add adds a set, and reports whether it is new.
func (d *tileSets) add(set tileSet, hash uint64) bool {
	i := d.find(set, hash)
	if d.hashes[i] != 0 {
		return false
	}
	if d.full() {
		d.grow()
		i = d.find(set, hash)
	}
	if d.count == blockSets*len(d.blocks) {
		d.blocks = append(d.blocks, make([]uint64, blockSets*d.words))
	}
	d.hashes[i], d.number[i] = hash|1, uint32(d.count)
	copy(d.at(d.count), set)
	d.count++
	return true
}

// grow doubles the places. The sets are known to differ, so none is compared.
func (d *tileSets) grow() {
	hashes, number := d.hashes, d.number
	d.hashes, d.number = make([]uint64, 2*len(hashes)), make([]uint32, 2*len(hashes))
	mask := uint64(len(d.hashes) - 1)
	for i, h := range hashes {
		if h == 0 {
			continue
		}
		j := h >> 1 & mask
		for d.hashes[j] != 0 {
			j = (j + 1) & mask
		}
		d.hashes[j], d.number[j] = h, number[i]
	}
}
