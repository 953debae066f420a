package link_test

import (
	"fmt"
	"iter"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/link"
)

// allows reports whether the rules let a line have so many turns, -1 for no line.
func allows(rules link.Rules, turns int) bool {
	return turns >= 0 && (rules.Turns < 0 || turns <= rules.Turns)
}

// everyOpen is all pairs that connect in reading order, by the oracle.
func everyOpen(rows [][]link.Kind, rules link.Rules) iter.Seq2[grid.Pos, grid.Pos] {
	size := grid.Size{Rows: len(rows), Cols: len(rows[0])}
	return func(yield func(p, q grid.Pos) bool) {
		for i := range size.Cells() {
			for j := i + 1; j < size.Cells(); j++ {
				p, q := size.At(i), size.At(j)
				if pairRefusal(rows, p, q) == "" && allows(rules, leastTurns(rows, p, q, rules.Outside)) && !yield(p, q) {
					return
				}
			}
		}
	}
}

// pairsOf is those pairs as tests write them.
func pairsOf(rows [][]link.Kind, rules link.Rules) []string { return written(everyOpen(rows, rules)) }

// told is all pairs as an index tells them.
func told(x *link.Index) []string { return written(x.Pairs()) }

func written(open iter.Seq2[grid.Pos, grid.Pos]) (pairs []string) {
	for p, q := range open {
		pairs = append(pairs, link.Pair{A: p, B: q}.String())
	}
	return pairs
}

// hinted is the hint of an index, or "none".
func hinted(x *link.Index) string {
	if p, q, ok := x.Hint(); ok {
		return fmt.Sprint(p, "-", q)
	}
	return "none"
}

// asked compares what an index says of its board with the right answers. It asks for what comes first in the order given
// by a random number, since one answer prepares the next.
func asked(t testing.TB, rnd *rand.Rand, x *link.Index, pairs []string) {
	t.Helper()
	first := "none"
	if len(pairs) > 0 {
		first = pairs[0]
	}
	for _, question := range rnd.Perm(3)[:1+rnd.IntN(3)] {
		got, want := "", ""
		switch question {
		case 0:
			got, want = fmt.Sprint(x.Dead()), fmt.Sprint(len(pairs) == 0)
		case 1:
			got, want = hinted(x), first
		case 2:
			got, want = fmt.Sprint(told(x)), fmt.Sprint(pairs)
		}
		if got != want {
			t.Fatalf("question %d by %+v: %s, want %s on\n%s", question, x.Rules(), got, want, picture(x.Board()))
		}
	}
	if fault := x.Fault(); fault != "" {
		t.Fatalf("by %+v: %s on\n%s", x.Rules(), fault, picture(x.Board()))
	}
}

// connects compares what an index says of two cells with the oracle.
func connects(t testing.TB, x *link.Index, rows [][]link.Kind, p, q grid.Pos) {
	t.Helper()
	before := link.Line{{Row: 7, Col: 7}}
	line, code := x.AppendLine(before, p, q)
	want, wantCode := connect(rows, p, q, x.Rules())
	if code != wantCode || !slices.Equal(line, append(before, want...)) || x.Connect(p, q) != code {
		t.Fatalf("%v-%v by %+v: %s and %q, want %s on\n%s", p, q, x.Rules(),
			answer(line[1:], code), x.Connect(p, q), answer(want, wantCode), drawing(rows))
	}
}

// smallBoard is a board of up to 8 rows and columns, now and then with kinds that are great numbers.
func smallBoard(rnd *rand.Rand) [][]link.Kind {
	for {
		rows := link.RandomRows(rnd)
		if rnd.IntN(3) == 0 {
			rows = crowded(rnd)
		}
		if len(rows) > 8 || len(rows[0]) > 8 {
			continue
		}
		if rnd.IntN(8) == 0 {
			for _, row := range rows {
				for c := range row {
					if row[c] > 0 && row[c]%2 == 0 {
						row[c] = 1<<31 - 1 - row[c]
					}
				}
			}
		}
		return rows
	}
}

func TestIndexDrawn(t *testing.T) {
	for _, test := range drawn {
		rows := draw(t, test.rows...)
		connects(t, link.NewIndex(link.NewBoard(rows), test.rules), rows, test.a, test.b)
	}
}

