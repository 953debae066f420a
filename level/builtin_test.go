package level_test

import (
	"context"
	"iter"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/level"
	"github.com/wendgames/wend/link"
	"github.com/wendgames/wend/play"
)

// TestBuiltinLevels proves every built-in level: its solution is replayed, and it is found by name.
func TestBuiltinLevels(t *testing.T) {
	titles, names, n := map[string]string{}, map[string]bool{}, map[level.Game]int{}
	for e := range level.Builtin() {
		if e.Err != nil {
			t.Fatal(e.Err)
		}
		l := e.Level
		if n[l.Game()]++; names[e.Name] || e.Number != n[l.Game()] {
			t.Errorf("%s: number %d, a name that was there before: %v", e.Name, e.Number, names[e.Name])
		}
		names[e.Name] = true
		for _, title := range []string{l.Title, l.TitleZH} {
			if before, ok := titles[title]; ok || title == "" {
				t.Errorf("%s: title %q, which %q has too", e.Name, title, before)
			}
			titles[title] = e.Name
		}
		g := play.New(l, nil)
		if _, err := g.Replay(l.Solution); err != nil || g.Status() != play.Won {
			t.Errorf("%s: %v, %v", e.Name, err, g.Status())
		}
		if found, ok := level.Named(e.Name); !ok || found.Title != l.Title {
			t.Errorf("%s is not found by its name", e.Name)
		}
	}
	for _, game := range []level.Game{level.LinkGame, level.LairGame} {
		if n[game] != 60 {
			t.Errorf("%d levels of %s, want 60", n[game], game)
		}
	}
	for _, name := range []string{"", "nothing", "05-apples", "apples.level", "../builtin/link/05-apples", "*"} {
		if _, ok := level.Named(name); ok {
			t.Errorf("there is a level %q", name)
		}
	}
}

// TestBuiltinLinks has what every built-in level of the tile game claims, and how large the first ones are.
func TestBuiltinLinks(t *testing.T) {
	for e := range builtinOf(level.LinkGame) {
		if e.Level.Expect != level.Solvable {
			t.Errorf("%s: expect %q", e.Name, e.Level.Expect)
		}
		if size := e.Level.Size(); e.Number <= 40 && (size.Rows > 8 || size.Cols > 14) {
			t.Errorf("%s is %d×%d: too large for the first 40", e.Name, size.Rows, size.Cols)
		}
	}
}

// builtinOf is the built-in levels of one game.
func builtinOf(game level.Game) iter.Seq[level.Entry] {
	return func(yield func(level.Entry) bool) {
		for e := range level.Builtin() {
			if e.Level.Game() == game && !yield(e) {
				return
			}
		}
	}
}

// TestTaughtIdeas has the teaching levels cannot be cleared without the idea that they teach.
func TestTaughtIdeas(t *testing.T) {
	for _, test := range []struct {
		name    string
		without func(*link.Rules)
	}{
		{"round-the-corner", func(r *link.Rules) { r.Turns = 0 }},
		{"there-and-back", func(r *link.Rules) { r.Turns = 1 }},
		{"out-of-town", func(r *link.Rules) { r.Outside = false }},
		{"apples", noSlide}, {"bubbles", noSlide}, {"east-wind", noSlide}, {"west-wind", noSlide},
		{"jaws", noSlide}, {"lift", noSlide}, {"curtain", noSlide}, {"overture", noSlide},
	} {
		l, ok := level.Named(test.name)
		if !ok {
			t.Errorf("no level %s", test.name)
			continue
		}
		rules := l.Link.Rules
		test.without(&rules)
		if s := link.Solve(context.Background(), l.Link.Board, rules, link.Limits{}); s.Verdict != link.Impossible {
			t.Errorf("%s under %v is %v", test.name, rules, s.Verdict)
		}
	}
}

func noSlide(r *link.Rules) { r.Slide = link.NoSlide }

// TestHandInHand has every tile of the first level touch one like it.
func TestHandInHand(t *testing.T) {
	l, _ := level.Named("hand-in-hand")
	b := l.Link.Board
	for i := range b.Size().Cells() {
		p := b.Size().At(i)
		touches := false
		for _, d := range grid.Dirs {
			q := p.Step(d)
			touches = touches || b.Size().Contains(q) && b.At(q) == b.At(p)
		}
		if !touches {
			t.Errorf("%v touches no tile like it", p)
		}
	}
}

// TestOneGate has the walls of the gate shut: then nothing comes through.
func TestOneGate(t *testing.T) {
	l, _ := level.Named("one-gate")
	b := l.Link.Board.Clone()
	b.Set(grid.Pos{Row: 2, Col: 3}, link.Wall)
	if s := link.Solve(context.Background(), b, l.Link.Rules, link.Limits{}); s.Verdict != link.Impossible {
		t.Errorf("with the gate shut it is %v", s.Verdict)
	}
}

// TestBuiltinGrades has the levels of the tile game after the teaching ones ordered by the grades that they are said to have.
func TestBuiltinGrades(t *testing.T) {
	if testing.Short() {
		t.Skip("grading takes some seconds")
	}
	last := link.Trivial
	for e := range builtinOf(level.LinkGame) {
		if e.Number <= 13 {
			continue
		}
		label := link.Grade(context.Background(), e.Level.Link.Board, e.Level.Link.Rules, link.DefaultPlays, 1).Label()
		said := e.Level.Extra[0]
		if said.Name != "x-grade" || said.Value != label.String() || label < last || label < link.Easy {
			t.Errorf("%s is %v, said to be %q, after one that is %v", e.Name, label, said.Value, last)
		}
		last = label
	}
	if last != link.Fiendish {
		t.Errorf("the last level is %v", last)
	}
}
