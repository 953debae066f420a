package stress

import (
	"context"
	"errors"
	"math"
	"slices"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/link"
)

// tileCheck reads a case again and holds it against the limits of the statement.
func tileCheck(t *testing.T, kind string, c Case) {
	t.Helper()
	input := tileInput(t, tileText([]Case{c}))
	if len(input) != 1 {
		t.Fatalf("%s: %d cases instead of one", kind, len(input))
	}
	got := input[0].(tileCase)
	size, n := got.Board.Size(), len(got.Queries)
	if size.Rows > 1000 || size.Cols > 999 || n < 1 || n > 49 || n != c.Answers() || size.Cells() != c.Cells() {
		t.Fatalf("%s: %d rows, %d columns, %d queries; it says %d cells, %d answers",
			kind, size.Rows, size.Cols, n, c.Cells(), c.Answers())
	}
	disputed := false
	for _, q := range got.Queries {
		disputed = disputed || q[0] == q[1]
	}
	if disputed != c.Disputed() {
		t.Fatalf("%s: disputed: it says %t\n%s", kind, c.Disputed(), tileText(input))
	}
	for _, p := range got.tiles() {
		if got.Board.At(p) >= 1000 {
			t.Fatalf("%s: kind %d", kind, got.Board.At(p))
		}
	}
}

// TestTileKinds draws cases of each kind: they keep within the statement, only disputed kinds are disputed and all of
// these are, small ones are small, the same seed draws the same, and a kind that can tell programs apart has both answers: each
// of the largest has them in a single case, since a run holds no more.
func TestTileKinds(t *testing.T) {
	for _, k := range HDU1175().Kinds {
		n := 500
		if testing.Short() {
			n = 100
		}
		if k.Role == Largest {
			n = 1
			if testing.Short() {
				continue
			}
		}
		cases := firstCases[Case](k, 1, n)
		again, other := firstCases[Case](k, 1, n), firstCases[Case](k, 2, n)
		if tileText(cases) != tileText(again) {
			t.Errorf("%s: the same seed draws other cases", k.Name)
		}
		if fixed := k.Role == Sample || k.Role == Tiny; fixed != (tileText(cases) == tileText(other)) {
			t.Errorf("%s: another seed draws the same: %t", k.Name, !fixed)
		}
		for _, c := range cases {
			tileCheck(t, k.Name, c)
			if c.Disputed() != (k.Role == Contested) {
				t.Fatalf("%s: disputed: %t\n%s", k.Name, c.Disputed(), tileText([]Case{c}))
			}
			if k.Role == Small && c.Cells() > 64 {
				t.Fatalf("%s: a case of %d cells", k.Name, c.Cells())
			}
		}
		answers := tileAnswers(t, cases)
		if !slices.Contains(answers, "YES") || !slices.Contains(answers, "NO") {
			t.Errorf("%s: all answers are %s", k.Name, answers[0])
		}
	}
}

// TestTileTinyIsComplete counts the tiny boards: a shape of n cells has Bell(n+1) of them, all different, and each is asked
// for all pairs of equal tiles.
func TestTileTinyIsComplete(t *testing.T) {
	bell := [...]int{1, 1, 2, 5, 15, 52, 203, 877, 4140, 21147}
	counts := map[grid.Size]int{}
	seen := map[string]bool{}
	last := 0
	for c := range tileTiny(nil) {
		tc := c.(tileCase)
		size := tc.Board.Size()
		if c.Cells() < last {
			t.Fatal("a small board comes after a larger one")
		}
		last = c.Cells()
		counts[size]++
		if testing.Short() && last > 6 {
			continue
		}
		asked := tc.Queries
		if want := tilePairsOf(tc.Board); !slices.Equal(asked[:min(len(want), len(asked))], want) || len(asked) > 49 {
			t.Fatalf("asked is %v, want all of %v", asked, want)
		}
		tc.Queries = nil
		if text := string(tc.Append(nil)); seen[text] {
			t.Fatalf("twice:\n%s", text)
		} else {
			seen[text] = true
		}
	}
	for n := 2; n <= 8; n++ {
		for rows := 1; rows <= n; rows++ {
			size := grid.Size{Rows: rows, Cols: n / rows}
			if size.Cells() == n && counts[size] != bell[n+1] {
				t.Errorf("%v: %d boards, want %d", size, counts[size], bell[n+1])
			}
		}
	}
	if len(counts) != 2+2+3+2+4+2+4 {
		t.Errorf("%d shapes", len(counts))
	}
}

