package level_test

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
	"github.com/wendgames/wend/level"
	"github.com/wendgames/wend/link"
)

// randomLevel is a level of either game, of up to 6 × 6 cells, with all that a level may have.
func randomLevel(rnd *rand.Rand) *level.Level {
	l := &level.Level{}
	some := func(texts ...string) string { return append(texts, "", "")[rnd.IntN(len(texts)+2)] }
	l.Title = some("First steps", "a: b", "wend: 1", "E.#@", "x  y\tz")
	l.TitleZH = some("第一步", "转身")
	l.Author = some("A. N. Other", "😀")
	l.License = some("CC0-1.0")
	l.Made = some("rooms 1 seed=7", "-")
	for _, name := range []string{"x-queries", "x-a.b-c", "x-1"} {
		if rnd.IntN(4) == 0 {
			l.Extra = append(l.Extra, level.Extra{Name: name, Value: some("1,1-2,2", "=", "#")})
		}
	}
	size := grid.Size{Rows: 1 + rnd.IntN(6), Cols: 1 + rnd.IntN(6)}
	if rnd.IntN(2) == 0 {
		l.Link = randomLink(rnd, size)
		l.Expect = level.Expect(some("solvable", "impossible"))
		l.Moves = some("1,1-1,2", "1,1-9,9 ~3,4,2147483647", "0,0-0,0")
		l.Solution = some("1,2-3,4 2,1-2,2")
		return l
	}
	l.Lair = randomLair(rnd, size)
	l.Expect = level.Expect(some("solvable", "impossible", "0", "17"))
	l.Moves = some("U", "DRRU")
	l.Solution = some("LLLLLLLLLLLL")
	return l
}

func randomLink(rnd *rand.Rand, size grid.Size) *level.Link {
	kinds := []link.Kind{link.Empty, link.Wall, 1, 2, 10, 100, 2147483647}
	rows := make([][]link.Kind, size.Rows)
	most := 1 + rnd.IntN(len(kinds))
	for r := range rows {
		for range size.Cols {
			rows[r] = append(rows[r], kinds[rnd.IntN(most)])
		}
	}
	return &level.Link{Board: link.NewBoard(rows), Rules: link.Rules{
		Turns: rnd.IntN(5) - 1, Outside: rnd.IntN(2) == 0, Slide: link.Slides[rnd.IntN(len(link.Slides))],
	}}
}

// randomLair is a lair with a snake, in which stones and exits lie under the snake and on each other.
func randomLair(rnd *rand.Rand, size grid.Size) *level.Lair {
	body, goal := randomBody(rnd, size, 1+rnd.IntN(7)), []grid.Pos(nil)
	var exits []grid.Pos
	if rnd.IntN(3) == 0 {
		goal = randomBody(rnd, size, len(body))
		body = body[:len(goal)]
	} else {
		for _, i := range rnd.Perm(size.Cells())[:1+rnd.IntN(min(3, size.Cells()))] {
			exits = append(exits, size.At(i))
		}
	}
	l := lair.New(size, exits)
	for i := range size.Cells() {
		p := size.At(i)
		if special := slices.Contains(body, p) || slices.Contains(exits, p); rnd.IntN(4) == 0 && (!special || rnd.IntN(4) == 0) {
			l.SetStone(p)
		}
	}
	rules := lair.Rules{Loose: rnd.IntN(2) == 0}
	rules.Swap = rules.Loose && rnd.IntN(2) == 0
	l.SetRules(rules)
	if goal != nil {
		l.SetGoal(goal)
	}
	return &level.Lair{Lair: l, Body: body}
}

// randomBody is a body of up to n blocks.
func randomBody(rnd *rand.Rand, size grid.Size, n int) []grid.Pos {
	body := []grid.Pos{size.At(rnd.IntN(size.Cells()))}
	for tries := 0; len(body) < n && tries < 50; tries++ {
		p := body[len(body)-1].Step(grid.Dirs[rnd.IntN(4)])
		if size.Contains(p) && !slices.Contains(body, p) {
			body = append(body, p)
		}
	}
	return body
}

