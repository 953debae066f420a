package link

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"
	"sync/atomic"
	"testing"

	"github.com/wendgames/wend/grid"
)

// randomBoard is a board that is not so large that its pairs cannot be tried one by one after each take.
func randomBoard(rnd *rand.Rand) *Board {
	for {
		if rows := RandomRows(rnd); len(rows)*len(rows[0]) <= 170 {
			return NewBoard(rows)
		}
	}
}

// randomRules are any rules that lines and slides differ by.
func randomRules(r *grid.Random) Rules {
	return Rules{Turns: r.Below(5) - 1, Outside: r.Below(2) == 0, Slide: Slides[r.Below(len(Slides))]}
}

// pairOf is two tiles as a pair on the board.
func (p *position) pairOf(a, b int32) Pair {
	pair := Pair{p.at[a].pos(), p.at[b].pos()}
	if pair.B.Before(pair.A) {
		pair.A, pair.B = pair.B, pair.A
	}
	return pair
}

// compare is -1, 0 or 1 as p comes before q in reading order, is q, or comes after it.
func (p Pair) compare(q Pair) int { return cmp.Or(p.A.Compare(q.A), p.B.Compare(q.B)) }

// sound checks a player's lists against a board, and that it knows the open pairs of that.
func sound(t *testing.T, p *player, b *Board, rules Rules) []Pair {
	t.Helper()
	if len(p.tiles) != b.Tiles() {
		t.Fatalf("%d tiles, want %d", len(p.tiles), b.Tiles())
	}
	var pairs []Pair
	most := int32(0)
	for k, first := range p.first {
		most = max(most, p.left[k])
		for i := first; i < first+p.left[k]; i++ {
			if p.tiles[p.slot[i]] != i || p.kind[i] != int32(k) || p.tile[p.plane.cell(p.at[i])] != i || !p.plane.filled(p.at[i]) {
				t.Fatalf("tile %d on %v is not where the lists say", i, p.at[i])
			}
			if b.At(p.at[i].pos()) != b.At(p.at[first].pos()) || b.At(p.at[i].pos()) <= Empty {
				t.Fatalf("tile %d is not on\n%s", i, b.AppendPicture(nil))
			}
			for j := i + 1; j < first+p.left[k]; j++ {
				if p.open(i, j) {
					pairs = append(pairs, p.pairOf(i, j))
				}
			}
		}
	}
	if p.most != most {
		t.Fatalf("%d tiles left of one kind at most, want %d", p.most, most)
	}
	slices.SortFunc(pairs, Pair.compare)
	if want := b.OpenPairs(rules); !slices.Equal(pairs, want) {
		t.Fatalf("by %v %v are open, want %v on\n%s", rules, pairs, want, b.AppendPicture(nil))
	}
	return pairs
}

// nearestOf is those of some pairs that have the least distance.
func nearestOf(pairs []Pair) (nearest []Pair) {
	least := 1 << 30
	for _, p := range pairs {
		d := p.A.Distance(p.B)
		if d < least {
			least, nearest = d, nil
		}
		if d == least {
			nearest = append(nearest, p)
		}
	}
	return nearest
}

// TestPlaysFollowTheBoard plays beside a board that takes the same pairs: at every step the same pairs must be open, and
// what each way of choosing chooses must be one of them.
func TestPlaysFollowTheBoard(t *testing.T) {
	boards := 800
	if testing.Short() {
		boards = 150
	}
	r, rnd := grid.NewRandom(8, 9), rand.New(rand.NewPCG(8, 9))
	takes := map[Slide]int{}
	for range boards {
		b, rules := randomBoard(rnd), randomRules(r)
		start := newPosition(b, rules)
		p := &player{start.clone(), start, r, &atomic.Bool{}}
		for range 2 { // the second play begins where the first one did
			p.copyFrom(start)
			takes[rules.Slide] += follow(t, p, b.Clone(), rules)
		}
	}
	for _, s := range Slides {
		if takes[s] < boards/10 {
			t.Errorf("only %d takes with slide %v", takes[s], s)
		}
	}
}

