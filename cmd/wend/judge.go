package main

import (
	"context"
	"io"

	"github.com/urfave/cli/v3"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/judge"
	"github.com/wendgames/wend/lair"
)

// stream is an input of a judge, answered question by question.
type stream interface {
	Next() bool
	Err() error
	AppendAnswer(dst []byte, witness bool) []byte
	Question() string                      // names the last answer's question
	Size() grid.Size                       // of its board or lair
	AppendCase(dst []byte) ([]byte, error) // its case, as an input of its own
}

// opener begins to read an input.
type opener func(ctx context.Context, source string, r io.Reader) stream

// problem is a problem that can be judged.
type problem struct {
	name, usage string
	searches    bool // whether answers take searches, which --memory limits
	// open makes an opener; memory is the value of --memory, or empty for the default.
	open func(memory string) (opener, error)
}

var problems = []problem{
	{"hdu1175", "the tile game: does a line with at most two turns join two equal tiles?", false, openHDU1175},
	{"poj1324", "the snake: in how many steps does it get out?", true, openPOJ1324},
}

func openHDU1175(string) (opener, error) {
	return func(_ context.Context, source string, r io.Reader) stream { return judge.NewHDU1175(source, r) }, nil
}

func openPOJ1324(size string) (opener, error) {
	bytes, err := memoryLimit(size)
	if err != nil {
		return nil, err
	}
	return func(ctx context.Context, source string, r io.Reader) stream {
		return judge.NewPOJ1324(ctx, source, r, lair.Limits{Memory: bytes})
	}, nil
}

func judgeCommand() *cli.Command {
	c := &cli.Command{Name: "judge", Usage: "answer the input of an online-judge problem"}
	for _, p := range problems {
		c.Commands = append(c.Commands, p.command())
	}
	return command(c)
}

// command is the command of a problem.
func (p problem) command() *cli.Command {
	flags := []cli.Flag{
		&cli.BoolFlag{Name: "witness", Usage: "write behind an answer the line or the moves that prove it"},
		&cli.StringFlag{Name: "against", Usage: "compare with the answers in `FILE` and show the first that differs"},
	}
	if p.searches {
		flags = append(flags, memoryFlag())
	}
	return command(&cli.Command{
		Name: p.name, Usage: p.usage, ArgsUsage: "[FILE...]", Flags: flags, Action: p.run,
		Description: "Reads the files, or standard input without one or for -, and writes the judge's answers.\n" +
			"Example: wend judge " + p.name + " --witness input.txt",
	})
}

// run is the action of the command.
func (p problem) run(ctx context.Context, c *cli.Command) error {
	for _, option := range []string{"against", "memory"} {
		if c.IsSet(option) && c.String(option) == "" {
			return badUse(c, "--%s is empty", option)
		}
	}
	open, err := p.open(c.String("memory"))
	if err != nil {
		return badUse(c, "%w", err)
	}
	in := inputs{c.Args().Slice(), c.Root().Reader, c.Root().Writer.(*output), open}
	witness := c.Bool("witness")
	if c.IsSet("against") {
		if witness {
			return badUse(c, "--against shows a witness where it shows anything; leave --witness out")
		}
		return compareFiles(ctx, in, c.String("against"))
	}
	return in.each(ctx, func(_ string, s stream) error { return answer(s, in.out, witness) })
}

// plainJudge is the problem and the files of a command line that names nothing else, or nil.
func plainJudge(args []string) (*problem, []string) {
	if len(args) < 3 || args[1] != "judge" {
		return nil, nil
	}
	for _, arg := range args[3:] {
		if arg != "-" && (arg == "" || arg[0] == '-') {
			return nil, nil
		}
	}
	for i := range problems {
		if problems[i].name == args[2] {
			return &problems[i], args[3:]
		}
	}
	return nil, nil
}

// answer writes the answers of an input.
func answer(s stream, out *output, witness bool) error {
	var line []byte
	for s.Next() {
		line = s.AppendAnswer(line[:0], witness)
		if _, err := out.Write(line); err != nil {
			return err
		}
	}
	return s.Err()
}
