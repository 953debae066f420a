package link_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"testing"
	"time"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/link"
)

// TestFigures measures the index beside plain search, and beside itself on other boards, in one run. It is for
// people to read, and asserts no times:
//
//	WEND_FIGURES=1 go test -run TestFigures -v ./link
func TestFigures(t *testing.T) {
	if os.Getenv("WEND_FIGURES") == "" {
		t.Skip("WEND_FIGURES is not set")
	}
	t.Run("connect", figureConnect)
	t.Run("anyfill", figureAnyFill)
	t.Run("dead", figureDead)
	t.Run("take", figureTake)
}

func median(d []time.Duration) time.Duration {
	slices.Sort(d)
	return d[len(d)/2]
}

// timed is how long one call of f takes, on average over n.
func timed(n int, f func()) time.Duration {
	start := time.Now()
	for range n {
		f()
	}
	return time.Since(start) / time.Duration(n)
}

func emptyRows(rows, cols int) [][]link.Kind {
	board := make([][]link.Kind, rows)
	for r := range board {
		board[r] = make([]link.Kind, cols)
	}
	return board
}

// breadthFirst is whether a line with two turns at most leads from p to q on the board: plain search over cell, direction
// and turns, in tables made once.
type breadthFirst struct {
	size   grid.Size
	filled []bool
	seen   []uint32
	run    uint32
	queue  []int32
}

func newBreadthFirst(rows [][]link.Kind) *breadthFirst {
	s := &breadthFirst{size: grid.Size{Rows: len(rows), Cols: len(rows[0])}}
	for _, row := range rows {
		for _, k := range row {
			s.filled = append(s.filled, k != link.Empty)
		}
	}
	s.seen = make([]uint32, 12*len(s.filled))
	return s
}

func (s *breadthFirst) connects(p, q grid.Pos) bool {
	s.run++
	goal := s.size.Index(q)
	s.queue = s.queue[:0]
	for _, d := range grid.Dirs {
		s.queue = append(s.queue, int32(12*s.size.Index(p)+3*int(d)))
	}
	for next := 0; next < len(s.queue); next++ {
		state := int(s.queue[next])
		cell, d, turns := state/12, grid.Dir(state/3%4), state%3
		to := s.size.At(cell).Step(d)
		if !s.size.Contains(to) {
			continue
		}
		i := s.size.Index(to)
		if i == goal {
			return true
		}
		if s.filled[i] {
			continue
		}
		for _, e := range grid.Dirs {
			n := turns
			if e != d {
				n++
			}
			if v := 12*i + 3*int(e) + n; n <= 2 && e != d^1 && s.seen[v] != s.run {
				s.seen[v] = s.run
				s.queue = append(s.queue, int32(v))
			}
		}
	}
	return false
}

// figureConnect asks for two tiles in far corners of an empty board, and of boards on which both see a whole row and a
// whole column and something is in between all the same.
func figureConnect(t *testing.T) {
	const n = 1000
	for _, test := range []struct {
		name string
		p, q grid.Pos
		fill func(rows [][]link.Kind)
	}{
		{"yes", grid.Pos{}, grid.Pos{Row: n - 1, Col: n - 1}, func([][]link.Kind) {}},
		{"yes, by two turns", grid.Pos{Row: 1, Col: 1}, grid.Pos{Row: n - 2, Col: n - 2}, func(rows [][]link.Kind) {
			rows[1][n-2], rows[n-2][1] = 2, 2
		}},
		{"no", grid.Pos{}, grid.Pos{Row: n - 1, Col: n - 1}, func(rows [][]link.Kind) {
			for i := range n {
				rows[i][n/2], rows[n/2][i] = 2, 2
			}
			rows[0][n/2], rows[n-1][n/2], rows[n/2][0], rows[n/2][n-1] = 0, 0, 0, 0
			rows[1][n-1], rows[n-2][0], rows[n-1][1], rows[0][n-2] = 2, 2, 2, 2
		}},
		{"no, by a diagonal", grid.Pos{}, grid.Pos{Row: n - 1, Col: n - 1}, func(rows [][]link.Kind) {
			for i := 1; i < n-1; i++ {
				rows[i][n-1-i] = 2
			}
			rows[1][n-1], rows[n-1][1], rows[0][n-2], rows[n-2][0] = 2, 2, 2, 2
		}},
	} {
		rows := emptyRows(n, n)
		test.fill(rows)
		rows[test.p.Row][test.p.Col], rows[test.q.Row][test.q.Col] = 1, 1
		x, s := link.NewIndex(link.NewBoard(rows), link.Standard), newBreadthFirst(rows)
		if (x.Connect(test.p, test.q) == "") != s.connects(test.p, test.q) {
			t.Errorf("%s: %q, but plain search says otherwise", test.name, x.Connect(test.p, test.q))
		}
		var slow, fast []time.Duration
		for range 5 {
			slow = append(slow, timed(1, func() { s.connects(test.p, test.q) }))
			fast = append(fast, timed(20_000, func() { x.Connect(test.p, test.q) }))
		}
		t.Logf("%-18s plain search %v, Index.Connect %v (%q): %.0f times faster", test.name, median(slow), median(fast),
			x.Connect(test.p, test.q), float64(median(slow))/float64(median(fast)))
	}
}

