package chinese

// claimsThatHold are what a level claims rightly: by its solution, by its moves, and by what it expects.
var claimsThatHold = [...]message{
	{"", ""},
	{"; {word} of {n}, {status}", "；{word} 有 {n} 步，{status}"},
	{
		"; {word} of {n}, {status}; {word2} of {n2}, {status2}",
		"；{word} 有 {n} 步，{status}；{word2} 有 {n2} 步，{status2}",
	},
	{"; expect {word}, by {means}", "；expect 是 {word}，依据是{means}"},
	{
		"; {word} of {n}, {status}; expect {word2}, by {means}",
		"；{word} 有 {n} 步，{status}；expect 是 {word2}，依据是{means}",
	},
	{
		"; {word} of {n}, {status}; {word2} of {n2}, {status2}; expect {word3}, by {means}",
		"；{word} 有 {n} 步，{status}；{word2} 有 {n2} 步，{status2}；expect 是 {word3}，依据是{means}",
	},
}

// claims are why what a level claims is not so, or is not known.
var claims = [...]message{
	{"{refusal}", "{refusal}"},
	{"a solution has no shuffles", "解里不能有洗牌"},
	{"after {count} the end is not reached: {left}", "走完 {count}还没有到达终点：{left}"},
	{"it reaches the end, but expect says impossible", "它到达了终点，但 expect 写的是 impossible"},
	{"it reaches the end in {count}, but expect says {n}", "它用 {count}到达终点，但 expect 写的是 {n}"},
	{"it says {word}, but the end is reached after {count}", "写的是 {word}，但走 {count}就到达了终点"},
	{"it says {word}, but the least number of steps is {n}", "写的是 {word}，但最少步数是 {n}"},
	{"it says {word}, but no way has fewer than {count}", "写的是 {word}，但没有少于 {count}的走法"},
	{"it says {word}, but {why}", "写的是 {word}，但{why}"},
	{"not decided within the memory that it may take", "在允许占用的内存之内没有定论"},
	{"not decided within {count}", "看了 {count}，没有定论"},
	{"not decided within {text}", "在 {text} 之内没有定论"},
	{"not decided: the search was ended", "没有定论：搜索被中止了"},
}

// refusals are moves that are refused.
var refusals = [...]message{
	{"move {n}, {text}, is refused: {code}", "第 {n} 步 {text} 被拒绝: {code}"},
}

// whatIsLeft says what a game that is not won still lacks.
var whatIsLeft = [...]message{
	{"left on the board: {count}", "棋盘上还剩 {count}"},
	{"the head is on {cell}, which is no exit", "蛇头在 {cell}，那里不是出口"},
	{
		"the head is on {cell}, and not every block on its square of the goal",
		"蛇头在 {cell}，而且并不是每一节都在目标中自己的方格上",
	},
}