// tilePairsOf are the pairs of equal tiles on a board, by the second of them in reading order.
func tilePairsOf(b *link.Board) (pairs [][2]grid.Pos) {
	size := b.Size()
	for j := range size.Cells() {
		for i := range j {
			if k := b.At(size.At(i)); k != link.Empty && k == b.At(size.At(j)) {
				pairs = append(pairs, [2]grid.Pos{size.At(i), size.At(j)})
			}
		}
	}
	return pairs
}

// TestTileTinyNamesKindsInOrder shows that no two tiny boards are the same but for the names of their kinds: a new kind is
// always the next number.
func TestTileTinyNamesKindsInOrder(t *testing.T) {
	for kinds := range tilePatterns(6) {
		most := link.Kind(0)
		for _, k := range kinds {
			if k > most+1 {
				t.Fatalf("%v", kinds)
			}
			most = max(most, k)
		}
	}
}

// TestTileLikely draws cases of few cells at most.
func TestTileLikely(t *testing.T) {
	p := HDU1175()
	r := grid.NewRandom(1, 2)
	for i := range 300 {
		most := 2 + i%40
		c := p.random(r, most)
		tileCheck(t, "likely", c)
		if c.Disputed() || c.Cells() > most {
			t.Fatalf("of at most %d cells:\n%s", most, tileText([]Case{c}))
		}
	}
	if a, b := p.random(grid.NewRandom(4, 4), 12), p.random(grid.NewRandom(4, 4), 12); tileText([]Case{a}) != tileText([]Case{b}) {
		t.Error("the same draws make other cases")
	}
}

// TestTileMazes draws the walls of the corridors.
func TestTileMazes(t *testing.T) {
	for _, m := range []struct {
		wall func(grid.Size, grid.Pos) bool
		want string
	}{
		{tileComb, ".......\n.#.#.#.\n.#.#.#.\n.#.#.#.\n.#.#.#.\n.#.#.#.\n.#.#.#.\n"},
		{tileSerpentine, ".......\n######.\n.......\n.######\n.......\n######.\n.......\n"},
		{tileRings, ".......\n.#.###.\n.#...#.\n.#.#.#.\n.#...#.\n.#####.\n.......\n"},
	} {
		size, got := grid.Size{Rows: 7, Cols: 7}, ""
		for i := range size.Cells() {
			square := "."
			if m.wall(size, size.At(i)) {
				square = "#"
			}
			if got += square; i%7 == 6 {
				got += "\n"
			}
		}
		if got != m.want {
			t.Errorf("\n%swant\n%s", got, m.want)
		}
	}
}

// TestTileRight answers the sample, and stops when it is told to or when the input is at fault.
func TestTileRight(t *testing.T) {
	p := HDU1175()
	sample := []byte(tileText(firstCases[Case](p.Kinds[0], 1, math.MaxInt)))
	got, err := p.right(context.Background(), sample)
	if want := []string{"YES", "NO", "NO", "NO", "NO", "YES"}; !slices.Equal(got, want) || err != nil {
		t.Errorf("%q, error %v", got, err)
	}
	if string(sample) != tileSampleText {
		t.Errorf("the sample is written\n%s", sample)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := p.right(ctx, sample); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: error %v", err)
	}
	if _, err := p.right(context.Background(), []byte("1 1 x")); err == nil {
		t.Error("no error for what is no input")
	}
}
