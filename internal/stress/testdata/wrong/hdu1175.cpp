// HDU 1175 as students write it: a search by single steps over cell, direction and turns. It is right as it stands. Each
// macro below, if it is defined, is one mistake of the kind that gets such programs refused; RECURSION is none, but another
// way to search.
#include <stdio.h>
#include <string.h>
#include <queue>

#ifdef SHORT_TABLE
#define RECURSION
#endif

#ifdef THREE_TURNS
const int MOST = 3;
#else
const int MOST = 2;
#endif

#ifdef SHORT_TABLE
const int TURNS = MOST;  // one too few: 0 to MOST are one more
#else
const int TURNS = MOST + 1;
#endif

const int SIDE = 1003;
#ifdef THREE_DIRECTIONS
const int DR[4] = {-1, 0, 1, 0}, DC[4] = {0, 1, 0, 1};
#else
const int DR[4] = {-1, 0, 1, 0}, DC[4] = {0, 1, 0, -1};
#endif

struct State {
    int r, c, d, t;
};

int board[SIDE][SIDE];
char vis[SIDE * SIDE * 4 * TURNS + 8];
std::queue<State> waiting[MOST + 1];
int rows, cols, r1, c1, r2, c2, number;
bool found;

void clear_marks() {
    const int side = (rows > cols ? rows : cols) + 2;
    for (int r = 0; r < side; ++r) memset(vis + r * SIDE * 4 * TURNS, 0, side * 4 * TURNS);
}

char &mark(const State &s) {
    const int cell = s.r * SIDE + s.c;
#if defined(ONE_MARK) || defined(MEMO)
    return vis[cell * 4 * TURNS];
#elif defined(DIRECTION_MARK) || defined(MARKED_WHEN_PUSHED)
    return vis[(cell * 4 + s.d) * TURNS];
#else
    return vis[(cell * 4 + s.d) * TURNS + s.t];
#endif
}

bool marked(const State &s) {
#if defined(MEMO)
    return mark(s) && mark(s) <= s.t + 1;
#elif defined(MARKS_RENUMBERED)
    return mark(s) == number;
#else
    return mark(s) != 0;
#endif
}

void set_mark(const State &s) {
#if defined(MEMO)
    mark(s) = s.t + 1;
#elif defined(MARKS_RENUMBERED)
    mark(s) = number;
#else
    mark(s) = 1;
#endif
}

bool inside(int r, int c) {
#if defined(ROWS_BY_COLUMNS)
    return r >= 1 && r <= cols && c >= 1 && c <= cols;
#elif defined(COLUMNS_BY_ROWS)
    return r >= 1 && r <= rows && c >= 1 && c <= rows;
#elif defined(BOUNDS_EXCHANGED)
    return r >= 1 && r <= cols && c >= 1 && c <= rows;
#elif defined(LAST_ROW)
    return r >= 1 && r < rows && c >= 1 && c <= cols;
#elif defined(LAST_COLUMN)
    return r >= 1 && r <= rows && c >= 1 && c < cols;
#elif defined(OUTSIDE)
    return r >= 0 && r <= rows + 1 && c >= 0 && c <= cols + 1;
#elif defined(RECTANGLE)
    return r >= 1 && r <= rows && c >= 1 && c <= cols && (r - r1) * (r - r2) <= 0 && (c - c1) * (c - c2) <= 0;
#else
    return r >= 1 && r <= rows && c >= 1 && c <= cols;
#endif
}

// Makes one step in direction d. Says whether the search may go on from there; sets found if the second tile is there.
bool step(const State &s, int d, State &n) {
    n.r = s.r + DR[d];
    n.c = s.c + DC[d];
    n.d = d;
#if defined(ONE_TURN)
    n.t = s.t + (s.d != d);
#else
    n.t = s.t + (s.d != -1 && s.d != d);
#endif
    if (!inside(n.r, n.c)) return false;
#if defined(LAST_TURN)
    if (n.r == r2 && n.c == c2) return found = true;
#endif
    if (n.t > MOST) return false;
#if defined(ONE_MIDDLE)
    if (n.t == 2 && DC[d] != 0) return false;
#endif
#if defined(THIRD_TILE)
    if (board[n.r][n.c] == board[r1][c1] && !(n.r == r1 && n.c == c1)) return found = true;
#endif
    if (n.r == r2 && n.c == c2) return found = true;
#if defined(THROUGH_EQUAL)
    if (board[n.r][n.c] != 0 && board[n.r][n.c] != board[r1][c1]) return false;
#else
    if (board[n.r][n.c] != 0) return false;
#endif
    return !marked(n);
}

#ifdef RECURSION
void search(const State &s) {
    for (int d = 0; d < 4 && !found; ++d) {
        State n;
        if (!step(s, d, n) || found) continue;
        set_mark(n);
        search(n);
    }
}
#else
void search(const State &start) {
#ifndef QUEUE_KEPT
    for (int t = 0; t <= MOST; ++t) waiting[t] = std::queue<State>();
#endif
    waiting[0].push(start);
    for (int t = 0; t <= MOST;) {
        if (waiting[t].empty()) {
            ++t;
            continue;
        }
        const State s = waiting[t].front();
        waiting[t].pop();
        for (int d = 0; d < 4; ++d) {
            State n;
            if (!step(s, d, n)) continue;
            if (found) return;
            set_mark(n);
#ifdef MARKED_WHEN_PUSHED
            waiting[n.t].push(n);  // fewest turns first
#else
            waiting[0].push(n);
#endif
        }
    }
}
#endif

bool joined() {
#ifndef SAME_CELL
    if (r1 == r2 && c1 == c2) return false;
#endif
    const int kind = board[r2][c2];
#ifndef EMPTY_PAIR
    if (board[r1][c1] == 0 || kind == 0) return false;
#endif
#ifndef ANY_KINDS
    if (board[r1][c1] != kind) return false;
#endif
#ifdef SAME_CELL
    if (r1 == r2 && c1 == c2) return true;
#endif
#ifndef FLAG_KEPT
    found = false;
#endif
#if !defined(MARKS_KEPT) && !defined(MARKS_RENUMBERED)
    clear_marks();
#endif
#ifdef TILE_LOST
    board[r2][c2] = 0;
#endif
#ifdef FIRST_DIRECTION
    const State start = {r1, c1, 0, 0};
#else
    const State start = {r1, c1, -1, 0};
#endif
    search(start);
#ifdef TAKES
    if (found) board[r1][c1] = board[r2][c2] = 0;
#endif
    return found;
}

int main() {
    while (scanf("%d %d", &rows, &cols) == 2 && rows + cols > 0) {
        for (int r = 1; r <= rows; ++r)
            for (int c = 1; c <= cols; ++c) {
                int kind;
                scanf("%d", &kind);
#ifdef BOARD_KEPT
                if (kind == 0) continue;
#endif
                board[r][c] = kind;
            }
#ifdef MARKS_KEPT
        clear_marks();
#endif
        int queries;
        scanf("%d", &queries);
        for (number = 1; number <= queries; ++number) {
#ifdef COLUMNS_FIRST
            scanf("%d %d %d %d", &c1, &r1, &c2, &r2);
#else
            scanf("%d %d %d %d", &r1, &c1, &r2, &c2);
#endif
#ifdef FROM_ZERO
            ++r1, ++c1, ++r2, ++c2;  // as if the first cell were 0 0: the board begins at 1 1
#endif
            puts(joined() ? "YES" : "NO");
        }
#ifdef FIRST_CASE
        break;
#endif
    }
    return 0;
}
