package chinese

// linesOfPrograms are the lines on a program that is tested: what came of it, how far the test has come, and why it cannot be
// built or started.
var linesOfPrograms = [...]message{
	// A fault, and the input that shows it.
	{"{verdict} on the statement's sample", "{verdict}，出在题目的样例上"},
	{"{verdict} on a board of up to 8 cells", "{verdict}，出在不超过 8 格的小数据上"},
	{"{verdict} on a small input", "{verdict}，出在小数据上"},
	{"{verdict} on one of the statement's largest inputs", "{verdict}，出在题目允许的最大数据上"},
	{"{verdict} on a disputed input", "{verdict}，出在有争议的数据上"},
	{"the input, {count}, is in {text}:", "输入共 {count}，写在 {text}："},
	{"the input, {count}, is in {text}; it is too large to be shown", "输入共 {count}，写在 {text}；太大，不显示"},
	{"the smallest input found, {count}, is in {text}:", "找到的最小反例共 {count}，写在 {text}："},
	{
		"the smallest input found, {count}, is in {text}; it is too large to be shown",
		"找到的最小反例共 {count}，写在 {text}；太大，不显示",
	},
	{"the input cannot be written into {text}:", "反例不能写入 {text}："},
	{"the input cannot be written into {text}; it is too large to be shown", "反例不能写入 {text}；太大，不显示"},

	// What is wrong with it.
	{"line {n}, case {n2}", "第 {n} 行（第 {n2} 组）"},
	{"line {n}, case {n2}, query {n3}: {cell}-{cell2}", "第 {n} 行（第 {n2} 组第 {n3} 次询问 {cell}-{cell2}）"},
	{"your answer:  ", "你的输出: "},
	{"right answer: ", "正确答案: "},
	{"by            ", "依据:     "},
	{"(none)", "（没有这一行）"},
	{"it was ended after {amount} in which it slept; the judge allows {amount2}", "睡眠或等待了 {amount} 后被终止；判题限制是 {amount2}"},
	{"it was ended after {amount} of processor time; the judge allows {amount2}", "用了 {amount} 的 CPU 时间后被终止；判题限制是 {amount2}"},
	{"it was ended with {amount} of memory; the judge allows {amount2}", "内存用到 {amount} 时被终止；判题限制是 {amount2}"},
	{
		"it was ended with {amount} of memory; the judge allows {amount2}, and {amount3} for the runtime of the language",
		"内存用到 {amount} 时被终止；判题限制是 {amount2}，另给语言的运行环境 {amount3}",
	},
	{"it was ended after {count} of output; the right answer has {count2}", "输出 {count}后被终止；正确答案只有 {count2}"},
	{"it crashed after {n} of {count}: {crash}", "应输出 {count}，输出 {n} 行后崩溃: {crash}"},
	{"something is left over from the case before", "上一组数据留下的东西没有清空"},
	{"something is left over from the query before", "上一次询问留下的东西没有清空"},
	{"it takes {count}: something is left over from those before", "要有 {count}才会出错：前面的数据留下的东西没有清空"},
	{
		"another run on the same input: {verdict}; the program does not always do the same; is something read before it is set?",
		"同一份输入再跑一次，结果是 {verdict}；程序每次运行的结果不一样，是不是用了没有初始化的变量？",
	},
	{"the time was up before all smaller inputs were tried", "时间已到，更小的输入还没有全部试完"},
	{"line {n} is one too many", "第 {n} 行是多余的"},

	// Which known mistakes explain it.
	{"it did not come to the end of the cases that tell known mistakes apart", "程序没有跑完用来辨认常见错误的数据"},
	{"it answers all of {count} rightly that tell known mistakes apart", "用来辨认常见错误的 {count}，它全部答对了"},
	{"none of {n} known mistakes answers like your program: docs/traps.md", "{n} 种常见错误中，没有一种与你的程序输出相同，见 docs/traps.zh.md"},
	{"your program answers exactly like one that {mistake}", "你的程序与犯这种错误的程序输出完全相同：{mistake}"},
	{
		"your program answers exactly like those with any of {n} known mistakes:",
		"你的程序与犯以下 {n} 种常见错误中任何一种的程序输出都完全相同：",
	},
	{"    one that {mistake}", "    {mistake}"},

	// A program without a fault.
	{"{verdict}: no fault in {count} and {count2}", "{verdict}: 试了 {count}，共 {count2}，没有发现错误"},
	{
		"tried: the sample, all boards of up to {count}, random and adversarial small ones, the largest",
		"试过: 样例，不超过 {count}的所有数据，随机的和专门构造的小数据，最大的数据",
	},
	{"the largest took up to {amount} of processor time; the judge allows {amount2}", "最大的数据最多用了 {amount} 的 CPU 时间；判题限制是 {amount2}"},
	{"the largest took up to {amount} of memory; the judge allows {amount2}", "最大的数据最多用了 {amount} 的内存；判题限制是 {amount2}"},
	{
		"the largest took up to {amount} of memory; the judge allows {amount2}, and {amount3} for the runtime of the language",
		"最大的数据最多用了 {amount} 的内存；判题限制是 {amount2}，另给语言的运行环境 {amount3}",
	},
	{
		"accepted programs differ here: probably not why you were refused",
		"下面的数据，通过的程序答案也不一致，多半不是你没有通过的原因",
	},

	// How far the test has come.
	{"the statement's sample: {count}", "题目的样例: {count}"},
	{"all boards of up to 8 cells: {count}", "不超过 8 格的所有数据: {count}"},
	{"random and adversarial small inputs: {count}", "随机的和专门构造的小数据: {count}"},
	{"the statement's largest inputs: {count}", "题目允许的最大数据: {count}"},
	{"disputed inputs: {count}", "有争议的数据: {count}"},
	{"smaller inputs: {count} so far", "缩小反例: 目前 {count}"},

	// Command lines that mean nothing.
	{"{text} needs a command", "{text} 需要一个命令"},
	{"{text} has no command {quoted}", "{text} 没有 {quoted} 这个命令"},
	{
		"{text} needs a program: a source file such as a.cpp, or -- and a command",
		"{text} 需要一个程序：源文件，例如 a.cpp，或者 -- 和一条命令",
	},
	{"{text} takes one source file, not {n}", "{text} 只要一个源文件，这里有 {n} 个"},
	{"--time {text}: want a time above 0, such as 10s or 5m", "--time {text}: 应是大于 0 的时间，例如 10s 或 5m"},
	{"--count {text}: want 1 or more", "--count {text}: 应是 1 以上"},

	// Programs that cannot be built or started, and files that cannot be written.
	{"{name}: {end}", "{name}: {end}"},
	{"no command is given", "没有给出命令"},
	{"cannot start {text}: {os}", "不能启动 {text}: {os}"},
	{"cannot start what was built of {text}: {os}", "不能启动由 {text} 编译出的程序: {os}"},
	{"there is no {tool} here: looked for {text}", "这里没有 {tool}，找过 {text}"},
	{"{name} is a folder: want a source file", "{name} 是文件夹，这里应是源文件"},
	{
		"{name}: cannot tell its language: want a file that ends in one of {text}",
		"{name}: 看不出是什么语言：文件名应以 {text} 之一结尾",
	},
	{
		"{name}: no class in it has a method main: want public static void main(String[] args)",
		"{name}: 其中没有一个类有 main 方法：应有 public static void main(String[] args)",
	},
	{
		"{name}: no {text} in it: want a command that makes the program {text2}",
		"{name}: 其中没有 {text}：这条命令应生成程序 {text2}",
	},
	{"a folder for {text}: {os}", "为 {text} 建立文件夹时出错: {os}"},
	{"keeping the input for {text}: {os}", "为 {text} 存放输入时出错: {os}"},
	{"copying {text}: {os}", "复制 {text} 时出错: {os}"},
	{"{text} cannot be written: {os}", "不能写入 {text}: {os}"},
	{"{text} is a link that leads nowhere", "链接 {text} 指向的地方不存在"},
	{"some of its processes cannot be ended", "它有些进程无法终止"},
	{"{text}: some of its processes cannot be ended", "{text}: 它有些进程无法终止"},
	{"it has ended", "它已经结束"},
}

