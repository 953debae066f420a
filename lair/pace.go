package lair

// paces is how long a search goes on before it tries what costs more: how many states it expands first.
type paces struct {
	weigh int // before the first state is weighed, at least
	whole int // before the region of the start may have any number of squares
	dive  int // before the first dive
	sweep int // before the first try of a sweep
}

// pace is the pace of all searches. Only tests have another, to have all that is there tried at once.
var pace = paces{weigh: 8, whole: 1000, dive: 1000, sweep: 10_000}
