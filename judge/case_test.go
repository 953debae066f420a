package judge_test

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/judge"
	"github.com/wendgames/wend/lair"
	"github.com/wendgames/wend/link"
)

// rewrite reads all cases of an input and writes them again.
func rewrite(name, source string, r io.Reader) (out []byte, err error) {
	if name == "hdu1175" {
		for c, err := range judge.HDU1175Cases(source, r) {
			if err != nil {
				return out, err
			}
			out = c.Append(out)
		}
		return append(out, judge.HDU1175End...), nil
	}
	for c, err := range judge.POJ1324Cases(source, r) {
		if err != nil {
			return out, err
		}
		out = c.Append(out)
	}
	return append(out, judge.POJ1324End...), nil
}

// same reads and writes an input again, which must change no answer, witnesses included, and no error but that of a
// kind that no board holds.
func (p problem) same(t testing.TB, how string, data []byte, r io.Reader) {
	t.Helper()
	want, wantErr := answers(p.open("x", bytes.NewReader(data)), true)
	again, err := rewrite(p.name, "x", r)
	if wantErr != nil {
		var fault *judge.ParseError
		tooLarge := errors.As(err, &fault) && strings.Contains(fault.Want, "2147483647")
		if err == nil || err.Error() != wantErr.Error() && !tooLarge {
			t.Fatalf("%s, %s: error %v, want %v\ninput %.300q", p.name, how, err, wantErr, data)
		}
		return
	}
	if err != nil {
		if !strings.Contains(err.Error(), "2147483647") {
			t.Fatalf("%s, %s: error %v\ninput %.300q", p.name, how, err, data)
		}
		return
	}
	if got, err := answers(p.open("again", bytes.NewReader(again)), true); got != want || err != nil {
		t.Fatalf("%s, %s: error %v, answers\n%.300swant\n%.300sinput %.300q\nwritten %.300q", p.name, how, err, got, want, data, again)
	}
	if twice, err := rewrite(p.name, "x", bytes.NewReader(again)); !bytes.Equal(twice, again) || err != nil {
		t.Fatalf("%s, %s: error %v, written again\n%.300swant\n%.300s", p.name, how, err, twice, again)
	}
}

// TestCasesAgain rewrites the cases and random inputs, good ones and spoilt ones.
func TestCasesAgain(t *testing.T) {
	for i, p := range problems {
		for file, data := range samples(t, p.name) {
			p.same(t, file, data, bytes.NewReader(data))
			p.same(t, file+" as a pipe", data, pipe{bytes.NewReader(data)})
		}
		rnd := rand.New(rand.NewPCG(21, uint64(i)))
		for round := range 1000 {
			data := [2]func(*rand.Rand) []byte{tiles, lairs}[i](rnd)
			if round%2 == 0 {
				data = spoil(rnd, data)
			}
			p.same(t, "random", data, bytes.NewReader(data))
			p.same(t, "in parts", data, &chunks{data, 1 + rnd.IntN(50)})
		}
	}
}

// TestTileCase reads what a case is made of: kinds as numbers, and queries as they stand there.
func TestTileCase(t *testing.T) {
	in := "\xef\xbb\xbf1 3 007 0 2147483647 3  1 3 1 1  1 2 1 2  1 1 1 3\n2 1 1 1 0\n0 0 x"
	var got []judge.HDU1175Case
	for c, err := range judge.HDU1175Cases("in", strings.NewReader(in)) {
		if err != nil {
			t.Fatal(err)
		}
		got = append(got, c)
	}
	if len(got) != 2 || got[0].Board.Size() != (grid.Size{Rows: 1, Cols: 3}) || got[1].Board.Size() != (grid.Size{Rows: 2, Cols: 1}) {
		t.Fatalf("%d cases", len(got))
	}
	for col, want := range []link.Kind{7, link.Empty, 2147483647} {
		if k := got[0].Board.At(grid.Pos{Row: 0, Col: col}); k != want {
			t.Errorf("column %d holds %d, want %d", col, k, want)
		}
	}
	cell := func(col int) grid.Pos { return grid.Pos{Row: 0, Col: col - 1} }
	want := [][2]grid.Pos{{cell(3), cell(1)}, {cell(2), cell(2)}, {cell(1), cell(3)}}
	if !slices.Equal(got[0].Queries, want) || got[1].Queries != nil {
		t.Errorf("queries %v and %v", got[0].Queries, got[1].Queries)
	}
}

