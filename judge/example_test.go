package judge_test

import (
	"fmt"
	"strings"

	"github.com/wendgames/wend/judge"
)

func ExampleHDU1175() {
	h := judge.NewHDU1175("example", strings.NewReader("1 3\n7 0 7\n2\n1 1 1 3\n1 1 1 4\n"))
	for h.Next() {
		fmt.Printf("%s: %s", h.Question(), h.AppendAnswer(nil, true))
	}
	fmt.Println(h.Err())
	// Output:
	// case 1, query 1: 1,1-1,3: YES 1,1 1,3
	// example:5:7: want a column of the board (1 to 3), found "4"
}
