package lair_test

import (
	"context"
	"fmt"
	"hash/fnv"
	"slices"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
)

// TestGenerateIsPinned has lairs that must stay as they are for as long as GenerateVersion does.
func TestGenerateIsPinned(t *testing.T) {
	square := grid.Size{Rows: 20, Cols: 20}
	for _, test := range []struct {
		q    lair.Request
		want string
	}{
		{lair.Request{Terrain: lair.Terrain{Size: square, Style: lair.Open}, Length: 8, Seed: 1}, "167e9bc389fb7e91"},
		{lair.Request{Terrain: lair.Terrain{Size: square, Style: lair.Scattered, Stones: 20}, Length: 8, Seed: 2}, "02f7ff65835a80c0"},
		{lair.Request{Terrain: lair.Terrain{Size: square, Style: lair.Rooms, Loops: 20}, Length: 16, Seed: 3}, "30152414ed995b7c"},
		{lair.Request{Terrain: lair.Terrain{Size: square, Style: lair.Maze, Loops: 20}, Length: 8, Seed: 4}, "c7c65e92365e26f3"},
		{lair.Request{Terrain: lair.Terrain{Size: square, Style: lair.Caves}, Length: 32, Seed: 5}, "1b23e757785d4e50"},
		{lair.Request{Terrain: lair.Terrain{Size: square, Style: lair.Rooms}, Length: 8, Seed: 6, Min: 60, Max: 70}, "488cf5ec860e1660"},
		{lair.Request{Terrain: lair.Terrain{Size: square, Style: lair.Scattered, Stones: 30}, Length: 6, Seed: 7, Rules: lair.Rules{Loose: true}}, "3d1889e549502ba3"},
		{lair.Request{Terrain: lair.Terrain{Size: grid.Size{Rows: 512, Cols: 512}, Style: lair.Maze, Loops: 10}, Length: 32, Seed: 8}, "42c770c9f8a28032"},
	} {
		m := generate(t, test.q)
		h := fnv.New64a()
		fmt.Fprint(h, string(m.Lair.AppendPicture(nil, m.Body)), m.Body, len(m.Moves), m.Tries)
		if got := fmt.Sprintf("%016x", h.Sum64()); got != test.want {
			t.Errorf("%+v: %s, want %s", test.q, got, test.want)
		}
	}
}

// TestGenerateKeepsToTheSeed makes a lair twice, and others of other seeds.
func TestGenerateKeepsToTheSeed(t *testing.T) {
	seen := map[string]uint64{}
	for seed := range uint64(50) {
		q := lair.Request{Terrain: lair.Terrain{Size: grid.Size{Rows: 9, Cols: 9}, Style: lair.Caves}, Length: 5, Seed: seed}
		m, again := generate(t, q), generate(t, q)
		picture := string(m.Lair.AppendPicture(nil, m.Body))
		if other, ok := seen[picture]; ok {
			t.Errorf("seeds %d and %d make the same lair", other, seed)
		}
		seen[picture] = seed
		if picture != string(again.Lair.AppendPicture(nil, again.Body)) || !slices.Equal(m.Moves, again.Moves) || m.Tries != again.Tries {
			t.Errorf("seed %d makes two lairs", seed)
		}
	}
}

// manyRequests are requests of all styles and rules, also such as the search does not answer at once.
func manyRequests(yield func(lair.Request)) {
	for seed := range uint64(100) {
		for _, q := range []lair.Request{
			{Terrain: lair.Terrain{Size: square(16), Style: lair.Rooms}, Length: 16},
			{Terrain: lair.Terrain{Size: square(16), Style: lair.Rooms, Loops: 50}, Length: 32, Min: 30},
			{Terrain: lair.Terrain{Size: square(16), Style: lair.Rooms, Least: 2, Most: 5, Loops: 30}, Length: 24, Max: 20},
			{Terrain: lair.Terrain{Size: square(20), Style: lair.Caves}, Length: 64},
			{Terrain: lair.Terrain{Size: square(12), Style: lair.Caves}, Length: 16, Max: 8},
			{Terrain: lair.Terrain{Size: square(16), Style: lair.Scattered, Stones: 28}, Length: 24, Min: 20},
			{Terrain: lair.Terrain{Size: square(17), Style: lair.Maze, Loops: 50}, Length: 40},
			{Terrain: lair.Terrain{Size: square(20), Style: lair.Maze, Width: 2, Loops: 10}, Length: 32},
			{Terrain: lair.Terrain{Size: square(8), Style: lair.Open}, Length: 30},
		} {
			q.Seed, q.Rules, q.Tries = seed, ruleSets[seed%3], 1000
			yield(q)
		}
	}
}

// TestManyLairsArePinned has a hash over the lairs and bodies of many requests, which must stay as it is for as long as
// GenerateVersion does, however good the search is.
func TestManyLairsArePinned(t *testing.T) {
	h := fnv.New64a()
	manyRequests(func(q lair.Request) {
		m := generate(t, q)
		fmt.Fprint(h, string(m.Lair.AppendPicture(nil, m.Body)), m.Body, len(m.Moves), m.Tries)
	})
	if got := fmt.Sprintf("%016x", h.Sum64()); got != "e4e1f5739036d420" {
		t.Errorf("%s, want e4e1f5739036d420", got)
	}
}

// TestGenerateDoesNotHangOnTheSearch has a weak search: it makes the same lair, or none.
func TestGenerateDoesNotHangOnTheSearch(t *testing.T) {
	defer lair.SetTriedStates(1)()
	same, none := 0, 0
	for seed := range uint64(60) {
		q := lair.Request{Terrain: lair.Terrain{Size: square(16), Style: lair.Rooms, Loops: 50}, Length: 32, Min: 30, Seed: seed}
		weak, err := lair.Generate(context.Background(), q)
		if err != nil {
			t.Fatal(err)
		}
		undo := lair.SetTriedStates(100_000)
		m := generate(t, q)
		undo()
		switch {
		case weak.Stop == lair.TooMany && weak.Lair == nil && weak.Tries <= m.Tries:
			none++
		case weak.Tries == m.Tries && shown(weak.Lair) == shown(m.Lair) && slices.Equal(weak.Body, m.Body):
			same++
		default:
			t.Errorf("seed %d: %v after %d tries, stopped by %q, want the lair of try %d", seed, weak.Verdict, weak.Tries, weak.Stop, m.Tries)
		}
	}
	if same == 0 || none == 0 {
		t.Errorf("%d lairs are the same, and %d are none", same, none)
	}
}
