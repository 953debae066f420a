package play_test

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
	"github.com/wendgames/wend/level"
	"github.com/wendgames/wend/link"
	"github.com/wendgames/wend/play"
)

// parse is a level of a game with rules and a drawing.
func parse(t *testing.T, game, rules string, rows ...string) *level.Level {
	t.Helper()
	l, err := level.Parse("x", "wend: 1\ngame: "+game+"\nrules: "+rules+"\n\n"+strings.Join(rows, "\n"))
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// drawing is the drawing of the position of a game, with one blank between cells.
func drawing(g *play.Game) string {
	var rows []string
	for row := range strings.Lines(string(g.Position().AppendPicture(nil))) {
		rows = append(rows, strings.Join(strings.Fields(row), " "))
	}
	return strings.Join(rows, "/")
}

func TestMovesAndRefusals(t *testing.T) {
	for _, test := range []struct {
		game, rules string
		rows        []string
		moves       string // apart by blanks: those that are refused as move:code
		end         string
		status      play.Status
	}{
		{"link", "", []string{"1 2", "2 1"},
			"1,1-2,2:no-line 1,1-1,1:same-cell 1,1-3,1:off-board 0,1-1,1:off-board 1,1-1,2:kinds-differ",
			"1 2/2 1", play.Dead},
		{"link", "", []string{"1 . 1", "# 2 2"},
			"2,1-1,1:wall 1,2-1,1:empty x:not-a-move ~1,2:not-a-shuffle ~x:not-a-shuffle U:not-a-move" +
				" 1,3-1,1 2,3-2,2 1,1-1,3:finished ~1:finished x:finished",
			". . ./# . .", play.Won},
		{"link", "slide=down", []string{"3 1", "1 2", "2 3"}, "1,2-2,1:no-line ~3,1,2,1,2,2:not-a-shuffle", "3 1/1 2/2 3", play.Dead},
		{"link", "slide=down", []string{"3 1", "2 1", "2 3"}, "1,2-2,2 2,1-3,1 1,1-3,2:empty 3,1-3,2", ". ./. ./. .", play.Won},
		{"link", "", []string{"1 2", "2 1"}, "~1,2,1,2 1,1-2,1 2,2-1,2", ". ./. .", play.Won},
		{"link", "", []string{"1 2 .", "2 1 #"}, "~2,2,1,1 1,1-1,2 ~1,1", ". . ./1 1 #", play.Running},
		{"link", "", []string{". #"}, "1,1-1,2:finished", ". #", play.Won},
		{"lair", "", []string{"E#", "@<"},
			"D:off-lair R:tail ~1:not-a-shuffle UU:not-a-move u:not-a-move :not-a-move U U:finished", "@#/^.", play.Won},
		{"lair", "", []string{"@.E"}, "R R", "..@", play.Won},
		{"lair", "", []string{">v#", "^@E"}, "L:tail U:body D:off-lair R", ">v#/.>@", play.Won},
		{"lair", "", []string{"v<E", "@^."}, "R:tail L:off-lair", "v<E/@^.", play.Dead},
		{"lair", "tail=loose", []string{"v<#E", "@^#."}, "L:off-lair R U L D", "v<#E/@^#.", play.Running},
		{"lair", "tail=loose", []string{"@<#E"}, "R:swap", "@<#E", play.Dead},
		{"lair", "tail=loose swap=yes", []string{"@<#E"}, "R L", "@<#E", play.Running},
	} {
		g := play.New(parse(t, test.game, test.rules, test.rows...), nil)
		for word := range strings.SplitSeq(test.moves, " ") {
			move, want, _ := strings.Cut(word, ":")
			if got := g.Move(move); string(got) != want {
				t.Errorf("%v: move %q: %q, want %q", test.rows, move, got, want)
			}
		}
		if got := drawing(g); got != test.end {
			t.Errorf("%v: the end is %s, want %s", test.rows, got, test.end)
		}
		if got := g.Status(); got != test.status {
			t.Errorf("%v: status %s, want %s", test.rows, got, test.status)
		}
	}
}

// TestAskingMakesNoMove asks the position of a game of tiles what can be taken.
func TestAskingMakesNoMove(t *testing.T) {
	g := play.New(parse(t, "link", "", "1 . 1", "2 2 3", "3 # ."), nil)
	g.Move("2,1-2,2")
	p, ok := g.Position().(*play.LinkPosition)
	if !ok {
		t.Fatal("no position of tiles")
	}
	var pairs []string
	for a, b := range p.Pairs() {
		line, code := p.Connect(b, a)
		pairs = append(pairs, line.String()+string(code))
	}
	if got := strings.Join(pairs, ", "); got != "1,3 1,1, 3,1 2,1 2,3" {
		t.Errorf("pairs %s", got)
	}
	if line, code := p.Connect(grid.Pos{}, grid.Pos{Row: 2, Col: 1}); line != nil || code != link.OnWall {
		t.Errorf("line %v, code %q", line, code)
	}
	if moves := g.Moves(); len(moves) != 1 || drawing(g) != "1 . 1/. . 3/3 # ." {
		t.Errorf("after %v: %s", moves, drawing(g))
	}
}

// TestGoalEndsTheGame brings a snake onto its goal.
func TestGoalEndsTheGame(t *testing.T) {
	l, err := level.Parse("x", "wend: 1\ngame: lair\ngoal: 1,3 1,2\n\n@<.\n...\n")
	if err != nil {
		t.Fatal(err)
	}
	g := play.New(l, nil)
	if n, err := g.Replay("DRRU"); n != 4 || err != nil || g.Status() != play.Running {
		t.Fatalf("%d moves, error %v, status %s: the head is right, the body is not", n, err, g.Status())
	}
	if n, err := g.Replay("LLDRRR"); n != 5 || err == nil {
		t.Fatalf("%d moves, error %v", n, err)
	}
	g = play.New(l, nil)
	if _, err := g.Replay("DR U R"); err != nil || g.Status() != play.Won || g.Move("L") != play.Finished {
		t.Errorf("error %v, status %s, %s", err, g.Status(), drawing(g))
	}
}

func TestReplayAndLoad(t *testing.T) {
	l := parse(t, "link", "", "1 1 2 2", "3 4 4 3")
	g := play.New(l, nil)
	var refusal *play.Refusal
	if n, err := g.Replay("2,3-2,2 1,1-1,4 1,1-1,2"); n != 1 || !errors.As(err, &refusal) ||
		*refusal != (play.Refusal{Number: 2, Move: "1,1-1,4", Code: "kinds-differ"}) {
		t.Errorf("%d moves, error %v", n, err)
	}
	if n, err := g.Replay("1,1-1,2 U"); n != 0 || err == nil || len(g.Moves()) != 1 {
		t.Errorf("%d moves, error %v: a text with a word that is no move", n, err)
	}
	score := play.Score{Hints: 3, Undos: 2, Restarts: 1}
	again, err := play.Load(g.Saved(), score, nil)
	if err != nil || drawing(again) != drawing(g) || !slices.Equal(again.Moves(), []string{"2,2-2,3"}) {
		t.Errorf("saved and loaded: error %v, %v", err, again)
	}
	score.Moves = 1
	if got := again.Score(); got != score {
		t.Errorf("score %+v, want %+v", got, score)
	}
	wrong := *l
	wrong.Moves = "1,1-1,2 1,1-1,2"
	if _, err := play.Load(&wrong, play.Score{}, nil); !errors.As(err, &refusal) || refusal.Code != "empty" ||
		err.Error() != "move 2, 1,1-1,2, is refused: empty" {
		t.Errorf("error %v", err)
	}
}

func TestUndoRedoRestart(t *testing.T) {
	for _, test := range []struct {
		l     *level.Level
		moves string
	}{
		{parse(t, "link", "slide=cols-in", "1 . 2 # 3 1", "3 2 . # . ."), "1,1-2,1"},
		{parse(t, "link", "slide=left", "1 2 2 1 3 3"), "1,2-1,3 ~3,1,1,3 1,2-1,3 1,1-1,2"},
		{parse(t, "lair", "tail=loose", ">>v.", "^@<E", "...."), "DRRUU"},
	} {
		g := play.New(test.l, nil)
		states := []string{drawing(g)}
		moves, err := level.SplitMoves(test.l.Game(), test.moves)
		if err != nil {
			t.Fatal(err)
		}
		for _, move := range moves {
			if code := g.Move(move); code != "" {
				t.Logf("%s is refused: %s", move, code)
				break
			}
			states = append(states, drawing(g))
		}
		last := len(states) - 1
		for i := last; i > 0; i-- {
			if !g.Undo() || drawing(g) != states[i-1] {
				t.Errorf("%v: undo to move %d: %s, want %s", moves, i-1, drawing(g), states[i-1])
			}
		}
		if g.Undo() {
			t.Error("undo at the start")
		}
		for i := range last {
			if !g.Redo() || drawing(g) != states[i+1] {
				t.Errorf("%v: redo to move %d: %s, want %s", moves, i+1, drawing(g), states[i+1])
			}
		}
		if g.Redo() {
			t.Error("redo at the end")
		}
		g.Restart()
		if drawing(g) != states[0] || len(g.Moves()) != 0 {
			t.Errorf("restart leads to %s after %v", drawing(g), g.Moves())
		}
		for g.Redo() {
		}
		if drawing(g) != states[last] {
			t.Errorf("restart and redo lead to %s, want %s", drawing(g), states[last])
		}
		want := play.Score{Moves: last, Undos: last}
		if last > 0 {
			want.Restarts = 1
		}
		if got := g.Score(); got != want {
			t.Errorf("score %+v, want %+v", got, want)
		}
	}
}

func TestAnotherMoveForgetsWhatWasUndone(t *testing.T) {
	g := play.New(parse(t, "lair", "", "@..", "..E"), nil)
	if _, err := g.Replay("RR"); err != nil {
		t.Fatal(err)
	}
	g.Undo()
	if g.Move("U") != "off-lair" || !g.Redo() {
		t.Error("a refused move forgets what was undone")
	}
	g.Undo()
	if g.Move("D") != "" || g.Redo() {
		t.Error("a move does not forget what was undone")
	}
}

// moveTexts are all moves that may be tried in a position: pairs of cells, or steps.
func moveTexts(l *level.Level) (texts []string) {
	if l.Lair != nil {
		return []string{"U", "D", "L", "R"}
	}
	size := l.Size()
	for j := range size.Cells() {
		for i := range j {
			texts = append(texts, link.Move{A: size.At(i), B: size.At(j)}.String())
		}
	}
	return texts
}

// randomLevel is a small level.
func randomLevel(rnd *rand.Rand) *level.Level {
	size := grid.Size{Rows: 1 + rnd.IntN(4), Cols: 2 + rnd.IntN(3)}
	if rnd.IntN(2) == 0 {
		rows := make([][]link.Kind, size.Rows)
		for r := range rows {
			for range size.Cols {
				rows[r] = append(rows[r], link.Kind(rnd.IntN(6)-1))
			}
		}
		rules := link.Rules{Turns: rnd.IntN(5) - 1, Outside: rnd.IntN(2) == 0, Slide: link.Slides[rnd.IntN(len(link.Slides))]}
		return &level.Level{Link: &level.Link{Board: link.NewBoard(rows), Rules: rules}}
	}
	l := lair.New(size, []grid.Pos{size.At(rnd.IntN(size.Cells()))})
	l.SetRules(lair.Rules{Loose: rnd.IntN(2) == 0})
	body := []grid.Pos{size.At(rnd.IntN(size.Cells()))}
	for range rnd.IntN(12) {
		p := body[len(body)-1].Step(grid.Dirs[rnd.IntN(4)])
		if size.Contains(p) && !slices.Contains(body, p) {
			body = append(body, p)
		}
	}
	for range rnd.IntN(4) {
		l.SetStone(size.At(rnd.IntN(size.Cells())))
	}
	return &level.Level{Lair: &level.Lair{Lair: l, Body: body}}
}

// TestReplayOfARandomGame plays random games with undo, redo, restart and shuffles; a replay of the moves that are left
// leads to the same position, and the status is what trying all moves says.
func TestReplayOfARandomGame(t *testing.T) {
	rnd := rand.New(rand.NewPCG(31, 32))
	seen := map[play.Status]int{}
	for range 3000 {
		l := randomLevel(rnd)
		before := text(t, l)
		g := play.New(l, nil)
		for range 12 {
			act(rnd, g)
		}
		saved := g.Saved()
		replayed, err := play.Load(saved, g.Score(), nil)
		if err != nil {
			t.Fatalf("%v\n%s", err, text(t, saved))
		}
		if got, want := text(t, replayed.Now()), text(t, g.Now()); got != want {
			t.Fatalf("replayed\n%s\nplayed\n%s\nof\n%s", got, want, text(t, saved))
		}
		if text(t, l) != before {
			t.Fatal("the level was changed")
		}
		if got, want := g.Status(), slowStatus(g); got != want || replayed.Status() != want {
			t.Fatalf("status %s, replayed %s, want %s\n%s", got, replayed.Status(), want, text(t, g.Now()))
		}
		seen[g.Status()]++
	}
	for _, s := range []play.Status{play.Running, play.Won, play.Dead} {
		if seen[s] < 50 {
			t.Errorf("only %d games are %s", seen[s], s)
		}
	}
}

// act does something in a game.
func act(rnd *rand.Rand, g *play.Game) {
	switch rnd.IntN(10) {
	case 0:
		g.Undo()
	case 1:
		g.Redo()
	case 2:
		if rnd.IntN(5) == 0 {
			g.Restart()
		}
	case 3:
		if p, ok := g.Position().(*play.LinkPosition); ok {
			kinds := p.Board().Kinds()
			rnd.Shuffle(len(kinds), func(i, j int) { kinds[i], kinds[j] = kinds[j], kinds[i] })
			g.Move(link.Move{Shuffle: kinds}.String())
		}
	default:
		texts := moveTexts(g.Level())
		for _, i := range rnd.Perm(len(texts)) {
			if g.Move(texts[i]) == "" {
				break
			}
		}
	}
}

// slowStatus tries all moves.
func slowStatus(g *play.Game) play.Status {
	fresh := func() *play.Game { return play.New(g.Now(), nil) }
	dead := true
	for _, text := range moveTexts(g.Level()) {
		switch fresh().Move(text) {
		case play.Finished:
			return play.Won
		case "":
			dead = false
		}
	}
	if dead {
		return play.Dead
	}
	return play.Running
}

// TestNowAndSavedAreTheirOwn goes on with a game: what was taken of it before stays as it was.
func TestNowAndSavedAreTheirOwn(t *testing.T) {
	for _, test := range []struct {
		l     *level.Level
		first string
	}{
		{parse(t, "link", "slide=left", "1 1 2 2"), "1,1-1,2"},
		{parse(t, "lair", "", "@.E"), "R"},
	} {
		test.l.Made, test.l.Extra = "by hand", []level.Extra{{Name: "x-queries", Value: "1,1-1,2"}}
		g := play.New(test.l, nil)
		if _, err := g.Replay(test.first); err != nil {
			t.Fatal(err)
		}
		now, saved := g.Now(), g.Saved()
		before, savedBefore := text(t, now), text(t, saved)
		if strings.Contains(before, "x-queries") || strings.Contains(before, "made") || !strings.Contains(savedBefore, "x-queries") {
			t.Errorf("now\n%s\nsaved\n%s", before, savedBefore)
		}
		g.Restart()
		if text(t, now) != before || text(t, saved) != savedBefore {
			t.Errorf("now\n%s\nwas\n%s", text(t, now), before)
		}
	}
}

func text(t *testing.T, l *level.Level) string {
	t.Helper()
	out, err := l.AppendText(nil)
	if err != nil {
		t.Fatal(err)
	}
	return string(out)
}
