package chinese

import (
	"strings"
	"testing"
)

// TestText has texts of every kind, with names that look like messages.
func TestText(t *testing.T) {
	for _, test := range []struct {
		text, want string
		names      []string
	}{
		{"", "", nil},
		{"\n\n", "\n\n", nil},
		{"E@<..\n", "E@<..\n", []string{"E"}},
		{"no message of ours", "no message of ours", nil},
		{"\xff: no level:", "\xff: 不是关卡:", []string{"\xff"}},
		{"a: no level:", "a: no level:", nil}, // a name must be known
		{": no such file or directory", ": 没有这个文件或文件夹", []string{""}},
		{"a: no level:\na:3: this is no UTF-8 text\n", "a: 不是关卡:\na:3: 这不是 UTF-8 文本\n", []string{"a"}},
		{"a:2: no level:\na:3: this is no UTF-8 text", "a:2: 不是关卡:\na:3: 这不是 UTF-8 文本", []string{"a", "a:2"}},
		{"a: false: moves: move 3, ~1,2, is refused: finished\n    .@\n",
			"a: 不成立: moves: 第 3 步 ~1,2 被拒绝: finished（这一局已经结束）\n    .@\n", []string{"a"}},
		{": false: b: ok: link, 1 row, 2 columns", ": false: b: 成立: 连连看，1 行，2 列", []string{": false: b"}},
		{"x has no option --y: not a directory", "x has no option --y: 路径中有一段不是文件夹", []string{"x has no option --y"}},
		{"a\nb: no such file or directory\nread once", "a\nb: 没有这个文件或文件夹\nread once", []string{"a\nb"}},
		{"open a: b: permission denied", "不能打开 a: b: 没有权限", nil},
		{"x: false: expect: it says 7, but something new", "x: false: expect: it says 7, but something new", []string{"x"}},
		{`x:2:8: rules: "\": \"" stands here twice`, `x:2:8: rules: "\": \"" 在这里写了两次`, []string{"x"}},
		{"x:1: want a JSON object, a level a line: json: whatever Go says",
			"x:1: 每行应是一个 JSON 对象，即一关：json: whatever Go says", []string{"x"}},
		{"12 levels", "12 关", nil},
		{"at least 9 steps; a way of 11 steps is known", "至少 9 步；已找到一种 11 步的走法", nil},
		{"hint: did you mean a b? wend check --help shows what there is", "提示: 是不是 a b？用 wend check --help 查看用法", nil},
	} {
		if got := Text(test.text, test.names...); got != test.want {
			t.Errorf("%q, names %q:\n%q\nwant\n%q", test.text, test.names, got, test.want)
		}
	}
}

// TestLongTexts has texts that begin as messages do again and again, which must not cost more with each. Whatever is not
// linear would not end.
func TestLongTexts(t *testing.T) {
	const n = 200_000
	for _, text := range []string{
		"hint: " + strings.Repeat("did you mean a? ", n),
		"hint: " + strings.Repeat("did you mean a, number 1 of wend levels? ", n),
		strings.Repeat("open a: ", n), strings.Repeat("x: read y: ", n), strings.Repeat("\"", n), strings.Repeat("\\\"", n),
		strings.Repeat("--time a has no option --", n),
		"x: ok: link, 1 row, 1 column" + strings.Repeat("; moves of 1, won", n) + "; ",
		"x: false: expect: it says 1, but none of the tiles 1,1" + strings.Repeat(" 1,1", n),
		strings.Repeat("x: ", n), strings.Repeat("x:1: ", n),
	} {
		if got := Text(text, "x"); len(got) < len(text)/2 {
			t.Errorf("%.40q… became %.40q…", text, got)
		}
	}
}

// FuzzText says anything, behind a name that may be anything: no line, no number and no name is lost.
func FuzzText(f *testing.F) {
	f.Add("a", ": false: moves: move 3, U, is refused: stone")
	f.Add("", "hint: did you mean 1,1? wend check --help shows what there is")
	for _, c := range catalogue() {
		for _, m := range c.messages {
			filled := strings.NewReplacer("{name}", "", "{n}", "12", "{quoted}", `"y"`, "{text}", "z", "{count}", "2 tiles")
			f.Add("x", filled.Replace(m.english))
		}
	}
	f.Fuzz(func(t *testing.T, name, rest string) {
		text := name + rest
		got := Text(text, name)
		if Text(text, name) != got {
			t.Fatalf("%q is said in two ways", text)
		}
		if strings.Count(got, "\n") != strings.Count(text, "\n") || !strings.Contains(got, name) {
			t.Errorf("%q, name %q: %q", text, name, got)
		}
		had, has := numbers(text), numbers(got)
		for number, times := range had {
			if has[number] < times {
				t.Errorf("%q has %s %d times, %q %d", text, number, times, got, has[number])
			}
		}
	})
}

// numbers are the numbers in a text, and how often each is there.
func numbers(text string) map[string]int {
	found := map[string]int{}
	for _, number := range strings.FieldsFunc(text, func(r rune) bool { return r < '0' || r > '9' }) {
		found[number]++
	}
	return found
}
