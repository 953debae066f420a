package level_test

import (
	"math/rand/v2"
	"testing"

	"github.com/wendgames/wend/level"
)

// again writes a level that was read, reads that, and writes it once more.
func again(t *testing.T, l *level.Level) {
	t.Helper()
	first := text(t, l)
	second, err := level.Parse("x", first)
	if err != nil {
		t.Fatalf("%v\n%s", err, first)
	}
	same(t, l, second)
	if got := text(t, second); got != first {
		t.Fatalf("written first\n%s\nand then\n%s", first, got)
	}
}

// FuzzParse reads any text: it is a level that can be written and read again, or it has faults, each in one of its lines.
func FuzzParse(f *testing.F) {
	rnd := rand.New(rand.NewPCG(25, 26))
	for range 20 {
		if seed, err := randomLevel(rnd).AppendText(nil); err == nil {
			f.Add(string(seed))
		}
	}
	f.Fuzz(func(t *testing.T, in string) {
		if l, err := level.Parse("x.level", in); err == nil {
			again(t, l)
			return
		}
		lines := 1
		for _, c := range in {
			if c == '\n' {
				lines++
			}
		}
		for _, fault := range faultsOf(t, in) {
			if fault.Line < 1 || fault.Line > lines || fault.Col < 0 || fault.What == "" {
				t.Errorf("fault %+v of %d lines", fault, lines)
			}
		}
	})
}

// FuzzParseJSON does the same with a line of JSON lines.
func FuzzParseJSON(f *testing.F) {
	rnd := rand.New(rand.NewPCG(27, 28))
	for range 20 {
		if seed, err := randomLevel(rnd).AppendJSON(nil); err == nil {
			f.Add(seed)
		}
	}
	f.Fuzz(func(t *testing.T, in []byte) {
		if l, err := level.ParseJSON("x", 1, in); err == nil {
			again(t, l)
		} else if err.Error() == "" {
			t.Error("an error without words")
		}
	})
}
