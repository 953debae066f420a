package convert_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/wendgames/wend/internal/convert"
	"github.com/wendgames/wend/judge"
	"github.com/wendgames/wend/lair"
	"github.com/wendgames/wend/level"
)

func TestReadTileCases(t *testing.T) {
	const rules = "rules: turns=2 outside=no slide=none\n"
	for _, r := range []reading{
		{name: "nothing", text: " \n"},
		{name: "zeros", text: "0 0 what"},
		{name: "two cases", text: "\xef\xbb\xbf2 3\r\n1 2 007\v0 0 7 3 1 3 2 3\f2 3 1 3  1 1 1 1\n1 1 0 0\n0 0",
			want: "game: link\n" + rules + "x-queries: 1,3-2,3 2,3-1,3 1,1-1,1\n\n 1  2  7\n .  .  7\n" + "game: link\n" + rules + "\n .\n"},
		{name: "largest kind", text: "1 1 2147483647 0", want: "game: link\n" + rules + "\n2147483647\n"},
		{name: "kind too large", text: "1 2\n1\n 2147483648 0", err: `in:3:2: want a kind that a board can hold (0 to 2147483647), found "2147483648"`},
		{name: "no kind", text: "1 2\n1 -1 0", err: `in:2:3: want a kind (a number from 0), found "-1"`},
		{name: "no rows", text: "0 2\n1 1 0", err: `in:1:1: want rows (a number from 1), found "0"`},
		{name: "query off the board", text: "1 2\n1 1 1\n1 1 1 3", err: `in:3:7: want a column of the board (1 to 2), found "3"`},
		{name: "end", text: "1 2\n1 1 1\n1 1 1 ", err: "in:3:7: want a column of the board (1 to 2), found the end of the input"},
		{name: "more than there is", text: "999999999999999999 999999999999999999\n1 1", err: "in:2:4: want a kind (a number from 0), found the end of the input"},
	} {
		r.try(t, convert.HDU1175)
	}
}

func TestReadSnakeCases(t *testing.T) {
	const head = "game: lair\nrules: tail=strict\n"
	for _, r := range []reading{
		{name: "nothing", text: ""},
		{name: "two cases", text: "2 3 2\n2 3 1 3\n3 1 2 1 2 2 1\n1 2 1\n1 2 0 0 0 0", want: head + "\nE#v\n#.@\n" + head + "\nE@\n"},
		{name: "snake on the exit", text: "1 2 2\n1 1 1 2 0", want: head + "snake: 1,1 1,2\n\nE.\n"},
		{name: "stone on the exit and under the snake", text: "2 2 2\n2 1 2 2 3 1 1 1 1 2 2", want: head + "exits: 1,1\nsnake: 2,1 2,2\n\n#.\n.#\n"},
		{name: "body", text: "2 2 2\n1 1\n2 2\n0", err: `in:3:1: want a square next to the block before, found "2 2"`},
		{name: "too large", text: "8193 8192 1 1 1 0", err: `in:1:1: want a lair of at most 67108864 squares, found "8193 8192"`},
		{name: "second case", text: "1 1 1 1 1 0\nx", want: "", err: `in:2:1: want rows (a number from 1), found "x"`},
	} {
		r.try(t, convert.POJ1324)
	}
	if levels, err := read(convert.POJ1324, "1 1 1 1 1 0\nx", ""); len(levels) != 1 || err == nil {
		t.Errorf("%d levels before the fault, error %v", len(levels), err)
	}
}

func TestWriteTileCases(t *testing.T) {
	for _, w := range []writing{
		{name: "no queries", level: "link\ntitle: T\n\n1 . 20\n. 3 .\n", want: "2 3\n1 0 20\n0 3 0\n0\n"},
		{name: "queries", level: "link\nx-a: b\nx-queries: 2,1-1,1  1,1-1,1\n\n1\n1\n", want: "2 1\n1\n1\n2\n2 1 1 1\n1 1 1 1\n"},
		{name: "walls and rules", level: "link\nrules: turns=3 slide=down\n\n1 #\n# 1\n", err: "hdu1175 cannot say: walls (1,2 2,1), turns=3, slide=down"},
		{name: "other rules", level: "link\nrules: turns=any outside=yes\n\n1\n", err: "hdu1175 cannot say: turns=any, outside=yes"},
		{name: "many walls", level: "link\n\n" + strings.Repeat("# ", 11) + "\n",
			err: "hdu1175 cannot say: walls (1,1 1,2 1,3 1,4 1,5 1,6 1,7 1,8 and 3 more)"},
		{name: "bad queries", level: "link\nx-queries: 1,1 1,1-1,2 1,2-1,3 0,1-1,1 2,1-1,1 1,1-1,1-1,1 x\n\n1 1\n",
			err: `hdu1175 cannot say: x-queries that are not such as 1,1-2,4 ("1,1" "1,1-1,1-1,1" "x"), x-queries off the board (1,2-1,3 0,1-1,1 2,1-1,1)`},
		{name: "the other game", level: "lair\n\nE@\n", err: "hdu1175 cannot say: the snake game"},
	} {
		w.try(t, convert.HDU1175)
	}
}

