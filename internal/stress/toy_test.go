package stress

import (
	"context"
	"fmt"
	"iter"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/internal/runner"
)

// toyCase is a case of a toy problem: numbers, of which the sum is asked, and the largest. A 9 makes it disputed.
type toyCase []int

func (c toyCase) Append(dst []byte) []byte {
	dst = strconv.AppendInt(dst, int64(len(c)), 10)
	for _, n := range c {
		dst = append(dst, ' ')
		dst = strconv.AppendInt(dst, int64(n), 10)
	}
	return append(dst, '\n')
}

func (c toyCase) Cells() int     { return len(c) }
func (c toyCase) Answers() int   { return 2 }
func (c toyCase) Disputed() bool { return slices.Contains(c, 9) }

func (c toyCase) Question(answer int) string { return []string{"sum", "largest"}[answer] }
func (c toyCase) Witness(int) string         { return "" }
func (c toyCase) Picture(int, bool) []byte   { return nil }

// toyAnswers is the two lines that answer a case.
func toyAnswers(c []int) []string {
	sum, largest := 0, 0
	for _, n := range c {
		sum += n
		largest = max(largest, n)
	}
	return []string{fmt.Sprint(sum), fmt.Sprint(largest)}
}

// toyParse reads an input of the toy problem.
func toyParse(input []byte) (cases [][]int) {
	for line := range strings.Lines(string(input)) {
		var c []int
		for _, word := range strings.Fields(line)[1:] {
			n, err := strconv.Atoi(word)
			if err != nil {
				panic(err)
			}
			c = append(c, n)
		}
		if len(c) > 0 {
			cases = append(cases, c)
		}
	}
	return cases
}

// toyProblem has all lists of up to 3 of the numbers 0 to 4 as its tiny cases, and longer ones with numbers up to 8.
func toyProblem() *Problem {
	draw := func(r *grid.Random, n, below int) toyCase {
		c := make(toyCase, n)
		for i := range c {
			c[i] = r.Below(below)
		}
		return c
	}
	always := func(make func(r *grid.Random) toyCase) func(*grid.Random) iter.Seq[Case] {
		return func(r *grid.Random) iter.Seq[Case] {
			return func(yield func(Case) bool) {
				for yield(make(r)) {
				}
			}
		}
	}
	return &Problem{
		Name: "toy", Faults: func() []Fault { return nil }, End: "0\n", Budget: Budget{10 * time.Second, 1 << 20}, largestRun: 2,
		Kinds: []Kind{
			{"sample", "", Sample, func(*grid.Random) iter.Seq[Case] {
				return slices.Values([]Case{toyCase{1, 2}, toyCase{3}})
			}},
			{"tiny", "", Tiny, func(*grid.Random) iter.Seq[Case] { return toyTiny }},
			{"random", "", Small, always(func(r *grid.Random) toyCase { return draw(r, 1+r.Below(8), 9) })},
			{"zeros", "", Small, always(func(r *grid.Random) toyCase { return draw(r, 1+r.Below(8), 2) })},
			{"large", "", Largest, always(func(r *grid.Random) toyCase { return draw(r, 100, 9) })},
			{"nines", "", Contested, always(func(r *grid.Random) toyCase { return append(draw(r, 2, 9), 9) })},
		},
		right: func(_ context.Context, input []byte) (right []string, _ error) {
			for _, c := range toyParse(input) {
				right = append(right, toyAnswers(c)...)
			}
			return right, nil
		},
		smaller: func(c Case) iter.Seq[Case] {
			return func(yield func(Case) bool) {
				list := c.(toyCase)
				for i := range list {
					if len(list) > 1 && !yield(slices.Delete(slices.Clone(list), i, i+1)) {
						return
					}
				}
				for i, n := range list {
					less := slices.Clone(list)
					less[i]--
					if n > 0 && !yield(less) {
						return
					}
				}
			}
		},
		random: func(r *grid.Random, cells int) Case { return draw(r, 1+r.Below(cells), 9) },
	}
}

// toyTiny is all tiny cases, by length.
func toyTiny(yield func(Case) bool) {
	for n, all := 1, 5; n <= 3; n, all = n+1, all*5 {
		for code := range all {
			c := make(toyCase, n)
			for i := range c {
				c[i] = code % 5
				code /= 5
			}
			if !yield(c) {
				return
			}
		}
	}
}

// toyProgram is a program for the toy problem: a function that answers the cases of an input.
type toyProgram func(cases [][]int) *runner.Run

func (p toyProgram) Run(ctx context.Context, input []byte, limits runner.Limits) (*runner.Run, error) {
	return slowToy{p, 10 * time.Microsecond}.Run(ctx, input, limits)
}

// slowToy is a toy program that takes its time for each case, beside a millisecond for its start. It needs a clock that does
// not wait: that of package synctest.
type slowToy struct {
	program toyProgram
	perCase time.Duration
}

func (p slowToy) Run(ctx context.Context, input []byte, limits runner.Limits) (*runner.Run, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	cases := toyParse(input)
	run := p.program(cases)
	run.Wall = time.Millisecond + time.Duration(len(cases))*p.perCase
	if run.End == runner.OverTime || run.Wall > limits.Time {
		run.End, run.Wall = runner.OverTime, limits.Time
	}
	run.CPU = run.Wall
	time.Sleep(run.Wall)
	return run, nil
}

// eachToy is the program that answers case by case, by what it remembers of those before; a nil answer ends it.
func eachToy(answer func(before [][]int, c []int) []string, end runner.End) toyProgram {
	return func(cases [][]int) *runner.Run {
		var out strings.Builder
		for i, c := range cases {
			lines := answer(cases[:i], c)
			if lines == nil {
				return &runner.Run{Output: []byte(out.String()), End: end}
			}
			for _, line := range lines {
				out.WriteString(line + "\n")
			}
		}
		return &runner.Run{Output: []byte(out.String())}
	}
}
