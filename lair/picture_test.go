package lair_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
)

// parse reads a drawing and lists what is wrong with it, with the square.
func parse(rows []string) (pic lair.Picture, faults []string, ok bool) {
	pic, ok = lair.ParsePicture(rows, func(p grid.Pos, what string) { faults = append(faults, fmt.Sprintf("%v: %s", p, what)) })
	return pic, faults, ok
}

// redrawn is the drawing of what a drawing shows.
func redrawn(pic lair.Picture) string {
	l := lair.New(pic.Size, pic.Exits)
	for _, p := range pic.Stones {
		l.SetStone(p)
	}
	return string(l.AppendPicture(nil, pic.Body))
}

func TestParsePicture(t *testing.T) {
	for _, rows := range [][]string{
		{"E.....", "..#...", ">v##..", "@<....", "......"},
		{"E.v<", "##@^", "...#", ".#.."},
		{"@"},
		{"."},
		{"#E#", "EEE"},
		{"@<<<<"},
		{">>v", "^#v", "^@<"},
		{"v<v<", "@^<^"},
		{"v", "v", "@", "E"},
	} {
		pic, faults, ok := parse(rows)
		if want := strings.Join(rows, "\n") + "\n"; !ok || faults != nil || redrawn(pic) != want {
			t.Errorf("%q\n%sis drawn again as\n%s", faults, want, redrawn(pic))
		}
		if block, what := lair.BodyFault(pic.Size, pic.Body); what != "" {
			t.Errorf("block %d of %v %s", block, pic.Body, what)
		}
	}
}

func TestPicturesAreReadAgain(t *testing.T) {
	rnd := rand.New(rand.NewPCG(45, 46))
	inReadingOrder := func(p, q grid.Pos) int {
		if p.Before(q) {
			return -1
		}
		return 1
	}
	for range 5_000 {
		p := randomPuzzle(rnd)
		for _, b := range p.body { // what is under the snake or a stone is not seen
			delete(p.stones, b)
		}
		p.exits = slices.DeleteFunc(p.exits, func(e grid.Pos) bool { return p.stones[e] || slices.Contains(p.body, e) })
		slices.SortFunc(p.exits, inReadingOrder)
		drawing := string(p.lair().AppendPicture(nil, p.body))
		pic, faults, ok := parse(strings.Fields(drawing))
		if !ok || faults != nil || redrawn(pic) != drawing {
			t.Fatalf("%q\n%sis drawn again as\n%s", faults, drawing, redrawn(pic))
		}
		stones := slices.SortedFunc(maps.Keys(p.stones), inReadingOrder)
		if pic.Size != p.size || !slices.Equal(pic.Body, p.body) || !slices.Equal(pic.Stones, stones) || !slices.Equal(pic.Exits, slices.Compact(p.exits)) {
			t.Fatalf("read as %+v:\n%v", pic, p)
		}
	}
}

func TestAppendParts(t *testing.T) {
	p := draw("E#@<", "..E.")
	l := p.lair()
	for _, test := range []struct {
		exits, body []grid.Pos
		want        string
	}{
		{nil, nil, ".#..\n....\n"},
		{p.exits, nil, "E#..\n..E.\n"},
		{nil, p.body, ".#@<\n....\n"},
		{p.exits, p.body, "E#@<\n..E.\n"},
		{[]grid.Pos{{Col: 1}}, nil, ".#..\n....\n"}, // a stone is seen on an exit
		{[]grid.Pos{{Col: 2}}, p.body, ".#@<\n....\n"},
	} {
		if got := string(l.AppendParts([]byte("over\n"), test.exits, test.body)); got != "over\n"+test.want {
			t.Errorf("exits %v, body %v:\n%swant\n%s", test.exits, test.body, got, test.want)
		}
	}
}

