package stress

import (
	"slices"

	"github.com/wendgames/wend/grid"
)

var snakeLargest = grid.Size{Rows: snakeSide, Cols: snakeSide}

// snakeFar is a case of the largest size with these stones, and the longest snake with its head in the half of the lair
// away from the exit.
func snakeFar(r *grid.Random, stones []grid.Pos) snakeCase {
	for {
		body := snakeWalk(r, snakeLargest, snakeLong, stones)
		if body != nil && body[0].Distance(snakeExit) >= snakeSide && !slices.Contains(body[1:], snakeExit) {
			return newSnakeCase(snakeLargest, body, stones)
		}
	}
}

func snakeOpen(r *grid.Random) snakeCase { return snakeFar(r, nil) }

func snakeStony(r *grid.Random) snakeCase {
	return snakeFar(r, snakeStones(r, snakeLargest, []grid.Pos{snakeExit}, 2+r.Below(30)))
}

// snakeSealed has stones on both squares beside the exit.
func snakeSealed(r *grid.Random) snakeCase {
	return snakeFar(r, []grid.Pos{snakeExit.Step(grid.Right), snakeExit.Step(grid.Down)})
}

// snakeWinding has one corridor from side to side, row after row, with a bay or two to turn in.
func snakeWinding(r *grid.Random) snakeCase {
	var stones []grid.Pos
	for row := 1; row < snakeSide; row += 2 {
		gap := (snakeSide - 1) * (row/2%2 ^ 1) // at the right, then at the left
		for col := range snakeSide {
			const bay = 60 // walls, about, of which one has a hole
			if col != gap && r.Below(bay) > 0 {
				stones = append(stones, grid.Pos{Row: row, Col: col})
			}
		}
	}
	return snakeFar(r, stones)
}

// snakeMaze has corridors one square wide between every second row and column, with a wall less here and there.
func snakeMaze(r *grid.Random) snakeCase {
	open := map[grid.Pos]bool{snakeExit: true}
	way := []grid.Pos{snakeExit}
	for len(way) > 0 { // a walk that goes back where it cannot go on
		at := way[len(way)-1]
		var doors []grid.Dir
		for _, d := range grid.Dirs {
			if to := at.Step(d).Step(d); snakeLargest.Contains(to) && !open[to] {
				doors = append(doors, d)
			}
		}
		if len(doors) == 0 {
			way = way[:len(way)-1]
			continue
		}
		d := doors[r.Below(len(doors))]
		open[at.Step(d)], open[at.Step(d).Step(d)] = true, true
		way = append(way, at.Step(d).Step(d))
	}
	var stones []grid.Pos
	for i := range snakeLargest.Cells() {
		const holes = 20 // one wall of so many has one
		if at := snakeLargest.At(i); !open[at] && r.Below(holes) > 0 {
			stones = append(stones, at)
		}
	}
	return snakeFar(r, stones)
}
