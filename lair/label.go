package lair

// Label is how hard it is to bring a snake to an exit, in a word.
type Label uint8

// The labels. Ungraded is none: there is no way, or a measure is missing.
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

// The scores from which on a label is given. Over 3600 starts that Generate makes in lairs of 6×6, 10×10, 14×14 and
// 20×20 squares, of all styles (a quarter stones, a fifth of the doors that a tree does without), for snakes of 4 to 32
// blocks, they give 1980, 956, 443, 169 and 52 to the five labels.
const (
	easyScore     = 100
	mediumScore   = 200
	hardScore     = 350
	fiendishScore = 550
)

// Label is how hard the start is, by its Score.
//
//	trivial   0 to 99
//	easy      100 to 199
//	medium    200 to 349
//	hard      350 to 549
//	fiendish  550 to 1000
func (g Grades) Label() Label {
	switch n := g.Score(); {
	case n < 0:
		return Ungraded
	case n < easyScore:
		return Trivial
	case n < mediumScore:
		return Easy
	case n < hardScore:
		return Medium
	case n < fiendishScore:
		return Hard
	}
	return Fiendish
}

// Score is how hard the start is, as a number from 0 to 1000; -1 if it is not known that there is a way, or a measure
// is missing. It is the sum of four parts, each rounded down, in which the more there is of something the less one more
// counts:
//
//	300 · a/(a+3)   a: choices at which the way does not lead nearer to an exit, so that one has to go where none would
//	300 · t/(t+4)   t: traps, where a step may lose
//	250 · s/(s+1)   s: lures, steps that lose and lead nearer to an exit
//	150 · c/(c+30)  c: choices
//
// Steps that are forced do not count, nor does the distance: a long corridor is no harder than a short one.
func (g Grades) Score() int {
	if g.Verdict != Found || g.Stop != "" {
		return -1
	}
	return part(300, g.Against, 3) + part(300, g.Traps, 4) + part(250, g.Lures, 1) + part(150, g.Choices, 30)
}

// part is a part of a score: most times n/(n+half), rounded down.
func part(most, n, half int) int { return int(int64(most) * int64(n) / (int64(n) + int64(half))) }
