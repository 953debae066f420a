package link_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/link"
)

// settled are boards, each beside what it settles to.
var settled = []struct {
	name  string
	slide link.Slide
	rows  []string
}{
	{"none", link.NoSlide, []string{
		"1 . | 1 .",
		". 2 | . 2",
	}},
	{"down, past gaps and not past walls", link.SlideDown, []string{
		"1 2 3 | . 2 .",
		". # . | . # .",
		"5 . . | 1 . .",
		". 4 . | 5 4 3",
	}},
	{"down, stretch by stretch", link.SlideDown, []string{
		"1 | .",
		". | 1",
		"# | #",
		"2 | .",
		". | .",
		". | 2",
		"3 | 3",
		"# | #",
		". | .",
	}},
	{"up", link.SlideUp, []string{
		"1 2 . | 1 2 3",
		". # . | 5 # .",
		"5 . . | . 4 .",
		". 4 3 | . . .",
	}},
	{"left", link.SlideLeft, []string{
		"1 . 5 . | 1 5 . .",
		"2 # . 4 | 2 # 4 .",
		". . . 3 | 3 . . .",
	}},
	{"right", link.SlideRight, []string{
		"1 . 5 . | . . 1 5",
		"2 # 4 . | 2 # . 4",
		"3 . . . | . . . 3",
	}},
	{"rows in, an even number", link.RowsIn, []string{
		"1 . 3 4 | . . . 4",
		". . . # | 1 . 3 #",
		". 6 . . | 5 6 . 8",
		"5 7 . 8 | . 7 . .",
	}},
	{"rows in, an odd number", link.RowsIn, []string{
		"1 2 . | . . .",
		". . . | 1 2 .",
		". 3 . | . 3 .",
		". . 5 | 4 . 5",
		"4 . . | . . .",
	}},
	{"rows out, an even number", link.RowsOut, []string{
		". . 3 # | 1 2 3 #",
		"1 2 . 6 | . . . 6",
		"4 . 5 . | . . 5 .",
		". . 7 8 | 4 . 7 8",
	}},
	{"rows out, an odd number", link.RowsOut, []string{
		". . | 1 .",
		"1 . | . .",
		"2 . | 2 .",
		"3 4 | . 4",
		". 5 | 3 5",
	}},
	{"columns in, an even number", link.ColsIn, []string{
		"1 . . 5 | . 1 5 .",
		". . 6 7 | . . 6 7",
		"3 . . . | . 3 . .",
		"4 # . 8 | 4 # 8 .",
	}},
	{"columns in, an odd number", link.ColsIn, []string{
		"1 . . . 4 | . 1 . 4 .",
		"2 . 3 . . | . 2 3 . .",
		". . . 5 . | . . . 5 .",
	}},
	{"columns out, an even number", link.ColsOut, []string{
		". 1 4 . | 1 . . 4",
		". 2 . . | 2 . . .",
		"3 . 5 7 | 3 . 5 7",
		"# 6 . 8 | # 6 . 8",
	}},
	{"columns out, an odd number", link.ColsOut, []string{
		". 1 2 3 . | 1 . 2 . 3",
		". . . 4 5 | . . . 4 5",
	}},
	{"a row cannot fall", link.SlideDown, []string{". 1 . # 2 | . 1 . # 2"}},
	{"a row cannot rise", link.SlideUp, []string{". 1 . # 2 | . 1 . # 2"}},
	{"a row is in the middle", link.RowsIn, []string{". 1 . # 2 | . 1 . # 2"}},
	{"a row is in the middle, out", link.RowsOut, []string{". 1 . # 2 | . 1 . # 2"}},
	{"a row to the left", link.SlideLeft, []string{". 1 . # 2 | 1 . . # 2"}},
	{"a row, columns in", link.ColsIn, []string{"1 . . . 2 | . 1 . 2 ."}},
	{"a column cannot go left", link.SlideLeft, []string{". | .", "1 | 1"}},
	{"a column cannot go right", link.SlideRight, []string{". | .", "1 | 1"}},
	{"a column is in the middle", link.ColsIn, []string{". | .", "1 | 1"}},
	{"a column is in the middle, out", link.ColsOut, []string{". | .", "1 | 1"}},
	{"halves of one row", link.RowsOut, []string{"1 . | 1 .", ". 2 | . 2"}},
	{"halves of one row round the middle", link.RowsIn, []string{"1 . | 1 .", ". . | . .", ". 2 | . 2"}},
}

