// Package link is the tile game: 连连看, Onet, Shisen-Sho.
//
// A board has rows and columns of cells. A cell is empty, a wall, or holds a tile of a kind, a number from 1.
// Two tiles connect when they are two different cells, of the same kind, and a line joins them: steps up,
// down, left or right from the one to the other, over empty cells only, that change direction no more often
// than the rules allow. A tile of the same kind in between blocks like any other. By the standard rules the
// line has at most two turns and stays on the board; the outside rule lets it use the ring of cells round
// the board as well.
//
// Rows and columns count from 0, row first, row 0 at the top; row and column -1, row Rows and column Cols
// are the ring. A line is written as its points: both tiles, and between them the cells in which it turns.
package link
