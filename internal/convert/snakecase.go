package convert

import (
	"io"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/judge"
	"github.com/wendgames/wend/level"
)

// readSnakeCases hands on the cases of the snake problem as levels.
func readSnakeCases(source string, r io.Reader, yield func(*level.Level, error) bool) {
	for c, err := range judge.POJ1324Cases(source, r) {
		if err != nil {
			yield(nil, err)
			return
		}
		if !yield(&level.Level{Lair: &level.Lair{Lair: c.Lair, Body: c.Body}}, nil) {
			return
		}
	}
}

// appendSnakeCase appends a level as a case of the snake problem. Stones under the snake and on the exit are stones
// of a case as all others.
func appendSnakeCase(dst []byte, l *level.Level) ([]byte, error) {
	var u unsaid
	if l.Lair == nil {
		u = unsaid{"the tile game"}
		return dst, u.err(POJ1324)
	}
	var others []grid.Pos
	for _, p := range l.Lair.Lair.Exits() {
		if p != (grid.Pos{}) {
			others = append(others, p)
		}
	}
	u.squares("exits other than 1,1", others)
	u.squares("a goal", l.Lair.Lair.Goal())
	u.rules(l)
	if err := u.err(POJ1324); err != nil {
		return dst, err
	}
	return judge.POJ1324Case{Lair: l.Lair.Lair, Body: l.Lair.Body}.Append(dst), nil
}
