package link

// literal says that a variable is true or that it is false: 2v and 2v+1.
type literal int32

const noLiteral literal = -1

func positive(v int32) literal      { return literal(2 * v) }
func (l literal) variable() int32   { return int32(l >> 1) }
func (l literal) negated() bool     { return l&1 != 0 }
func (l literal) opposite() literal { return l ^ 1 }

// clause is literals of which at least one is true. The first two are watched: as long as neither is false, the
// clause says nothing new.
type clause struct {
	literals []literal
	spread   int32 // if it was learned: the number of levels that its literals were decided on then
	dropped  bool
}

// watch is a clause that watches a literal, and another of its literals: if that is true, the clause need not be read.
type watch struct {
	clause *clause
	other  literal
}

// clauses is a set of constraints on variables that are true or false, and what is assumed and follows from them. Of
// each group of variables exactly one is true; clauses are added as they are found, and learned from conflicts, in the
// manner of GRASP (Marques-Silva and Sakallah 1996), Chaff (Moskewicz and others 2001) and MiniSat (Eén and Sörensson
// 2003). All numbers are whole, so that it does the same on every machine.
type clauses struct {
	value  []int8    // of a literal: 1 true, -1 false, 0 open
	level  []int32   // of a variable that is not open: the assumptions made before it
	reason []*clause // why it is what it is, if a clause says so,
	rival  []literal // or the true literal that leaves no room for it in their group
	groups [][2][]int32
	trail  []literal // what is true, in the order in which it became so
	marks  []int     // where each level begins on the trail
	done   int       // what is drawn from the trail's literals before this one

	watches  [][]watch // of a literal
	learned  []*clause
	bytes    int64 // of learned clauses
	activity []uint64
	bump     uint64 // what a variable of a conflict gains

	seen []bool // for learning
	out  []literal
	two  [2]literal
	at   []int32 // of a level: the conflict that counted it last
	turn int32   // conflicts
}

// bytesVariable is what a variable costs in tables, and bytesClause a clause beside its literals.
const (
	bytesVariable = 160
	bytesClause   = 96
)

func newClauses(variables int) *clauses {
	return &clauses{
		value: make([]int8, 2*variables), level: make([]int32, variables), reason: make([]*clause, variables),
		rival: make([]literal, variables), groups: make([][2][]int32, variables), watches: make([][]watch, 2*variables),
		activity: make([]uint64, variables), bump: 1 << 10, seen: make([]bool, variables), at: make([]int32, variables+1),
	}
}

// exactlyOne makes variables a group. No variable is in more than two.
func (s *clauses) exactlyOne(group []int32) {
	literals := make([]literal, len(group))
	for i, v := range group {
		literals[i] = positive(v)
		if s.groups[v][0] == nil {
			s.groups[v][0] = group
		} else {
			s.groups[v][1] = group
		}
	}
	switch {
	case len(group) > 1:
		s.add(&clause{literals: literals})
	case s.value[literals[0]] == 0:
		s.set(literals[0], nil, noLiteral)
	}
}

// add adds a clause of at least two literals.
func (s *clauses) add(c *clause) {
	s.watch(c.literals[0], c, c.literals[1])
	s.watch(c.literals[1], c, c.literals[0])
}

func (s *clauses) watch(l literal, c *clause, other literal) {
	s.watches[l] = append(s.watches[l], watch{c, other})
}

// depth is the number of assumptions.
func (s *clauses) depth() int32 { return int32(len(s.marks)) }

// set makes a literal true, because of a clause, of a true rival, or of neither.
func (s *clauses) set(l literal, reason *clause, rival literal) {
	v := l.variable()
	s.value[l], s.value[l.opposite()] = 1, -1
	s.level[v], s.reason[v], s.rival[v] = s.depth(), reason, rival
	s.trail = append(s.trail, l)
}

// assume makes a literal true to see what follows.
func (s *clauses) assume(l literal) {
	s.marks = append(s.marks, len(s.trail))
	s.set(l, nil, noLiteral)
}

// backTo takes back all levels above one.
func (s *clauses) backTo(level int32) {
	if s.depth() <= level {
		return
	}
	mark := s.marks[level]
	for _, l := range s.trail[mark:] {
		s.value[l], s.value[l.opposite()] = 0, 0
	}
	s.trail, s.marks, s.done = s.trail[:mark], s.marks[:level], mark
}

// propagate draws all conclusions from what is true. If they conflict, it returns literals that are all false, of which
// one would have to be true; else nil.
func (s *clauses) propagate() []literal {
	for s.done < len(s.trail) {
		l := s.trail[s.done]
		s.done++
		if !l.negated() {
			if w := s.exclude(l); w != noLiteral {
				s.two = [2]literal{l.opposite(), w.opposite()}
				return s.two[:]
			}
		}
		if c := s.falsified(l.opposite()); c != nil {
			return c.literals
		}
	}
	return nil
}

// exclude makes all rivals of a true literal false. It returns one that is true already, or noLiteral.
func (s *clauses) exclude(l literal) literal {
	for _, group := range s.groups[l.variable()] {
		for _, w := range group {
			switch p := positive(w); {
			case p == l:
			case s.value[p] > 0:
				return p
			case s.value[p] == 0:
				s.set(p.opposite(), nil, l)
			}
		}
	}
	return noLiteral
}

// falsified reads the clauses that watch a literal which has become false. It returns one of which all literals are
// false, or nil.
func (s *clauses) falsified(l literal) *clause {
	watches := s.watches[l]
	keep := watches[:0]
	for i, w := range watches {
		c := w.clause
		if s.value[w.other] > 0 {
			keep = append(keep, w)
			continue
		}
		if c.literals[0] == l {
			c.literals[0], c.literals[1] = c.literals[1], l
		}
		first := c.literals[0]
		if s.value[first] <= 0 && s.watchAnother(c) {
			continue
		}
		keep = append(keep, watch{c, first})
		switch {
		case s.value[first] < 0:
			s.watches[l] = append(keep, watches[i+1:]...)
			return c
		case s.value[first] == 0:
			s.set(first, c, noLiteral)
		}
	}
	s.watches[l] = keep
	return nil
}

// watchAnother lets a clause whose second literal is false watch another in its place, if one is not false.
func (s *clauses) watchAnother(c *clause) bool {
	for i := 2; i < len(c.literals); i++ {
		if k := c.literals[i]; s.value[k] >= 0 {
			c.literals[1], c.literals[i] = k, c.literals[1]
			s.watch(k, c, c.literals[0])
			return true
		}
	}
	return false
}
