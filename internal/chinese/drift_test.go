package chinese

import (
	"go/ast"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// TestNothingIsMissing reads the sources: every text in them that may be for people is part of a message here.
func TestNothingIsMissing(t *testing.T) {
	used := map[string]bool{}
	list := texts(t)
	b := opened()
	for _, l := range list {
		_, found := b.translate("hint", l.text, nil) // a hint without anything that differs may be whole
		for _, term := range terms {
			found = found || term.english == l.text
		}
		for _, c := range catalogue() {
			for _, m := range c.messages {
				if has(m.english, l.text) {
					found, used[m.english] = true, true
				}
			}
		}
		if !found && notText[l.text] == "" {
			t.Errorf("%s: %q has no Chinese, nor a reason why not", l.where, l.text)
		}
	}
	if len(list) < 150 {
		t.Errorf("only %d texts were found", len(list))
	}
	for _, c := range catalogue() {
		for _, m := range c.messages {
			if !used[m.english] && !elsewhere(c.name, m.english) {
				t.Errorf("%s: no source has %q", c.name, m.english)
			}
		}
	}
}

// elsewhere reports whether a message of the catalogue is made by Go, by a library, by a system or in a file that is left
// out, or is made of holes.
func elsewhere(chapter, english string) bool {
	switch chapter {
	case "os", "json", "end", "signal":
		return true
	}
	return !worded.MatchString(strings.Join(pieces(english), "")) || slices.Contains([]string{
		"{name}: read {text}: {os}", "read {text}: {os}", "write {text}: {os}", "open {text}: {os}",
		"flag needs an argument: {text}",
		// This is one word in its source.
		"(none)",
		// The text of this has braces in its source, which are none of a hole.
		"for example --build {text}",
		// These are made in solve.go.
		"at least {count}", "at least {count}; a way of {count2} is known", "a way of {count} is known",
	}, english)
}

var (
	verb   = regexp.MustCompile(`%[-+ #0]*[0-9.]*[a-zA-Z]|\{[a-z]+[0-9]*\}|\n`)
	worded = regexp.MustCompile(`[A-Za-z]{2}`)
)

// pieces are the texts between the verbs of a format or the holes of a pattern.
func pieces(format string) []string { return verb.Split(format, -1) }

// has reports whether a pattern has what a text of the sources has, in its order.
func has(pattern, text string) bool {
	for _, piece := range pieces(text) {
		_, rest, ok := strings.Cut(pattern, piece)
		if !ok && piece != " " { // a blank between two verbs may be within a hole
			return false
		}
		if ok {
			pattern = rest
		}
	}
	return true
}

// TestHasCanFail holds texts that are not in patterns.
func TestHasCanFail(t *testing.T) {
	for _, wrong := range []string{"%d rows long", "is %d, this row", "this row is %d long; the first", "this row is {n} long, the first {n2}!"} {
		if has("this row is {n} long, the first {n2}", wrong) {
			t.Errorf("%q is found", wrong)
		}
	}
	if !has("this row is {n} long, the first {n2}", "this row is %d long, the first %d\n") {
		t.Error("what is there is not found")
	}
}

// TestEveryWordIsThere reads the sources: every thing that is counted has its measure, and every word of a kind its Chinese.
func TestEveryWordIsThere(t *testing.T) {
	kinds := map[string]string{"Code": "code", "Status": "status", "Means": "means", "Game": "game"}
	seen := 0
	for path, file := range sources(t) {
		if unspoken[path] != "" {
			continue
		}
		delete(kinds, "Verdict") // that of wend solve is another
		if strings.HasPrefix(path, "internal/stress/") {
			kinds["Verdict"] = "verdict"
		}
		for _, decl := range file.Decls {
			if f, ok := decl.(*ast.FuncDecl); ok && notSaid[f.Name.Name] != "" {
				continue
			}
			ast.Inspect(decl, func(n ast.Node) bool {
				switch n := n.(type) {
				case *ast.CallExpr:
					if thing := counted(n); thing != "" {
						seen++
						if size, _ := count("2 " + thing + "s"); size == 0 {
							t.Errorf("%s: there is no measure for %s", path, thing)
						}
					}
				case *ast.ValueSpec:
					kind, ok := n.Type.(*ast.Ident)
					if !ok || kinds[kind.Name] == "" || len(n.Values) != 1 {
						return true
					}
					if lit, ok := n.Values[0].(*ast.BasicLit); ok {
						seen++
						word, _ := strconv.Unquote(lit.Value)
						if size, _ := term(kinds[kind.Name], word); size == 0 {
							t.Errorf("%s: there is no Chinese for the %s %s", path, kind.Name, word)
						}
					}
				}
				return true
			})
		}
	}
	if seen < 40 {
		t.Errorf("only %d words were found", seen)
	}
}

// counted is the thing that a call of Count counts, or empty.
func counted(call *ast.CallExpr) string {
	name := ""
	switch f := call.Fun.(type) {
	case *ast.Ident:
		name = f.Name
	case *ast.SelectorExpr:
		if of, ok := f.X.(*ast.Ident); ok && of.Name == "strings" {
			return "" // it counts in a text
		}
		name = f.Sel.Name
	}
	if name != "Count" || len(call.Args) != 2 {
		return ""
	}
	lit, ok := call.Args[1].(*ast.BasicLit)
	if !ok {
		return ""
	}
	thing, _ := strconv.Unquote(lit.Value)
	return thing
}
