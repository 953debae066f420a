package stress

import (
	"slices"

	"github.com/wendgames/wend/grid"
)

var largestLair = grid.Size{Rows: snakeSide, Cols: snakeSide}

// farSnake is a case of the largest size with these stones, and the longest snake with its head in the half of the lair
// away from the exit.
func farSnake(r *grid.Random, stones []grid.Pos) snakeCase {
	for {
		body := walk(r, largestLair, longSnake, stones)
		if body != nil && body[0].Distance(snakeExit) >= snakeSide && !slices.Contains(body[1:], snakeExit) {
			return newSnakeCase(largestLair, body, stones)
		}
	}
}

func openSnake(r *grid.Random) snakeCase { return farSnake(r, nil) }

func stonySnake(r *grid.Random) snakeCase {
	return farSnake(r, stonesBeside(r, largestLair, []grid.Pos{snakeExit}, 2+r.Below(30)))
}

// sealedSnake has stones on both squares beside the exit.
func sealedSnake(r *grid.Random) snakeCase {
	return farSnake(r, []grid.Pos{snakeExit.Step(grid.Right), snakeExit.Step(grid.Down)})
}

// windingSnake has one corridor from side to side, row after row, with a bay or two to turn in.
func windingSnake(r *grid.Random) snakeCase {
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
	return farSnake(r, stones)
}

// mazeSnake has corridors one square wide between every second row and column, with a wall less here and there.
func mazeSnake(r *grid.Random) snakeCase {
	open := map[grid.Pos]bool{snakeExit: true}
	way := []grid.Pos{snakeExit}
	for len(way) > 0 { // a walk that goes back where it cannot go on
		at := way[len(way)-1]
		var doors []grid.Dir
		for _, d := range grid.Dirs {
			if to := at.Step(d).Step(d); largestLair.Contains(to) && !open[to] {
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
	for i := range largestLair.Cells() {
		const holes = 20 // one wall of so many has one
		if at := largestLair.At(i); !open[at] && r.Below(holes) > 0 {
			stones = append(stones, at)
		}
	}
	return farSnake(r, stones)
}
