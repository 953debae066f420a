package link_test

import (
	"strings"
	"testing"

	"github.com/wendgames/wend/link"
)

// moveTexts are texts of moves with the one in which each is written.
var moveTexts = map[string]string{
	"1,1-2,4":       "1,1-2,4",
	"2,4-1,1":       "1,1-2,4",
	"2,4-2,3":       "2,3-2,4",
	"3,1-2,9":       "2,9-3,1",
	"5,5-5,5":       "5,5-5,5", // same-cell is for the board to say
	"1,1-0,1":       "0,1-1,1", // and so is off-board
	"007,1-1,02":    "1,2-7,1",
	"~7":            "~7",
	"~1,2,2,1":      "~1,2,2,1",
	"~2147483647,1": "~2147483647,1",
}

// malformed are texts of no move.
var malformed = []string{
	"", "-", "1,1", "1,1-", "-1,1", "1,1-2", "1,1-2,", "1,1-2,3-", "1,1-2,3-4,5", "1,1--2,3", "1,1-2,3,4", "1,1 -2,3", "1,1- 2,3",
	" 1,1-2,3", "1,1-2,3 ", "1,1-2,3\n", "1;1-2;3", "1.1-2.3", "a,1-2,3", "1,1–2,3", "+1,1-2,3", "1,1-2,+3", "1,1-2,0x3",
	"1000000000,1-1,1", "U", "DRRU",
	"~", "~,", "~1,", "~,1", "~1,,2", "~1 2", "~1, 2", "~ 1", "~0", "~1,0", "~.", "~1,.", "~#", "~1,#", "~-1", "~01", "~x", "~1-2",
	"~2147483648", "~~1", "1~", "1,1-~2,3",
}

func TestParseMove(t *testing.T) {
	for text, want := range moveTexts {
		move, err := link.ParseMove(text)
		if err != nil || move.String() != want {
			t.Errorf("%q is read as %v (%v), want %s", text, move, err, want)
		}
		if strings.HasPrefix(text, "~") != (move.Shuffle != nil) || move.B.Before(move.A) {
			t.Errorf("%q is read as %+v", text, move)
		}
	}
	for _, text := range malformed {
		move, err := link.ParseMove(text)
		if err == nil || err.Error() != "a take such as 1,1-2,4 or a shuffle such as ~1,2,2,1" {
			t.Errorf("%q is read as %v, its error %v", text, move, err)
		}
	}
}

func TestMoveIsWrittenInReadingOrder(t *testing.T) {
	a, b := at1(1, 10), at1(2, 3)
	for _, m := range []link.Move{{A: a, B: b}, {A: b, B: a}} {
		if got := string(m.Append([]byte("> "))); got != "> 1,10-2,3" {
			t.Errorf("%v-%v is written %q", m.A, m.B, got)
		}
	}
	m := link.Move{A: a, B: b, Shuffle: []link.Kind{12, 3, 12}}
	if got := m.String(); got != "~12,3,12" {
		t.Errorf("a shuffle is written %q", got)
	}
}

func FuzzParseMove(f *testing.F) {
	for text := range moveTexts {
		f.Add(text)
	}
	for _, text := range malformed {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		move, err := link.ParseMove(text)
		if err != nil {
			return
		}
		again, err := link.ParseMove(move.String())
		if err != nil || again.String() != move.String() || again.A != move.A || again.B != move.B {
			t.Fatalf("%q is %+v, written %s, read again as %+v (%v)", text, move, move, again, err)
		}
	})
}

const whatACellIs = "a cell is a kind (a number from 1), . or 0 (empty) or # (a wall)"

func TestParseKind(t *testing.T) {
	for word, want := range map[string]link.Kind{
		".": link.Empty, "0": link.Empty, "#": link.Wall, "1": 1, "10": 10, "2147483647": 2147483647,
	} {
		if k, err := link.ParseKind(word); k != want || err != nil {
			t.Errorf("%q is %d (%v), want %d", word, k, err, want)
		}
	}
	for word, want := range map[string]string{
		"2147483648":              "a kind is at most 2147483647",
		"99999999999999999999999": "a kind is at most 2147483647",
		"007":                     "a kind has no leading zeros: 7",
		"00":                      "a kind has no leading zeros: 0",

		"":  whatACellIs,
		"x": whatACellIs, "-1": whatACellIs, "+1": whatACellIs, "1.": whatACellIs, "..": whatACellIs, "##": whatACellIs,
		"1_0": whatACellIs, "0x1": whatACellIs, "１": whatACellIs,
	} {
		if k, err := link.ParseKind(word); err == nil || err.Error() != want {
			t.Errorf("%q is %d, its error %v, want %s", word, k, err, want)
		}
	}
	for k, want := range map[link.Kind]string{link.Empty: ".", link.Wall: "#", 1: "1", 2147483647: "2147483647"} {
		if got := string(k.Append(nil)); got != want {
			t.Errorf("kind %d is written %s, want %s", k, got, want)
		}
	}
}

