package draw_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/link"
	"github.com/wendgames/wend/play"
)

// centre is where the middle of a cell is, after the first cell's corner.
func centre(p grid.Pos) [2]int { return [2]int{40*p.Col + 20, 40*p.Row + 20} }

// TestSVGLine checks for random takes that the line goes through its points, with a control point in each corner, that it
// is in the picture, that it lies under the tiles, and that only cells which are empty now show the tile that was there.
func TestSVGLine(t *testing.T) {
	lines, whole, covered, ring := 0, 0, 0, 0
	eachRandom(t, func(t *testing.T, g *play.Game) {
		pos, ok := g.Position().(*play.LinkPosition)
		if !ok {
			return
		}
		p := read(t, g)
		places, ghosts := p.find("l"), p.find("o")
		last, ok := pos.Last()
		if !ok {
			if len(places)+len(ghosts) > 0 {
				t.Fatalf("a line after %v", g.Moves())
			}
			return
		}
		lines++
		var want [][2]int
		for i, at := range last.Line {
			if i == 0 || i == len(last.Line)-1 {
				want = append(want, centre(at))
			} else if want = append(want, centre(at)); !pos.Board().Size().Contains(at) {
				ring++
			}
		}
		var points [][2]int
		for _, place := range places {
			points = append(points, skeleton(p[place].attrs["d"])...)
		}
		if runsFree(pos.Board(), last.Line) {
			whole++
			if !slices.Equal(points, want) {
				t.Fatalf("the line goes through %v, want %v", points, want)
			}
		}
		for _, at := range points {
			cell := grid.Pos{Row: (at[1]+40)/40 - 1, Col: (at[0]+40)/40 - 1}
			if pos.Board().Size().Contains(cell) && pos.Board().At(cell) != link.Empty {
				t.Fatalf("the line %v touches the tile on %v", points, cell)
			}
		}
		checkInside(t, p, want)
		for i, e := range p {
			if e.attrs["x"] != "" && e.name == "use" && len(places) > 0 && i < places[len(places)-1] {
				t.Fatal("a tile lies under the line")
			}
		}
		checkGhosts(t, p, pos.Board(), last.Line)
		covered += 2 - len(ghosts)
	})
	if lines < 50 || whole < 30 || whole == lines || covered < 10 || ring < 10 {
		t.Errorf("%d lines, %d of them whole, %d covered ends, %d points in the ring: too few to tell", lines, whole, covered, ring)
	}
}

// runsFree reports whether no tile lies on a line by now.
func runsFree(b *link.Board, line link.Line) bool {
	for i := 1; i < len(line); i++ {
		from, to := line[i-1], line[i]
		for row := min(from.Row, to.Row); row <= max(from.Row, to.Row); row++ {
			for col := min(from.Col, to.Col); col <= max(from.Col, to.Col); col++ {
				if p := (grid.Pos{Row: row, Col: col}); b.Size().Contains(p) && b.At(p) != link.Empty {
					return false
				}
			}
		}
	}
	return true
}

// checkGhosts checks that the ends of a line show what was taken where the board is empty, and only there.
func checkGhosts(t *testing.T, p picture, b *link.Board, line link.Line) {
	t.Helper()
	var empty, shown [][2]int
	for _, at := range []grid.Pos{line[0], line[len(line)-1]} {
		if b.At(at) == link.Empty {
			empty = append(empty, centre(at))
		}
	}
	for _, i := range p.find("o") {
		n := numbers(p[i].attrs["x"] + " " + p[i].attrs["y"])
		shown = append(shown, [2]int{n[0] + 16, n[1] + 16})
	}
	if !slices.Equal(shown, empty) {
		t.Fatalf("tiles were shown at %v, want %v", shown, empty)
	}
}

// skeleton is the points of a path: its first and its last, and between them the control points of its corners.
func skeleton(d string) (points [][2]int) {
	n := numbers(d)
	points = append(points, [2]int{n[0], n[1]})
	for i := 2; i+2 < len(n); i += 6 {
		points = append(points, [2]int{n[i+2], n[i+3]})
	}
	return append(points, [2]int{n[len(n)-2], n[len(n)-1]})
}

