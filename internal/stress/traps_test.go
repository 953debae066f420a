package stress

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// trapPage is a page on the known faults, in one language. Its prose is written by hand; the contents, and what stands below
// trapMark in each section, are made here.
type trapPage struct {
	file  string
	above func(*trap) string // the words before the input
	below func(*trap) string // those between the input and the picture
}

var trapPages = []trapPage{
	{"traps.md", (*trap).aboveEnglish, (*trap).belowEnglish},
	{"traps.zh.md", (*trap).aboveChinese, (*trap).belowChinese},
}

const (
	trapMark      = "<!-- data -->\n"
	trapsContents = "<!-- contents -->\n"
	trapsBegin    = "<!-- end of contents -->\n"
)

var trapHeading = regexp.MustCompile(`(?m)^(##+) (.*)\n`)

// TestTrapsAreTrue makes the data of both pages anew. With WEND_UPDATE set it writes them: an input that stands in the
// English page stays if it is as small as there is any and its fault shows on it; otherwise one is searched for.
func TestTrapsAreTrue(t *testing.T) {
	var traps map[string]*trap
	for _, page := range trapPages {
		path := filepath.Join("..", "..", "docs", page.file)
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		text := string(data)
		if traps == nil {
			traps = trapsOf(t, text)
		}
		made := page.make(t, text, traps)
		if made == text {
			continue
		}
		if os.Getenv("WEND_UPDATE") == "" {
			t.Errorf("%s is not as it is made; WEND_UPDATE=1 makes it anew. %s", page.file, difference(text, made))
		} else if err := os.WriteFile(path, []byte(made), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

// difference is the first line in which two texts differ.
func difference(text, made string) string {
	a, b := strings.Split(text, "\n"), strings.Split(made, "\n")
	i := firstDifference(a, b)
	return fmt.Sprintf("Line %d:\n%s\nwant\n%s", i+1, append(a, "")[i], append(b, "")[i])
}

// make is the text of a page with what is made by machine made anew.
func (page trapPage) make(t *testing.T, text string, traps map[string]*trap) string {
	t.Helper()
	var out, contents strings.Builder
	seen := map[string]bool{}
	at := 0
	for _, section := range trapSections(text) {
		trap := traps[section.name]
		switch {
		case section.level == "###":
			fmt.Fprintf(&contents, "  - %s –", section.name)
			continue
		case section.level == "##":
			fmt.Fprintf(&contents, "- **%s**", section.name)
			continue
		case trap == nil || seen[section.name]:
			t.Fatalf("%s: section %s is there twice, or without fault", page.file, section.name)
		}
		seen[section.name] = true
		fmt.Fprintf(&contents, " [%s](#%[1]s)", section.name)
		data := strings.Index(text[section.from:section.to], trapMark)
		if data < 0 {
			t.Fatalf("%s: section %s has no line %s", page.file, section.name, trapMark)
		}
		data += section.from
		out.WriteString(text[at:data] + page.data(trap))
		at = section.to
	}
	out.WriteString(text[at:])
	if len(seen) != len(traps) {
		t.Errorf("%s has sections for %d of %d faults", page.file, len(seen), len(traps))
	}
	return withContents(t, out.String(), contents.String())
}

// withContents is the text of a page with a table of contents, whose items stand in a row.
func withContents(t *testing.T, text, contents string) string {
	t.Helper()
	before, rest, ok := strings.Cut(text, trapsContents)
	_, after, also := strings.Cut(rest, trapsBegin)
	if !ok || !also {
		t.Fatal("the page has no place for its contents")
	}
	contents = regexp.MustCompile(`(- \*\*|  - )`).ReplaceAllString(contents, "\n$1")
	return before + trapsContents + strings.TrimPrefix(contents, "\n") + "\n" + trapsBegin + after
}

// trapSection is a section of a page below its heading.
type trapSection struct {
	level, name string
	from, to    int
}

// trapSections are the sections of a page.
func trapSections(text string) (list []trapSection) {
	for _, m := range trapHeading.FindAllStringSubmatchIndex(text, -1) {
		if n := len(list); n > 0 {
			list[n-1].to = m[0]
		}
		list = append(list, trapSection{text[m[2]:m[3]], text[m[4]:m[5]], m[1], len(text)})
	}
	return list
}

// data is what is made of a section.
func (page trapPage) data(x *trap) string {
	input := "```text\n" + string(x.failure.Text) + "```"
	if command, ok := trapCommands[x.fault.Name]; ok {
		last := len(x.failure.Right) - 1
		input = "```console\n$ " + command + " | wend judge poj1324 | tail -n 1\n" + x.failure.Right[last] + "\n```"
	}
	picture := strings.TrimRight(string(x.failure.Picture(false)), "\n")
	return fmt.Sprintf("%s\n%s\n\n%s\n\n%s\n\n```text\n%s\n```\n\n", trapMark, page.above(x), input, page.below(x), picture)
}

// trapsOf are all faults with their smallest inputs, which stand in a page.
func trapsOf(t *testing.T, text string) map[string]*trap {
	t.Helper()
	inputs := map[string]string{}
	for _, section := range trapSections(text) {
		_, data, _ := strings.Cut(text[section.from:section.to], trapMark)
		_, data, _ = strings.Cut(data, "```text\n")
		inputs[section.name], _, _ = strings.Cut(data, "```")
	}
	traps := map[string]*trap{}
	for _, p := range []*Problem{HDU1175(), POJ1324()} {
		for _, f := range p.Faults() {
			x := &trap{problem: p, fault: f}
			if !x.holds(t, x.read(inputs[f.Name])) {
				if os.Getenv("WEND_UPDATE") == "" {
					t.Errorf("the input of %s is no smallest one on which it shows: WEND_UPDATE=1 finds one", f.Name)
				}
				if !x.holds(t, x.choose()) {
					t.Fatalf("%s shows on no input of %d cells", f.Name, f.Smallest)
				}
			}
			traps[f.Name] = x
		}
	}
	return traps
}

// trapCommands make the inputs that are too long to be shown.
var trapCommands = map[string]string{
	"byte-number": `{ for i in $(seq 128); do printf '1 2 2\n1 1\n1 2\n0\n\n'; done; echo 0 0 0; }`,
	"byte-stamp": `{ for i in $(seq 255); do printf '1 2 2\n1 1\n1 2\n0\n\n'; done;` +
		` printf '1 3 2\n1 2\n1 3\n0\n\n'; echo 0 0 0; }`,
}

// TestTrapCommands runs the commands that make long inputs.
func TestTrapCommands(t *testing.T) {
	needs(t, "sh")
	for name, command := range trapCommands {
		got, err := exec.Command("sh", "-c", command).Output()
		if want := snakeText(byArgument[name]()); err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s makes %d bytes, want %d; error %v", command, len(got), len(want), err)
		}
	}
	if len(trapCommands) != len(byArgument) {
		t.Errorf("%d commands for %d inputs", len(trapCommands), len(byArgument))
	}
}

// TestTrapsSayWhatStressSays looks for the words of each fault at the beginning of its section.
func TestTrapsSayWhatStressSays(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("..", "..", "docs", "traps.md"))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range slices.Concat(HDU1175().Faults(), POJ1324().Faults()) {
		want := "\n#### " + f.Name + "\n\n**It " + strings.ReplaceAll(f.What, "*", `\*`) + ".**"
		if !strings.Contains(string(text), want) {
			t.Errorf("traps.md does not say%s", want)
		}
	}
}
