package link_test

import (
	"fmt"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/link"
)

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
