package lair_test

import (
	"context"
	"fmt"
	"hash/fnv"
	"math"
	"strings"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
)

// dug is a terrain's lair.
func dug(t testing.TB, terrain lair.Terrain, seed uint64) *lair.Lair {
	t.Helper()
	l, stop := terrain.Dig(context.Background(), seed, 0)
	if stop != "" {
		t.Fatal(stop)
	}
	return l
}

// vacantIn is whether a square is on a lair and no stone.
func vacantIn(l *lair.Lair, p grid.Pos) bool { return l.Size().Contains(p) && !l.Stone(p) }

// reached is how many vacant squares hang together with the exit, if one more square were a stone.
func reached(l *lair.Lair, without grid.Pos) int {
	size := l.Size()
	seen := make([]bool, size.Cells())
	if size.Contains(without) {
		seen[size.Index(without)] = true
	}
	var list []grid.Pos
	meet := func(p grid.Pos) {
		if vacantIn(l, p) && !seen[size.Index(p)] {
			seen[size.Index(p)] = true
			list = append(list, p)
		}
	}
	meet(l.Exits()[0])
	for n := 0; n < len(list); n++ {
		for _, d := range grid.Dirs {
			meet(list[n].Step(d))
		}
	}
	return len(list)
}

// off is no square.
var off = grid.Pos{Row: -1, Col: -1}

// vacantSquares is all of them, and how many pairs of them are neighbours.
func vacantSquares(l *lair.Lair) (squares []grid.Pos, pairs int) {
	for i := range l.Size().Cells() {
		p := l.Size().At(i)
		if l.Stone(p) {
			continue
		}
		squares = append(squares, p)
		for _, d := range []grid.Dir{grid.Down, grid.Right} {
			if vacantIn(l, p.Step(d)) {
				pairs++
			}
		}
	}
	return squares, pairs
}

// blockOf reports whether a vacant square is in a vacant square of n rows and columns.
func blockOf(l *lair.Lair, p grid.Pos, n int) bool {
	for i := range n * n {
		full := true
		for j := range n * n {
			full = full && vacantIn(l, grid.Pos{Row: p.Row - i/n + j/n, Col: p.Col - i%n + j%n})
		}
		if full {
			return true
		}
	}
	return false
}

// TestLairsOfEverySizeHangTogether digs lairs of all small sizes and some that are long. Only in scattered ones parts
// may be without a way to the exit.
func TestLairsOfEverySizeHangTogether(t *testing.T) {
	sizes := []grid.Size{{Rows: 1, Cols: 200}, {Rows: 150, Cols: 2}, {Rows: 31, Cols: 64}}
	for rows := 1; rows <= 9; rows++ {
		for cols := 1; cols <= 9; cols++ {
			sizes = append(sizes, grid.Size{Rows: rows, Cols: cols})
		}
	}
	for _, size := range sizes {
		for n := range 24 {
			exit := size.At(n * n % size.Cells())
			for _, terrain := range []lair.Terrain{
				{Style: lair.Open}, {Style: lair.Scattered, Stones: 4 * n}, {Style: lair.Caves},
				{Style: lair.Maze, Width: 1 + n%5, Loops: n % 3 * 50},
				{Style: lair.Rooms, Least: 1 + n%4, Most: 1 + n%4 + n/4, Loops: n % 3 * 50},
			} {
				terrain.Size, terrain.Exit = size, exit
				l := dug(t, terrain, uint64(n))
				squares, _ := vacantSquares(l)
				if len(l.Exits()) != 1 || l.Exits()[0] != exit || l.Stone(exit) || l.Rules() != lair.Standard {
					t.Fatalf("%+v: exits %v", terrain, l.Exits())
				}
				if terrain.Style != lair.Scattered && reached(l, off) != len(squares) {
					t.Fatalf("%+v:\n%s has parts", terrain, l.AppendPicture(nil, nil))
				}
			}
		}
	}
}

func TestScatteredHasItsShare(t *testing.T) {
	for _, share := range []int{0, 1, 20, 33, 99, 100} {
		l := dug(t, lair.Terrain{Size: grid.Size{Rows: 17, Cols: 13}, Style: lair.Scattered, Stones: share}, 1)
		squares, _ := vacantSquares(l)
		if want := max(1, 17*13-17*13*share/100); len(squares) != want {
			t.Errorf("%d in a hundred: %d squares are vacant, want %d", share, len(squares), want)
		}
	}
}

// TestScatteredIsEven counts how often each square is a stone.
func TestScatteredIsEven(t *testing.T) {
	const rounds = 4000
	terrain := lair.Terrain{Size: grid.Size{Rows: 3, Cols: 4}, Exit: grid.Pos{Row: 1, Col: 1}, Style: lair.Scattered, Stones: 50}
	counts := make([]int, 12)
	for seed := range uint64(rounds) {
		l := dug(t, terrain, seed)
		for i := range counts {
			if l.Stone(l.Size().At(i)) {
				counts[i]++
			}
		}
	}
	for i, n := range counts {
		if want := rounds * 6 / 11; i != 5 && (n < want-200 || n > want+200) || i == 5 && n != 0 {
			t.Errorf("square %d is a stone %d times of %d", i, n, rounds)
		}
	}
}

