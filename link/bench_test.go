package link_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/link"
)

// BenchmarkConnect asks random pairs of equal tiles on a board as large as the judge's.
func BenchmarkConnect(b *testing.B) {
	for _, test := range []struct {
		name  string
		fill  float64
		rules link.Rules
	}{
		{"sparse", 0.01, link.Standard},
		{"half", 0.5, link.Standard},
		{"full", 1, link.Rules{Turns: 2, Outside: true}},
	} {
		rnd := rand.New(rand.NewPCG(15, 16))
		rows := make([][]link.Kind, 1000)
		var tiles []grid.Pos
		for r := range rows {
			rows[r] = make([]link.Kind, 999)
			for c := range rows[r] {
				if rnd.Float64() < test.fill {
					rows[r][c] = 1
					tiles = append(tiles, grid.Pos{Row: r, Col: c})
				}
			}
		}
		board := link.NewBoard(rows)
		var pairs [][2]grid.Pos
		for range 1000 {
			pairs = append(pairs, [2]grid.Pos{tiles[rnd.IntN(len(tiles))], tiles[rnd.IntN(len(tiles))]})
		}
		b.Run(test.name, func(b *testing.B) {
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				board.Connect(pairs[i%1000][0], pairs[i%1000][1], test.rules)
			}
		})
	}
}

// BenchmarkIndexDead builds an index on dead boards and asks it.
func BenchmarkIndexDead(b *testing.B) {
	for _, fill := range []int{5, 30, 60, 100} {
		rules := link.Rules{Turns: 2, Outside: true}
		board := link.NewBoard(deadRows(rand.New(rand.NewPCG(17, 18)), 1000, float64(fill)/100, 2, rules))
		b.Run(fmt.Sprintf("%d%%", fill), func(b *testing.B) {
			for b.Loop() {
				link.NewIndex(board, rules).Dead()
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/1e6, "ns/cell")
		})
	}
}

// BenchmarkTake takes a pair on a board of a million cells and takes it back, and lets a whole such board settle.
func BenchmarkTake(b *testing.B) {
	rnd := rand.New(rand.NewPCG(19, 20))
	rows := make([][]link.Kind, 1000)
	for r := range rows {
		rows[r] = make([]link.Kind, 1000)
		for c := range rows[r] {
			rows[r][c] = link.Kind(rnd.IntN(3) - 1)
		}
	}
	for _, slide := range []link.Slide{link.SlideDown, link.RowsIn, link.ColsOut} {
		rules := link.Rules{Turns: 0, Slide: slide}
		board := link.NewBoard(rows)
		board.Settle(slide)
		p, q, _ := link.NewIndex(board, rules).Hint()
		b.Run("take/"+slide.String(), func(b *testing.B) {
			for b.Loop() {
				taken, _ := board.Take(p, q, rules)
				board.Undo(taken)
			}
		})
		b.Run("settle/"+slide.String(), func(b *testing.B) {
			board := link.NewBoard(rows)
			for b.Loop() {
				board.Settle(slide)
				board.Set(grid.Pos{}, board.At(grid.Pos{})) // so that it is not known to be settled
			}
		})
	}
}

// BenchmarkManyTurns asks an index for all pairs where lines may turn as often as they like.
func BenchmarkManyTurns(b *testing.B) {
	rules := link.Rules{Turns: link.AnyTurns, Outside: true}
	for _, n := range []int{16, 200} {
		board := link.NewBoard(deadRows(rand.New(rand.NewPCG(21, 22)), n, 0.5, 2, link.Standard))
		x := link.NewIndex(board, rules)
		b.Run(fmt.Sprintf("pairs/%d", n), func(b *testing.B) {
			for b.Loop() {
				for range x.Pairs() {
				}
			}
		})
	}
}
