package chinese

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// root is the root of the repository.
const root = "../.."

// rooms are the folders in whose files messages are made that commands which speak Chinese may write: check and stress.
var rooms = []string{"grid", "link", "lair", "level", "play", "internal/ask", "internal/runner", "internal/stress", "cmd/wend"}

// unspoken are the files of those folders of which they write no message, and why.
var unspoken = map[string]string{
	"link/generate.go": "makes boards",
	"link/request.go":  "makes boards",
	"lair/request.go":  "makes lairs",
	"lair/terrain.go":  "makes lairs",
	"level/write.go":   "writes levels",

	"internal/ask/analyse.go":   "answers wend analyse",
	"internal/ask/grade.go":     "answers wend grade",
	"internal/ask/gradelair.go": "answers wend grade",
	"internal/ask/hardest.go":   "answers wend hardest",
	"internal/ask/hint.go":      "answers wend hint",
	"internal/ask/make.go":      "answers wend gen",
	"internal/ask/show.go":      "answers wend show",
	"internal/ask/solve.go":     "answers wend solve",

	"internal/stress/snakes_kinds.go": "says for help which kinds of cases there are",
	"internal/stress/tiles_kinds.go":  "says for help which kinds of cases there are",

	"cmd/wend/against.go": "compares answers of a judge",
	"cmd/wend/analyse.go": "is wend analyse",
	"cmd/wend/builtin.go": "is wend levels",
	"cmd/wend/cases.go":   "is wend cases",
	"cmd/wend/convert.go": "is wend convert",
	"cmd/wend/fill.go":    "is wend solve --write",
	"cmd/wend/gen.go":     "is wend gen",
	"cmd/wend/genlair.go": "is wend gen",
	"cmd/wend/genlink.go": "is wend gen",
	"cmd/wend/grade.go":   "is wend grade",
	"cmd/wend/hardest.go": "is wend hardest",
	"cmd/wend/hint.go":    "is wend hint",
	"cmd/wend/judge.go":   "is wend judge",
	"cmd/wend/order.go":   "is for wend gen",
	"cmd/wend/show.go":    "is wend show",
	"cmd/wend/shuffle.go": "is wend shuffle",
	"cmd/wend/solve.go":   "is wend solve",
	"cmd/wend/target.go":  "says where levels are written",
}

// notSaid are the functions in the other files of which they write no message, and why.
var notSaid = map[string]string{
	"lairFault":     "of levels that are written",
	"linkFault":     "of levels that are written",
	"dealt":         "answers wend gen",
	"tried":         "answers wend gen",
	"wallsReading":  "is for drawings, which check has not",
	"covered":       "is for drawings, which check has not",
	"root":          "is for help",
	"timeFlag":      "is for help",
	"limitFlags":    "is for help",
	"jobsFlag":      "is for help",
	"searchFlags":   "is for help",
	"memoryFlag":    "is for help",
	"dealsFlag":     "is for help",
	"dealsOf":       "is for wend gen and wend shuffle",
	"formFlags":     "is for help",
	"checkCommand":  "is for help",
	"movesFlag":     "is for help",
	"jsonFlag":      "is for help",
	"stressCommand": "is for help",
	"stressFlags":   "is for help",
	"stressHelp":    "is for help",
	"thereAlready":  "is for commands that have --force",
	"buildPython":   "asks Python for its version",
	"checkPython":   "has Python read a source",
}

// notText are the texts elsewhere that they do not write, or that are the same in Chinese, and why.
var notText = map[string]string{
	" outside=": "is in a rule set",
	" slide=":   "is in a rule set",
	" swap=yes": "is in a rule set",
	"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-_ ": "is what keys are made of",

	"invalid value %q for flag -%s":    "is read, as the library for command lines writes it",
	"flag provided but not defined: -": "is read, as the library for command lines writes it",
	"wend: %s\n":                       "stands before every error",
	"wend: ":                           "begins a level",
	"%g s and %d MiB":                  "is two amounts",
	"%.1f MiB":                         "is an amount",
	"gcc libc6-dev":                    "is names of packages",
	"go build ":                        "begins a command line",
	" kB":                              "is read, as Linux writes it",
	"Case ":                            "is in the answers of programs",
	"a larger --memory may decide it":  "is for judges",
}

// sourceText is a text in the sources with a word and a blank in it: it may be a message or a part of one.
type sourceText struct {
	where, text string
}

// texts are those in the sources that may be for people.
func texts(t *testing.T) (list []sourceText) {
	t.Helper()
	for path, file := range sources(t) {
		if unspoken[path] != "" {
			continue
		}
		for _, decl := range file.Decls {
			if f, ok := decl.(*ast.FuncDecl); ok && notSaid[f.Name.Name] != "" {
				continue
			}
			ast.Inspect(decl, func(n ast.Node) bool {
				if isOther(n) {
					return false
				}
				if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING {
					text, err := strconv.Unquote(lit.Value)
					if err != nil {
						t.Fatal(err)
					}
					if strings.Contains(text, " ") && worded.MatchString(verb.ReplaceAllString(text, "")) {
						list = append(list, sourceText{path, text})
					}
				}
				return true
			})
		}
	}
	return list
}

// isOther reports whether a part of a source has texts that are for programs or programmers: imports, the tags of fields,
// panics, and how to read a drawing, of which check has none.
func isOther(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.ImportSpec, *ast.CommentGroup:
		return true
	case *ast.BasicLit:
		return strings.HasPrefix(n.Value, "`json:")
	case *ast.CallExpr:
		f, ok := n.Fun.(*ast.Ident)
		return ok && f.Name == "panic"
	case *ast.KeyValueExpr:
		key, ok := n.Key.(*ast.Ident)
		return ok && key.Name == "Reading"
	case *ast.AssignStmt:
		left, ok := n.Lhs[0].(*ast.SelectorExpr)
		return ok && left.Sel.Name == "Reading"
	}
	return false
}

// sources are the files of the rooms, by their paths.
func sources(t *testing.T) map[string]*ast.File {
	t.Helper()
	files := map[string]*ast.File{}
	for _, room := range rooms {
		paths, err := filepath.Glob(filepath.Join(root, room, "*.go"))
		if err != nil || len(paths) == 0 {
			t.Fatalf("%s: %d files, error %v", room, len(paths), err)
		}
		for _, path := range paths {
			if strings.HasSuffix(path, "_test.go") {
				continue
			}
			file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
			if err != nil {
				t.Fatal(err)
			}
			files[room+"/"+filepath.Base(path)] = file
		}
	}
	return files
}

// TestReasonsAreOfWhatThereIs holds the files, functions and texts that are left out against the sources.
func TestReasonsAreOfWhatThereIs(t *testing.T) {
	functions := map[string]bool{}
	for path, file := range sources(t) {
		for _, decl := range file.Decls {
			if f, ok := decl.(*ast.FuncDecl); ok && unspoken[path] == "" {
				functions[f.Name.Name] = true
			}
		}
	}
	for path := range unspoken {
		if _, err := os.Stat(filepath.Join(root, path)); err != nil {
			t.Error(err)
		}
	}
	for name := range notSaid {
		if !functions[name] {
			t.Errorf("there is no function %s", name)
		}
	}
	found := map[string]bool{}
	for _, l := range texts(t) {
		found[l.text] = true
	}
	for text := range notText {
		if !found[text] {
			t.Errorf("there is no text %q", text)
		}
	}
}
