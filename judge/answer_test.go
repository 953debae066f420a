package judge_test

import (
	"bytes"
	"math/rand/v2"
	"os"
	"strings"
	"testing"
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