// crashes are how programs crash.
var crashes = [...]message{
	{"{signal}", "{signal}"},
	{"signal {n}", "信号 {n}"},
	{"exit status {n}", "退出状态 {n}"},
	{"more than {n} processes at once", "同时运行的进程超过 {n} 个"},
}

// signals are the signals and exceptions that systems end programs by, and what they mostly come from.
var signals = [...]message{
	{"SIGSEGV", "SIGSEGV（段错误，例如数组越界、空指针，或者递归太深而爆栈）"},
	{"SIGFPE", "SIGFPE（算术错误，例如除以 0）"},
	{"SIGABRT", "SIGABRT（程序异常终止，例如 assert 不成立、异常没有捕获、内存被写坏）"},
	{"SIGBUS", "SIGBUS（总线错误，例如数组越界）"},
	{"SIGILL", "SIGILL（非法指令，例如函数没有 return）"},
	{"SIGKILL", "SIGKILL（被系统强行终止）"},
	{"exception 0xC0000005", "异常 0xC0000005（访问违规，例如数组越界、空指针）"},
	{"exception 0xC0000094", "异常 0xC0000094（整数除以 0）"},
	{"exception 0xC00000FD", "异常 0xC00000FD（爆栈，例如递归太深）"},
	{"exception {text}", "异常 {text}"},
	{"{text}", "{text}"},
}

// ends are how commands end that build a program and fail.
var ends = [...]message{
	{"exit status {n}", "编译失败，退出状态 {n}"},
	{"signal: {text}", "编译失败，被信号终止: {text}"},
}

// hintsOnPrograms say what to do about programs that cannot be built or started.
var hintsOnPrograms = [...]message{
	{"write it after --, such as -- ./a.out", "命令写在 -- 后面，例如 -- ./a.out"},
	{"a source file is given before --, without a command", "源文件写在 -- 前面，不带命令"},
	{"a program of this folder is written ./{text}", "当前文件夹里的程序要写成 ./{text}"},
	{"any other program is given as a command after --", "别的程序都用命令给出，写在 -- 后面"},
	{"the command for --build must make the program {text}", "--build 的命令要生成程序 {text}"},
	{"for example --build {text}", "例如 --build {text}"},
	{
		"install it (on Debian: apt install {text}), or say with --build how to build the program",
		"安装它（Debian: apt install {text}），或者用 --build 写出怎样编译",
	},
}
