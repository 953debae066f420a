package stress

import (
	"iter"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/wendgames/wend/grid"
)

// snakePrograms are the variants of a fault of the snake problem.
func snakePrograms(f snakeFault) (programs []*snakeProgram) {
	for _, c := range f.choices {
		programs = append(programs, &snakeProgram{slip: f.slip, choice: c})
	}
	return programs
}

// snakeBattery are small inputs, always the same: the cases of all kinds, alone and several together, disputed ones too.
func snakeBattery() (inputs [][]Case) {
	r := grid.NewRandom(11, 0)
	for _, k := range snakeKinds() {
		if k.Role == Tiny || k.Role == Largest {
			continue
		}
		var together []Case
		for _, c := range firstCases[snakeCase](k, 11, 16) {
			inputs = append(inputs, []Case{c})
			together = append(together, c)
		}
		inputs = append(inputs, together)
	}
	for i := range 80 { // lures for all orders of directions
		inputs = append(inputs, []Case{snakeLured(grid.NewRandom(12, uint64(i)))})
	}
	i := 0
	for c := range snakeAll(3, 6, true) {
		if i++; i%97 == 0 {
			inputs = append(inputs, []Case{c})
		}
	}
	for range 60 {
		inputs = append(inputs, []Case{snakeDrawn(r, 9, 3), snakeDrawn(r, 9, 3), snakeDrawn(r, 9, 3)})
	}
	var many []Case
	for _, c := range firstCases[snakeCase](Kind{Cases: snakeMany}, 11, 300) {
		many = append(many, c)
	}
	return append(inputs, many)
}

// snakeAllLines are all lines of a program for some inputs.
func snakeAllLines(p *snakeProgram, inputs [][]Case) string {
	var text strings.Builder
	for _, input := range inputs {
		text.WriteString(strings.Join(p.run(input), "\n") + "\n\n")
	}
	return text.String()
}

// TestSnakeProgramIsRight compares the program that all mistakes are made in with Wend.
func TestSnakeProgramIsRight(t *testing.T) {
	inputs := append(snakeBattery(), nil)
	for c := range snakeAll(2, 6, true) {
		inputs[len(inputs)-1] = append(inputs[len(inputs)-1], c)
	}
	for c := range endless(snakeOpen)(grid.NewRandom(1, 1)) {
		inputs = append(inputs, []Case{c})
		break
	}
	for _, look := range snakeExits(snakeLookTaken, snakeLookPut, snakeLookFirst) {
		p := &snakeProgram{choice: look}
		for _, input := range inputs {
			if got, want := p.run(input), snakeWendLines(t, input); !slices.Equal(got, want) {
				t.Fatalf("%v, want %v:\n%s", got, want, snakeText(input))
			}
		}
	}
}

// TestSnakeFaultsDiffer has the battery tell every variant of a fault from every variant of another, and from what is right.
func TestSnakeFaultsDiffer(t *testing.T) {
	inputs := snakeBattery()
	names := map[string]string{snakeAllLines(&snakeProgram{choice: usual[0]}, inputs): "what is right"}
	for _, f := range snakeFaultTable() {
		programs := snakePrograms(f)
		if testing.Short() {
			programs = programs[:1]
		}
		for i, p := range programs {
			got := snakeAllLines(p, inputs)
			if other, ok := names[got]; !ok {
				names[got] = f.fault.Name
			} else if other != f.fault.Name {
				t.Errorf("%s, variant %d, answers all like %s", f.fault.Name, i, other)
			}
		}
	}
}

// TestSnakeFaultsShowOnTheirFiles holds which faults each case of the judges shows, whole or with some variant.
func TestSnakeFaultsShowOnTheirFiles(t *testing.T) {
	for file, names := range map[string]string{
		"sample":                   "tail-allowed last-two-allowed body-ignored",
		"already-there":            "exit-late",
		"exit-under-own-body":      "exit-under-body exit-by-any-block",
		"stone-under-body":         "stone-forgotten",
		"two-dimensional-shortcut": "snake-marked-when-pushed greedy",
		"wrong-state-closed":       "wrong-state-closed head-and-tail snake-one-mark",
		"many-cases":               "byte-number",
	} {
		input, right := snakeFile(t, file)
		for _, name := range strings.Fields(names) {
			i := slices.IndexFunc(snakeFaultTable(), func(f snakeFault) bool { return f.fault.Name == name })
			shows := slices.ContainsFunc(snakePrograms(snakeFaultTable()[i]), func(p *snakeProgram) bool {
				return !slices.Equal(p.run(input), right)
			})
			if !shows {
				t.Errorf("%s does not show on %s", name, file)
			}
		}
	}
	for file, want := range map[string][2]string{
		"two-dimensional-shortcut": {"snake-marked-when-pushed", "Case 1: 11"},
		"wrong-state-closed":       {"wrong-state-closed", "Case 1: 9"},
	} {
		input, _ := snakeFile(t, file)
		i := slices.IndexFunc(snakeFaultTable(), func(f snakeFault) bool { return f.fault.Name == want[0] })
		says := func(p *snakeProgram) bool { return p.run(input)[0] == want[1] }
		if !slices.ContainsFunc(snakePrograms(snakeFaultTable()[i]), says) {
			t.Errorf("no variant of %s says %q on %s", want[0], want[1], file)
		}
	}
}

