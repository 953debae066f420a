// Package play is a game being played, of either kind: a level and a list of move texts. It is for everybody who writes
// a front end.
//
// A move of the tile game is r1,c1-r2,c2, rows and columns from 1, on the board as it stands then; ~k1,k2,… is a
// shuffle, the kinds now on the filled cells in reading order. A move of the snake game is U, D, L or R. A game is its
// level and its moves: undo, redo and restart edit that list and are not in it. Time and score lie beside it and never
// change the board.
package play