// checkInside checks that a line through points is wholly in the picture.
func checkInside(t *testing.T, p picture, points [][2]int) {
	t.Helper()
	const breadth = 3
	root := p[0].attrs
	i := slices.IndexFunc(p, func(e element) bool { return addsUp.MatchString(e.attrs["transform"]) })
	at, end := numbers(p[i].attrs["transform"]), numbers(root["width"]+" "+root["height"])
	for _, q := range points {
		x, y := at[0]+q[0], at[1]+q[1]
		if x < breadth || y < breadth || x+breadth > end[0] || y+breadth > end[1] {
			t.Fatalf("the line goes through %d,%d, outside the picture of %v", x, y, end)
		}
	}
}

// TestSVGCells checks that every tile and wall is drawn in its cell, and nothing else.
func TestSVGCells(t *testing.T) {
	eachRandom(t, func(t *testing.T, g *play.Game) {
		pos, ok := g.Position().(*play.LinkPosition)
		if !ok {
			return
		}
		var want, got []string
		b := pos.Board()
		for i := range b.Size().Cells() {
			at, ref := centre(b.Size().At(i)), ""
			switch k := b.At(b.Size().At(i)); k {
			case link.Empty:
				continue
			case link.Wall:
				ref = "#w"
			default:
				ref = fmt.Sprintf("#k%d", k)
			}
			want = append(want, fmt.Sprint(ref, at))
		}
		for _, e := range read(t, g) {
			if e.name == "use" && e.attrs["x"] != "" {
				n := numbers(e.attrs["x"] + " " + e.attrs["y"])
				got = append(got, fmt.Sprint(e.attrs["href"], [2]int{n[0], n[1]}))
			}
		}
		if !slices.Equal(got, want) {
			t.Fatalf("got %v, want %v", got, want)
		}
	})
}

// TestSVGSnake checks for random lairs that the body is a band through the middles of its squares, one chevron for each
// step along it but the first, that the head looks where it goes, and that the last step is shown.
func TestSVGSnake(t *testing.T) {
	steps := 0
	eachRandom(t, func(t *testing.T, g *play.Game) {
		pos, ok := g.Position().(*play.LairPosition)
		if !ok {
			return
		}
		p, body := read(t, g), pos.Snake().Body()
		left, stepped := pos.Last()
		from := body[0]
		if len(body) > 1 {
			from = body[1]
			checkBody(t, p, body)
		} else if stepped {
			from = left
		}
		head := p[p.find("hd")[0]-1]
		if head.name != "g" {
			head = p[p.find("hd")[0]-2] // the tongue lies between
		}
		if want := headTransform(from, body[0]); head.attrs["transform"] != want {
			t.Fatalf("the head is drawn with %s, want %s", head.attrs["transform"], want)
		}
		if tongue := len(p.find("to")); (tongue == 1) != (from != body[0]) {
			t.Fatalf("%d tongues", tongue)
		}
		if arrow := len(p.find("ar")); (arrow == 1) != stepped {
			t.Fatalf("%d arrows", arrow)
		}
		checkLeft(t, p, left, stepped && left != body[0])
		steps += len(p.find("gt"))
	})
	if steps < 50 {
		t.Errorf("%d steps: too few to tell", steps)
	}
}

// headTransform is how the head is moved and turned, which in its definition looks to the right.
func headTransform(from, head grid.Pos) string {
	at := centre(head)
	move := fmt.Sprintf("translate(%d %d)", at[0], at[1])
	if from == head {
		return move
	}
	angles := map[grid.Pos]int{{Col: 1}: 0, {Row: 1}: 90, {Col: -1}: 180, {Row: -1}: -90}
	return fmt.Sprintf("%srotate(%d)", move, angles[grid.Pos{Row: head.Row - from.Row, Col: head.Col - from.Col}])
}

