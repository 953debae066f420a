package level

import (
	"iter"
	"strings"
)

// blanks are what may stand between words and at the ends of lines.
const blanks = " \t"

// words are the words of a line, apart by blanks, each with the byte at which it begins, from 0.
func words(line string) iter.Seq2[int, string] {
	return func(yield func(int, string) bool) {
		for at := 0; ; {
			rest := strings.TrimLeft(line[at:], blanks)
			if rest == "" {
				return
			}
			at = len(line) - len(rest)
			n := strings.IndexAny(rest, blanks)
			if n < 0 {
				n = len(rest)
			}
			if !yield(at, rest[:n]) {
				return
			}
			at += n
		}
	}
}
