package chinese

// faults are what is wrong with what is no level, with the key or the row that is meant, if one is.
var faults = [...]message{
	{"{word}: {what}", "{word}: {what}"},
	{"board, row {n}: {what}", "board 第 {n} 行: {what}"},
	{"{what}", "{what}"},
}

// faultsOfLevels are what can be wrong with a level, its moves and its rules.
var faultsOfLevels = [...]message{
	// The file, and the lines of its keys.
	{"the file is empty; a level begins with the line {text}", "文件是空的；关卡的第一行是 {text}"},
	{"a level begins with the line {text}, not {quoted}", "关卡的第一行是 {text}，不是 {quoted}"},
	{"a level has at most {n} bytes", "关卡最多 {n} 字节"},
	{"want a blank line before the drawing, which seems to begin here", "图似乎从这里开始，前面要有一个空行"},
	{
		"want key: value (such as title: First steps), or a blank line before the drawing, not {quoted}",
		"这里应是“键: 值”（例如 title: First steps），或者图前面的空行，不是 {quoted}",
	},
	{"a blank line inside the drawing; one stands before it, and none in it", "图的中间有空行；空行只在图的前面有一个"},
	{"there is no key {quoted}", "没有 {quoted} 这个键"},
	{"there is no key {quoted}; did you mean {word}?", "没有 {quoted} 这个键；是不是 {word}？"},
	{"there is no key {quoted}; what is your own begins with x-", "没有 {quoted} 这个键；自己加的键要以 x- 开头"},
	{
		"there is no key {quoted}; did you mean {word}?; what is your own begins with x-",
		"没有 {quoted} 这个键；是不是 {word}？自己加的键要以 x- 开头",
	},
	{"the key {word} stands in line {n} already, and may stand once", "键 {word} 在第 {n} 行已经有了，只能写一次"},
	{"the key {word} has a meaning for game: {word2} only", "键 {word} 只能用于 game: {word2}"},
	{"the key game is missing: game: link or game: lair", "缺少键 game：game: link 或 game: lair"},
	{"this is no UTF-8 text", "这不是 UTF-8 文本"},
	{"a control character, {quoted}", "控制字符 {quoted}"},

	// Lines of JSON.
	{"want a JSON object, a level a line: {json}", "每行应是一个 JSON 对象，即一关：{json}"},
	{"the key wend is missing: \"wend\":\"{word}\"", "缺少键 wend：\"wend\":\"{word}\""},
	{"want one \"board\", an array of strings, not {n}", "应有一个 \"board\"，是字符串数组；这里有 {n} 个"},
	{"\"board\" is an array of strings, a row each", "\"board\" 应是字符串数组，每行一个字符串"},
	{"{quoted} is a string, not {text}", "{quoted} 应是字符串，不是 {text}"},

	// The values of keys.
	{"this Wend reads version {n} of level files, not {quoted}", "这个 Wend 读第 {n} 版的关卡文件，不是 {quoted}"},
	{"want link or lair, not {quoted}", "应是 link 或 lair，不是 {quoted}"},
	{
		"want solvable, impossible or, for a lair, the number of steps, not {quoted}",
		"应是 solvable 或 impossible，蛇的关卡还可以是步数，不是 {quoted}",
	},
	{
		"a number of steps has a meaning for game: lair only; want solvable or impossible",
		"步数只能用于 game: lair；这里应是 solvable 或 impossible",
	},
	{
		"want a take such as 1,1-2,4 or a shuffle such as ~1,2,2,1, not {quoted}",
		"应是取牌，例如 1,1-2,4，或者洗牌，例如 ~1,2,2,1，不是 {quoted}",
	},
	{
		"want steps such as DRRU (U up, D down, L left, R right), not {quoted}",
		"应是走法，例如 DRRU（U 上、D 下、L 左、R 右），不是 {quoted}",
	},
	{"want squares such as 1,1 1,2 (row and column from 1)", "应是方格，例如 1,1 1,2（行和列从 1 数起）"},
	{"want squares such as 1,1 1,2 (row and column from 1), not {quoted}", "应是方格，例如 1,1 1,2（行和列从 1 数起），不是 {quoted}"},

	// Rules.
	{"{quoted} stands here twice", "{quoted} 在这里写了两次"},
	{"turns is any or a number from 0 to 2147483647, not {quoted}", "turns 应是 any 或者 0 到 2147483647 的数，不是 {quoted}"},
	{"outside is yes or no, not {quoted}", "outside 应是 yes 或 no，不是 {quoted}"},
	{"slide is one of {text}, not {quoted}", "slide 应是 {text} 之一，不是 {quoted}"},
	{"the tile game has no rule {quoted}, but turns, outside and slide", "连连看没有 {quoted} 这条规则，只有 turns、outside、slide"},
	{"tail is strict or loose, not {quoted}", "tail 应是 strict 或 loose，不是 {quoted}"},
	{"swap is yes or no, not {quoted}", "swap 应是 yes 或 no，不是 {quoted}"},
	{"the snake game has no rule {quoted}, but tail and swap", "蛇出迷宫没有 {quoted} 这条规则，只有 tail、swap"},
	{
		"swap=yes needs tail=loose: with tail=strict head and tail never change places",
		"swap=yes 要与 tail=loose 合用：tail=strict 时蛇头和蛇尾不可能对调",
	},

	// Boards.
	{"the board has no cells", "棋盘一个格子也没有"},
	{
		"a cell is a kind (a number from 1), . or 0 (empty) or # (a wall), not {quoted}",
		"格子应是种类（从 1 起的数）、. 或 0（空格）、#（墙），不是 {quoted}",
	},
	{"a kind is at most 2147483647, not {quoted}", "种类最大是 2147483647，不是 {quoted}"},
	{"a kind has no leading zeros: {n}, not {quoted}", "种类前面不写 0：应是 {n}，不是 {quoted}"},
	{"this row is {n} long, the first {n2}", "这一行长 {n}，第一行长 {n2}"},

	// Lairs and snakes.
	{"the lair has no squares", "迷宫一个方格也没有"},
	{"a lair has at most {n} squares, not {n2} times {n3}", "迷宫最多 {n} 格，不是 {n2} × {n3}"},
	{
		"a square is . (vacant), # (stone), E (exit), @ (head) or an arrow ^ v < >, not {quoted}",
		"方格应是 .（空格）、#（石头）、E（出口）、@（蛇头）或箭头 ^ v < >，不是 {quoted}",
	},
	{"a second head: there is one at {cell} already", "第二个蛇头：{cell} 已经有一个"},
	{"this block belongs to no head: none (@) is drawn", "这一节没有蛇头：图中没有画蛇头（@）"},
	{"this arrow points to {cell}, where no block is", "这个箭头指向 {cell}，那里没有蛇身"},
	{"this arrow points to {cell}, and so does the one at {cell2}", "这个箭头指向 {cell}，而 {cell2} 的箭头也指向那里"},
	{"from this block the arrows do not lead to the head", "从这一节顺着箭头走不到蛇头"},
	{
		"the drawing shows no head (@), and no key snake lists the snake's squares",
		"图中没有蛇头（@），也没有用键 snake 列出蛇的方格",
	},
	{"the snake is listed in the key snake, so the drawing shows what lies under it", "键 snake 已经列出了蛇，图中就要画蛇下面的东西"},
	{"block {n}, {cell}, {block}", "第 {n} 节 {cell} {block}"},
	{"exits are listed in the key exits, so the drawing shows no E", "键 exits 已经列出了出口，图中就不画 E"},
	{"{cell} is off the lair, whose last square is {cell2}", "{cell} 不在迷宫里，迷宫的最后一格是 {cell2}"},
	{"an exit is listed twice", "有一个出口列了两次"},
	{
		"the level has no way to end: draw an exit (E), or list exits or a goal",
		"这一关没有终点：要在图中画出口（E），或者用 exits 列出出口，或者用 goal 列出目标",
	},
	{"a level has exits or a goal, not both", "一关或者有出口，或者有目标，不能都有"},
	{"want as many squares as the snake has blocks, {n}, not {n2}", "格数应与蛇的节数 {n} 相同，不是 {n2}"},
}

