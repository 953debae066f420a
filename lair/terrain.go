package lair

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/wendgames/wend/grid"
)

// Style is what the stones of a generated lair look like.
type Style string

// The styles.
const (
	Open      Style = "open"      // no stones
	Scattered Style = "scattered" // stones anywhere, so many in a hundred squares
	Rooms     Style = "rooms"     // rooms with one-square doors between neighbours
	Maze      Style = "maze"      // corridors of one width
	Caves     Style = "caves"     // one cave with rough walls
)

// Styles lists the styles. It must not be changed.
var Styles = []Style{Open, Scattered, Rooms, Maze, Caves}

// Terrain says which lair is wanted of Dig: all but the snake. What a style has no use for must be left 0.
type Terrain struct {
	Size  grid.Size
	Exit  grid.Pos // its zero value is where POJ 1324 has it
	Style Style

	Stones int // Scattered: how many squares in a hundred are stones, 0 to 100; the exit is none
	Width  int // Maze: squares from side to side of a corridor, from 1; 0 is 1
	Least  int // Rooms: squares along the shortest side of a room, from 1; 0 is 3
	Most   int // Rooms: along the longest; 0 is one more than Least
	Loops  int // Rooms, Maze: of the doors that a tree does without, how many in a hundred are there, 0 to 100
}

// Fault says what is wrong with a terrain that has no meaning, or is nil.
func (t Terrain) Fault() error {
	t = t.filled()
	switch {
	case t.Size.Rows < 1 || t.Size.Cols < 1 || t.Size.Rows > MaxSquares/t.Size.Cols:
		return fmt.Errorf("%d rows of %d squares: want 1 to %d squares", t.Size.Rows, t.Size.Cols, MaxSquares)
	case !t.Size.Contains(t.Exit):
		return fmt.Errorf("the exit %v is off the lair, which has %d rows of %d squares", t.Exit, t.Size.Rows, t.Size.Cols)
	case !slices.Contains(Styles, t.Style):
		return fmt.Errorf("want a style, which is one of %s, not %.20q", styleNames(), t.Style)
	case t.Stones < 0 || t.Stones > 100:
		return fmt.Errorf("%d stones in a hundred squares: want 0 to 100", t.Stones)
	case t.Stones > 0 && t.Style != Scattered:
		return fmt.Errorf("a share of stones is for style %s, not %s", Scattered, t.Style)
	case t.Width < 0:
		return fmt.Errorf("corridors %d squares wide: want 1 or more", t.Width)
	case t.Width > 0 && t.Style != Maze:
		return fmt.Errorf("a width of corridors is for style %s, not %s", Maze, t.Style)
	case t.Least < 0 || t.Most < 0 || t.Most < t.Least:
		return fmt.Errorf("rooms of %d to %d squares a side: want 1 or more, and the least first", t.Least, t.Most)
	case t.Least+t.Most > 0 && t.Style != Rooms:
		return fmt.Errorf("sizes of rooms are for style %s, not %s", Rooms, t.Style)
	case t.Loops < 0 || t.Loops > 100:
		return fmt.Errorf("%d of a hundred further doors: want 0 to 100", t.Loops)
	case t.Loops > 0 && t.Style != Maze && t.Style != Rooms:
		return fmt.Errorf("loops are for styles %s and %s, not %s", Rooms, Maze, t.Style)
	}
	return nil
}

func styleNames() string {
	var names []string
	for _, s := range Styles {
		names = append(names, string(s))
	}
	return strings.Join(names, ", ")
}

// filled is the terrain with what was left out. It is kept below what a lair can have, so that sums stay whole.
func (t Terrain) filled() Terrain {
	if t.Style == Maze && t.Width == 0 {
		t.Width = 1
	}
	if t.Style == Rooms && t.Least == 0 {
		t.Least = 3
		if t.Most > 0 {
			t.Least = min(3, t.Most)
		}
	}
	if t.Least > 0 && t.Most == 0 {
		t.Most = min(t.Least, MaxSquares) + 1
	}
	t.Width, t.Least, t.Most = min(t.Width, MaxSquares), min(t.Least, MaxSquares), min(t.Most, MaxSquares)
	return t
}

// Dig makes a lair by the standard rules, with its one exit vacant. The lair is a function of the terrain, the seed,
// the stream and GenerateVersion. It costs O(squares), some 5 to 50 ns each, and ends early with a reason if ctx does.
// It panics if the terrain has a fault.
//
//	open        has no stones
//	scattered   has exactly Stones in a hundred squares, rounded down, all sets of them equally likely
//	rooms       has bands of rooms, each band divided in its own way, with walls one square thick. The rooms are joined by
//	            doors as a random tree, and Loops in a hundred of the other pairs of neighbours have a door as well
//	maze        has corridors Width wide and walls one square thick: a random tree made by a walk that goes back where it is
//	            stuck, and Loops in a hundred of the walls between two places that it leaves are opened
//	caves       has 45 stones in a hundred squares, smoothed four times: a square becomes what most of the nine squares
//	            around it are. All parts but the largest are filled
//
// Where rooms or corridors do not fit the size, what is left is stone, on the right and at the bottom. If the exit lies
// on a stone of one of the last three, a tunnel is dug from it to the nearest vacant square.
func (t Terrain) Dig(ctx context.Context, seed, stream uint64) (*Lair, Stop) {
	if err := t.Fault(); err != nil {
		panic("lair: " + err.Error())
	}
	d := &digger{
		Terrain: t.filled(), watch: watch{ctx: ctx}, random: grid.NewRandom(seed, stream),
		l: New(t.Size, []grid.Pos{t.Exit}),
	}
	d.dig()
	if stop := cancelled(ctx); stop != "" {
		return nil, stop
	}
	return d.l, ""
}
