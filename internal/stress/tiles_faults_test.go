package stress

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/judge"
)

// tileInput is the cases of an input.
func tileInput(t *testing.T, text string) (input []Case) {
	t.Helper()
	for c, err := range judge.HDU1175Cases("input", strings.NewReader(text)) {
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		input = append(input, tileCase{c})
	}
	return input
}

// tileText is an input in the judge's format.
func tileText(input []Case) string {
	var text []byte
	for _, c := range input {
		text = c.Append(text)
	}
	return string(text) + judge.HDU1175End
}

// tileAnswers is what Wend answers.
func tileAnswers(t *testing.T, input []Case) []string {
	t.Helper()
	lines, err := tileRight(context.Background(), []byte(tileText(input)))
	if err != nil {
		t.Fatal(err)
	}
	return lines
}

// tileBattery is n small inputs of one to three cases each, on which all faults can be told apart if there are enough.
// With disputed, every fourth has a disputed case at its end.
func tileBattery(n int, disputed bool) (inputs [][]Case) {
	r := grid.NewRandom(3, 3)
	for i := range n {
		var input []Case
		for range 1 + i%3 {
			input = append(input, tileLikely(r, 48))
		}
		if disputed && i%4 == 3 {
			input = append(input, tileDisputed(r))
		}
		inputs = append(inputs, input)
	}
	return inputs
}

// tileAll is all that a program prints for the inputs, each a run.
func tileAll(program func([]Case) []string, inputs [][]Case) string {
	var b strings.Builder
	for _, input := range inputs {
		for _, line := range program(input) {
			b.WriteByte(line[0])
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// TestTileProgramIsRight compares the program without a mistake with Wend, whatever a mistake leaves open, and with what
// some mistakes are right without: marks for cell and direction, if they are set when the fewest turns are certain.
func TestTileProgramIsRight(t *testing.T) {
	inputs := tileBattery(60, true)
	if testing.Short() {
		inputs = inputs[:20]
	}
	want := tileAll(func(input []Case) []string { return tileAnswers(t, input) }, inputs)
	right := tileSearches(tileProgram{}, tileQueue, tileRecursion, tileByTurns, tileStraightFirst)
	right = append(right, tileSearches(tileProgram{marks: tileMarkDirection, late: true}, tileByTurns, tileStraightFirst)...)
	right = append(right, tileVariants(tileProgram{dirty: true}, tileProgram{goalFirst: true}, tileProgram{late: true})...)
	for i, program := range right {
		if got := tileAll(program, inputs); got != want {
			t.Errorf("program %d of %d: %s\nwant %s", i, len(right), got, want)
		}
	}
}

// tileCandidate is a variant of a fault, or the right program.
type tileCandidate struct {
	name    string
	program func([]Case) []string
}

// TestTileFaultsDiffer shows that no variant of a fault answers like one of another fault or like a right program on all
// of some small inputs: so an answer like theirs has one name. Undisputed faults differ on undisputed inputs.
func TestTileFaultsDiffer(t *testing.T) {
	for _, disputed := range []bool{false, true} {
		all := []tileCandidate{{"right", tileProgram{order: grid.Dirs}.run}}
		for _, f := range tileFaults() {
			for _, program := range f.variants {
				if f.Disputed == disputed {
					all = append(all, tileCandidate{f.Name, program})
				}
			}
		}
		alike := [][]tileCandidate{all} // groups that have answered alike so far, of two names or more
		for _, input := range tileBattery(400, disputed) {
			alike = tileSplit(alike, input)
		}
		for _, group := range alike {
			names := map[string]int{}
			for _, c := range group {
				names[c.name]++
			}
			t.Errorf("these variants answer alike: %v", names)
		}
	}
}

// tileSplit splits groups by the answers to an input, and leaves out those that are left with one name.
func tileSplit(groups [][]tileCandidate, input []Case) (split [][]tileCandidate) {
	for _, group := range groups {
		by := map[string][]tileCandidate{}
		for _, c := range group {
			answer := strings.Join(c.program(input), " ")
			by[answer] = append(by[answer], c)
		}
		for _, part := range by {
			if slices.ContainsFunc(part, func(c tileCandidate) bool { return c.name != part[0].name }) {
				split = append(split, part)
			}
		}
	}
	return split
}

// TestTileDisputedFaults shows that a disputed fault answers rightly what is undisputed.
func TestTileDisputedFaults(t *testing.T) {
	inputs := tileBattery(40, false)
	want := tileAll(func(input []Case) []string { return tileAnswers(t, input) }, inputs)
	for _, f := range tileFaults() {
		for i, program := range f.variants {
			if f.Disputed && tileAll(program, inputs) != want {
				t.Errorf("%s, variant %d, differs without the same cell twice", f.Name, i)
			}
		}
	}
}

// TestTileFaultsAreShownByTheirCases runs the faults on the case files that are there for them.
func TestTileFaultsAreShownByTheirCases(t *testing.T) {
	for file, name := range map[string]string{
		"turn-index-overflow":     "short-table",
		"rows-bounded-by-columns": "rows-by-columns",
		"last-row":                "last-row",
		"direction-lost-1":        "one-mark",
		"direction-lost-2":        "one-mark",
		"marked-when-pushed-1":    "marked-when-pushed",
		"marked-when-pushed-2":    "marked-when-pushed",
		"memo":                    "memo",
		"too-permissive":          "three-turns",
		"same-cell":               "same-cell",
		"third-equal-tile":        "third-tile",
		"no-way-round-outside":    "outside",
	} {
		text, err := os.ReadFile(filepath.Join("../../judge/testdata/hdu1175", file+".in"))
		if err != nil {
			t.Fatal(err)
		}
		input := tileInput(t, string(text))
		want := tileAnswers(t, input)
		i := slices.IndexFunc(tileFaults(), func(f Fault) bool { return f.Name == name })
		if i < 0 {
			t.Fatalf("no fault %s", name)
		}
		if f := tileFaults()[i]; !tileAnyDiffers(f, want, input) {
			t.Errorf("%s does not show on %s", name, file)
		}
	}
}

// TestTileFaultTexts reads the sentences of the table: they end "your program answers exactly like one that".
func TestTileFaultTexts(t *testing.T) {
	seen := map[string]bool{}
	for _, f := range tileFaults() {
		if seen[f.Name] || strings.Trim(f.Name, "abcdefghijklmnopqrstuvwxyz-") != "" {
			t.Errorf("%q is no anchor, or is one already", f.Name)
		}
		seen[f.Name] = true
		verb, _, _ := strings.Cut(f.What, " ")
		if !strings.HasSuffix(verb, "s") || strings.HasSuffix(f.What, ".") {
			t.Errorf("%s: the sentence ends %q", f.Name, f.What)
		}
	}
}
