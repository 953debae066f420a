package level_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/wendgames/wend/level"
)

// keysOf are the lines of a level's keys, by name, counted from 0.
func keysOf(text string) map[string]int {
	keys := map[string]int{}
	for i, line := range strings.Split(text, "\n") {
		if line == "" {
			break
		}
		name, _, _ := strings.Cut(line, ":")
		keys[name] = i
	}
	return keys
}

// faultsOf are the faults of a text, or nil.
func faultsOf(t *testing.T, text string) []level.Fault {
	t.Helper()
	l, err := level.Parse("x.level", text)
	if err == nil {
		return nil
	}
	var faults *level.Faults
	if l != nil || !errors.As(err, &faults) || len(faults.List) == 0 || faults.Source != "x.level" {
		t.Fatalf("level %v, error %v", l, err)
	}
	return faults.List
}

// TestFaults has each fault that a level can have.
func TestFaults(t *testing.T) {
	const (
		link = "wend: 1\ngame: link\n"
		lair = "wend: 1\ngame: lair\n"
	)
	for name, test := range map[string]struct {
		text string
		want []string // line:col words
	}{
		"empty":             {"", []string{"1:0 the file is empty"}},
		"only blank lines":  {" \n\n", []string{"1:0 the file is empty"}},
		"another kind":      {"3 4\n1 2 3 4\nx: y\n", []string{"1:0 begins with the line wend: 1, not \"3 4\""}},
		"no first line":     {"game: link\nx: y\n\n1 1\n", []string{"1:0 begins with the line wend: 1", "2:0 there is no key \"x\""}},
		"wend not first":    {"game: link\nwend: 1\n\n1 1\n", []string{"1:0 begins with the line wend: 1"}},
		"another version":   {"wend: 2\nx\ngame: link\n", []string{"1:7 reads version 1 of level files, not \"2\""}},
		"no game":           {"wend: 1\n\n1 1\n", []string{"1:0 the key game is missing"}},
		"another game":      {"wend: 1\ngame: go\n\n1 1\n", []string{"2:7 want link or lair, not \"go\""}},
		"unknown key":       {link + "colour: red\n\n1 1\n", []string{"3:0 there is no key \"colour\""}},
		"nearly a key":      {link + "Title: x\nsolutions: 1\n\n1 1\n", []string{"3:0 did you mean title?", "4:0 did you mean solution?"}},
		"no name after x-":  {link + "x-: 1\n\n1 1\n", []string{"3:0 there is no key \"x-\""}},
		"twice":             {link + "title: a\ntitle: b\n\n1 1\n", []string{"4:0 the key title stands in line 3 already"}},
		"x- twice":          {link + "x-a: a\nx-a: b\n\n1 1\n", []string{"4:0 the key x-a stands in line 3 already"}},
		"wend twice":        {link + "wend: 1\n\n1 1\n", []string{"3:0 the key wend stands in line 1 already"}},
		"no key: value":     {link + "hello\n\n1 1\n", []string{"3:0 want key: value"}},
		"no blank line":     {link + "1 1\n2 2\n", []string{"3:0 want a blank line before the drawing"}},
		"no drawing":        {link, []string{"2:0 the board has no cells"}},
		"no drawing, lair":  {lair + "\n\n", []string{"2:0 the lair has no squares"}},
		"blank lines":       {link + "\n\n1 1\n\n2 2\n", []string{"4:0 a blank line inside the drawing", "6:0 a blank line inside the drawing"}},
		"no UTF-8":          {link + "title: a\xff\n\n1 1\n", []string{"3:9 no UTF-8"}},
		"control character": {link + "title: a\x1b[1m\n\n1 1\n", []string{"3:9 a control character, '\\x1b'"}},
		"control, lair":     {lair + "\nE@\x00\n", []string{"4:3 a control character, '\\x00'", "4:3 a square is . (vacant)"}},
		"control, wide":     {link + "title: a\u0085\n\n1 1\n", []string{"3:9 a control character, '\\u0085'"}},
		"control in a rule": {link + "rules: \x1b[31mX \x1b[31mX\n\n1 1\n", []string{"3:8 a control character"}},
		"lone CR":           {link + "title: a\rb\n\n1 1\n", []string{"3:9 a control character, '\\r'"}},
		"claim":             {link + "expect: maybe\n\n1 1\n", []string{"3:9 want solvable, impossible or"}},
		"claim, zeros":      {lair + "expect: 09\n\nE@\n", []string{"3:9 want solvable, impossible or"}},
		"claim, minus":      {lair + "expect: -1\n\nE@\n", []string{"3:9 want solvable, impossible or"}},
		"steps of tiles":    {link + "expect: 9\n\n1 1\n", []string{"3:9 a number of steps has a meaning for game: lair only"}},
		"keys of the other": {link + "exits: 1,1\ngoal: 1,1\nsnake: 1,1\n\n1 1\n",
			[]string{"3:0 for game: lair only", "4:0 for game: lair only", "5:0 for game: lair only"}},
		"link rules": {link + "rules: turns=-1 outside=maybe slide=in tail=loose\n\n1 1\n",
			[]string{"3:8 turns is any or a number", "3:17 outside is yes or no", "3:31 slide is one of none, down", "3:40 no rule \"tail\""}},
		"a rule twice": {link + "rules: turns=1 slide=none turns=2\n\n1 1\n", []string{"3:27 \"turns\" stands here twice"}},
		"no rule":      {link + "rules: fast\n\n1 1\n", []string{"3:8 no rule \"fast\""}},
		"lair rules": {lair + "rules: tail=long swap=maybe turns=2\n\nE@\n",
			[]string{"3:8 tail is strict or loose", "3:18 swap is yes or no", "3:29 no rule \"turns\""}},
		"swap and strict": {lair + "rules: swap=yes\n\nE@\n", []string{"3:8 swap=yes needs tail=loose"}},
		"moves": {link + "moves: 1,1-1,2 1,1 ~1,x\nsolution: U\n\n1 1\n",
			[]string{"3:16 want a take such as", "3:20 want a take such as", "4:11 want a take such as"}},
		"moves, lair": {lair + "moves: DRX d\n\nE@\n", []string{"3:8 want steps such as", "3:12 want steps such as"}},
		"cells": {link + "\n1 x 01 -1 2147483648\n1 1 1 1 1\n",
			[]string{"4:3 a cell is a kind", "4:5 no leading zeros", "4:8 a cell is a kind", "4:11 at most 2147483647"}},
		"00":                {link + "\n1 00\n", []string{"4:3 no leading zeros"}},
		"ragged board":      {link + "\n1 2\n1 2 3\n4\n", []string{"5:5 this row is 3 long, the first 2", "6:2 this row is 1 long, the first 2"}},
		"squares":           {lair + "\nE@x\n.é.\n", []string{"4:3 a square is . (vacant)", "5:2 a square is . (vacant)"}},
		"ragged lair":       {lair + "\nE@.\n....\n..\n", []string{"5:4 this row is 4 long, the first 3", "6:3 this row is 2 long, the first 3"}},
		"blanks before":     {lair + "\n E@\n...\n", []string{"4:1 a square is . (vacant)"}},
		"no head":           {lair + "\nE.\n", []string{"4:1 shows no head (@), and no key snake"}},
		"no head but body":  {lair + "\nE<.\n", []string{"4:2 points to 1,1, where no block is", "4:2 belongs to no head"}},
		"two heads":         {lair + "\nE@.\n.@<\n", []string{"5:2 a second head: there is one at 1,2 already"}},
		"arrow to nothing":  {lair + "\nE@.<\n", []string{"4:4 points to 1,3, where no block is"}},
		"arrow to the edge": {lair + "\nE@^\n", []string{"4:3 points to 0,3, where no block is"}},
		"arrow to a stone":  {lair + "\nE@#<\n", []string{"4:4 points to 1,3, where no block is"}},
		"two to one":        {lair + "\nE@<\n.^.\n", []string{"5:2 points to 1,2, and so does the one at 1,3"}},
		"a circle":          {lair + "\nE@.\n>v.\n^<.\n", []string{"5:1 from this block the arrows do not lead to the head"}},
		"no end":            {lair + "\n.@\n", []string{"4:1 the level has no way to end"}},
		"exits drawn too":   {lair + "exits: 1,1\n\nE@\n", []string{"5:1 so the drawing shows no E"}},
		"exits off": {lair + "exits: 1,3 0,1 1,1\n\n.@\n",
			[]string{"3:8 1,3 is off the lair, whose last square is 1,2", "3:12 0,1 is off the lair"}},
		"exits, no squares": {lair + "exits: 1;1 x\n\n.@\n", []string{"3:8 want squares such as", "3:12 want squares such as"}},
		"exits, none":       {lair + "exits:\n\n.@\n", []string{"3:7 want squares such as"}},
		"exits twice":       {lair + "exits: 1,1 1,2 1,1\n\n.@\n", []string{"3:8 an exit is listed twice"}},
		"snake drawn too":   {lair + "snake: 1,2\n\nE@\n", []string{"5:2 so the drawing shows what lies under it"}},
		"snake off":         {lair + "snake: 1,2 1,3\n\nE.\n", []string{"3:12 block 2, 1,3, is off the lair"}},
		"snake apart":       {lair + "snake: 1,2 2,1\n\nE.\n..\n", []string{"3:12 block 2, 2,1, is not next to the block before"}},
		"snake on itself":   {lair + "snake: 1,2 1,1 1,2\n\nE.\n", []string{"3:16 block 3, 1,2, is on a square that a block before is on"}},
		"goal and exit":     {lair + "goal: 1,2\n\nE@\n", []string{"3:7 exits or a goal, not both"}},
		"goal and exits":    {lair + "exits: 1,1\ngoal: 1,2\n\n.@\n", []string{"4:7 exits or a goal, not both"}},
		"goal too long":     {lair + "goal: 1,2 1,1\n\n.@\n", []string{"3:7 as many squares as the snake has blocks, 1, not 2"}},
		"goal no body":      {lair + "goal: 1,1 2,2\n\n.@\n.^\n", []string{"3:11 block 2, 2,2, is not next to the block before"}},
		"lists and a bad mark": {lair + "exits: 1,1 1,1 9,9\ngoal: 1,1 1,2 1,3\n\nEx\n@<\n", []string{
			"3:8 an exit is listed twice", "3:16 9,9 is off the lair", "4:7 exits or a goal, not both", "4:15 block 3, 1,3, is off the lair",
			"6:1 so the drawing shows no E", "6:2 a square is . (vacant)"}},
		"goal with exits, too long": {lair + "goal: 1,1 1,2\n\nE@\n",
			[]string{"3:7 exits or a goal, not both", "3:7 as many squares as the snake has blocks, 1, not 2"}},
		"lists, bad drawing": {lair + "exits: x\ngoal: y\nsnake: z\n\n?\n",
			[]string{"3:8 want squares", "4:7 want squares", "5:8 want squares", "7:1 a square is"}},
	} {
		faults := faultsOf(t, test.text)
		good := len(faults) == len(test.want)
		for i := 0; good && i < len(faults); i++ {
			place, words, _ := strings.Cut(test.want[i], " ")
			good = fmt.Sprintf("%d:%d", faults[i].Line, faults[i].Col) == place && strings.Contains(faults[i].What, words)
		}
		if !good {
			t.Errorf("%s: faults %+v, want %+q", name, faults, test.want)
		}
	}
}

