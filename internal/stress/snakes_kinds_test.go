package stress

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/judge"
)

// checkSnakeLimits reads a case again and holds it against the statement: sizes, blocks, each stone named once.
func checkSnakeLimits(t *testing.T, c snakeCase) {
	t.Helper()
	text := c.Append(nil)
	n := 0
	for read, err := range judge.POJ1324Cases("case", bytes.NewReader(text)) {
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		n++
		size := read.Lair.Size()
		if size.Rows > 20 || size.Cols > 20 || len(read.Body) < 2 || len(read.Body) > 8 {
			t.Errorf("beyond the limits: %s", text)
		}
		if again := (snakeCase{read}).Append(nil); !bytes.Equal(again, text) {
			t.Errorf("%s is read as %s", text, again)
		}
	}
	if n != 1 {
		t.Errorf("%d cases in %s", n, text)
	}
}

func TestSnakeKindsKeepTheirWord(t *testing.T) {
	for _, k := range snakeKinds() {
		n := 40
		if k.Role == Tiny {
			n = 20_000
		}
		for _, c := range firstCases[snakeCase](k, 1, n) {
			checkSnakeLimits(t, c)
			if c.Disputed() != (k.Role == Contested) {
				t.Errorf("%s: disputed %t:\n%s", k.Name, c.Disputed(), c.Append(nil))
			}
			largest := c.Cells() == snakeSide*snakeSide && len(c.Body) == snakeLong
			if k.Role == Small && c.Cells() > snakeSmall || largest != (k.Role == Largest) {
				t.Errorf("%s: %d cells, %d blocks", k.Name, c.Cells(), len(c.Body))
			}
		}
	}
}

// TestSnakeKindsAreWhatTheySay holds each kind against what it is for.
func TestSnakeKindsAreWhatTheySay(t *testing.T) {
	right := func(c snakeCase) int { return snakeWendSteps(t, c) }
	differs := func(c snakeCase, slips ...snakeSlip) bool {
		for _, s := range slips {
			if snakeAnswer(s, c) != right(c) {
				return true
			}
		}
		return false
	}
	tests := map[string]func(snakeCase) bool{
		"coils":     func(c snakeCase) bool { return differs(c, snakeTailAllowed) },
		"pockets":   func(c snakeCase) bool { return differs(c, snakeOneMark, snakeCodeShort, snakeHeadAndTail) },
		"shortcuts": func(c snakeCase) bool { return right(c) != snakeNoWay && differs(c, snakeBodyIgnored) },
		"long-ways": func(c snakeCase) bool { return right(c) > c.Cells() && differs(c, snakeFewSteps) },
		"walled-in": func(c snakeCase) bool { return right(c) == snakeNoWay && !c.Lair.Stone(snakeExit) },
		"tall": func(c snakeCase) bool {
			s := c.Lair.Size()
			return s.Rows > s.Cols && differs(c, snakeRowsByColumns, snakeColumnsByRows)
		},
		"wide": func(c snakeCase) bool {
			s := c.Lair.Size()
			return s.Rows < s.Cols && differs(c, snakeRowsByColumns, snakeColumnsByRows)
		},
		"far-sides":      func(c snakeCase) bool { return differs(c, snakeLastRow, snakeLastColumn) },
		"largest-sealed": func(c snakeCase) bool { return right(c) == snakeNoWay },
		"largest-open":   func(c snakeCase) bool { return len(c.stones()) == 0 },
	}
	for _, k := range snakeKinds() {
		holds, ok := tests[k.Name]
		if !ok {
			continue
		}
		delete(tests, k.Name)
		for _, c := range firstCases[snakeCase](k, 2, 10) {
			if !holds(c) {
				t.Errorf("%s has the case\n%s", k.Name, c.Lair.AppendPicture(nil, c.Body))
			}
		}
	}
	if len(tests) > 0 {
		t.Errorf("there is no kind for %v", tests)
	}
}

// TestSnakeManyShowsBytes is about inputs of more than 255 cases.
func TestSnakeManyShowsBytes(t *testing.T) {
	var input []Case
	for c := range snakeMany(grid.NewRandom(1, 0)) {
		if input = append(input, c); len(input) == 260 {
			break
		}
	}
	for _, f := range snakeFaults() {
		if f.Name == "byte-number" || f.Name == "byte-stamp" {
			if f.shows(input) == 0 {
				t.Errorf("%s does not show", f.Name)
			}
		}
	}
}

