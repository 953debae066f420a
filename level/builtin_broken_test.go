package level

import (
	"strings"
	"testing"
	"testing/fstest"
)

// TestABrokenBuiltinIsNotHidden has files that could only be built in by mistake.
func TestABrokenBuiltinIsNotHidden(t *testing.T) {
	for name, files := range map[string]fstest.MapFS{
		"no level":  {"builtin/link/01-apples.level": {Data: []byte("no level")}},
		"no folder": {"apples.level": {Data: []byte("wend: 1")}},
	} {
		func() {
			defer func() {
				if s, _ := recover().(string); !strings.HasPrefix(s, "level: ") {
					t.Errorf("%s: the panic says %q", name, s)
				}
			}()
			named(files, "apples")
		}()
	}
}