// faultsOfBodies are what can be wrong with a block of a snake.
var faultsOfBodies = [...]message{
	{"is off the lair", "不在迷宫里"},
	{"is not next to the block before", "与前一节不相邻"},
	{"is on a square that a block before is on", "与前面的某一节在同一格"},
}

// faultsOfJSON are why a text is no object: those of Wend, and of Go's package encoding/json. What that says beside them
// stays as it is.
var faultsOfJSON = [...]message{
	{"there is something behind it", "它后面还有别的东西"},
	{"this is another value", "这是别的值"},
	{"EOF", "没有写完"},
	{"unexpected EOF", "没有写完"},
	{"unexpected end of JSON input", "没有写完"},
	{"invalid character {quoted} looking for beginning of value", "这里应是一个值，不是 {quoted}"},
	{"invalid character {quoted} looking for beginning of object key string", "这里应是对象的键，不是 {quoted}"},
	{"invalid character {quoted} after object key", "键后面不能是 {quoted}"},
	{"invalid character {quoted} after object key:value pair", "“键: 值”后面不能是 {quoted}"},
	{"invalid character {quoted} after array element", "数组的元素后面不能是 {quoted}"},
	{"invalid character {quoted} after top-level value", "值后面不能是 {quoted}"},
	{"invalid character {quoted} in string literal", "字符串里不能有 {quoted}"},
	{"invalid character {quoted} in string escape code", "字符串的转义里不能有 {quoted}"},
	{"invalid character {quoted} in \\u hexadecimal character escape", "字符串的 \\u 转义里不能有 {quoted}"},
	{"invalid character {quoted} in numeric literal", "数里不能有 {quoted}"},
	{"invalid character {quoted} after decimal point in numeric literal", "数的小数点后面不能是 {quoted}"},
	{"invalid character {quoted} in exponent of numeric literal", "数的指数里不能有 {quoted}"},
	{"invalid character {quoted} in literal {word} (expecting {quoted2})", "{word} 里应是 {quoted2}，不是 {quoted}"},
	{"{text}", "{text}"},
}
