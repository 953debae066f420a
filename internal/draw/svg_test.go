package draw_test

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/internal/draw"
	"github.com/wendgames/wend/level"
	"github.com/wendgames/wend/link"
	"github.com/wendgames/wend/play"
)

// element is an element of a picture.
type element struct {
	name  string
	attrs map[string]string
	text  string // directly in it
}

// has reports whether e is of a class.
func (e element) has(class string) bool {
	return slices.Contains(strings.Fields(e.attrs["class"]), class)
}

// picture is a picture that has been read: its elements in the order in which they begin.
type picture []element

// read reads the picture of a game.
func read(t *testing.T, g *play.Game) picture {
	t.Helper()
	return readSVG(t, draw.SVG(g))
}

// readSVG reads a picture.
func readSVG(t *testing.T, svg []byte) (p picture) {
	t.Helper()
	d := xml.NewDecoder(bytes.NewReader(svg))
	var open []int
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return p
		}
		if err != nil {
			t.Fatalf("%v in\n%s", err, svg)
		}
		switch token := token.(type) {
		case xml.StartElement:
			e := element{token.Name.Local, map[string]string{}, ""}
			for _, a := range token.Attr {
				if _, twice := e.attrs[a.Name.Local]; twice {
					t.Fatalf("%s has %s twice", e.name, a.Name.Local)
				}
				e.attrs[a.Name.Local] = a.Value
			}
			open = append(open, len(p))
			p = append(p, e)
		case xml.EndElement:
			open = open[:len(open)-1]
		case xml.CharData:
			if len(open) > 0 {
				p[open[len(open)-1]].text += string(token)
			}
		}
	}
}

// find is the places in the picture of the elements of a class.
func (p picture) find(class string) (places []int) {
	for i, e := range p {
		if e.has(class) {
			places = append(places, i)
		}
	}
	return places
}

// first is the text of the first element with a name.
func (p picture) first(name string) string {
	i := slices.IndexFunc(p, func(e element) bool { return e.name == name })
	return p[i].text
}

var (
	number  = regexp.MustCompile(`-?[0-9]+`)
	ruleOf  = regexp.MustCompile(`(?m)^\.([a-z0-9]+)\{`)
	addsUp  = regexp.MustCompile(`^translate\((\d+) (\d+)\)$`)
	outside = regexp.MustCompile(`(?i)https?:|url\(|@import|<script|<image|<foreignObject`)
)

// numbers is the whole numbers in a text.
func numbers(text string) (list []int) {
	for _, word := range number.FindAllString(text, -1) {
		n, _ := strconv.Atoi(word)
		list = append(list, n)
	}
	return list
}

// TestSVG checks what holds for all pictures: they are XML, what is used is defined, once, everything of a class has a
// rule, all cells are in the picture, nothing is fetched from elsewhere, and the bytes are the same every time.
func TestSVG(t *testing.T) {
	eachRandom(t, func(t *testing.T, g *play.Game) {
		p := read(t, g)
		ids, size := map[string]bool{}, g.Level().Size()
		style := p.first("style")
		classes := map[string]bool{}
		for _, m := range ruleOf.FindAllStringSubmatch(style, -1) {
			classes[m[1]] = true
		}
		for _, e := range p {
			if id, ok := e.attrs["id"]; ok && ids[id] {
				t.Fatalf("%s is defined twice", id)
			} else if ok {
				ids[id] = true
			}
			if href, ok := e.attrs["href"]; ok && !ids[strings.TrimPrefix(href, "#")] {
				t.Fatalf("%s is not defined before it is used", href)
			}
			for _, class := range strings.Fields(e.attrs["class"]) {
				if !classes[class] {
					t.Fatalf("class %s has no rule", class)
				}
			}
		}
		svg := draw.SVG(g)
		if again := draw.SVG(g); !bytes.Equal(svg, again) {
			t.Fatal("not the same bytes twice")
		}
		if found := outside.Find(bytes.Replace(svg, []byte(`xmlns="http://www.w3.org/2000/svg"`), nil, 1)); found != nil {
			t.Fatalf("%s is in the picture", found)
		}
		checkSize(t, p, size)
	})
}

// checkSize checks that a picture says its size, and that the cells are in it.
func checkSize(t *testing.T, p picture, size grid.Size) {
	t.Helper()
	root := p[0].attrs
	if want := "0 0 " + root["width"] + " " + root["height"]; root["viewBox"] != want {
		t.Fatalf("viewBox is %s, want %s", root["viewBox"], want)
	}
	width, height := numbers(root["width"])[0], numbers(root["height"])[0]
	i := slices.IndexFunc(p, func(e element) bool { return addsUp.MatchString(e.attrs["transform"]) })
	at := numbers(p[i].attrs["transform"])
	if at[0]+40*size.Cols >= width || at[1]+40*size.Rows >= height {
		t.Fatalf("cells from %v do not fit into %d, %d", at, width, height)
	}
}

// TestSVGDark checks that the rules for dark pages come after the light ones, which do not depend on them.
func TestSVGDark(t *testing.T) {
	style := read(t, linkGame(t, "turns=2", "1 2 3", "")).first("style")
	light, dark, found := strings.Cut(style, "@media (prefers-color-scheme:dark){")
	good := found && strings.Contains(light, ".f{fill:#") && strings.Contains(dark, ".f{fill:#")
	// Hollow glyphs have to stay so: the colours above say how they are filled.
	if !good || !strings.HasSuffix(strings.TrimRight(dark, "}\n"), ".h{fill:none") || strings.Contains(style, "var(") {
		t.Errorf("the style sheet is\n%s", style)
	}
}

