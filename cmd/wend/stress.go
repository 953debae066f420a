package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"time"

	"github.com/urfave/cli/v3"

	"github.com/wendgames/wend/internal/ask"
	"github.com/wendgames/wend/internal/runner"
	"github.com/wendgames/wend/internal/stress"
)

// judged makes the online-judge problems whose programs can be tested.
var judged = []func() *stress.Problem{stress.HDU1175, stress.POJ1324}

func stressCommand() *cli.Command {
	c := &cli.Command{Name: "stress", Usage: "why is a program for an online-judge problem wrong?"}
	for _, problem := range judged {
		p := problem()
		c.Commands = append(c.Commands, speaking(command(&cli.Command{
			Name: p.Name, Usage: "find the smallest input on which a program for " + p.Name + " is wrong",
			ArgsUsage: "SOURCE | -- COMMAND...", Flags: stressFlags(p),
			Action:      func(ctx context.Context, c *cli.Command) error { return runStress(ctx, c, p) },
			Description: stressHelp(p),
		})))
	}
	return speaking(command(c))
}

// stressFlags are the options of the test of a program.
func stressFlags(p *stress.Problem) []cli.Flag {
	return []cli.Flag{
		&cli.StringFlag{Name: "build", Usage: "make the program by `COMMAND`, in which {in} is SOURCE and {out} the program to be made"},
		&cli.StringFlag{Name: "time", Usage: "look for a fault for `TIME`, such as 10s or 5m, and for a smaller input as long again", Value: "10s", DefaultText: "10s"},
		&cli.IntFlag{Name: "count", Usage: "try at most `N` random cases", DefaultText: "as many as the time allows"},
		&cli.Uint64Flag{Name: "seed", Usage: "begin chance with `N`", Value: 1},
		&cli.BoolFlag{Name: "strict", Usage: "let inputs count on which accepted programs differ"},
		&cli.StringFlag{
			Name: "output", Aliases: []string{"o"}, Value: p.Name + failingSuffix, DefaultText: p.Name + failingSuffix,
			Usage: "write the smallest failing input into `FILE`, over an earlier one whose name ends with -fail.in",
		},
		&cli.BoolFlag{Name: "force", Usage: "replace any FILE that is there"},
		&cli.BoolFlag{Name: "json", Usage: "write JSON: an object with all that was found"},
	}
}

// stressHelp says what the test of a program does.
func stressHelp(p *stress.Problem) string {
	return "SOURCE is a file such as a.c, a.cpp, A.java, a.py or a.go, which is built first; COMMAND runs a program that is there.\n" +
		"It is given the statement's sample, every board of up to 8 cells, random and adversarial small ones, and the\n" +
		"largest that the statement allows, for which the judge's limits hold: " + budgetText(p.Budget) + ". At the first fault it\n" +
		"stops, looks for the smallest input that shows it, and says which known mistake answers like the program.\n" +
		"Exit status 0: no fault was found; 1: one was; 2: the program cannot be built or started.\n" +
		"Example: wend stress " + p.Name + " examples/textbook/" + p.Name + ".cpp"
}

// budgetText is what a judge allows, in words.
func budgetText(b stress.Budget) string {
	return fmt.Sprintf("%g s and %d MiB", b.Time.Seconds(), b.Memory>>20)
}

// runStress is the action of the command.
func runStress(ctx context.Context, c *cli.Command, p *stress.Problem) error {
	out := c.Root().Writer.(*output)
	out.speech = out.speech.of(c.Args().Slice()...) // errors begin with the name of the program
	out.attend()                                    // what is built and run must be ended with the command
	options, err := stressOptions(c)
	if err != nil {
		return err
	}
	if err := canBeWritten(c, c.String("output")); err != nil {
		return err
	}
	program, err := readyProgram(ctx, c)
	if err != nil {
		return err
	}
	return errors.Join(testProgram(ctx, c, p, program, options), program.Close())
}

// canBeWritten is an error if a failing input cannot be written to a place, or may not take that of a file there: it must be
// an earlier one, by its name.
func canBeWritten(c *cli.Command, place string) error {
	unwritable := func(err error) error {
		return &failure{statusBad, fmt.Errorf("%s cannot be written: %w", place, err), ""}
	}
	info, err := os.Stat(place)
	switch {
	case err == nil && info.IsDir():
		return unwritable(syscall.EISDIR)
	case err != nil:
		var broken *fs.PathError
		if _, err := os.Stat(filepath.Dir(place)); errors.As(err, &broken) {
			return unwritable(broken.Err)
		}
		return nil
	case !info.Mode().IsRegular(), c.Bool("force"), strings.HasSuffix(place, failingSuffix):
		return nil
	}
	return thereAlready(place)
}

// failingSuffix ends the names of failing inputs.
const failingSuffix = "-fail.in"