// figureAnyFill asks random pairs of tiles at all fills, and says the mean and the worst of the pairs, each the best of
// some tries, since the machine does other things too.
func figureAnyFill(t *testing.T) {
	const n = 1000
	rnd := rand.New(rand.NewPCG(61, 62))
	for _, permille := range []int{1, 2, 5, 10, 20, 50, 100, 200, 300, 500, 700, 900, 990, 1000} {
		rows := emptyRows(n, n)
		var tiles []grid.Pos
		for r := range rows {
			for c := range rows[r] {
				if rnd.IntN(1000) < permille {
					rows[r][c] = 1
					tiles = append(tiles, grid.Pos{Row: r, Col: c})
				}
			}
		}
		x := link.NewIndex(link.NewBoard(rows), link.Standard)
		pairs := make([][2]grid.Pos, 20_000)
		for i := range pairs {
			pairs[i] = [2]grid.Pos{tiles[rnd.IntN(len(tiles))], tiles[rnd.IntN(len(tiles))]}
		}
		i, yes := 0, 0
		mean := timed(len(pairs), func() {
			if x.Connect(pairs[i][0], pairs[i][1]) == "" {
				yes++
			}
			i++
		})
		worst := time.Duration(0)
		for _, p := range pairs[:2000] {
			best := time.Hour
			for range 5 {
				best = min(best, timed(20, func() { x.Connect(p[0], p[1]) }))
			}
			worst = max(worst, best)
		}
		t.Logf("%5.1f %% full, %2d %% yes: mean %v, worst %v", float64(permille)/10, yes*100/len(pairs), mean, worst)
	}
}

// deadRows is a random dead board with so many tiles of each kind: the tiles of open pairs are exchanged with others until
// there are none.
func deadRows(rnd *rand.Rand, n int, fill float64, each int, rules link.Rules) [][]link.Kind {
	rows := emptyRows(n, n)
	cells := rnd.Perm(n * n)[:int(fill*float64(n*n))/each*each]
	for i, c := range cells {
		rows[c/n][c%n] = link.Kind(1 + i/each)
	}
	for {
		x := link.NewIndex(link.NewBoard(rows), rules)
		if x.Dead() {
			return rows
		}
		was := grid.Pos{Row: -1}
		for p := range x.Pairs() {
			if p != was {
				c := cells[rnd.IntN(len(cells))]
				rows[p.Row][p.Col], rows[c/n][c%n] = rows[c/n][c%n], rows[p.Row][p.Col]
				was = p
			}
		}
	}
}

// figureDead builds an index on dead boards and asks it, boards by turns.
func figureDead(t *testing.T) {
	type board struct {
		name  string
		board *link.Board
		rules link.Rules
		took  []time.Duration
	}
	var boards []*board
	rnd := rand.New(rand.NewPCG(63, 64))
	for _, n := range []int{1000, 500} {
		for _, fill := range []float64{0.05, 0.3, 0.6, 1} {
			for _, each := range []int{2, 4} {
				for _, outside := range []bool{true, false} {
					rules := link.Rules{Turns: 2, Outside: outside}
					name := fmt.Sprintf("%4d×%d, %3.0f %% full, %d of a kind, outside %-5t", n, n, 100*fill, each, outside)
					boards = append(boards, &board{name, link.NewBoard(deadRows(rnd, n, fill, each, rules)), rules, nil})
				}
			}
		}
	}
	for range 9 {
		for _, b := range boards {
			b.took = append(b.took, timed(1, func() {
				if !link.NewIndex(b.board, b.rules).Dead() {
					t.Error("not dead")
				}
			}))
		}
	}
	for _, b := range boards {
		t.Logf("%s: %.1f ns a cell, %v", b.name, float64(median(b.took))/float64(b.board.Size().Cells()), median(b.took))
	}
}

