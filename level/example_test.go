package level_test

import (
	"fmt"

	"github.com/wendgames/wend/level"
)

// The built-in levels come with their titles in two languages, and a solution.
func ExampleBuiltin() {
	for e := range level.Builtin() {
		fmt.Println(e.Number, e.Name, e.Level.Title, e.Level.TitleZH)
		if e.Number == 3 {
			break
		}
	}
	// Output:
	// 1 hand-in-hand Hand in hand 手牵手
	// 2 round-the-corner Round the corner 拐个弯
	// 3 there-and-back There and back 去而复返
}

func ExampleNamed() {
	l, ok := level.Named("hand-in-hand")
	fmt.Println(ok, l.Link.Rules)
	fmt.Printf("%s", l.Link.Board.AppendPicture(nil))
	_, ok = level.Named("foot-in-mouth")
	fmt.Println(ok)
	// Output:
	// true turns=0 outside=no slide=none
	//  1  1  2  3
	//  4  4  2  3
	//  5  6  6  1
	//  5  2  2  1
	// false
}