func TestSVGWords(t *testing.T) {
	const turnRound = "E.....\n..#...\n>v##..\n@<....\n......"
	for _, test := range []struct {
		g           *play.Game
		title, desc string
	}{
		{game(t, "game: link\ntitle: <a> & \"b\" 'c' 连\n\n1 2 2 1", ""), `<a> & "b" 'c' 连`,
			"Link board, 1 row, 4 columns, 4 tiles left"},
		{game(t, "game: link\ntitle.zh: 第一步\n\n1 2 2 1", "1,2-1,3"), "第一步",
			"Link board, 1 row, 4 columns, 2 tiles left; last taken 1,2-1,3 by the line 1,2 1,3"},
		{game(t, "game: link\n\n1 2 1 2", "~2,2,1,1"), "Link", "Link board, 1 row, 4 columns, 4 tiles left; last shuffled"},
		{lairGame(t, "rules: tail=strict", turnRound, "DR"), "Lair",
			"Lair, 5 rows, 6 columns, 3 stones, exit at 1,1; snake of 4 blocks, head at 5,2, tail at 4,2; last step R, away from 3,2"},
		{lairGame(t, "rules: tail=strict", "E@E#", ""), "Lair",
			"Lair, 1 row, 4 columns, 1 stone, exits at 1,1 1,3; snake of 1 block, head at 1,2"},
		{lairGame(t, "rules: tail=strict", "EEEEEEE@", ""), "Lair",
			"Lair, 1 row, 8 columns, 0 stones, 7 exits; snake of 1 block, head at 1,8"},
		{lairGame(t, "rules: tail=strict\ngoal: 1,2", "@..", ""), "Lair",
			"Lair, 1 row, 3 columns, 0 stones, goal with its head at 1,2; snake of 1 block, head at 1,1"},
	} {
		p := read(t, test.g)
		if title := p.first("title"); title != test.title {
			t.Errorf("the title is %q, want %q", title, test.title)
		}
		if desc := p.first("desc"); desc != test.desc {
			t.Errorf("the description is\n%s, want\n%s", desc, test.desc)
		}
	}
}

// TestSVGTitleBytes draws a title of all that XML cannot say.
func TestSVGTitleBytes(t *testing.T) {
	l := *linkGame(t, "turns=2", "1 1", "").Level()
	l.Title = "a\x00\x1b[0m\xff\ufffe\uffff]]>&amp;"
	if title := read(t, play.New(&l, nil)).first("title"); title != "a��[0m���]]>&amp;" {
		t.Errorf("the title is %q", title)
	}
}

// TestSVGLarge checks that large boards make pictures of a fair size.
func TestSVGLarge(t *testing.T) {
	for _, test := range []struct{ side, kinds, most int }{{100, 60, 600_000}, {100, 5000, 1_100_000}, {400, 60, 9_000_000}} {
		rows := make([][]link.Kind, test.side)
		for r := range rows {
			for c := range test.side {
				rows[r] = append(rows[r], link.Kind((r*test.side+c)%test.kinds+1))
			}
		}
		l := &level.Level{Link: &level.Link{Board: link.NewBoard(rows), Rules: link.Standard}}
		if n := len(draw.SVG(play.New(l, nil))); n > test.most || n < 20*test.side*test.side {
			t.Errorf("%d rows and columns, %d kinds: %d bytes, want at most %d", test.side, test.side, n, test.most)
		}
	}
}

// TestSVGKinds checks that all 60 kinds with a glyph have shapes of their own, whatever their colours, and that others
// show their number.
func TestSVGKinds(t *testing.T) {
	const glyphs = 60
	var board strings.Builder
	for k := range glyphs {
		fmt.Fprint(&board, k+1, " ")
	}
	svg := string(draw.SVG(linkGame(t, "turns=2", board.String(), "")))
	seen, colours := map[string]int{}, map[string]bool{}
	for k := 1; k <= glyphs; k++ {
		_, rest, found := strings.Cut(svg, fmt.Sprintf(`<g id="k%d">`, k))
		shape, _, _ := strings.Cut(rest, "</g>")
		if !found || strings.Contains(shape, "<text") {
			t.Fatalf("kind %d has no glyph", k)
		}
		colours[colour.FindString(shape)] = true
		shape = colour.ReplaceAllString(shape, "")
		if before, same := seen[shape]; same {
			t.Errorf("kinds %d and %d have the same shape: %s", before, k, shape)
		}
		seen[shape] = k
	}
	if len(colours) < 8 {
		t.Errorf("%d colours", len(colours))
	}
}

var colour = regexp.MustCompile(`\bc[0-9]+\b`)

func TestSVGNumbers(t *testing.T) {
	for kind, want := range map[string][]string{
		"61": {"61"}, "999": {"999"}, "12345": {"12345"}, "123456": {"123", "456"}, "2147483647": {"21474", "83647"},
	} {
		var texts []string
		p := read(t, linkGame(t, "turns=2", kind, ""))
		for _, i := range p.find("x") {
			texts = append(texts, p[i].text)
			size, err := strconv.ParseFloat(p[i].attrs["font-size"], 64)
			if err != nil || size*0.7*float64(len(p[i].text)) > 29 {
				t.Errorf("%s in size %v is too wide for its tile", p[i].text, size)
			}
		}
		if !slices.Equal(texts, want) {
			t.Errorf("kind %s shows %q, want %q", kind, texts, want)
		}
	}
}
