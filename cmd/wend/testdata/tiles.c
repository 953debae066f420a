/* Lines of at most three parts, a part at a time. The macros make it wrong. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int rows, cols, board[1002][1002], queue[4000000];
static char parts[1002][1002]; /* of the shortest line to a cell; 9: none yet */

static int line(int r, int c, int r2, int c2)
{
	static const int dr[] = {-1, 1, 0, 0}, dc[] = {0, 0, -1, 1};
	int head = 0, tail = 0;
#ifdef SAME
	if (r == r2 && c == c2) return 1;
#endif
#ifndef ANY
	if (board[r][c] != board[r2][c2]) return 0;
#endif
	if (!board[r][c] || !board[r2][c2] || (r == r2 && c == c2)) return 0;
#ifdef KEPT
	if (!parts[0][0])
#endif
	memset(parts, 9, sizeof parts);
	parts[r][c] = 0;
	queue[tail++] = r * 1002 + c;
	while (head < tail) {
		int from = queue[head++], k = parts[from / 1002][from % 1002] + 1, d;
		for (d = 0; d < 4 && k <= 3; d++) {
			int y = from / 1002 + dr[d], x = from % 1002 + dc[d];
			for (; y >= 1 && y <= rows && x >= 1 && x <= cols && parts[y][x] >= k; y += dr[d], x += dc[d]) {
				if (y == r2 && x == c2) return 1;
				if (board[y][x]) break;
				if (parts[y][x] > k) {
					parts[y][x] = k;
					queue[tail++] = y * 1002 + x;
				}
			}
		}
	}
	return 0;
}

int main(void)
{
	int i, j, q, r, c, r2, c2;
	while (scanf("%d %d", &rows, &cols) == 2 && rows) {
		for (i = 1; i <= rows; i++)
			for (j = 1; j <= cols; j++) {
				scanf("%d", &c);
#ifdef OLD
				if (c)
#endif
				board[i][j] = c;
			}
#ifdef CRASH
		if (rows == 1) {
			fprintf(stderr, "open x: no such file or directory\n");
			abort();
		}
#endif
		for (scanf("%d", &q); q > 0; q--) {
			scanf("%d %d %d %d", &r, &c, &r2, &c2);
#ifdef SPACE
			putchar(' ');
#endif
			do {
				puts(line(r, c, r2, c2) ? "YES" : "NO");
#ifdef EVER
			} while (1);
#else
			} while (0);
#endif
		}
	}
	return 0;
}