func TestWriteSnakeCases(t *testing.T) {
	for _, w := range []writing{
		{name: "lair", level: "lair\nexpect: 3\n\nE#v\n#.@\n", want: "2 3 2\n2 3\n1 3\n2\n1 2\n2 1\n"},
		{name: "hidden", level: "lair\nexits: 1,1\nsnake: 2,1 2,2\n\n#.\n.#\n", want: "2 2 2\n2 1\n2 2\n2\n1 1\n2 2\n"},
		{name: "on the exit", level: "lair\nsnake: 1,1\n\nE.\n", want: "1 2 1\n1 1\n0\n"},
		{name: "exits", level: "lair\n\nEE@E\n", err: "poj1324 cannot say: exits other than 1,1 (1,2 1,4)"},
		{name: "another exit", level: "lair\n\n.E@\n", err: "poj1324 cannot say: exits other than 1,1 (1,2)"},
		{name: "goal and rules", level: "lair\nrules: tail=loose swap=yes\ngoal: 1,1 1,2\n\n.@<\n", err: "poj1324 cannot say: a goal (1,1 1,2), tail=loose, swap=yes"},
		{name: "the other game", level: "link\n\n1\n", err: "poj1324 cannot say: the tile game"},
	} {
		w.try(t, convert.POJ1324)
	}
}

// answers is what a judge answers to an input, witnesses included.
func answers(t *testing.T, format convert.Format, text []byte) string {
	t.Helper()
	var s interface {
		Next() bool
		Err() error
		AppendAnswer(dst []byte, witness bool) []byte
	}
	s = judge.NewHDU1175("in", bytes.NewReader(text))
	if format == convert.POJ1324 {
		s = judge.NewPOJ1324(context.Background(), "in", bytes.NewReader(text), lair.Limits{})
	}
	var out []byte
	for s.Next() {
		out = s.AppendAnswer(out, true)
	}
	if s.Err() != nil {
		t.Fatalf("error %v in\n%s", s.Err(), text)
	}
	return string(out)
}

// thereAndBack makes an input into level files and those into an input again. It returns the number of cases too.
func thereAndBack(t *testing.T, format convert.Format, text []byte) (again []byte, cases int) {
	t.Helper()
	for l, err := range convert.Read(format, "in", bytes.NewReader(text), "") {
		if err != nil {
			t.Fatalf("error %v in\n%s", err, text)
		}
		file, err := l.AppendText(nil)
		if err != nil {
			t.Fatal(err)
		}
		read, err := level.Parse("file", string(file))
		if err != nil {
			t.Fatalf("error %v in\n%s", err, file)
		}
		if again, err = convert.Append(again, format, read); err != nil {
			t.Fatalf("error %v of\n%s", err, file)
		}
		cases++
	}
	return append(again, format.End()...), cases
}

// TestAnswersStay converts a thousand cases there and back, half of either judge, and asks them again.
func TestAnswersStay(t *testing.T) {
	for format, random := range map[convert.Format]func(*rand.Rand) []byte{convert.HDU1175: tileCase, convert.POJ1324: snakeCase} {
		rnd := rand.New(rand.NewPCG(31, 32))
		var stream []byte
		for range 500 {
			stream = append(stream, random(rnd)...)
		}
		again, cases := thereAndBack(t, format, stream)
		want := answers(t, format, stream)
		if got := answers(t, format, again); got != want || cases != 500 {
			t.Errorf("%s: %d cases, and other answers than before", format, cases)
		}
		for _, some := range map[convert.Format][]string{convert.HDU1175: {"YES ", "NO"}, convert.POJ1324: {": -1", ": 0", ": 9 "}}[format] {
			if !strings.Contains(want, some) {
				t.Errorf("%s: no answer among them has %q", format, some)
			}
		}
	}
}

// TestFilesStay does the same with the cases that package judge is tested on.
func TestFilesStay(t *testing.T) {
	for _, format := range []convert.Format{convert.HDU1175, convert.POJ1324} {
		files, _ := filepath.Glob("../../judge/testdata/" + string(format) + "/*.in")
		if len(files) == 0 {
			t.Fatal("there are no cases")
		}
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			again, _ := thereAndBack(t, format, text)
			if got, want := answers(t, format, again), answers(t, format, text); got != want {
				t.Errorf("%s: answers\n%.500swant\n%.500s", file, got, want)
			}
			if twice, _ := thereAndBack(t, format, again); !bytes.Equal(twice, again) {
				t.Errorf("%s: written again it is another text", file)
			}
		}
	}
}

