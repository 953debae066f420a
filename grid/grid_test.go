package grid_test

import (
	"cmp"
	"testing"

	"github.com/wendgames/wend/grid"
)

func TestPosText(t *testing.T) {
	for p, want := range map[grid.Pos]string{{}: "1,1", {Row: 2, Col: 11}: "3,12", {Row: -1, Col: 0}: "0,1"} {
		if got := p.String(); got != want {
			t.Errorf("%#v is written %s, want %s", p, got, want)
		}
	}
}

// TestParsePos reads what String writes, and nothing that is no position.
func TestParsePos(t *testing.T) {
	for _, p := range []grid.Pos{{}, {Row: 2, Col: 11}, {Row: -1, Col: 0}, {Row: 4, Col: -1}, {Row: 999_999_998, Col: 999_999_998}} {
		if got, ok := grid.ParsePos(p.String()); got != p || !ok {
			t.Errorf("%s is read as %#v, %t, want %#v", p, got, ok, p)
		}
	}
	for _, text := range []string{
		"", ",", "1", "1,", ",1", "1,2,3", "1;2", "1.2", "-1,1", "1,-1", "+1,1", "1,+1", " 1,1", "1, 1", "1,1 ", "a,1", "1,0x1",
		"1_0,1", "1000000000,1", "1,0000000001", "1,99999999999999999999", "１,1",
	} {
		if p, ok := grid.ParsePos(text); ok {
			t.Errorf("%q is read as %s", text, p)
		}
	}
}

func TestStepsLeadToTheCellsBeside(t *testing.T) {
	p := grid.Pos{Row: 3, Col: 5}
	want := map[grid.Dir]grid.Pos{
		grid.Up: {Row: 2, Col: 5}, grid.Down: {Row: 4, Col: 5}, grid.Left: {Row: 3, Col: 4}, grid.Right: {Row: 3, Col: 6},
	}
	for r := range 8 {
		for c := range 10 {
			q := grid.Pos{Row: r, Col: c}
			beside := false
			for _, d := range grid.Dirs {
				if p.Step(d) != want[d] {
					t.Errorf("step %s leads to %s, want %s", d, p.Step(d), want[d])
				}
				beside = beside || p.Step(d) == q
			}
			if p.Beside(q) != beside {
				t.Errorf("%s beside %s: %t, want %t", p, q, p.Beside(q), beside)
			}
		}
	}
}

func TestDirections(t *testing.T) {
	text := ""
	for _, d := range grid.Dirs {
		text += d.String()
		if d.Vertical() != (d == grid.Up || d == grid.Down) {
			t.Errorf("%s vertical: %t", d, d.Vertical())
		}
	}
	if none := grid.Dir(4); none.Valid() || none.String() != "Dir(4)" {
		t.Errorf("direction 4 is valid: %t, its text %s", none.Valid(), none)
	}
	if text != "UDLR" {
		t.Errorf("the letters are %s, want UDLR", text)
	}
}

func TestSizeCountsInReadingOrder(t *testing.T) {
	s := grid.Size{Rows: 3, Cols: 4}
	if s.Cells() != 12 {
		t.Errorf("%d cells, want 12", s.Cells())
	}
	for i := range s.Cells() {
		p := s.At(i)
		if !s.Contains(p) || s.Index(p) != i {
			t.Errorf("cell %d is %s with number %d, on the board: %t", i, p, s.Index(p), s.Contains(p))
		}
		if q := s.At((i + 5) % s.Cells()); p.Compare(q) != cmp.Compare(i, s.Index(q)) {
			t.Errorf("%s compared with %s: %d", p, q, p.Compare(q))
		}
		if i > 0 && (!s.At(i-1).Before(p) || p.Before(s.At(i-1)) || p.Before(p)) {
			t.Errorf("%s and %s are out of order", s.At(i-1), p)
		}
	}
	for _, p := range []grid.Pos{{Row: -1, Col: 0}, {Row: 0, Col: -1}, {Row: 3, Col: 0}, {Row: 0, Col: 4}} {
		if s.Contains(p) {
			t.Errorf("%s is on a board of 3 rows and 4 columns", p)
		}
	}
}
