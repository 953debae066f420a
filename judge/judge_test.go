package judge_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/wendgames/wend/judge"
	"github.com/wendgames/wend/lair"
)

// stream is what both judges have in common.
type stream interface {
	Next() bool
	Err() error
	AppendAnswer(dst []byte, witness bool) []byte
	AppendCase(dst []byte) ([]byte, error)
	Question() string
}

// problem is a judge with its oracle.
type problem struct {
	name string
	open func(source string, r io.Reader) stream
	slow func(source string, data []byte) (string, error)
}

var problems = []problem{
	{"hdu1175", func(source string, r io.Reader) stream { return judge.NewHDU1175(source, r) }, slowHDU1175},
	{"poj1324", func(source string, r io.Reader) stream {
		return judge.NewPOJ1324(context.Background(), source, r, lair.Limits{})
	}, slowPOJ1324},
}

// answers is all answers of an input.
func answers(s stream, witness bool) (string, error) {
	var out []byte
	for s.Next() {
		out = s.AppendAnswer(out, witness)
	}
	if s.Next() {
		return "", errors.New("a stream went on after its end")
	}
	return string(out), s.Err()
}

// agree compares a judge with its oracle on an input, read in a certain way.
func (p problem) agree(t testing.TB, how string, data []byte, r io.Reader) {
	t.Helper()
	out, err := answers(p.open("x", r), false)
	want, wantErr := p.slow("x", data)
	if out != want || fmt.Sprint(err) != fmt.Sprint(wantErr) {
		t.Fatalf("%s, %s: answers\n%.300serror %v\nwant\n%.300serror %v\ninput %.300q", p.name, how, out, err, want, wantErr, data)
	}
}

// pipe hides everything of a reader but Read.
type pipe struct{ io.Reader }

// chunks gives an input in parts of some size.
type chunks struct {
	data []byte
	size int
}

func (c *chunks) Read(p []byte) (int, error) {
	if len(c.data) == 0 {
		return 0, io.EOF
	}
	n := copy(p, c.data[:min(c.size, len(c.data))])
	c.data = c.data[n:]
	return n, nil
}

func samples(t testing.TB, name string) map[string][]byte {
	t.Helper()
	files, err := filepath.Glob("testdata/" + name + "/*.in")
	if err != nil || len(files) == 0 {
		t.Fatalf("no cases of %s: %v", name, err)
	}
	inputs := map[string][]byte{}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		inputs[file] = data
	}
	return inputs
}

func TestCases(t *testing.T) {
	for _, p := range problems {
		for file, data := range samples(t, p.name) {
			want, err := os.ReadFile(strings.TrimSuffix(file, ".in") + ".out")
			if err != nil {
				t.Fatal(err)
			}
			for how, r := range map[string]io.Reader{"file": bytes.NewReader(data), "pipe": pipe{bytes.NewReader(data)}} {
				if out, err := answers(p.open(file, r), false); out != string(want) || err != nil {
					t.Errorf("%s as a %s: error %v, answers\n%swant\n%s", file, how, err, out, want)
				}
			}
		}
	}
}

// TestChunksOfEverySize cuts the cases into parts of every size, and ends them everywhere.
func TestChunksOfEverySize(t *testing.T) {
	for _, p := range problems {
		for file, data := range samples(t, p.name) {
			if len(data) > 400 {
				continue
			}
			for size := 1; size <= len(data); size++ {
				p.agree(t, fmt.Sprintf("%s in parts of %d", file, size), data, &chunks{data, size})
				p.agree(t, fmt.Sprintf("%s cut off at %d", file, size), data[:size], bytes.NewReader(data[:size]))
			}
			p.agree(t, file+" with the end in the last part", data, iotest.DataErrReader(bytes.NewReader(data)))
		}
	}
}

// tiles writes an input of the tile problem: boards with any share of tiles, narrow and wide, with all
// that is allowed in a number and between two.
func tiles(rnd *rand.Rand) []byte {
	var b bytes.Buffer
	space := [...]string{" ", " ", " ", "  ", "\t", "\r\n", "\n", "\v\f"}
	for range 1 + rnd.IntN(3) {
		rows, cols := 1+rnd.IntN(12), 1+rnd.IntN(20)
		if rnd.IntN(2) == 0 {
			cols = 150 + rnd.IntN(400)
		}
		fill, long, odd, kinds := rnd.Float64(), rnd.IntN(8) == 0, rnd.IntN(4) == 0, 1+rnd.IntN(300)
		if rnd.IntN(3) == 0 {
			fill *= 0.02
		}
		eol := [...]string{"\n", "\r\n", " \n", " "}[rnd.IntN(4)]
		fmt.Fprintf(&b, "%d %d%s", rows, cols, eol)
		for range rows {
			for c := range cols {
				k := 0
				if rnd.Float64() < fill {
					k = 1 + rnd.IntN(kinds)
					if long {
						k = rnd.IntN(1_000_000_000) * (1 + rnd.IntN(1_000_000))
					}
				}
				switch {
				case c > 0 && odd && rnd.IntN(30) == 0:
					b.WriteString(space[rnd.IntN(len(space))])
				case c > 0:
					b.WriteByte(' ')
				}
				if odd && rnd.IntN(30) == 0 {
					b.WriteString(strings.Repeat("0", rnd.IntN(4)))
				}
				fmt.Fprint(&b, k)
			}
			b.WriteString(eol)
		}
		queries := rnd.IntN(12)
		fmt.Fprintf(&b, "%d\n", queries)
		for range queries {
			fmt.Fprintf(&b, "%d %d %d %d\n", 1+rnd.IntN(rows), 1+rnd.IntN(cols), 1+rnd.IntN(rows), 1+rnd.IntN(cols))
		}
	}
	if rnd.IntN(2) == 0 {
		b.WriteString("0 0\nwhat follows is ignored")
	}
	return b.Bytes()
}