// tileCase is a case with queries of all sorts; equal kinds are written in different ways.
func tileCase(rnd *rand.Rand) []byte {
	var b bytes.Buffer
	rows, cols, kinds, empty := 1+rnd.IntN(12), 1+rnd.IntN(12), 1+rnd.IntN(5), rnd.IntN(10)
	fmt.Fprintf(&b, "%d %d\n", rows, cols)
	var tiles [][2]int
	for r := range rows {
		for c := range cols {
			if rnd.IntN(10) < empty {
				b.WriteString([]string{"0 ", "000\t"}[rnd.IntN(2)])
				continue
			}
			tiles = append(tiles, [2]int{r + 1, c + 1})
			fmt.Fprintf(&b, "%0*d ", 1+rnd.IntN(4), 1+rnd.IntN(kinds))
		}
		b.WriteByte('\n')
	}
	cell := func() [2]int {
		if len(tiles) > 0 && rnd.IntN(5) > 0 {
			return tiles[rnd.IntN(len(tiles))]
		}
		return [2]int{1 + rnd.IntN(rows), 1 + rnd.IntN(cols)}
	}
	queries := rnd.IntN(12)
	fmt.Fprintf(&b, "%d\n", queries)
	for range queries {
		p, q := cell(), cell()
		fmt.Fprintf(&b, "%d %d  %d %d\n", p[0], p[1], q[0], q[1])
	}
	return b.Bytes()
}

// snakeCase is a case with stones anywhere, under the snake, on the exit and named twice too.
func snakeCase(rnd *rand.Rand) []byte {
	var b bytes.Buffer
	rows, cols := 1+rnd.IntN(9), 1+rnd.IntN(9)
	body := [][2]int{{1 + rnd.IntN(rows), 1 + rnd.IntN(cols)}}
	for range rnd.IntN(40) {
		last := body[len(body)-1]
		d := [4][2]int{{-1, 0}, {1, 0}, {0, -1}, {0, 1}}[rnd.IntN(4)]
		to := [2]int{last[0] + d[0], last[1] + d[1]}
		free := to[0] >= 1 && to[1] >= 1 && to[0] <= rows && to[1] <= cols && len(body) < 8
		for _, s := range body {
			free = free && s != to
		}
		if free {
			body = append(body, to)
		}
	}
	fmt.Fprintf(&b, "%d %d %03d\n", rows, cols, len(body))
	for _, s := range body {
		fmt.Fprintf(&b, "%d %d\n", s[0], s[1])
	}
	stones := rnd.IntN(rows*cols/3 + 1)
	fmt.Fprintf(&b, "%d\n", 2*stones)
	for range stones {
		r, c := 1+rnd.IntN(rows), 1+rnd.IntN(cols)
		fmt.Fprintf(&b, "%d %d\n%02d %d\n", r, c, r, c)
	}
	return b.Bytes()
}

// endless is a text again and again, n times.
type endless struct {
	text string
	rest string
	n    int
}

func (e *endless) Read(p []byte) (int, error) {
	if e.rest == "" {
		if e.n == 0 {
			return 0, io.EOF
		}
		e.n--
		e.rest = e.text
	}
	n := copy(p, e.rest)
	e.rest = e.rest[n:]
	return n, nil
}

// live is how many bytes are in use.
func live() int64 {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int64(m.HeapAlloc)
}

// TestMemory reads very many cases: what is in use then is not more than after a few.
func TestMemory(t *testing.T) {
	const few, cases = 1000, 50_000
	for format, text := range map[convert.Format]string{
		convert.HDU1175: "10 20\n" + strings.Repeat("12 ", 200) + "1\n1 1 10 20\n", convert.POJ1324: "9 9 3\n2 2\n2 3\n2 4\n2\n1 2\n3 3\n",
	} {
		n, before, grown := 0, int64(0), int64(0)
		var out []byte
		for l, err := range convert.Read(format, "in", &endless{text: text, n: cases}, "") {
			if err == nil {
				out, err = convert.Append(out[:0], format, l)
			}
			if err != nil {
				t.Fatal(err)
			}
			switch n++; n {
			case few:
				before = live()
			case cases:
				grown = live() - before
			}
		}
		if grown > 1<<20 || n != cases {
			t.Errorf("%s: %d bytes more in use after %d cases", format, grown, n)
		}
	}
}

// TestLeave ends the reading early, which must be possible everywhere.
func TestLeave(t *testing.T) {
	for format, text := range map[convert.Format]string{
		convert.HDU1175: "1 1 0 0 x", convert.POJ1324: "1 1 1 1 1 0 x", convert.CSV: "1", convert.TSV: "1", convert.JSON: "[[1]]", convert.Snake: "@*",
		convert.Level: `{"wend":"1","game":"link","board":["1"]}` + "\nx",
	} {
		n := 0
		for _, err := range convert.Read(format, "in", strings.NewReader(text), "") {
			if n++; err != nil {
				t.Errorf("%s: error %v", format, err)
			}
			break
		}
		if n != 1 {
			t.Errorf("%s: %d levels", format, n)
		}
	}
}

var errBroken = errors.New("broken")

type broken struct{}

func (broken) Read([]byte) (int, error) { return 0, errBroken }

// TestReadErrors hands on the error of a reader.
func TestReadErrors(t *testing.T) {
	for _, format := range convert.Formats {
		for l, err := range convert.Read(format, "in", broken{}, "") {
			if l != nil || !errors.Is(err, errBroken) {
				t.Errorf("%s: level %v, error %v", format, l, err)
			}
		}
	}
}
