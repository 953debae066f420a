package chinese

// mistakes are the known mistakes of programs for the online-judge problems: what a program with one does.
var mistakes = [...]message{
	// HDU 1175, the tiles.
	{"keeps one visited mark a cell", "每格只有一个判重标记"},
	{"keeps one visited mark a cell and direction, whatever the number of turns", "每格每个方向只有一个判重标记，不管转了几次弯"},
	{
		"goes by the fewest turns, but marks a cell and direction already when it is put on the queue",
		"按转弯数从少到多搜索，却在入队时就标记格子和方向，而不是出队时",
	},
	{
		"gives up at a cell that was reached with as few turns before, from whatever direction",
		"到一格时，以前到过这里而且转弯不比这次多，就剪枝，不管是从哪个方向来的",
	},
	{"has a visited table that is one turn too short", "判重数组的转弯那一维少开了一个"},
	{"bounds rows by the number of columns", "行的边界用了列数"},
	{"bounds columns by the number of rows", "列的边界用了行数"},
	{"bounds rows by the number of columns and columns by that of rows", "行和列的边界写反了"},
	{"leaves out the last row", "漏了最后一行"},
	{"leaves out the last column", "漏了最后一列"},
	{"lets the line go round the outside of the board", "允许连线从棋盘外面绕过去"},
	{"looks for a line only within the rectangle that the two tiles span", "只在两张牌围成的矩形里找连线"},
	{"allows three turns", "允许转三次弯"},
	{"allows one turn only, as if the first direction were a turn", "只允许转一次弯，好像起步的方向也算转弯"},
	{"starts with a direction, so that a first step in another one is a turn", "起点带着一个方向，第一步走别的方向就算转了一次弯"},
	{"does not count a turn by which the line comes to the second tile", "到达第二张牌的那一步如果转弯，没有算进去"},
	{
		"tries lines of two turns whose middle part lies in a column, but not those where it lies in a row, or the reverse",
		"转两次弯的连线，只试了中间一段是竖的，没有试横的，或者反过来",
	},
	{"leaves out one of the four directions", "四个方向漏了一个"},
	{"lets the line go through tiles of the same kind", "允许连线穿过同种的牌"},
	{"takes any other tile of the same kind for the second one", "遇到任何一张同种的牌，都当作第二张牌"},
	{"takes two empty cells for equal tiles", "把两个空格当作相同的牌"},
	{"does not ask whether the tiles are of the same kind", "没有判断两张牌是不是同种"},
	{"reads the column of a cell before its row", "先读列、后读行"},
	{"takes the rows and columns of queries to be counted from 0", "以为询问的行列从 0 数起"},
	{"does not clear its marks after a query", "询问之后没有清空判重标记"},
	{
		"marks with the number of the query, which starts again in the next case while the marks stay",
		"用询问的编号作判重标记，可是下一组数据又从头编起，标记却没有清空",
	},
	{"does not empty its queue when it has found a line", "找到连线之后没有清空队列"},
	{"does not reset its flag: once YES, always YES", "没有重置标志变量，一次 YES 之后就一直是 YES"},
	{"keeps a tile of the case before where the new board has an empty cell", "新棋盘的空格处还留着上一组数据的牌"},
	{"takes away the tiles that it has joined", "把连上的两张牌从棋盘上消去了"},
	{
		"empties the cell of the second tile to search for it, and does not put the tile back",
		"为了搜索，把第二张牌的格子改成空格，之后没有放回去",
	},
	{"answers the first case alone", "只做了第一组数据"},
	{"answers YES where the same cell is named twice", "询问的两格是同一格时回答 YES"},

	// POJ 1324, the snake.
	{"lets the head enter the square that the tail is about to leave", "允许蛇头走进蛇尾正要离开的格子"},
	{"lets the head enter the squares of the last two blocks", "允许蛇头走进最后两节所在的格子"},
	{"lets the head turn back onto the block behind it", "允许蛇头直接退回后面那一节上"},
	{"lets the head enter squares of the body", "允许蛇头走进蛇身所在的格子"},
	{
		"takes the squares of the first body for stones, and the snake for a single block",
		"把开始时的蛇身当作石头，只让蛇头一个格子在走",
	},
	{
		"lets only the first body stand in the way, each block until it has moved on, and no later one",
		"只有开始时的蛇身会挡路，每一节让开之后就不管了，后来的蛇身不算",
	},
	{"keeps one visited mark a square, whatever the shape of the snake", "每格只有一个判重标记，不管蛇身是什么形状"},
	{"takes snakes with the same head and the same tail for the same", "蛇头和蛇尾的位置都相同，就当作同一个状态"},
	{"leaves the last block out of its visited marks", "判重时漏了最后一节"},
	{"loses the last block's direction when it shifts the code of the shape", "形状的编码移位时丢掉了最后一节的方向"},
	{"goes on from the newest state in place of the oldest", "总是先扩展最新的状态，而不是最早的"},
	{
		"always goes on from a state nearest to the exit, however many steps it took",
		"总是先扩展离出口最近的状态，不管已经走了多少步",
	},
	{
		"searches over squares by steps and distance, and marks a square when it comes into the queue",
		"按“步数 + 距离”搜索，只对格子判重，而且入队时就标记",
	},
	{
		"is an A* that closes the square it leaves with the shape of the snake after the step",
		"在 A* 里，离开一格时标记的是走完一步之后的形状",
	},
	{"gives up after rows × columns steps", "走到“行数 × 列数”步就放弃"},
	{"does not see that the head is on the exit at the start", "没有判断蛇头开始时就在出口的情况"},
	{"enters the exit although it is a stone", "出口是石头，也走了进去"},
	{"enters the exit although a block of the snake lies on it", "蛇身压着出口，也走了进去"},
	{"is content with any block of the snake on the exit", "蛇身的任何一节在出口就算到了"},
	{"forgets the stones under the first body", "忘了开始时蛇身下面的石头"},
	{"takes the first square of the snake for its tail", "把蛇的第一个坐标当作蛇尾"},
	{"takes the number of rows for that of columns and the other way round", "行数和列数读反了"},
	{"reads the column of a stone before its row", "石头的行和列读反了"},
	{"never enters the last row", "从不走进最后一行"},
	{"never enters the last column", "从不走进最后一列"},
	{"leaves the stones of one case lying in the next", "上一组数据的石头还留着"},
	{"does not clear its visited marks between cases", "两组数据之间没有清空判重标记"},
	{"does not empty its queue between cases", "两组数据之间没有清空队列"},
	{"prints the answer of the case before where there is no way", "没有出路时，输出了上一组的答案"},
	{"marks with the number of the case, kept in a byte", "用组号作判重标记，但是标记只有一个字节"},
	{"keeps the number of the case in a byte", "组号只有一个字节"},
	{"calls every case the first", "每组的组号都是 1"},
	{"numbers the cases from 0", "组号从 0 开始"},
	{"prints 0 where there is no way", "没有出路时输出 0"},
	{"counts the squares of the way and not its steps", "数的是经过的格数，不是步数"},
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
