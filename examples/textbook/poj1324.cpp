// POJ 1324, Holedox Moving: the least number of steps that bring the head of a snake to row 1, column 1.
//
// Where the head may go next depends on where the whole body lies, so a square alone is no state: a state is the head's
// square and the shape of the body. The shape has two bits a block behind the head, the nearest block lowest: the direction
// to that block from the one before it. Seven blocks make 14 bits, and 20 * 20 squares times 2^14 shapes 6.5 million
// states: a byte each is enough to mark those seen. Breadth-first search goes through all states one step away, then
// through all two steps away, and so on; so the first way that it finds to the exit is a shortest one.
#include <cstring>
#include <iostream>
#include <vector>

// The directions: right, down, left, up. The opposite of d is d ^ 2.
const int DR[4] = {0, 1, 0, -1};
const int DC[4] = {1, 0, -1, 0};

int rows, cols, length;
bool stone[20][20];
char seen[20 * 20 << 14];

// Is any block behind the head on row r, column c? The tail counts too: it has not left its square yet.
bool onBody(int headRow, int headCol, int shape, int r, int c) {
    for (int i = 1; i < length; i++, shape >>= 2) {
        headRow += DR[shape & 3];
        headCol += DC[shape & 3];
        if (headRow == r && headCol == c) return true;
    }
    return false;
}

// The least number of steps from a state to the exit, or -1. Rows and columns count from 0 here.
int search(int row, int col, int shape) {
    const int bits = 2 * (length - 1), mask = (1 << bits) - 1;
    memset(seen, 0, rows * cols << bits);  // no more than this case can use
    std::vector<int> now, next;            // the states so many steps away, and those one more
    int start = (row * cols + col) << bits | shape;
    seen[start] = 1;
    now.push_back(start);
    for (int steps = 0; !now.empty(); steps++) {
        next.clear();
        for (size_t i = 0; i < now.size(); i++) {
            int square = now[i] >> bits, body = now[i] & mask;
            if (square == 0) return steps;
            int r = square / cols, c = square % cols;
            for (int d = 0; d < 4; d++) {
                int r2 = r + DR[d], c2 = c + DC[d];
                if (r2 < 0 || c2 < 0 || r2 >= rows || c2 >= cols || stone[r2][c2]) continue;
                if (onBody(r, c, body, r2, c2)) continue;
                // The block behind the new head is where the head was; all others move up, and the tail falls off.
                int state = (r2 * cols + c2) << bits | ((body << 2 | (d ^ 2)) & mask);
                if (seen[state]) continue;
                seen[state] = 1;
                next.push_back(state);
            }
        }
        now.swap(next);
    }
    return -1;
}

int main() {
    for (int number = 1; std::cin >> rows >> cols >> length && rows > 0; number++) {
        int r[8], c[8], shape = 0, stones;
        for (int i = 0; i < length; i++) {
            std::cin >> r[i] >> c[i];
            for (int d = 0; i > 0 && d < 4; d++)
                if (r[i - 1] + DR[d] == r[i] && c[i - 1] + DC[d] == c[i]) shape |= d << 2 * (i - 1);
        }
        memset(stone, 0, sizeof stone);  // or the stones of the case before would still lie there
        for (std::cin >> stones; stones > 0; stones--) {
            int stoneRow, stoneCol;
            std::cin >> stoneRow >> stoneCol;
            stone[stoneRow - 1][stoneCol - 1] = true;
        }
        std::cout << "Case " << number << ": " << search(r[0] - 1, c[0] - 1, shape) << "\n";
    }
}
