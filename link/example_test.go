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

// An index tells which pairs can be taken, and when there is none: then the board is dead.
func ExampleIndex() {
	board := link.NewBoard([][]link.Kind{
		{1, 1, 3},
		{2, 3, 2},
	})
	x := link.NewIndex(board, link.Standard)
	for {
		for p, q := range x.Pairs() {
			fmt.Print(p, "-", q, " ")
		}
		p, q, ok := x.Hint()
		if !ok {
			break
		}
		taken, _ := x.Take(p, q)
		fmt.Println("take", taken.Line)
	}
	fmt.Printf("dead: %t\n%s", x.Dead(), board.AppendPicture(nil))
	// Output:
	// 1,1-1,2 take 1,1 1,2
	// 1,3-2,2 take 1,3 1,2 2,2
	// 2,1-2,3 take 2,1 2,3
	// dead: true
	//  .  .  .
	//  .  .  .
}

// Either takes that clear the board, or a proof that none do: here a jam, two pairs that cross in a corner.
func ExampleSolve() {
	for _, rows := range [][][]link.Kind{
		{{1, 2, 2}, {3, 3, 1}},
		{{1, 2, 4}, {2, 1, 4}},
	} {
		board := link.NewBoard(rows)
		s := link.Solve(context.Background(), board, link.Standard, link.Limits{})
		fmt.Println(s.Verdict, s.Moves, s.Jam, link.IsJam(board, link.Standard, s.Jam))
	}
	// Output:
	// solvable [1,2-1,3 2,1-2,2 1,1-2,3] [] false
	// impossible [] [1,1 1,2 2,1 2,2] true
}

// A board without its corners, of four tiles a kind. The same request gives the same board on every machine.
func ExampleGenerate() {
	cells := link.FullBoard(grid.Size{Rows: 4, Cols: 5})
	for _, corner := range []grid.Pos{{}, {Col: 4}, {Row: 3}, {Row: 3, Col: 4}} {
		cells.Set(corner, link.Wall)
	}
	made, err := link.Generate(context.Background(), link.Request{Cells: cells, Copies: 4, Rules: link.Standard, Seed: 1})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Printf("%v\n%s%v\n", made.Verdict, made.Board.AppendPicture(nil), made.Moves)
	// Output:
	// solvable
	//  #  4  4  2  #
	//  1  4  2  4  1
	//  2  3  2  3  1
	//  #  3  1  3  #
	// [2,5-3,5 3,4-4,4 3,2-4,2 2,3-3,3 1,3-2,2 1,4-3,1 2,1-4,3 1,2-2,4]
}

// A dead board is laid out anew so that it can be cleared. In a game that is a move like any other.
func ExampleShuffle() {
	board := link.NewBoard([][]link.Kind{
		{1, 2, 0},
		{2, 1, 0},
	})
	made := link.Shuffle(context.Background(), board, link.Standard, 1, 0)
	move := link.Move{Shuffle: made.Board.Kinds()}
	code := board.Shuffle(move.Shuffle)
	fmt.Printf("%v %v %q\n%s%v\n", made.Verdict, move, code, board.AppendPicture(nil), made.Moves)
	// Output:
	// solvable ~1,2,1,2 ""
	//  1  2  .
	//  1  2  .
	// [1,1-2,1 1,2-2,2]
}
