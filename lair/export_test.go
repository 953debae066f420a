package lair

// SetDiveAfter has searches dive after so many states, and returns what undoes it.
func SetDiveAfter(states int) (undo func()) {
	was := diveAfter
	diveAfter = states
	return func() { diveAfter = was }
}
