package convert_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/wendgames/wend/internal/convert"
	"github.com/wendgames/wend/level"
)

// read is the levels of a text, as level files one behind the other, and the error that ended it.
func read(format convert.Format, text, rules string) (levels []*level.Level, err error) {
	for l, err := range convert.Read(format, "in", strings.NewReader(text), rules) {
		if err != nil {
			return levels, err
		}
		levels = append(levels, l)
	}
	return levels, nil
}

// shown is levels as their files are, without the first line.
func shown(t testing.TB, levels ...*level.Level) string {
	t.Helper()
	var all string
	for _, l := range levels {
		text, err := l.AppendText(nil)
		if err != nil {
			t.Fatal(err)
		}
		all += strings.TrimPrefix(string(text), "wend: 1\n")
	}
	return all
}

// parse reads what shown shows, with the game's name alone in place of its key.
func parse(t testing.TB, text string) *level.Level {
	t.Helper()
	l, err := level.Parse("test", "wend: 1\ngame: "+text)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// reading is a text and the levels that it is, or the error that it is.
type reading struct {
	name, text, rules string
	want              string
	err               string
}

func (r reading) try(t *testing.T, format convert.Format) {
	t.Helper()
	levels, err := read(format, r.text, r.rules)
	if r.err != "" {
		if fmt.Sprint(err) != r.err {
			t.Errorf("%s %s: error\n%v\nwant\n%s", format, r.name, err, r.err)
		}
		return
	}
	if err != nil {
		t.Errorf("%s %s: error %v", format, r.name, err)
		return
	}
	if got := shown(t, levels...); got != r.want {
		t.Errorf("%s %s: levels\n%swant\n%s", format, r.name, got, r.want)
	}
}

// writing is a level and its text in a format, or the error that it has none.
type writing struct{ name, level, want, err string }

func (w writing) try(t *testing.T, format convert.Format) {
	t.Helper()
	got, err := convert.Append([]byte("before "), format, parse(t, w.level))
	if w.err != "" {
		if fmt.Sprint(err) != w.err || string(got) != "before " {
			t.Errorf("%s %s: %q, error\n%v\nwant\n%s", format, w.name, got, err, w.err)
		}
		return
	}
	if err != nil || string(got) != "before "+w.want {
		t.Errorf("%s %s: error %v, text\n%swant\n%s", format, w.name, err, got, w.want)
	}
}

func TestFormatOf(t *testing.T) {
	for name, want := range map[string]convert.Format{
		"a.csv": convert.CSV, "b/c.TSV": convert.TSV, "a.csv.json": convert.JSON, "x.snake": convert.Snake, "x.level": convert.Level,
		"x.hdu1175": convert.HDU1175, "x.poj1324": convert.POJ1324, "x.in": "", "x.txt": "", "csv": "", "": "", "a.csv/b": "",
	} {
		if got, ok := convert.FormatOf(name); got != want || ok != (want != "") {
			t.Errorf("%q is %q, %v, want %q", name, got, ok, want)
		}
	}
}

func TestEnd(t *testing.T) {
	for _, f := range convert.Formats {
		want := map[convert.Format]string{convert.HDU1175: "0 0\n", convert.POJ1324: "0 0 0\n"}[f]
		if got := f.End(); got != want {
			t.Errorf("%s ends with %q, want %q", f, got, want)
		}
	}
}

// TestRules gives rules to formats with and without a choice.
func TestRules(t *testing.T) {
	const tile, snake = "1 1 1 0", "1 1 1 1 1 0"
	for _, r := range []struct {
		format convert.Format
		reading
	}{
		{convert.HDU1175, reading{name: "case", text: tile, rules: "turns=2", err: "rules: a case of a judge is always played by the standard rules, not by \"turns=2\""}},
		{convert.POJ1324, reading{name: "case", text: snake, rules: "tail=loose", err: "rules: a case of a judge is always played by the standard rules, not by \"tail=loose\""}},
		{convert.Level, reading{name: "level", text: "wend: 1", rules: "turns=2", err: "rules: a level says its own rules, not by \"turns=2\""}},
		{convert.HDU1175, reading{name: "no rules", text: tile, rules: " ", want: "game: link\nrules: turns=2 outside=no slide=none\n\n 1\n"}},
		{convert.CSV, reading{name: "tiles", text: "1", rules: "slide=down  turns=any", want: "game: link\nrules: turns=any outside=no slide=down\n\n 1\n"}},
		{convert.CSV, reading{name: "lair", text: "E,@", rules: "swap=yes tail=loose", want: "game: lair\nrules: tail=loose swap=yes\n\nE@\n"}},
		{convert.JSON, reading{name: "lair", text: `["E@"]`, rules: "tail=loose", want: "game: lair\nrules: tail=loose\n\nE@\n"}},
		{convert.Snake, reading{name: "lair", text: "*@", rules: "tail=loose", want: "game: lair\nrules: tail=loose\n\nE@\n"}},
		{convert.Snake, reading{name: "of the other game", text: "*@", rules: "turns=2", err: `rules: the snake game has no rule "turns", but tail and swap`}},
		{convert.Snake, reading{name: "swap alone", text: "*@", rules: "swap=yes", err: "rules: swap=yes needs tail=loose: with tail=strict head and tail never change places"}},
		{convert.TSV, reading{name: "several faults", text: "1\tx", rules: "turns=2 turns=3 outside=x y",
			err: "in:1:3: a cell is a kind (a number from 1), . or 0 (empty) or # (a wall), not \"x\"\n" +
				"rules: \"turns\" stands here twice\nrules: outside is yes or no, not \"x\"\nrules: the tile game has no rule \"y\", but turns, outside and slide"}},
		{"xml", reading{name: "no format", text: "1", err: `there is no format "xml"`}},
	} {
		r.try(t, r.format)
	}
	if _, err := convert.Append(nil, "xml", parse(t, "link\n\n1\n")); fmt.Sprint(err) != `there is no format "xml"` {
		t.Errorf("error %v", err)
	}
}

// TestLevels reads and writes levels, which stay as they are.
func TestLevels(t *testing.T) {
	const text = "wend: 1\ngame: link\ntitle: T\nrules: turns=3 outside=yes slide=down\nx-y: z\n\n 1  #\n"
	levels, err := read(convert.Level, text, "")
	if err != nil || len(levels) != 1 {
		t.Fatalf("%d levels, error %v", len(levels), err)
	}
	if got, err := convert.Append(nil, convert.Level, levels[0]); string(got) != text || err != nil {
		t.Errorf("error %v, level\n%s", err, got)
	}
	if lost := convert.LeftOut(convert.Level, levels[0]); lost != nil {
		t.Errorf("left out: %v", lost)
	}
	const pack = `{"wend":"1","game":"link","board":["1"]}` + "\n" + `{"wend":"1","game":"link","board":["x"]}` + "\n" + `{"wend":"1","game":"link","board":["2"]}`
	var all []string
	for l, err := range convert.Read(convert.Level, "in", strings.NewReader(pack), "") {
		all = append(all, fmt.Sprint(l != nil, err != nil))
	}
	if want := []string{"true false", "false true"}; !slices.Equal(all, want) {
		t.Errorf("levels and errors %v, want %v", all, want)
	}
}

func TestLeftOut(t *testing.T) {
	l := parse(t, "link\nlicense: L\ntitle: T\ntitle.zh: 題\nauthor: A\nexpect: solvable\nsolution: 1,1-1,2\nmoves: 1,1-1,2\nmade: M\n"+
		"x-queries: 1,1-1,2\nx-b: b\nx-a: a\n\n1 1\n")
	all := []string{"title", "title.zh", "author", "license", "expect", "solution", "moves", "made", "x-queries", "x-b", "x-a"}
	for _, f := range convert.Formats[1:] {
		want := all
		if f == convert.HDU1175 {
			want = slices.DeleteFunc(slices.Clone(all), func(name string) bool { return name == "x-queries" })
		}
		if got := convert.LeftOut(f, l); !slices.Equal(got, want) {
			t.Errorf("%s leaves out %v, want %v", f, got, want)
		}
	}
	if got := convert.LeftOut(convert.CSV, parse(t, "link\n\n1 1\n")); got != nil {
		t.Errorf("left out: %v", got)
	}
}

// TestSnakeFiles reads the drawings of the game itself.
func TestSnakeFiles(t *testing.T) {
	for name, want := range map[string]string{
		"pb1":  "game: lair\nrules: tail=strict\n\nE..\n...\n..@\n",
		"pb2":  "game: lair\nrules: tail=strict\n\nE..\n..v\n..@\n",
		"pb18": "in:4:7: a second goal (*) at 4,7: there is one at 3,2 already",
	} {
		text, err := os.ReadFile(filepath.Join("testdata", "snake", name+".snake"))
		if err != nil {
			t.Fatal(err)
		}
		r := reading{name: name, text: string(text), want: want}
		if name == "pb18" {
			r.err = want
			r.try(t, convert.Snake)
			// With one goal its body can be read, and in one way.
			r = reading{name: name + " with one goal", text: strings.Replace(string(text), "*", " ", 1), want: "game: lair\nrules: tail=strict\n\n" +
				"....>>v.\nv..>^.>v\nv..^...v\nv..^..Ev\n>v.^..v<\n.>>^.@<.\n"}
		}
		r.try(t, convert.Snake)
	}
}
