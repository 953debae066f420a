package lair

// queue holds the turns to come in stacks, a stack for each estimate of the whole way. The turns taken never fall in
// their estimates: what is no longer than the estimate at hand, by an estimate of its own, takes that.
type queue struct {
	stacks [][]turn
	first  int32 // the estimate of stacks[0]
	now    int   // the stack whose turns are taken
	used   int   // how many stacks may hold anything
}

// turn is what to do next: expand a state, or visit the successor of a state with the head on square to.
type turn struct {
	state uint32
	to    int32
}

// itself as the square of a turn is for the state itself. No head is there, it is in the frame.
const itself = 0

// reset empties the queue. The stacks' memory serves the next search.
func (q *queue) reset() {
	for i := range q.used {
		q.stacks[i] = q.stacks[i][:0]
	}
	q.first, q.now, q.used = never, 0, 0
}

// estimate is the estimate of the turn that came last from pop.
func (q *queue) estimate() int32 { return q.first + int32(q.now) }

// push adds a turn with an estimate, and reports whether the memory allows it.
func (q *queue) push(m *memory, t turn, estimate int32) (ok bool) {
	if q.first == never {
		q.first = estimate
	}
	at := max(int(estimate-q.first), q.now)
	if at >= q.used && !q.reach(m, at) {
		return false
	}
	if q.stacks[at], ok = grown(m, q.stacks[at], 1); !ok {
		return false
	}
	q.stacks[at] = append(q.stacks[at], t)
	return true
}

// reach makes stacks up to one, and reports whether the memory allows it.
func (q *queue) reach(m *memory, at int) (ok bool) {
	for at >= len(q.stacks) {
		if q.stacks, ok = grown(m, q.stacks, 1); !ok {
			return false
		}
		q.stacks = append(q.stacks, nil)
	}
	q.used = max(q.used, at+1)
	return true
}

// raise has all turns wait that have a lower estimate than this one, and reports whether the memory allows it. They keep
// their order.
func (q *queue) raise(m *memory, estimate int32) (ok bool) {
	to := int(estimate - q.first)
	if to <= q.now {
		return true
	}
	if !q.reach(m, to) {
		return false
	}
	for from := to - 1; from >= q.now; from-- {
		if q.stacks[to], ok = grown(m, q.stacks[to], len(q.stacks[from])); !ok {
			return false
		}
		q.stacks[to] = append(q.stacks[to], q.stacks[from]...)
		q.stacks[from] = q.stacks[from][:0]
	}
	q.now = to
	return true
}

// pop takes the turn that came last among those with the least estimate.
func (q *queue) pop() (t turn, ok bool) {
	for ; q.now < q.used; q.now++ {
		if last := len(q.stacks[q.now]) - 1; last >= 0 {
			t = q.stacks[q.now][last]
			q.stacks[q.now] = q.stacks[q.now][:last]
			return t, true
		}
	}
	return turn{}, false
}