// snakeSequenceSquares is up to how many squares inputs of several cases are searched. Nearly all programs answer each case by
// itself, so that a smallest input is one case; each of the others shows on so many squares, or is left to an argument.
const snakeSequenceSquares = 8

// snakeInputs are all inputs of so many squares in all, of undisputed cases or of any; beyond snakeSequenceSquares only
// those of one case.
func snakeInputs(cells int, disputed bool) iter.Seq[[]Case] {
	least := snakeShort
	if cells > snakeSequenceSquares {
		least = cells
	}
	return func(yield func([]Case) bool) { snakeInputsFrom(nil, least, cells, disputed, yield) }
}

// snakeInputsFrom yields the inputs that begin so and go on with so many squares, and reports whether more are wanted.
func snakeInputsFrom(begun []Case, least, cells int, disputed bool, yield func([]Case) bool) bool {
	for n := least; n <= cells; n++ {
		for c := range snakeAll(n, n, disputed) {
			input := append(slices.Clip(begun), Case(c))
			if n == cells && !yield(input) || n < cells && !snakeInputsFrom(input, least, cells-n, disputed, yield) {
				return false
			}
		}
	}
	return true
}

// byArgument are the faults whose smallest inputs no search finds, as they take hundreds of cases. Every case has at least
// two squares, and an undisputed one of two has the head on the exit and the answer 0.
//
// byte-number: a signed byte holds numbers to 127, so the first that is wrong is that of case 128.
//
// byte-stamp: up to case 255 every case has a stamp of its own, which is not that of a square and shape never marked. In case
// 256 those never marked have its stamp, so the search finds nothing but the start; that shows if the answer is not 0, for
// which a lair needs three squares. 255 cases of two squares before it leave its states unmarked.
var byArgument = map[string]func() []Case{
	"byte-number": func() []Case { return slices.Repeat([]Case{twoSquares}, 128) },
	"byte-stamp":  func() []Case { return append(slices.Repeat([]Case{twoSquares}, 255), threeSquares) },
}

var (
	twoSquares   = newSnakeCase(grid.Size{Rows: 1, Cols: 2}, []grid.Pos{{}, {Col: 1}}, nil)
	threeSquares = newSnakeCase(grid.Size{Rows: 1, Cols: 3}, []grid.Pos{{Col: 1}, {Col: 2}}, nil)
)

func TestSmallestSnakesByArgument(t *testing.T) {
	for _, f := range snakeFaults() {
		make, ok := byArgument[f.Name]
		if !ok {
			continue
		}
		input := make()
		cells := 0
		for _, c := range input {
			cells += c.Cells()
		}
		if cells != f.Smallest || f.shows(input) == 0 || f.shows(input[:len(input)-1]) > 0 {
			t.Errorf("%s: %d squares, smallest is %d; shows %d times, without the last case %d times",
				f.Name, cells, f.Smallest, f.shows(input), f.shows(input[:len(input)-1]))
		}
	}
}

// checkSmallest searches all inputs of up to so many squares for the first on which each fault shows.
func checkSmallest(t *testing.T, to int, disputed bool) {
	open := map[string][]*snakeProgram{}
	table := map[string]int{}
	for _, f := range snakeFaultTable() {
		if f.fault.Disputed == disputed && byArgument[f.fault.Name] == nil {
			open[f.fault.Name] = snakePrograms(f)
			table[f.fault.Name] = f.fault.Smallest
		}
	}
	right := &snakeProgram{choice: usual[0]}
	for cells := 2; cells <= to; cells++ {
		for input := range snakeInputs(cells, disputed) {
			want := right.run(input)
			for name, programs := range open {
				if slices.ContainsFunc(programs, func(p *snakeProgram) bool { return !slices.Equal(p.run(input), want) }) {
					if cells != table[name] {
						t.Errorf("%s shows on %d squares, the table says %d", name, cells, table[name])
					}
					delete(open, name)
				}
			}
		}
	}
	for name := range open {
		if table[name] <= to {
			t.Errorf("%s does not show on %d squares, the table says %d", name, to, table[name])
		}
	}
}

// TestSmallestSnakes searches all inputs of up to 6 squares, on which most faults show.
func TestSmallestSnakes(t *testing.T) {
	to := 6
	if testing.Short() {
		to = 4
	}
	checkSmallest(t, to, false)
	checkSmallest(t, 4, true)
}

// TestFiguresSmallestSnakes searches all inputs of up to 10 squares, on which all faults show that are not left to an
// argument. It takes about a minute.
func TestFiguresSmallestSnakes(t *testing.T) {
	if os.Getenv("WEND_FIGURES") == "" {
		t.Skip("takes about a minute; set WEND_FIGURES to run it")
	}
	checkSmallest(t, 10, false)
}

// shows is how many variants of a fault answer an input otherwise than Wend.
func (f Fault) shows(input []Case) (n int) {
	right := (&snakeProgram{choice: usual[0]}).run(input)
	for _, v := range f.variants {
		if !slices.Equal(v(input), right) {
			n++
		}
	}
	return n
}
