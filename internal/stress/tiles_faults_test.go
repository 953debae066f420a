package stress

import (
	"context"
	"iter"
	"strings"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/judge"
)

// tileInput is the cases of an input.
func tileInput(t *testing.T, text string) (input []Case) {
	t.Helper()
	for c, err := range judge.HDU1175Cases("input", strings.NewReader(text)) {
		if err != nil {
			t.Fatal(err)
		}
		input = append(input, tileCase{c})
	}
	return input
}

// tileText is an input in the judge's format.
func tileText(input []Case) string {
	var text []byte
	for _, c := range input {
		text = c.Append(text)
	}
	return string(text) + judge.HDU1175End
}

// tileAnswers is what Wend answers.
func tileAnswers(t *testing.T, input []Case) []string {
	t.Helper()
	lines, err := tileRight(context.Background(), []byte(tileText(input)))
	if err != nil {
		t.Fatal(err)
	}
	return lines
}

// tileBattery is small inputs, of one to three cases each, from all small kinds. With disputed, these are among them.
func tileBattery(n int, disputed bool) (inputs [][]Case) {
	r := grid.NewRandom(7, 7)
	var draws []func() (Case, bool)
	for _, k := range tileKinds() {
		if k.Role == Small || disputed && k.Role == Contested {
			next, _ := iter.Pull(k.Cases(r))
			draws = append(draws, next)
		}
	}
	for i := range n {
		var input []Case
		for range 1 + i%3 {
			c, _ := draws[r.Below(len(draws))]()
			input = append(input, c)
		}
		inputs = append(inputs, input)
	}
	return inputs
}
