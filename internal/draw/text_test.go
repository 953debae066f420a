package draw_test

import (
	"bytes"
	"regexp"
	"strings"
	"testing"

	"github.com/wendgames/wend/internal/draw"
	"github.com/wendgames/wend/play"
)

func TestLinkText(t *testing.T) {
	const small = " 1  2  3  4\n .  .  .  .\n 4  3  2  1"
	for _, test := range []struct{ name, rules, drawing, moves, want string }{
		{"start", "turns=2", small, "", " 1  2  3  4\n .  .  .  .\n 4  3  2  1\n"},
		{"two turns", "turns=2", small, "1,1-3,4", " ○  2  3  4\n └────────┐\n 4  3  2  ○\n"},
		{"only the last", "turns=2", small, "1,1-3,4 3,2-1,3", " .  2  ○  4\n .  ┌──┘  .\n 4  ○  2  .\n"},
		{"a shuffle", "turns=2", "1 2 2 1", "1,2-1,3 ~1,1", " 1  .  .  1\n"},
		{"neighbours", "turns=2", "5 5", "1,1-1,2", " ○──○\n"},
		{"below each other", "turns=2", "5\n.\n5", "3,1-1,1", " ○\n │\n ○\n"},
		{"one turn", "turns=1", "1 . .\n# # .\n# # 1", "1,1-3,3", " ○─────┐\n #  #  │\n #  #  ○\n"},
		{"ring above", "turns=2 outside=yes", "1 2 1", "1,1-1,3", " ┌─────┐\n ○  2  ○\n"},
		{"ring below", "turns=2 outside=yes", "# # #\n1 2 1", "2,1-2,3", " #  #  #\n ○  2  ○\n └─────┘\n"},
		{"ring at the left", "turns=2 outside=yes", "1 3\n2 3\n1 3", "1,1-3,1", "┌──○  3\n│  2  3\n└──○  3\n"},
		{"ring at the right", "turns=2 outside=yes", "3 1\n3 2\n3 1", "1,2-3,2", " 3  ○─┐\n 3  2 │\n 3  ○─┘\n"},
		{"two sides", "turns=3 outside=yes", "2 3 1\n# # #\n# 1 #", "1,3-3,2",
			" 2  3  ○─┐\n #  #  # │\n #  ○  # │\n    └────┘\n"},
		{"wide cells", "turns=2", "1000 . .\n7 123456 1000", "1,1-2,3", "     ○─────────────┐\n     7 123456      ○\n"},
		{"slid onto the line", "turns=2 slide=down", "9 8 9\n1 . 1", "2,1-2,3", " .  .  .\n 9  8  9\n"},
		{"slid onto an end", "turns=2 slide=down", "9 . .\n1 . 1", "2,1-2,3", " .  .  .\n 9  ───○\n"},
	} {
		t.Run(test.name, func(t *testing.T) {
			g := linkGame(t, test.rules, test.drawing, test.moves)
			if text := string(draw.Text(g, false)); text != test.want {
				t.Errorf("got\n%swant\n%s", text, test.want)
			}
		})
	}
}

func TestLairText(t *testing.T) {
	const lair = "E.....\n..#...\n>v##..\n@<....\n......"
	for _, test := range []struct{ name, keys, drawing, moves, want string }{
		{"start", "rules: tail=strict", lair, "", lair + "\n"},
		{"step", "rules: tail=strict", lair, "D", "E.....\n..#...\n∘v##..\nv<....\n@.....\n"},
		{"one block", "rules: tail=strict", "..E\n.@#", "U", ".@E\n.∘#\n"},
		{"into the square that the tail leaves", "rules: tail=loose", "@<.\n>^E", "D", "v<.\n@^E\n"},
		{"off an exit", "rules: tail=strict\nexits: 1,1 1,4\nsnake: 1,2 1,1", "....", "R", "E>@E\n"},
		{"off a stone", "rules: tail=strict\nsnake: 1,2 1,1", "#.E", "R", "#>@\n"},
		{"goal", "rules: tail=strict\ngoal: 1,4 2,4 2,3", "@<...\n.^...", "", "@<.◎.\n.^╶┘.\n"},
		{"on the way to the goal", "rules: tail=strict\ngoal: 1,3 1,2 1,1", "@<<.\n....", "D", "v<◎.\n@...\n"},
	} {
		t.Run(test.name, func(t *testing.T) {
			g := lairGame(t, test.keys, test.drawing, test.moves)
			if text := string(draw.Text(g, false)); text != test.want {
				t.Errorf("got\n%swant\n%s", text, test.want)
			}
		})
	}
}

// TestTextPlain holds texts without a last move against the drawings of level files.
func TestTextPlain(t *testing.T) {
	eachRandom(t, func(t *testing.T, g *play.Game) {
		l := g.Level()
		if len(g.Moves()) > 0 || l.Lair != nil && l.Lair.Lair.Goal() != nil {
			return
		}
		want := l.AppendPicture(nil)
		if l.Lair != nil {
			want = l.Lair.Lair.AppendPicture(nil, l.Lair.Body) // also where a level file would list what cannot be drawn
		}
		if text := draw.Text(g, false); !bytes.Equal(text, want) {
			t.Fatalf("got\n%swant\n%s", text, want)
		}
	})
}

var (
	escape = regexp.MustCompile("\x1b\\[[0-9;]*m")
	styled = regexp.MustCompile("^(?:[^\x1b]*\x1b\\[[1-9][0-9;]*m[^\x1b]+\x1b\\[0m)*[^\x1b]*$")
)

// TestTextColour checks that colour adds nothing but styles, each of which ends in its line.
func TestTextColour(t *testing.T) {
	eachRandom(t, func(t *testing.T, g *play.Game) {
		text, plain := draw.Text(g, true), draw.Text(g, false)
		if bytes.ContainsRune(plain, '\x1b') {
			t.Fatalf("an escape code without colour: %q", plain)
		}
		if without := escape.ReplaceAll(text, nil); !bytes.Equal(without, plain) {
			t.Fatalf("with colour, without escape codes\n%swithout colour\n%s", without, plain)
		}
		for line := range strings.Lines(string(text)) {
			if !styled.MatchString(line) {
				t.Fatalf("a style that does not end: %q", line)
			}
			if strings.HasSuffix(line, " \n") {
				t.Fatalf("blanks at the end: %q", line)
			}
		}
	})
}

func TestTextStyles(t *testing.T) {
	for _, test := range []struct {
		name string
		g    *play.Game
		want string
	}{
		{"link", linkGame(t, "turns=2", "1 1 2 # .\n3 3 2 # 14", "1,1-1,2"),
			" \x1b[1;95m○──○  \x1b[0m\x1b[31m2  \x1b[0m\x1b[2m#  .\x1b[0m\n" +
				" \x1b[32m3  3  \x1b[0m\x1b[31m2  \x1b[0m\x1b[2m# \x1b[0m\x1b[31m14\x1b[0m\n"},
		{"lair", lairGame(t, "rules: tail=strict", ">@.E\n#...", "R"),
			"\x1b[32m∘>\x1b[0m\x1b[1;92m@\x1b[0m\x1b[1;33mE\x1b[0m\n\x1b[2m#...\x1b[0m\n"},
	} {
		t.Run(test.name, func(t *testing.T) {
			if text := string(draw.Text(test.g, true)); text != test.want {
				t.Errorf("got  %q\nwant %q", text, test.want)
			}
		})
	}
}
