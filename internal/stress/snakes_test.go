package stress

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/wendgames/wend/judge"
	"github.com/wendgames/wend/lair"
)

// snakePictured is the case of a drawing, with stones besides on squares of the body, as their numbers from the head.
func snakePictured(t *testing.T, drawing string, under ...int) snakeCase {
	t.Helper()
	pic, ok := lair.ParsePicture(strings.Fields(drawing), nil)
	if !ok {
		t.Fatalf("no drawing: %s", drawing)
	}
	for _, i := range under {
		pic.Stones = append(pic.Stones, pic.Body[i])
	}
	return newSnakeCase(pic.Size, pic.Body, pic.Stones)
}

// snakeFile is an input of the cases of the judges, and the lines that answer it.
func snakeFile(t *testing.T, name string) (input []Case, lines []string) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "..", "judge", "testdata", "poj1324", name+".in"))
	if err != nil {
		t.Fatal(err)
	}
	for c, err := range judge.POJ1324Cases(name, bytes.NewReader(text)) {
		if err != nil {
			t.Fatal(err)
		}
		input = append(input, snakeCase{c})
	}
	answers, err := os.ReadFile(filepath.Join("..", "..", "judge", "testdata", "poj1324", name+".out"))
	if err != nil {
		t.Fatal(err)
	}
	return input, strings.Split(strings.TrimSpace(string(answers)), "\n")
}

// snakeFiles are the cases of the judges within the limits of the statement.
var snakeFiles = []string{"sample", "already-there", "exit-under-own-body", "stone-under-body", "two-dimensional-shortcut",
	"wrong-state-closed", "many-cases"}

// snakeText is an input in the judge's format.
func snakeText(input []Case) []byte {
	var text []byte
	for _, c := range input {
		text = c.Append(text)
	}
	return append(text, judge.POJ1324End...)
}

// snakeWendLines is Wend's answer to an input.
func snakeWendLines(t *testing.T, input []Case) []string {
	t.Helper()
	lines, err := snakeRight(context.Background(), snakeText(input))
	if err != nil {
		t.Fatal(err)
	}
	return lines
}

// snakeWendSteps is Wend's answer to a case, as a number.
func snakeWendSteps(t *testing.T, c snakeCase) int {
	t.Helper()
	n, err := strconv.Atoi(strings.TrimPrefix(snakeWendLines(t, []Case{c})[0], "Case 1: "))
	if err != nil {
		t.Fatal(err)
	}
	return n
}

func TestSnakeCaseIsWrittenLikeTheSample(t *testing.T) {
	const want = "2 3 2\n1 2\n2 2\n2\n1 3\n2 1\n\n"
	c := snakePictured(t, `
		E@#
		#^.`)
	if got := string(c.Append(nil)); got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if c.Cells() != 6 || c.Answers() != 1 {
		t.Errorf("%d cells, %d answers, want 6 and 1", c.Cells(), c.Answers())
	}
}

func TestSnakeDisputes(t *testing.T) {
	for _, test := range []struct {
		what, drawing string
		under         []int
		want          bool
	}{
		{"nothing", "E@< ...", nil, false},
		{"the head on the exit", "@<. ...", nil, false},
		{"the tail on the exit", ">@. ...", nil, true},
		{"a block between on the exit", "v<. @^.", nil, true},
		{"a stone on the exit", "#@< ...", nil, false},
		{"a stone under the tail", "E@< ...", []int{1}, true},
		{"a stone under the head", "E@< ...", []int{0}, true},
		{"head and a stone on the exit", "@<. ...", []int{0}, true},
	} {
		if got := snakePictured(t, test.drawing, test.under...).Disputed(); got != test.want {
			t.Errorf("%s: disputed %t, want %t", test.what, got, test.want)
		}
	}
}

func TestSnakeAnswers(t *testing.T) {
	for _, name := range snakeFiles {
		input, want := snakeFile(t, name)
		if got := snakeWendLines(t, input); !slices.Equal(got, want) {
			t.Errorf("%s: %v, want %v", name, got, want)
		}
	}
	if _, err := snakeRight(context.Background(), []byte("2 2 2\n1 1\n2 2\n0\n")); err == nil {
		t.Error("a body that is none has an answer")
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := snakeRight(ctx, []byte("1 2 2\n1 1\n1 2\n0\n")); err == nil {
		t.Error("a search that was ended has an answer")
	}
}

// TestSnakeProblemIsWhole holds what others rest on.
func TestSnakeProblemIsWhole(t *testing.T) {
	p := POJ1324()
	budget := Budget{Time: 5 * time.Second, Memory: 64 << 20}
	if p.Name != "poj1324" || p.End != "0 0 0\n" || p.largestRun < 1 || p.Budget != budget || p.javaBudget != budget {
		t.Errorf("%+v", p)
	}
	roles := map[Role]bool{}
	names := map[string]bool{}
	for _, k := range p.Kinds {
		roles[k.Role] = true
		if names[k.Name] || k.What == "" {
			t.Errorf("kind %q: twice, or without a word for help", k.Name)
		}
		names[k.Name] = true
	}
	if len(roles) != 5 {
		t.Errorf("kinds for %d rounds, want 5", len(roles))
	}
	names = map[string]bool{}
	for _, f := range p.Faults() {
		if names[f.Name] || f.What == "" || f.Smallest < snakeShort || len(f.variants) == 0 {
			t.Errorf("fault %q: twice, or not told whole", f.Name)
		}
		names[f.Name] = true
	}
}
