package link_test

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/link"
)

// draw reads a board drawn in a test: "." is empty, "#" a wall, anything else a kind.
func draw(t testing.TB, rows ...string) [][]link.Kind {
	t.Helper()
	var board [][]link.Kind
	for _, row := range rows {
		var kinds []link.Kind
		for word := range strings.FieldsSeq(row) {
			switch word {
			case ".":
				kinds = append(kinds, link.Empty)
			case "#":
				kinds = append(kinds, link.Wall)
			default:
				k, err := strconv.Atoi(word)
				if err != nil {
					t.Fatal(err)
				}
				kinds = append(kinds, link.Kind(k))
			}
		}
		board = append(board, kinds)
	}
	return board
}

func at1(row, col int) grid.Pos { return grid.Pos{Row: row - 1, Col: col - 1} }

var drawn = []struct {
	name  string
	rows  []string
	a, b  grid.Pos
	rules link.Rules
	want  string // the line or the code
}{
	{"beside", []string{"1 1"}, at1(1, 1), at1(1, 2), link.Rules{}, "1,1 1,2"},
	{"straight", []string{"1 . . 1"}, at1(1, 4), at1(1, 1), link.Rules{}, "1,4 1,1"},
	{"straight down", []string{"1", ".", "1"}, at1(1, 1), at1(3, 1), link.Rules{}, "1,1 3,1"},
	{"a third equal tile blocks", []string{"1 1 1"}, at1(1, 1), at1(1, 3), link.Standard, "no-line"},
	{"of two corners the one in the upper row", []string{"1 .", ". 1"}, at1(1, 1), at1(2, 2), link.Standard, "1,1 1,2 2,2"},
	{"the same line reversed", []string{"1 .", ". 1"}, at1(2, 2), at1(1, 1), link.Standard, "2,2 1,2 1,1"},
	{"a corner is one turn", []string{"1 .", ". 1"}, at1(1, 1), at1(2, 2), link.Rules{}, "no-line"},
	{"two turns", []string{"1 2 1", ". . ."}, at1(1, 1), at1(1, 3), link.Standard, "1,1 2,1 2,3 1,3"},
	{"fewer turns before fewer steps", []string{". . . 1", ". # # .", "1 . # .", "# . . ."}, at1(1, 4), at1(3, 1), link.Standard,
		"1,4 1,1 3,1"},
	{"the shorter of two turns", []string{". . .", "1 2 1", "2 2 2", ". . ."}, at1(2, 1), at1(2, 3), link.Standard,
		"2,1 1,1 1,3 2,3"},
	{"as short: the smaller points", []string{". . .", "1 2 1", ". . ."}, at1(2, 3), at1(2, 1), link.Standard,
		"2,3 1,3 1,1 2,1"},
	{"not outside", []string{"1 2 1"}, at1(1, 1), at1(1, 3), link.Standard, "no-line"},
	{"outside", []string{"1 2 1"}, at1(1, 1), at1(1, 3), link.Rules{Turns: 2, Outside: true}, "1,1 0,1 0,3 1,3"},
	{"outside, below", []string{"2 2 3", "1 2 1"}, at1(2, 1), at1(2, 3), link.Rules{Turns: 2, Outside: true}, "2,1 3,1 3,3 2,3"},
	{"outside, at the right", []string{"2 1", "2 3", "4 1"}, at1(1, 2), at1(3, 2), link.Rules{Turns: 2, Outside: true}, "1,2 1,3 3,3 3,2"},
	{"round a corner of the ring", []string{"2 1 2", "2 2 1", "2 2 2"}, at1(1, 2), at1(2, 3), link.Rules{Turns: 3, Outside: true},
		"1,2 0,2 0,4 2,4 2,3"},
	{"three turns", []string{"1 # . 1", ". # . #", ". . . ."}, at1(1, 1), at1(1, 4), link.Rules{Turns: 3}, "1,1 3,1 3,3 1,3 1,4"},
	{"three turns are too many", []string{"1 # . 1", ". # . #", ". . . ."}, at1(1, 1), at1(1, 4), link.Standard, "no-line"},
	{"a spiral", []string{"1 # . . .", ". # . # .", ". # . 1 .", ". # # # .", ". . . . ."},
		at1(1, 1), at1(3, 4), link.Rules{Turns: link.AnyTurns},
		"1,1 5,1 5,5 3,5 3,4"},
	{"a spiral turns too often", []string{"1 # . . .", ". # . # .", ". # . 1 .", ". # # # .", ". . . . ."},
		at1(1, 1), at1(3, 4), link.Standard, "no-line"},
	{"off the board", []string{"1 1"}, at1(1, 0), at1(1, 0), link.Standard, "off-board"},
	{"off the board below", []string{"1 1"}, at1(1, 1), at1(2, 1), link.Standard, "off-board"},
	{"the same cell", []string{"# 1"}, at1(1, 1), at1(1, 1), link.Standard, "same-cell"},
	{"a wall", []string{"# ."}, at1(1, 2), at1(1, 1), link.Standard, "wall"},
	{"an empty cell", []string{"2 ."}, at1(1, 2), at1(1, 1), link.Standard, "empty"},
	{"kinds differ", []string{"2 1"}, at1(1, 2), at1(1, 1), link.Standard, "kinds-differ"},
}

