package play_test

import (
	"fmt"
	"time"

	"github.com/wendgames/wend/level"
	"github.com/wendgames/wend/play"
)

// A game of tiles: a move, a refusal, undo, and what is to be saved.
func Example() {
	l, err := level.Parse("fall.level", `wend: 1
game: link
rules: slide=down

3 2
1 3
1 2
`)
	if err != nil {
		fmt.Println(err)
		return
	}
	g := play.New(l, time.Now)
	fmt.Printf("%q\n", g.Move("3,1-2,1"))
	fmt.Printf("%q\n", g.Move("1,2-3,2"))
	fmt.Printf("%q, %s\n", g.Move("2,2-3,1"), g.Status())
	g.Undo()
	fmt.Printf("%s%s, %d undo\n", g.Position().AppendPicture(nil), g.Status(), g.Score().Undos)
	fmt.Println(g.Saved().Moves)
	// Output:
	// ""
	// "no-line"
	// "", running
	//  .  2
	//  .  3
	//  3  2
	// running, 1 undo
	// 2,1-3,1
}

// A snake that is led out. What a front end draws is in the position.
func ExampleGame_Replay() {
	l, err := level.Parse("out.level", "wend: 1\ngame: lair\n\nE..\n.@<\n")
	if err != nil {
		fmt.Println(err)
		return
	}
	g := play.New(l, nil)
	n, err := g.Replay("LD")
	fmt.Println(n, err)
	n, err = g.Replay("U")
	fmt.Println(n, err, g.Status(), g.Moves())
	if p, ok := g.Position().(*play.LairPosition); ok {
		fmt.Println(p.Snake().Head(), p.Snake().Tail())
	}
	fmt.Println(g.Move("D"))
	// Output:
	// 1 move 2, D, is refused: off-lair
	// 1 <nil> won [L U]
	// 1,1 2,1
	// finished
}

// A game is saved as a level file with its moves; what happened beside them is kept by whoever saves it. Later it goes on from
// there.
func ExampleLoad() {
	l, ok := level.Named("hand-in-hand")
	if !ok {
		return
	}
	g := play.New(l, nil)
	fmt.Printf("%q %q\n", g.Move("1,1-1,2"), g.Move("1,3-2,3"))
	g.Undo()
	file, err := g.Saved().AppendText(nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	score := g.Score()

	saved, err := level.Parse("saved.level", string(file))
	if err != nil {
		fmt.Println(err)
		return
	}
	g, err = play.Load(saved, score, nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(g.Moves(), g.Status(), g.Score().Undos)
	if p, ok := g.Position().(*play.LinkPosition); ok {
		for a, b := range p.Pairs() {
			line, _ := p.Connect(a, b)
			fmt.Println(line)
		}
	}
	// Output:
	// "" ""
	// [1,1-1,2] running 1
	// 1,3 2,3
	// 1,4 2,4
	// 2,1 2,2
	// 3,1 4,1
	// 3,2 3,3
	// 3,4 4,4
	// 4,2 4,3
}