// TestLairCase reads two cases, which must not share anything.
func TestLairCase(t *testing.T) {
	in := "2 3 2\n2 3\n1 3\n3\n1 1\n1 3\n1 1\n2 3 1\n2 2\n1\n2 1\n0 0 0"
	var got []judge.POJ1324Case
	for c, err := range judge.POJ1324Cases("in", strings.NewReader(in)) {
		if err != nil {
			t.Fatal(err)
		}
		got = append(got, c)
	}
	var pictures string
	for _, c := range got {
		pictures += string(c.Lair.AppendParts(nil, nil, nil)) + fmt.Sprint(c.Lair.Exits(), c.Lair.Rules() == lair.Standard, c.Body) + "\n"
	}
	if want := "#.#\n...\n[1,1] true [2,3 1,3]\n...\n#..\n[1,1] true [2,2]\n"; pictures != want {
		t.Errorf("cases\n%swant\n%s", pictures, want)
	}
}

// TestKindThatNoBoardHolds places the fault at the word, however it is read.
func TestKindThatNoBoardHolds(t *testing.T) {
	for _, word := range []string{"2147483648", "0002147483648", "999999999999999999"} {
		in := "2 2\n1 0\n1 " + word + "\n0\n0 0\n"
		want := `in:3:3: want a kind that a board can hold (0 to 2147483647), found "` + word + `"`
		for _, r := range []io.Reader{strings.NewReader(in), pipe{strings.NewReader(in)}} {
			if out, err := rewrite("hdu1175", "in", r); len(out) > 0 || fmt.Sprint(err) != want {
				t.Errorf("%q, error %v, want %s", out, err, want)
			}
		}
	}
}

// TestCasesCanBeLeft ends the reading after the first case.
func TestCasesCanBeLeft(t *testing.T) {
	for range judge.HDU1175Cases("in", strings.NewReader("1 1 0 0 1 1 0 x")) {
		break
	}
	n := 0
	for _, err := range judge.POJ1324Cases("in", strings.NewReader("1 1 1 1 1 0 1 1 1 1 1 x")) {
		if n++; n == 1 && err == nil {
			break
		}
	}
	if n != 1 {
		t.Errorf("%d cases", n)
	}
}

// TestMemoryForCases reads many cases from a pipe that never ends, and one that declares more than there is.
func TestMemoryForCases(t *testing.T) {
	for name, text := range map[string]string{
		"hdu1175": "40 30\n" + strings.Repeat(strings.Repeat("12 ", 30)+"\n", 40) + "1\n1 1 40 30\n",
		"poj1324": "4 4 3\n2 2\n2 3\n2 4\n2\n1 2\n3 3\n",
	} {
		runtime.GC()
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		n := 0
		r := &repeated{text: text, left: (8 << 20) / len(text)}
		if name == "hdu1175" {
			for _, err := range judge.HDU1175Cases("in", r) {
				n++
				if err != nil {
					t.Fatal(err)
				}
			}
		} else {
			for _, err := range judge.POJ1324Cases("in", r) {
				n++
				if err != nil {
					t.Fatal(err)
				}
			}
		}
		runtime.ReadMemStats(&after)
		if grown := int64(after.HeapSys) - int64(before.HeapSys); grown > 8<<20 || n != (8<<20)/len(text) {
			t.Errorf("%s: memory grew by %d bytes over %d cases", name, grown, n)
		}
	}
	liar := "1000000000 1000000000\n1 2 3\n"
	if _, err := rewrite("hdu1175", "in", strings.NewReader(liar)); err == nil || !strings.HasPrefix(err.Error(), "in:3:1: want a kind") {
		t.Errorf("error %v", err)
	}
}

// TestWallIsNoCell writes what the format cannot say, which only a program can bring about.
func TestWallIsNoCell(t *testing.T) {
	defer func() {
		if got := recover(); got != "judge: a wall at 1,2" {
			t.Errorf("panic %v", got)
		}
	}()
	judge.HDU1175Case{Board: link.NewBoard([][]link.Kind{{1, link.Wall}})}.Append(nil)
}