// follow makes a play and returns how many takes it had.
func follow(t *testing.T, p *player, b *Board, rules Rules) (takes int) {
	for ; ; takes++ {
		pairs := sound(t, p, b, rules)
		n, a, z := p.count()
		if n != int64(len(pairs)) {
			t.Fatalf("%d pairs are open, want %d", n, len(pairs))
		}
		from, ok := pairs, n > 0
		switch p.rnd.Below(3) {
		case 1:
			a, z, ok = p.random()
		case 2:
			a, z, ok = p.nearest()
			from = nearestOf(pairs)
		}
		if ok != (len(pairs) > 0) {
			t.Fatalf("a choice of %d pairs: %t", len(pairs), ok)
		}
		if !ok {
			return takes
		}
		pair := p.pairOf(a, z)
		if a >= z || !slices.Contains(from, pair) {
			t.Fatalf("tiles %d and %d, %v, are none of %v", a, z, pair, from)
		}
		p.take(a, z)
		if _, code := b.Take(pair.A, pair.B, rules); code != "" {
			t.Fatal(code)
		}
	}
}

// TestChoicesAreEven draws often from one position.
func TestChoicesAreEven(t *testing.T) {
	wide := Rules{Turns: 2, Outside: true}
	for _, test := range []struct {
		name  string
		rows  [][]Kind
		rules Rules
		open  int
		near  int
	}{
		{"kinds of different numbers", [][]Kind{{1, 2, 1, 3, 1}, {2, 0, 2, 3, 2}, {1, 3, 1, 2, 2}}, wide, 11, 3},
		{"one of many", [][]Kind{
			{1, 2, 1, 2, 1, 2}, {2, 1, 2, 1, 2, 1}, {1, 2, 1, 2, 1, 2}, {2, 1, 2, 1, 2, 1}, {1, 2, 1, 2, 3, 3},
		}, Rules{Turns: 1}, 1, 1},
		{"three of many", [][]Kind{
			{1, 2, 1, 2, 1, 2}, {2, 1, 2, 1, 2, 1}, {1, 2, 1, 2, 1, 2}, {2, 1, 2, 1, 2, 1}, {1, 2, 1, 2, 3, 3}, {2, 1, 2, 1, 4, 4},
			{1, 2, 1, 2, 3, 5}, {2, 1, 2, 1, 6, 7}, {1, 2, 1, 2, 3, 8}, {2, 1, 2, 1, 8, 8},
		}, Rules{Turns: 1}, 4, 4},
	} {
		b := NewBoard(test.rows)
		start := newPosition(b, test.rules)
		p := &player{start.clone(), start, grid.NewRandom(10, 11), &atomic.Bool{}}
		pairs := b.OpenPairs(test.rules)
		near := nearestOf(pairs)
		if len(pairs) != test.open || len(near) != test.near {
			t.Errorf("%s: %d pairs are open, %d of them nearest", test.name, len(pairs), len(near))
		}
		spread(t, p, test.name+", random", pairs, p.random)
		spread(t, p, test.name+", nearest", near, p.nearest)
		spread(t, p, test.name+", counted", pairs, func() (a, b int32, ok bool) {
			n, a, b := p.count()
			return a, b, n > 0
		})
	}
}

// spread checks that a choice takes all pairs of a list equally often.
func spread(t *testing.T, p *player, what string, pairs []Pair, choose func() (a, b int32, ok bool)) {
	t.Helper()
	counts := make([]int, len(pairs))
	for range 400 * len(pairs) {
		a, b, _ := choose()
		i := slices.Index(pairs, p.pairOf(a, b))
		if i < 0 {
			t.Fatalf("%s: %v is none of %v", what, p.pairOf(a, b), pairs)
		}
		counts[i]++
	}
	even(t, what, counts)
}

func TestNoSlideOfAPosition(t *testing.T) {
	defer func() {
		if got := fmt.Sprint(recover()); got != "link: no slide 9" {
			t.Errorf("panic %q", got)
		}
	}()
	newPosition(NewBoard([][]Kind{{1}}), Rules{Slide: 9})
}

// even is whether counts of things that should come equally often do so: Pearson's statistic lies no more than six
// standard deviations above its mean. The seeds are fixed, so it cannot fail by chance.
func even(t *testing.T, what string, counts []int) {
	t.Helper()
	all := 0
	for _, n := range counts {
		all += n
	}
	want, sum := float64(all)/float64(len(counts)), 0.0
	for _, n := range counts {
		d := float64(n) - want
		sum += d * d / want
	}
	free := float64(len(counts) - 1)
	if d := sum - free; d > 0 && d*d > 36*2*free {
		t.Errorf("%s: %v are not even: %.1f, with %d free", what, counts, sum, len(counts)-1)
	}
}
