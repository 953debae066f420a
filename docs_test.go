package wend_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// command is a command line of a document with the output that it promises.
type command struct {
	line, output string
}

var console = regexp.MustCompile("(?s)```console\n(.*?)```")

// commands are those in the console blocks of a document: lines that begin with a dollar sign, each with
// the lines that follow it.
func commands(text string) (list []command) {
	for _, block := range console.FindAllStringSubmatch(text, -1) {
		for line := range strings.Lines(block[1]) {
			if rest, ok := strings.CutPrefix(line, "$ "); ok {
				list = append(list, command{line: strings.TrimSuffix(rest, "\n")})
			} else if len(list) > 0 {
				list[len(list)-1].output += line
			}
		}
	}
	return list
}

// built is a folder with wend in it.
func built(t *testing.T) string {
	t.Helper()
	bin := t.TempDir()
	if out, err := exec.Command("go", "build", "-o", bin+string(os.PathSeparator), "./cmd/wend").CombinedOutput(); err != nil {
		t.Fatalf("go build: %v\n%s", err, out)
	}
	return bin
}

// TestDocumentsDoWhatTheySay runs the commands of all documents, in the root of the repository, with wend on
// the path.
func TestDocumentsDoWhatTheySay(t *testing.T) {
	if _, err := exec.LookPath("sh"); err != nil {
		if os.Getenv("CI") != "" {
			t.Fatal("the documents' commands need sh")
		}
		t.Skip("the documents' commands need sh")
	}
	bin := built(t)
	removeFailing(t)
	docs, err := filepath.Glob("docs/*.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, doc := range append(docs, "README.md", "README.zh.md") {
		text, err := os.ReadFile(doc)
		if err != nil {
			t.Fatal(err)
		}
		list := commands(string(text))
		if len(list) == 0 {
			t.Errorf("%s has no commands", doc)
		}
		for _, c := range list {
			if tool := missing(c.line); tool != "" {
				if os.Getenv("CI") != "" {
					t.Errorf("%s: %s needs %s", doc, c.line, tool)
				}
				t.Logf("%s: not run, as it needs %s: %s", doc, tool, c.line)
				continue
			}
			cmd := exec.Command("sh", "-c", c.line)
			cmd.Env = append(os.Environ(), "LC_ALL=C", "PATH="+bin+string(os.PathListSeparator)+os.Getenv("PATH"))
			// A difference or an error is an exit status too; what counts is what people see.
			if got, _ := cmd.CombinedOutput(); string(got) != c.output {
				t.Errorf("%s: %s\nprints\n%s\nwant\n%s", doc, c.line, got, c.output)
			}
		}
	}
}

// missing is the tool that a command needs to build or run a program, if it is not there, or empty.
func missing(line string) string {
	for extension, tool := range map[string]string{".cpp": "g++", ".py": "python3"} {
		if strings.Contains(line, extension) {
			if _, err := exec.LookPath(tool); err != nil {
				return tool
			}
		}
	}
	return ""
}

// failingInputs are the files in the current folder that have names of failing inputs.
func failingInputs() []string {
	names, _ := filepath.Glob("*-fail.in") // the pattern is right
	return names
}

// removeFailing removes the failing inputs that the commands have written into the current folder, and none that were there.
func removeFailing(t *testing.T) {
	before := failingInputs()
	t.Cleanup(func() {
		for _, name := range failingInputs() {
			if !slices.Contains(before, name) {
				_ = os.Remove(name) // what is left does no harm
			}
		}
	})
}

// TestBothReadmesShowTheSame compares everything but the prose.
func TestBothReadmesShowTheSame(t *testing.T) {
	var shown [2]string
	for i, name := range []string{"README.md", "README.zh.md"} {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, block := range console.FindAllString(string(text), -1) {
			shown[i] += block
		}
		for line := range strings.Lines(string(text)) {
			if strings.HasPrefix(line, "| h_") || strings.HasPrefix(line, "| p_") {
				shown[i] += line
			}
		}
	}
	if shown[0] != shown[1] {
		t.Errorf("README.md shows\n%s\nREADME.zh.md\n%s", shown[0], shown[1])
	}
}

// TestBothLanguagesShowTheSame compares the commands and the pictures of English pages and their Chinese counterparts.
func TestBothLanguagesShowTheSame(t *testing.T) {
	for _, page := range []string{"docs/solve", "docs/how", "docs/stress", "docs/traps"} {
		var shown [2][]string
		for i, name := range []string{page + ".md", page + ".zh.md"} {
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			shown[i] = append(console.FindAllString(string(text), -1), pictureCommand.FindAllString(string(text), -1)...)
		}
		if len(shown[0]) == 0 || !slices.Equal(shown[0], shown[1]) {
			t.Errorf("%s.md shows\n%s\nand %s.zh.md\n%s", page, shown[0], page, shown[1])
		}
	}
}