// text is the text of a level.
func text(t *testing.T, l *level.Level) string {
	t.Helper()
	out, err := l.AppendText(nil)
	if err != nil {
		t.Fatal(err)
	}
	return string(out)
}

// same compares two levels part by part, without their texts.
func same(t *testing.T, a, b *level.Level) {
	t.Helper()
	for what, pair := range map[string][2]any{
		"title": {a.Title, b.Title}, "title.zh": {a.TitleZH, b.TitleZH}, "author": {a.Author, b.Author}, "license": {a.License, b.License},
		"expect": {a.Expect, b.Expect}, "solution": {a.Solution, b.Solution}, "moves": {a.Moves, b.Moves}, "made": {a.Made, b.Made},
		"game": {a.Game(), b.Game()}, "size": {a.Size(), b.Size()}, "rules": {a.Rules(), b.Rules()},
	} {
		if pair[0] != pair[1] {
			t.Errorf("%s: %v and %v", what, pair[0], pair[1])
		}
	}
	if !slices.Equal(a.Extra, b.Extra) {
		t.Errorf("extra keys: %v and %v", a.Extra, b.Extra)
	}
	for i := range a.Size().Cells() {
		p := a.Size().At(i)
		if a.Link != nil && a.Link.Board.At(p) != b.Link.Board.At(p) || a.Lair != nil && a.Lair.Lair.Stone(p) != b.Lair.Lair.Stone(p) {
			t.Errorf("different at %v", p)
		}
	}
	if a.Lair != nil {
		for what, pair := range map[string][2][]grid.Pos{
			"exits": {sorted(a.Lair.Lair.Exits()), sorted(b.Lair.Lair.Exits())},
			"goal":  {a.Lair.Lair.Goal(), b.Lair.Lair.Goal()},
			"body":  {a.Lair.Body, b.Lair.Body},
		} {
			if !slices.Equal(pair[0], pair[1]) {
				t.Errorf("%s: %v and %v", what, pair[0], pair[1])
			}
		}
	}
}

func sorted(list []grid.Pos) []grid.Pos {
	return slices.SortedFunc(slices.Values(list), func(a, b grid.Pos) int {
		return (a.Row-b.Row)*1000 + a.Col - b.Col
	})
}

// TestWrittenReadsBack writes random levels as text and as JSON, reads them, and writes them again.
func TestWrittenReadsBack(t *testing.T) {
	rnd := rand.New(rand.NewPCG(21, 22))
	listed := map[string]int{}
	for i := range 20_000 {
		l := randomLevel(rnd)
		first := text(t, l)
		again, err := level.Parse("x", first)
		if err != nil {
			t.Fatalf("%v\n%s", err, first)
		}
		same(t, l, again)
		if second := text(t, again); second != first {
			t.Fatalf("written first\n%s\nand then\n%s", first, second)
		}
		line, err := l.AppendJSON(nil)
		if err != nil {
			t.Fatal(err)
		}
		if strings.Contains(string(line), "\\u003") {
			t.Fatalf("arrows are not seen in %s", line)
		}
		object, err := level.ParseJSON("x", 1, line)
		if err != nil {
			t.Fatalf("%v\n%s", err, line)
		}
		if second := text(t, object); second != first {
			t.Fatalf("written as text\n%s\nand by way of JSON\n%s", first, second)
		}
		if t.Failed() {
			t.Fatalf("level %d\n%s", i, first)
		}
		for key := range keysOf(first) {
			listed[key]++
		}
	}
	for _, key := range []string{"exits", "goal", "snake", "x-a.b-c", "made", "title.zh"} {
		if listed[key] < 100 {
			t.Errorf("only %s levels have the key %s", strconv.Itoa(listed[key]), key)
		}
	}
}
