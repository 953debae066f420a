package stress

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestTileTextbook compiles the textbook program for old compilers, without a warning, and compares it with the case
// files, with Wend on small inputs, disputed ones too, and on one of the largest of each kind.
func TestTileTextbook(t *testing.T) {
	program := compiled(t, textbook("hdu1175"), "-std=c++98", "-Wall", "-Wextra", "-pedantic", "-O2")
	files, err := filepath.Glob("../../judge/testdata/hdu1175/*.in")
	if err != nil || len(files) == 0 {
		t.Fatalf("%d case files, error %v", len(files), err)
	}
	for _, file := range files {
		in, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		want, err := os.ReadFile(strings.TrimSuffix(file, "in") + "out")
		if err != nil {
			t.Fatal(err)
		}
		if got := printed(t, program, string(in)); !slices.Equal(got, strings.Fields(string(want))) {
			t.Errorf("%s: %q, want %q", file, got, want)
		}
	}
	inputs := tileLongBattery()
	for _, k := range tileKinds() {
		if k.Role == Largest && !testing.Short() {
			inputs = append(inputs, firstCases[Case](k, 5, 1))
		}
	}
	for i, input := range inputs {
		if got, want := printed(t, program, tileText(input)), tileAnswers(t, input); !slices.Equal(got, want) {
			t.Errorf("input %d: %q, want %q", i, got, want)
		}
	}
}