// TestManyLinesThatAreNoKeys takes no longer for each line: it has very many.
func TestManyLinesThatAreNoKeys(t *testing.T) {
	const n = 1_000_000
	if got := faultsOf(t, "wend: 1\ngame: link\n"+strings.Repeat("?\n", n)+"\n1 1\n"); len(got) != 10_000 {
		t.Errorf("%d faults are listed", len(got))
	}
}

// TestReadsWhatIsAllowed reads what is not written so, but means the same.
func TestReadsWhatIsAllowed(t *testing.T) {
	for _, test := range []struct{ name, text, want string }{
		{"byte-order mark, CRLF, blanks at ends, blank lines at the end",
			"\xef\xbb\xbfwend: 1  \r\ngame:link\t\r\ntitle:   x \r\n  \r\n1 1 \r\n2\t2\r\n\r\n \r\n",
			"wend: 1\ngame: link\ntitle: x\nrules: turns=2 outside=no slide=none\n\n 1  1\n 2  2\n"},
		{"no line end at the end, any order of keys",
			"wend: 1\nx-b: 2\nmoves: 2,2-1,1  1,2-2,1\nx-a: 1\nrules:  slide=down\nexpect: solvable\ngame: link\n\n0 #\n. 1",
			"wend: 1\ngame: link\nrules: turns=2 outside=no slide=down\nexpect: solvable\nmoves: 1,1-2,2 1,2-2,1\nx-b: 2\nx-a: 1\n\n .  #\n .  1\n"},
		{"empty texts are as good as none", "wend: 1\ngame: link\ntitle:\nrules:\nexpect:\nsolution:\nmoves:\nx-a:\n\n1 1\n",
			"wend: 1\ngame: link\nrules: turns=2 outside=no slide=none\nx-a:\n\n 1  1\n"},
		{"the steps of a snake apart, and lists that are not needed",
			"wend: 1\ngame: lair\nrules: swap=no\nmoves: D RR\tU\nsnake: 2,1 2,2\nexits: 2,3 1,1\n\n....\n....\n",
			"wend: 1\ngame: lair\nrules: tail=strict\nmoves: DRRU\n\nE...\n@<E.\n"},
		{"an exit under the snake", "wend: 1\ngame: lair\nexits: 1,1 1,3\n\n@<.\n",
			"wend: 1\ngame: lair\nrules: tail=strict\nsnake: 1,1 1,2\n\nE.E\n"},
		{"an exit on a stone, and the snake on another", "wend: 1\ngame: lair\nrules: tail=loose swap=yes\nexits: 1,1 1,3\n\n@<#\n",
			"wend: 1\ngame: lair\nrules: tail=loose swap=yes\nexits: 1,1 1,3\n\n@<#\n"},
		{"a stone under the snake", "wend: 1\ngame: lair\ngoal: 1,2 1,1\nsnake: 1,1 1,2\n\n.#.\n",
			"wend: 1\ngame: lair\nrules: tail=strict\ngoal: 1,2 1,1\nsnake: 1,1 1,2\n\n.#.\n"},
		{"any number of turns", "wend: 1\ngame: link\nrules: turns=any outside=yes\n\n1 1\n",
			"wend: 1\ngame: link\nrules: turns=any outside=yes slide=none\n\n 1  1\n"},
	} {
		l, err := level.Parse("x", test.text)
		if err != nil {
			t.Errorf("%s: %v", test.name, err)
			continue
		}
		if got := text(t, l); got != test.want {
			t.Errorf("%s: written\n%s\nwant\n%s", test.name, got, test.want)
		}
	}
}

