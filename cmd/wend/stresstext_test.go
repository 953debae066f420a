package main

import (
	"io"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/wendgames/wend/internal/runner"
	"github.com/wendgames/wend/internal/stress"
)

// failing is what is said of the statement's first cases, in English and in Chinese.
type failing struct {
	name             string
	cases            int // of the sample
	failure          stress.Failure
	naming           *stress.Naming
	english, chinese []string // lines that are there
}

// failures are those that need much time, or luck, to be met.
var failures = []failing{
	{
		"time", 1, stress.Failure{Verdict: stress.TimeLimitExceeded, Run: &runner.Run{CPU: 10040 * time.Millisecond}}, nil,
		[]string{"it was ended after 10.0 s of processor time; the judge allows 10.0 s"},
		[]string{"用了 10.0 s 的 CPU 时间后被终止；判题限制是 10.0 s"},
	}, {
		"sleep", 1, stress.Failure{Verdict: stress.TimeLimitExceeded, Run: &runner.Run{Wall: 10 * time.Second, Asleep: true}}, nil,
		[]string{"it was ended after 10.0 s in which it slept; the judge allows 10.0 s"},
		[]string{"睡眠或等待了 10.0 s 后被终止；判题限制是 10.0 s"},
	}, {
		"memory", 1, stress.Failure{Verdict: stress.MemoryLimitExceeded, Run: &runner.Run{Memory: 33 << 20}}, nil,
		[]string{"it was ended with 33.0 MiB of memory; the judge allows 32.0 MiB"},
		[]string{"内存用到 33.0 MiB 时被终止；判题限制是 32.0 MiB"},
	}, {
		"windows", 1,
		stress.Failure{Verdict: stress.RuntimeError, Right: []string{"NO"}, Run: &runner.Run{Crash: "exception 0xC00000FD"}},
		nil,
		[]string{"it crashed after 0 of 1 line: exception 0xC00000FD"},
		[]string{"应输出 1 行，输出 0 行后崩溃: 异常 0xC00000FD（爆栈，例如递归太深）"},
	}, {
		"processes", 1,
		stress.Failure{Verdict: stress.RuntimeError, Right: []string{"NO"}, Run: &runner.Run{Crash: "more than 256 processes at once"}},
		nil,
		[]string{"it crashed after 0 of 1 line: more than 256 processes at once"},
		[]string{"应输出 1 行，输出 0 行后崩溃: 同时运行的进程超过 256 个"},
	}, {
		"another verdict", 1,
		stress.Failure{Verdict: stress.WrongAnswer, Given: []string{"NO"}, Right: []string{"YES"}, Again: stress.Accepted, Smaller: true},
		nil,
		[]string{
			"the smallest input found, 12 cells, is in fail.in:", "your answer:  NO", "right answer: YES",
			"another run on the same input: Accepted; " +
				"the program does not always do the same; is something read before it is set?",
		},
		[]string{
			"找到的最小反例共 12 格，写在 fail.in：", "你的输出: NO", "正确答案: YES",
			"同一份输入再跑一次，结果是 Accepted（通过）；程序每次运行的结果不一样，是不是用了没有初始化的变量？",
		},
	}, {
		"what was printed", 1, stress.Failure{Verdict: stress.WrongAnswer, Given: []string{"(none)"}, Right: []string{"YES"}},
		&stress.Naming{Ended: true},
		[]string{
			"the input, 12 cells, is in fail.in:", "your answer:  (none)",
			"it did not come to the end of the cases that tell known mistakes apart",
		},
		[]string{"输入共 12 格，写在 fail.in：", "你的输出: (none)", "程序没有跑完用来辨认常见错误的数据"},
	}, {
		"left over", 3, stress.Failure{Verdict: stress.WrongAnswer, Right: []string{"YES"}, Left: "case"}, &stress.Naming{Wrong: 1, Known: 33},
		[]string{
			"the input, 36 cells, is in fail.in; it is too large to be shown", "your answer:  (none)",
			"it takes 3 cases: something is left over from those before",
			"none of 33 known mistakes answers like your program: docs/traps.md",
		},
		[]string{
			"输入共 36 格，写在 fail.in；太大，不显示", "你的输出: （没有这一行）",
			"要有 3 组数据才会出错：前面的数据留下的东西没有清空", "33 种常见错误中，没有一种与你的程序输出相同，见 docs/traps.zh.md",
		},
	}, {
		"several", 1, stress.Failure{Verdict: stress.WrongAnswer, Given: []string{"NO"}, Right: []string{"YES"}},
		&stress.Naming{Wrong: 1, Known: 33, Fits: []stress.Fault{
			{Name: "last-row", What: "leaves out the last row"}, {Name: "three-turns", What: "allows three turns"},
		}},
		[]string{
			"your program answers exactly like those with any of 2 known mistakes:",
			"    one that leaves out the last row: docs/traps.md#last-row", "    one that allows three turns: docs/traps.md#three-turns",
		},
		[]string{
			"你的程序与犯以下 2 种常见错误中任何一种的程序输出都完全相同：",
			"    漏了最后一行，见 docs/traps.zh.md#last-row", "    允许转三次弯，见 docs/traps.zh.md#three-turns",
		},
	},
}

// TestFaultText has faults of all kinds that no script has.
func TestFaultText(t *testing.T) {
	p := stress.HDU1175()
	for _, test := range failures {
		f := test.failure
		next, _ := p.Cases("sample", 1)
		all := slices.Collect(next)
		for i := range test.cases {
			f.Input = append(f.Input, all[i%len(all)])
		}
		f.Text = []byte(strings.Repeat("0 ", 10*test.cases*test.cases) + "\n")
		if f.Run == nil {
			f.Run = &runner.Run{}
		}
		report := &stress.Report{Verdict: f.Verdict, Fault: &f, Naming: test.naming, Budget: p.Budget}
		for speaks, want := range map[bool][]string{false: test.english, true: test.chinese} {
			s := &stressing{out: newOutput(io.Discard, io.Discard), problem: p, place: "fail.in"}
			s.out.speech.chinese = speaks
			got := s.faultText(report)
			at := 0 // of the line behind the last that was found: they are there in this order
			lines := strings.Split(got, "\n")
			for _, line := range want {
				i := slices.Index(lines[at:], line)
				if i < 0 {
					t.Errorf("%s: %q is not in its place in\n%s", test.name, line, got)
					continue
				}
				at += i + 1
			}
		}
	}
}

// TestStressProgress has how far a test has come, in Chinese.
func TestStressProgress(t *testing.T) {
	s := &stressing{out: newOutput(io.Discard, io.Discard), problem: stress.HDU1175()}
	s.out.speech.chinese = true
	for round, want := range []string{
		"题目的样例: 1200 组数据", "不超过 8 格的所有数据: 1200 组数据", "随机的和专门构造的小数据: 1200 组数据",
		"题目允许的最大数据: 1200 组数据", "有争议的数据: 1200 组数据",
	} {
		s.watch(stress.Role(round), 1200)
		if got := s.out.speech.say(s.out.progress.text()); got != want {
			t.Errorf("%v: %q, want %q", stress.Role(round), got, want)
		}
	}
}
