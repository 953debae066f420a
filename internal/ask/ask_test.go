package ask_test

import (
	"context"
	"encoding/json"
	"strings"
	"testing"

	"github.com/wendgames/wend/internal/ask"
	"github.com/wendgames/wend/level"
	"github.com/wendgames/wend/play"
)

// parse is a level with keys and a drawing.
func parse(t *testing.T, text string) *level.Level {
	t.Helper()
	l, err := level.Parse("x", "wend: 1\ngame: "+text)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func TestCheck(t *testing.T) {
	for name, test := range map[string]struct {
		text string
		want string // the answer's claims, as key:holds:made:status:code
		why  string
	}{
		"no claims": {"link\n\n1 1\n", "", ""},
		"both hold": {
			"link\nexpect: solvable\nsolution: 1,1-1,2 2,1-2,2\nmoves: 2,1-2,2\n\n1 1\n2 2\n",
			"solution:true:2:won: moves:true:1:running:", "",
		},
		"steps as expected": {"lair\nexpect: 1\nsolution: L\n\nE@\n", "solution:true:1:won: expect:true:1:won:", ""},
		"more steps": {
			"lair\nexpect: 1\nsolution: DLU\n\nE@\n..\n",
			"solution:false:3:won: expect:true:1:won:", "it reaches the end in 3 steps, but expect says 1",
		},
		"fewer steps": {
			"lair\nexpect: 2\nsolution: L\n\nE@\n",
			"solution:false:1:won:", "it reaches the end in 1 step, but expect says 2",
		},
		"impossible": {"lair\nexpect: impossible\nsolution: L\n\nE@\n", "solution:false:1:won:", "but expect says impossible"},
		"not at the end": {
			"link\nsolution: 1,1-1,2\n\n1 1 2 3 2 3\n",
			"solution:false:1:dead:", "after 1 move the end is not reached: left on the board: 4 tiles",
		},
		"expected more": {
			"lair\nexpect: 2\nmoves: L\n\nE@\n",
			"moves:true:1:won: expect:false:1:won:", "it says 2, but the end is reached after 1 move",
		},
		"expected none": {
			"link\nexpect: impossible\nmoves: 1,1-1,2\n\n1 1\n",
			"moves:true:1:won: expect:false:1:won:", "it says impossible, but the end is reached after 1 move",
		},
		"one step": {"lair\nexpect: 1\n\n@E\n", "expect:true:1:won:", ""},
		"won before": {
			"lair\nexpect: impossible\nexits: 1,1\n\n@.\n",
			"expect:false:0:won:", "it says impossible, but the end is reached after 0 moves",
		},
		"fewer than moves": {"lair\nexpect: 1\nmoves: DLU\n\nE@\n..\n", "moves:true:3:won: expect:true:1:won:", ""},
		"not the least": {
			"lair\nexpect: 3\nsolution: DLU\n\nE@\n..\n",
			"solution:true:3:won: expect:false:1:won:", "it says 3, but the least number of steps is 1",
		},
		"no way":            {"lair\nexpect: 3\n\nE#@\n", "expect:false:0:dead:", "it says 3, but no way leads the snake to the end: stones part the head from it"},
		"no way expected":   {"lair\nexpect: impossible\n\nE#@.\n", "expect:true:0:running:", ""},
		"a way":             {"lair\nexpect: solvable\n\nE.@\n", "expect:true:2:won:", ""},
		"loose rules":       {"lair\nrules: tail=loose\nexpect: 2\n\nE.@\n", "expect:true:2:won:", ""},
		"a goal":            {"lair\ngoal: 1,1\nexpect: 2\n\n..@\n", "expect:true:2:won:", ""},
		"loose but reached": {"lair\nrules: tail=loose\nexpect: solvable\nsolution: LL\n\nE.@\n", "solution:true:2:won:", ""},
		"a way to clear":    {"link\nexpect: solvable\n\n1 2 2 1\n", "expect:true:2:won:", ""},
		"none as expected":  {"link\nexpect: impossible\n\n1 2\n2 1\n", "expect:true:0:dead:", ""},
		"a jam": {
			"link\nexpect: solvable\n\n1 2\n2 1\n",
			"expect:false:0:dead:",
			"it says solvable, but none of the tiles 1,1 1,2 2,1 2,2 can be the first to go, whatever else is taken",
		},
		"an odd kind": {
			"link\nexpect: solvable\n\n1 1 1\n",
			"expect:false:0:running:", "it says solvable, but kind 1 has 3 tiles, and tiles go in pairs",
		},
		"shuffled to it": {
			"link\nexpect: impossible\nmoves: ~1,1,2,2 1,1-1,2 2,1-2,2\n\n1 2\n2 1\n",
			"moves:true:3:won: expect:true:0:dead:", "",
		},
		"a shuffle": {
			"link\nsolution: ~1,1,2,2 1,1-1,2 1,3-1,4\n\n1 2 1 2\n",
			"solution:false:3:won:", "a solution has no shuffles",
		},
		"refused": {
			"link\nmoves: 1,1-1,2 1,3-1,5\n\n1 1 2 3 2 3\n",
			"moves:false:1:dead:no-line", "move 2, 1,3-1,5, is refused: no-line",
		},
		"after the end": {"lair\nsolution: LR\n\nE@\n", "solution:false:1:won:finished", "move 2, R, is refused: finished"},
	} {
		answer, err := ask.Check(context.Background(), name, parse(t, test.text), ask.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		var got, why []string
		for _, c := range answer.Claims {
			text := c.Key + ":" + holds(c) + ":" + string(rune('0'+c.Made)) + ":" + string(c.Status) + ":"
			if c.Refused != nil {
				text += string(c.Refused.Code)
			}
			got, why = append(got, text), append(why, c.Why)
		}
		if text := strings.Join(got, " "); text != test.want || !strings.Contains(strings.Join(why, " "), test.why) {
			t.Errorf("%s: %s, %q, want %s, %q", name, text, why, test.want, test.why)
		}
		verdict := ask.True
		for _, v := range []ask.Verdict{ask.Unknown, ask.False} {
			if strings.Contains(test.want, ":"+string(v)+":") {
				verdict = v
			}
		}
		if answer.Verdict() != verdict || !answer.Is || answer.Level != name {
			t.Errorf("%s: answer %+v", name, answer)
		}
	}
	if ask.NoLevel("x", &level.Faults{List: []level.Fault{{Line: 1, What: "empty"}}}).Is {
		t.Error("no level is one")
	}
}

// holds is whether a claim holds, in a word.
func holds(c ask.Claim) string {
	switch {
	case c.True():
		return "true"
	case c.False():
		return "false"
	}
	return "unknown"
}

// TestRefusedShowsTheSnake refuses a step from an exit, where a level file would not draw the snake.
func TestRefusedShowsTheSnake(t *testing.T) {
	answer, err := ask.Check(context.Background(), "x", parse(t, "lair\nmoves: U\n\nE@\n"), ask.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	if got := answer.Claims[0].Refused; got == nil || strings.Join(got.Board, "/") != "E@" || got.Code != "off-lair" {
		t.Errorf("refused: %+v", got)
	}
}

func TestShow(t *testing.T) {
	for name, test := range map[string]struct{ text, moves, want string }{
		"start": {"link\ntitle: T\n\n1 1\n", "", `{"level":"start","title":"T","game":"link",` +
			`"rules":"turns=2 outside=no slide=none","rows":1,"cols":2,"step":0,"of":3,"status":"running","left":"2 tiles",` +
			`"board":[" 1  1"]}`},
		"won": {"link\n\n1 1\n", "1,2-1,1", `{"level":"won","game":"link","rules":"turns=2 outside=no slide=none",` +
			`"rows":1,"cols":2,"step":1,"of":3,"last":"1,1-1,2","line":"1,1 1,2","status":"won","left":"0 tiles",` +
			`"board":[" .  ."]}`},
		"snake": {"lair\n\nE.@\n", "L", `{"level":"snake","game":"lair","rules":"tail=strict","rows":1,"cols":3,"step":1,` +
			`"of":3,"last":"L","status":"running","left":"a snake of 1 block","board":["E@."],"exits":["1,1"]}`},
	} {
		g := play.New(parse(t, test.text), nil)
		if _, err := g.Replay(test.moves); err != nil {
			t.Fatal(err)
		}
		got, err := json.Marshal(ask.Show(name, g, 3))
		if err != nil || string(got) != test.want {
			t.Errorf("%s: %s, error %v, want %s", name, got, err, test.want)
		}
	}
}
