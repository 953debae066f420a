package chinese

import (
	"cmp"
	"slices"
	"strings"
	"sync"
)

// Text is a text of Wend, of any number of lines, in Chinese. What is no message of the catalogue stays as it is, byte for
// byte. The names are those of files and levels that may stand in front of lines, before a colon; they may hold anything,
// and stay as they are too. Its cost grows with the text, and for each line with the number of patterns of its kind.
func Text(text string, names ...string) string {
	names = longestFirst(names)
	b := opened()
	var out strings.Builder
	for text != "" {
		end := lineEnd(text, names)
		line, more := text[:end], end < len(text)
		out.WriteString(b.say(line, names))
		text = text[end:]
		if more {
			out.WriteByte('\n')
			text = text[1:]
		}
	}
	return out.String()
}

// longestFirst are names in such an order that one that begins with another is looked for before that.
func longestFirst(names []string) []string {
	names = slices.Clone(names)
	slices.SortStableFunc(names, func(a, b string) int { return cmp.Compare(len(b), len(a)) })
	return names
}

// lineEnd is where the first line of a text ends. A name in front of it may have ends of lines in it.
func lineEnd(text string, names []string) int {
	begin := 0
	for _, name := range names {
		if strings.HasPrefix(text, name) && strings.HasPrefix(text[len(name):], ":") {
			begin = len(name)
			break
		}
	}
	if n := strings.IndexByte(text[begin:], '\n'); n >= 0 {
		return begin + n
	}
	return len(text)
}

// The book is opened by the first text that is asked for: most commands never do.
var (
	opening sync.Once
	theBook book
)

// opened is the catalogue, ready for use.
func opened() book {
	opening.Do(func() { theBook = newBook(catalogue()) })
	return theBook
}
