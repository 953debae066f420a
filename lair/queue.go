package lair

// queue holds the states to expand in stacks, a stack for each estimate of the whole way. The bound is
// consistent, so estimates never fall.
type queue struct {
	stacks [][]uint32
	first  int32 // the estimate of stacks[0]
	now    int   // the first stack that may hold anything
}

// reset empties the queue. The stacks' memory serves the next search.
func (q *queue) reset() {
	for i := range q.stacks {
		q.stacks[i] = q.stacks[i][:0]
	}
	q.first, q.now = never, 0
}

// push adds a state with an estimate, and reports whether the memory allows it.
func (q *queue) push(m *memory, id uint32, estimate int32) (ok bool) {
	if q.first == never {
		q.first = estimate
	}
	at := int(estimate - q.first)
	for at >= len(q.stacks) {
		if q.stacks, ok = grown(m, q.stacks, 1); !ok {
			return false
		}
		q.stacks = append(q.stacks, nil)
	}
	if q.stacks[at], ok = grown(m, q.stacks[at], 1); !ok {
		return false
	}
	q.stacks[at] = append(q.stacks[at], id)
	return true
}

// pop takes the state that came last among those with the least estimate. One that has been pushed again
// with a lower estimate since, or taken already, is passed over.
func (q *queue) pop(s *states) (id uint32, ok bool) {
	for q.now < len(q.stacks) {
		stack := q.stacks[q.now]
		if len(stack) == 0 {
			q.now++
			continue
		}
		id = stack[len(stack)-1]
		q.stacks[q.now] = stack[:len(stack)-1]
		st := &s.all[id]
		if st.open && int(st.steps+st.bound-q.first) == q.now {
			st.open = false
			return id, true
		}
	}
	return 0, false
}
