// HDU 1175: can two equal tiles be joined by a line of at most two turns over empty cells?
//
// A breadth-first search by turns, not by steps: a line is stretched as far as it goes, and only then turned. First
// come all cells that the first tile sees, without a turn; then those that can be seen from these, with one turn; then
// those with two. The queue hands out the cells in this order, so each is reached with the fewest turns.
//
// A cell can be crossed along its row and along its column. These are two different things, with a mark each: one mark
// a cell would stop a line wherever another one has crossed it, though that one goes elsewhere.
#include <stdio.h>

const int ROWS = 1002, COLS = 1001;  // the board and one cell all round it
const int EMPTY = 0, EDGE = -1;      // what a cell holds if it holds no tile

int board[ROWS][COLS];
int crossed[2][ROWS][COLS];  // the last query in which a line crossed the cell along its row [0], its column [1]
int queries;                 // so far, over all cases: nothing has to be cleared between them

struct Turn {
    short row, col;        // where a line may turn
    signed char along;     // how it came there: 0 along the row, 1 along the column
    signed char turns;     // so far
};
Turn queue[2 * ROWS * COLS];  // each cell comes at most twice
int head, tail;

// Stretches a line from a cell in one direction until something stands in its way. Says whether that is the tile (r2,c2).
bool stretch(int row, int col, int down, int right, int turns, int r2, int c2) {
    const int along = down != 0;
    for (;;) {
        row += down;
        col += right;
        if (row == r2 && col == c2) return true;
        if (board[row][col] != EMPTY) return false;
        if (crossed[along][row][col] == queries) return false;  // from here on an earlier line has been
        crossed[along][row][col] = queries;
        if (turns < 2) {
            const Turn turn = {short(row), short(col), (signed char)along, (signed char)turns};
            queue[tail++] = turn;
        }
    }
}

bool joined(int r1, int c1, int r2, int c2) {
    if (r1 == r2 && c1 == c2) return false;  // one tile is no pair
    if (board[r1][c1] == EMPTY || board[r1][c1] != board[r2][c2]) return false;
    ++queries;
    head = tail = 0;
    if (stretch(r1, c1, 0, -1, 0, r2, c2) || stretch(r1, c1, 0, 1, 0, r2, c2)) return true;
    if (stretch(r1, c1, -1, 0, 0, r2, c2) || stretch(r1, c1, 1, 0, 0, r2, c2)) return true;
    while (head < tail) {
        const Turn t = queue[head++];
        const int down = t.along == 0, right = t.along == 1;  // now across the way it came
        if (t.turns == 1 && (down ? t.col != c2 : t.row != r2)) continue;  // the last line must lead to the tile
        if (stretch(t.row, t.col, -down, -right, t.turns + 1, r2, c2)) return true;
        if (stretch(t.row, t.col, down, right, t.turns + 1, r2, c2)) return true;
    }
    return false;
}

int main() {
    int rows, cols, count, r1, c1, r2, c2;
    while (scanf("%d %d", &rows, &cols) == 2 && rows != 0) {
        for (int r = 0; r <= rows + 1; ++r)
            for (int c = 0; c <= cols + 1; ++c) {
                board[r][c] = EDGE;  // a line must not leave the board
                if (r >= 1 && r <= rows && c >= 1 && c <= cols) scanf("%d", &board[r][c]);
            }
        scanf("%d", &count);
        while (count-- > 0) {
            scanf("%d %d %d %d", &r1, &c1, &r2, &c2);
            puts(joined(r1, c1, r2, c2) ? "YES" : "NO");
        }
    }
    return 0;
}
