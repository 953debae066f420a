package link

import "slices"

// learn takes back assumptions until literals that are all false need not be any more, and adds what it learns from
// them. It reports whether that could be done: if not, the constraints have no solution.
func (s *clauses) learn(conflict []literal) bool {
	s.backTo(s.top(conflict))
	if s.depth() == 0 {
		return false
	}
	s.turn++
	learned := s.analyze(conflict)
	spread := s.spread(learned)
	s.bump += s.bump >> 4
	if len(learned) == 1 {
		s.backTo(0)
		s.set(learned[0], nil, noLiteral)
		return true
	}
	second := 1 // the literal that was decided last before the one in front
	for i, l := range learned[1:] {
		if s.level[l.variable()] > s.level[learned[second].variable()] {
			second = i + 1
		}
	}
	learned[1], learned[second] = learned[second], learned[1]
	s.backTo(s.level[learned[1].variable()])
	c := &clause{literals: slices.Clone(learned), spread: spread}
	s.add(c)
	s.learned = append(s.learned, c)
	s.bytes += c.bytes()
	s.set(learned[0], c, noLiteral)
	return true
}

func (c *clause) bytes() int64 { return bytesClause + 4*int64(len(c.literals)) }

// top is the highest level of literals.
func (s *clauses) top(literals []literal) int32 {
	level := int32(0)
	for _, l := range literals {
		level = max(level, s.level[l.variable()])
	}
	return level
}

// spread is the number of levels of literals: clauses of few levels are worth most (Audemard and Simon 2009).
func (s *clauses) spread(literals []literal) int32 {
	n := int32(0)
	for _, l := range literals {
		if at := &s.at[s.level[l.variable()]]; *at != s.turn {
			*at = s.turn
			n++
		}
	}
	return n
}

// analyze goes back from a conflict on the present level to the first literal from which all of it follows, together
// with literals of earlier levels. The clause that says so has the opposite of that literal in front.
func (s *clauses) analyze(conflict []literal) []literal {
	out := s.out[:0]
	out = append(out, noLiteral)
	open := 0 // literals of the present level that are still to be explained
	for at := len(s.trail) - 1; ; at-- {
		for _, l := range conflict {
			v := l.variable()
			if s.seen[v] || s.level[v] == 0 {
				continue
			}
			s.seen[v] = true
			s.raise(v)
			if s.level[v] == s.depth() {
				open++
			} else {
				out = append(out, l)
			}
		}
		for !s.seen[s.trail[at].variable()] || s.level[s.trail[at].variable()] < s.depth() {
			at--
		}
		l := s.trail[at]
		if open--; open == 0 {
			out[0] = l.opposite()
			break
		}
		conflict = s.why(l)
	}
	s.out = s.shorten(out)
	for _, l := range s.trail { // forget what was seen, of this level and of others
		s.seen[l.variable()] = false
	}
	return s.out
}

// why is a clause from which a literal followed: it and others, which are false.
func (s *clauses) why(l literal) []literal {
	if c := s.reason[l.variable()]; c != nil {
		return c.literals
	}
	s.two = [2]literal{l, s.rival[l.variable()].opposite()}
	return s.two[:]
}

// shorten leaves out the literals that are false because others are, the one in front aside.
func (s *clauses) shorten(out []literal) []literal {
	keep := out[:1]
	for _, l := range out[1:] {
		if !s.implied(l) {
			keep = append(keep, l)
		}
	}
	return keep
}

// implied reports whether a literal is false because of literals that were seen too.
func (s *clauses) implied(l literal) bool {
	v := l.variable()
	if s.reason[v] == nil && s.rival[v] == noLiteral {
		return false
	}
	for _, k := range s.why(l.opposite()) {
		if w := k.variable(); w != v && s.level[w] > 0 && !s.seen[w] {
			return false
		}
	}
	return true
}

// raise makes a variable of a conflict more active. Later conflicts count more.
func (s *clauses) raise(v int32) {
	s.activity[v] += s.bump
	if s.activity[v] < 1<<60 {
		return
	}
	for i := range s.activity {
		s.activity[i] >>= 30
	}
	s.bump = max(s.bump>>30, 1<<5)
}

// forget drops half of the learned clauses: those of most levels, and of these the youngest. What is a reason stays.
func (s *clauses) forget() {
	slices.SortStableFunc(s.learned, func(a, b *clause) int { return int(a.spread - b.spread) })
	keep := s.learned[:len(s.learned)/2]
	for _, c := range s.learned[len(keep):] {
		first := c.literals[0]
		if c.spread <= 2 || s.value[first] > 0 && s.reason[first.variable()] == c {
			keep = append(keep, c)
			continue
		}
		c.dropped = true
		s.bytes -= c.bytes()
	}
	clear(s.learned[len(keep):])
	s.learned = keep
	for l, watches := range s.watches {
		s.watches[l] = slices.DeleteFunc(watches, func(w watch) bool { return w.clause.dropped })
	}
}
