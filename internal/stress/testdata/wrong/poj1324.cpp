// Programs for POJ 1324 as people send them in. Without a macro this one is right; each macro makes one mistake, the one
// that has its name in lower case and with hyphens.
#include <cstdio>
#include <cstring>
#include <queue>
#include <stack>

struct State {
    int r, c, shape, steps;
    bool operator<(const State &other) const {
#ifdef GREEDY
        return r + c > other.r + other.c;
#else
        return steps + r + c > other.steps + other.r + other.c;
#endif
    }
};

#if defined(GREEDY) || defined(SNAKE_MARKED_WHEN_PUSHED) || defined(WRONG_STATE_CLOSED)
std::priority_queue<State> q;
#define FIRST q.top()
#elif defined(DEPTH_FIRST)
std::stack<State> q;
#define FIRST q.top()
#else
std::queue<State> q;
#define FIRST q.front()
#endif

const int dr[4] = {-1, 0, 1, 0}, dc[4] = {0, 1, 0, -1};
int rows, cols, len, mask, number;
int br[8], bc[8], answer = -1;
bool stone[20][20];
unsigned char vis[20][20][1 << 14];

bool outside(int r, int c) {
#if defined(SNAKE_ROWS_BY_COLUMNS)
    return r < 0 || c < 0 || r >= cols || c >= cols;
#elif defined(SNAKE_COLUMNS_BY_ROWS)
    return r < 0 || c < 0 || r >= rows || c >= rows;
#elif defined(SNAKE_LAST_ROW)
    return r < 0 || c < 0 || r >= rows - 1 || c >= cols;
#elif defined(SNAKE_LAST_COLUMN)
    return r < 0 || c < 0 || r >= rows || c >= cols - 1;
#else
    return r < 0 || c < 0 || r >= rows || c >= cols;
#endif
}

bool blocked(const State &s, int nr, int nc) {
#ifdef FIRST_BODY_ONLY
    for (int i = 0; i < len - s.steps; i++)
        if (br[i] == nr && bc[i] == nc) return true;
    return false;
#endif
#if defined(BODY_IGNORED) || defined(BODY_OF_STONE)
    return false;
#endif
#ifdef EXIT_UNDER_BODY
    if (nr == 0 && nc == 0) return false;
#endif
    int last = len - 1, r = s.r, c = s.c;
#ifdef TAIL_ALLOWED
    last = len - 2;
#endif
#ifdef LAST_TWO_ALLOWED
    last = len - 3;
#endif
    for (int i = 1; i <= last; i++) {
        int d = s.shape >> 2 * (i - 1) & 3;
        r += dr[d], c += dc[d];
#ifdef NECK_ALLOWED
        if (i == 1) continue;
#endif
        if (r == nr && c == nc) return true;
    }
    return false;
}

unsigned char &mark(int r, int c, int shape) {
#if defined(SNAKE_ONE_MARK) || defined(SNAKE_MARKED_WHEN_PUSHED)
    return vis[r][c][0];
#elif defined(CODE_SHORT)
    return vis[r][c][shape & mask >> 2];
#elif defined(HEAD_AND_TAIL)
    int tr = r, tc = c;
    for (int i = 1; i < len; i++, shape >>= 2) tr += dr[shape & 3], tc += dc[shape & 3];
    return vis[r][c][tr * 20 + tc];
#else
    return vis[r][c][shape];
#endif
}

bool finished(const State &s) {
#ifdef EXIT_LATE
    if (s.steps == 0) return false;
#endif
#ifdef EXIT_BY_ANY_BLOCK
    int r = s.r, c = s.c;
    for (int i = 1; i < len; i++) {
        if (r == 0 && c == 0) return true;
        int d = s.shape >> 2 * (i - 1) & 3;
        r += dr[d], c += dc[d];
    }
    return r == 0 && c == 0;
#endif
    return s.r == 0 && s.c == 0;
}

