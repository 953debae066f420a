package main

import (
	"iter"
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/wendgames/wend/level"
)

// named are the levels with a name.
func named(t *testing.T, name string) iter.Seq[level.Entry] {
	t.Helper()
	entries, err := levels([]string{name}, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	return entries
}

// TestNamesOfFiles has names that look like other things, and one that a terminal would obey.
func TestNamesOfFiles(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("such names cannot be given to files there")
	}
	t.Chdir(t.TempDir())
	text := []byte("wend: 1\ngame: link\n\n1 1\n")
	for _, name := range []string{"a:7", "-x", "a\x1b[31m\n.level", "b.level"} {
		if err := os.WriteFile(name, text, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for name, want := range map[string]string{
		"a:7": "a:7", "-x": "-x", "a:7:1": "a:7", "b.level:1": "b.level",
		"a\x1b[31m\n.level": `"a\x1b[31m\n.level"`,
	} {
		n := 0
		for e := range named(t, name) {
			n++
			if e.Name != want || e.Err != nil {
				t.Errorf("%q: entry %q, error %v", name, e.Name, e.Err)
			}
		}
		if n != 1 {
			t.Errorf("%q: %d levels", name, n)
		}
	}
	var names []string
	for e := range named(t, ".") {
		names = append(names, e.Name)
	}
	if len(names) != 2 || names[0] != `"a\x1b[31m\n.level"` || filepath.Clean(names[1]) != "b.level" {
		t.Errorf("the folder has %q", names)
	}
}