// testProgram tests a program and says what came of it.
func testProgram(ctx context.Context, c *cli.Command, p *stress.Problem, program *runner.Program, options stress.Options) error {
	s := &stressing{out: c.Root().Writer.(*output), problem: p, json: c.Bool("json"), place: c.String("output"), language: program.Language()}
	options.Watch, options.Found = s.watch, s.found
	report, err := stress.Test(ctx, p, program, options)
	if err != nil {
		return unstarted(err)
	}
	return s.end(report)
}

// stressOptions are the options of a command line.
func stressOptions(c *cli.Command) (o stress.Options, err error) {
	o = stress.Options{Seed: c.Uint64("seed"), Count: c.Int("count"), Strict: c.Bool("strict")}
	if o.Time, err = time.ParseDuration(c.String("time")); err != nil || o.Time <= 0 {
		return o, badUse(c, "--time %s: want a time above 0, such as 10s or 5m", c.String("time"))
	}
	if c.IsSet("count") && o.Count < 1 {
		return o, badUse(c, "--count %d: want 1 or more", o.Count)
	}
	for _, option := range []string{"build", "output"} {
		if c.IsSet(option) && c.String(option) == "" {
			return o, badUse(c, "--%s is empty", option)
		}
	}
	return o, nil
}

// readyProgram is the program that a command line names, built if it has to be. That it cannot be is the command line's
// fault.
func readyProgram(ctx context.Context, c *cli.Command) (program *runner.Program, err error) {
	args := c.Args().Slice()
	switch {
	case len(args) == 0:
		return nil, badUse(c, "%s needs a program: a source file such as a.cpp, or -- and a command", c.FullName())
	case len(args) > 1 && !slices.ContainsFunc(args, func(arg string) bool { return !runner.IsSource(arg) }):
		return nil, badUse(c, "%s takes one source file, not %d", c.FullName(), len(args))
	case len(args) == 1 && (runner.IsSource(args[0]) || isText(args[0])):
		program, err = runner.Build(ctx, args[0], c.String("build"))
	default:
		program, err = runner.Command(ctx, args, c.String("build"))
	}
	return program, unstarted(err)
}

// isText reports whether a name is that of a file which cannot be executed: a source, whatever its language.
func isText(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.Mode().IsRegular() && info.Mode()&0o111 == 0
}

// unstarted is the error of a program that may be none which can be built or started.
func unstarted(err error) error {
	var build *runner.BuildError
	if errors.As(err, &build) {
		return &failure{statusBad, err, build.Hint}
	}
	return err
}

// stressing is the test of a program, as people see it.
type stressing struct {
	out      *output
	problem  *stress.Problem
	json     bool
	language runner.Language
	place    string // of the file for the failing input
	begun    bool   // a fault was found, and its first line is written
	failed   error  // why the file could not be written
}

// watch shows how far the test has come.
func (s *stressing) watch(round stress.Role, cases int) {
	s.out.progress.tell(fmt.Sprintf("%s: %s", roundNames[round], ask.Count(cases, "case")))
}

// roundNames are the rounds as people see them.
var roundNames = map[stress.Role]string{
	stress.Sample: "the statement's sample", stress.Tiny: "all boards of up to 8 cells", stress.Small: "random and adversarial small inputs",
	stress.Largest: "the statement's largest inputs", stress.Contested: "disputed inputs",
}

// foundIn says in which round a fault was found.
var foundIn = map[stress.Role]string{
	stress.Sample: "on the statement's sample", stress.Tiny: "on a board of up to 8 cells", stress.Small: "on a small input",
	stress.Largest: "on one of the statement's largest inputs", stress.Contested: "on a disputed input",
}

// trapsPage is the page on the known mistakes.
const trapsPage = "docs/traps.md"

// found writes a failing input, and says of the first that there is one. Whatever happens then, it is kept.
func (s *stressing) found(f *stress.Failure) {
	if !s.begun && !s.json {
		fmt.Fprintln(s.out, s.out.speech.say(fmt.Sprintf("%s %s", f.Verdict, foundIn[f.Round])))
		s.out.Flush()
	}
	s.begun = true
	s.out.progress.tell(fmt.Sprintf("smaller inputs: %s so far", ask.Count(f.Cells(), "cell")))
	s.failed = writeFile(s.place, f.Text, true)
}

// end writes what was found, and is the exit status that it comes to.
func (s *stressing) end(report *stress.Report) error {
	s.out.progress.hide()
	switch {
	case s.json:
		writeJSON(s.out, newStressJSON(report, s.problem))
	case report.Fault != nil:
		fmt.Fprint(s.out, s.faultText(report))
	default:
		fmt.Fprint(s.out, s.acceptedText(report))
	}
	if s.failed != nil {
		return s.failed
	}
	if report.Fault != nil {
		return errDifferent
	}
	return nil
}
