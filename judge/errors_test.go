package judge_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"runtime"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/wendgames/wend/judge"
	"github.com/wendgames/wend/lair"
)

// Every fault that the formats know, with its place.
var faults = []struct {
	problem int // the index in problems
	input   string
	answers int
	want    string
}{
	{0, "x", 0, `in:1:1: want rows (a number from 1), found "x"`},
	{0, "3", 0, `in:1:2: want columns (a number from 1), found the end of the input`},
	{0, "3\n", 0, `in:2:1: want columns (a number from 1), found the end of the input`},
	{0, "3 0\n", 0, `in:1:3: want columns (a number from 1), found "0"`},
	{0, "00 7\n", 0, `in:1:1: want rows (a number from 1), found "00"`},
	{0, "+3 4", 0, `in:1:1: want rows (a number from 1), found "+3"`},
	{0, "-3 4", 0, `in:1:1: want rows (a number from 1), found "-3"`},
	{0, "1234567890123456789 4", 0, `in:1:1: want rows (a number from 1), found "1234567890123456789"`},
	{0, "000000000000000001 1\n7\n1\n1 1 1 1\n", 1, ``},
	{0, "0000000000000000001 1\n", 0, `in:1:1: want rows (a number from 1), found "0000000000000000001"`},
	{0, "1 3\n1 x 1", 0, `in:2:3: want a kind (a number from 0), found "x"`},
	{0, "\xef\xbb\xbf1 3\n1 x 1", 0, `in:2:3: want a kind (a number from 0), found "x"`},
	{0, "\xef\xbb\xbfq", 0, `in:1:1: want rows (a number from 1), found "q"`},
	{0, "1 3\r\n1\t12x 1", 0, `in:2:3: want a kind (a number from 0), found "12x"`},
	{0, "1 3\n1 1.5 1", 0, `in:2:3: want a kind (a number from 0), found "1.5"`},
	{0, "1 2\n1 " + strings.Repeat("9", 1_000_000), 0, `in:2:3: want a kind (a number from 0), found "99999999999999999999"…`},
	{0, "1 2\n1 " + strings.Repeat("错", 30), 0, `in:2:3: want a kind (a number from 0), found "` + strings.Repeat("错", 20) + `"…`},
	{0, "1 2\n1 \x00\xff", 0, `in:2:3: want a kind (a number from 0), found "\x00\xff"`},
	{0, "1 2\n1 1", 0, `in:2:4: want the number of queries (from 0), found the end of the input`},
	{0, "1 2\n1 1\n-1", 0, `in:3:1: want the number of queries (from 0), found "-1"`},
	{0, "1 2\n1 1\n2\n1 1 1 2\n", 1, `in:5:1: want a row of the board (1 to 1), found the end of the input`},
	{0, "1 2\n1 1\n2\n1 1 1 2\n0 1 1 1", 1, `in:5:1: want a row of the board (1 to 1), found "0"`},
	{0, "1 2\n1 1\n2\n1 1 1 2\n1 3 1 1", 1, `in:5:3: want a column of the board (1 to 2), found "3"`},
	{0, "1 2\n1 1\n2\n1 1 1 2\n1 1 2 1", 1, `in:5:5: want a row of the board (1 to 1), found "2"`},
	{0, "1 2\n1 1\n1\n1 1 1 2\n0 0 x", 1, ``},
	{0, "1 2\n1 1\n1\n1 1 1 2\n0 y", 1, `in:5:3: want columns (a number from 1), found "y"`},
	{0, "1000000000 1000000000\n1 2 3", 0, `in:2:6: want a kind (a number from 0), found the end of the input`},
	{0, "999999999999999999 999999999999999999\n1", 0, `in:2:2: want a kind (a number from 0), found the end of the input`},
	{0, "3000000000 3000000000\n" + strings.Repeat("0 ", 200), 0, `in:2:401: want a kind (a number from 0), found the end of the input`},
	{0, "1 2\n1 1\n1\n1 1 1 2\n999999999999999999 999999999999999999\n" + strings.Repeat("0 ", 200), 1,
		`in:6:401: want a kind (a number from 0), found the end of the input`},
	{0, "999999999999999999 999999999999999999\n" + strings.Repeat("5\n", 1_500_000), 0,
		`in:1500002:1: want a kind (a number from 0), found the end of the input`},
	{0, "", 0, ``},
	{0, " \n\t", 0, ``},

	{1, "3 4", 0, `in:1:4: want the snake's length (a number from 1), found the end of the input`},
	{1, "3 4 0", 0, `in:1:5: want the snake's length (a number from 1), found "0"`},
	{1, "0 4 4", 0, `in:1:1: want rows (a number from 1), found "0"`},
	{1, "0 0 4", 0, `in:1:1: want rows (a number from 1), found "0"`},
	{1, "3 0 4", 0, `in:1:3: want columns (a number from 1), found "0"`},
	{1, "8193 8192 1\n1 1\n0\n", 0, `in:1:1: want a lair of at most 67108864 squares, found "8193 8192"`},
	{1, "999999999999999999 999999999999999999 1", 0, `in:1:1: want a lair of at most 67108864 squares, found "999999999999999999 9"…`},
	{1, "3 4 2\n1 1", 0, `in:2:4: want a row of the lair (1 to 3), found the end of the input`},
	{1, "3 4 2\n1 1\n4 1\n", 0, `in:3:1: want a row of the lair (1 to 3), found "4"`},
	{1, "3 4 2\n1 1\n1  5\n", 0, `in:3:1: want a square with a column of the lair (1 to 4), found "1 5"`},
	{1, "3 4 2\n1 1\n1 x\n", 0, `in:3:3: want a column of the lair (1 to 4), found "x"`},
	{1, "3 4 2\n1 1\n2 2\n0\n", 0, `in:3:1: want a square next to the block before, found "2 2"`},
	{1, "3 4 2\n1 1\n1 1\n0\n", 0, `in:3:1: want a square next to the block before, found "1 1"`},
	{1, "3 4 5\n1 1\n1 2\n2 2\n2 1\n 1 1\n0\n", 0, `in:6:2: want a square that no block before is on, found "1 1"`},
	{1, "3 4 1\n1 1\n", 0, `in:3:1: want the number of stones (from 0), found the end of the input`},
	{1, "3 4 1\n1 1\n1\n1 5", 0, `in:4:3: want a column of the lair (1 to 4), found "5"`},
	{1, "3 4 1\n1 1\n1\n4 1", 0, `in:4:1: want a row of the lair (1 to 3), found "4"`},
	{1, "3 4 1\n1 1\n0\n\n1 1 1\n1 1\n2\n1 1\n1", 1, `in:9:2: want a column of the lair (1 to 1), found the end of the input`},
	{1, "1 2 999999999999999999\n1 1\n1 2\n1 1", 0, `in:4:1: want a square that no block before is on, found "1 1"`},
}