// TestSnakeLargestDiffer holds that ways exist and do not, in lairs full of corridors.
func TestSnakeLargestDiffer(t *testing.T) {
	found := map[string]bool{}
	for _, k := range snakeKinds() {
		if k.Role != Largest || k.Name == "largest-open" {
			continue
		}
		for _, c := range firstCases[snakeCase](k, 3, 20) {
			found[k.Name+map[bool]string{true: " none", false: " way"}[snakeWendSteps(t, c) == snakeNoWay]] = true
		}
	}
	for _, want := range []string{"largest-stones way", "largest-maze way", "largest-winding way", "largest-sealed none"} {
		if !found[want] {
			t.Errorf("no %s", want)
		}
	}
}

func TestSnakeKindsAreFixedBySeed(t *testing.T) {
	for _, k := range snakeKinds() {
		text := func(seed uint64) string {
			var text []byte
			for _, c := range firstCases[snakeCase](k, seed, 10) {
				text = c.Append(text)
			}
			return string(text)
		}
		five := text(5)
		if five != text(5) {
			t.Errorf("%s: one seed, other cases", k.Name)
		}
		if fixed := k.Role == Sample || k.Role == Tiny; (five == text(6)) != fixed {
			t.Errorf("%s: other seeds, the same cases: %t, want %t", k.Name, !fixed, fixed)
		}
	}
}

// TestSnakeSampleIsTheStatements compares numbers: the statement leaves a line between the stones and their number.
func TestSnakeSampleIsTheStatements(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("..", "..", "judge", "testdata", "poj1324", "sample.in"))
	if err != nil {
		t.Fatal(err)
	}
	var input []Case
	for c := range snakeSamples(nil) {
		input = append(input, c)
	}
	if got := snakeText(input); strings.Join(strings.Fields(string(got)), " ") != strings.Join(strings.Fields(string(text)), " ") {
		t.Errorf("%s, want %s", got, text)
	}
}

// TestSnakeTinyIsComplete counts them in another way: squares are numbered, a body is a list of numbers without a repetition
// whose neighbours differ by 1 within a row or by the number of columns, and each other square may be a stone.
func TestSnakeTinyIsComplete(t *testing.T) {
	want := 0
	for rows := 1; rows <= 8; rows++ {
		for cols := 1; rows*cols <= 8; cols++ {
			want += snakeCountTiny(rows, cols, nil)
		}
	}
	seen := map[string]bool{}
	cells := 0
	for c := range snakeTinies(nil) {
		seen[string(c.Append(nil))] = true
		if c.Cells() < cells {
			t.Fatalf("%d cells after %d", c.Cells(), cells)
		}
		cells = c.Cells()
	}
	if len(seen) != want || cells != 8 {
		t.Errorf("%d cases of up to %d squares, want %d of up to 8", len(seen), cells, want)
	}
}

// snakeCountTiny counts the cases whose bodies begin so.
func snakeCountTiny(rows, cols int, body []int) (n int) {
	squares := rows * cols
	if len(body) >= 2 {
		n = 1 << (squares - len(body))
	}
	for s := range squares {
		beside := true
		if len(body) > 0 {
			low, high := min(s, body[len(body)-1]), max(s, body[len(body)-1])
			beside = s != 0 && (high-low == cols || high-low == 1 && high%cols != 0)
		}
		for _, b := range body {
			beside = beside && b != s
		}
		if beside && len(body) < 8 {
			n += snakeCountTiny(rows, cols, append(body, s))
		}
	}
	return n
}

func TestSnakeRandomKeepsItsCells(t *testing.T) {
	r := grid.NewRandom(7, 0)
	for cells := range 60 {
		for range 20 {
			c := snakeRandom(r, cells).(snakeCase)
			checkSnakeLimits(t, c)
			if c.Disputed() || c.Cells() > max(cells, 2) {
				t.Errorf("of at most %d squares:\n%s", cells, c.Append(nil))
			}
		}
	}
}