func TestMazesAreTreesOfOneWidth(t *testing.T) {
	for width := 1; width <= 4; width++ {
		for seed := range uint64(20) {
			size := grid.Size{Rows: 5*(width+1) - 1 + int(seed)%2, Cols: 7*(width+1) - 1}
			l := dug(t, lair.Terrain{Size: size, Style: lair.Maze, Width: width}, seed)
			squares, pairs := vacantSquares(l)
			for _, p := range squares {
				if !blockOf(l, p, width) || blockOf(l, p, width+1) {
					t.Fatalf("width %d, at %v:\n%s", width, p, l.AppendPicture(nil, nil))
				}
			}
			// 35 crossings are joined by 34 openings, each as many squares as it is wide.
			if len(squares) != 35*width*width+34*width || width == 1 && pairs != len(squares)-1 {
				t.Fatalf("width %d is no tree:\n%s", width, l.AppendPicture(nil, nil))
			}
			loops := dug(t, lair.Terrain{Size: size, Style: lair.Maze, Width: width, Loops: 50}, seed)
			if more, _ := vacantSquares(loops); len(more) != len(squares)+12*width { // of 4·7 + 5·6 - 34
				t.Fatalf("width %d has other loops:\n%s", width, loops.AppendPicture(nil, nil))
			}
		}
	}
}

// TestRoomsHaveDoors tells rooms from doors: a square of a room is in a vacant square of three rows and columns, a door
// has two vacant squares beside it that lie opposite. Without a door, the rooms of a tree fall apart.
func TestRoomsHaveDoors(t *testing.T) {
	for seed := range uint64(20) {
		terrain := lair.Terrain{Size: grid.Size{Rows: 19, Cols: 23}, Style: lair.Rooms}
		tree := dug(t, terrain, seed)
		squares, _ := vacantSquares(tree)
		doors := 0
		for _, p := range squares {
			if blockOf(tree, p, 3) {
				if blockOf(tree, p, 5) {
					t.Fatalf("at %v a room is too large:\n%s", p, tree.AppendPicture(nil, nil))
				}
				continue
			}
			doors++
			up, left := vacantIn(tree, p.Step(grid.Up)), vacantIn(tree, p.Step(grid.Left))
			if up == left || up != vacantIn(tree, p.Step(grid.Down)) || left != vacantIn(tree, p.Step(grid.Right)) {
				t.Fatalf("%v is no door:\n%s", p, tree.AppendPicture(nil, nil))
			}
			if reached(tree, p) == len(squares)-1 {
				t.Fatalf("without the door %v the rooms still hang together:\n%s", p, tree.AppendPicture(nil, nil))
			}
		}
		terrain.Loops = 50
		half, _ := vacantSquares(dug(t, terrain, seed))
		terrain.Loops = 100
		all, _ := vacantSquares(dug(t, terrain, seed))
		if more := len(all) - len(squares); doors < 19 || more < 5 || len(half)-len(squares) != more/2 {
			t.Fatalf("%d doors, %d with half of the others, %d with all", doors, doors+len(half)-len(squares), doors+more)
		}
	}
}

// TestCavesHaveLumps compares how often stone and vacant square are neighbours with how often they are where as many
// stones are scattered.
func TestCavesHaveLumps(t *testing.T) {
	size := grid.Size{Rows: 40, Cols: 60}
	vacant, borders, want := 0, 0, 0
	for seed := range uint64(20) {
		l := dug(t, lair.Terrain{Size: size, Style: lair.Caves}, seed)
		squares, pairs := vacantSquares(l)
		vacant += len(squares)
		borders += 4*len(squares) - 2*pairs
		want += 4 * len(squares) * (size.Cells() - len(squares)) / size.Cells()
	}
	if share := 5 * vacant / size.Cells(); share < 30 || share > 75 {
		t.Errorf("%d squares in a hundred are vacant", share)
	}
	if 2*borders > want {
		t.Errorf("%d squares beside vacant ones are stones or off, of scattered ones about %d", borders, want)
	}
}