func TestFaults(t *testing.T) {
	for _, f := range faults {
		for how, r := range map[string]io.Reader{
			"file": strings.NewReader(f.input), "pipe": pipe{strings.NewReader(f.input)}, "bytes": iotest.OneByteReader(strings.NewReader(f.input)),
		} {
			out, err := answers(problems[f.problem].open("in", r), false)
			if n := strings.Count(out, "\n"); n != f.answers {
				t.Errorf("%.80q as %s: %d answers, want %d", f.input, how, n, f.answers)
			}
			if got := fmt.Sprint(err); got != f.want && (err != nil || f.want != "") {
				t.Errorf("%.80q as %s:\n%s, want\n%s", f.input, how, got, f.want)
			}
			var parse *judge.ParseError
			if err != nil && !errors.As(err, &parse) {
				t.Errorf("%.80q: the error is a %T", f.input, err)
			}
		}
	}
}

// TestRandomBytes feeds what is no input at all: nothing must hang, panic or take memory.
func TestRandomBytes(t *testing.T) {
	rnd := rand.New(rand.NewPCG(9, 10))
	for range 2000 {
		data := make([]byte, rnd.IntN(300))
		for i := range data {
			data[i] = byte(rnd.Uint32())
			if rnd.IntN(2) == 0 {
				data[i] = "0123456789 \n"[rnd.IntN(12)]
			}
		}
		for _, p := range problems {
			if _, err := answers(p.open("in", pipe{bytes.NewReader(data)}), false); err == nil && len(bytes.TrimSpace(data)) > 0 {
				if _, slow := p.slow("in", data); slow != nil {
					t.Fatalf("%s: no error for %q", p.name, data)
				}
			}
		}
	}
}

