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
//	hard      5 or more, or fewer and at most 50 tiles are left
//	fiendish  fewer than 5, and more than 50 tiles are left
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
