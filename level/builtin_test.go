package level_test

import (
	"context"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/level"
	"github.com/wendgames/wend/link"
	"github.com/wendgames/wend/play"
)

// TestBuiltinLevels proves every built-in level: its solution is replayed, and it is found by name.
func TestBuiltinLevels(t *testing.T) {
	titles, names, n := map[string]string{}, map[string]bool{}, 0
	for e := range level.Builtin() {
		n++
		if e.Err != nil {
			t.Fatal(e.Err)
		}
		l := e.Level
		if names[e.Name] || e.Number != n {
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
		if _, err := g.Replay(l.Solution); err != nil || g.Status() != play.Won || l.Expect != level.Solvable {
			t.Errorf("%s: %v, %v, expect %q", e.Name, err, g.Status(), l.Expect)
		}
		if size := l.Size(); n <= 40 && (size.Rows > 8 || size.Cols > 14) {
			t.Errorf("%s is %d×%d: too large for the first 40", e.Name, size.Rows, size.Cols)
		}
		if found, ok := level.Named(e.Name); !ok || found.Title != l.Title {
			t.Errorf("%s is not found by its name", e.Name)
		}
	}
	if n != 60 {
		t.Errorf("%d levels, want 60", n)
	}
	for _, name := range []string{"", "nothing", "05-apples", "apples.level", "../builtin/05-apples", "*"} {
		if _, ok := level.Named(name); ok {
			t.Errorf("there is a level %q", name)
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

// TestBuiltinGrades has the levels after the teaching ones ordered by the grades that they are said to have.
func TestBuiltinGrades(t *testing.T) {
	if testing.Short() {
		t.Skip("grading takes some seconds")
	}
	last := link.Trivial
	for e := range level.Builtin() {
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
