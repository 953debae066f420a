package ask_test

import (
	"context"
	"encoding/json"
	"strings"
	"testing"
	"time"

	"github.com/wendgames/wend/internal/ask"
	"github.com/wendgames/wend/play"
)

// after is a game on a level after some moves.
func after(t *testing.T, text, moves string) *play.Game {
	t.Helper()
	g := play.New(parse(t, text), nil)
	if _, err := g.Replay(moves); err != nil {
		t.Fatal(err)
	}
	return g
}

// sameJSON compares an answer, as JSON, with the part of it behind the level, its game and its size.
func sameJSON(t *testing.T, name string, answer any, err error, want string) {
	t.Helper()
	if err != nil {
		t.Errorf("%s: error %v", name, err)
		return
	}
	text, err := json.Marshal(answer)
	if err != nil {
		t.Fatal(err)
	}
	if _, got, _ := strings.Cut(string(text), `"cols":`); got[strings.IndexByte(got, ',')+1:] != want+"}" {
		t.Errorf("%s:\n%s\nwant the end\n%s}", name, text, want)
	}
}

func TestSolve(t *testing.T) {
	for name, test := range map[string]struct{ text, moves, want string }{
		"cleared":     {"link\n\n1 2 2 1\n", "", `"verdict":"solvable","moves":["1,2-1,3","1,1-1,4"],"states":1`},
		"from a move": {"link\n\n1 2 2 1\n", "1,2-1,3", `"step":1,"verdict":"solvable","moves":["1,1-1,4"],"states":1`},
		"won":         {"link\n\n. .\n", "", `"verdict":"solvable","moves":[],"states":0`},
		"odd": {"link\n\n1 1 1\n", "", `"verdict":"impossible","moves":null,` +
			`"why":"kind 1 has 3 tiles, and tiles go in pairs","odd":1,"states":0`},
		"a jam": {"link\n\n3 3 3 3\n. 1 2 .\n. 2 1 .\n", "", `"verdict":"impossible","moves":null,` +
			`"why":"none of the tiles 2,2 2,3 3,2 3,3 can be the first to go, whatever else is taken","jam":["2,2","2,3",` +
			`"3,2","3,3"],"states":1`},
		"odd of two": {"link\n\n5 1 2 1\n1 5 2 .\n", "", `"verdict":"impossible","moves":null,` +
			`"why":"kind 1 has 3 tiles, and tiles go in pairs","odd":1,"states":0`},
		"a slide": {"link\nrules: slide=down\n\n1 2\n2 1\n", "", `"verdict":"impossible","moves":null,` +
			`"why":"none of the tiles 1,1 1,2 2,1 2,2 can be the first to go, whatever else is taken and however the others move",` +
			`"jam":["1,1","1,2","2,1","2,2"],"states":1`},
		"a walled tile": {"link\n\n1 # 1\n", "", `"verdict":"impossible","moves":null,` +
			`"why":"the tile 1,3 can never go, whatever else is taken","jam":["1,3"],"states":1`},
		"steps":       {"lair\n\nE.@\n", "", `"verdict":"solvable","moves":["L","L"],"by":"walk","states":0`},
		"a step less": {"lair\n\nE.@\n", "L", `"step":1,"verdict":"solvable","moves":["L"],"by":"walk","states":0`},
		"out":         {"lair\nexits: 1,1\n\n@.\n", "", `"verdict":"solvable","moves":[],"by":"start","states":0`},
		"no way":      {"lair\n\nE#@\n", "", `"verdict":"impossible","moves":null,"by":"walls","why":"no way leads the snake to the end: stones part the head from it","states":0`},
		"a stone on the goal": {"lair\ngoal: 1,1 1,2\n\n#.@<\n", "", `"verdict":"impossible","moves":null,"by":"goal",` +
			`"why":"no way leads the snake to the end: stones lie on the goal","states":0`},
		"a goal": {"lair\ngoal: 1,1\n\n.@\n", "", `"verdict":"solvable","moves":["L"],"by":"bound","states":0`},
	} {
		s, err := ask.Solve(context.Background(), name, after(t, test.text, test.moves), ask.Limits{})
		sameJSON(t, name, s, err, test.want)
	}
}

// hard is a board that takes some search.
const hard = "link\n\n1 2 3 4\n4 1 2 3\n3 4 1 2\n2 3 4 1\n"

// turned is a lair whose snake is to turn round, which takes some search.
const turned = "lair\ngoal: 2,1 2,2 2,3 2,4\nexpect: 11\n\n....\n>>>@\n....\n"