// lairs writes an input of the snake problem.
func lairs(rnd *rand.Rand) []byte {
	var b bytes.Buffer
	for range 1 + rnd.IntN(4) {
		rows, cols, length := 1+rnd.IntN(5), 1+rnd.IntN(5), 1+rnd.IntN(6)
		body := [][2]int{{1 + rnd.IntN(rows), 1 + rnd.IntN(cols)}}
		for range 20 {
			last := body[len(body)-1]
			d := [4][2]int{{-1, 0}, {1, 0}, {0, -1}, {0, 1}}[rnd.IntN(4)]
			to := [2]int{last[0] + d[0], last[1] + d[1]}
			free := to[0] >= 1 && to[1] >= 1 && to[0] <= rows && to[1] <= cols
			for _, s := range body {
				free = free && s != to
			}
			if free && len(body) < length {
				body = append(body, to)
			}
		}
		fmt.Fprintf(&b, "%d %d %d\n", rows, cols, len(body))
		for _, s := range body {
			fmt.Fprintf(&b, "%d %d\n", s[0], s[1])
		}
		stones := rnd.IntN(rows * cols)
		fmt.Fprintf(&b, "%d\n", stones)
		for range stones {
			fmt.Fprintf(&b, "%d %d\n", 1+rnd.IntN(rows), 1+rnd.IntN(cols))
		}
	}
	if rnd.IntN(2) == 0 {
		b.WriteString("0 0 0")
	}
	return b.Bytes()
}

// spoil changes some bytes of an input, or cuts it off.
func spoil(rnd *rand.Rand, data []byte) []byte {
	data = bytes.Clone(data)
	for range rnd.IntN(3) {
		const marks = "0190 \n\rx-+.\x00\x80\xff,"
		data[rnd.IntN(len(data))] = marks[rnd.IntN(len(marks))]
	}
	if rnd.IntN(4) == 0 {
		data = data[:rnd.IntN(len(data)+1)]
	}
	return data
}

// TestRandomInputs compares both judges with their oracles, on good inputs and spoilt ones, from files and
// from pipes.
func TestRandomInputs(t *testing.T) {
	rounds := 3000
	if testing.Short() {
		rounds = 200
	}
	rnd := rand.New(rand.NewPCG(5, 6))
	for i := range rounds {
		for j, p := range problems {
			data := [2]func(*rand.Rand) []byte{tiles, lairs}[j](rnd)
			if i%2 == 1 {
				data = spoil(rnd, data)
			}
			p.agree(t, "file", data, bytes.NewReader(data))
			p.agree(t, "pipe", data, pipe{bytes.NewReader(data)})
			size := 1 + rnd.IntN(200)
			p.agree(t, fmt.Sprintf("parts of %d", size), data, &chunks{data, size})
		}
	}
}

// TestLargeBoard is larger than the window, so that kinds are fetched from what it has left behind, and has
// faults near the places where it moves.
func TestLargeBoard(t *testing.T) {
	rnd := rand.New(rand.NewPCG(7, 8))
	p := problems[0]
	for _, fill := range []float64{0.002, 0.4, 1} {
		const rows, cols = 400, 800 // some 650 KB: the text kept from a pipe takes several chunks
		var b bytes.Buffer
		fmt.Fprintf(&b, "%d %d\n", rows, cols)
		for range rows {
			for range cols {
				if rnd.Float64() < fill {
					fmt.Fprintf(&b, "%d ", 1+rnd.IntN(5))
				} else {
					b.WriteString("0 ")
				}
			}
			b.WriteByte('\n')
		}
		fmt.Fprintf(&b, "300\n")
		for range 300 {
			r, c := 1+rnd.IntN(rows), 1+rnd.IntN(cols)
			fmt.Fprintf(&b, "%d %d %d %d\n", r, c, min(r+rnd.IntN(2), rows), min(c+rnd.IntN(2), cols))
		}
		for _, at := range []int{0, 65_530, 65_536, 65_540, 131_072, b.Len() - 20} {
			data := bytes.Clone(b.Bytes())
			if at > 0 {
				data[at+rnd.IntN(9)] = 'x'
			}
			p.agree(t, "file", data, bytes.NewReader(data))
			p.agree(t, "pipe", data, pipe{bytes.NewReader(data)})
		}
	}
}
