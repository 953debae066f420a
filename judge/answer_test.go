package judge_test

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"github.com/wendgames/wend/judge"
	"github.com/wendgames/wend/lair"
)

func TestWitness(t *testing.T) {
	for i, want := range []string{
		"YES 1,1 2,1 2,4 3,4\nNO\nNO\nNO\nNO\nYES 1,3 2,3\n",
		"Case 1: 9 DRRULUUUL\nCase 2: -1\n",
	} {
		p := problems[i]
		data, err := os.ReadFile("testdata/" + p.name + "/sample.in")
		if err != nil {
			t.Fatal(err)
		}
		if got, err := answers(p.open("in", bytes.NewReader(data)), true); got != want || err != nil {
			t.Errorf("%s: error %v,\n%swant\n%s", p.name, err, got, want)
		}
	}
	got, err := answers(problems[1].open("in", strings.NewReader("1 2 1\n1 1\n0\n")), true)
	if got != "Case 1: 0\n" || err != nil {
		t.Errorf("on the exit: %q, error %v", got, err)
	}
}

// TestAppendCase asks every question again, alone: the answer must be the same.
func TestAppendCase(t *testing.T) {
	rnd := rand.New(rand.NewPCG(11, 12))
	for range 100 {
		for i, p := range problems {
			data := [2]func(*rand.Rand) []byte{tiles, lairs}[i](rnd)
			s := p.open("in", pipe{bytes.NewReader(data)})
			for s.Next() {
				alone, err := s.AppendCase(nil)
				if err != nil {
					t.Fatal(err)
				}
				got, err := answers(p.open("alone", bytes.NewReader(alone)), true)
				want := string(s.AppendAnswer(nil, true))
				if _, answer, ok := strings.Cut(want, ":"); ok {
					want = "Case 1:" + answer
				}
				if got != want || err != nil {
					t.Fatalf("%s: alone it is %q, error %v, want %q\n%s", s.Question(), got, err, want, alone)
				}
			}
		}
	}
}

// TestAccessors reads the answers of both samples without their text.
func TestAccessors(t *testing.T) {
	tiles, err := os.Open("testdata/hdu1175/sample.in")
	if err != nil {
		t.Fatal(err)
	}
	defer tiles.Close()
	h := judge.NewHDU1175("in", tiles)
	var got []string
	for h.Next() {
		number, a, b := h.Query()
		got = append(got, fmt.Sprint(h.Case(), number, a, b, h.Yes(), h.Line(), h.Size()))
	}
	if want := "1 1 1,1 3,4 true 1,1 2,1 2,4 3,4 {3 4}"; len(got) != 6 || got[0] != want {
		t.Errorf("%d answers, the first %s, want %s", len(got), got[0], want)
	}
	if want := "1 2 1,1 2,4 false  {3 4}"; got[1] != want {
		t.Errorf("the second answer %s, want %s", got[1], want)
	}
	snakes, err := os.Open("testdata/poj1324/sample.in")
	if err != nil {
		t.Fatal(err)
	}
	defer snakes.Close()
	p := judge.NewPOJ1324(context.Background(), "in", snakes, lair.Limits{})
	got = nil
	for p.Next() {
		got = append(got, fmt.Sprint(p.Case(), p.Result().Verdict, len(p.Result().Moves), p.Size()))
	}
	if want := "1 found 9 {5 6}|2 impossible 0 {4 4}"; strings.Join(got, "|") != want {
		t.Errorf("%q, want %s", got, want)
	}
}

func TestQuestion(t *testing.T) {
	for i, want := range []string{"case 2, query 2: 1,3-2,3", "case 2"} {
		p := problems[i]
		data, err := os.ReadFile("testdata/" + p.name + "/sample.in")
		if err != nil {
			t.Fatal(err)
		}
		s := p.open("in", bytes.NewReader(data))
		got := ""
		for s.Next() {
			got = s.Question()
		}
		if got != want {
			t.Errorf("%s: the last question is %q, want %q", p.name, got, want)
		}
	}
}