// figureTake plays whole games on a full board and measures takes with the question whether the board is dead.
func figureTake(t *testing.T) {
	const n, kinds = 1000, 100
	rnd := rand.New(rand.NewPCG(65, 66))
	for _, test := range []struct {
		name  string
		next  func(*rand.Rand, *link.Index) (p, q grid.Pos, ok bool)
		rules link.Rules
		most  int // moves; 0 for a whole game
	}{
		{"random pairs", randomOpen, link.Rules{Turns: 2, Outside: true}, 0},
		{"random pairs, inside", randomOpen, link.Standard, 0},
		{"hints", hintOf, link.Rules{Turns: 2, Outside: true}, 0},
		{"what Dead remembers", rememberedPair, link.Rules{Turns: 2, Outside: true}, 50_000},
		{"random pairs, down", randomOpen, link.Rules{Turns: 2, Outside: true, Slide: link.SlideDown}, 10_000},
	} {
		t.Run(test.name, func(t *testing.T) {
			rows := emptyRows(n, n)
			for i, c := range rnd.Perm(n * n) {
				rows[c/n][c%n] = link.Kind(1 + i%(n*n/2)%kinds)
			}
			board := link.NewBoard(rows)
			x := link.NewIndex(board.Clone(), test.rules)
			var moves [][2]grid.Pos
			most := n * n / 2
			if test.most > 0 {
				most = test.most
			}
			for len(moves) < most {
				p, q, ok := test.next(rnd, x)
				if !ok {
					break
				}
				x.Take(p, q)
				moves = append(moves, [2]grid.Pos{p, q})
			}
			first := freshly(board, test.rules)
			x = link.NewIndex(board.Clone(), test.rules)
			start := time.Now()
			for _, m := range moves {
				if _, code := x.Take(m[0], m[1]); code != "" {
					t.Fatal(code)
				}
				x.Dead()
			}
			took := time.Since(start) / time.Duration(len(moves))
			anew := anewInGame(board.Clone(), test.rules, moves)
			t.Logf("%s: %d moves, %d tiles left; Take and Dead %v; NewIndex and Dead %v on the first board, %.0f times, and %v "+
				"on average over the game, %.0f times", test.name, len(moves), x.Board().Tiles(), took,
				first, float64(first)/float64(took), anew, float64(anew)/float64(took))
		})
	}
}

// freshly is how long NewIndex and Dead take on a board.
func freshly(board *link.Board, rules link.Rules) time.Duration {
	var took []time.Duration
	for range 9 {
		b := board.Clone()
		took = append(took, timed(1, func() { link.NewIndex(b, rules).Dead() }))
	}
	return median(took)
}

// anewInGame is the mean of freshly over 20 positions of a game, and the last one.
func anewInGame(board *link.Board, rules link.Rules, moves [][2]grid.Pos) time.Duration {
	x := link.NewIndex(board, rules)
	sum, n := time.Duration(0), time.Duration(0)
	for i, m := range moves {
		x.Take(m[0], m[1])
		if i%(len(moves)/20) == 0 || i == len(moves)-1 {
			sum += freshly(x.Board(), rules)
			n++
		}
	}
	return sum / n
}

func hintOf(_ *rand.Rand, x *link.Index) (p, q grid.Pos, ok bool) { return x.Hint() }

func rememberedPair(_ *rand.Rand, x *link.Index) (p, q grid.Pos, ok bool) { return x.Remembered() }

// randomOpen is a pair near a random tile that is marked, nearly always.
func randomOpen(rnd *rand.Rand, x *link.Index) (p, q grid.Pos, ok bool) { return x.OpenFrom(rnd) }
