// Package convert reads levels from the formats of others, and writes levels in them: the inputs of two online judges,
// tables of a spreadsheet, JSON arrays, and the drawings of Maumagnaguagno's Snake.
//
// Nothing is guessed. A text that has no meaning, or more than one, is an error that says where and why; so is a level
// with something that a format cannot say, such as a wall for a judge. Only what lies beside a level (its title, its
// author, what is claimed of it) is left out of formats without a place for it, and LeftOut tells what that is.
package convert
