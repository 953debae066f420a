package link_test

import (
	"context"
	"fmt"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/link"
)

// The outside rule lets a line go round the board, and more turns let it go round corners.
func ExampleRules() {
	board := link.NewBoard([][]link.Kind{
		{2, 1, 2},
		{2, 2, 1},
		{2, 2, 2},
	})
	a, b := grid.Pos{Row: 0, Col: 1}, grid.Pos{Row: 1, Col: 2}
	for _, rules := range []link.Rules{link.Standard, {Turns: 2, Outside: true}, {Turns: 3, Outside: true}} {
		line, code := board.Connect(a, b, rules)
		fmt.Printf("%v: %s %q\n", rules, line, code)
	}
	// Output:
	// turns=2 outside=no slide=none:  "no-line"
	// turns=2 outside=yes slide=none:  "no-line"
	// turns=3 outside=yes slide=none: 1,2 0,2 0,4 2,4 2,3 ""
}

func ExampleBoard_Connect() {
	board := link.NewBoard([][]link.Kind{
		{1, 2, 1},
		{0, 0, 0},
		{2, 3, 3},
	})
	line, code := board.Connect(grid.Pos{Row: 0, Col: 0}, grid.Pos{Row: 0, Col: 2}, link.Standard)
	fmt.Printf("%s %q\n", line, code)
	line, code = board.Connect(grid.Pos{Row: 2, Col: 1}, grid.Pos{Row: 0, Col: 1}, link.Standard)
	fmt.Printf("%s %q\n", line, code)
	// Output:
	// 1,1 2,1 2,3 1,3 ""
	//  "kinds-differ"
}

// A take lets the other tiles slide, and can be undone.
func ExampleBoard_Take() {
	board := link.NewBoard([][]link.Kind{
		{3, 2, 4},
		{1, 0, 1},
	})
	taken, code := board.Take(grid.Pos{Row: 1, Col: 0}, grid.Pos{Row: 1, Col: 2}, link.Rules{Turns: 2, Slide: link.SlideDown})
	fmt.Printf("%s %q\n%s", taken.Line, code, board.AppendPicture(nil))
	board.Undo(taken)
	fmt.Printf("undone\n%s", board.AppendPicture(nil))
	// Output:
	// 2,1 2,3 ""
	//  .  .  .
	//  3  2  4
	// undone
	//  3  2  4
	//  1  .  1
}

// A shuffle lays the same kinds out anew: on the filled cells, in reading order.
func ExampleBoard_Shuffle() {
	board := link.NewBoard([][]link.Kind{
		{1, 2},
		{2, 1},
	})
	before := board.Kinds()
	fmt.Printf("%q %q\n", board.Shuffle([]link.Kind{1, 1, 1, 2}), board.Shuffle([]link.Kind{1, 1, 2, 2}))
	fmt.Printf("%s", board.AppendPicture(nil))
	board.Shuffle(before)
	fmt.Printf("as it was\n%s", board.AppendPicture(nil))
	// Output:
	// "not-a-shuffle" ""
	//  1  1
	//  2  2
	// as it was
	//  1  2
	//  2  1
}

// Two plays in three clear this board; who takes the two tiles that touch first does not.
func ExampleGrade() {
	board := link.NewBoard([][]link.Kind{
		{1, 0, 1, 1},
		{0, 0, 0, 0},
		{0, 0, 0, 1},
	})
	g := link.Grade(context.Background(), board, link.Rules{Turns: 0}, 1000, 1)
	fmt.Printf("any pair: %.2f ± %.2f clear it, %.2f tiles left\n", g.Random.Share(), g.Random.ShareError(), g.Random.MeanLeft())
	fmt.Printf("nearest: %.2f clear it, %.2f tiles left\n", g.Near.Share(), g.Near.MeanLeft())
	fmt.Printf("%d pairs open at the start, %.2f on average\n", g.Open.Start, g.Open.Mean())
	fmt.Println(g.Label())
	// Output:
	// any pair: 0.65 ± 0.02 clear it, 0.70 tiles left
	// nearest: 0.00 clear it, 2.00 tiles left
	// 3 pairs open at the start, 1.81 on average
	// medium
}
