package link

import "slices"

// tileSet is a set of tiles, by their numbers.
type tileSet []uint64

func newTileSet(tiles int) tileSet { return make(tileSet, (tiles+63)/64) }

func (s tileSet) has(t int32) bool { return s[t>>6]>>(t&63)&1 != 0 }
func (s tileSet) add(t int32)      { s[t>>6] |= 1 << (t & 63) }
func (s tileSet) remove(t int32)   { s[t>>6] &^= 1 << (t & 63) }

// tileSets is a table of sets of tiles. A hash says where a set belongs, but sets are compared whole: that two have the
// same hash proves nothing.
type tileSets struct {
	words  int      // of a set
	sets   []uint64 // one after another
	hashes []uint64 // of each place, or nought if it is free
	count  int
}

func newTileSets(words int) *tileSets {
	const places = 64
	return &tileSets{words: words, sets: make([]uint64, places*words), hashes: make([]uint64, places)}
}

// bytes is the memory of the table.
func (d *tileSets) bytes() int64 { return int64(len(d.hashes)) * int64(8*d.words+8) }

// full reports whether the next set may need a table of twice the size, which for a while is there beside the old one.
func (d *tileSets) full() bool { return (d.count+1)*4 > len(d.hashes)*3 }

// find is the place of a set, or the free one where it belongs.
func (d *tileSets) find(set tileSet, hash uint64) int {
	mask := uint64(len(d.hashes) - 1)
	for i := hash >> 1 & mask; ; i = (i + 1) & mask {
		if h := d.hashes[i]; h == 0 || h == hash|1 && slices.Equal(d.at(int(i)), set) {
			return int(i)
		}
	}
}

// at is the set in a place.
func (d *tileSets) at(i int) tileSet { return tileSet(d.sets[i*d.words : (i+1)*d.words]) }

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
	d.hashes[i] = hash | 1
	copy(d.at(i), set)
	d.count++
	return true
}

// grow doubles the table.
func (d *tileSets) grow() {
	old := *d
	d.sets, d.hashes = make([]uint64, 2*len(d.sets)), make([]uint64, 2*len(d.hashes))
	for i, h := range old.hashes {
		if h != 0 {
			j := d.find(old.at(i), h)
			d.hashes[j] = h
			copy(d.at(j), old.at(i))
		}
	}
}
