package link

// matching is which tiles go with which, as variables: the constraint that every tile goes with exactly one of its kind,
// and what else is found out.
type matching struct {
	*clauses
	mates   [][]mate   // of a tile
	couples [][]couple // of a variable: the tiles that go together if it is true
}

// mate is a tile with which another may go, and the variable that says so.
type mate struct{ tile, variable int32 }

// couple is two tiles of a kind.
type couple struct{ a, b int32 }

// newMatching is the matching of so many tiles, those of each kind being an even number. If it is stopped it is of no use.
func newMatching(tiles int, kinds [][]int32, meter *meter) *matching {
	m := &matching{mates: make([][]mate, tiles)}
	var groups [][]int32
	for _, kind := range kinds {
		if meter.look(); meter.stop != "" {
			break
		}
		groups = append(groups, m.addKind(kind)...)
	}
	m.clauses = newClauses(len(m.couples))
	for _, g := range groups {
		m.exactlyOne(g)
	}
	return m
}

// addKind adds the variables of a kind, and returns the groups of them of which exactly one is true. Four tiles can go
// together in three ways, so they have three variables; otherwise there is one for every two tiles, and each tile has a
// group.
func (m *matching) addKind(kind []int32) (groups [][]int32) {
	if len(kind) == 4 {
		a, b, c, d := kind[0], kind[1], kind[2], kind[3]
		return [][]int32{{
			m.addVariable(couple{a, b}, couple{c, d}), m.addVariable(couple{a, c}, couple{b, d}),
			m.addVariable(couple{a, d}, couple{b, c}),
		}}
	}
	for i, a := range kind {
		for _, b := range kind[i+1:] {
			m.addVariable(couple{a, b})
		}
	}
	for _, t := range kind {
		group := make([]int32, len(m.mates[t]))
		for i, mate := range m.mates[t] {
			group[i] = mate.variable
		}
		groups = append(groups, group)
	}
	return groups
}

func (m *matching) addVariable(couples ...couple) int32 {
	v := int32(len(m.couples))
	m.couples = append(m.couples, couples)
	for _, c := range couples {
		m.mates[c.a] = append(m.mates[c.a], mate{c.b, v})
		m.mates[c.b] = append(m.mates[c.b], mate{c.a, v})
	}
	return v
}

// excluded reports whether a mate is none any more.
func (m *matching) excluded(with mate) bool { return m.value[positive(with.variable)] < 0 }

// matchingBytes is about what the tables for kinds of so many tiles take.
func matchingBytes(kinds [][]int32) int64 {
	const variable = bytesVariable + 2*8 + 2*12 + 3*8 // with its mates, groups and couples
	bytes := int64(0)
	for _, kind := range kinds {
		n := int64(len(kind))
		bytes += 100*n + variable*n*(n-1)/2
	}
	return bytes
}

// cutOf is the variables of all mates with which tiles of a set connect, as literals: if no tile of the set can go first with
// any other, one of them is true. See jam.
func (m *matching) cutOf(set []int32, connect func(t, mate int32) bool, cut []literal) []literal {
	cut = cut[:0]
	for _, t := range set {
		for _, with := range m.mates[t] {
			if !m.seen[with.variable] && connect(t, with.tile) {
				m.seen[with.variable] = true
				cut = append(cut, positive(with.variable))
			}
		}
	}
	for _, l := range cut {
		m.seen[l.variable()] = false
	}
	return cut
}
