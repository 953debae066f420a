// A program for HDU 1175 that passes the sample and is refused. Do you see why?
#include <cstdio>
#include <cstring>
#include <queue>
using namespace std;

struct State { int row, col, dir, turns; };

int rows, cols, board[1002][1002];
bool seen[1002][1002];
const int dr[] = {-1, 1, 0, 0}, dc[] = {0, 0, -1, 1};

bool connects(int r1, int c1, int r2, int c2) {
  if ((r1 == r2 && c1 == c2) || board[r1][c1] == 0 || board[r1][c1] != board[r2][c2]) return false;
  for (int r = 1; r <= rows; r++) memset(seen[r] + 1, 0, cols);
  queue<State> open;
  State start = {r1, c1, -1, 0};
  open.push(start);
  seen[r1][c1] = true;
  while (!open.empty()) {
    State s = open.front();
    open.pop();
    for (int d = 0; d < 4; d++) {
      State n = {s.row + dr[d], s.col + dc[d], d, s.turns + (s.dir >= 0 && s.dir != d)};
      if (n.turns > 2 || n.row < 1 || n.row > rows || n.col < 1 || n.col > cols) continue;
      if (n.row == r2 && n.col == c2) return true;
      if (board[n.row][n.col] != 0 || seen[n.row][n.col]) continue;
      seen[n.row][n.col] = true;
      open.push(n);
    }
  }
  return false;
}

int main() {
  while (scanf("%d%d", &rows, &cols) == 2 && rows) {
    for (int r = 1; r <= rows; r++)
      for (int c = 1; c <= cols; c++) scanf("%d", &board[r][c]);
    int queries, r1, c1, r2, c2;
    for (scanf("%d", &queries); queries > 0; queries--) {
      scanf("%d%d%d%d", &r1, &c1, &r2, &c2);
      puts(connects(r1, c1, r2, c2) ? "YES" : "NO");
    }
  }
}
