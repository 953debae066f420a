package link

// Label is how hard a board is, in a word.
type Label uint8

// The labels. Ungraded is none: the plays were cut short.
const (
	Ungraded Label = iota
	Trivial
	Easy
	Medium
	Hard
	Fiendish
)

var labelNames = [...]string{"ungraded", "trivial", "easy", "medium", "hard", "fiendish"}

// String is the label as a word, or empty if l is none.
func (l Label) String() string {
	if int(l) >= len(labelNames) {
		return ""
	}
	return labelNames[l]
}

// The thresholds, in percent. Over boards of 8×14, 10×16, 14×6 and 18×8 cells with 4, 6 and 8 tiles of a kind, laid at
// random, by both outside rules and all slides, they give 234, 142, 98, 129 and 51 of the 654 boards that a play has
// cleared to the five labels, and all but five of the 210 others to the last; 98.6 of a hundred boards have the same
// label by another seed.
const (
	trivialShare = 90
	easyShare    = 60
	mediumShare  = 25
	hardShare    = 5
	hardLeft     = 50
)

// Label is how hard the board is for one who does not look ahead. It goes by the plays of both players together: by how
// many of a hundred clear the board and, where next to none does, by how many of a hundred tiles they leave.
//
//	trivial   90 or more are cleared
//	easy      60 or more
//	medium    25 or more
//	hard      5 or more, or fewer and at most 50 of a hundred tiles are left
//	fiendish  fewer than 5, and more than 50 of a hundred tiles are left
//
// The share alone would not do: there are many boards that no play clears, and they are far from alike. A board that
// cannot be cleared gets a label too, by how far the plays come; most such boards are fiendish.
func (g Grades) Label() Label {
	if g.Stop != "" {
		return Ungraded
	}
	made := int64(g.Random.Made + g.Near.Made)
	cleared := 100 * int64(g.Random.Cleared+g.Near.Cleared)
	left := 100 * (g.Random.Left + g.Near.Left)
	switch {
	case cleared >= trivialShare*made:
		return Trivial
	case cleared >= easyShare*made:
		return Easy
	case cleared >= mediumShare*made:
		return Medium
	case cleared >= hardShare*made, left <= hardLeft*made*int64(g.Tiles):
		return Hard
	}
	return Fiendish
}

// Score is how hard the board is as a number from 0, which every play clears, to 1000, which no play takes a pair from; -1 if
// the grades were cut short. It says what Label says, more finely, and never contradicts it:
//
//	score     if 5 of a hundred plays or more clear the board: 500 times the share of plays that do not, rounded up
//	          otherwise: 500, and 500 times the share of tiles that plays leave, rounded up
//	trivial   0 to 50
//	easy      51 to 200
//	medium    201 to 375
//	hard      376 to 750
//	fiendish  751 to 1000
func (g Grades) Score() int {
	if g.Stop != "" {
		return -1
	}
	made := int64(g.Random.Made + g.Near.Made)
	cleared := int64(g.Random.Cleared + g.Near.Cleared)
	if 100*cleared >= hardShare*made {
		return int(halfThousand(made-cleared, made))
	}
	return 500 + int(halfThousand(g.Random.Left+g.Near.Left, made*int64(g.Tiles)))
}

// halfThousand is part/whole of 500, rounded up; 0 of nothing.
func halfThousand(part, whole int64) int64 {
	if whole == 0 {
		return 0
	}
	return (500*part + whole - 1) / whole
}
