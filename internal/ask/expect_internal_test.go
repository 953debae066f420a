package ask

import (
	"testing"

	"github.com/wendgames/wend/level"
)

// TestJudgeBounds has what is known of a lair that is not decided: no way has fewer than 5 steps, and one of 7 is known.
func TestJudgeBounds(t *testing.T) {
	way := found{verdict: Unknown, least: 5, way: make([]string, 7), Reason: Reason{Why: "not decided"}}
	bound, met := way, way
	bound.way, met.least = nil, 7
	for _, test := range []struct {
		expect level.Expect
		f      found
		holds  *bool
		why    string
	}{
		{level.Solvable, way, truth(true), ""},
		{level.Impossible, way, truth(false), "it says impossible, but the end is reached after 7 moves"},
		{"4", way, truth(false), "it says 4, but no way has fewer than 5 steps"},
		{"5", way, nil, "not decided"},
		{"7", way, nil, "not decided"},
		{"8", way, truth(false), "it says 8, but the end is reached after 7 moves"},
		{"7", met, truth(true), ""},
		{"8", met, truth(false), "it says 8, but the end is reached after 7 moves"},
		{level.Solvable, bound, nil, "not decided"},
		{level.Impossible, bound, nil, "not decided"},
		{"4", bound, truth(false), "it says 4, but no way has fewer than 5 steps"},
		{"8", bound, nil, "not decided"},
	} {
		holds, why := judge(test.expect, test.f)
		if (holds == nil) != (test.holds == nil) || holds != nil && *holds != *test.holds || why != test.why {
			t.Errorf("%s with %d moves known: %v, %q, want %v, %q", test.expect, len(test.f.way), holds, why, test.holds, test.why)
		}
	}
}