// checkBody checks the band and the chevrons of a snake.
func checkBody(t *testing.T, p picture, body []grid.Pos) {
	t.Helper()
	var want [][2]int
	for i, at := range body {
		straight := i > 0 && i < len(body)-1 && (body[i-1].Row == body[i+1].Row || body[i-1].Col == body[i+1].Col)
		if !straight && i < len(body)-1 {
			want = append(want, centre(at))
		}
	}
	a, b := centre(body[len(body)-2]), centre(body[len(body)-1])
	want = append(want, [2]int{(a[0] + b[0]) / 2, (a[1] + b[1]) / 2})
	for _, class := range []string{"m", "y"} {
		if points := skeleton(p[p.find(class)[0]].attrs["d"]); !slices.Equal(points, want) {
			t.Fatalf("the body goes through %v, want %v", points, want)
		}
	}
	if n := len(numbers(p[p.find("ch")[0]].attrs["d"])); n != 6*(len(body)-2) {
		t.Fatalf("%d numbers for the chevrons of %d blocks", n, len(body))
	}
}

// checkLeft checks the mark of the square that the tail has left.
func checkLeft(t *testing.T, p picture, left grid.Pos, want bool) {
	t.Helper()
	places := p.find("gt")
	if (len(places) == 1) != want {
		t.Fatalf("%d squares are marked as left", len(places))
	}
	if want {
		e, at := p[places[0]].attrs, centre(left)
		if e["cx"] != fmt.Sprint(at[0]) || e["cy"] != fmt.Sprint(at[1]) {
			t.Fatalf("%v is marked as left, want %v", e, at)
		}
	}
}

// TestSVGExits checks that every exit has its ring above all else, under stones and snakes too.
func TestSVGExits(t *testing.T) {
	p := read(t, lairGame(t, "rules: tail=strict\nexits: 1,2 2,1 2,3\nsnake: 1,1 1,2", "...\n...\n..#", ""))
	holes, rings := p.find("v"), p.find("r")
	if len(holes) != 3 || len(rings) != 3 || rings[0] != len(p)-5 || rings[2] != len(p)-1 || holes[2] > p.find("s")[0] {
		t.Errorf("holes at %v, rings at %v, of %d elements", holes, rings, len(p))
	}
}

// TestSVGStones checks the rectangles of which rocks are made.
func TestSVGStones(t *testing.T) {
	p := read(t, lairGame(t, "rules: tail=strict", "@E##\n.#.#\n#.##\n####", ""))
	i := slices.IndexFunc(p, func(e element) bool { return e.attrs["id"] == "s" })
	const want = "M91 11h58v18h-58z" + // along rows
		"M51 51h18v18h-18z" + "M131 51h18v18h-18z" +
		"M11 91h18v18h-18z" + "M91 91h58v18h-58z" +
		"M11 131h138v18h-138z" +
		"M11 91h18v58h-18z" + "M91 91h18v58h-18z" + "M131 11h18v138h-18z" + // along columns
		"M119 119h2v2h-2z" // where four meet
	if d := p[i].attrs["d"]; d != want {
		t.Errorf("got  %s\nwant %s", d, want)
	}
}

// TestSVGGoal checks the outline of a goal with two turns: it keeps at a distance of 16 on all sides.
func TestSVGGoal(t *testing.T) {
	p := read(t, lairGame(t, "rules: tail=strict\ngoal: 1,4 2,4 2,3", "@<...\n.^...", ""))
	want := [][2]int{{124, 4}, {124, 44}, {84, 44}, {84, 76}, {156, 76}, {156, 4}}
	got := corners(p[p.find("go")[0]].attrs["d"])
	if len(got) != len(want) {
		t.Fatalf("got %v, want %v", got, want)
	}
	for _, q := range want {
		if !slices.Contains(got, q) {
			t.Errorf("%v is no corner of %v", q, got)
		}
	}
	one := read(t, lairGame(t, "rules: tail=strict\ngoal: 1,3", "@...", ""))
	got = corners(one[one.find("go")[0]].attrs["d"])
	for _, q := range [][2]int{{84, 4}, {116, 4}, {116, 36}, {84, 36}} {
		if !slices.Contains(got, q) || len(got) != 4 {
			t.Errorf("%v is no corner of %v", q, got)
		}
	}
}

// corners is the control points of a closed path.
func corners(d string) (points [][2]int) {
	n := numbers(d)
	for i := 2; i < len(n); i += 6 {
		points = append(points, [2]int{n[i+2], n[i+3]})
	}
	return points
}
