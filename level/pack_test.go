package level_test

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"testing/iotest"

	"github.com/wendgames/wend/level"
)

const (
	tiny     = "wend: 1\ngame: link\ntitle: %s\n\n1 1\n"
	tinyJSON = `{"wend":"1","game":"link","title":"%s","board":["1 1"]}`
)

// told tells of an entry: its name, its number, and its title or its error.
func told(e level.Entry) string {
	if e.Err != nil {
		return fmt.Sprintf("%s %d %v", e.Name, e.Number, e.Err)
	}
	return fmt.Sprintf("%s %d %s", e.Name, e.Number, e.Level.Title)
}

// tell tells of all entries.
func tell(entries func(func(level.Entry) bool)) (list []string) {
	for e := range entries {
		list = append(list, told(e))
	}
	return list
}

func TestFolder(t *testing.T) {
	file := func(text string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(text)} }
	fsys := fstest.MapFS{
		"p/b.level":       file(fmt.Sprintf(tiny, "b")),
		"p/B.level":       file(fmt.Sprintf(tiny, "B")),
		"p/a10.level":     file(fmt.Sprintf(tiny, "a10")),
		"p/a2.level":      file("no level"),
		"p/README":        file("nothing"),
		"p/in/c.level":    file(fmt.Sprintf(tiny, "c")),
		"p/d.level/x":     file("a folder"),
		"p/a2.levels.txt": file(fmt.Sprintf(tiny, "other")),
	}
	want := []string{
		"B.level 1 B", "a10.level 2 a10", `a2.level 3 p/a2.level:1: a level begins with the line wend: 1, not "no level"`,
		"b.level 4 b"}
	if got := tell(level.Folder(fsys, "p")); !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	if got := tell(level.Folder(fsys, "q")); len(got) != 1 || !strings.Contains(got[0], "q") {
		t.Errorf("a folder that there is not: %q", got)
	}
}

func TestStream(t *testing.T) {
	for name, test := range map[string]struct {
		text string
		want []string
	}{
		"a level":  {fmt.Sprintf(tiny, "a"), []string{"x 1 a"}},
		"no level": {"hello", []string{`x 1 x:1: a level begins with the line wend: 1, not "hello"`}},
		"JSON lines": {"\xef\xbb\xbf \n" + fmt.Sprintf(tinyJSON, "a") + "\n\n\t" +
			fmt.Sprintf(tinyJSON, "b") + "\r\n{}\n" + fmt.Sprintf(tinyJSON, "c"),
			[]string{"x:1 1 a", "x:2 2 b", `x:3 3 x:5: want one "board", an array of strings, not 0`, "x:4 4 c"}},
	} {
		got := tell(level.Stream("x", iotest.OneByteReader(strings.NewReader(test.text))))
		for i := range got {
			got[i], _, _ = strings.Cut(got[i], "\n") // the first fault of an object will do
		}
		if !slices.Equal(got, test.want) {
			t.Errorf("%s: %q, want %q", name, got, test.want)
		}
	}
}

func TestStreamEndsWhereItCannotBeRead(t *testing.T) {
	broken := errors.New("broken")
	for _, text := range []string{fmt.Sprintf(tiny, "a"), fmt.Sprintf(tinyJSON, "a") + "\n" + tinyJSON} {
		r := io.MultiReader(strings.NewReader(text), iotest.ErrReader(broken))
		n := 0
		var last error
		for e := range level.Stream("x", r) {
			n, last = n+1, e.Err
		}
		if !errors.Is(last, broken) || n > 2 {
			t.Errorf("%d entries, the last with error %v", n, last)
		}
	}
}

func TestJSONFaults(t *testing.T) {
	for name, test := range map[string]struct{ text, want string }{
		"no object":       {`[1]`, "want a JSON object, a level a line: this is another value"},
		"no JSON":         {`{"wend"`, "want a JSON object"},
		"cut off":         {`{"wend":"1","game":"link","board":["1 1"]`, "want a JSON object"},
		"something after": {fmt.Sprintf(tinyJSON, "a") + `{}`, "there is something behind it"},
		"no UTF-8":        {"{\"wend\":\"\xff\"}", "this is no UTF-8 text"},
		"a number":        {`{"wend":1,"game":"link","board":["1 1"]}`, `"wend" is a string`},
		"null":            {`{"wend":"1","game":null,"board":["1 1"]}`, `"game" is a string`},
		"version":         {`{"wend":"2","game":"link","board":["1 1"]}`, "reads version 1"},
		"twice":           {`{"wend":"1","game":"link","game":"link","board":["1 1"]}`, "the key game stands"},
		"two boards":      {`{"wend":"1","game":"link","board":["1 1"],"board":["1 1"]}`, `want one "board", an array of strings, not 2`},
		"no rows":         {`{"wend":"1","game":"link","board":"1 1"}`, `"board" is an array of strings`},
		"a row of JSON":   {`{"wend":"1","game":"link","board":[[1,1]]}`, `"board" is an array of strings`},
		"a line end":      {`{"wend":"1","game":"link","title":"a\nb","board":["1 1"]}`, "title: a control character"},
		"a bad cell":      {`{"wend":"1","game":"link","board":["1 1","1 x"]}`, "board, row 2: a cell is a kind"},
		"control in row":  {`{"wend":"1","game":"lair","board":["E.","@\u0007"]}`, `board, row 2: a control character, '\a'`},
		"hostile name":    {`{"wend":"1","game":"link","\u001b[31m%s":"a","board":["1 1"]}`, `there is no key "\x1b[31m%s"`},
		"hostile value":   {`{"wend":"1","game":"link","x-%s":"\u0085","board":["1 1"]}`, `there is no key "x-%s"`},
		"nearly a key":    {`{"wend":"1","game":"link","titel":[1],"board":["1 1"]}`, `there is no key "titel"; did you mean title?`},
		"a blank row":     {`{"wend":"1","game":"link","board":["1 1",""]}`, "board, row 2: this row is 0 long"},
		"no head":         {`{"wend":"1","game":"lair","board":["E."]}`, "board, row 1: the drawing shows no head"},
		"unknown key":     {`{"wend":"1","game":"link","colour":"red","board":["1 1"]}`, `there is no key "colour"`},
	} {
		l, err := level.ParseJSON("x", 7, []byte(test.text))
		var faults *level.Faults
		if l != nil || !errors.As(err, &faults) {
			t.Errorf("%s: level %v, error %v", name, l, err)
			continue
		}
		if got := err.Error(); !strings.HasPrefix(got, "x:7: ") || !strings.Contains(got, test.want) {
			t.Errorf("%s: %q, want %q", name, got, test.want)
		}
	}
}
