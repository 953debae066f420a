package ask

import "github.com/wendgames/wend/level"

// Subject is the level that an answer is about, and the beginning of every answer.
type Subject struct {
	Level  string        `json:"level"`                 // its name
	Is     bool          `json:"is_level"`              // whether it is one; if not, faults says why
	Faults []level.Fault `json:"faults,omitempty"`      // what is wrong with it
	More   int           `json:"more_faults,omitempty"` // faults beyond those
	Game   level.Game    `json:"game,omitempty"`
	Rows   int           `json:"rows,omitempty"`
	Cols   int           `json:"cols,omitempty"`
}

// subject is a level as the subject of an answer.
func subject(name string, l *level.Level) Subject {
	size := l.Size()
	return Subject{Level: name, Is: true, Game: l.Game(), Rows: size.Rows, Cols: size.Cols}
}

// NoLevel is the answer to every question about what is no level.
func NoLevel(name string, faults *level.Faults) *Subject {
	return &Subject{Level: name, Faults: faults.List, More: faults.More}
}
