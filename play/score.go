package play

import "time"

// Score is what happened beside the moves of a game.
type Score struct {
	Moves    int           `json:"moves"`    // made and not taken back
	Hints    int           `json:"hints"`    // used
	Undos    int           `json:"undos"`    // moves taken back one by one
	Restarts int           `json:"restarts"` // goings back to the start
	Time     time.Duration `json:"time"`     // nanoseconds played: without pauses, and until the game was won
}

// Score is what has happened so far.
func (g *Game) Score() Score {
	s := g.score
	s.Moves = len(g.moves)
	s.Time = g.watch.elapsed()
	return s
}

// CountHint counts a hint that was used.
func (g *Game) CountHint() { g.score.Hints++ }

// Pause stops the time, until Resume.
func (g *Game) Pause() {
	g.watch.paused = true
	g.tick()
}

// Resume lets the time run on.
func (g *Game) Resume() {
	g.watch.paused = false
	g.tick()
}

// tick lets the time run while the game does.
func (g *Game) tick() { g.watch.run(!g.watch.paused && !g.pos.Won()) }

// watch measures the time that a game is played.
type watch struct {
	now     func() time.Time
	before  time.Duration // measured until it began to run last
	since   time.Time     // when that was
	running bool
	paused  bool
}

// run starts or stops the watch.
func (w *watch) run(on bool) {
	if w.now == nil || on == w.running {
		return
	}
	w.before = w.elapsed()
	w.since, w.running = w.now(), on
}

// elapsed is the time measured so far. A clock that goes back stands still.
func (w *watch) elapsed() time.Duration {
	if !w.running {
		return w.before
	}
	return w.before + max(0, w.now().Sub(w.since))
}