func TestIndexOnRandomBoards(t *testing.T) {
	boards := 100_000
	if testing.Short() {
		boards = 5_000
	}
	rnd := rand.New(rand.NewPCG(41, 42))
	joined, dead := 0, 0
	for n := range boards {
		rows := smallBoard(rnd)
		x := link.NewIndex(link.NewBoard(rows), anyRules(rnd))
		p, q := randomPair(rnd, rows)
		connects(t, x, rows, p, q)
		if x.Connect(p, q) == "" {
			joined++
		}
		if n%4 == 0 {
			pairs := pairsOf(rows, x.Rules())
			asked(t, rnd, x, pairs)
			if len(pairs) == 0 {
				dead++
			}
		}
	}
	if joined < boards/10 || joined > boards*9/10 || dead < boards/40 || dead > boards*9/40 {
		t.Errorf("of %d boards %d pairs connect, %d boards are dead: that tests one answer only", boards, joined, dead)
	}
}

// TestIndexOnWideBoards goes beyond one word of bits, with up to two turns, where the oracle is the board itself.
func TestIndexOnWideBoards(t *testing.T) {
	boards := 4_000
	if testing.Short() {
		boards = 200
	}
	rnd := rand.New(rand.NewPCG(43, 44))
	for range boards {
		rows := wideBoard(rnd)
		rules := link.Rules{Turns: min(2, rnd.IntN(6)), Outside: rnd.IntN(2) == 0}
		x := link.NewIndex(link.NewBoard(rows), rules)
		asked(t, rnd, x, boardPairs(t, x))
	}
}

// boardPairs is all pairs that connect by Board.Connect. It compares what the index says of equal tiles with that.
func boardPairs(t *testing.T, x *link.Index) (pairs []string) {
	t.Helper()
	var tiles []grid.Pos
	size := x.Board().Size()
	for i := range size.Cells() {
		if x.Board().At(size.At(i)) > link.Empty {
			tiles = append(tiles, size.At(i))
		}
	}
	for i, p := range tiles {
		for _, q := range tiles[i+1:] {
			if x.Board().At(p) != x.Board().At(q) {
				continue
			}
			want, wantCode := x.Board().Connect(p, q, x.Rules())
			line, code := x.AppendLine(nil, p, q)
			if code != wantCode || !slices.Equal(line, want) || code != x.Connect(p, q) {
				t.Fatalf("%v-%v by %+v: %s and %q, want %s on\n%s", p, q, x.Rules(),
					answer(line, code), x.Connect(p, q), answer(want, wantCode), picture(x.Board()))
			}
			if code == "" {
				pairs = append(pairs, fmt.Sprint(p, "-", q))
			}
		}
	}
	return pairs
}

// wideBoard has more than 64 rows, columns or both, and few tiles or few gaps.
func wideBoard(rnd *rand.Rand) [][]link.Kind {
	size := grid.Size{Rows: 1 + rnd.IntN(6), Cols: 60 + rnd.IntN(100)}
	switch rnd.IntN(3) {
	case 0:
		size.Rows, size.Cols = size.Cols, size.Rows
	case 1:
		size.Rows = 60 + rnd.IntN(80)
	}
	rows := make([][]link.Kind, size.Rows)
	for r := range rows {
		rows[r] = make([]link.Kind, size.Cols)
	}
	kinds := 1 + rnd.IntN(60)
	for range min(100+rnd.IntN(100), size.Cells()) {
		k := link.Kind(rnd.IntN(kinds+1) - 1)
		if k == 0 {
			k = 1
		}
		rows[rnd.IntN(size.Rows)][rnd.IntN(size.Cols)] = k
	}
	if n := rnd.IntN(12); n < 2 { // a whole row or column is filled
		for i := range max(size.Rows, size.Cols) {
			if n == 0 {
				rows[size.Rows/2][i%size.Cols] = link.Wall
			} else {
				rows[i%size.Rows][size.Cols/2] = link.Wall
			}
		}
	}
	return rows
}

