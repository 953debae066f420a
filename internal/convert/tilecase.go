package convert

import (
	"fmt"
	"io"
	"strings"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/judge"
	"github.com/wendgames/wend/level"
	"github.com/wendgames/wend/link"
)

// queriesKey is the key that keeps the queries of a case, in their order and direction: r1,c1-r2,c2 each, apart by
// blanks.
const queriesKey = "x-queries"

// readTileCases hands on the cases of the tile problem as levels.
func readTileCases(source string, r io.Reader, yield func(*level.Level, error) bool) {
	for c, err := range judge.HDU1175Cases(source, r) {
		if err != nil {
			yield(nil, err)
			return
		}
		l := &level.Level{Link: &level.Link{Board: c.Board, Rules: link.Standard}}
		if len(c.Queries) > 0 {
			l.Extra = []level.Extra{{Name: queriesKey, Value: queriesText(c.Queries)}}
		}
		if !yield(l, nil) {
			return
		}
	}
}

func queriesText(queries [][2]grid.Pos) string {
	var text []byte
	for i, q := range queries {
		if i > 0 {
			text = append(text, ' ')
		}
		text = append(q[0].Append(text), '-')
		text = q[1].Append(text)
	}
	return string(text)
}

// appendTileCase appends a level as a case of the tile problem.
func appendTileCase(dst []byte, l *level.Level) ([]byte, error) {
	var u unsaid
	if l.Link == nil {
		u = unsaid{"the snake game"}
		return dst, u.err(HDU1175)
	}
	u.squares("walls", walls(l.Link.Board))
	u.rules(l)
	queries := u.queries(l)
	if err := u.err(HDU1175); err != nil {
		return dst, err
	}
	return judge.HDU1175Case{Board: l.Link.Board, Queries: queries}.Append(dst), nil
}

func walls(b *link.Board) (list []grid.Pos) {
	size := b.Size()
	for i := range size.Cells() {
		if p := size.At(i); b.At(p) == link.Wall {
			list = append(list, p)
		}
	}
	return list
}

// queries is the queries of a level. What is none is added to what cannot be said.
func (u *unsaid) queries(l *level.Level) (list [][2]grid.Pos) {
	var malformed, off []string
	for _, k := range l.Extra {
		if k.Name != queriesKey {
			continue
		}
		for word := range strings.FieldsSeq(k.Value) {
			q, ok := parseQuery(word)
			switch {
			case !ok:
				malformed = append(malformed, fmt.Sprintf("%.20q", word))
			case !l.Size().Contains(q[0]) || !l.Size().Contains(q[1]):
				off = append(off, word)
			}
			list = append(list, q)
		}
	}
	u.some(queriesKey+" that are not such as 1,1-2,4", malformed)
	u.some(queriesKey+" off the board", off)
	return list
}

// parseQuery reads the two cells of a query, and keeps their order.
func parseQuery(word string) (q [2]grid.Pos, ok bool) {
	first, second, _ := strings.Cut(word, "-")
	a, okA := grid.ParsePos(first)
	b, okB := grid.ParsePos(second)
	return [2]grid.Pos{a, b}, okA && okB
}
