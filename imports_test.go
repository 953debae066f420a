package wend_test

import (
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

const module = "github.com/wendgames/wend/"

// rule says what the package in a folder may import, test files aside.
type rule struct {
	ours  []string // packages of this module
	never []string // others: these and all below them
	only  bool     // of others, the standard library alone
}

// network is what opens connections.
var network = []string{"net", "crypto/tls", "log/syslog"}

// rules are the packages that there are; a package without a rule has no place yet.
var rules = map[string]rule{
	"grid":  {only: true},
	"link":  {ours: []string{"grid"}, never: pure},
	"lair":  {ours: []string{"grid"}, never: pure},
	"judge": {ours: []string{"grid", "link", "lair"}, never: network},
	"level": {ours: []string{"grid", "link", "lair"}, never: network},
	"play":  {ours: []string{"grid", "link", "lair", "level"}, never: append([]string{"os", "database"}, network...)},

	"internal/ask":     {ours: below, never: append([]string{"os", "database"}, network...)},
	"internal/convert": {ours: append([]string{"internal/ask"}, below...), never: append([]string{"database"}, network...)},
	"internal/draw":    {ours: append([]string{"internal/ask"}, below...), never: append([]string{"database"}, network...)},

	"internal/chinese": {only: true, never: append([]string{"os", "database"}, network...)},
	"internal/runner":  {never: append([]string{"database"}, network...)},
	"internal/stress":  {ours: append([]string{"internal/draw", "internal/runner"}, below...), never: append([]string{"database"}, network...)},

	"cmd/wend": {ours: append([]string{"internal/ask", "internal/chinese", "internal/convert", "internal/draw", "internal/runner", "internal/stress"}, below...), never: []string{"net/http"}},
}

// below are the packages of which no command is made yet.
var below = []string{"grid", "link", "lair", "judge", "level", "play"}

// pure is what the rules of a game have no use for: they know no clock, no files and no encodings.
var pure = append([]string{"os", "log", "time", "database", "encoding/json", "flag"}, network...)

// broken is what is wrong with an import of a package, or empty.
func (r rule) broken(path string) string {
	if own, ok := strings.CutPrefix(path, module); ok {
		if !slices.Contains(r.ours, own) {
			return "is a room that it may not enter"
		}
		return ""
	}
	if r.only && strings.Contains(strings.Split(path, "/")[0], ".") {
		return "is not in the standard library"
	}
	for _, n := range r.never {
		if path == n || strings.HasPrefix(path, n+"/") {
			return "is not for it"
		}
	}
	return ""
}

// TestImports reads all sources and holds every import against the rules.
func TestImports(t *testing.T) {
	seen := map[string]bool{}
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && path != "." && (strings.HasPrefix(d.Name(), ".") || d.Name() == "testdata") {
			return filepath.SkipDir
		}
		if !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return nil
		}
		folder := filepath.ToSlash(filepath.Dir(path))
		r, ok := rules[folder]
		if !ok {
			t.Errorf("%s: the package in %s has no rule here", path, folder)
			return nil
		}
		seen[folder] = true
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		for _, spec := range file.Imports {
			name, err := strconv.Unquote(spec.Path.Value)
			if err != nil {
				return err
			}
			if wrong := r.broken(name); wrong != "" {
				t.Errorf("%s imports %s, which %s", path, name, wrong)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for folder := range rules {
		if !seen[folder] {
			t.Errorf("there is a rule for %s, but no package", folder)
		}
	}
}

// TestImportRulesCanFail holds what must not be against the rules.
func TestImportRulesCanFail(t *testing.T) {
	for _, wrong := range []struct{ folder, path string }{
		{"grid", "github.com/urfave/cli/v3"}, {"grid", module + "link"}, {"link", module + "lair"}, {"lair", module + "link"},
		{"link", "os"}, {"lair", "os/exec"}, {"lair", "log/slog"}, {"link", "time"}, {"link", "net/http"}, {"lair", "encoding/json"},
		{"link", "database/sql"}, {"link", "flag"}, {"judge", "net"}, {"cmd/wend", "net/http"}, {"cmd/wend", "net/http/httptest"},
		{"level", module + "judge"}, {"judge", module + "level"}, {"level", module + "play"}, {"play", "os"}, {"play", module + "internal/draw"},
		{"internal/convert", module + "internal/draw"}, {"internal/draw", "net"}, {"internal/ask", "os"},
		{"internal/chinese", "os"}, {"internal/chinese", module + "level"},
	} {
		if rules[wrong.folder].broken(wrong.path) == "" {
			t.Errorf("%s may import %s", wrong.folder, wrong.path)
		}
	}
	for _, right := range []struct{ folder, path string }{
		{"link", "math/bits"}, {"link", module + "grid"}, {"judge", module + "lair"}, {"cmd/wend", "os"}, {"cmd/wend", "net/url"},
	} {
		if wrong := rules[right.folder].broken(right.path); wrong != "" {
			t.Errorf("%s may not import %s, which %s", right.folder, right.path, wrong)
		}
	}
}
