package link_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/link"
)

func TestAppendPicture(t *testing.T) {
	for _, test := range []struct {
		rows []string
		want string
	}{
		{[]string{"1"}, " 1\n"},
		{[]string{"1 2", ". #"}, " 1  2\n .  #\n"},
		{[]string{"10 2", ". #"}, "10  2\n .  #\n"},
		{[]string{"1 2147483647", "# ."}, "         1 2147483647\n         #          .\n"},
		{[]string{"123", "4", "#"}, "123\n  4\n  #\n"},
	} {
		b := link.NewBoard(draw(t, test.rows...))
		if got := string(b.AppendPicture([]byte("over\n"))); got != "over\n"+test.want {
			t.Errorf("%q is drawn\n%swant\n%s", test.rows, got, test.want)
		}
	}
}

// wordsOf is the words of a drawing, row by row.
func wordsOf(drawing string) (rows [][]string) {
	for line := range strings.Lines(drawing) {
		rows = append(rows, strings.Fields(line))
	}
	return rows
}

// parse reads cells and lists what is wrong with them, with the cell.
func parse(rows [][]string) (b *link.Board, faults []string) {
	b = link.ParseCells(rows, func(p grid.Pos, what string) { faults = append(faults, fmt.Sprintf("%v: %s", p, what)) })
	return b, faults
}

func TestPicturesAreReadAgain(t *testing.T) {
	rnd := rand.New(rand.NewPCG(33, 34))
	for range 3_000 {
		rows := link.RandomRows(rnd)
		for range 2 { // some kinds are wide
			row := rows[rnd.IntN(len(rows))]
			row[rnd.IntN(len(row))] = link.Kind(rnd.Int32() >> rnd.IntN(31))
		}
		want := drawing(rows)
		b, faults := parse(wordsOf(want))
		if b == nil || faults != nil || picture(b) != want || !shows(b, rows) {
			t.Fatalf("%q\n%s", faults, want)
		}
	}
}

func TestParseCellsFaults(t *testing.T) {
	for _, test := range []struct {
		rows string
		want []string
	}{
		{"", []string{"1,1: the board has no cells"}},
		{"\n1 2", []string{"1,1: the board has no cells"}},
		{"1 2\n3", []string{"2,2: this row is 1 long, the first 2"}},
		{"1 2\n3 4 5", []string{"2,3: this row is 3 long, the first 2"}},
		{"1 2\n\n3 4", []string{"2,1: this row is 0 long, the first 2"}},
		{"1 x\n007 #", []string{"1,2: " + whatACellIs + `, not "x"`, `2,1: a kind has no leading zeros: 7, not "007"`}},
		{"1\n2147483648 y\n3 4", []string{
			`2,1: a kind is at most 2147483647, not "2147483648"`,
			"2,2: " + whatACellIs + `, not "y"`,
			"2,2: this row is 2 long, the first 1",
			"3,2: this row is 2 long, the first 1",
		}},
		{"an-endless-word-of-more-than-20-characters", []string{"1,1: " + whatACellIs + `, not "an-endless-word-of-m"`}},
		{"0 .\n# 1", nil},
	} {
		b, faults := parse(wordsOf(test.rows))
		if !slices.Equal(faults, test.want) || (b == nil) != (test.want != nil) {
			t.Errorf("%q: %q, want %q", test.rows, faults, test.want)
		}
	}
}

// FuzzParseCells reads any text: there is a board, which is drawn as it was read, or a fault in a row that there is.
func FuzzParseCells(f *testing.F) {
	for _, text := range []string{"", "1 2\n. #\n", "1\n2 3", "x", "00 1", "2147483648", "1 2\n\n3 4"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		rows := wordsOf(text)
		faults := 0
		b := link.ParseCells(rows, func(p grid.Pos, what string) {
			faults++
			if p.Row < 0 || p.Row >= max(len(rows), 1) || p.Col < 0 || what == "" {
				t.Errorf("%q: a fault at %v: %q", text, p, what)
			}
		})
		if (b == nil) != (faults > 0) {
			t.Fatalf("%q: %d faults, and a board: %t", text, faults, b != nil)
		}
		if b == nil {
			return
		}
		again, wrong := parse(wordsOf(picture(b)))
		if wrong != nil || picture(again) != picture(b) || b.Size() != (grid.Size{Rows: len(rows), Cols: len(rows[0])}) {
			t.Fatalf("%q is drawn\n%s%q", text, picture(b), wrong)
		}
	})
}
