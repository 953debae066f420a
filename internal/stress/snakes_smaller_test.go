package stress

import (
	"strings"
	"testing"

	"github.com/wendgames/wend/grid"
)

// TestSmallerSnakesAreSmaller holds every candidate against the order, the limits and what it comes from.
func TestSmallerSnakesAreSmaller(t *testing.T) {
	n := 0
	for _, k := range snakeKinds() {
		if k.Role == Tiny {
			continue
		}
		for _, c := range firstSnakes(k, 4, 3) {
			for s := range smallerSnakes(c) {
				n++
				small := s.(snakeCase)
				checkSnakeLimits(t, small)
				if compareSnakes(small, c) >= 0 || compareSnakes(c, small) <= 0 {
					t.Fatalf("%snot smaller than\n%s", small.Append(nil), c.Append(nil))
				}
				if len(small.stones()) > len(c.stones()) {
					t.Errorf("a stone more:\n%s", small.Append(nil))
				}
			}
		}
	}
	if n < 1000 {
		t.Errorf("only %d candidates", n)
	}
}

// TestSmallerSnakes lists candidates of a case.
func TestSmallerSnakes(t *testing.T) {
	c := drawnSnake(t, `
		E...
		..#.
		.@<<`)
	got := map[string]bool{}
	for s := range smallerSnakes(c) {
		got[string(s.(snakeCase).Lair.AppendPicture(nil, s.(snakeCase).Body))] = true
	}
	for what, drawing := range map[string]string{
		"without the first row":    "E.#. .@<<",
		"without the second row":   "E... .@<<",
		"without the first column": "E.. .#. @<<",
		"without the third column": "E.. ... .@<",
		"without a column of tail": "E.. ..# .@<",
		"without the tail":         "E... ..#. .@<.",
		"without the head":         "E... ..#. ..@<",
		"without the stone":        "E... .... .@<<",
		"with the stone at left":   "E... .#.. .@<<",
		"with the snake at left":   "E... ..#. @<<.",
		"with everything higher":   "E.#. .@<< ....",
	} {
		if want := strings.ReplaceAll(drawing, " ", "\n") + "\n"; !got[want] {
			t.Errorf("no case %s:\n%s", what, want)
		}
	}
	if len(got) < 11 {
		t.Errorf("%d candidates", len(got))
	}
}

// TestRandomSnakesShowMistakes has random cases of up to 12 squares show every mistake that a single case so small can show
// and that no tiny lair shows.
func TestRandomSnakesShowMistakes(t *testing.T) {
	for _, slip := range []snakeSlip{greedy, wrongClosed, fewSteps} {
		r := grid.NewRandom(9, 0)
		shown := 0
		for range 3000 {
			c := randomSnake(r, 12).(snakeCase)
			p := snakeProgram{slip: slip, choice: snakeChoice{order: [4]grid.Dir{grid.Up, grid.Right, grid.Down, grid.Left}}}
			if p.answerTo(c) != snakeAnswer(noSlip, c) {
				shown++
			}
		}
		if shown < 3 {
			t.Errorf("mistake %d shows on %d of 3000 cases", slip, shown)
		}
	}
}

// TestShrinkingSnakesEnds takes candidates that keep a mistake until there is none, and finds the case small then: not
// always as small as can be, for which TestRandomSnakesShowMistakes has the remedy.
func TestShrinkingSnakesEnds(t *testing.T) {
	for slip, draw := range map[snakeSlip]func(*grid.Random) snakeCase{
		oneMark: anySnake, tailAllowed: anySnake, greedy: anySnake, lastRow: anySnake, fewSteps: longWaySnake, lastColumn: mazeSnake,
	} {
		c, more := showing(grid.NewRandom(8, uint64(slip)), draw, slip), true
		for more {
			c, more = smallerWith(c, slip)
		}
		if c.Cells() > smallSnake/2 {
			t.Errorf("mistake %d is left with %d squares:\n%s", slip, c.Cells(), c.Lair.AppendPicture(nil, c.Body))
		}
	}
}

// smallerWith is the first smaller undisputed case on which a mistake shows, or the same if there is none.
func smallerWith(c snakeCase, slip snakeSlip) (smaller snakeCase, ok bool) {
	for s := range smallerSnakes(c) {
		small := s.(snakeCase)
		if !small.Disputed() && snakeAnswer(slip, small) != snakeAnswer(noSlip, small) {
			return small, true
		}
	}
	return c, false
}
