package main

import (
	"fmt"
	"strings"
	"time"

	"github.com/wendgames/wend/internal/ask"
	"github.com/wendgames/wend/internal/runner"
	"github.com/wendgames/wend/internal/stress"
)

// faultText says all there is to say of a program's fault.
func (s *stressing) faultText(r *stress.Report) string {
	f := r.Fault
	text := s.inputText(f) + answersText(f, r.Budget)
	text += leftText(f)
	if f.Fickle {
		text += "another run on the same input was accepted: the program does not always do the same; is something read before it is set?\n"
	}
	if r.Naming != nil {
		text += namingText(r.Naming)
	}
	return text
}

// inputText is the input of a failure, and where it is.
func (s *stressing) inputText(f *stress.Failure) string {
	text := fmt.Sprintf("the input, %s, is in %s", ask.Count(f.Cells(), "cell"), s.place)
	if f.Smaller {
		text = fmt.Sprintf("the smallest input found, %s, is in %s", ask.Count(f.Cells(), "cell"), s.place)
	}
	if s.failed != nil {
		text = "the input cannot be written into " + s.place
	}
	if !readable(string(f.Text)) {
		return text + "; it is too large to be shown\n"
	}
	return text + ":\n\n" + string(f.Text) + "\n"
}

// readable reports whether a text can be read on a screen.
func readable(text string) bool {
	for line := range strings.Lines(text) {
		if len(line) > shownSize.Cols {
			return false
		}
	}
	return strings.Count(text, "\n") <= shownSize.Rows
}

// answersText is what a program answers and what is right, or what ended it.
func answersText(f *stress.Failure, allowed stress.Budget) string {
	switch f.Verdict {
	case stress.WrongAnswer, stress.PresentationError:
		return differenceText(f)
	case stress.TimeLimitExceeded:
		return fmt.Sprintf("it was ended after %s of processor time; the judge allows %s\n", seconds(f.Run.CPU), seconds(allowed.Time))
	case stress.MemoryLimitExceeded:
		return fmt.Sprintf("it was ended with %s of memory; the judge allows %s\n", mebibytes(f.Run.Memory), mebibytes(allowed.Memory))
	case stress.OutputLimitExceeded:
		return fmt.Sprintf("it was ended after %s of output, where %s are right\n", ask.Count(len(f.Run.Output), "byte"), ask.Count(len(f.Right), "line"))
	}
	text := fmt.Sprintf("it crashed after %d of %s: %s\n", len(f.Given), ask.Count(len(f.Right), "line"), crashText(f.Run))
	if errors := strings.TrimSpace(string(f.Run.Errors)); errors != "" {
		text += indented(strings.Split(harmless(errors), "\n"))
	}
	return text
}

// crashText says how a program crashed.
func crashText(r *runner.Run) string {
	if r.Crash != "" {
		return r.Crash
	}
	return fmt.Sprintf("exit status %d", r.Exit)
}

// seconds is a time as people read it.
func seconds(t time.Duration) string { return fmt.Sprintf("%.1f s", t.Seconds()) }

// mebibytes is a size as people read it.
func mebibytes(n int64) string { return fmt.Sprintf("%.1f MiB", float64(n)/(1<<20)) }

// differenceText is the line that differs, and what proves the right one.
func differenceText(f *stress.Failure) string {
	var text strings.Builder
	if len(f.Right) > 1 {
		fmt.Fprintf(&text, "line %d, %s\n", f.Line+1, f.Question())
	}
	fmt.Fprintf(&text, "your answer:  %s\n", lineText(f.Given, f.Line))
	fmt.Fprintf(&text, "right answer: %s\n", lineText(f.Right, f.Line))
	if f.Line >= len(f.Right) || !readable(string(f.Text)) {
		return text.String()
	}
	if witness := f.Witness(); witness != "" {
		fmt.Fprintf(&text, "by            %s\n", witness)
	}
	text.WriteString("\n" + f.Picture(false) + "\n")
	return text.String()
}

// lineText is a line, or that there is none.
func lineText(lines []string, i int) string {
	if i >= len(lines) {
		return "(none)"
	}
	return visible([]byte(lines[i]))
}

// leftText says that a failure needs what came before.
func leftText(f *stress.Failure) string {
	switch {
	case f.Left == "":
		return ""
	case len(f.Input) > 2:
		return fmt.Sprintf("it takes %s: something is left over from those before\n", ask.Count(len(f.Input), "case"))
	}
	return fmt.Sprintf("something is left over from the %s before\n", f.Left)
}

// namingText says which known mistakes answer as the program does.
func namingText(n *stress.Naming) string {
	switch {
	case n.Ended:
		return "it did not come to the end of the cases that tell known mistakes apart\n"
	case len(n.Fits) == 0:
		return fmt.Sprintf("none of %d known mistakes answers like your program: %s\n", n.Known, trapsPage)
	case len(n.Fits) == 1:
		return fmt.Sprintf("your program answers exactly like one that %s: %s#%s\n", n.Fits[0].What, trapsPage, n.Fits[0].Name)
	}
	text := fmt.Sprintf("your program answers exactly like those with any of %d known mistakes:\n", len(n.Fits))
	for _, f := range n.Fits {
		text += fmt.Sprintf("    one that %s: %s#%s\n", f.What, trapsPage, f.Name)
	}
	return text
}

// acceptedText says that no fault was found, and what was tried.
func acceptedText(r *stress.Report) string {
	text := fmt.Sprintf("%s: no fault in %s and %s\n", r.Verdict, ask.Count(r.Cases, "case"), ask.Count(r.Runs, "run"))
	text += fmt.Sprintf("tried: the sample, all boards of up to %s, random and adversarial small ones, the largest\n", ask.Count(r.Complete, "cell"))
	text += fmt.Sprintf("the largest took up to %s and %s; the judge allows %s\n", seconds(r.LargestTime),
		mebibytes(r.LargestMemory), budgetText(r.Budget))
	if f := r.Disputed; f != nil {
		text += "\naccepted programs differ here: probably not why you were refused\n\n"
		text += string(f.Text) + "\n" + answersText(f, r.Budget)
	}
	return text
}
