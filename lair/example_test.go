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

func ExampleGenerate() {
	m, err := lair.Generate(context.Background(), lair.Request{
		Terrain: lair.Terrain{Size: grid.Size{Rows: 7, Cols: 13}, Style: lair.Maze, Loops: 20},
		Length:  6, Min: 20, Seed: 3,
	})
	if err != nil || m.Verdict != lair.Found {
		fmt.Println(err, m.Verdict, m.Stop)
		return
	}
	fmt.Printf("%s", m.Lair.AppendPicture(nil, m.Body))
	fmt.Println(len(m.Moves), m.Moves)
	grades := lair.Grade(context.Background(), lair.NewSnake(m.Lair, m.Body), lair.Limits{})
	fmt.Println(grades.Label(), grades.Score())
	// Output:
	// E............
	// ##.#.########
	// .#.#.....#...
	// .#####.#.#.#v
	// ...........#v
	// .###.#######v
	// ..........@<<
	// 20 LLLLLLUURRUULLUULLLL
	// easy 125
}

// A stone on any square of a corridor shuts it; a stone of the wall between two corridors makes the way long.
func ExamplePassages() {
	l := lair.New(grid.Size{Rows: 3, Cols: 4}, []grid.Pos{{}})
	for c := range 3 {
		l.SetStone(grid.Pos{Row: 1, Col: c})
	}
	snake := lair.NewSnake(l, []grid.Pos{{Row: 2, Col: 1}, {Row: 2, Col: 0}})
	fmt.Printf("%s", l.AppendPicture(nil, snake.Body()))
	for _, c := range lair.Passages(context.Background(), snake, lair.Limits{}).Squares {
		fmt.Println(c.At, c.Verdict)
	}
	fmt.Println("and without a stone:")
	for _, c := range lair.Obstacles(context.Background(), snake, lair.Limits{}).Squares {
		fmt.Println(c.At, c.Verdict, c.Steps)
	}
	// Output:
	// E...
	// ###.
	// >@..
	// 3,3 impossible
	// 3,4 impossible
	// 2,4 impossible
	// 1,4 impossible
	// 1,3 impossible
	// 1,2 impossible
	// 1,1 impossible
	// and without a stone:
	// 2,2 found 3
	// 2,3 found 5
}
