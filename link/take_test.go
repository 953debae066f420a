package link_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/link"
)

// rowsOf is what a board holds.
func rowsOf(b *link.Board) [][]link.Kind {
	size := b.Size()
	rows := make([][]link.Kind, size.Rows)
	for i := range size.Cells() {
		p := size.At(i)
		rows[p.Row] = append(rows[p.Row], b.At(p))
	}
	return rows
}

// sound holds everything that a board says of itself against a new board that looks the same.
func sound(t *testing.T, rnd *rand.Rand, b *link.Board) {
	t.Helper()
	rows := rowsOf(b)
	fresh := link.NewBoard(rows)
	tiles := 0
	for _, row := range rows {
		for _, k := range row {
			if k > link.Empty {
				tiles++
			}
		}
	}
	if b.Tiles() != tiles || len(b.Kinds()) != tiles {
		t.Fatalf("%d tiles, %d kinds, want %d on\n%s", b.Tiles(), len(b.Kinds()), tiles, picture(b))
	}
	for range 12 {
		p, q := randomPair(rnd, rows)
		rules := link.Rules{Turns: rnd.IntN(4), Outside: rnd.IntN(2) == 0}
		got, want := answer(b.Connect(p, q, rules)), answer(fresh.Connect(p, q, rules))
		if got != want {
			t.Fatalf("%v-%v by %v: %s, but on a new board %s\n%s", p, q, rules, got, want, picture(b))
		}
	}
}

func TestTakeDrawn(t *testing.T) {
	for _, test := range []struct {
		name  string
		rules link.Rules
		a, b  grid.Pos
		rows  []string
		line  string
	}{
		{"nothing slides", link.Standard, at1(1, 1), at1(2, 2), []string{
			"1 . 3 | . . 3",
			"2 1 4 | 2 . 4",
		}, "1,1 1,2 2,2"},
		{"tiles fall into both cells", link.Rules{Turns: 2, Slide: link.SlideDown}, at1(2, 3), at1(3, 1), []string{
			"2 . 3 | . . .",
			"4 . 1 | . . .",
			"1 . 5 | 2 . 3",
			"6 . 7 | 4 . 5",
			". . . | 6 . 7",
		}, "2,3 2,2 3,2 3,1"},
		{"gaps elsewhere are filled too", link.Rules{Turns: 0, Slide: link.SlideLeft}, at1(1, 1), at1(1, 2), []string{
			"1 1 . 2 | 2 . . .",
			". 3 # 4 | 3 . # 4",
		}, "1,1 1,2"},
		{"the last pair", link.Rules{Turns: 2, Outside: true, Slide: link.ColsIn}, at1(1, 3), at1(1, 1), []string{
			"1 # 1 | . # .",
		}, "1,3 0,3 0,1 1,1"},
	} {
		before, after := drawBoth(t, test.rows...)
		b := link.NewBoard(before)
		taken, code := b.Take(test.a, test.b, test.rules)
		if code != "" || taken.Line.String() != test.line || taken.Kind != 1 {
			t.Errorf("%s: kind %d by %s, code %q, want kind 1 by %s", test.name, taken.Kind, taken.Line, code, test.line)
			continue
		}
		if picture(b) != drawing(after) {
			t.Errorf("%s:\n%swant\n%s", test.name, picture(b), drawing(after))
		}
		if b.Undo(taken); picture(b) != drawing(before) {
			t.Errorf("%s: undone to\n%swant\n%s", test.name, picture(b), drawing(before))
		}
	}
}

