package link

import "context"

// meter counts the work of a search and stops it at its limits. Once it has stopped, no line is found any more, so that
// whatever is going on ends soon; then nothing may be concluded from a line that was not found.
type meter struct {
	ctx    context.Context
	limits Limits
	states int
	lines  int // looked for
	stop   Stop
}

// joined is plane.joined, counted.
func (m *meter) joined(p *plane, a, b place) bool {
	m.lines++
	often := 1<<12 - 1
	if p.turns < 0 || p.turns > 2 || p.rows == nil {
		often = 1<<6 - 1 // these cost more
	}
	if m.lines&often == 0 {
		m.look()
	}
	return m.stop == "" && p.joined(a, b)
}

// look stops the search if its context has ended.
func (m *meter) look() {
	if m.stop == "" {
		m.stop = ended(m.ctx)
	}
}

// state counts a state, and reports whether it may be looked at.
func (m *meter) state() bool {
	if m.stop == "" && m.limits.States > 0 && m.states >= m.limits.States {
		m.stop = TooMany
	}
	if m.states&63 == 0 {
		m.look()
	}
	if m.stop != "" {
		return false
	}
	m.states++
	return true
}

// allows reports whether tables may have so many bytes.
func (m *meter) allows(bytes int64) bool { return m.limits.Memory <= 0 || bytes <= m.limits.Memory }
