package convert_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/internal/convert"
	"github.com/wendgames/wend/lair"
	"github.com/wendgames/wend/level"
	"github.com/wendgames/wend/link"
)

// randomBody is a body of at most so many blocks.
func randomBody(rnd *rand.Rand, size grid.Size, most int) []grid.Pos {
	body := []grid.Pos{size.At(rnd.IntN(size.Cells()))}
	for range 2 * most {
		p := body[len(body)-1].Step(grid.Dirs[rnd.IntN(4)])
		if size.Contains(p) && !slices.Contains(body, p) && len(body) < most {
			body = append(body, p)
		}
	}
	return body
}

// randomTiles is a level of the tile game: one in two is standard and without walls.
func randomTiles(rnd *rand.Rand) *level.Level {
	rows := make([][]link.Kind, 1+rnd.IntN(6))
	cols, walls := 1+rnd.IntN(6), rnd.IntN(2)
	for r := range rows {
		for range cols {
			k := link.Kind(rnd.IntN(5))
			if rnd.IntN(8) == 0 {
				k = link.Kind(-walls)
			}
			if rnd.IntN(50) == 0 {
				k = 2147483647
			}
			rows[r] = append(rows[r], k)
		}
	}
	l := &level.Level{Link: &level.Link{Board: link.NewBoard(rows), Rules: link.Standard}}
	if rnd.IntN(4) == 0 {
		l.Link.Rules = link.Rules{Turns: rnd.IntN(4) - 1, Outside: rnd.IntN(2) == 0, Slide: link.Slide(rnd.IntN(3))}
	}
	if rnd.IntN(2) == 0 {
		q := fmt.Sprintf("%d,%d-%d,%d", 1+rnd.IntN(len(rows)), 1+rnd.IntN(cols), 1+rnd.IntN(len(rows)), 1+rnd.IntN(cols))
		l.Extra = []level.Extra{{Name: "x-queries", Value: q + " " + q}}
	}
	return l
}

// randomLair is a level of the snake game, with all that may be in one.
func randomLair(rnd *rand.Rand) *level.Level {
	size := grid.Size{Rows: 1 + rnd.IntN(6), Cols: 1 + rnd.IntN(6)}
	body := randomBody(rnd, size, 1+rnd.IntN(10))
	var exits []grid.Pos
	for range rnd.IntN(3) {
		exits = append(exits, size.At(rnd.IntN(size.Cells())))
	}
	if rnd.IntN(2) == 0 {
		exits = []grid.Pos{{}}
	}
	slices.SortFunc(exits, func(a, b grid.Pos) int { return size.Index(a) - size.Index(b) })
	l := lair.New(size, slices.Compact(exits))
	for range rnd.IntN(size.Cells()) {
		if p := size.At(rnd.IntN(size.Cells())); rnd.IntN(5) == 0 || !slices.Contains(body, p) && !slices.Contains(exits, p) {
			l.SetStone(p)
		}
	}
	if len(exits) == 0 {
		l.SetGoal(body)
	}
	if rnd.IntN(5) == 0 {
		l.SetRules(lair.Rules{Loose: true, Swap: rnd.IntN(2) == 0})
	}
	return &level.Level{Lair: &level.Lair{Lair: l, Body: body}}
}

// sayable reports whether a format can say a level, straight from what the formats are.
func sayable(format convert.Format, l *level.Level) bool {
	tiles := format == convert.HDU1175
	snakes := format == convert.POJ1324 || format == convert.Snake
	if l.Link != nil {
		size := l.Size()
		for i := range size.Cells() {
			if tiles && l.Link.Board.At(size.At(i)) == link.Wall {
				return false
			}
		}
		return l.Link.Rules == link.Standard && !snakes
	}
	maze, body := l.Lair.Lair, l.Lair.Body
	if tiles || maze.Rules() != lair.Standard || maze.Goal() != nil {
		return false
	}
	if format == convert.POJ1324 {
		return slices.Equal(maze.Exits(), []grid.Pos{{}})
	}
	for _, p := range append(slices.Clone(maze.Exits()), body...) {
		if maze.Stone(p) || slices.Contains(body, p) && slices.Contains(maze.Exits(), p) {
			return false
		}
	}
	return format != convert.Snake || len(maze.Exits()) == 1 && len(slowReadings(body[:1], body[1:])) == 1
}

// TestThereAndBack writes random levels in every format: what a format can say is read again as it was and written
// again as it stands there, and all else is refused.
func TestThereAndBack(t *testing.T) {
	rnd := rand.New(rand.NewPCG(51, 52))
	type sort struct {
		format convert.Format
		game   level.Game
		said   bool
	}
	count := map[sort]int{}
	for round := range 4000 {
		l := [2]func(*rand.Rand) *level.Level{randomTiles, randomLair}[round%2](rnd)
		for _, format := range convert.Formats[1:] {
			text, err := convert.Append(nil, format, l)
			said := sayable(format, l)
			count[sort{format, l.Game(), said}]++
			if said != (err == nil) {
				t.Fatalf("%s: error %v, text\n%s\nof\n%s", format, err, text, shown(t, l))
			}
			if err == nil {
				again(t, format, l, string(text))
			}
		}
	}
	for _, format := range convert.Formats[1:] {
		for _, game := range []level.Game{level.LinkGame, level.LairGame} {
			other := format == convert.HDU1175 && game == level.LairGame ||
				(format == convert.POJ1324 || format == convert.Snake) && game == level.LinkGame
			if count[sort{format, game, true}] < 100 != other || count[sort{format, game, false}] < 100 {
				t.Errorf("%s, %s: %d levels said, %d not", format, game, count[sort{format, game, true}], count[sort{format, game, false}])
			}
		}
	}
}

// again reads a text that is a level and writes it again.
func again(t testing.TB, format convert.Format, l *level.Level, text string) {
	t.Helper()
	levels, err := read(format, text, "")
	if err != nil || len(levels) != 1 {
		t.Fatalf("%s: %d levels, error %v\n%s", format, len(levels), err, text)
	}
	kept := *l
	if format != convert.HDU1175 {
		kept.Extra = nil
	}
	if got, want := shown(t, levels[0]), shown(t, &kept); got != want {
		t.Fatalf("%s: it is read as\n%swant\n%s", format, got, want)
	}
	if twice, err := convert.Append(nil, format, levels[0]); string(twice) != text || err != nil {
		t.Fatalf("%s: error %v, written again it is\n%s\nwant\n%s", format, err, twice, text)
	}
}