// TestTakeRefused goes through the codes in their order: each pair is at fault in all ways from its code on.
func TestTakeRefused(t *testing.T) {
	rows := draw(t,
		"1 2 3 1",
		"# . 4 #",
		". 4 . .")
	for _, test := range []struct {
		a, b grid.Pos
		want link.Code
	}{
		{at1(0, 1), at1(0, 1), link.OffBoard},
		{at1(1, 1), at1(4, 1), link.OffBoard},
		{at1(2, 5), at1(2, 1), link.OffBoard},
		{at1(2, 1), at1(2, 1), link.SameCell},
		{at1(2, 2), at1(2, 2), link.SameCell},
		{at1(1, 1), at1(1, 1), link.SameCell},
		{at1(2, 1), at1(2, 4), link.OnWall},
		{at1(2, 2), at1(2, 1), link.OnWall},
		{at1(2, 1), at1(1, 1), link.OnWall},
		{at1(2, 2), at1(3, 1), link.OnEmpty},
		{at1(1, 1), at1(2, 2), link.OnEmpty},
		{at1(1, 1), at1(1, 2), link.KindsDiffer},
		{at1(1, 1), at1(2, 3), link.KindsDiffer},
		{at1(1, 4), at1(1, 1), link.NoLine},
		{at1(2, 3), at1(3, 2), ""},
	} {
		b := link.NewBoard(rows)
		taken, code := b.Take(test.a, test.b, link.Rules{Turns: 2, Slide: link.SlideDown})
		if code != test.want {
			t.Errorf("%v-%v: %q, want %q", test.a, test.b, code, test.want)
		}
		if refused := code != ""; refused != (picture(b) == drawing(rows)) || refused != (taken.Line == nil) {
			t.Errorf("%v-%v: code %q, but taken %+v and left\n%s", test.a, test.b, code, taken, picture(b))
		}
	}
}

// TestTakeFollowsTheRule takes any two cells of random boards and compares everything with the oracles.
func TestTakeFollowsTheRule(t *testing.T) {
	boards := 40_000
	if testing.Short() {
		boards = 3_000
	}
	rnd := rand.New(rand.NewPCG(25, 26))
	taken := map[link.Slide]int{}
	for range boards {
		rows := link.RandomRows(rnd)
		if len(rows)*len(rows[0]) > 90 {
			continue // the oracle writes down every line
		}
		p, q := randomPair(rnd, rows)
		rules := link.Rules{Turns: rnd.IntN(4), Outside: rnd.IntN(2) == 0, Slide: link.Slides[rnd.IntN(len(link.Slides))]}
		b := link.NewBoard(rows)
		got, code := b.Take(p, q, rules)
		line, want := connect(rows, p, q, rules)
		if code != want || !slices.Equal(got.Line, line) {
			t.Fatalf("%v-%v by %v: %s, want %s on\n%s", p, q, rules, answer(got.Line, code), answer(line, want), drawing(rows))
		}
		after := rows
		if code == "" {
			taken[rules.Slide]++
			after = leaves(rows, p, q, rules.Slide)
		}
		if !shows(b, after) {
			t.Fatalf("%v-%v by %v (%q) leaves\n%sof\n%swant\n%s", p, q, rules, code, picture(b), drawing(rows), drawing(after))
		}
	}
	for _, slide := range link.Slides {
		if taken[slide] < boards/100 {
			t.Errorf("only %d takes with slide %v: that tests refusals only", taken[slide], slide)
		}
	}
}

// leaves is what a take leaves.
func leaves(rows [][]link.Kind, p, q grid.Pos, slide link.Slide) [][]link.Kind {
	left := rowsOf(link.NewBoard(rows))
	left[p.Row][p.Col], left[q.Row][q.Col] = link.Empty, link.Empty
	return settle(left, slide)
}

// TestTakesAreUndone takes pair after pair until no more connects, with a shuffle now and then, and then takes
// everything back.
func TestTakesAreUndone(t *testing.T) {
	games := 300
	if testing.Short() {
		games = 30
	}
	rnd := rand.New(rand.NewPCG(27, 28))
	takes := map[link.Slide]int{}
	for range games {
		start := link.RandomRows(rnd)
		for len(start)*len(start[0]) > 90 && rnd.IntN(20) > 0 { // these take long
			start = link.RandomRows(rnd)
		}
		for _, slide := range link.Slides {
			rules := link.Rules{Turns: 2, Outside: rnd.IntN(2) == 0, Slide: slide}
			takes[slide] += playAndUndo(t, rnd, link.NewBoard(start), rules)
		}
	}
	for _, slide := range link.Slides {
		if takes[slide] < games {
			t.Errorf("only %d takes with slide %v", takes[slide], slide)
		}
	}
}

