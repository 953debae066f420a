package lair_test

import (
	"context"
	"fmt"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
)

func ExampleEscape() {
	l := lair.New(grid.Size{Rows: 3, Cols: 4}, []grid.Pos{{Row: 0, Col: 0}})
	l.SetStone(grid.Pos{Row: 1, Col: 1})
	snake := lair.NewSnake(l, []grid.Pos{{Row: 1, Col: 2}, {Row: 0, Col: 2}, {Row: 0, Col: 1}})
	fmt.Printf("%s", l.AppendPicture(nil, snake.Body()))
	result := lair.Escape(context.Background(), snake, lair.Limits{Memory: 1 << 30})
	fmt.Println(result.Verdict == lair.Found, result.Moves)
	// Output:
	// E>v.
	// .#@.
	// ....
	// true DLLUU
}
