package level_test

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
	"github.com/wendgames/wend/level"
)

// teachingLairs is how many built-in levels of the snake game teach one idea each.
const teachingLairs = 12

// TestBuiltinLairs has the claim of every built-in level of the snake game proven, and the first ones fit a phone.
func TestBuiltinLairs(t *testing.T) {
	for e := range builtinOf(level.LairGame) {
		steps, ok := e.Level.Expect.Steps()
		if got := escape(e.Level.Lair.Lair, e.Level.Lair.Body); !ok || got != steps {
			t.Errorf("%s: the least number of steps is %d, expect %q", e.Name, got, e.Level.Expect)
		}
		if len(e.Level.Solution) != steps {
			t.Errorf("%s: a solution of %d steps, expect %q", e.Name, len(e.Level.Solution), e.Level.Expect)
		}
		most := 20
		switch {
		case e.Number <= teachingLairs:
			most = 8
		case e.Number <= 40:
			most = 12
		}
		if size := e.Level.Size(); max(size.Rows, size.Cols) > most {
			t.Errorf("%s is %d×%d: too large for number %d", e.Name, size.Rows, size.Cols, e.Number)
		}
	}
}

// escape is the least number of steps, or -1 if it is proven that there is no way.
func escape(l *lair.Lair, body []grid.Pos) int {
	r := lair.Escape(context.Background(), lair.NewSnake(l, body), lair.Limits{})
	if r.Verdict == lair.Impossible {
		return -1
	}
	return len(r.Moves)
}

// TestTaughtLairs has every teaching level of the snake game need the idea that it teaches: without it the answer is another.
// A drawing is the lair without the idea; one of no rows is the level's own.
func TestTaughtLairs(t *testing.T) {
	for _, test := range []struct {
		name  string
		idea  string
		rules string
		rows  string
		want  int // the answer without the idea, or -1 if there is none
	}{
		{"upstairs", "the head goes first: a snake that lies the other way round is stuck", "tail=strict", `
			E..##
			##.##
			##...
			####.
			@<<<.`, -1},
		{"far-door", "the nearer exit is not the first: without the other the way is longer", "tail=strict", `
			......
			##.##.
			E>>>@.`, 10},
		{"so-near", "a dead end: after a step into it there is no way", "tail=strict", `
			E......
			######.
			...##..
			.#.##.#
			.#.@<.#
			.###^##
			####.##`, -1},
		{"roundabout", "a place to turn: with a stone on it there is none", "tail=strict", `
			E####...
			>>>>>@#.
			#####.#.`, -1},
		{"places-everyone", "a goal: an exit where the head comes to lie is next to it", "tail=strict", `
			.....
			.###.
			...E@
			.###^
			....^`, 1},
		{"about-turn", "head and tail may change places: else there is no way", "tail=loose", "", -1},
		{"tail-chase", "the head may follow the tail: else there is no way", "tail=strict", "", -1},
		{"after-you", "the body in the way: a head alone does not have to wait", "tail=strict", `
			#E####
			#.####
			#....#
			.@...#
			.....#`, 3},
		{"back-door", "a room with two doors: with one of them shut there is no way", "tail=strict", `
			E#####
			>>@..#
			^#.###
			^#...#
			^#...#
			^<####`, -1},
		{"one-beat-late", "the tail leaves too late: else the nearer niche would do", "tail=loose", "", 6},
		{"not-this-room", "a room too small: after a step towards it there is no way", "tail=strict", `
			..###...
			..###...
			..@<....
			###^####
			###^####
			###^####
			E.>^####`, -1},
		{"coil", "a long body takes its time: one of half the length opens the door sooner", "tail=strict", `
			Ev<<<<
			#@...^
			.....^
			.....^
			......
			......`, 10},
	} {
		l, ok := level.Named(test.name)
		if !ok {
			t.Errorf("no level %s", test.name)
			continue
		}
		if test.rows == "" {
			test.rows = strings.Join(l.Rows(), "\n")
		}
		without := drawnLair(t, test.rules, test.rows)
		if got := escape(without.Lair, without.Body); got != test.want {
			t.Errorf("%s, without %s: %d, want %d", test.name, test.idea, got, test.want)
		}
	}
}

// drawnLair is a lair with a snake as they are drawn, the rows indented in any way.
func drawnLair(t *testing.T, rules, rows string) *level.Lair {
	t.Helper()
	text := "wend: 1\ngame: lair\nrules: " + rules + "\n\n" + strings.Join(strings.Fields(rows), "\n") + "\n"
	l, err := level.Parse("drawing", text)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	return l.Lair
}

// TestBuiltinLairGrades has the levels of the snake game after the teaching ones ordered by the scores of the grades that
// they are said to have, from easy to fiendish.
func TestBuiltinLairGrades(t *testing.T) {
	last := 0
	labels := map[lair.Label]int{}
	for e := range builtinOf(level.LairGame) {
		if e.Number <= teachingLairs {
			continue
		}
		l := e.Level.Lair
		grades := lair.Grade(context.Background(), lair.NewSnake(l.Lair, l.Body), lair.Limits{})
		said := e.Level.Extra[0]
		if said.Name != "x-grade" || said.Value != grades.Label().String() || grades.Score() < last {
			t.Errorf("%s is %v by %d, said to be %q, after one of %d", e.Name, grades.Label(), grades.Score(), said.Value, last)
		}
		if grades.Detour() < 4 && grades.Traps == 0 {
			t.Errorf("%s: nothing has to be found out: %d steps over a distance of %d", e.Name, grades.Steps, grades.Distance)
		}
		last = grades.Score()
		labels[grades.Label()]++
	}
	for _, label := range []lair.Label{lair.Easy, lair.Medium, lair.Hard, lair.Fiendish} {
		if labels[label] < 8 {
			t.Errorf("%d levels are %v", labels[label], label)
		}
	}
	if labels[lair.Trivial] > 0 {
		t.Errorf("%d levels are trivial", labels[lair.Trivial])
	}
}

