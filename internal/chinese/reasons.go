package chinese

// reasons are why the end of a game cannot be reached.
var reasons = [...]message{
	{"kind {n} has {count}, and tiles go in pairs", "种类 {n} 有 {count}，而牌是成对消去的"},
	{
		"no order of takes clears the board: a search of {count} has come to its end",
		"无论按什么次序都消不完：搜索已经走完，看了 {count}",
	},
	{
		"the tile {cell} can never go, whatever else is taken{slides}",
		"无论消去别的什么{slides}，{cell} 这张牌都永远消不去",
	},
	{
		"none of the tiles {cells} can be the first to go, whatever else is taken{slides}",
		"无论先消去别的什么{slides}，{cells} 这些牌中哪一张都不可能最先消去",
	},
	{
		"none of the tiles {cells} and {n} more can be the first to go, whatever else is taken{slides}",
		"无论先消去别的什么{slides}，{cells} 以及另外 {n} 张牌中哪一张都不可能最先消去",
	},
	{"no way leads the snake to the end{because}", "蛇怎么走都到不了终点{because}"},
}

// slides is what is said where tiles slide, and there alone.
var slides = [...]message{
	{"", ""},
	{" and however the others move", "、别的牌怎样移动"},
}

// lairReasons are why no way leads a snake to the end.
var lairReasons = [...]message{
	{"", ""},
	{": stones part the head from it", "：石头把蛇头和终点隔开"},
	{": a stone lies on the exit", "：出口上有石头"},
	{": a stone lies on every exit", "：每个出口上都有石头"},
	{": stones lie on the goal", "：目标上有石头"},
	{": the goal has another number of squares than the snake has blocks", "：目标的格数与蛇的节数不同"},
	{": every position from which one does was gone through", "：到得了终点的局面已经全部看过，其中没有这一个"},
	{": a search of {count} has come to its end", "：搜索已经走完，看了 {count}"},
	{
		": the head is on a stone, to which it cannot come back, and from where it can step no way leads on",
		"：蛇头压在石头上，离开之后就回不来，而它能走到的方格都再没有路",
	},
	{": there is nowhere to come from to the last square of the goal", "：没有地方可以走到目标的最后一格"},
	{": the head has nowhere to go", "：蛇头无处可走"},
	{
		": within {count} the head can come to only squares, which allow {count2} at most, " +
			"as it may not come to one again before {count3}{colours}",
		"：在 {count}之内，蛇头能到的方格最多只够走 {count2}，因为要过 {count3}才能回到同一格{colours}",
	},
	{
		": within {count} the head can come to only {count2}, which allow {count3} at most, " +
			"as it may not come to one again before {count4}{colours}",
		"：在 {count}之内，蛇头只能到 {count2}，最多只够走 {count3}，因为要过 {count4}才能回到同一格{colours}",
	},
	{
		": in the last {count} before it comes to the last square of the goal the head can be on only squares, " +
			"which allow {count2} at most, as it may not come to one again before {count3}{colours}",
		"：在到达目标最后一格之前的 {count}里，蛇头能在的方格最多只够走 {count2}，因为要过 {count3}才能回到同一格{colours}",
	},
	{
		": in the last {count} before it comes to the last square of the goal the head can be on only {count2}, " +
			"which allow {count3} at most, as it may not come to one again before {count4}{colours}",
		"：在到达目标最后一格之前的 {count}里，蛇头只能在 {count2}上，最多只够走 {count3}，因为要过 {count4}才能回到同一格{colours}",
	},
	{": it has to turn, on a way round of {count} or more, and {turn}", "：蛇必须转身，要绕一个 {count}以上的圈，但{turn}"},
}

// colours is what is said where a snake would come to squares of one colour more often than there are some.
var colours = [...]message{
	{"", ""},
	{
		" and changes with every step between the two colours of a chequerboard",
		"，而且方格像国际象棋棋盘那样分黑白两色，每走一步就换一色",
	},
}

// turnings are the ways round that there are for a snake.
var turnings = [...]message{
	{"before it turns there is none", "转身之前没有这样的圈"},
	{"before it turns none has more than {n}", "转身之前的圈都不超过 {n} 格"},
	{"on the {count} to which it can come before that there is none", "转身之前能到的 {count}里没有这样的圈"},
	{"on the {count} to which it can come before that none has more than {n}", "转身之前能到的 {count}里，圈都不超过 {n} 格"},
	{"on the {count} to which it can come before that none can be so long", "转身之前能到的 {count}里不可能有这么大的圈"},
}
