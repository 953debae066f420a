package level

import (
	"fmt"
	"strings"
)

// field is a key that means something.
type field struct {
	name  string
	game  Game                  // the only one that has it, or empty
	read  func(d *draft, k key) // takes its value; nil if it is looked at elsewhere
	write func(l *Level) string // its value, or empty if it is to be left out
}

// fields are the keys in the order in which they are written.
var fields = [...]field{
	{"wend", "", nil, func(*Level) string { return version }},
	{"game", "", readGame, func(l *Level) string { return string(l.Game()) }},
	{"title", "", func(d *draft, k key) { d.level.Title = k.value }, func(l *Level) string { return l.Title }},
	{"title.zh", "", func(d *draft, k key) { d.level.TitleZH = k.value }, func(l *Level) string { return l.TitleZH }},
	{"author", "", func(d *draft, k key) { d.level.Author = k.value }, func(l *Level) string { return l.Author }},
	{"license", "", func(d *draft, k key) { d.level.License = k.value }, func(l *Level) string { return l.License }},
	{"rules", "", nil, (*Level).Rules},
	{"expect", "", readExpect, func(l *Level) string { return string(l.Expect) }},
	{"exits", LairGame, nil, writeExits},
	{"goal", LairGame, nil, writeGoal},
	{"snake", LairGame, nil, writeSnake},
	{"solution", "", func(d *draft, k key) { d.level.Solution = readMoves(d, k) }, func(l *Level) string { return l.Solution }},
	{"moves", "", func(d *draft, k key) { d.level.Moves = readMoves(d, k) }, func(l *Level) string { return l.Moves }},
	{"made", "", func(d *draft, k key) { d.level.Made = k.value }, func(l *Level) string { return l.Made }},
}

// version is the version of the format.
const version = "1"

func readVersion(d *draft, k key) {
	if k.value != version {
		d.faultIn(k, 0, "this Wend reads version %s of level files, not %.20q", version, k.value)
	}
}

func readGame(d *draft, k key) {
	if k.value != string(LinkGame) && k.value != string(LairGame) {
		d.faultIn(k, 0, "want link or lair, not %.20q", k.value)
	}
}

func readExpect(d *draft, k key) {
	if what := expectFault(Game(d.keys["game"].value), k.value); what != "" {
		d.faultIn(k, 0, "%s", what)
	}
	d.level.Expect = Expect(k.value)
}

// expectFault is what is wrong with a claim, or empty.
func expectFault(game Game, value string) string {
	if value == "" || value == string(Solvable) || value == string(Impossible) {
		return ""
	}
	_, isNumber := Expect(value).Steps()
	switch {
	case !isNumber:
		return fmt.Sprintf("want solvable, impossible or, for a lair, the number of steps, not %.20q", value)
	case game == LinkGame:
		return "a number of steps has a meaning for game: lair only; want solvable or impossible"
	}
	return ""
}

// readMoves reads moves, and writes them as they are written.
func readMoves(d *draft, k key) string {
	game := Game(d.keys["game"].value)
	if game != LinkGame && game != LairGame {
		return ""
	}
	var moves []string
	splitMoves(game, k.value, func(move string) { moves = append(moves, move) }, func(at int, what string) {
		d.faultIn(k, at, "%s", what)
	})
	return JoinMoves(game, moves)
}

// readRules gives the parts of a rule set that are named their values.
func readRules(d *draft, k key, set func(name, value string) error) {
	SetRules(k.value, set, func(at int, what string) { d.faultIn(k, at, "%s", what) })
}

// SetRules reads the text of a rule set, such as turns=3 slide=down, and hands each part to set, which is the method Set of
// the rules of a game. What is wrong is told to fault, with the byte at which it stands, from 0.
func SetRules(text string, set func(name, value string) error, fault func(at int, what string)) {
	seen := map[string]bool{}
	for at, word := range words(text) {
		name, value, _ := strings.Cut(word, "=")
		if seen[name] {
			fault(at, fmt.Sprintf("%.20q stands here twice", name))
			continue
		}
		seen[name] = true
		if err := set(name, value); err != nil {
			fault(at, err.Error())
		}
	}
}