// TestIndexAfterChanges plays at random and compares with the oracle after each move.
func TestIndexAfterChanges(t *testing.T) {
	games := 6_000
	if testing.Short() {
		games = 300
	}
	rnd := rand.New(rand.NewPCG(45, 46))
	for range games {
		x := link.NewIndex(link.NewBoard(smallBoard(rnd)), anyRules(rnd))
		if rnd.IntN(2) == 0 {
			x.ListPeers()
		}
		changeAtRandom(t, rnd, x, 12)
	}
}

// changeAtRandom makes moves, takes them back, and shuffles. It leaves out questions now and then, so that changes pile up.
func changeAtRandom(t testing.TB, rnd *rand.Rand, x *link.Index, moves int) {
	t.Helper()
	var done []func()
	for range moves {
		rows := rowsOf(x.Board())
		pairs := pairsOf(rows, x.Rules())
		if rnd.IntN(3) > 0 {
			asked(t, rnd, x, pairs)
		}
		switch n := rnd.IntN(12); {
		case n == 0:
			kinds := x.Board().Kinds()
			if code := x.Shuffle(shuffled(rnd, kinds)); code != "" {
				t.Fatalf("a shuffle is refused: %s", code)
			}
			done = append(done, func() { x.Shuffle(kinds) })
		case n < 4 && len(done) > 0:
			done[len(done)-1]()
			done = done[:len(done)-1]
		case len(pairs) > 0:
			p, q := endsOf(t, pairs[rnd.IntN(len(pairs))])
			done = append(done, takeBoth(t, x, p, q))
		}
	}
}

// takeBoth takes a pair from the index and from a board like its own, and returns what takes it back.
func takeBoth(t testing.TB, x *link.Index, p, q grid.Pos) (undo func()) {
	t.Helper()
	b := x.Board().Clone()
	before := picture(b)
	want, wantCode := b.Take(p, q, x.Rules())
	got, code := x.Take(p, q)
	if code != wantCode || fmt.Sprint(got) != fmt.Sprint(want) || picture(b) != picture(x.Board()) {
		t.Fatalf("%v-%v by %+v: %v, %q, want %v, %q on\n%s", p, q, x.Rules(), got, code, want, wantCode, before)
	}
	return func() {
		if x.Undo(got); picture(x.Board()) != before {
			t.Fatalf("%v-%v by %+v is undone to\n%swant\n%s", p, q, x.Rules(), picture(x.Board()), before)
		}
	}
}

// endsOf reads a pair as tests write it.
func endsOf(t testing.TB, pair string) (p, q grid.Pos) {
	t.Helper()
	m, err := link.ParseMove(pair)
	if err != nil {
		t.Fatal(err)
	}
	return m.A, m.B
}

// TestIndexOnWideBoardsAfterChanges compares an index with one built afresh, on boards on which lines are long.
func TestIndexOnWideBoardsAfterChanges(t *testing.T) {
	games := 250
	if testing.Short() {
		games = 50
	}
	rnd := rand.New(rand.NewPCG(47, 48))
	for range games {
		rules := link.Rules{Turns: min(2, rnd.IntN(6)), Outside: rnd.IntN(2) == 0}
		if rnd.IntN(2) == 0 {
			rules.Slide = link.Slides[rnd.IntN(len(link.Slides))]
		}
		x := link.NewIndex(link.NewBoard(wideBoard(rnd)), rules)
		var done []func()
		for range 40 {
			pairs := told(link.NewIndex(x.Board(), rules))
			if rnd.IntN(3) > 0 {
				asked(t, rnd, x, pairs)
			}
			if len(done) > 0 && (len(pairs) == 0 || rnd.IntN(4) == 0) {
				done[len(done)-1]()
				done = done[:len(done)-1]
			} else if len(pairs) > 0 {
				p, q := endsOf(t, pairs[rnd.IntN(len(pairs))])
				done = append(done, takeBoth(t, x, p, q))
			}
		}
	}
}

// TestIndexUndoOfAnEarlierTake takes back what was taken before the index was there, of a kind that it has not met.
func TestIndexUndoOfAnEarlierTake(t *testing.T) {
	for _, kind := range []string{"9", "2147483647"} {
		rows := draw(t, "1 2 1", kind+" . "+kind)
		b := link.NewBoard(rows)
		taken, _ := b.Take(at1(2, 1), at1(2, 3), link.Standard)
		x := link.NewIndex(b, link.Standard)
		x.ListPeers()
		if got := hinted(x); got != "1,1-1,3" {
			t.Errorf("without kind %s: %s", kind, got)
		}
		x.Undo(taken)
		asked(t, rand.New(rand.NewPCG(1, 2)), x, pairsOf(rows, link.Standard))
		if x.Dead() || hinted(x) != "2,1-2,3" {
			t.Errorf("with kind %s: %s, dead %t", kind, hinted(x), x.Dead())
		}
	}
}