int search(State start) {
    unsigned char stamp = 1;
#ifdef BYTE_STAMP
    stamp = (unsigned char)number;
#elif !defined(SNAKE_MARKS_KEPT)
#ifdef HEAD_AND_TAIL
    int shapes = 20 * 20;
#else
    int shapes = mask + 1;
#endif
    for (int r = 0; r < rows || r < cols; r++)
        for (int c = 0; c < rows || c < cols; c++) memset(vis[r][c], 0, shapes);
#endif
#ifndef SNAKE_QUEUE_KEPT
    while (!q.empty()) q.pop();
#endif
    q.push(start);
    mark(start.r, start.c, start.shape) = stamp;
    while (!q.empty()) {
        State s = FIRST;
        q.pop();
        if (finished(s)) return s.steps;
#ifdef FEW_STEPS
        if (s.steps >= rows * cols) continue;
#endif
        int shape = s.shape;
        for (int d = 0; d < 4; d++) {
            int nr = s.r + dr[d], nc = s.c + dc[d];
            if (outside(nr, nc)) continue;
#ifdef EXIT_ON_STONE
            if (stone[nr][nc] && nr + nc > 0) continue;
#else
            if (stone[nr][nc]) continue;
#endif
            if (blocked(s, nr, nc)) continue;
#ifdef MASK_SHORT
            shape = (s.shape << 2 | (d ^ 2)) & mask >> 2;
#else
            shape = (s.shape << 2 | (d ^ 2)) & mask;
#endif
            if (mark(nr, nc, shape) == stamp) continue;
            mark(nr, nc, shape) = stamp;
            State t = {nr, nc, shape, s.steps + 1};
            q.push(t);
        }
#ifdef WRONG_STATE_CLOSED
        mark(s.r, s.c, shape) = stamp;
#endif
    }
    return -1;
}

void read() {
    int k, r, c;
    for (int i = 0; i < len; i++) {
        int at = i;
#ifdef HEAD_LAST
        at = len - 1 - i;
#endif
        scanf("%d%d", &br[at], &bc[at]);
        br[at]--, bc[at]--;
    }
#ifndef STONES_KEPT
    memset(stone, 0, sizeof stone);
#endif
    scanf("%d", &k);
    while (k--) {
#ifdef STONES_TURNED
        scanf("%d%d", &c, &r);
#else
        scanf("%d%d", &r, &c);
#endif
        stone[r - 1][c - 1] = true;
    }
#ifdef STONE_FORGOTTEN
    for (int i = 0; i < len; i++) stone[br[i]][bc[i]] = false;
#endif
#ifdef BODY_OF_STONE
    for (int i = 0; i < len; i++) stone[br[i]][bc[i]] = true;
#endif
}

int main() {
#ifdef SIDES_SWAPPED
    while (scanf("%d%d%d", &cols, &rows, &len) == 3 && rows) {
#else
    while (scanf("%d%d%d", &rows, &cols, &len) == 3 && rows) {
#endif
        number++;
        read();
        mask = (1 << 2 * (len - 1)) - 1;
        State start = {br[0], bc[0], 0, 0};
        for (int i = 1; i < len; i++)
            for (int d = 0; d < 4; d++)
                if (br[i - 1] + dr[d] == br[i] && bc[i - 1] + dc[d] == bc[i]) start.shape |= d << 2 * (i - 1);
        int found = search(start);
#ifdef ANSWER_KEPT
        if (found >= 0)
#endif
            answer = found;
#ifdef ZERO_FOR_NONE
        if (answer < 0) answer = 0;
#endif
#ifdef COUNTS_SQUARES
        if (answer >= 0) answer++;
#endif
#if defined(BYTE_NUMBER)
        printf("Case %d: %d\n", (signed char)number, answer);
#elif defined(NUMBER_KEPT)
        printf("Case 1: %d\n", answer);
#elif defined(NUMBER_FROM_0)
        printf("Case %d: %d\n", number - 1, answer);
#else
        printf("Case %d: %d\n", number, answer);
#endif
    }
}