// mutation makes a fault in the lines of a level. It returns the line of the fault, from 0, and words of its message; no
// words if it has nothing to change.
type mutation func(rnd *rand.Rand, lines []string) (changed []string, line int, words string)

// key is the mutation that gives a key another value, or adds it.
func key(name, value, words string) mutation {
	return func(_ *rand.Rand, lines []string) ([]string, int, string) {
		text := name + ": " + value
		for i, line := range lines {
			if strings.HasPrefix(line, name+":") {
				lines[i] = text
				return lines, i, words
			}
		}
		return slices.Insert(lines, 2, text), 2, words
	}
}

// inDrawing is the mutation of a random row of the drawing.
func inDrawing(change func(rnd *rand.Rand, row string) string, words string) mutation {
	return func(rnd *rand.Rand, lines []string) ([]string, int, string) {
		first := slices.Index(lines, "") + 1
		i := first + rnd.IntN(len(lines)-first)
		lines[i] = change(rnd, lines[i])
		return lines, i, words
	}
}

// mark is the mutation that puts a character into a row in place of another.
func mark(char, words string) mutation {
	return inDrawing(func(rnd *rand.Rand, row string) string {
		i := rnd.IntN(len(row))
		return row[:i] + char + row[i+1:]
	}, words)
}

// insert is the mutation that inserts a line among the keys.
func insert(line, words string) mutation {
	return func(rnd *rand.Rand, lines []string) ([]string, int, string) {
		i := 1 + rnd.IntN(slices.Index(lines, ""))
		return slices.Insert(lines, i, line), i, words
	}
}

