package lair

import "fmt"

// Request says which lair with a snake is wanted of Generate.
type Request struct {
	Terrain
	Length int    // of the snake, from 1
	Min    int    // steps of the shortest way, at least; or 0, see Generate
	Max    int    // at most, and not less than Min; or 0 for any number
	Tries  int    // how many lairs to try, at most; or 0 for DefaultTries
	Rules  Rules  // by which the snake steps
	Seed   uint64 // the same request gives the same lair, for as long as GenerateVersion is the same
}

// Fault says what is wrong with a request that has no meaning, or is nil.
func (q Request) Fault() error {
	switch {
	case q.Length < 1:
		return fmt.Errorf("a snake of %d blocks: want 1 or more", q.Length)
	case q.Min < 0 || q.Max < 0:
		return fmt.Errorf("%d to %d steps: want positive numbers, or 0 for any", q.Min, q.Max)
	case q.Max > 0 && q.Min > q.Max:
		return fmt.Errorf("%d to %d steps: want the least first", q.Min, q.Max)
	case q.Tries < 0:
		return fmt.Errorf("%d lairs to try: want a positive number, or 0 for %d", q.Tries, DefaultTries)
	case q.Rules.Fault() != "":
		return fmt.Errorf("%s", q.Rules.Fault())
	}
	return q.Terrain.Fault()
}

// impossible reports whether it is plain that no lair is as asked for: there are fewer vacant squares than blocks and an
// exit.
func (q Request) impossible() bool {
	cells := q.Size.Cells()
	vacant := cells - min(int(int64(cells)*int64(q.Stones)/100), cells-1)
	return q.Length >= vacant
}
