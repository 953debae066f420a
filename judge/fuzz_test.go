package judge_test

import (
	"bytes"
	"strconv"
	"testing"
)

// small reports whether all numbers of an input are small, and with them its lairs.
func small(data []byte) bool {
	for word := range bytes.FieldsSeq(data) {
		if n, err := strconv.Atoi(string(word)); err == nil && n > 6 {
			return false
		}
	}
	return true
}

func fuzz(f *testing.F, i int) {
	p := problems[i]
	for _, data := range samples(f, p.name) {
		f.Add(data, uint16(7))
	}
	for _, fault := range faults {
		if fault.problem == i && len(fault.input) < 1000 {
			f.Add([]byte(fault.input), uint16(64))
		}
	}
	f.Fuzz(func(t *testing.T, data []byte, size uint16) {
		if len(data) > 4000 || i == 1 && !small(data) {
			return // the oracle would take too long
		}
		p.agree(t, "file", data, bytes.NewReader(data))
		p.agree(t, "parts", data, &chunks{data, 1 + int(size)})
	})
}

func FuzzHDU1175(f *testing.F) { fuzz(f, 0) }

func FuzzPOJ1324(f *testing.F) { fuzz(f, 1) }