func answer(line link.Line, code link.Code) string {
	if code != "" {
		return string(code)
	}
	return line.String()
}

func TestConnectDrawn(t *testing.T) {
	for _, test := range drawn {
		rows := draw(t, test.rows...)
		if got := answer(link.NewBoard(rows).Connect(test.a, test.b, test.rules)); got != test.want {
			t.Errorf("%s: %s, want %s", test.name, got, test.want)
		}
		if got := answer(connect(rows, test.a, test.b, test.rules)); got != test.want {
			t.Errorf("%s: the oracle says %s, want %s", test.name, got, test.want)
		}
	}
}

// agree compares everything the package says of a pair with the oracle.
func agree(t testing.TB, rows [][]link.Kind, p, q grid.Pos, rules link.Rules) {
	t.Helper()
	b := link.NewBoard(rows)
	line, code := b.Connect(p, q, rules)
	wantLine, wantCode := connect(rows, p, q, rules)
	if code != wantCode || !slices.Equal(line, wantLine) {
		t.Fatalf("%v: %s-%s by %+v: %s, want %s", rows, p, q, rules, answer(line, code), answer(wantLine, wantCode))
	}
	if rules.Turns != 2 || pairRefusal(rows, p, q) != "" {
		return
	}
	if got := maskOf(rows).Joined(p, q, rules.Outside); got != (code == "") {
		t.Fatalf("%v: %s-%s by %+v: joined %t, connects %q", rows, p, q, rules, got, code)
	}
}

// maskOf builds a mask from bits, as a reader of other formats does.
func maskOf(rows [][]link.Kind) link.Mask {
	size := grid.Size{Rows: len(rows), Cols: len(rows[0])}
	words := make([]uint64, link.MaskWords(size.Cells()))
	for i := range size.Cells() {
		if p := size.At(i); rows[p.Row][p.Col] != link.Empty {
			words[i/64] |= 1 << (i % 64)
		}
	}
	return link.MaskOf(size, words)
}

// TestConnectOnEverySmallBoard goes through all boards of up to 8 cells, up to renaming of kinds.
func TestConnectOnEverySmallBoard(t *testing.T) {
	most := 8
	if testing.Short() {
		most = 6
	}
	for rows := 1; rows <= most; rows++ {
		for cols := 1; rows*cols <= most; cols++ {
			everyBoard(grid.Size{Rows: rows, Cols: cols}, func(board [][]link.Kind) {
				everyPair(t, board, rows*cols == 8)
			})
		}
	}
}

// everyBoard calls use with all boards of a size whose kinds are numbered as they first appear.
func everyBoard(size grid.Size, use func([][]link.Kind)) {
	board := make([][]link.Kind, size.Rows)
	for r := range board {
		board[r] = make([]link.Kind, size.Cols)
	}
	var fill func(i int, kinds link.Kind)
	fill = func(i int, kinds link.Kind) {
		if i == size.Cells() {
			use(board)
			return
		}
		p := size.At(i)
		for k := link.Empty; k <= kinds+1; k++ {
			board[p.Row][p.Col] = k
			fill(i+1, max(kinds, k))
		}
	}
	fill(0, 0)
}

// everyPair checks all pairs of equal tiles under the standard and, unless few is set, other rules; of
// all other pairs it checks one, since their codes do not depend on the rest of the board.
func everyPair(t *testing.T, board [][]link.Kind, few bool) {
	rules := []link.Rules{link.Standard, {Turns: 2, Outside: true}}
	if !few {
		rules = append(rules, link.Rules{}, link.Rules{Turns: 1, Outside: true}, link.Rules{Turns: 3},
			link.Rules{Turns: link.AnyTurns, Outside: true})
	}
	size := grid.Size{Rows: len(board), Cols: len(board[0])}
	others := 1
	for i := range size.Cells() {
		for j := range i + 1 {
			p, q := size.At(i), size.At(j)
			if pairRefusal(board, p, q) != "" {
				if others--; others < 0 {
					continue
				}
			}
			for _, r := range rules {
				agree(t, board, p, q, r)
			}
		}
	}
}

