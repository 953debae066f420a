package link_test

import (
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
		fmt.Printf("%+v: %s %q\n", rules, line, code)
	}
	// Output:
	// {Turns:2 Outside:false}:  "no-line"
	// {Turns:2 Outside:true}:  "no-line"
	// {Turns:3 Outside:true}: 1,2 0,2 0,4 2,4 2,3 ""
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