var mutations = []mutation{
	key("wend", "7", "reads version 1"),
	key("game", "chess", "want link or lair"),
	key("expect", "perhaps", "want solvable"),
	key("expect", "1e3", "want solvable"),
	key("rules", "luck=7", "no rule \"luck\""),
	key("rules", "tail=strict swap=yes turns=2", "no rule"),
	key("moves", "1,1-2", "want "),
	key("solution", "N", "want "),
	key("titel", "x", "there is no key \"titel\""),
	key("title", "\x7f", "control character"),
	key("author", "\xc3\x28", "no UTF-8"),
	mark("\x01", "control character"),
	mark("\xff", "no UTF-8"),
	mark("?", "is "),
	insert("just words", "want key: value"),
	insert("X_Y: 1", "there is no key \"X_Y\""),
	func(_ *rand.Rand, lines []string) ([]string, int, string) {
		return lines[1:], 0, "begins with the line wend: 1"
	},
	func(rnd *rand.Rand, lines []string) ([]string, int, string) { // a key twice
		i := 1 + rnd.IntN(slices.Index(lines, "")-1)
		return slices.Insert(lines, i+1, lines[i]), i + 1, "stands in line"
	},
	func(_ *rand.Rand, lines []string) ([]string, int, string) { // no blank line
		i := slices.Index(lines, "")
		return slices.Delete(lines, i, i+1), i, "a blank line before the drawing"
	},
	func(rnd *rand.Rand, lines []string) ([]string, int, string) { // a blank line too many
		i := slices.Index(lines, "") + 1
		i += rnd.IntN(len(lines) - i)
		return slices.Insert(lines, i, ""), i, "a blank line inside the drawing"
	},
	func(_ *rand.Rand, lines []string) ([]string, int, string) { // a row too long
		last := len(lines) - 1
		lines[last] += " .."[strings.Count(lines[1], "lair"):]
		if last == slices.Index(lines, "")+1 {
			return lines, 0, ""
		}
		return lines, last, "this row is"
	},
}

