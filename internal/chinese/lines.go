package chinese

// lines are the messages that are lines: answers, errors, and hints.
var lines = [...]message{
	// What the check of a level came to.
	{"{name}: ok: {game}, {count}, {count2}{claims}", "{name}: 成立: {game}，{count}，{count2}{claims}"},
	{"{name}: false: {word}: {claim}", "{name}: 不成立: {word}: {claim}"},
	{"{name}: not decided: {word}: {claim}", "{name}: 没有定论: {word}: {claim}"},
	{"{name}: no level:", "{name}: 不是关卡:"},
	{"{name}:{n}: {fault}", "{name}:{n}: {fault}"},
	{"{name}:{n}:{n2}: {fault}", "{name}:{n}:{n2}: {fault}"},
	{"{name}: and {n} more faults", "{name}: 另外还有 {n} 处错误"},
	{
		"{count}: {n} ok, {n2} with false claims, {n3} not decided, {n4} no level",
		"共 {count}：{n} 关成立，{n2} 关不成立，{n3} 关没有定论，{n4} 个不是关卡",
	},
	{
		"{count}: {n} ok, {n2} with false claims, {n3} not decided, {n4} no level, {n5} not answered",
		"共 {count}：{n} 关成立，{n2} 关不成立，{n3} 关没有定论，{n4} 个不是关卡，{n5} 个没有结果",
	},
	{"hint: {hint}", "提示: {hint}"},

	// How far a command has come.
	{"{count}", "{count}"},
	{"at least {count}", "至少 {count}"},
	{"at least {count}; a way of {count2} is known", "至少 {count}；已找到一种 {count2}的走法"},
	{"a way of {count} is known", "已找到一种 {count}的走法"},

	// Names that lead to no level, and files that cannot be read.
	{"{name}: {os}", "{name}: {os}"},
	{"{name}: read {text}: {os}", "{name}: 读 {text} 时出错: {os}"},
	{"read {text}: {os}", "读 {text} 时出错: {os}"},
	{"write {text}: {os}", "写 {text} 时出错: {os}"},
	{"open {text}: {os}", "不能打开 {text}: {os}"},
	{"{name}: no regular file", "{name}: 不是普通文件"},
	{"{name}: the pack ends with level {n}", "{name}: 关卡包只到第 {n} 关"},
	{"{name}: no levels in this folder: no {text} files", "{name}: 这个文件夹里没有关卡：没有 {text} 文件"},
	{"standard input can be read once, but - is named twice", "标准输入只能读一次，但 - 写了两次"},

	// Command lines that mean nothing.
	{"{word} needs a level: a file, a folder, a pack, or -", "{word} 需要关卡：文件、文件夹、关卡包，或者 -"},
	{"--json and --csv are two ways to write the same; leave one out", "--json 和 --csv 是同一内容的两种写法，只能用一种"},
	{"--{word} is empty", "--{word} 是空的"},
	{
		"--time {text}: want a time above 0, such as 10s, 5m or 1h, or none for no limit",
		"--time {text}: 应是大于 0 的时间，例如 10s、5m 或 1h，或者用 none 表示不限",
	},
	{"--states {text}: want a number above 0, or none for no limit", "--states {text}: 应是大于 0 的数，或者用 none 表示不限"},
	{
		"--memory {text} is no size such as 512MiB or 8GiB, nor none for no limit",
		"--memory {text}: 应是大小，例如 512MiB 或 8GiB，或者用 none 表示不限",
	},
	{"--jobs {text}: want 1 or more", "--jobs {text}: 应是 1 以上"},
	{"--{word} {text}: want a whole number", "--{word} {text}: 应是整数"},
	{"--{word} {text}: it takes no value", "--{word} {text}: 这个选项不带值"},
	{"flag needs an argument: {text}", "选项 {text} 要带值"},
	{"{text} has no option --{text2}", "{text} 没有选项 --{text2}"},
	{"{name}: --moves: {what}", "{name}: --moves: {what}"},

	// Answers that are not so by the rules: faults of Wend.
	{"internal error: of the moves that were found, {refusal}", "内部错误：找到的走法中，{refusal}"},
	{"internal error: the moves that were found do not reach the end", "内部错误：找到的走法到不了终点"},
	{
		"internal error: the tiles {text} were found to be a jam, and are none",
		"内部错误：搜索说 {text} 这些牌是死锁，其实不是",
	},
}

// hints say what to do.
var hints = [...]message{
	{"{text} --help shows what there is", "用 {text} --help 查看用法"},
	{"did you mean {text}? {text2} --help shows what there is", "是不是 {text}？用 {text2} --help 查看用法"},
	{
		"a level is a file, a folder, a pack, - or a name that wend levels lists",
		"关卡可以是文件、文件夹、关卡包、-，或者 wend levels 列出的名字",
	},
	{
		"did you mean {text}? a level is a file, a folder, a pack, - or a name that wend levels lists",
		"是不是 {text}？关卡可以是文件、文件夹、关卡包、-，或者 wend levels 列出的名字",
	},
	{
		"did you mean {word}, number {n} of wend levels? a level is a file, a folder, a pack, - or a name that wend levels lists",
		"是不是 wend levels 里的第 {n} 关 {word}？关卡可以是文件、文件夹、关卡包、-，或者 wend levels 列出的名字",
	},
	{
		"did you mean {word} or {word2}, number {n} of wend levels? " +
			"a level is a file, a folder, a pack, - or a name that wend levels lists",
		"是不是 wend levels 里的第 {n} 关 {word} 或 {word2}？关卡可以是文件、文件夹、关卡包、-，或者 wend levels 列出的名字",
	},
	{"wend convert {text} {text2} makes a level of it", "用 wend convert {text} {text2} 把它变成关卡"},
}

// faultsOfSystems are errors of operating systems.
var faultsOfSystems = [...]message{
	{"no such file or directory", "没有这个文件或文件夹"},
	{"The system cannot find the file specified.", "没有这个文件"},
	{"The system cannot find the path specified.", "没有这个路径"},
	{"permission denied", "没有权限"},
	{"Access is denied.", "没有权限"},
	{"is a directory", "这是文件夹"},
	{"not a directory", "路径中有一段不是文件夹"},
	{"file name too long", "文件名太长"},
	{"too many levels of symbolic links", "符号链接层数太多"},
	{"too many open files", "打开的文件太多"},
	{"input/output error", "输入输出错误"},
	{"no space left on device", "磁盘空间不足"},
	{"invalid argument", "参数无效"},
	{"exec format error", "不是系统能执行的程序"},
	{"executable file not found in $PATH", "PATH 里没有这个程序"},
	{"executable file not found in %PATH%", "PATH 里没有这个程序"},
	{"cannot run executable found relative to current directory", "不执行从当前文件夹找到的程序"},
}
