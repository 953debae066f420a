package stress

import (
	"strings"
	"testing"

	"github.com/wendgames/wend/grid"
)

// TestSnakeSmallerIsSmaller holds every candidate against the order, the limits and what it comes from.
func TestSnakeSmallerIsSmaller(t *testing.T) {
	n := 0
	for _, k := range snakeKinds() {
		if k.Role == Tiny {
			continue
		}
		for _, c := range firstCases[snakeCase](k, 4, 3) {
			for s := range snakeSmaller(c) {
				n++
				small := s.(snakeCase)
				checkSnakeLimits(t, small)
				if snakeCompare(small, c) >= 0 || snakeCompare(c, small) <= 0 {
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

// TestSnakeSmallerSteps lists candidates of a case.
func TestSnakeSmallerSteps(t *testing.T) {
	c := snakePictured(t, `
		E...
		..#.
		.@<<`)
	got := map[string]bool{}
	for s := range snakeSmaller(c) {
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

// TestSnakeRandomShowsMistakes has random cases of up to 12 squares show every mistake that a single case so small can show
// and that no tiny lair shows.
func TestSnakeRandomShowsMistakes(t *testing.T) {
	for _, slip := range []snakeSlip{snakeGreedy, snakeWrongClosed, snakeFewSteps} {
		r := grid.NewRandom(9, 0)
		shown := 0
		for range 3000 {
			c := snakeRandom(r, 12).(snakeCase)
			p := snakeProgram{slip: slip, choice: snakeChoice{order: [4]grid.Dir{grid.Up, grid.Right, grid.Down, grid.Left}}}
			if p.answerTo(c) != snakeAnswer(snakeNoSlip, c) {
				shown++
			}
		}
		if shown < 3 {
			t.Errorf("mistake %d shows on %d of 3000 cases", slip, shown)
		}
	}
}

// TestSnakeShrinkingEnds takes candidates that keep a mistake until there is none, and finds the case small then: not
// always as small as can be, for which TestSnakeRandomShowsMistakes has the remedy.
func TestSnakeShrinkingEnds(t *testing.T) {
	for slip, draw := range map[snakeSlip]func(*grid.Random) snakeCase{
		snakeOneMark: snakeAny, snakeTailAllowed: snakeAny, snakeGreedy: snakeAny, snakeLastRow: snakeAny,
		snakeFewSteps: snakeLongWay, snakeLastColumn: snakeMaze,
	} {
		c, more := snakeShowing(grid.NewRandom(8, uint64(slip)), draw, slip), true
		for more {
			c, more = snakeSmallerWith(c, slip)
		}
		if c.Cells() > snakeSmall/2 {
			t.Errorf("mistake %d is left with %d squares:\n%s", slip, c.Cells(), c.Lair.AppendPicture(nil, c.Body))
		}
	}
}

// snakeSmallerWith is the first smaller undisputed case on which a mistake shows, or the same if there is none.
func snakeSmallerWith(c snakeCase, slip snakeSlip) (smaller snakeCase, ok bool) {
	for s := range snakeSmaller(c) {
		small := s.(snakeCase)
		if !small.Disputed() && snakeAnswer(slip, small) != snakeAnswer(snakeNoSlip, small) {
			return small, true
		}
	}
	return c, false
}