func TestReadErrorIsHandedOn(t *testing.T) {
	broken := errors.New("the disk is on fire")
	for i, p := range problems {
		good := []string{"1 2\n1 1\n2\n1 1 1 2\n", "1 2 1\n1 2\n0\n"}[i]
		for _, text := range []string{"", good, good + "1", good + "1 1 "} {
			out, err := answers(p.open("in", io.MultiReader(strings.NewReader(text), iotest.ErrReader(broken))), false)
			if !errors.Is(err, broken) || (text != "") != (out != "") {
				t.Errorf("%s after %q: answers %q, error %v", p.name, text, out, err)
			}
		}
		if _, err := answers(p.open("in", stuck{}), false); !errors.Is(err, io.ErrNoProgress) {
			t.Errorf("%s: a reader that gives nothing for ever: %v", p.name, err)
		}
	}
}

// stuck is a reader that breaks its contract: it never gives anything and never ends.
type stuck struct{}

func (stuck) Read([]byte) (int, error) { return 0, nil }

// TestFileThatChanges is a file that is another when kinds are fetched.
func TestFileThatChanges(t *testing.T) {
	var b bytes.Buffer
	b.WriteString("2 60000\n")
	for range 2 {
		b.WriteString(strings.Repeat("7 ", 30) + strings.Repeat("0 ", 59970) + "\n")
	}
	b.WriteString("1\n1 30 2 30\n")
	f := &changing{Reader: bytes.NewReader(b.Bytes())}
	_, err := answers(judge.NewHDU1175("in", f), false)
	if err == nil || !strings.Contains(err.Error(), "changed") {
		t.Errorf("error %v", err)
	}
}

type changing struct{ *bytes.Reader }

func (c *changing) ReadAt(p []byte, _ int64) (int, error) { return copy(p, "no more"), io.EOF }

// TestMemoryStaysSmall reads many megabytes of small cases and of one wide case from a pipe that never ends.
func TestMemoryStaysSmall(t *testing.T) {
	board := "40 30\n" + strings.Repeat(strings.Repeat("12 ", 30)+"\n", 40) + "1\n1 1 40 30\n"
	snake := "4 4 3\n2 2\n2 3\n2 4\n2\n1 2\n3 3\n"
	liar := "1000000000 1000000000\n" + strings.Repeat("1 ", 1000)
	stones := "2 2 1\n1 1\n200000\n" + strings.Repeat("2 2\n", 200_000)
	for name, text := range map[string]string{"hdu1175": board, "poj1324": snake, "stones of poj1324": stones, "liar": liar} {
		size := 64 << 20
		if testing.Short() {
			size = 4 << 20
		}
		p := problems[0]
		if strings.HasSuffix(name, "poj1324") {
			p = problems[1]
		}
		runtime.GC()
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		s := p.open("in", &repeated{text: text, left: size / len(text)})
		n := 0
		for s.Next() {
			n++
		}
		runtime.ReadMemStats(&after)
		if name == "liar" {
			// The text of a board is kept while its cells are read, and it is all one board.
			if grown := int64(after.HeapAlloc) - int64(before.HeapAlloc); grown > 2*int64(size) {
				t.Errorf("%s: %d bytes of memory for %d of input", name, grown, size)
			}
			continue
		}
		if s.Err() != nil || n != size/len(text) {
			t.Errorf("%s: %d answers, error %v", name, n, s.Err())
		}
		if grown := int64(after.HeapSys) - int64(before.HeapSys); grown > 8<<20 {
			t.Errorf("%s: memory grew by %d bytes over %d cases", name, grown, n)
		}
	}
}

