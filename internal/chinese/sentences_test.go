package chinese_test

import (
	"bufio"
	"context"
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/wendgames/wend/internal/ask"
	"github.com/wendgames/wend/internal/chinese"
	"github.com/wendgames/wend/internal/stress"
	"github.com/wendgames/wend/level"
)

var (
	quotations = regexp.MustCompile(`"(\\.|[^"\\])*"|'(\\.|[^'\\])*'`)
	sentence   = regexp.MustCompile(`[a-z]{2,} [a-z]+ [a-z]+`) // or as good as one
)

// inEnglish is the English that is left in a text in Chinese, or empty. What is quoted is in any language.
func inEnglish(text string) string { return sentence.FindString(quotations.ReplaceAllString(text, "")) }

// sentencesOf holds a text of which the names are known.
func sentencesOf(t *testing.T, text, name string) {
	t.Helper()
	got := chinese.Text(text, name)
	if left := inEnglish(got); left != "" {
		t.Errorf("%q is left in\n%s\nwhich was\n%s", left, got, text)
	}
	if got == text {
		t.Errorf("nothing of this is in Chinese:\n%s", text)
	}
}

// TestNoFaultStaysEnglish reads all texts that the tests of package level know as faulty.
func TestNoFaultStaysEnglish(t *testing.T) {
	faulty := 0
	see := func(l *level.Level, err error) {
		var faults *level.Faults
		if !errors.As(err, &faults) {
			return
		}
		faulty++
		sentencesOf(t, faults.Error(), "x.level")
	}
	words := map[string]string{"link": "wend: 1\ngame: link\n", "lair": "wend: 1\ngame: lair\n"}
	for _, name := range []string{"faults_test.go", "pack_test.go"} {
		for _, text := range firstTexts(t, "../../level/"+name, words) {
			see(level.Parse("x.level", text))
			see(level.ParseJSON("x.level", 1, []byte(text)))
		}
	}
	for _, text := range seeds(t, "../../level/testdata/fuzz/*/*") {
		see(level.Parse("x.level", text))
		see(level.ParseJSON("x.level", 1, []byte(text)))
	}
	if faulty < 150 {
		t.Errorf("only %d faulty texts", faulty)
	}
}

// TestNoReasonStaysEnglish checks lairs out of which no way leads, those that the tests of package ask know, and boards that
// cannot be cleared.
func TestNoReasonStaysEnglish(t *testing.T) {
	texts := []string{
		"link\nexpect: solvable\n\n1 2\n2 1", "link\nexpect: solvable\n\n1 1 1", "link\nexpect: solvable\n\n1 # 1 2\n# 2 . .\n1 1 . .",
		"link\nexpect: solvable\nrules: slide=down\n\n1 2\n2 1", "lair\nexpect: 1\nexits: 1,1\n\n#.@", "lair\nexpect: impossible\n\nE@",
		"lair\nexpect: solvable\nexits: 1,1 2,1\n\n#.@\n#..", "lair\nexpect: 2\n\nE..@", "lair\nexpect: solvable\nsnake: 1,2\n\nE#.",
		"lair\nexpect: solvable\ngoal: 1,1 1,2\n\n#.@<",
	}
	for _, text := range firstTexts(t, "../ask/lairreason_test.go", nil) {
		if !strings.HasPrefix(text, "goal") {
			text = "\n" + text
		}
		texts = append(texts, "lair\nexpect: solvable\n"+text)
	}
	said := 0
	for _, text := range texts {
		l, err := level.Parse("x.level", "wend: 1\ngame: "+text+"\n")
		if err != nil {
			continue // in another test's words
		}
		for _, limits := range []ask.Limits{{}, {States: 1}, {Memory: 1}, {Time: 1}} {
			answer, err := ask.Check(context.Background(), "x.level", l, limits)
			if err != nil {
				t.Fatal(err)
			}
			for _, claim := range answer.Claims {
				if claim.Why != "" && !claim.True() {
					said++
					sentencesOf(t, "x.level: false: expect: "+claim.Why, "x.level")
				}
			}
		}
	}
	if said < 40 {
		t.Errorf("only %d reasons", said)
	}
}

// TestNoMistakeStaysEnglish has every known mistake of the online-judge problems, alone and among others.
func TestNoMistakeStaysEnglish(t *testing.T) {
	said := map[string]string{}
	for _, p := range []*stress.Problem{stress.HDU1175(), stress.POJ1324()} {
		for _, f := range p.Faults() {
			known := "one that " + f.What + ": docs/traps.md#" + f.Name
			for _, text := range []string{"your program answers exactly like " + known, "    " + known} {
				sentencesOf(t, text, "x")
			}
			got := chinese.Text("    " + known)
			if page := "docs/traps.zh.md#" + f.Name; !strings.HasSuffix(got, "，见 "+page) {
				t.Errorf("%s: %q does not name %s", f.Name, got, page)
			}
			mistake, _, _ := strings.Cut(got, "，见 ")
			if other, ok := said[mistake]; ok && other != f.What {
				t.Errorf("%q and %q are both said as %q", other, f.What, mistake)
			}
			said[mistake] = f.What
		}
	}
	if len(said) < 60 {
		t.Errorf("only %d mistakes", len(said))
	}
}

// TestSentencesAreFound holds texts that are English.
func TestSentencesAreFound(t *testing.T) {
	for _, text := range []string{"x: the key game is missing", `没有 "a" there is no key`} {
		if inEnglish(text) == "" {
			t.Errorf("%q passes", text)
		}
	}
	if left := inEnglish(`x:1: 没有 "there is no key" 这个键`); left != "" {
		t.Errorf("%q is found in what is quoted", left)
	}
}

// firstTexts are the first texts of the structs in the lists and maps of a Go file, which are levels there. Words stand for
// texts.
func firstTexts(t *testing.T, path string, words map[string]string) (texts []string) {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	ast.Inspect(file, func(n ast.Node) bool {
		if list, ok := n.(*ast.CompositeLit); ok && len(list.Elts) > 0 {
			if text, ok := constant(list.Elts[0], words); ok {
				texts = append(texts, text)
			}
		}
		return true
	})
	return texts
}

// constant is the value of a text that is written as literals, words and sums of them.
func constant(e ast.Expr, words map[string]string) (string, bool) {
	switch e := e.(type) {
	case *ast.BasicLit:
		text, err := strconv.Unquote(e.Value)
		return text, err == nil && e.Kind == token.STRING
	case *ast.Ident:
		text, ok := words[e.Name]
		return text, ok
	case *ast.BinaryExpr:
		left, okLeft := constant(e.X, words)
		right, okRight := constant(e.Y, words)
		return left + right, okLeft && okRight && e.Op == token.ADD
	}
	return "", false
}

// seeds are the texts in files of inputs for fuzzing.
func seeds(t *testing.T, pattern string) (texts []string) {
	t.Helper()
	paths, err := filepath.Glob(pattern)
	if err != nil || len(paths) == 0 {
		t.Fatalf("%s: %d files, error %v", pattern, len(paths), err)
	}
	for _, path := range paths {
		f, err := os.Open(path)
		if err != nil {
			t.Fatal(err)
		}
		lines := bufio.NewScanner(f)
		for lines.Scan() {
			_, literal, _ := strings.Cut(strings.TrimSuffix(lines.Text(), ")"), "(")
			if text, err := strconv.Unquote(literal); err == nil {
				texts = append(texts, text)
			}
		}
		f.Close()
	}
	return texts
}