func playAndUndo(t *testing.T, rnd *rand.Rand, b *link.Board, rules link.Rules) int {
	t.Helper()
	type step struct {
		before string
		taken  link.Taken
		kinds  []link.Kind // of a shuffle
	}
	var done []step
	takes := 0
	for {
		s := step{before: picture(b), kinds: b.Kinds()}
		if rnd.IntN(8) == 0 {
			b.Shuffle(shuffled(rnd, s.kinds))
		} else {
			p, q, ok := openPair(rnd, b, rules)
			if !ok {
				break
			}
			tiles := b.Tiles()
			s.kinds = nil
			s.taken, _ = b.Take(p, q, rules)
			if b.Tiles() != tiles-2 {
				t.Fatalf("%d tiles after a take, %d before", b.Tiles(), tiles)
			}
			takes++
		}
		done = append(done, s)
		sound(t, rnd, b)
	}
	for _, s := range slices.Backward(done) {
		if s.kinds != nil {
			b.Shuffle(s.kinds)
		} else {
			b.Undo(s.taken)
		}
		if picture(b) != s.before {
			t.Fatalf("by %v %+v is undone to\n%swant\n%s", rules, s.taken, picture(b), s.before)
		}
		sound(t, rnd, b)
	}
	return takes
}

// openPair is two tiles that connect: random ones if a few tries find them, else the first.
func openPair(rnd *rand.Rand, b *link.Board, rules link.Rules) (p, q grid.Pos, ok bool) {
	rows := rowsOf(b)
	for range 5 {
		p, q := randomPair(rnd, rows)
		if _, code := b.Connect(p, q, rules); code == "" {
			return p, q, true
		}
	}
	return link.NewIndex(b, rules).Hint()
}

func shuffled(rnd *rand.Rand, kinds []link.Kind) []link.Kind {
	kinds = slices.Clone(kinds)
	rnd.Shuffle(len(kinds), func(i, j int) { kinds[i], kinds[j] = kinds[j], kinds[i] })
	return kinds
}

func TestShuffleDrawn(t *testing.T) {
	for _, test := range []struct {
		kinds []link.Kind
		rows  []string
	}{
		{[]link.Kind{3, 1, 2, 1}, []string{
			"1 # 2 | 3 # 1",
			". . . | . . .",
			". 1 3 | . 2 1",
		}},
		{[]link.Kind{1, 2}, []string{"1 2 | 1 2"}},
		{[]link.Kind{2, 1}, []string{". 1 . | . 2 .", "2 . # | 1 . #"}},
		{nil, []string{". # | . #"}},
	} {
		before, after := drawBoth(t, test.rows...)
		b := link.NewBoard(before)
		was := b.Kinds()
		if code := b.Shuffle(test.kinds); code != "" || picture(b) != drawing(after) {
			t.Errorf("%v: %q makes\n%swant\n%s", test.kinds, code, picture(b), drawing(after))
		}
		if code := b.Shuffle(was); code != "" || picture(b) != drawing(before) {
			t.Errorf("%v, shuffled back: %q makes\n%swant\n%s", was, code, picture(b), drawing(before))
		}
	}
}

func TestShuffleRefused(t *testing.T) {
	rows := draw(t,
		"1 # 2",
		". 1 3")
	for name, kinds := range map[string][]link.Kind{
		"none":                 nil,
		"too few":              {1, 1, 2},
		"too many":             {1, 1, 2, 3, 1},
		"one too many":         {1, 1, 2, 3, 3},
		"another kind":         {1, 1, 2, 4},
		"as often wrong":       {1, 2, 2, 3},
		"with the wall":        {1, 1, 2, 3, link.Wall},
		"the wall for a tile":  {1, 1, 2, link.Wall},
		"with the empty cell":  {1, 1, 2, 3, link.Empty},
		"an empty one instead": {1, 1, 2, link.Empty},
	} {
		b := link.NewBoard(rows)
		if code := b.Shuffle(kinds); code != link.NotAShuffle || picture(b) != drawing(rows) {
			t.Errorf("%s: %q makes\n%s", name, code, picture(b))
		}
	}
}

