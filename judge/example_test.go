package judge_test

import (
	"context"
	"fmt"
	"strings"

	"github.com/wendgames/wend/judge"
	"github.com/wendgames/wend/lair"
)

func ExamplePOJ1324() {
	input := strings.NewReader("2 3 2\n2 3\n1 3\n1\n1 2\n")
	p := judge.NewPOJ1324(context.Background(), "example", input, lair.Limits{Memory: 1 << 30})
	for p.Next() {
		fmt.Println(p.Case(), p.Result().Verdict, p.Result().Moves)
	}
	fmt.Println(p.Err())
	// Output:
	// 1 found LLU
	// <nil>
}

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
