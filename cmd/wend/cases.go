package main

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"

	"github.com/urfave/cli/v3"

	"github.com/wendgames/wend/internal/stress"
)

func casesCommand() *cli.Command {
	c := &cli.Command{Name: "cases", Usage: "make test data for an online-judge problem, with answers"}
	for _, problem := range judged {
		p := problem()
		c.Commands = append(c.Commands, command(&cli.Command{
			Name: p.Name, Usage: "make test data for " + p.Name, Flags: casesFlags(),
			Action:      func(ctx context.Context, c *cli.Command) error { return runCases(ctx, c, p) },
			Description: casesHelp(p),
		}))
	}
	return command(c)
}

// casesFlags are the options of test data.
func casesFlags() []cli.Flag {
	return []cli.Flag{
		&cli.StringFlag{Name: "kind", Usage: "make cases of `KIND`", DefaultText: "all small ones in turn"},
		&cli.IntFlag{Name: "n", Usage: "make `N` cases, or fewer if there are no more of the kind", Value: 10},
		&cli.Uint64Flag{Name: "seed", Usage: "begin chance with `N`; the same N gives the same cases", Value: 1},
		&cli.StringFlag{
			Name: "output", Aliases: []string{"o"}, DefaultText: "the input alone, to standard output",
			Usage: "write NAME.in and NAME.out: `NAME` may have folders before it",
		},
		&cli.BoolFlag{Name: "answers", Usage: "write the answers, and not the input, to standard output"},
		forceFlag(),
	}
}

// casesHelp says which kinds there are.
func casesHelp(p *stress.Problem) string {
	var text strings.Builder
	text.WriteString("Writes an input of the problem, within the limits of its statement and laid out as its sample, and what answers it.\nKinds:\n")
	width := 0
	for _, k := range p.Kinds {
		width = max(width, len(k.Name))
	}
	for _, k := range p.Kinds {
		fmt.Fprintf(&text, "  %-*s %s\n", width, k.Name, k.What)
	}
	fmt.Fprintf(&text, "Example: wend cases %s --kind %s -n 100 -o test", p.Name, "random")
	return text.String()
}

// runCases is the action of the command.
func runCases(ctx context.Context, c *cli.Command, p *stress.Problem) error {
	switch {
	case c.NArg() > 0:
		return badUse(c, "%s takes no %q; --output names the files", c.FullName(), c.Args().First())
	case c.Int("n") < 1:
		return badUse(c, "-n %d: want 1 or more", c.Int("n"))
	case c.IsSet("output") && strings.Trim(filepath.Base(c.String("output")), "./") == "":
		return badUse(c, "--output %q: want a name for files", c.String("output"))
	case c.IsSet("kind") && c.String("kind") == "":
		return badUse(c, "--kind is empty")
	case c.Bool("force") && !c.IsSet("output"):
		return badUse(c, "--force replaces files; --output names them")
	case c.IsSet("output") && c.Bool("answers"):
		return badUse(c, "--output writes the answers too; leave --answers out")
	}
	if _, ok := p.Cases(c.String("kind"), 0); !ok {
		return badUse(c, "--kind %s: there is no such kind", c.String("kind"))
	}
	t := testData{p, c.String("kind"), c.Uint64("seed"), c.Int("n")}
	out := c.Root().Writer.(*output)
	switch {
	case c.IsSet("output"):
		return t.files(ctx, c.String("output"), c.Bool("force"))
	case c.Bool("answers"):
		return t.answers(ctx, out)
	}
	return t.input(out)
}

// testData is cases of a problem, which can be made again and again.
type testData struct {
	problem *stress.Problem
	kind    string
	seed    uint64
	most    int
}

// cases are the cases, one by one.
func (t testData) cases(yield func(stress.Case) bool) {
	all, _ := t.problem.Cases(t.kind, t.seed)
	made := 0
	for c := range all {
		if made++; !yield(c) || made == t.most {
			return
		}
	}
}

// input writes the input.
func (t testData) input(w io.Writer) error {
	var text []byte
	for c := range t.cases {
		text = c.Append(text[:0])
		if _, err := w.Write(text); err != nil {
			return err
		}
	}
	_, err := io.WriteString(w, t.problem.End)
	return err
}

// answers writes what answers the input.
func (t testData) answers(ctx context.Context, w io.Writer) error {
	i := slices.IndexFunc(problems, func(p problem) bool { return p.name == t.problem.Name })
	open, err := problems[i].open("")
	if err != nil {
		return err
	}
	r, feed := io.Pipe()
	go func() {
		buffered := bufio.NewWriterSize(feed, outputSize)
		err := t.input(buffered)
		if err == nil {
			err = buffered.Flush()
		}
		feed.CloseWithError(err)
	}()
	defer func() { _ = r.Close() }() // that ends the writing
	s := open(ctx, t.problem.Name, r)
	var line []byte
	for s.Next() {
		line = s.AppendAnswer(line[:0], false)
		if _, err := w.Write(line); err != nil {
			return err
		}
	}
	return s.Err()
}

// files writes the input and the answers.
func (t testData) files(ctx context.Context, name string, replace bool) error {
	in, out := name+".in", name+".out"
	for _, place := range []string{in, out} {
		if !replace && exists(place) {
			return thereAlready(place)
		}
	}
	if err := writeBy(in, replace, t.input); err != nil {
		return err
	}
	return writeBy(out, replace, func(w io.Writer) error { return t.answers(ctx, w) })
}

// writeBy writes a file by a function.
func writeBy(place string, replace bool, write func(io.Writer) error) error {
	f, err := createFile(place, replace)
	if err != nil {
		return err
	}
	if err := write(f); err != nil {
		f.discard()
		return err
	}
	return f.keep()
}