// TestTooFewStates has what every question says of a lair that the limit leaves open.
func TestTooFewStates(t *testing.T) {
	const why = `"why":"not decided within 1 state","stop":"states"`
	limits := ask.Limits{States: 1}
	s, err := ask.Solve(context.Background(), "x", after(t, turned, ""), limits)
	sameJSON(t, "solve", s, err, `"verdict":"unknown","moves":null,`+why+`,"least":5,"states":1`)
	if err == nil && s.Expect() != "" {
		t.Errorf("what is not known may be expected to be %s", s.Expect())
	}
	h, err := ask.Hint(context.Background(), "x", after(t, turned, ""), limits)
	sameJSON(t, "hint", h, err, `"step":0,"status":"running","verdict":"unknown","least":5,`+why+`,"states":1`)
	c, err := ask.Check(context.Background(), "x", parse(t, turned), limits)
	if err != nil || len(c.Claims) != 1 || c.Claims[0].Holds != nil || c.Claims[0].Why != "not decided within 1 state" {
		t.Errorf("check: %+v, error %v", c, err)
	}
}

// TestLimits has answers that the limits leave open.
func TestLimits(t *testing.T) {
	ended, cancel := context.WithCancel(context.Background())
	cancel()
	for name, test := range map[string]struct {
		ctx    context.Context
		limits ask.Limits
		want   string
	}{
		"time": {context.Background(), ask.Limits{Time: time.Nanosecond}, `"why":"not decided within 1ns","stop":"time"`},
		"memory": {context.Background(), ask.Limits{Memory: 1}, `"why":"not decided within the memory that it may take",` +
			`"stop":"memory"`},
		"cancelled": {ended, ask.Limits{}, `"why":"not decided: the search was ended","stop":"cancelled"`},
	} {
		s, err := ask.Solve(test.ctx, name, after(t, hard, ""), test.limits)
		if err == nil {
			s.States = 0 // it may have begun
		}
		sameJSON(t, name, s, err, `"verdict":"unknown","moves":null,`+test.want+`,"states":0`)
		h, err := ask.Hint(test.ctx, name, after(t, "link\n\n1 2 2 1\n", ""), test.limits)
		if err == nil {
			h.States = 0
		}
		sameJSON(t, name, h, err, `"step":0,"status":"running","open":{"move":"1,2-1,3","line":"1,2 1,3"},`+
			`"verdict":"unknown",`+test.want+`,"states":0`)
	}
}

func TestExpect(t *testing.T) {
	for text, want := range map[string]string{
		"link\n\n1 1\n": "solvable", "link\n\n1 #\n": "impossible", "lair\n\nE.@\n": "2", "lair\n\nE#@\n": "impossible",
		"lair\ngoal: 1,1\n\n.@\n": "1",
	} {
		s, err := ask.Solve(context.Background(), "x", after(t, text, ""), ask.Limits{})
		if err != nil || string(s.Expect()) != want {
			t.Errorf("%q: %q, error %v, want %q", text, s.Expect(), err, want)
		}
	}
}

// square is why a board with four tiles that lock each other in its corner cannot be cleared.
const square = `"why":"none of the tiles 1,1 1,2 2,1 2,2 can be the first to go, whatever else is taken",` +
	`"jam":["1,1","1,2","2,1","2,2"],`

func TestHint(t *testing.T) {
	for name, test := range map[string]struct{ text, moves, want string }{
		"both": {"link\n\n1 2 2 1\n", "", `"step":0,"status":"running","open":{"move":"1,2-1,3","line":"1,2 1,3"},` +
			`"verdict":"solvable","good":{"move":"1,2-1,3","line":"1,2 1,3"},"moves":2,"states":1`},
		"a step": {"lair\n\nE.@\n", "L", `"step":1,"status":"running","verdict":"solvable","good":{"move":"L"},"moves":1,"least":1,"states":0`},
		"dead": {"link\n\n1 2\n2 1\n", "", `"step":0,"status":"dead","verdict":"impossible",` + square +
			`"back":{"start":"impossible","least":true},"shuffle":"solvable","states":1`},
		"stuck": {"lair\n\nE#@\n", "", `"step":0,"status":"dead","verdict":"impossible","why":"no way leads the snake to the end: stones part the head from it",` +
			`"back":{"start":"impossible","least":true},"states":0`},
		"won": {"link\n\n1 1\n", "1,1-1,2", `"step":1,"status":"won","verdict":"solvable","states":0`},
		"lost": {"link\n\n1 2 3 3\n2 1 . .\n", "", `"step":0,"status":"running","open":{"move":"1,3-1,4","line":"1,3 1,4"},` +
			`"verdict":"impossible",` + square + `"back":{"start":"impossible","least":true},"shuffle":"solvable","states":1`},
		"walled": {"link\n\n1 # 1\n", "", `"step":0,"status":"dead","verdict":"impossible",` +
			`"why":"the tile 1,3 can never go, whatever else is taken","jam":["1,3"],` +
			`"back":{"start":"impossible","least":true},"shuffle":"impossible","states":1`},
		"odd": {"link\n\n1 1 1\n", "", `"step":0,"status":"running","open":{"move":"1,1-1,2","line":"1,1 1,2"},"verdict":"impossible",` +
			`"why":"kind 1 has 3 tiles, and tiles go in pairs","odd":1,` +
			`"back":{"start":"impossible","least":true},"shuffle":"impossible","states":0`},
	} {
		h, err := ask.Hint(context.Background(), name, after(t, test.text, test.moves), ask.Limits{})
		sameJSON(t, name, h, err, test.want)
	}
}
