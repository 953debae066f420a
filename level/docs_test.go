package level_test

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/wendgames/wend/level"
)

var fenced = regexp.MustCompile("(?ms)^```(level|level read|level faults|text|json)\n(.*?)^```$")

// TestDocumentShowsLevels reads the blocks of docs/levels.md: level blocks are levels as they are written; one that is
// only read is written as the next one; one with faults has those of the next block of text; json blocks are JSON lines.
func TestDocumentShowsLevels(t *testing.T) {
	doc, err := os.ReadFile("../docs/levels.md")
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]int{}
	written, faults := "", ""
	for _, block := range fenced.FindAllStringSubmatch(string(doc), -1) {
		seen[block[1]]++
		switch block[1] {
		case "text":
			if block[2] != faults {
				t.Errorf("the document shows the faults\n%s\nthere are\n%s", block[2], faults)
			}
			continue
		case "json":
			for e := range level.Stream("doc", strings.NewReader(block[2])) {
				if e.Err != nil {
					t.Error(e.Err)
				}
			}
			continue
		}
		l, err := level.Parse("doc", block[2])
		if block[1] == "level faults" {
			if err == nil {
				t.Errorf("no faults:\n%s", block[2])
				continue
			}
			faults = strings.ReplaceAll("\n"+err.Error(), "\ndoc:", "\n")[1:] + "\n"
			continue
		}
		if err != nil {
			t.Errorf("%v\n%s", err, block[2])
			continue
		}
		if written != "" && block[2] != written {
			t.Errorf("the document shows\n%s\nwritten is\n%s", block[2], written)
		}
		if got := text(t, l); block[1] == "level read" {
			written = got
		} else if written = ""; got != block[2] {
			t.Errorf("the document shows\n%s\nwritten is\n%s", block[2], got)
		}
	}
	for kind, least := range map[string]int{"level": 5, "level read": 1, "level faults": 1, "text": 1, "json": 1} {
		if seen[kind] < least {
			t.Errorf("%d blocks of kind %s, want %d", seen[kind], kind, least)
		}
	}
}
