package link_test

import (
	"math/rand/v2"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/link"
)

// firstPair is the right answer to Index.Hint.
func firstPair(rows [][]link.Kind, rules link.Rules) (p, q grid.Pos, ok bool) {
	for p, q := range everyOpen(rows, rules) {
		return p, q, true
	}
	return grid.Pos{}, grid.Pos{}, false
}

func TestHintDrawn(t *testing.T) {
	for _, test := range []struct {
		name  string
		rules link.Rules
		rows  []string
		want  string // empty for none
	}{
		{"the first tile that has a partner", link.Standard, []string{"1 2 2 3", "4 # # 3"}, "1,2-1,3"},
		{"its first partner", link.Standard, []string{"1 . 1", ". . .", "1 . 1"}, "1,1-1,3"},
		{"its first partner that connects", link.Standard, []string{"1 # 1", ". # #", "1 . ."}, "1,1-3,1"},
		{"a pair of walls", link.Standard, []string{"# # 1"}, ""},
		{"dead", link.Standard, []string{"1 2", "2 1"}, ""},
		{"dead but for a way outside", link.Rules{Turns: 2, Outside: true}, []string{"1 2 1", "3 # 4"}, "1,1-1,3"},
		{"dead but for a third turn", link.Rules{Turns: 3, Outside: true}, []string{"1 2 #", "3 # 1"}, "1,1-2,3"},
		{"one turn too many", link.Rules{Turns: 0}, []string{"1 .", ". 1"}, ""},
		{"a single tile", link.Standard, []string{"1 . ."}, ""},
		{"won", link.Standard, []string{". # ."}, ""},
	} {
		x := link.NewIndex(link.NewBoard(draw(t, test.rows...)), test.rules)
		got := ""
		if p, q, ok := x.Hint(); ok {
			got = link.Move{A: p, B: q}.String()
		}
		if got != test.want {
			t.Errorf("%s: %q, want %q", test.name, got, test.want)
		}
	}
}

func TestHintOnRandomBoards(t *testing.T) {
	boards := 40_000
	if testing.Short() {
		boards = 3_000
	}
	rnd := rand.New(rand.NewPCG(31, 32))
	found := map[link.Rules]int{}
	all := map[link.Rules]int{}
	for range boards {
		rows := link.RandomRows(rnd)
		if rnd.IntN(2) == 0 {
			rows = crowded(rnd)
		}
		if len(rows)*len(rows[0]) > 81 {
			continue
		}
		rules := link.Rules{Turns: rnd.IntN(5) - 1, Outside: rnd.IntN(2) == 0}
		p, q, ok := link.NewIndex(link.NewBoard(rows), rules).Hint()
		wantP, wantQ, want := firstPair(rows, rules)
		if p != wantP || q != wantQ || ok != want {
			t.Fatalf("by %v: %v-%v, %t, want %v-%v, %t on\n%s", rules, p, q, ok, wantP, wantQ, want, drawing(rows))
		}
		all[rules]++
		if ok {
			found[rules]++
		}
	}
	for rules, n := range all {
		if found[rules] < n/20 || found[rules] > n-n/20 {
			t.Errorf("by %v %d of %d boards have a pair: that tests one answer only", rules, found[rules], n)
		}
	}
}

// crowded is a full board of up to 6 rows and columns with many kinds, few of which are neighbours.
func crowded(rnd *rand.Rand) [][]link.Kind {
	rows := make([][]link.Kind, 1+rnd.IntN(6))
	cols := 1 + rnd.IntN(6)
	for r := range rows {
		for range cols {
			rows[r] = append(rows[r], link.Kind(1+rnd.IntN(3*cols)))
		}
	}
	return rows
}
