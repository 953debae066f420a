package convert_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/internal/convert"
)

// slowReadings is all bodies with a head that go over all other squares.
func slowReadings(body, others []grid.Pos) (bodies [][]grid.Pos) {
	if len(others) == 0 {
		return [][]grid.Pos{slices.Clone(body)}
	}
	for i, p := range others {
		if p.Beside(body[len(body)-1]) {
			rest := slices.Delete(slices.Clone(others), i, i+1)
			bodies = append(bodies, slowReadings(append(body[:len(body):len(body)], p), rest)...)
		}
	}
	return bodies
}

// connected reports whether all squares can be reached from the first over others.
func connected(squares []grid.Pos) bool {
	seen := map[grid.Pos]bool{squares[0]: true}
	for todo := squares[:1:1]; len(todo) > 0; todo = todo[1:] {
		for _, p := range squares {
			if p.Beside(todo[0]) && !seen[p] {
				seen[p] = true
				todo = append(todo, p)
			}
		}
	}
	return len(seen) == len(squares)
}

// draw draws a snake, its goal in a row of its own.
func draw(rows, cols int, head grid.Pos, blocks []grid.Pos) string {
	text := []byte(strings.Repeat(strings.Repeat(" ", cols)+"\n", rows) + "*\n")
	text[head.Row*(cols+1)+head.Col] = '@'
	for _, p := range blocks {
		text[p.Row*(cols+1)+p.Col] = '$'
	}
	return string(text)
}

// TestReadings compares what is read of random bodies with all their readings, found without any thought.
func TestReadings(t *testing.T) {
	rnd := rand.New(rand.NewPCG(41, 42))
	count := map[string]int{}
	for range 4000 {
		rows, cols := 1+rnd.IntN(5), 1+rnd.IntN(5)
		var squares []grid.Pos
		if rnd.IntN(2) == 0 { // a body, which is read in one way at least
			squares = randomBody(rnd, grid.Size{Rows: rows, Cols: cols}, 14)
		} else {
			for _, i := range rnd.Perm(rows * cols)[:1+rnd.IntN(min(rows*cols, 16))] {
				squares = append(squares, grid.Pos{Row: i / cols, Col: i % cols})
			}
		}
		bodies := slowReadings(squares[:1], squares[1:])
		text := draw(rows, cols, squares[0], squares[1:])
		levels, err := read(convert.Snake, text, "")
		what := fmt.Sprint(err)
		ok, sort := false, ""
		switch {
		case !connected(squares):
			ok, sort = strings.Contains(what, "is not connected"), "not connected"
		case len(bodies) == 0:
			ok, sort = strings.Contains(what, "no way from the head"), "none"
		case len(bodies) == 1:
			ok, sort = err == nil && slices.Equal(levels[0].Lair.Body, bodies[0]), "one"
		default:
			ok, sort = partsAt(bodies, what), "several"
		}
		if count[sort]++; !ok {
			t.Fatalf("%d readings, error %v\n%s", len(bodies), err, text)
		}
	}
	for sort, least := range map[string]int{"not connected": 500, "none": 50, "one": 500, "several": 100} {
		if count[sort] < least {
			t.Errorf("%d drawings with %s", count[sort], sort)
		}
	}
}

// partsAt reports whether a message names a block behind which two bodies part, and both next ones.
func partsAt(bodies [][]grid.Pos, what string) bool {
	for _, a := range bodies {
		for _, b := range bodies {
			for i := range a {
				if a[i] == b[i] {
					continue
				}
				said := fmt.Sprintf("behind the block at %v the next is the one at %v or the one at %v", a[i-1], a[i], b[i])
				if strings.HasSuffix(what, said) && a[i].Before(b[i]) {
					return true
				}
				break
			}
		}
	}
	return false
}

// TestReadingsAreTold reads long curled bodies, nearly all of which can be told in the steps that there are.
func TestReadingsAreTold(t *testing.T) {
	rnd := rand.New(rand.NewPCG(45, 46))
	size := grid.Size{Rows: 30, Cols: 30}
	untold := 0
	for range 300 {
		var body []grid.Pos
		for len(body) < 100 {
			body = randomBody(rnd, size, 300)
		}
		text := draw(size.Rows, size.Cols, body[0], body[1:])
		_, err := read(convert.Snake, text, "")
		switch what := fmt.Sprint(err); {
		case strings.Contains(what, "it was not found out"):
			untold++
		case err != nil && !strings.Contains(what, "more than one way"):
			t.Fatalf("error %v\n%s", err, text)
		}
	}
	if untold > 2 {
		t.Errorf("%d bodies could not be told", untold)
	}
}

// TestHardReadings gives bodies that cannot be told in any time: they are not guessed, and do not take for ever.
func TestHardReadings(t *testing.T) {
	rnd := rand.New(rand.NewPCG(43, 44))
	unknown := 0
	for range 6 {
		const side = 16
		var blocks []grid.Pos
		for i := 1; i < side*side; i++ {
			if rnd.IntN(20) > 0 {
				blocks = append(blocks, grid.Pos{Row: i / side, Col: i % side})
			}
		}
		start := time.Now()
		_, err := read(convert.Snake, draw(side, side, grid.Pos{}, blocks), "")
		if err != nil && strings.Contains(err.Error(), "it was not found out whether the body can be read in one way only") {
			unknown++
		}
		if took := time.Since(start); took > 20*time.Second {
			t.Errorf("it took %v", took)
		}
	}
	if unknown == 0 {
		t.Error("all bodies could be told")
	}
}

// TestLongBodies reads a snake of very many blocks, and a square full of them.
func TestLongBodies(t *testing.T) {
	long := "*@" + strings.Repeat("$", 500_000)
	if levels, err := read(convert.Snake, long, ""); err != nil || len(levels[0].Lair.Body) != 500_001 {
		t.Errorf("error %v", err)
	}
	full := "@" + strings.Repeat("$", 29) + "\n" + strings.Repeat(strings.Repeat("$", 30)+"\n", 29) + "*"
	if _, err := read(convert.Snake, full, ""); err == nil || !strings.Contains(err.Error(), "more than one way") {
		t.Errorf("error %v", err)
	}
}
