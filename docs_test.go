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

// TestDocumentsDoWhatTheySay runs the commands of all documents, in the root of the repository, with wend on
// the path.
func TestDocumentsDoWhatTheySay(t *testing.T) {
	if _, err := exec.LookPath("sh"); err != nil {
		if os.Getenv("CI") != "" {
			t.Fatal("the documents' commands need sh")
		}
		t.Skip("the documents' commands need sh")
	}
	bin := t.TempDir()
	if out, err := exec.Command("go", "build", "-o", bin, "./cmd/wend").CombinedOutput(); err != nil {
		t.Fatalf("go build: %v\n%s", err, out)
	}
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
			cmd := exec.Command("sh", "-c", c.line)
			cmd.Env = append(os.Environ(), "LC_ALL=C", "PATH="+bin+string(os.PathListSeparator)+os.Getenv("PATH"))
			// A difference or an error is an exit status too; what counts is what people see.
			if got, _ := cmd.CombinedOutput(); string(got) != c.output {
				t.Errorf("%s: %s\nprints\n%s\nwant\n%s", doc, c.line, got, c.output)
			}
		}
	}
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

// TestBothPagesOnSolvingShowTheSame compares the commands of the English and the Chinese page.
func TestBothPagesOnSolvingShowTheSame(t *testing.T) {
	var shown [2][]string
	for i, name := range []string{"docs/solve.md", "docs/solve.zh.md"} {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		shown[i] = console.FindAllString(string(text), -1)
	}
	if len(shown[0]) == 0 || !slices.Equal(shown[0], shown[1]) {
		t.Errorf("docs/solve.md shows\n%s\ndocs/solve.zh.md\n%s", shown[0], shown[1])
	}
}

// TestPicturesAreThoseOfShow makes the pictures of the README with the commands that stand below them.
func TestPicturesAreThoseOfShow(t *testing.T) {
	text, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	made := regexp.MustCompile("`wend (show [^`]*--svg )(docs/[a-z]+\\.svg)`").FindAllStringSubmatch(string(text), -1)
	if len(made) < 2 {
		t.Errorf("%d pictures, want one of each game", len(made))
	}
	for _, m := range made {
		args := append([]string{"run", "./cmd/wend"}, strings.Fields(m[1]+"-")...)
		got, err := exec.Command("go", args...).Output()
		if err != nil {
			t.Fatalf("%v: %v", args, err)
		}
		if want, err := os.ReadFile(m[2]); err != nil || string(got) != string(want) {
			t.Errorf("%s is not what wend %s%s makes; error %v", m[2], m[1], m[2], err)
		}
		if !strings.Contains(string(text), "]("+m[2]+")") {
			t.Errorf("README.md does not show %s", m[2])
		}
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