// TestTeachingLairGrades has no teaching level of the snake game graded below the one before it.
func TestTeachingLairGrades(t *testing.T) {
	last := lair.Trivial
	for e := range builtinOf(level.LairGame) {
		if e.Number > teachingLairs {
			continue
		}
		l := e.Level.Lair
		grades := lair.Grade(context.Background(), lair.NewSnake(l.Lair, l.Body), lair.Limits{})
		if grades.Label() < last {
			t.Errorf("%s is %v, after one that is %v", e.Name, grades.Label(), last)
		}
		last = grades.Label()
	}
}

// TestGoalLairs has every level with a goal be another one if only the head had to come to its square, and if the snake
// had to lie the other way round.
func TestGoalLairs(t *testing.T) {
	n := 0
	for e := range builtinOf(level.LairGame) {
		l := e.Level.Lair
		goal := slices.Clone(l.Lair.Goal())
		if goal == nil {
			continue
		}
		n++
		if steps := escape(withExits(l.Lair, goal[:1]), l.Body); strconv.Itoa(steps) == string(e.Level.Expect) {
			t.Errorf("%s: %d steps for the head too", e.Name, steps)
		}
		slices.Reverse(goal)
		turned := withExits(l.Lair, nil)
		turned.SetGoal(goal)
		if steps := escape(turned, l.Body); strconv.Itoa(steps) == string(e.Level.Expect) {
			t.Errorf("%s: %d steps the other way round too", e.Name, steps)
		}
	}
	if n < 3 {
		t.Errorf("%d levels with a goal", n)
	}
}

// withExits is a lair with the stones and the rules of l, but with these exits and no goal.
func withExits(l *lair.Lair, exits []grid.Pos) *lair.Lair {
	to := lair.New(l.Size(), exits)
	to.SetRules(l.Rules())
	for i := range l.Size().Cells() {
		if p := l.Size().At(i); l.Stone(p) {
			to.SetStone(p)
		}
	}
	return to
}

// TestLooseLairs has every level in which the head may follow the tail be another one if it may not.
func TestLooseLairs(t *testing.T) {
	n := 0
	for e := range builtinOf(level.LairGame) {
		if !e.Level.Lair.Lair.Rules().Loose {
			continue
		}
		n++
		strict := drawnLair(t, "tail=strict", strings.Join(e.Level.Rows(), "\n"))
		if steps := escape(strict.Lair, strict.Body); strconv.Itoa(steps) == string(e.Level.Expect) {
			t.Errorf("%s: %d steps by the strict rule too", e.Name, steps)
		}
	}
	if n < 5 {
		t.Errorf("%d loose levels", n)
	}
}

// TestMadeLairs has the generator make every level again that it is said to have made.
func TestMadeLairs(t *testing.T) {
	n := 0
	for e := range builtinOf(level.LairGame) {
		if e.Level.Made == "" {
			continue
		}
		n++
		made, err := lair.Generate(context.Background(), madeBy(t, e.Level))
		if err != nil || made.Verdict != lair.Found {
			t.Errorf("%s: %v, %v", e.Name, made.Verdict, err)
			continue
		}
		want := strings.Join(e.Level.Rows(), "\n") + "\n"
		if got := string(made.Lair.AppendPicture(nil, made.Body)); got != want {
			t.Errorf("%s: the generator makes\n%swant\n%s", e.Name, got, want)
		}
	}
	if n < 5 {
		t.Errorf("%d generated levels", n)
	}
}

// madeBy is the request that made a level, as its key made has the options of wend gen lair.
func madeBy(t *testing.T, l *level.Level) lair.Request {
	t.Helper()
	q := lair.Request{Rules: l.Lair.Lair.Rules()}
	generator := fmt.Sprintf("lair-gen %d ", lair.GenerateVersion)
	options, ok := strings.CutPrefix(l.Made, generator)
	if !ok {
		t.Fatalf("made: %q, want %q", l.Made, generator)
	}
	for _, option := range strings.Fields(options) {
		name, value, _ := strings.Cut(option, "=")
		var err error
		switch name {
		case "seed":
			_, err = fmt.Sscan(value, &q.Seed)
		case "size":
			_, err = fmt.Sscanf(value, "%dx%d", &q.Size.Rows, &q.Size.Cols)
		case "style":
			q.Style = lair.Style(value)
		case "stones":
			_, err = fmt.Sscan(value, &q.Stones)
		case "sides":
			if _, err = fmt.Sscanf(value, "%d-%d", &q.Least, &q.Most); q.Most == 0 {
				_, err = fmt.Sscan(value, &q.Least)
				q.Most = q.Least
			}
		case "loops":
			_, err = fmt.Sscan(value, &q.Loops)
		case "exit":
			if q.Exit, ok = grid.ParsePos(value); !ok {
				t.Errorf("made: %s", option)
			}
		case "length":
			_, err = fmt.Sscan(value, &q.Length)
		case "steps":
			_, err = fmt.Sscanf(value, "%d-", &q.Min)
		default:
			t.Errorf("made: there is no option %s", option)
		}
		if err != nil {
			t.Errorf("made: %s: %v", option, err)
		}
	}
	return q
}
