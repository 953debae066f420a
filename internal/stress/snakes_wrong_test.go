package stress

import (
	"slices"
	"testing"
)

// snakeWrongInputs is the battery as two inputs: the cases of all but the last of its inputs in one, and that of many cases.
func snakeWrongInputs() (inputs [][]Case) {
	battery := snakeBattery()
	last := len(battery) - 1
	var together []Case
	for _, input := range battery[:last] {
		together = append(together, input...)
	}
	return [][]Case{together, battery[last]}
}

// TestSnakeWrongPrograms has every C++ program with a mistake answer exactly like one variant of the fault that it is named
// for, and the one without a mistake like the right program.
func TestSnakeWrongPrograms(t *testing.T) {
	faults := snakeFaults()
	if testing.Short() {
		faults = []Fault{faults[0], faults[len(faults)/2], faults[len(faults)-1]}
	}
	inputs := snakeWrongInputs()
	right := Fault{Name: "right", variants: []func([]Case) []string{(&snakeProgram{choice: usual[0]}).run}}
	for _, f := range append(faults, right) {
		t.Run(f.Name, func(t *testing.T) {
			t.Parallel()
			program := compiled(t, wrongSource("poj1324"), "-O1", wrongOption(f.Name))
			like := slices.Clone(f.variants)
			for _, input := range inputs {
				got := printed(t, program, string(snakeText(input)))
				like = slices.DeleteFunc(like, func(v func([]Case) []string) bool { return !slices.Equal(v(input), got) })
			}
			if len(like) == 0 {
				t.Errorf("no variant of %s answers so", f.Name)
			}
		})
	}
}

// TestSnakeTextbook has the textbook program for people answer like Wend: on the cases of the judges, on the battery, on
// every tiny lair and on a few of the largest. Old compilers take it without a warning.
func TestSnakeTextbook(t *testing.T) {
	program := compiled(t, textbook("poj1324"), "-std=c++98", "-Wall", "-Wextra", "-pedantic", "-O1")
	inputs := snakeWrongInputs()
	for _, k := range snakeKinds() {
		most, wanted := map[Role]int{Tiny: 1 << 20, Largest: 2}[k.Role]
		if !wanted {
			continue
		}
		var input []Case
		for _, c := range firstCases[snakeCase](k, 13, most) {
			input = append(input, c)
		}
		inputs = append(inputs, input)
	}
	for _, file := range snakeFiles {
		input, _ := snakeFile(t, file)
		inputs = append(inputs, input)
	}
	for _, input := range inputs {
		if got, want := printed(t, program, string(snakeText(input))), snakeWendLines(t, input); !slices.Equal(got, want) {
			t.Errorf("%v, want %v", got, want)
		}
	}
}
