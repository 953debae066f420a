package wend_test

import (
	"context"
	"slices"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
)

// den is a lair as the textbook has it, by the standard rules, with a snake in it.
type den struct {
	*lair.Lair
	body []grid.Pos
	gap  int   // steps between two visits of a square, at least
	far  []int // from each square to the nearest exit, for a head without a body

	heads []int // how often the last search expanded a body with its head on each square
}

// never is more steps than any way has.
const never = 1 << 30

// newDen is a lair with a snake. A square that the head has left lies under the body for as many steps as there are
// blocks, so the head can be back after one more, at the earliest, and only after an even number, as each step changes
// the colour.
func newDen(l *lair.Lair, body []grid.Pos) *den {
	d := &den{Lair: l, body: body, gap: (len(body) + 2) / 2 * 2}
	d.far, _ = d.flood(l.Exits(), make([]int, l.Size().Cells()))
	return d
}

// free reports whether a square is on the lair, and no stone.
func (d *den) free(p grid.Pos) bool { return d.Size().Contains(p) && !d.Stone(p) }

// flood is breadth-first search over squares for a head that may wait: the step at which it can be on each, at the
// earliest, if it cannot enter one before it opens. Those that it was beside while they were closed are touched.
func (d *den) flood(from []grid.Pos, opens []int) (at []int, touched map[grid.Pos]bool) {
	at, touched = slices.Repeat([]int{never}, d.Size().Cells()), map[grid.Pos]bool{}
	layers := [][]grid.Pos{from} // by the step at which squares may be entered
	for t := 0; t < len(layers); t++ {
		for _, p := range layers[t] {
			if at[d.Size().Index(p)] <= t {
				continue
			}
			at[d.Size().Index(p)] = t
			for _, dir := range grid.Dirs {
				to := p.Step(dir)
				if !d.free(to) {
					continue
				}
				when := opens[d.Size().Index(to)]
				if t+1 < when {
					touched[to] = true
				}
				for when = max(when, t+1); len(layers) <= when; {
					layers = append(layers, nil)
				}
				layers[when] = append(layers[when], to)
			}
		}
	}
	return at, touched
}

// bodyFlood is the flood from the head of a body: block i, the head being 0, opens after gap-i steps.
func (d *den) bodyFlood(body []grid.Pos) (at []int, touched map[grid.Pos]bool) {
	opens := make([]int, d.Size().Cells())
	for i, p := range body {
		opens[d.Size().Index(p)] = d.gap - i
	}
	return d.flood(body[:1], opens)
}

// bound is when a flood comes to an exit.
func (d *den) bound(at []int) int {
	least := never
	for _, e := range d.Exits() {
		least = min(least, at[d.Size().Index(e)])
	}
	return least
}

// room reports whether the next gap-1 steps can be on different squares, as far as the two colours of those that the
// flood reaches in time tell, unless the head is out before.
func (d *den) room(head grid.Pos, at []int) bool {
	for t := 1; t < d.gap && t <= d.bound(at); t++ {
		count := [2]int{}
		for i, when := range at {
			if when <= t {
				count[d.Size().At(i).Distance(head)%2]++
			}
		}
		if count[0] < t/2+1 || count[1] < (t+1)/2 {
			return false
		}
	}
	return true
}

// method is a way to search: how many steps a body has to go, at least, or never if it is lost; and what tells it from
// others.
type method func(d *den, body []grid.Pos) (bound int, key string)

// methods are those of the table, each with an idea more than the one before.
var methods = []method{
	func(_ *den, body []grid.Pos) (int, string) { return 0, text(body, nil) },
	func(d *den, body []grid.Pos) (int, string) { return d.far[d.Size().Index(body[0])], text(body, nil) },
	func(d *den, body []grid.Pos) (int, string) {
		at, _ := d.bodyFlood(body)
		return d.bound(at), text(body, nil)
	},
	func(d *den, body []grid.Pos) (int, string) {
		bound, _ := merged(d, body)
		return bound, text(body, nil)
	},
	merged,
}