// drawBoth reads two boards that are drawn side by side.
func drawBoth(t testing.TB, rows ...string) (left, right [][]link.Kind) {
	t.Helper()
	var before, after []string
	for _, row := range rows {
		l, r, ok := strings.Cut(row, "|")
		if !ok {
			t.Fatalf("%q is not two boards", row)
		}
		before, after = append(before, l), append(after, r)
	}
	return draw(t, before...), draw(t, after...)
}

// picture is the drawing of a board.
func picture(b *link.Board) string { return string(b.AppendPicture(nil)) }

// drawing is the drawing of rows.
func drawing(rows [][]link.Kind) string { return picture(link.NewBoard(rows)) }

func TestSettleDrawn(t *testing.T) {
	for _, test := range settled {
		before, after := drawBoth(t, test.rows...)
		b := link.NewBoard(before)
		b.Settle(test.slide)
		if got, want := picture(b), drawing(after); got != want {
			t.Errorf("%s:\n%swant\n%s", test.name, got, want)
		}
		if got, want := drawing(settle(before, test.slide)), drawing(after); got != want {
			t.Errorf("%s: the oracle says\n%swant\n%s", test.name, got, want)
		}
	}
}

// randomStart is a board of up to 7 rows and columns with walls and gaps, each of its tiles of another kind.
func randomStart(rnd *rand.Rand) [][]link.Kind {
	size := grid.Size{Rows: 1 + rnd.IntN(7), Cols: 1 + rnd.IntN(7)}
	fill, walls := rnd.Float64(), rnd.Float64()*rnd.Float64()
	rows := make([][]link.Kind, size.Rows)
	kind := link.Empty
	for r := range rows {
		rows[r] = make([]link.Kind, size.Cols)
		for c := range rows[r] {
			switch {
			case rnd.Float64() >= fill:
			case rnd.Float64() < walls:
				rows[r][c] = link.Wall
			default:
				kind++
				rows[r][c] = kind
			}
		}
	}
	return rows
}

// TestSettleOnRandomBoards compares every slide with the oracle, which moves one tile by one cell at a time.
func TestSettleOnRandomBoards(t *testing.T) {
	boards := 100_000
	if testing.Short() {
		boards = 3_000
	}
	rnd := rand.New(rand.NewPCG(21, 22))
	for range boards {
		rows := randomStart(rnd)
		for _, slide := range link.Slides {
			b := link.NewBoard(rows)
			shifts := b.Settle(slide)
			if want := settle(rows, slide); !shows(b, want) {
				t.Fatalf("%s makes\n%sof\n%swant\n%s", slide, picture(b), drawing(rows), drawing(want))
			}
			replay(t, rows, shifts, b)
		}
	}
}

// shows reports whether a board holds what rows do.
func shows(b *link.Board, rows [][]link.Kind) bool {
	for r, row := range rows {
		for c, k := range row {
			if b.At(grid.Pos{Row: r, Col: c}) != k {
				return false
			}
		}
	}
	return true
}

// replay makes shifts one after the other and compares the outcome. Every tile moves once at the most.
func replay(t *testing.T, rows [][]link.Kind, shifts []link.Shift, after *link.Board) {
	t.Helper()
	b := link.NewBoard(rows)
	moved := map[link.Kind]bool{}
	for _, s := range shifts {
		k := b.At(s.From)
		if k <= link.Empty || b.At(s.To) != link.Empty || moved[k] {
			t.Fatalf("the shift %v-%v of %v is not from a tile that rests to an empty cell, on\n%s", s.From, s.To, shifts, picture(b))
		}
		moved[k] = true
		b.Set(s.From, link.Empty)
		b.Set(s.To, k)
	}
	if picture(b) != picture(after) {
		t.Fatalf("the shifts %v make\n%sof\n%swant\n%s", shifts, picture(b), drawing(rows), picture(after))
	}
}

func TestSettleOnceIsEnough(t *testing.T) {
	rnd := rand.New(rand.NewPCG(23, 24))
	for range 2_000 {
		for _, slide := range link.Slides {
			b := link.NewBoard(randomStart(rnd))
			b.Settle(slide)
			if shifts := b.Settle(slide); len(shifts) > 0 {
				t.Fatalf("%s: what has settled moves by %v", slide, shifts)
			}
		}
	}
}