// TestMemoryForQueries reads a tiny board with very many queries, and white space, from a pipe: neither is
// part of a board's text.
func TestMemoryForQueries(t *testing.T) {
	const queries = 500_000
	text := io.MultiReader(strings.NewReader(fmt.Sprintf("1 2\n1 1\n%d\n", queries+1)),
		&repeated{text: strings.Repeat(" ", 1000), left: 10_000}, strings.NewReader("1 1 1 2\n"), &repeated{text: "1 1 1 2\n", left: queries})
	runtime.GC()
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	s := judge.NewHDU1175("in", pipe{text})
	n := 0
	for s.Next() && s.Yes() {
		n++
	}
	runtime.ReadMemStats(&after)
	if s.Err() != nil || n != queries+1 {
		t.Errorf("%d answers, error %v", n, s.Err())
	}
	if grown := int64(after.HeapSys) - int64(before.HeapSys); grown > 6<<20 {
		t.Errorf("memory grew by %d bytes", grown)
	}
}

// repeated is a text again and again, as a pipe gives it.
type repeated struct {
	text string
	rest string
	left int
}

func (r *repeated) Read(p []byte) (int, error) {
	if r.rest == "" {
		if r.left == 0 {
			return 0, io.EOF
		}
		r.left--
		r.rest = r.text
	}
	n := copy(p, r.rest)
	r.rest = r.rest[n:]
	return n, nil
}

func TestUndecided(t *testing.T) {
	// A snake that has to search: it must turn round in a room.
	const turn = "2 5 3\n1 5\n1 4\n1 3\n0\n" + "3 8 4\n1 6\n1 5\n1 4\n1 3\n12\n2 1\n2 2\n2 3\n2 4\n2 5\n2 6\n3 1\n3 2\n3 3\n3 4\n3 5\n3 6\n"
	cancelled, cancel := context.WithCancel(context.Background())
	cancel()
	for _, test := range []struct {
		ctx    context.Context
		limits lair.Limits
		want   string
	}{
		{context.Background(), lair.Limits{Memory: 1 << 10}, "in: case 1: not decided within 1 KiB"},
		{context.Background(), lair.Limits{Memory: 3_000_000_000}, ""},
		{context.Background(), lair.Limits{States: 1}, "in: case 2: not decided within 1 states"},
		{cancelled, lair.Limits{}, "in: case 1: context canceled"},
	} {
		s := judge.NewPOJ1324(test.ctx, "in", strings.NewReader(turn), test.limits)
		_, err := answers(s, false)
		if got := fmt.Sprint(err); got != test.want && (err != nil || test.want != "") {
			t.Errorf("limits %+v: %v, want %s", test.limits, err, test.want)
		}
	}
}

// TestLongBodyTwiceOnASquare is a snake so long that its squares are kept in a map.
func TestLongBodyTwiceOnASquare(t *testing.T) {
	var b strings.Builder
	b.WriteString("20 20 205\n")
	for i := range 200 {
		row, col := i/20, i%20
		if row%2 == 1 {
			col = 19 - col
		}
		fmt.Fprintf(&b, "%d %d\n", row+1, col+1)
	}
	good := strings.Replace(b.String(), "205", "200", 1) + "0\n"
	if out, err := answers(problems[1].open("in", strings.NewReader(good)), false); out != "Case 1: 0\n" || err != nil {
		t.Errorf("%q, error %v", out, err)
	}
	b.WriteString("9 1\n")
	_, err := answers(problems[1].open("in", strings.NewReader(b.String())), false)
	if got, want := fmt.Sprint(err), `in:202:1: want a square that no block before is on, found "9 1"`; got != want {
		t.Errorf("%s, want\n%s", got, want)
	}
}
