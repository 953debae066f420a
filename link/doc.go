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
//
// Once both tiles of a pair are gone, the board may settle by a slide: tiles move within their columns or rows to one side, or
// both halves to the centre line or away from it. They keep their order and stay on the board; walls never move, and nothing
// passes them. A board is cleared when no tile is left, dead while no pair connects.
//
// Whether a board can be cleared is a hard question, and this package answers it by proof. That it can is shown by takes that
// clear it. That it cannot is shown by a kind with an odd number of tiles; or, where tiles do not slide, by a jam: a set of tiles
// of which none can be the first to go, since as long as all of them lie there, no line leads from one of them to another of its
// kind or to the place of one, even if everything else is gone; or else by a search that has ruled out every way. A search may
// also end without an answer, and then says why.
//
// What is for what:
//
//   - [Board] holds cells, and takes pairs by the rules: the simplest way to play. [Mask] is its lines alone.
//   - [Index] is a board that is asked much: for all pairs that connect, for a hint, or whether it is dead.
//   - [Solve] clears a board, or proves that nothing does; [IsJam] checks such a proof.
//   - [Generate] makes boards that can be cleared, and [Shuffle] lays out anew what is left of one so that it can.
//   - [Grade] says how hard a board is, by plays that do not look ahead.
//   - [Move], [Line], [Rules] and [ParseKind] are the texts of moves and of the rest.
//
// To run games, with undo, redo, score and saving, see play.Game, which takes texts for moves.
package link
