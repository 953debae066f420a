package lair_test

import (
	"context"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
)

// family is lairs of one kind for which the search has figures. The exit of all is the square at the top left.
type family struct {
	name    string
	terrain lair.Terrain
}

// square is a size with as many rows as columns.
func square(n int) grid.Size { return grid.Size{Rows: n, Cols: n} }

// families are the lairs on which the search is measured:
//
//   - random 20×20: 80 of the 400 squares are stones, anywhere;
//   - rooms 20×20: bands of rooms of 3×3 to 4×4 with walls of one square, and doors of one square between neighbours: a
//     random tree of doors, that and half of the other places for doors, or all of them;
//   - mazes 32×32 two squares wide, a tree, and with ten in a hundred of the walls opened that the tree leaves;
//   - mazes 40×40, three and four squares wide, trees and with as many loops;
//   - large: 512×512, a maze one square wide with as many loops, rooms with half of the doors, and a fifth stones.
var families = []family{
	{"random 20x20", lair.Terrain{Size: square(20), Style: lair.Scattered, Stones: 20}},
	{"rooms 20x20, tree", lair.Terrain{Size: square(20), Style: lair.Rooms, Least: 3, Most: 4}},
	{"rooms 20x20, half", lair.Terrain{Size: square(20), Style: lair.Rooms, Least: 3, Most: 4, Loops: 50}},
	{"rooms 20x20, all", lair.Terrain{Size: square(20), Style: lair.Rooms, Least: 3, Most: 4, Loops: 100}},
	{"maze 32x32 two wide, tree", lair.Terrain{Size: square(32), Style: lair.Maze, Width: 2}},
	{"maze 32x32 two wide, loops", lair.Terrain{Size: square(32), Style: lair.Maze, Width: 2, Loops: 10}},
	{"maze 40x40 three wide, tree", lair.Terrain{Size: square(40), Style: lair.Maze, Width: 3}},
	{"maze 40x40 three wide, loops", lair.Terrain{Size: square(40), Style: lair.Maze, Width: 3, Loops: 10}},
	{"maze 40x40 four wide, tree", lair.Terrain{Size: square(40), Style: lair.Maze, Width: 4}},
	{"maze 40x40 four wide, loops", lair.Terrain{Size: square(40), Style: lair.Maze, Width: 4, Loops: 10}},
	{"random 512x512", lair.Terrain{Size: square(512), Style: lair.Scattered, Stones: 20}},
	{"rooms 512x512", lair.Terrain{Size: square(512), Style: lair.Rooms, Least: 3, Most: 4, Loops: 50}},
	{"maze 512x512", lair.Terrain{Size: square(512), Style: lair.Maze, Loops: 10}},
}

// inFamily is the family with a name.
func inFamily(t testing.TB, name string) family {
	t.Helper()
	for _, f := range families {
		if f.name == name {
			return f
		}
	}
	t.Fatalf("no family %q", name)
	return family{}
}

// lair is the nth lair of a family, always the same.
func (f family) lair(n int) *lair.Lair {
	l, _ := f.terrain.Dig(context.Background(), 1, uint64(n))
	return l
}

// start is the nth start of a snake in a lair, always the same: its head on a vacant square, each with the same chance,
// and its body laid at random on vacant squares without the exit. That a way leads from there to the exit is not said.
func start(t testing.TB, l *lair.Lair, length, n int) []grid.Pos {
	t.Helper()
	body, _ := lair.RandomBody(context.Background(), l, length, 2, uint64(n))
	if body == nil {
		t.Fatalf("no body of %d blocks was found in\n%s", length, l.AppendPicture(nil, nil))
	}
	return body
}

// TestFamiliesHaveStarts lays snakes of all lengths that the figures are about.
func TestFamiliesHaveStarts(t *testing.T) {
	for _, f := range families {
		t.Run(f.name, func(t *testing.T) {
			l := f.lair(0)
			for _, length := range []int{32, 64, 100, 128} {
				if length > 64 && l.Size() == square(20) {
					continue
				}
				for n := range 4 {
					body := start(t, l, length, n)
					if _, what := lair.BodyFault(l.Size(), body); what != "" || len(body) != length {
						t.Errorf("%d blocks: %s", len(body), what)
					}
				}
			}
		})
	}
}
