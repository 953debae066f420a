// Package lair is the snake game: Holedox, a snake in a maze.
//
// A lair has rows and columns of squares, each a stone or vacant, and exits. A snake of length L lies on L
// different squares, each next to the one before, the head first. A step moves the head up, down, left or
// right to a square of the lair that is neither a stone nor occupied by the snake, the square of its tail
// included; every other block moves to the square of the block before it. The question is the least number
// of steps that bring the head to an exit, or that it cannot be done.
//
// Rows and columns count from 0, row first, row 0 at the top. A stone under the body at the start is still a
// stone once the snake has left it; a stone on an exit means that it cannot be entered. A head that stands
// on an exit at the start needs no step. By other rules the head may follow the tail, exits may be anywhere, or there is a
// goal instead: a body, block by block, on which the snake is to lie.
package lair
