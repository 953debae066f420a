package main

import (
	"fmt"
	"strings"
	"time"

	"github.com/wendgames/wend/internal/ask"
	"github.com/wendgames/wend/internal/runner"
	"github.com/wendgames/wend/internal/stress"
)

// say is what is said to people, in their language: whatever the program has printed, inputs and drawings are not for it.
func (s *stressing) say(format string, args ...any) string {
	return s.out.speech.say(fmt.Sprintf(format, args...))
}

// faultText says all there is to say of a program's fault.
func (s *stressing) faultText(r *stress.Report) string {
	return s.inputText(r.Fault) + s.answersText(r.Fault, r.Budget) + s.out.speech.say(aboutText(r))
}

// aboutText says what a fault may come from.
func aboutText(r *stress.Report) string {
	text := leftText(r.Fault)
	if again := r.Fault.Again; again != "" && r.Fault.Verdict != stress.MemoryLimitExceeded { // of short runs not all is seen
		text += fmt.Sprintf("another run on the same input: %s; the program does not always do the same; is something read before it is set?\n", again)
	}
	if r.Fault.Unfinished {
		text += "the time was up before all smaller inputs were tried\n"
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
		return s.say("%s; it is too large to be shown\n", text)
	}
	return s.say("%s:\n\n", text) + string(f.Text) + "\n"
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
func (s *stressing) answersText(f *stress.Failure, allowed stress.Budget) string {
	switch f.Verdict {
	case stress.WrongAnswer, stress.PresentationError:
		return s.differenceText(f)
	case stress.TimeLimitExceeded:
		if f.Run.Asleep {
			return s.say("it was ended after %s in which it slept; the judge allows %s\n", seconds(f.Run.Wall), seconds(allowed.Time))
		}
		return s.say("it was ended after %s of processor time; the judge allows %s\n", seconds(f.Run.CPU), seconds(allowed.Time))
	case stress.MemoryLimitExceeded:
		return s.say("it was ended with %s of memory; the judge allows %s\n", mebibytes(f.Run.Memory), s.allowedMemory(allowed))
	case stress.OutputLimitExceeded:
		return s.say("it was ended after %s of output; the right answer has %s\n",
			ask.Count(len(f.Run.Output), "byte"), ask.Count(len(f.Right), "line"))
	}
	text := s.say("it crashed after %d of %s: %s\n", len(f.Given), ask.Count(len(f.Right), "line"), crashText(f.Run))
	if errors := strings.TrimSpace(string(f.Run.Errors)); errors != "" {
		text += indented(strings.Split(harmless(strings.ReplaceAll(errors, "\t", "    ")), "\n"))
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

// allowedMemory is how much memory the judge allows, and what is added to that.
func (s *stressing) allowedMemory(b stress.Budget) string {
	if more := s.language.Allowance(); more > 0 {
		return fmt.Sprintf("%s, and %s for the runtime of the language", mebibytes(b.Memory), mebibytes(more))
	}
	return mebibytes(b.Memory)
}

// differenceText is the line that differs, and what proves the right one.
func (s *stressing) differenceText(f *stress.Failure) string {
	var text strings.Builder
	if f.Line >= len(f.Right) {
		text.WriteString(s.say("line %d is one too many\n", f.Line+1))
	} else if len(f.Right) > 1 {
		text.WriteString(s.say("line %d, %s\n", f.Line+1, f.Question()))
	}
	fmt.Fprintln(&text, s.say("your answer:  ")+s.lineText(f.Given, f.Line))
	fmt.Fprintln(&text, s.say("right answer: ")+s.lineText(f.Right, f.Line))
	if f.Line >= len(f.Right) || !readable(string(f.Text)) {
		return text.String()
	}
	if witness := f.Witness(); witness != "" {
		fmt.Fprintln(&text, s.say("by            ")+witness)
	}
	fmt.Fprintf(&text, "\n%s\n", f.Picture(false))
	return text.String()
}

// lineText is a line, or that there is none.
func (s *stressing) lineText(lines []string, i int) string {
	if i >= len(lines) {
		return s.say("(none)")
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
	case n.Wrong == 0 && !n.Ended:
		return fmt.Sprintf("it answers all of %s rightly that tell known mistakes apart\n", ask.Count(n.Cases, "case"))
	case n.Ended:
		return "it did not come to the end of the cases that tell known mistakes apart\n"
	case len(n.Fits) == 0:
		return fmt.Sprintf("none of %d known mistakes answers like your program: %s\n", n.Known, trapsPage)
	case len(n.Fits) == 1:
		return fmt.Sprintf("your program answers exactly like one that %s\n", knownText(n.Fits[0]))
	}
	text := fmt.Sprintf("your program answers exactly like those with any of %d known mistakes:\n", len(n.Fits))
	for _, f := range n.Fits {
		text += fmt.Sprintf("    one that %s\n", knownText(f))
	}
	return text
}

// knownText is a known mistake, and where to read of it.
func knownText(f stress.Fault) string { return fmt.Sprintf("%s: %s#%s", f.What, trapsPage, f.Name) }

// acceptedText says that no fault was found, and what was tried.
func (s *stressing) acceptedText(r *stress.Report) string {
	text := s.say("%s: no fault in %s and %s\n", r.Verdict, ask.Count(r.Cases, "case"), ask.Count(r.Runs, "run"))
	text += s.say("tried: the sample, all boards of up to %s, random and adversarial small ones, the largest\n", ask.Count(r.Complete, "cell"))
	text += s.say("the largest took up to %s of processor time; the judge allows %s\n", seconds(r.LargestTime), seconds(r.Budget.Time))
	text += s.say("the largest took up to %s of memory; the judge allows %s\n", mebibytes(r.LargestMemory), s.allowedMemory(r.Budget))
	if f := r.Disputed; f != nil {
		text += s.say("\naccepted programs differ here: probably not why you were refused\n\n")
		if readable(string(f.Text)) {
			text += string(f.Text) + "\n"
		}
		text += s.answersText(f, r.Budget)
	}
	return text
}
