package link

// Move is the take of the pair.
func (p Pair) Move() Move { return Move{A: p.A, B: p.B} }

// String is the text of the take, such as 1,1-2,4, as Move writes it.
func (p Pair) String() string { return p.Move().String() }