func TestPictureFaults(t *testing.T) {
	const marks = "a square is . (vacant), # (stone), E (exit), @ (head) or an arrow ^ v < >, not "
	for _, test := range []struct {
		rows []string
		want []string
	}{
		{nil, []string{"1,1: the lair has no squares"}},
		{[]string{""}, []string{"1,1: the lair has no squares"}},
		{[]string{"", "@"}, []string{"1,1: the lair has no squares"}},
		{[]string{"@..", "..", "....", ""}, []string{
			"2,3: this row is 2 long, the first 3",
			"3,4: this row is 4 long, the first 3",
			"4,1: this row is 0 long, the first 3",
		}},
		{[]string{"@x", "é "}, []string{`1,2: ` + marks + `'x'`, `2,1: ` + marks + `'é'`, `2,2: ` + marks + `' '`}},
		{[]string{"蛇..", "@<"}, []string{`1,1: ` + marks + `'蛇'`, "2,3: this row is 2 long, the first 3"}},
		{[]string{"@.", "\xff."}, []string{`2,1: ` + marks + `'�'`}},
		{[]string{"@.@", "..@"}, []string{
			"1,3: a second head: there is one at 1,1 already",
			"2,3: a second head: there is one at 1,1 already",
		}},
		{[]string{"@<.", "..<"}, []string{"2,3: this arrow points to 2,2, where no block is"}},
		{[]string{"@<#<"}, []string{"1,4: this arrow points to 1,3, where no block is"}},
		{[]string{"@<.E<"}, []string{"1,5: this arrow points to 1,4, where no block is"}},
		{[]string{"@.", ".v"}, []string{"2,2: this arrow points to 3,2, where no block is"}},
		{[]string{"@.", "<."}, []string{"2,1: this arrow points to 2,0, where no block is"}},
		{[]string{"^.", "@."}, []string{"1,1: this arrow points to 0,1, where no block is"}},
		{[]string{"@<", "^."}, []string{"2,1: this arrow points to 1,1, and so does the one at 1,2"}},
		{[]string{">@<", ".^."}, []string{
			"1,3: this arrow points to 1,2, and so does the one at 1,1",
			"2,2: this arrow points to 1,2, and so does the one at 1,1",
		}},
		{[]string{"@<<", ".^."}, []string{"2,2: this arrow points to 1,2, and so does the one at 1,3"}},
		{[]string{"@..", ">v.", "^<."}, []string{"2,1: from this block the arrows do not lead to the head"}},
		{[]string{"@....", ">>v..", ".^<.."}, []string{
			"3,2: this arrow points to 2,2, and so does the one at 2,1",
			"2,2: from this block the arrows do not lead to the head",
		}},
		{[]string{"@.><"}, []string{"1,3: from this block the arrows do not lead to the head"}},
		{[]string{"><.@.><"}, []string{
			"1,1: from this block the arrows do not lead to the head",
			"1,6: from this block the arrows do not lead to the head",
		}},
		{[]string{"@><x"}, []string{`1,4: ` + marks + `'x'`, "1,2: from this block the arrows do not lead to the head"}},
		{[]string{".v", ".<"}, []string{"2,2: this arrow points to 2,1, where no block is", "1,2: this block belongs to no head: none (@) is drawn"}},
		{[]string{"><"}, []string{"1,1: this block belongs to no head: none (@) is drawn"}},
		{[]string{"@<<o<<"}, []string{`1,4: ` + marks + `'o'`}}, // the last may be meant to follow
		{[]string{"o<<"}, []string{`1,1: ` + marks + `'o'`, "1,2: this block belongs to no head: none (@) is drawn"}},
	} {
		_, faults, ok := parse(test.rows)
		if ok || !slices.Equal(faults, test.want) {
			t.Errorf("%q: %q, want %q", test.rows, faults, test.want)
		}
	}
}

func TestTooLargePicture(t *testing.T) {
	rows := make([]string, lair.MaxSquares/4096+1)
	rows[0] = strings.Repeat(".", 4096)
	_, faults, ok := parse(rows)
	if want := "1,1: a lair has at most 67108864 squares, not 16385 times 4096"; ok || len(faults) != 1 || faults[0] != want {
		t.Errorf("%q, want %q", faults, want)
	}
}

// FuzzParsePicture reads any drawing: there is a lair, which is drawn as it was read, or a fault in a row that there is.
func FuzzParsePicture(f *testing.F) {
	for _, rows := range []string{
		"E.....\n..#...\n>v##..\n@<....\n......", "@", "", "\n@", "@..\n..", "@x\né ", "@.@", "@<\n^.", "@.><", "><", "o<<", "^", "@\xff",
	} {
		f.Add(rows)
	}
	f.Fuzz(func(t *testing.T, text string) {
		rows := strings.Split(text, "\n")
		faults := 0
		pic, ok := lair.ParsePicture(rows, func(p grid.Pos, what string) {
			faults++
			if p.Row < 0 || p.Row >= len(rows) || p.Col < 0 || p.Col > len(rows[p.Row]) || what == "" {
				t.Errorf("%q: a fault at %v: %q", text, p, what)
			}
		})
		if ok != (faults == 0) {
			t.Fatalf("%q: good %t with %d faults", text, ok, faults)
		}
		if !ok {
			return
		}
		if got := redrawn(pic); got != text+"\n" {
			t.Fatalf("%q is drawn again as %q", text, got)
		}
		if block, what := lair.BodyFault(pic.Size, pic.Body); what != "" {
			t.Fatalf("%q: block %d %s", text, block, what)
		}
	})
}