// TestMutatedLevels makes 1,000 faulty levels and looks for the fault of each in its line.
func TestMutatedLevels(t *testing.T) {
	rnd := rand.New(rand.NewPCG(23, 24))
	tried := make([]int, len(mutations))
	for made := 0; made < 1000; {
		lines := strings.Split(strings.TrimSuffix(text(t, randomLevel(rnd)), "\n"), "\n")
		m := rnd.IntN(len(mutations))
		lines, line, words := mutations[m](rnd, lines)
		if words == "" {
			continue
		}
		faulty := strings.Join(lines, "\n") + "\n"
		found := slices.ContainsFunc(faultsOf(t, faulty), func(f level.Fault) bool {
			return f.Line == line+1 && strings.Contains(f.What, words)
		})
		if !found {
			t.Fatalf("mutation %d: no fault %q in line %d, but %+v\n%s", m, words, line+1, faultsOf(t, faulty), faulty)
		}
		made++
		tried[m]++
	}
	if slices.Min(tried) < 10 {
		t.Errorf("some mutation was hardly tried: %v", tried)
	}
}

// TestManyFaults has a fault in each of very many cells of one row: finding their places must not cost more with each.
func TestManyFaults(t *testing.T) {
	const n = 300_000 // of which the first are listed, and the others counted
	for game, cell := range map[string]string{"link": "x ", "lair": "é"} {
		faults := faultsOf(t, "wend: 1\ngame: "+game+"\n\n"+strings.Repeat(cell, n))
		const listed = 10_000
		if last := faults[len(faults)-1]; len(faults) != listed || last.Line != 4 || last.Col != 2*listed-1 {
			t.Errorf("%s: %d faults, the last %+v", game, len(faults), last)
		}
	}
}