// pictureCommand is the command that stands below a picture: its options, and the file.
var pictureCommand = regexp.MustCompile("`wend (show [^`]*--svg )(docs/[a-z]+\\.svg)`")

// TestPicturesAreThoseOfShow makes the pictures of all documents with the commands that stand below them.
func TestPicturesAreThoseOfShow(t *testing.T) {
	docs, err := filepath.Glob("docs/*.md")
	if err != nil {
		t.Fatal(err)
	}
	bin, shown := built(t), map[string]bool{}
	for _, doc := range append(docs, "README.md", "README.zh.md") {
		text, err := os.ReadFile(doc)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range pictureCommand.FindAllStringSubmatch(string(text), -1) {
			shown[m[2]] = true
			got, err := exec.Command(filepath.Join(bin, "wend"), strings.Fields(m[1]+"-")...).Output()
			if err != nil {
				t.Fatalf("%s: wend %s-: %v", doc, m[1], err)
			}
			if want, err := os.ReadFile(m[2]); err != nil || string(got) != string(want) {
				t.Errorf("%s is not what wend %s%s makes; error %v", m[2], m[1], m[2], err)
			}
			link, err := filepath.Rel(filepath.Dir(doc), m[2])
			if err != nil || !strings.Contains(string(text), "]("+filepath.ToSlash(link)+")") {
				t.Errorf("%s does not show %s; error %v", doc, link, err)
			}
		}
	}
	pictures, err := filepath.Glob("docs/*.svg")
	if err != nil {
		t.Fatal(err)
	}
	for _, picture := range pictures {
		if !shown[filepath.ToSlash(picture)] {
			t.Errorf("no document has a command that makes %s", picture)
		}
	}
}

// TestExamplesAreTrue checks what the example levels claim.
func TestExamplesAreTrue(t *testing.T) {
	levels, err := filepath.Glob("examples/*.level")
	if err != nil || len(levels) == 0 {
		t.Fatalf("%d levels, error %v", len(levels), err)
	}
	out, err := exec.Command(filepath.Join(built(t), "wend"), append([]string{"check"}, levels...)...).CombinedOutput()
	if err != nil {
		t.Errorf("wend check: %v\n%s", err, out)
	}
}

// TestMakeHasWhatDocumentsName looks for every make target that a document names.
func TestMakeHasWhatDocumentsName(t *testing.T) {
	makefile, err := os.ReadFile("Makefile")
	if err != nil {
		t.Fatal(err)
	}
	named := 0
	for _, doc := range []string{"README.md", "README.zh.md", "CONTRIBUTING.md"} {
		text, err := os.ReadFile(doc)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range regexp.MustCompile("`make ([a-z]+)`").FindAllStringSubmatch(string(text), -1) {
			named++
			if !strings.Contains(string(makefile), "\n"+m[1]+":") {
				t.Errorf("%s names make %s, which there is not", doc, m[1])
			}
		}
	}
	if named == 0 {
		t.Error("no document names a make target")
	}
}

// TestGuideNamesTheKinds looks for the kinds of cases that help lists: the guide has them all, in its order and, in English,
// in its words.
func TestGuideNamesTheKinds(t *testing.T) {
	wend := filepath.Join(built(t), "wend")
	row := regexp.MustCompile("(?m)^\\| `([a-z-]+)` \\| (?:sample|tiny|small|largest|disputed) \\| (.*) \\|$")
	var want []string
	for _, problem := range []string{"hdu1175", "poj1324"} {
		help, err := exec.Command(wend, "cases", problem, "--help").Output()
		if err != nil {
			t.Fatal(err)
		}
		_, list, _ := strings.Cut(string(help), "Kinds:\n")
		list, _, _ = strings.Cut(list, "Example:")
		for line := range strings.Lines(strings.TrimSpace(list)) {
			name, what, _ := strings.Cut(strings.TrimSpace(line), " ")
			want = append(want, name+": "+strings.ReplaceAll(strings.TrimSpace(what), "known faults", "known mistakes"))
		}
	}
	for _, page := range []string{"docs/stress.md", "docs/stress.zh.md"} {
		text, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		rows := row.FindAllStringSubmatch(string(text), -1)
		if len(rows) != len(want) || len(rows) < 20 {
			t.Errorf("%s has %d kinds, want %d", page, len(rows), len(want))
			continue
		}
		for i, r := range rows {
			name, _, _ := strings.Cut(want[i], ":")
			if r[1] != name || page == "docs/stress.md" && r[1]+": "+r[2] != want[i] {
				t.Errorf("%s: %s: %s\nwant %s", page, r[1], r[2], want[i])
			}
		}
	}
}
