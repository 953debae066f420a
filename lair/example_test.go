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

// The hardest start of a lair with a room to turn in.
func ExampleMeasureAtlas() {
	l := lair.New(grid.Size{Rows: 3, Cols: 6}, []grid.Pos{{}})
	for col := range 3 {
		l.SetStone(grid.Pos{Row: 1, Col: col})
		l.SetStone(grid.Pos{Row: 2, Col: col})
	}
	atlas, stop := lair.MeasureAtlas(context.Background(), l, 4, lair.AtlasLimits{Memory: 1 << 20})
	if stop != "" {
		fmt.Println(stop)
		return
	}
	steps, body := atlas.Longest()
	fmt.Printf("%s", l.AppendPicture(nil, body))
	fmt.Println(steps, "steps;", atlas.Lost(), "of", atlas.Positions(), "positions are lost")
	// Output:
	// E..v@.
	// ###>^.
	// ###...
	// 10 steps; 6 of 94 positions are lost
}

// By the loose rule the head may follow the tail; and every step can be undone.
func ExampleSnake_Undo() {
	l := lair.New(grid.Size{Rows: 2, Cols: 2}, nil)
	l.SetRules(lair.Rules{Loose: true})
	snake := lair.NewSnake(l, []grid.Pos{{Row: 1, Col: 0}, {Row: 0, Col: 0}, {Row: 0, Col: 1}, {Row: 1, Col: 1}})
	fmt.Printf("%s", l.AppendPicture(nil, snake.Body()))
	tail := snake.Tail()
	fmt.Printf("right: %q\n%s", snake.Step(grid.Right), l.AppendPicture(nil, snake.Body()))
	snake.Undo(tail)
	fmt.Printf("undone\n%s", l.AppendPicture(nil, snake.Body()))
	// Output:
	// v<
	// @^
	// right: ""
	// v<
	// >@
	// undone
	// v<
	// @^
}
