package lair

import "context"

// watch looks at a context now and then.
type watch struct {
	ctx  context.Context
	work int // words worked through since
	stop Stop
}

// fewWords is how many words of planes are worked through between two looks: some milliseconds' work.
const fewWords = 1 << 19

// fewSquares is how many single squares take about as long.
const fewSquares = fewWords / 16

// look is called when so many more words have been worked through.
func (w *watch) look(words int) {
	if w.work += words; w.work >= fewWords && w.stop == "" {
		w.stop, w.work = cancelled(w.ctx), 0
	}
}

// goesOn is called when so many more squares have been worked through, one by one, and reports whether work may go on.
func (w *watch) goesOn(squares int) bool {
	w.look(min(squares, fewSquares) * (fewWords / fewSquares))
	return w.stop == ""
}

// pieces calls do for one piece after the other of so many things, each small enough for no look in it, until all are
// done or the context has ended.
func (w *watch) pieces(things int, do func(from, to int)) {
	for from := 0; from < things && w.goesOn(min(fewSquares, things-from)); from += fewSquares {
		do(from, min(from+fewSquares, things))
	}
}

// more is a list with one more entry. A long list that has to be copied for it is copied with looks at the context, and
// stays as it is once that has ended.
func more[T any](w *watch, list []T, entry T) []T {
	if len(list) == cap(list) {
		larger, ok := grown(&memory{ctx: w.ctx}, list, 1)
		if !ok {
			w.stop = cancelled(w.ctx)
			return list
		}
		list = larger
	}
	return append(list, entry)
}

// empty is a list with room for so many entries, or with none once the context has ended.
func empty[T any](w *watch, room int) []T {
	list, ok := made[T](&memory{ctx: w.ctx}, 0, room)
	if !ok {
		w.stop = cancelled(w.ctx)
	}
	return list
}

// noughts is a table of so many entries, or nil once the context has ended.
func noughts[T any](w *watch, entries int) []T {
	list := empty[T](w, entries)
	return list[:min(entries, cap(list))]
}