func TestConnectOnRandomBoards(t *testing.T) {
	boards := 100_000
	if testing.Short() {
		boards = 5_000
	}
	rnd := rand.New(rand.NewPCG(1, 2))
	joined := 0
	for range boards {
		board := link.RandomRows(rnd)
		size := grid.Size{Rows: len(board), Cols: len(board[0])}
		p, q := randomPair(rnd, board)
		rules := link.Rules{Turns: 2, Outside: rnd.IntN(2) == 0}
		if rnd.IntN(3) == 0 {
			rules.Turns = rnd.IntN(5) - 1
		}
		if size.Cells() > 90 && rules.Turns != 0 { // the oracle writes down every line
			rules.Turns = min(rules.Turns, 2)
			rules.Turns = max(rules.Turns, 0)
		}
		agree(t, board, p, q, rules)
		if _, code := link.NewBoard(board).Connect(p, q, rules); code == "" {
			joined++
		}
	}
	if joined < boards/10 || joined > boards*9/10 {
		t.Errorf("%d of %d pairs connect: that tests one answer only", joined, boards)
	}
}

// randomPair is two cells, most often two equal tiles if a few tries find them.
func randomPair(rnd *rand.Rand, board [][]link.Kind) (p, q grid.Pos) {
	for range 20 {
		p = grid.Pos{Row: rnd.IntN(len(board)), Col: rnd.IntN(len(board[0]))}
		q = grid.Pos{Row: rnd.IntN(len(board)), Col: rnd.IntN(len(board[0]))}
		if pairRefusal(board, p, q) == "" {
			return p, q
		}
	}
	return p, grid.Pos{Row: q.Row, Col: q.Col + rnd.IntN(3) - 1}
}

func FuzzConnect(f *testing.F) {
	for _, test := range drawn {
		rows := draw(f, test.rows...)
		var cells []byte
		for _, row := range rows {
			for _, k := range row {
				cells = append(cells, byte(k+1))
			}
		}
		f.Add(uint8(len(rows[0])), cells, uint16(0), uint16(len(cells)-1), int8(test.rules.Turns), test.rules.Outside)
	}
	f.Fuzz(func(t *testing.T, cols uint8, cells []byte, i, j uint16, turns int8, outside bool) {
		if cols == 0 || cols > 8 || len(cells) < int(cols) || len(cells) > 48 {
			t.Skip()
		}
		size := grid.Size{Rows: len(cells) / int(cols), Cols: int(cols)}
		board := make([][]link.Kind, size.Rows)
		for r := range board {
			for _, k := range cells[r*size.Cols : (r+1)*size.Cols] {
				board[r] = append(board[r], link.Kind(k%5)-1)
			}
		}
		p, q := size.At(int(i)%size.Cells()), size.At(int(j)%size.Cells())
		agree(t, board, p, q, link.Rules{Turns: max(int(turns%5), link.AnyTurns), Outside: outside})
	})
}

func TestConnectIgnoresBitsBeyondTheBoard(t *testing.T) {
	size := grid.Size{Rows: 1, Cols: 3}
	words := []uint64{0b101 | ^uint64(7), ^uint64(0)}
	if !link.MaskOf(size, words).Joined(grid.Pos{}, grid.Pos{Col: 2}, false) {
		t.Error("the bits behind the last cell got in the way")
	}
}

func TestMisuseIsNamed(t *testing.T) {
	for name, misuse := range map[string]func(){
		"no cells":       func() { link.NewBoard(nil) },
		"ragged rows":    func() { link.NewBoard([][]link.Kind{{1, 2}, {1}}) },
		"cell off it":    func() { link.NewBoard([][]link.Kind{{1, 2}, {1, 2}}).Set(grid.Pos{Col: 2}, 1) },
		"kind off it":    func() { link.NewBoard([][]link.Kind{{1, 2}}).At(grid.Pos{Row: 1}) },
		"kind below":     func() { link.NewBoard([][]link.Kind{{-2}}) },
		"mask too short": func() { link.MaskOf(grid.Size{Rows: 8, Cols: 8}, make([]uint64, 1)) },
		"undo of nothing": func() {
			x := link.NewIndex(link.NewBoard([][]link.Kind{{1, 2}}), link.Standard)
			taken, _ := x.Take(grid.Pos{}, grid.Pos{Col: 1})
			x.Undo(taken)
		},
	} {
		func() {
			defer func() {
				if s, _ := recover().(string); !strings.HasPrefix(s, "link: ") {
					t.Errorf("%s: the panic says %q", name, s)
				}
			}()
			misuse()
		}()
	}
}