// merged is the last method: the body-aware bound, room, and the head with those blocks that are touched as the key.
func merged(d *den, body []grid.Pos) (int, string) {
	at, touched := d.bodyFlood(body)
	if !d.room(body[0], at) {
		return never, ""
	}
	return d.bound(at), text(body, touched)
}

// text is a body as the key of a map: all of it, or its head and the blocks that are touched.
func text(body []grid.Pos, touched map[grid.Pos]bool) string {
	key := make([]byte, 0, 128)
	for i, p := range body {
		if i == 0 || touched == nil || touched[p] {
			key = append(key, byte(i), byte(p.Row), byte(p.Col))
		}
	}
	return string(key)
}

// node is a body that was met, after so many steps.
type node struct {
	body  []grid.Pos
	key   string
	steps int
}

// search is A*: the least number of steps to an exit, or -1, and how many bodies it has expanded, which is to make their
// successors. It gives up after most, with more than these. With a bound of 0 it is breadth-first search.
func (d *den) search(look method, most int) (steps, expanded int) {
	d.heads = make([]int, d.Size().Cells())
	best := map[string]int{} // the fewest steps to what was met
	var stacks [][]node      // by the estimate of the whole way
	meet := func(body []grid.Pos, steps int) {
		bound, key := look(d, body)
		if before, known := best[key]; bound == never || known && before <= steps {
			return
		}
		for best[key] = steps; len(stacks) <= steps+bound; {
			stacks = append(stacks, nil)
		}
		stacks[steps+bound] = append(stacks[steps+bound], node{body, key, steps})
	}
	meet(d.body, 0)
	for whole := 0; whole < len(stacks); whole++ {
		for len(stacks[whole]) > 0 && expanded <= most {
			last := len(stacks[whole]) - 1
			n := stacks[whole][last]
			stacks[whole] = stacks[whole][:last]
			switch {
			case best[n.key] < n.steps: // it was met again, sooner
			case d.IsExit(n.body[0]):
				return n.steps, expanded
			default:
				expanded++
				d.heads[d.Size().Index(n.body[0])]++
				for _, dir := range grid.Dirs {
					if to := n.body[0].Step(dir); d.free(to) && !slices.Contains(n.body, to) {
						meet(append([]grid.Pos{to}, n.body[:len(n.body)-1]...), n.steps+1)
					}
				}
			}
		}
	}
	return -1, expanded
}

// TestHowSnakesComeOut holds the searches of the textbook against the library, and their bound against that of its
// searches.
func TestHowSnakesComeOut(t *testing.T) {
	ctx := context.Background()
	seen := map[lair.Means]int{}
	for n := range uint64(3000) {
		r := grid.NewRandom(n, 0)
		terrain := lair.Terrain{Size: grid.Size{Rows: 3 + r.Below(4), Cols: 3 + r.Below(4)}, Style: lair.Scattered, Stones: r.Below(50)}
		l, _ := terrain.Dig(ctx, 1, n)
		body, _ := lair.RandomBody(ctx, l, 1+r.Below(10), 2, n)
		if body == nil {
			continue
		}
		d, first := newDen(l, body), true
		at, _ := d.bodyFlood(body)
		result := lair.Observe(ctx, lair.NewSnake(l, body), lair.Limits{}, &lair.Observer{Generated: func(s lair.Sight) {
			if first && s.Bound != d.bound(at) {
				t.Errorf("the bound is %d, that of the library %d in\n%s", d.bound(at), s.Bound, l.AppendPicture(nil, body))
			}
			first = false
		}})
		seen[result.By]++
		want := len(result.Moves)
		if result.Verdict == lair.Impossible {
			want = -1
		}
		for i, m := range methods {
			if got, _ := d.search(m, never); got != want {
				t.Fatalf("method %d: %d steps, want %d in\n%s", i, got, want, l.AppendPicture(nil, body))
			}
		}
	}
	for _, by := range []lair.Means{lair.ByWalk, lair.ByWalls, lair.ByBound, lair.ByRoom, lair.ByTurning, lair.BySearch} {
		if seen[by] < 20 {
			t.Errorf("%d lairs are decided by %s", seen[by], by)
		}
	}
}
