package chinese

// mistakes are the known mistakes of programs for the online-judge problems: what a program with one does.
var mistakes = [...]message{
	// HDU 1175, the tiles.
	{"keeps one visited mark a cell", "每个格子只用一个访问标记"},
	{"keeps one visited mark a cell and direction, whatever the number of turns", "访问标记只分格子和方向，不管已经转了几次弯"},
	{
		"goes by the fewest turns, but marks a cell and direction already when it is put on the queue",
		"按转弯次数从少到多搜索，但格子和方向在入队时就标记了，而不是出队时",
	},
	{
		"gives up at a cell that was reached with as few turns before, from whatever direction",
		"以前到过某个格子而且转弯不更多，就在那里剪枝，不管方向是否相同",
	},
	{"has a visited table that is one turn too short", "访问标记数组的转弯次数那一维少开了一个"},
	{"bounds rows by the number of columns", "用列数作行的边界"},
	{"bounds columns by the number of rows", "用行数作列的边界"},
	{"bounds rows by the number of columns and columns by that of rows", "边界的行数和列数用反了"},
	{"leaves out the last row", "漏掉了最后一行"},
	{"leaves out the last column", "漏掉了最后一列"},
	{"lets the line go round the outside of the board", "允许连线从棋盘外面绕过去"},
	{"looks for a line only within the rectangle that the two tiles span", "只在以两张牌为对角的矩形里找连线"},
	{"allows three turns", "允许转三次弯"},
	{"allows one turn only, as if the first direction were a turn", "只允许转一次弯，似乎把起步的方向也算成了一次转弯"},
	{"starts with a direction, so that a first step in another one is a turn", "起点带着一个初始方向，第一步走别的方向就算成转弯"},
	{"does not count a turn by which the line comes to the second tile", "走到第二张牌的那一步如果转弯，没有计入"},
	{
		"tries lines of two turns whose middle part lies in a column, but not those where it lies in a row, or the reverse",
		"转两次弯的连线，只试了中间一段是竖的，没有试横的，或者反过来",
	},
	{"leaves out one of the four directions", "四个方向漏了一个"},
	{"lets the line go through tiles of the same kind", "允许连线穿过相同的牌"},
	{"takes any other tile of the same kind for the second one", "碰到任何一张相同的牌就当成第二张牌"},
	{"takes two empty cells for equal tiles", "把两个空格当成相同的牌"},
	{"does not ask whether the tiles are of the same kind", "没有判断两张牌是否相同"},
	{"reads the column of a cell before its row", "读格子的坐标时先读列后读行"},
	{"takes the rows and columns of queries to be counted from 0", "把查询的行和列当成从 0 数起"},
	{"does not clear its marks after a query", "一个查询之后没有清空访问标记"},
	{
		"marks with the number of the query, which starts again in the next case while the marks stay",
		"用查询的编号作访问标记，下一组数据里编号从头开始，标记却没有清空",
	},
	{"does not empty its queue when it has found a line", "找到连线之后没有清空队列"},
	{"does not reset its flag: once YES, always YES", "没有重置标志变量，一次 YES 之后就一直是 YES"},
	{"keeps a tile of the case before where the new board has an empty cell", "新棋盘的空格处还留着上一组数据的牌"},
	{"takes away the tiles that it has joined", "把连上的两张牌从棋盘上消去了"},
	{
		"empties the cell of the second tile to search for it, and does not put the tile back",
		"搜索时把第二张牌的格子改成空格，之后没有恢复",
	},
	{"answers the first case alone", "只处理了第一组数据"},
	{"answers YES where the same cell is named twice", "两个坐标是同一个格子时回答 YES"},

	// POJ 1324, the snake.
	{"lets the head enter the square that the tail is about to leave", "允许蛇头走进蛇尾马上就要离开的格子"},
	{"lets the head enter the squares of the last two blocks", "允许蛇头走进最后两节所在的格子"},
	{"lets the head turn back onto the block behind it", "允许蛇头掉头走到紧跟着它的那一节上"},
	{"lets the head enter squares of the body", "允许蛇头走进蛇身所在的格子"},
	{
		"takes the squares of the first body for stones, and the snake for a single block",
		"把一开始蛇身所在的格子当成石头，蛇只当成一节",
	},
	{
		"lets only the first body stand in the way, each block until it has moved on, and no later one",
		"只有一开始的蛇身会挡路，每一节挡到它离开为止，之后的蛇身都不挡路",
	},
	{"keeps one visited mark a square, whatever the shape of the snake", "每个格子只用一个访问标记，不管蛇的形状"},
	{"takes snakes with the same head and the same tail for the same", "蛇头和蛇尾都相同就当成同一个状态"},
	{"leaves the last block out of its visited marks", "判重用的状态里漏了最后一节"},
	{"loses the last block's direction when it shifts the code of the shape", "给蛇形的编码移位时丢掉了最后一节的方向"},
	{"goes on from the newest state in place of the oldest", "总是先扩展最新的状态，而不是最早的"},
	{
		"always goes on from a state nearest to the exit, however many steps it took",
		"总是先扩展离出口最近的状态，不管已经走了多少步",
	},
	{
		"searches over squares by steps and distance, and marks a square when it comes into the queue",
		"按步数加距离在格子上搜索，格子一入队就标记",
	},
	{
		"is an A* that closes the square it leaves with the shape of the snake after the step",
		"用的是 A*，但放进 closed 表的是这一步离开的格子和走完之后的蛇形",
	},
	{"gives up after rows × columns steps", "走了行数 × 列数步还没有到就放弃"},
	{"does not see that the head is on the exit at the start", "没有判断蛇头一开始就在出口的情况"},
	{"enters the exit although it is a stone", "出口是石头，也走了进去"},
	{"enters the exit although a block of the snake lies on it", "出口上有蛇身，也走了进去"},
	{"is content with any block of the snake on the exit", "蛇的任何一节在出口上就算到达"},
	{"forgets the stones under the first body", "忘掉了一开始被蛇身压住的石头"},
	{"takes the first square of the snake for its tail", "把输入里蛇的第一节当成蛇尾"},
	{"takes the number of rows for that of columns and the other way round", "行数和列数读反了"},
	{"reads the column of a stone before its row", "读石头的坐标时先读列后读行"},
	{"never enters the last row", "从不走进最后一行"},
	{"never enters the last column", "从不走进最后一列"},
	{"leaves the stones of one case lying in the next", "上一组数据的石头留到了下一组"},
	{"does not clear its visited marks between cases", "各组数据之间没有清空访问标记"},
	{"does not empty its queue between cases", "各组数据之间没有清空队列"},
	{"prints the answer of the case before where there is no way", "无路可走时输出了上一组数据的答案"},
	{"marks with the number of the case, kept in a byte", "用数据的组号作访问标记，而组号只存在一个字节里"},
	{"keeps the number of the case in a byte", "组号只存在一个字节里"},
	{"calls every case the first", "每一组的组号都输出成 1"},
	{"numbers the cases from 0", "组号从 0 数起"},
	{"prints 0 where there is no way", "无路可走时输出 0"},
	{"counts the squares of the way and not its steps", "数的是路上的格子，而不是步数"},
}

// pages are the pages on the known mistakes, in English and in Chinese.
var pages = message{"docs/traps.md", "docs/traps.zh.md"}

// mistakesWithPages are the known mistakes, each with where to read of it.
func mistakesWithPages() (list []message) {
	for _, m := range mistakes {
		list = append(list, message{m.english + ": " + pages.english + "#{word}", m.chinese + "，见 " + pages.chinese + "#{word}"})
	}
	return list
}