func TestTerrainFaults(t *testing.T) {
	square := grid.Size{Rows: 4, Cols: 4}
	for _, test := range []struct {
		terrain lair.Terrain
		want    string
	}{
		{lair.Terrain{Style: lair.Open}, "0 rows of 0 squares: want 1 to 67108864 squares"},
		{lair.Terrain{Style: lair.Open, Size: grid.Size{Rows: math.MaxInt, Cols: math.MaxInt}}, "want 1 to 67108864"},
		{lair.Terrain{Style: lair.Open, Size: square, Exit: grid.Pos{Row: 4}}, "the exit 5,1 is off the lair, which has 4 rows of 4 squares"},
		{lair.Terrain{Size: square}, `want a style, which is one of open, scattered, rooms, maze, caves, not ""`},
		{lair.Terrain{Size: square, Style: lair.Scattered, Stones: 101}, "101 stones in a hundred squares"},
		{lair.Terrain{Size: square, Style: lair.Scattered, Stones: -1}, "-1 stones in a hundred squares"},
		{lair.Terrain{Size: square, Style: lair.Caves, Stones: 1}, "for style scattered, not caves"},
		{lair.Terrain{Size: square, Style: lair.Maze, Width: -1}, "corridors -1 squares wide"},
		{lair.Terrain{Size: square, Style: lair.Open, Width: 1}, "for style maze, not open"},
		{lair.Terrain{Size: square, Style: lair.Rooms, Least: 4, Most: 3}, "rooms of 4 to 3 squares a side"},
		{lair.Terrain{Size: square, Style: lair.Rooms, Least: -4}, "rooms of -4 to 0 squares"},
		{lair.Terrain{Size: square, Style: lair.Rooms, Most: -4}, "rooms of 3 to -4 squares"},
		{lair.Terrain{Size: square, Style: lair.Open, Least: 4}, "for style rooms, not open"},
		{lair.Terrain{Size: square, Style: lair.Open, Most: 4}, "for style rooms, not open"},
		{lair.Terrain{Size: square, Style: lair.Maze, Loops: 101}, "101 of a hundred further doors"},
		{lair.Terrain{Size: square, Style: lair.Caves, Loops: 1}, "for styles rooms and maze, not caves"},
	} {
		if err := test.terrain.Fault(); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%+v: %v, want %s", test.terrain, err, test.want)
		}
		func() {
			defer func() {
				if got := fmt.Sprint(recover()); !strings.HasPrefix(got, "lair: ") {
					t.Errorf("%+v: Dig does not panic, or with %s", test.terrain, got)
				}
			}()
			test.terrain.Dig(context.Background(), 1, 1)
		}()
	}
}

// TestLairsArePinned has lairs that must stay as they are for as long as GenerateVersion does.
func TestLairsArePinned(t *testing.T) {
	small, large := grid.Size{Rows: 13, Cols: 18}, grid.Size{Rows: 512, Cols: 512}
	for _, test := range []struct {
		terrain lair.Terrain
		want    string
	}{
		{lair.Terrain{Size: small, Style: lair.Scattered, Stones: 25}, "9578d821a16c0da6"},
		{lair.Terrain{Size: small, Style: lair.Rooms}, "c9401ea5ec45c56e"},
		{lair.Terrain{Size: small, Style: lair.Rooms, Least: 2, Most: 5, Loops: 40, Exit: grid.Pos{Row: 12, Col: 17}}, "a3d1d6db06ca2c7c"},
		{lair.Terrain{Size: small, Style: lair.Maze}, "06bdd38e0f40a5f3"},
		{lair.Terrain{Size: small, Style: lair.Maze, Width: 2, Loops: 30, Exit: grid.Pos{Row: 2, Col: 2}}, "6ccb0a4ea774a329"},
		{lair.Terrain{Size: small, Style: lair.Caves}, "86ff041ac6843fe8"},
		{lair.Terrain{Size: large, Style: lair.Scattered, Stones: 20}, "20f64d9153a6fdea"},
		{lair.Terrain{Size: large, Style: lair.Rooms, Loops: 50}, "421b3017eb254c43"},
		{lair.Terrain{Size: large, Style: lair.Maze, Loops: 10}, "5f2a4ccee36555db"},
		{lair.Terrain{Size: large, Style: lair.Caves}, "deb550d4a4faba8b"},
	} {
		l := dug(t, test.terrain, 7)
		body, stop := lair.RandomBody(context.Background(), l, 12, 7, 1)
		h := fnv.New64a()
		h.Write(l.AppendPicture(nil, body))
		if got := fmt.Sprintf("%016x", h.Sum64()); got != test.want || body == nil || stop != "" {
			t.Errorf("%+v: %s, want %s", test.terrain, got, test.want)
			if l.Size() == small {
				t.Logf("\n%s", l.AppendPicture(nil, body))
			}
		}
	}
}

func TestDigIsStopped(t *testing.T) {
	ended, cancel := context.WithCancel(context.Background())
	cancel()
	for _, style := range lair.Styles {
		terrain := lair.Terrain{Size: grid.Size{Rows: 300, Cols: 300}, Style: style}
		if l, stop := terrain.Dig(ended, 1, 1); l != nil || stop != lair.Cancelled {
			t.Errorf("%s: %v, stopped by %q", style, l != nil, stop)
		}
	}
}