func TestShuffleKeepsWhatItIsGiven(t *testing.T) {
	b := link.NewBoard(draw(t, "1 2 3"))
	kinds := []link.Kind{3, 1, 2}
	b.Shuffle(kinds)
	b.Set(at1(1, 1), 9)
	if want := []link.Kind{3, 1, 2}; !slices.Equal(kinds, want) {
		t.Errorf("the kinds have become %v", kinds)
	}
}

func TestClonesChangeByThemselves(t *testing.T) {
	rows := draw(t, "1 2 1", ". 3 .", "2 # 3")
	b := link.NewBoard(rows)
	c := b.Clone()
	if _, code := c.Take(at1(1, 1), at1(1, 3), link.Rules{Turns: 2, Outside: true, Slide: link.SlideDown}); code != "" {
		t.Fatal(code)
	}
	sound(t, rand.New(rand.NewPCG(29, 30)), b)
	sound(t, rand.New(rand.NewPCG(29, 30)), c)
	if picture(b) != drawing(rows) || b.Tiles() != 6 || c.Tiles() != 4 {
		t.Errorf("after a take from its clone, the board has %d tiles (%d):\n%s", b.Tiles(), c.Tiles(), picture(b))
	}
}

func TestNoSlideIsNamed(t *testing.T) {
	defer func() {
		if got := fmt.Sprint(recover()); got[:6] != "link: " {
			t.Errorf("the panic says %q", got)
		}
	}()
	link.NewBoard(draw(t, "1")).Settle(99)
}

// TestTakesOnSettledBoards takes pair after pair of a board, by the same slide for the most part, with undo, changed cells
// and other slides in between: what each leaves is what the oracle says, whatever the board knows of itself.
func TestTakesOnSettledBoards(t *testing.T) {
	games := 3000
	if testing.Short() {
		games = 300
	}
	rnd := rand.New(rand.NewPCG(33, 34))
	takes := 0
	for range games {
		rows := make([][]link.Kind, 1+rnd.IntN(5))
		cols := 2 + rnd.IntN(5)
		for r := range rows {
			for range cols {
				rows[r] = append(rows[r], link.Kind(rnd.IntN(5)-1))
			}
		}
		b := link.NewBoard(rows)
		usual := link.Slides[rnd.IntN(len(link.Slides))]
		var done []link.Taken
		for range 12 {
			rules := link.Rules{Turns: 2, Outside: true, Slide: usual}
			if rnd.IntN(5) == 0 {
				rules.Slide = link.Slides[rnd.IntN(len(link.Slides))]
			}
			switch n := len(done); rnd.IntN(6) {
			case 0:
				p := b.Size().At(rnd.IntN(b.Size().Cells()))
				b.Set(p, link.Kind(rnd.IntN(3)-1))
				done = nil // what was taken before cannot be taken back now
			case 1:
				if n > 0 {
					b.Undo(done[n-1])
					done = done[:n-1]
				}
			}
			p, q, ok := openPair(rnd, b, rules)
			if !ok {
				break
			}
			before := rowsOf(b)
			taken, code := b.Take(p, q, rules)
			if want := leaves(before, p, q, rules.Slide); code != "" || !shows(b, want) {
				t.Fatalf("%v-%v by %v (%q) leaves\n%sof\n%swant\n%s", p, q, rules, code, picture(b), drawing(before), drawing(want))
			}
			done = append(done, taken)
			takes++
		}
	}
	if takes < games {
		t.Errorf("only %d takes", takes)
	}
}
