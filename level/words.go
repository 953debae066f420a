package level

import (
	"iter"
	"strings"
)

// blanks are what may stand between words and at the ends of lines. Moves that come from elsewhere may be of several lines,
// so that words are apart by any white space.
const (
	blanks = " \t"
	space  = blanks + "\r\n\v\f"
)

// words are the words of a text, each with the byte at which it begins, from 0.
func words(line string) iter.Seq2[int, string] {
	return func(yield func(int, string) bool) {
		for at := 0; ; {
			rest := strings.TrimLeft(line[at:], space)
			if rest == "" {
				return
			}
			at = len(line) - len(rest)
			n := strings.IndexAny(rest, space)
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
