package lair

import (
	"context"
	"math/rand/v2"
	"testing"

	"github.com/wendgames/wend/grid"
)

// TestThreads lays a region with an end, and tries out all ways to it: threads never count fewer steps than one has.
func TestThreads(t *testing.T) {
	rnd := rand.New(rand.NewPCG(83, 84))
	better, exact, n := 0, 0, 0
	for n < 3_000 {
		size := grid.Size{Rows: 2 + rnd.IntN(4), Cols: 2 + rnd.IntN(4)}
		l := New(size, []grid.Pos{size.At(0)})
		for range rnd.IntN(size.Cells()/3 + 1) {
			l.SetStone(size.At(rnd.IntN(size.Cells())))
		}
		head, last := int32(l.index(size.At(rnd.IntN(size.Cells())))), int32(l.index(size.At(rnd.IntN(size.Cells()))))
		if head == last || l.stone(int(head)) || l.stone(int(last)) {
			continue
		}
		const many = 1000
		exits := make([]int32, l.squares())
		for i := range exits {
			exits[i] = 2
		}
		tr := turning{trail: []block{{last, many}}}
		tr.ctx = context.Background()
		if _, ok := tr.judge(new(memory), l, exits, 1_000_000, head, l.squares()); !ok {
			t.Fatal("not judged")
		}
		if len(tr.ends) == 0 {
			continue
		}
		e := tr.ends[0]
		got, want := tr.longest(&e, l.offsets()), longestWay(l, head, last)
		if got < want || e.most < want {
			t.Fatalf("%d steps by threads, %d by colours, but there is a way of %d", got, e.most, want)
		}
		n++
		if got < e.most {
			better++
		}
		if got == want {
			exact++
		}
	}
	t.Logf("%d better than by colours, %d exact", better, exact)
	if better < n/100 || exact < n/2 {
		t.Errorf("of %d, %d are better than by colours and %d exact", n, better, exact)
	}
}

// longestWay is the most steps of a way from a square to another that visits none twice.
func longestWay(l *Lair, from, to int32) (most int32) {
	visited := map[int32]bool{}
	var walk func(at, steps int32)
	walk = func(at, steps int32) {
		if at == to {
			most = max(most, steps)
			return
		}
		visited[at] = true
		for _, offset := range l.offsets() {
			if next := at + int32(offset); !l.stone(int(next)) && !visited[next] {
				walk(next, steps+1)
			}
		}
		visited[at] = false
	}
	walk(from, 0)
	return most
}
