package chinese

import "slices"

// measures are the things that are counted, each with the Chinese that stands behind the number.
var measures = [...]message{
	{"block", "节"},
	{"byte", "字节"},
	{"case", "组数据"},
	{"cell", "格"},
	{"column", "列"},
	{"level", "关"},
	{"line", "行"},
	{"move", "步"},
	{"row", "行"},
	{"run", "次运行"},
	{"square", "格"},
	{"state", "个状态"},
	{"step", "步"},
	{"tile", "张牌"},
}

// terms are words that are values of a kind. A code keeps its name, as it is what programs and the rules call it, and so does
// a verdict, as it is what the judges say.
var terms = [...]struct{ kind, english, chinese string }{
	{"game", "link", "连连看"},
	{"game", "lair", "蛇出迷宫"},

	{"verdict", "Accepted", "Accepted（通过）"},
	{"verdict", "Wrong Answer", "Wrong Answer（答案错误）"},
	{"verdict", "Presentation Error", "Presentation Error（格式错误）"},
	{"verdict", "Time Limit Exceeded", "Time Limit Exceeded（超时）"},
	{"verdict", "Memory Limit Exceeded", "Memory Limit Exceeded（超内存）"},
	{"verdict", "Output Limit Exceeded", "Output Limit Exceeded（输出超限）"},
	{"verdict", "Runtime Error", "Runtime Error（运行时错误）"},

	{"tool", "C compiler", "C 编译器"},
	{"tool", "C++ compiler", "C++ 编译器"},
	{"tool", "Java compiler", "Java 编译器"},
	{"tool", "Java runtime", "Java 运行环境"},
	{"tool", "Go tool", "Go 工具"},
	{"tool", "Python 3", "Python 3"},

	{"status", "running", "还没有结束"},
	{"status", "won", "到达终点"},
	{"status", "dead", "成了死局"},

	{"means", "start", "一开始就在终点"},
	{"means", "goal", "目标的形状"},
	{"means", "walk", "试走"},
	{"means", "walls", "石头的阻隔"},
	{"means", "bound", "下界"},
	{"means", "room", "可走的空间"},
	{"means", "turning", "转身的条件"},
	{"means", "search", "搜索"},
	{"means", "sweep", "看遍所有局面"},

	{"code", "off-board", "off-board（有一个格子不在棋盘上）"},
	{"code", "same-cell", "same-cell（两个格子是同一个）"},
	{"code", "wall", "wall（至少一个是墙）"},
	{"code", "empty", "empty（至少一个是空格）"},
	{"code", "kinds-differ", "kinds-differ（两张牌种类不同）"},
	{"code", "no-line", "no-line（没有符合规则的线把它们连起来）"},
	{"code", "not-a-shuffle", "not-a-shuffle（不是盘上各种牌的重新排列，或者这个游戏没有洗牌）"},
	{"code", "off-lair", "off-lair（走出了迷宫）"},
	{"code", "stone", "stone（那里是石头）"},
	{"code", "body", "body（那里是蛇身，不是最后一节）"},
	{"code", "tail", "tail（那里是最后一节，而 tail=strict）"},
	{"code", "swap", "swap（那里是最后一节，而蛇只有两节，swap=no）"},
	{"code", "not-a-move", "not-a-move（这不是一步走法）"},
	{"code", "finished", "finished（这一局已经结束）"},
}

// catalogue is all messages. It is a function so that nothing is done before it is asked for.
func catalogue() []chapter {
	return []chapter{
		{firstChapter, slices.Concat(lines[:], linesOfPrograms[:])},
		{"hint", slices.Concat(hints[:], hintsOnPrograms[:])},
		{"claims", claimsThatHold[:]},
		{"claim", claims[:]},
		{"left", whatIsLeft[:]},
		{"refusal", refusals[:]},
		{"why", reasons[:]},
		{"slides", slides[:]},
		{"because", lairReasons[:]},
		{"colours", colours[:]},
		{"turn", turnings[:]},
		{"fault", faults[:]},
		{"what", faultsOfLevels[:]},
		{"block", faultsOfBodies[:]},
		{"json", faultsOfJSON[:]},
		{"os", faultsOfSystems[:]},
		{"mistake", mistakesWithPages()},
		{"crash", crashes[:]},
		{"signal", signals[:]},
		{"end", ends[:]},
	}
}
