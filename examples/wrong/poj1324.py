# A program for POJ 1324 that passes the sample and is refused. Do you see why?
import sys
from collections import deque

numbers = iter(map(int, sys.stdin.read().split()))


def read_square():
    row = next(numbers)
    return row, next(numbers)


def steps_to_exit(rows, cols, snake, stones):
    """The least number of steps that bring the head to row 1, column 1, or -1."""
    queue = deque([(snake, 0)])
    seen = {snake[0]}
    while queue:
        body, steps = queue.popleft()
        row, col = body[0]
        if (row, col) == (1, 1):
            return steps
        for head in (row - 1, col), (row, col + 1), (row + 1, col), (row, col - 1):
            if not (1 <= head[0] <= rows and 1 <= head[1] <= cols):
                continue
            if head in stones or head in body or head in seen:
                continue
            seen.add(head)
            queue.append(((head,) + body[:-1], steps + 1))
    return -1


case = 0
while True:
    rows, cols, length = next(numbers), next(numbers), next(numbers)
    if rows == 0:
        break
    snake = tuple(read_square() for _ in range(length))
    stones = {read_square() for _ in range(next(numbers))}
    case += 1
    print("Case %d: %d" % (case, steps_to_exit(rows, cols, snake, stones)))
