package stress

import (
	"context"
	"fmt"
	"iter"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/internal/ask"
	"github.com/wendgames/wend/judge"
)

// trap is a fault with an input on which it shows.
type trap struct {
	problem *Problem
	fault   Fault
	failure *Failure
	shows   int // how many of the fault's variants answer the input wrongly
}

// read is the cases of a text, or nil if it is no input.
func (x *trap) read(text string) (input []Case) {
	if make, ok := byArgument[x.fault.Name]; ok {
		return make()
	}
	cases := func(yield func(Case, error) bool) {
		for c, err := range judge.HDU1175Cases("input", strings.NewReader(text)) {
			if !yield(tileCase{c}, err) {
				return
			}
		}
	}
	if x.problem.End == judge.POJ1324End {
		cases = func(yield func(Case, error) bool) {
			for c, err := range judge.POJ1324Cases("input", strings.NewReader(text)) {
				if !yield(snakeCase{c}, err) {
					return
				}
			}
		}
	}
	for c, err := range cases {
		if err != nil {
			return nil
		}
		input = append(input, c)
	}
	return input
}

// holds makes x of an input, and reports whether that has the fewest cells there are, the fault shows on it, and it keeps
// within the statement. Of the wrong answers, x has the one that most variants give, or else the first in the order of texts.
func (x *trap) holds(t *testing.T, input []Case) bool {
	t.Helper()
	if cells(input) != x.fault.Smallest {
		return false
	}
	for _, c := range input {
		if s, ok := c.(snakeCase); ok {
			checkSnakeLimits(t, s)
		} else {
			tileCheck(t, x.fault.Name, c)
		}
		if c.Disputed() && !x.fault.Disputed {
			return false
		}
	}
	text := inputText(x.problem, input)
	right, err := x.problem.right(context.Background(), text)
	if err != nil {
		t.Fatal(err)
	}
	wrong, shows := x.wrongAnswers(input, right)
	if shows == 0 {
		return false
	}
	given := strings.Split(strings.TrimSuffix(wrong, "\n"), "\n")
	tried := &trial{input: input, given: given, right: right, line: firstDifference(given, right)}
	x.shows = shows
	x.failure = &Failure{Input: input, Text: text, Given: given, Right: right, Line: tried.line}
	x.failure.Case, x.failure.Answer = tried.place()
	return true
}

// inputText is an input in the judge's format.
func inputText(p *Problem, input []Case) []byte {
	var text []byte
	for _, c := range input {
		text = c.Append(text)
	}
	return append(text, p.End...)
}

// wrongAnswers are the wrong lines that most variants give, and how many variants give wrong ones.
func (x *trap) wrongAnswers(input []Case, right []string) (wrong string, shows int) {
	given := map[string]int{}
	for _, v := range x.fault.variants {
		if lines := v(input); !slices.Equal(lines, right) {
			given[strings.Join(lines, "\n")]++
			shows++
		}
	}
	for _, lines := range slices.Sorted(maps.Keys(given)) {
		if given[lines] > given[wrong] {
			wrong = lines
		}
	}
	return wrong, shows
}

// choose searches all inputs of the fewest cells on which the fault shows for one that is easy to understand; in the snake
// problem, the first few hundred on which it shows.
func (x *trap) choose() (best []Case) {
	const most = 300
	var bestScore []int
	found := 0
	for input := range x.smallest() {
		score := x.score(input)
		if score == nil {
			continue
		}
		if best == nil || slices.Compare(score, bestScore) < 0 {
			best, bestScore = slices.Clone(input), score
		}
		if found++; x.problem.End == judge.POJ1324End && found == most {
			break
		}
	}
	return best
}

// smallest are the inputs among which there is one on which the fault shows.
func (x *trap) smallest() iter.Seq[[]Case] {
	if x.problem.End == judge.POJ1324End {
		return snakeInputs(x.fault.Smallest, x.fault.Disputed)
	}
	if x.fault.Disputed {
		return slices.Values([][]Case{x.read("1 1\n1\n1\n1 1 1 1\n")})
	}
	return tileInputs(x.fault, x.fault.Smallest)
}

// score is the less the better an input is, or nil if the fault does not show on it: as many variants as possible are wrong,
// there is little in it, and it is rather wide than tall.
func (x *trap) score(input []Case) []int {
	right := (tileProgram{order: grid.Dirs}).run
	if x.problem.End == judge.POJ1324End {
		right = (&snakeProgram{choice: usual[0]}).run
	}
	_, shows := x.wrongAnswers(input, right(input))
	if shows == 0 {
		return nil
	}
	answers, filled, rows := 0, 0, 0
	for _, c := range input {
		answers += c.Answers()
		switch c := c.(type) {
		case tileCase:
			filled += len(c.tiles())
			rows += c.Board.Size().Rows
		case snakeCase:
			filled += 2*len(c.stones()) + len(c.Body)
			rows += c.Lair.Size().Rows
		}
	}
	return []int{-shows, len(input), answers, filled, rows}
}

// answers is a sentence on what is printed, which may be nothing, and on what is right, and then what proves that.
func (x *trap) answers(sentence, nothing, by string) string {
	f, printed := x.failure, nothing
	if f.Line < len(f.Given) {
		printed = "`" + f.Given[f.Line] + "`"
	}
	text := fmt.Sprintf(sentence, printed, f.Right[f.Line])
	if w := f.Witness(); w != "" {
		text += fmt.Sprintf(by, w)
	}
	return text
}

func (x *trap) aboveEnglish() string {
	text := ask.Count(x.fault.Smallest, "cell")
	if n := len(x.failure.Input); n > 1 {
		text += fmt.Sprintf(" in %d cases", n)
	}
	if n := len(x.fault.variants); x.shows < n {
		text += fmt.Sprintf(", wrong in %d of %d variants", x.shows, n)
	}
	return text + ":"
}

func (x *trap) aboveChinese() string {
	text := fmt.Sprintf("%d 格", x.fault.Smallest)
	if n := len(x.failure.Input); n > 1 {
		text += fmt.Sprintf("，%d 组数据", n)
	}
	if n := len(x.fault.variants); x.shows < n {
		text += fmt.Sprintf("，%d 种写法中有 %d 种出错", n, x.shows)
	}
	return text + "："
}

func (x *trap) belowEnglish() string {
	text := "It"
	if f := x.failure; len(f.Right) > 1 {
		text = fmt.Sprintf("On line %d (%s) it", f.Line+1, f.Question())
	}
	return text + x.answers(" prints %s, right is `%s`", "nothing", " by `%s`") + "."
}

func (x *trap) belowChinese() string {
	f, where, by := x.failure, "", "，线是 `%s`"
	if x.problem.End == judge.POJ1324End {
		by = "，走法是 `%s`"
	}
	if len(f.Right) > 1 {
		where = fmt.Sprintf("第 %d 行（第 %d 组", f.Line+1, f.Case+1)
		if c, ok := f.Input[f.Case].(tileCase); ok {
			q := c.Queries[f.Answer]
			where += fmt.Sprintf("第 %d 次询问 %v-%v", f.Answer+1, q[0], q[1])
		}
		where += "），"
	}
	return where + x.answers("程序输出：%s；正确答案：`%s`", "（无）", by) + "。"
}
