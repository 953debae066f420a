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
//
// # How a way is searched
//
// All rules come to one number, the least time between two visits of a square (gapOf in escape.go). Escape tries what is
// cheap before what is dear:
//
//   - a walk by the plain distance (walk.go), and whether stones part the head from the exits (distances.go);
//   - a flood in which the body opens block by block: a bound, whether there is room, and often the way itself (flood.go);
//   - A* over heads with the blocks that can still be in the way (search.go, states.go, queue.go), which after some
//     states weighs where the snake can turn round (region.go, turning.go, threads.go, weigh.go), after many dives for a
//     first way (incumbent.go), and goes through all positions where those are few (sweep.go);
//   - for a goal of a whole body, a search from both sides (goal.go, pursuit.go, side.go, meet.go).
//
// Why there is no way is in reason.go. An Atlas has the steps from every position (shapes.go says which of them are one,
// planes.go moves 64 heads at a time, atlas_measure.go goes from layer to layer). What is made by chance is in generate.go
// and terrain.go, how hard a start is in grade.go and label.go, what a designer may ask in changes.go, losses.go and
// hardest.go.
package lair