func TestParseSlide(t *testing.T) {
	names := []string{"none", "down", "up", "left", "right", "rows-in", "rows-out", "cols-in", "cols-out"}
	if len(link.Slides) != len(names) {
		t.Fatalf("%d slides, want %d", len(link.Slides), len(names))
	}
	for i, slide := range link.Slides {
		got, ok := link.ParseSlide(names[i])
		if slide.String() != names[i] || got != slide || !ok || !slide.Valid() {
			t.Errorf("slide %d is %q, %s is read as %q, %t", i, slide, names[i], got, ok)
		}
	}
	for _, name := range []string{"", "Down", "rows", "rows_in", " up", "in"} {
		if s, ok := link.ParseSlide(name); ok {
			t.Errorf("%q is read as %v", name, s)
		}
	}
	if s := link.Slide(9); s.Valid() || s.String() != "" {
		t.Errorf("slide 9 is valid: %t, its name %q", s.Valid(), s)
	}
}

// TestRulesText writes every rule set and reads it again.
func TestRulesText(t *testing.T) {
	for _, turns := range []int{link.AnyTurns, 0, 1, 2, 3, 17} {
		for _, outside := range []bool{false, true} {
			for _, slide := range link.Slides {
				r := link.Rules{Turns: turns, Outside: outside, Slide: slide}
				got := link.Rules{Turns: 5, Outside: !outside, Slide: link.ColsIn}
				for part := range strings.FieldsSeq(r.String()) {
					name, value, _ := strings.Cut(part, "=")
					if err := got.Set(name, value); err != nil {
						t.Errorf("%v: %v", r, err)
					}
				}
				if got != r {
					t.Errorf("%+v is written %v and read as %+v", r, r, got)
				}
			}
		}
	}
	for r, want := range map[link.Rules]string{
		link.Standard: "turns=2 outside=no slide=none",
		{Turns: -7, Outside: true, Slide: link.RowsOut}: "turns=any outside=yes slide=rows-out",
	} {
		if got := r.String(); got != want {
			t.Errorf("written %s, want %s", got, want)
		}
	}
}

func TestRulesFaults(t *testing.T) {
	const slides = "slide is one of none, down, up, left, right, rows-in, rows-out, cols-in, cols-out, not "
	for _, test := range []struct{ name, value, want string }{
		{"turns", "two", `turns is any or a number from 0 to 2147483647, not "two"`},
		{"turns", "-1", `turns is any or a number from 0 to 2147483647, not "-1"`},
		{"turns", "", `turns is any or a number from 0 to 2147483647, not ""`},
		{"turns", "99999999999999999999999", `turns is any or a number from 0 to 2147483647, not "99999999999999999999"`},
		{"outside", "maybe", `outside is yes or no, not "maybe"`},
		{"outside", "true", `outside is yes or no, not "true"`},
		{"outside", "", `outside is yes or no, not ""`},
		{"slide", "sideways", slides + `"sideways"`},
		{"slide", "", slides + `""`},
		{"tail", "loose", `the tile game has no rule "tail", but turns, outside and slide`},
		{"", "", `the tile game has no rule "", but turns, outside and slide`},
	} {
		r := link.Rules{Turns: 3, Outside: true, Slide: link.ColsOut}
		err := r.Set(test.name, test.value)
		if err == nil || err.Error() != test.want {
			t.Errorf("%s=%s: %v, want %s", test.name, test.value, err, test.want)
		}
		if want := (link.Rules{Turns: 3, Outside: true, Slide: link.ColsOut}); r != want {
			t.Errorf("%s=%s has made the rules %v", test.name, test.value, r)
		}
	}
}
