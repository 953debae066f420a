package judge_test

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/wendgames/wend/judge"
)

// lastBoard reads an input with one query in its last case and returns that board's cells, which have been
// read as bits, and their kinds, which have been fetched one by one.
func lastBoard(t *testing.T, r io.Reader) []string {
	t.Helper()
	h := judge.NewHDU1175("in", r)
	var board []byte
	for h.Next() {
		var err error
		if board, err = h.AppendCase(board[:0]); err != nil {
			t.Fatal(err)
		}
	}
	if h.Err() != nil {
		t.Fatal(h.Err())
	}
	size := h.Size()
	return strings.Fields(string(board))[2 : 2+size.Rows*size.Cols]
}

// readsAs checks that a board is read cell by cell as it is written.
func readsAs(t *testing.T, rows, cols int, text string) {
	t.Helper()
	input := fmt.Sprintf("%d %d\n%s\n1\n1 1 1 1\n", rows, cols, text)
	want := strings.Fields(text)
	for i, w := range want {
		want[i] = strings.TrimLeft(w, "0")
		if want[i] == "" {
			want[i] = "0"
		}
	}
	for how, r := range map[string]io.Reader{"file": strings.NewReader(input), "pipe": pipe{strings.NewReader(input)}} {
		got := lastBoard(t, r)
		for i := range want {
			if got[i] != want[i] {
				t.Fatalf("%s: cell %d of a board of %d×%d is read as %s, want %s:\n%.2000s", how, i, rows, cols, got[i], want[i], text)
			}
		}
	}
}

// TestEveryCellIsRead has boards whose lines repeat, empty and filled, of all sizes modulo 64: such lines are
// not read again but compared.
func TestEveryCellIsRead(t *testing.T) {
	rnd := rand.New(rand.NewPCG(19, 20))
	boards := 400
	if testing.Short() {
		boards = 100
	}
	for n := range boards {
		rows, cols := 1+rnd.IntN(30), 250+n%70+rnd.IntN(3)*100
		var lines [3]string
		for i := range lines {
			fill := [...]float64{0, 0.01, 0.3, 1}[rnd.IntN(4)]
			var b strings.Builder
			for range cols {
				k := 0
				if rnd.Float64() < fill {
					k = 1 + rnd.IntN(20)
				}
				fmt.Fprint(&b, k, " ")
			}
			lines[i] = b.String()[:b.Len()-1+rnd.IntN(2)] + [...]string{"\n", "\r\n", "\n\n"}[rnd.IntN(3)]
		}
		var text strings.Builder
		for range rows {
			text.WriteString(lines[min(rnd.IntN(8), 2)])
		}
		readsAs(t, rows, cols, text.String())
	}
}

// TestNoughtsThatGoOn has runs of empty cells that end in every way at every place.
func TestNoughtsThatGoOn(t *testing.T) {
	for before := range 400 {
		for _, then := range []string{"05", "00", "5", "500", "0  0", "0\t7", "000000000000000007", "123456789012345678"} {
			row := strings.Repeat("0 ", before) + then + strings.Repeat(" 0", 40)
			if before%2 == 1 {
				row = " " + row // the blank comes first in a block
			}
			readsAs(t, 1, len(strings.Fields(row)), row)
		}
	}
}

// TestNoughtsBehindTheBoard goes on with noughts where the board ends: they are the number of queries and the
// row of zeros.
func TestNoughtsBehindTheBoard(t *testing.T) {
	for cells := 1; cells < 900; cells++ {
		first := fmt.Sprintf("1 %d\n%s0 ", cells, strings.Repeat("0 ", cells)) // no queries
		for _, input := range []string{first + "0 0 ", first + "1 2 3 3 1 1 1 1 2 0 0 0 0 0"} {
			out, err := answers(judge.NewHDU1175("in", strings.NewReader(input)), false)
			if want := strings.Repeat("YES\n", strings.Count(input, "3 3")); out != want || err != nil {
				t.Fatalf("%d cells: answers %q, want %q, error %v", cells, out, want, err)
			}
		}
	}
}