// TestIndexUndoClosesWhatWasOpen takes back a take that had opened the pair which Dead remembers.
func TestIndexUndoClosesWhatWasOpen(t *testing.T) {
	x := link.NewIndex(link.NewBoard(draw(t,
		"2 1 1 2",
		"3 4 1 5")), link.Rules{Turns: 0})
	taken, _ := x.Take(at1(1, 2), at1(1, 3))
	if x.Dead() {
		t.Error("dead, although 1,1-1,4 is open")
	}
	x.Undo(taken)
	x.Take(at1(1, 3), at1(2, 3))
	if !x.Dead() {
		t.Errorf("not dead, but the hint is %s", hinted(x))
	}
}

// TestIndexRefusals sees to it that what is refused changes nothing.
func TestIndexRefusals(t *testing.T) {
	rows := draw(t, "1 2 1 1", "2 # . 3")
	x := link.NewIndex(link.NewBoard(rows), link.Standard)
	for _, ends := range []struct {
		p, q grid.Pos
		want link.Code
	}{
		{at1(0, 1), at1(1, 1), link.OffBoard}, {at1(1, 1), at1(1, 1), link.SameCell}, {at1(2, 2), at1(1, 1), link.OnWall},
		{at1(2, 3), at1(1, 1), link.OnEmpty}, {at1(1, 1), at1(1, 2), link.KindsDiffer}, {at1(1, 1), at1(1, 3), link.NoLine},
	} {
		if _, code := x.Take(ends.p, ends.q); code != ends.want || picture(x.Board()) != drawing(rows) {
			t.Errorf("%v-%v: %q, want %q", ends.p, ends.q, code, ends.want)
		}
	}
	if code := x.Shuffle([]link.Kind{1}); code != link.NotAShuffle || hinted(x) != "1,3-1,4" {
		t.Errorf("a shuffle of one kind: %q, then %s", code, hinted(x))
	}
}

// TestIndexAllocatesNothing holds while lines turn twice at most.
func TestIndexAllocatesNothing(t *testing.T) {
	x := link.NewIndex(link.NewBoard(draw(t, "1 . . 2", ". 2 1 .", "1 # # 1")), link.Rules{Turns: 2, Outside: true})
	size := x.Board().Size()
	line := make(link.Line, 0, 4)
	if n := testing.AllocsPerRun(10, func() {
		for i := range size.Cells() {
			for j := range size.Cells() {
				x.Connect(size.At(i), size.At(j))
				line, _ = x.AppendLine(line[:0], size.At(i), size.At(j))
			}
		}
	}); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

func FuzzIndex(f *testing.F) {
	f.Add(uint8(3), []byte{2, 3, 2, 0, 1, 3, 2, 3, 2}, int8(2), true, uint8(1), uint64(1))
	f.Add(uint8(4), []byte{2, 3, 1, 2, 3, 1, 2, 2, 3, 3, 2, 3}, int8(3), false, uint8(0), uint64(2))
	f.Fuzz(func(t *testing.T, cols uint8, cells []byte, turns int8, outside bool, slide uint8, seed uint64) {
		if cols == 0 || cols > 8 || len(cells) < int(cols) || len(cells) > 48 {
			t.Skip()
		}
		rows := make([][]link.Kind, len(cells)/int(cols))
		for r := range rows {
			for _, k := range cells[r*int(cols) : (r+1)*int(cols)] {
				rows[r] = append(rows[r], link.Kind(k%6)-1)
			}
		}
		rules := link.Rules{Turns: max(int(turns%4), link.AnyTurns), Outside: outside, Slide: link.Slides[int(slide)%len(link.Slides)]}
		changeAtRandom(t, rand.New(rand.NewPCG(seed, 0)), link.NewIndex(link.NewBoard(rows), rules), 6)
	})
}
