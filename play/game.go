package play

import (
	"fmt"
	"slices"
	"time"

	"github.com/wendgames/wend/level"
)

// Status is what a game has come to.
type Status string

// The statuses.
const (
	Running Status = "running"
	Won     Status = "won"
	Dead    Status = "dead" // no pair connects, or no step is allowed; undo leads out, and so may a shuffle
)

// Game is a game being played. It is for one user at a time.
type Game struct {
	level  *level.Level
	pos    Position
	moves  []string // made
	undone []string // what Redo makes, the next one last
	score  Score
	watch  watch
	status Status // empty if it is not known since the last move
}

// New begins a game on a level, which must be one that package level could have read. Its time is measured by now, and not
// at all if that is nil.
func New(l *level.Level, now func() time.Time) *Game {
	g := &Game{level: l, pos: begin(l), watch: watch{now: now}}
	g.tick()
	return g
}

// Load goes on with a game that was saved: the moves of the level are made, and what happened beside them counts on. Its
// error is a *Refusal if a move is refused, and otherwise says what is no move.
func Load(l *level.Level, score Score, now func() time.Time) (*Game, error) {
	g := New(l, now)
	if _, err := g.Replay(l.Moves); err != nil {
		return nil, err
	}
	g.score = score
	g.watch.before = score.Time
	return g, nil
}

// Refusal is the error of a list of moves that cannot all be made.
type Refusal struct {
	Number int    // of the move in the list, from 1
	Move   string // its text
	Code   Code   // why it is refused
}

// Error is the refusal as people read it.
func (r *Refusal) Error() string {
	return fmt.Sprintf("move %d, %s, is refused: %s", r.Number, r.Move, r.Code)
}

// Move makes one move, unless it is refused; Replay makes several. What was undone is forgotten then.
func (g *Game) Move(text string) Code {
	code := g.do(text)
	if code == "" {
		g.undone = nil
	}
	return code
}

// Replay makes the moves of a text one after the other, and returns how many were made. Its error is a *Refusal if one is
// refused, and otherwise says what is no move; then none is made.
func (g *Game) Replay(text string) (int, error) {
	moves, err := level.SplitMoves(g.level.Game(), text)
	if err != nil {
		return 0, err
	}
	for i, move := range moves {
		if code := g.Move(move); code != "" {
			return i, &Refusal{i + 1, move, code}
		}
	}
	return len(moves), nil
}

// do makes a move, whatever was undone.
func (g *Game) do(text string) Code {
	if g.pos.Won() {
		return Finished
	}
	written, code := g.pos.Do(text)
	if code == "" {
		g.moves = append(g.moves, written)
		g.changed()
	}
	return code
}

// changed is for when the position is another.
func (g *Game) changed() {
	g.status = ""
	g.tick()
}

// Undo takes back the last move, if there is one, and reports whether there was.
func (g *Game) Undo() bool {
	if !g.back() {
		return false
	}
	g.score.Undos++
	return true
}

func (g *Game) back() bool {
	last := len(g.moves) - 1
	if last < 0 {
		return false
	}
	g.pos.Undo()
	g.undone = append(g.undone, g.moves[last])
	g.moves = g.moves[:last]
	g.changed()
	return true
}

// Redo makes the move that was taken back last, if no other has been made since, and reports whether there was one.
func (g *Game) Redo() bool {
	last := len(g.undone) - 1
	if last < 0 {
		return false
	}
	g.do(g.undone[last])
	g.undone = g.undone[:last]
	return true
}

// Restart goes back to the start. The moves can be made again by Redo, and time runs on: a game with a new clock is a New
// one.
func (g *Game) Restart() {
	if g.back() {
		g.score.Restarts++
	}
	for g.back() {
	}
}

// Status is what the game has come to. It costs a search for a move if one was made since it was asked last.
func (g *Game) Status() Status {
	if g.status == "" {
		g.status = Running
		if g.pos.Won() {
			g.status = Won
		} else if g.pos.Stuck() {
			g.status = Dead
		}
	}
	return g.status
}

// Moves is the moves made, each in the one way in which it is written.
func (g *Game) Moves() []string { return slices.Clone(g.moves) }

// Position is where the game stands: a *LinkPosition or a *LairPosition. It is for looking at, and changes with the next
// move; a move made on it directly is no move of the game, and spoils it.
func (g *Game) Position() Position { return g.pos }

// Level is the level that is played. It must not be changed.
func (g *Game) Level() *level.Level { return g.level }

// Saved is the level with the moves of the game, as a file to be saved. It shares all but its moves with the level.
func (g *Game) Saved() *level.Level {
	l := *g.level
	l.Moves = level.JoinMoves(l.Game(), g.moves)
	return &l
}

// Now is a level that begins where the game stands. Titles and rules are those of the level; what that claims, its moves
// and its extra keys are left out. The lair is that of the level, and must not be changed.
func (g *Game) Now() *level.Level {
	l := *g.level
	l.Expect, l.Solution, l.Moves, l.Made, l.Extra = "", "", "", "", nil
	g.pos.Put(&l)
	return &l
}