// TestLinesBehindTheBoard repeats a line of the board where the board has ended.
func TestLinesBehindTheBoard(t *testing.T) {
	line := strings.Repeat("0 ", 299) + "0\n"
	for rows := 1; rows < 12; rows++ {
		// The first nought behind the board is the number of queries, the next two end the input.
		input := fmt.Sprintf("%d 300\n%s", rows, strings.Repeat(line, rows+1))
		if out, err := answers(judge.NewHDU1175("in", strings.NewReader(input)), false); out != "" || err != nil {
			t.Errorf("%d rows: answers %q, error %v", rows, out, err)
		}
	}
}

// TestLongNumbersEverywhere puts a number of 18 digits, which is one, and of 19, which is none, at every place.
func TestLongNumbersEverywhere(t *testing.T) {
	for before := range 140 {
		row := strings.Repeat("7 ", before) + "123456789012345678" + strings.Repeat(" 7", 60)
		readsAs(t, 1, before+61, row)
		long := strings.Replace(row, "12345", "912345", 1)
		input := fmt.Sprintf("1 %d\n%s\n1\n1 1 1 1\n", before+61, long)
		_, err := answers(judge.NewHDU1175("in", strings.NewReader(input)), false)
		want := fmt.Sprintf(`in:2:%d: want a kind (a number from 0), found "9123456789012345678"`, 2*before+1)
		if fmt.Sprint(err) != want {
			t.Fatalf("%v, want %s", err, want)
		}
	}
}

// TestWordCutOffByAnError ends the input with an error in the middle of a number: nothing may be answered
// from a part of it.
func TestWordCutOffByAnError(t *testing.T) {
	for i, text := range []string{"1 12\n1 1 1 1 1 1 1 1 1 1 1 1\n1\n1 1 1 1", "1 12 1\n1 1"} {
		r := io.MultiReader(strings.NewReader(text), brokenReader{})
		if out, err := answers(problems[i].open("in", r), false); out != "" || !errors.Is(err, errBroken) {
			t.Errorf("%s: answers %q, error %v", problems[i].name, out, err)
		}
	}
}

var errBroken = errors.New("broken")

type brokenReader struct{}

func (brokenReader) Read([]byte) (int, error) { return 0, errBroken }

// TestTwoLongSnakes has two cases whose bodies are long enough to be marked, on the same squares.
func TestTwoLongSnakes(t *testing.T) {
	var b bytes.Buffer
	for _, length := range []int{64, 65, 66, 200} {
		fmt.Fprintf(&b, "10 20 %d\n", length)
		for i := range length {
			row, col := i/20, i%20
			if row%2 == 1 {
				col = 19 - col
			}
			fmt.Fprintln(&b, row+1, col+1)
		}
		fmt.Fprintln(&b, 0)
	}
	out, err := answers(problems[1].open("in", &b), false)
	if want := "Case 1: 0\nCase 2: 0\nCase 3: 0\nCase 4: 0\n"; out != want || err != nil {
		t.Errorf("answers %q, error %v", out, err)
	}
}

// TestEveryByteEverywhere puts every byte at every place of a block, into rows of tiles and of empty cells.
func TestEveryByteEverywhere(t *testing.T) {
	step := 1
	if testing.Short() {
		step = 7
	}
	for _, row := range []string{strings.Repeat("7 ", 100), strings.Repeat("0 ", 100), strings.Repeat("48 0 ", 50)} {
		good := "1 100\n" + row + "\n1\n1 1 1 2\n"
		for at := 5; at < 5+2*64; at += step {
			for b := range 256 {
				data := []byte(good)
				data[at] = byte(b)
				problems[0].agree(t, fmt.Sprintf("byte %#x at %d", b, at), data, bytes.NewReader(data))
			}
		}
	}
}
