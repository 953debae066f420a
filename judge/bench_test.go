package judge_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"testing"
)

// BenchmarkHDU1175 reads boards as large as the problem's, with 49 queries each, from memory.
func BenchmarkHDU1175(b *testing.B) {
	for name, fill := range map[string]float64{"empty": 0.0002, "half": 0.5, "full": 1} {
		rnd := rand.New(rand.NewPCG(17, 18))
		var text bytes.Buffer
		fmt.Fprintln(&text, "1000 999")
		for range 1000 {
			for range 999 {
				k := 0
				if rnd.Float64() < fill {
					k = 1 + rnd.IntN(200)
				}
				fmt.Fprint(&text, k, " ")
			}
			fmt.Fprintln(&text)
		}
		fmt.Fprintln(&text, 49)
		for range 49 {
			fmt.Fprintln(&text, 1+rnd.IntN(1000), 1+rnd.IntN(999), 1+rnd.IntN(1000), 1+rnd.IntN(999))
		}
		b.Run(name, func(b *testing.B) { benchmark(b, problems[0], text.Bytes()) })
	}
}

// BenchmarkPOJ1324 answers the cases of the tests that need a search.
func BenchmarkPOJ1324(b *testing.B) {
	for file, data := range samples(b, "poj1324") {
		if bytes.Count(data, []byte{'\n'}) > 100 {
			b.Run(file, func(b *testing.B) { benchmark(b, problems[1], data) })
		}
	}
}

func benchmark(b *testing.B, p problem, data []byte) {
	b.ReportAllocs()
	b.SetBytes(int64(len(data)))
	for b.Loop() {
		s := p.open("in", bytes.NewReader(data))
		for s.Next() {
		}
		if s.Err() != nil {
			b.Fatal(s.Err())
		}
	}
}
