package convert_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/wendgames/wend/internal/convert"
)

// fuzz reads texts of some bytes in a format: what can be read can be written, and is read and written the same again.
func fuzz(f *testing.F, format convert.Format, most int, pattern string, seeds ...string) {
	files, err := filepath.Glob(pattern)
	if err != nil {
		f.Fatal(err)
	}
	for _, file := range files {
		if text, err := os.ReadFile(file); err == nil && len(text) <= most {
			seeds = append(seeds, string(text))
		}
	}
	for _, seed := range seeds {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > most {
			return
		}
		levels, _ := read(format, text, "")
		for _, l := range levels {
			if l.Size().Cells() > 1<<20 { // a judge's lair may be large for what it says
				return
			}
			written, err := convert.Append(nil, format, l)
			if err != nil {
				t.Fatalf("error %v of a level that was read", err)
			}
			again(t, format, l, string(written))
		}
	})
}

func FuzzHDU1175(f *testing.F) {
	fuzz(f, convert.HDU1175, 2000, "../../judge/testdata/hdu1175/*.in", "1 2 007 0 1 1 1 1 2 0 0", "2147483648 1")
}

func FuzzPOJ1324(f *testing.F) {
	fuzz(f, convert.POJ1324, 2000, "../../judge/testdata/poj1324/*.in", "2 2 2 1 1 1 2 2 1 1 1 1 0 0 0")
}

func FuzzCSV(f *testing.F) {
	fuzz(f, convert.CSV, 2000, "", "1,2\r\n2,#\n", "\"1\";; \" 2 \"\n.;0;1", "E,@,<\n,,#\n", "\xef\xbb\xbf1\n\n1\n\n", "\"1,5\",2", "E;@\n.;EE;x")
}

func FuzzTSV(f *testing.F) {
	fuzz(f, convert.TSV, 2000, "", "1\t2\r\n2\t#\n", "E\t@\t<\n\t\t#\n", "\t\n", "\"1\t2")
}

func FuzzJSON(f *testing.F) {
	fuzz(f, convert.JSON, 2000, "", `[[1,0,"#"],[2,".",1]]`, `["E.#","@\u003c."]`, "[[]]", `[""]`, "[", `[[1.0,[],{}],["x"]]`, `["E@",[1]]`, `["é"]`)
}

func FuzzSnake(f *testing.F) {
	const most = 64 // a body of many blocks may take a second
	fuzz(f, convert.Snake, most, "testdata/snake/*.snake", "*@", "@$\n$$*", "@$ $\n*\t", "\n\n", "@*\n #\r\n\n")
}
