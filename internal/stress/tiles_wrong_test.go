package stress

import (
	"bytes"
	"os"
	"slices"
	"strings"
	"testing"
)

// tileLongBattery is small inputs of some cases each.
func tileLongBattery() (inputs [][]Case) {
	for part := range slices.Chunk(tileBattery(72, true), 3) {
		inputs = append(inputs, slices.Concat(part...))
	}
	return inputs
}

// TestTileWrongPrograms compiles the wrong program once for each fault: it answers like one variant of this fault
// throughout, and is wrong somewhere. Without a fault it is right, whether it searches by a queue or by recursion.
func TestTileWrongPrograms(t *testing.T) {
	source := wrongSource("hdu1175")
	inputs := tileLongBattery()
	faults := tileFaults()
	if testing.Short() {
		faults = []Fault{faults[0], faults[2], faults[len(faults)-1]}
	}
	for _, macro := range []string{"RIGHT", "RECURSION"} {
		t.Run(macro, func(t *testing.T) {
			t.Parallel()
			program := compiled(t, source, "-O1", "-D"+macro)
			for _, input := range inputs {
				if got, want := printed(t, program, tileText(input)), tileAnswers(t, input); !slices.Equal(got, want) {
					t.Fatalf("%q, want %q, for\n%s", got, want, tileText(input))
				}
			}
		})
	}
	for _, f := range faults {
		t.Run(f.Name, func(t *testing.T) {
			t.Parallel()
			program := compiled(t, source, "-O1", wrongOption(f.Name))
			like, wrong := slices.Clone(f.variants), false
			for _, input := range inputs {
				got := printed(t, program, tileText(input))
				like = slices.DeleteFunc(like, func(v func([]Case) []string) bool { return !slices.Equal(v(input), got) })
				wrong = wrong || !slices.Equal(got, tileAnswers(t, input))
			}
			if len(like) == 0 || !wrong {
				t.Errorf("%s answers like %d of %d variants; wrong somewhere: %t", f.Name, len(like), len(f.variants), wrong)
			}
		})
	}
}

// TestTileWrongProgramHasAllFaults looks for the macro of each fault, since a macro without a place would be no fault.
func TestTileWrongProgramHasAllFaults(t *testing.T) {
	text, err := os.ReadFile(wrongSource("hdu1175"))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range tileFaults() {
		if macro := strings.TrimPrefix(wrongOption(f.Name), "-D"); !bytes.Contains(text, []byte(macro)) {
			t.Errorf("no %s in the program", macro)
		}
	}
}
